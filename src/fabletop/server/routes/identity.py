"""Who am I: guests, accounts, and one's own data."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody
from msgspec import Meta, Struct

from fabletop.server.dependencies import COOKIE, Language, Me, TheLimits, ThePeople, TheSettings, Visitor
from fabletop.server.guards import sender
from fabletop.server.people import COOKIE_DAYS
from fabletop.server.settings import Settings
from fabletop.server.storage import Player
from fabletop.server.storage.players import login_of
from fabletop.server.troubles import NO_ANSWER, TROUBLES, Asked

Name = Annotated[str, Meta(max_length=200, description="2 to 24 letters, digits, spaces or - _ . '")]
Password = Annotated[str, Meta(max_length=200)]


class NewGuest(Struct, forbid_unknown_fields=True):
    """A guest may say what they want to be called."""

    name: Name | None = None


class NewName(Struct, forbid_unknown_fields=True):
    """Another name."""

    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    """What an account is known by."""

    name: Name
    password: Password


class NewPassword(Struct, forbid_unknown_fields=True):
    """The password that is, and the one that shall be."""

    old: Password
    new: Password


class Farewell(Struct, forbid_unknown_fields=True):
    """Accounts confirm with their password; guests leave it empty."""

    password: Password = ""


def cookie(settings: Settings, value: str) -> Cookie:
    """Pages cannot read it, and other sites cannot make a browser send it with a form."""
    age = COOKIE_DAYS * 24 * 60 * 60 if value else 0
    return Cookie(key=COOKIE, value=value, max_age=age, httponly=True, samesite="lax", secure=settings.is_secure)


def known_as(player: Player, settings: Settings, token: str) -> Response[Player]:
    return Response(player, cookies=[cookie(settings, token)])


@get("/api/me", responses=TROUBLES)
async def who_am_i(me: Me) -> Player:
    """The player whose cookie this is."""
    return me


@post("/api/me", responses=TROUBLES)
async def become_guest(
    request: Asked, data: JSONBody[NewGuest], visitor: Visitor, people: ThePeople, limits: TheLimits, language: Language
) -> Response[Player]:
    """Be somebody: a new guest, unless the cookie says who this is already."""
    if visitor is not None:
        return Response(visitor)
    await limits.guests.refuse_too_often(sender(request))
    player, token = await people.new_guest(data.name, language)
    return known_as(player, request.app.state.settings, token)


@patch("/api/me", responses=TROUBLES)
async def rename(data: JSONBody[NewName], me: Me, people: ThePeople) -> Player:
    """Give a guest another name."""
    return await people.rename(me, data.name)


@post("/api/me/account", responses=TROUBLES)
async def become_account(
    request: Asked, data: JSONBody[Credentials], me: Me, people: ThePeople, limits: TheLimits
) -> Player:
    """Make an account of a guest, who keeps games, ratings and friends."""
    await limits.logins.refuse_too_often(sender(request))
    return await people.become_account(me, data.name, data.password)


@post("/api/me/password", status_code=204, responses=TROUBLES)
async def change_password(
    request: Asked, data: JSONBody[NewPassword], me: Me, people: ThePeople, limits: TheLimits
) -> None:
    """Change the password; everywhere else the account is logged out."""
    await limits.logins.refuse_too_often(me.id)
    await people.change_password(me, request.cookies[COOKIE], data.old, data.new)


@post("/api/login", status_code=200, responses=TROUBLES)
async def log_in(
    request: Asked, data: JSONBody[Credentials], people: ThePeople, limits: TheLimits, settings: TheSettings
) -> Response[Player]:
    """Be an account on this device."""
    await limits.logins.refuse_too_often(sender(request))
    await limits.logins.refuse_too_often(login_of(data.name))
    player, token = await people.log_in(data.name, data.password)
    await people.refuse_banned(player)
    return known_as(player, settings, token)


@post("/api/logout", status_code=204, responses=NO_ANSWER | TROUBLES)
async def log_out(request: Asked, people: ThePeople, settings: TheSettings) -> Response[None]:
    """Forget on this device who this is."""
    await people.storage.players.end_session(request.cookies.get(COOKIE, ""))
    return Response(None, cookies=[cookie(settings, "")])


@get("/api/me/export", responses=TROUBLES)
async def export(me: Me, people: ThePeople) -> Response[dict[str, Any]]:
    """Everything that is kept of whoever asks."""
    name = 'attachment; filename="fabletop.json"'
    return Response(await people.export(me), headers={"content-disposition": name})


@post("/api/me/erase", status_code=204, responses=NO_ANSWER | TROUBLES)
async def erase(
    data: JSONBody[Farewell], visitor: Visitor, people: ThePeople, limits: TheLimits, settings: TheSettings
) -> Response[None]:
    """Forget whoever asks: name, password, cookies, ratings and what they said. Also the banned may be forgotten."""
    if visitor is not None:
        await limits.logins.refuse_too_often(visitor.id)
        await people.erase(visitor, data.password)
    return Response(None, cookies=[cookie(settings, "")])


ROUTES = [who_am_i, become_guest, rename, become_account, change_password, log_in, log_out, export, erase]
