"""The pictures in the rules of The Grimm Forest."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.drawing.picture import Cards, Explained, House, Houses, Lines, Mark, Panel, Part, Spot
from fabletop.drawing.sheet import Sheet
from fabletop.games.grimm.rules.build import price
from fabletop.games.grimm.words.board import WINDOWS
from fabletop.games.grimm.words.notation import FABLES, FRIENDS, KIND_WORDS, SECTION_WORDS
from fabletop.games.grimm.words.timetable import AS_A_FRIEND, AS_A_LOCATION, IN_THE_NEXT_TURN, WHEN_PLAYED, windows_of

SPECIAL = {
    "normal": "A Friendly Game",
    "next-turn": "Fairy Food",
    "unique": "Lonely Castle",
    "friend": "Robin Hood",
}
"""A card of each sort, beside the Monster that is explained."""
PHASES = {"gather": ("start", "return"), "build": ("build-start", "build-end"), "clean-up": ("clean-up", "clean-up")}
"""The first and the last window of each phase."""
CHANGES = {"queen": ("Evil Queen",), "build": ("Hansel & Gretel", "Puss in Boots")}
"""Friends who change what players do in a window, and have no moment of their own."""


def cards(sheet: Sheet) -> str:
    """A card, what its parts mean, and one of each other sort."""
    say = sheet.say
    spots: tuple[Spot, ...] = ("sign", "name")
    meanings = tuple((spot, say(f"grimm-picture-cards-{spot}")) for spot in spots)
    others = Cards(tuple(sheet.card(name) for name in SPECIAL.values()), is_large=True)
    sorts = Lines(tuple(say(f"grimm-picture-cards-{sort}") for sort in SPECIAL))
    title = say("grimm-picture-cards")
    parts = (Explained(sheet.card("Dragon"), meanings), others, sorts)
    return sheet.drawn(title, [*(text for _, text in meanings), *sorts.texts], ((Panel(title, parts),),))


def houses(sheet: Sheet) -> str:
    """A house of each resource, each a section higher than the one before, and what the sections cost."""
    say = sheet.say
    title = say("grimm-picture-houses")
    prices = tuple(
        say(f"grimm-picture-houses-{word}", price=price(0, section)) for section, word in enumerate(SECTION_WORDS)
    )
    built = Houses(tuple(house(sheet, kind, height + 1) for height, kind in enumerate(KIND_WORDS)))
    return sheet.drawn(title, prices, ((Panel(title, (built, Lines(prices))),),))


def house(sheet: Sheet, kind: str, height: int) -> House:
    sign = sheet.game.face.look(kind).sign
    assert sign is not None
    name = sheet.say(f"grimm-section-{kind}-{SECTION_WORDS[height - 1]}")
    return House((Mark(sign, sheet.say(sign.letter.id)),) * height, name)


def timetable(sheet: Sheet) -> str:
    """The phases of a round, step by step, with the cards that act in each."""
    panels = [Panel(sheet.say(f"grimm-picture-round-{phase}"), steps(sheet, phase)) for phase in PHASES]
    told = [text for panel in panels for part in panel.parts if isinstance(part, Lines) for text in part.texts]
    return sheet.drawn(sheet.say("grimm-picture-round"), told, tuple((panel,) for panel in panels))


def steps(sheet: Sheet, phase: str) -> tuple[Part, ...]:
    first, after = PHASES[phase]
    windows = WINDOWS[WINDOWS.index(first) : WINDOWS.index(after) + 1]
    return tuple(part for window in windows for part in step(sheet, window))


def step(sheet: Sheet, window: str) -> Iterator[Lines]:
    """What everybody does in a window, and which cards act in it."""
    title = sheet.say(f"grimm-window-{window}")
    yield Lines((sheet.say(f"grimm-picture-step-{window}"),), title=title[0].upper() + title[1:])
    if spoken := ", ".join(speakers(sheet, window)):
        yield Lines((sheet.say("grimm-picture-step-cards", cards=spoken),), is_small=True)


def speakers(sheet: Sheet, window: str) -> Iterator[str]:
    """The cards that act in a window, the Fables first."""
    names = {face.notation: sheet.say(face.name.id) for face in sheet.game.face.cards()}
    for deck, told in ((FABLES, (WHEN_PLAYED, IN_THE_NEXT_TURN, AS_A_LOCATION)), (FRIENDS, (AS_A_FRIEND,))):
        for card, name in enumerate(deck):
            if any(window in windows_of(card, moments) for moments in told) or name in CHANGES.get(window, ()):
                yield names[name]


GRIMM = {"cards": cards, "houses": houses, "round": timetable}
