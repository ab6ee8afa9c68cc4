"""What routes may ask for by name."""

from __future__ import annotations

from litestar.datastructures import State
from litestar.di import NamedDependency, Provide

from fabletop.server.guards import Limits
from fabletop.server.lobby import Lobby
from fabletop.server.offers import Shelf
from fabletop.server.people import People
from fabletop.server.refusals import refuse
from fabletop.server.settings import Settings
from fabletop.server.storage import Player, Storage
from fabletop.server.troubles import Asked, asked_in

COOKIE = "fabletop"

TheStorage = NamedDependency[Storage]
ThePeople = NamedDependency[People]
TheLimits = NamedDependency[Limits]
TheSettings = NamedDependency[Settings]
TheShelf = NamedDependency[Shelf]
TheLobby = NamedDependency[Lobby]
Language = NamedDependency[str]
Visitor = NamedDependency[Player | None]
"""Whoever the cookie belongs to, if anybody."""
Me = NamedDependency[Player]
"""Whoever asks; somebody must."""


def provide_language(request: Asked) -> str:
    return asked_in(request)


async def provide_visitor(request: Asked, people: ThePeople) -> Player | None:
    return await people.known_by(request.cookies.get(COOKIE))


async def provide_me(visitor: Visitor, people: ThePeople, limits: TheLimits) -> Player:
    if visitor is None:
        raise refuse(401, "error-nobody")
    await limits.people.refuse_too_often(visitor.id)
    await people.refuse_banned(visitor)
    return visitor


def part_of_state(name: str, kind: type) -> Provide:
    """Something that the application keeps for as long as it runs."""

    def provide(state: State) -> object:
        return state[name]

    provide.__annotations__["return"] = kind
    return Provide(provide, sync_to_thread=False)


# No field of a request may have one of these names: the framework would take a bad one for a mistake of ours.
DEPENDENCIES = {
    "storage": part_of_state("storage", Storage),
    "people": part_of_state("people", People),
    "limits": part_of_state("limits", Limits),
    "settings": part_of_state("settings", Settings),
    "lobby": part_of_state("lobby", Lobby),
    "shelf": part_of_state("shelf", Shelf),
    "language": Provide(provide_language, sync_to_thread=False),
    "visitor": Provide(provide_visitor),
    "me": Provide(provide_me),
}
