"""Who plays: guests at once, accounts for those who want to come back on another device."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from fabletop.server.names import made_up_name, read_name
from fabletop.server.passwords import Passwords
from fabletop.server.refusals import refuse
from fabletop.server.storage import NameTaken, Player, Storage, now

COOKIE_DAYS = 400
"""As long as browsers keep a cookie."""
DAY = 24 * 60 * 60 * 1000
HISTORY = 1_000_000


def new_id() -> str:
    """An id that nobody guesses and that two hardly ever share."""
    return secrets.token_urlsafe(12)


class People:
    """What people may do about themselves."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.passwords = Passwords()

    async def known_by(self, cookie: str | None) -> Player | None:
        """The player whose cookie this is."""
        return await self.storage.players.of_session(cookie) if cookie else None

    async def refuse_banned(self, player: Player) -> None:
        ban = await self.storage.moderation.ban_of(player.id)
        if ban is not None:
            raise refuse(403, "error-banned", why=ban.why)

    async def new_guest(self, name: str | None, language: str) -> tuple[Player, str]:
        """A new guest, and the cookie by which they are known."""
        called = read_name(name) if name is not None else made_up_name(language)
        player = await self.storage.players.create_guest(new_id(), called)
        return player, await self.new_cookie(player)

    async def new_cookie(self, player: Player) -> str:
        token = secrets.token_urlsafe(32)
        await self.storage.players.start_session(player.id, token, now() + COOKIE_DAYS * DAY)
        return token

    async def rename(self, player: Player, name: str) -> Player:
        if player.kind != "guest":
            raise refuse(409, "error-account-name-stays")
        called = read_name(name)
        await self.storage.players.rename(player.id, called)
        return msgspec.structs.replace(player, name=called)

    async def become_account(self, player: Player, name: str, password: str) -> Player:
        """Give a guest a name and a password; everything they have stays theirs."""
        called = read_name(name)
        if player.kind != "guest":
            raise refuse(409, "error-account-already")
        hashed = await self.passwords.hash(password)
        try:
            done = await self.storage.players.become_account(player.id, called, hashed)
        except NameTaken:
            raise refuse(409, "error-name-taken", name=called) from None
        if not done:
            raise refuse(409, "error-account-already")
        return msgspec.structs.replace(player, kind="account", name=called)

    async def log_in(self, name: str, password: str) -> tuple[Player, str]:
        found = await self.storage.players.account(" ".join(name.split())[:200])
        player, known = found or (None, None)
        right = await self.passwords.is_right(password, known)
        if player is None or not right:
            raise refuse(403, "error-login")
        return player, await self.new_cookie(player)

    async def change_password(self, player: Player, cookie: str, old: str, new: str) -> None:
        """Who knows the password alone stays logged in."""
        await self.refuse_wrong(player, old)
        await self.storage.players.change_password(player.id, await self.passwords.hash(new))
        await self.storage.players.end_other_sessions(player.id, cookie)

    async def refuse_wrong(self, player: Player, password: str) -> None:
        """Accounts are asked for the password before anything that cannot be undone."""
        if player.kind != "account":
            return
        found = await self.storage.players.account(player.name)
        if not await self.passwords.is_right(password, found[1] if found else None):
            raise refuse(403, "error-login")

    async def erase(self, player: Player, password: str) -> None:
        await self.refuse_wrong(player, password)
        await self.storage.players.erase(player.id)

    async def export(self, player: Player) -> dict[str, Any]:
        """Everything that is kept of a person, but for secrets."""
        history = await self.storage.matches.history(player.id, limit=HISTORY)
        own: dict[str, Any] = {"player": player, "matches": history}
        own["ratings"] = await self.storage.ratings.of_player(player.id)
        return own | await self.storage.players.rows_of(player.id)
