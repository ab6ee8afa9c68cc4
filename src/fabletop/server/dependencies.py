"""What routes may ask for by name."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.di import Provide

from fabletop.server.guards import Limits
from fabletop.server.offers import Shelf
from fabletop.server.people import People
from fabletop.server.refusals import refuse
from fabletop.server.settings import Settings
from fabletop.server.storage import Player, Storage
from fabletop.server.troubles import Asked, asked_in

COOKIE = "fabletop"


def provide_storage(state: State) -> Storage:
    return state.storage  # type: ignore[no-any-return]


def provide_people(state: State) -> People:
    return state.people  # type: ignore[no-any-return]


def provide_limits(state: State) -> Limits:
    return state.limits  # type: ignore[no-any-return]


def provide_settings(state: State) -> Settings:
    return state.settings  # type: ignore[no-any-return]


def provide_shelf(state: State) -> Shelf:
    return state.shelf  # type: ignore[no-any-return]


def provide_language(request: Asked) -> str:
    return asked_in(request)


async def provide_visitor(request: Asked, people: People) -> Player | None:
    """Whoever the cookie belongs to, if anybody."""
    return await people.known_by(request.cookies.get(COOKIE))


async def provide_player(visitor: Player | None, people: People) -> Player:
    """Whoever asks; somebody must."""
    if visitor is None:
        raise refuse(401, "error-nobody")
    await people.refuse_banned(visitor)
    return visitor


DEPENDENCIES = {
    "storage": Provide(provide_storage, sync_to_thread=False),
    "people": Provide(provide_people, sync_to_thread=False),
    "limits": Provide(provide_limits, sync_to_thread=False),
    "settings": Provide(provide_settings, sync_to_thread=False),
    "shelf": Provide(provide_shelf, sync_to_thread=False),
    "language": Provide(provide_language, sync_to_thread=False),
    "visitor": Provide(provide_visitor),
    "player": Provide(provide_player),
}
