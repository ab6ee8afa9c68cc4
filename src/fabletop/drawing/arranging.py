"""From the zones of a board to a picture: which of them share a panel, and what is drawn for each thing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from fabletop.contract import CardFace, Game, Look, Pointed, Sign, Thing, Told, Zone, said
from fabletop.contract.board import Line, Meter
from fabletop.drawing.picture import (
    BACKS,
    Cards,
    CardShown,
    Chips,
    Goods,
    House,
    Houses,
    Lines,
    Mark,
    Panel,
    Part,
    Rows,
    Scale,
    Steps,
    Stretch,
    Tags,
)
from fabletop.text.speech import Speech

MOST_ASIDE = 600
"""So many letters of what stands aside leave room for a seat beside the table."""


@dataclass(frozen=True)
class Arranger:
    """The board of one game for one viewer, in one language."""

    game: Game
    faces: Mapping[str, CardFace]
    say: Speech
    pointed: Pointed

    def rows(self, zones: Sequence[Zone], viewer: int | None) -> Rows:
        """The landscape above, the table and the seats of the others in rows of two, the viewer's own seat below."""
        landscape = [zone for zone in zones if is_landscape(zone)]
        shared = [zone for zone in zones if zone.seat is None and not is_landscape(zone)]
        others, own = split_seats(zones, viewer)
        panels = [self.seat_panel(seat, zones) for seat in others]
        middle = self.shared_rows(shared, panels, is_first=bool(zones) and zones[0].seat is None)
        places = tuple(tuple(self.place_panels(zone)) for zone in landscape)
        return (*places, *middle, *((self.seat_panel(seat, zones),) for seat in own))

    def shared_rows(self, zones: Sequence[Zone], others: Sequence[Panel], *, is_first: bool) -> Rows:
        """The table beside a seat that would sit alone, if it is small; else above the others, or below a rival."""
        if not zones:
            return paired(others)
        table = self.shared_panel(zones)
        is_small = sum(self.letters(zone) for zone in zones if zone.place == "aside") <= MOST_ASIDE
        if not is_first:
            return (*paired(others), (table,))
        if len(others) > 1 and len(others) % 2 and is_small:
            return paired([table, *others])
        return ((table,), *paired(others))

    def letters(self, zone: Zone) -> int:
        told = [self.say.say(said(line)) for line in zone.lines]
        return sum(map(len, [*told, *map(self.name_of, zone.things)]))

    def place_panels(self, zone: Zone) -> Iterator[Panel]:
        for thing in zone.things:
            parts = tuple(self.line_parts(zone, thing.lines))
            yield Panel(self.name_of(thing), parts, is_lit=self.pointed.at(zone, thing))

    def shared_panel(self, zones: Sequence[Zone]) -> Panel:
        """Headed by the zone that tells how far the game is."""
        head = next((zone for zone in zones if zone.track or zone.meter), zones[0])
        return Panel(self.say.say(head.title), tuple(self.parts_of(zones, head)))

    def seat_panel(self, seat: int, zones: Sequence[Zone]) -> Panel:
        own = [zone for zone in zones if zone.seat == seat]
        return Panel(self.say.say(own[0].title), tuple(self.parts_of(own, own[0])), seat, self.is_meant(own[0]))

    def is_meant(self, zone: Zone) -> bool:
        """Can the player be chosen to whom a zone belongs?"""
        return "seat" in zone.refs and ("seat", str(zone.seat)) in self.pointed.refs

    def parts_of(self, zones: Iterable[Zone], head: Zone) -> Iterator[Part]:
        for zone in zones:
            parts = [*self.zone_parts(zone)]
            if parts and zone is not head:
                parts[0] = replace(parts[0], title=parts[0].title or self.say.say(zone.title))
            yield from parts

    def zone_parts(self, zone: Zone) -> Iterator[Part]:
        if zone.place == "aside":
            yield from self.aside_parts(zone)
            return
        if zone.track:
            yield Steps(tuple(map(self.say.say, zone.track.steps)), zone.track.at)
        goods = [line for line in zone.lines if is_goods(line)]
        yield from self.line_parts(zone, goods)
        yield from self.houses(zone)
        cards = [card for thing in zone.things if thing.stack is None for card in self.cards(zone, thing)]
        if cards:
            yield Cards(tuple(cards), is_large=zone.place in ("table", "hand"))
        yield from self.line_parts(zone, [line for line in zone.lines if not is_goods(line)])
        if zone.meter:
            yield scale(zone.meter, self.say)

    def aside_parts(self, zone: Zone) -> Iterator[Part]:
        """What stands aside is drawn small, and told in whole sentences."""
        things = [line for line in zone.lines if isinstance(line, Told) and line.things]
        texts = [self.say.say(said(line)) for line in zone.lines if line not in things]
        if zone.things:
            yield Chips(tuple(self.card(zone, thing) for thing in zone.things))
        yield from self.line_parts(zone, things)
        if texts:
            yield Lines(tuple(texts), is_small=True, title=self.say.say(zone.title))

    def houses(self, zone: Zone) -> Iterator[Houses]:
        houses = [self.house(zone, thing) for thing in (*zone.things, *zone.empty) if thing.stack is not None]
        if houses:
            yield Houses(tuple(houses))

    def house(self, zone: Zone, thing: Thing) -> House:
        marks = [self.mark(self.game.face.look(stuff).sign) for stuff in thing.stack or ()]
        return House(
            tuple(mark for mark in marks if mark is not None),
            self.name_of(thing),
            is_extra=thing.form == "annex",
            is_lit=bool(thing.name) and self.pointed.at(zone, thing),
        )

    def line_parts(self, zone: Zone, lines: Iterable[Line]) -> Iterator[Part]:
        """What can be shown, each with what is said of it above, and then what is only said."""
        texts = []
        for line in lines:
            if not isinstance(line, Told) or not line.things:
                texts.append(self.say.say(said(line)))
            elif is_goods(line):
                yield Goods(tuple(self.heap(thing) for thing in line.things))
            else:
                cards = tuple(card for thing in line.things for card in self.cards(zone, thing))
                yield Cards(cards, title=self.say.say(line.title or line.said))
        if texts:
            yield Tags(tuple(texts))

    def heap(self, thing: Thing) -> tuple[Mark | None, str, int]:
        return self.mark(self.game.face.look(thing.name).sign), self.name_of(thing), thing.count

    def cards(self, zone: Zone, thing: Thing) -> tuple[CardShown, ...]:
        """Equal cards lie there one by one, unless they are a pile."""
        card = self.card(zone, thing)
        return (card,) if thing.form == "pile" else (replace(card, badge=seal(thing)),) * thing.count

    def card(self, zone: Zone, thing: Thing) -> CardShown:
        look = self.game.face.look(thing.name) if thing.name else Look()
        badge = str(thing.count) if thing.form == "pile" or thing.count > 1 else seal(thing)
        name = self.name_of(thing)
        return CardShown(
            name,
            self.say.say(look.caption).strip() if look.caption else name,
            is_known=bool(thing.name),
            is_up=thing.is_up,
            rank=look.rank,
            mark=self.mark(look.sign),
            corner=f"{look.corner.shape}{self.say.say(look.corner.letter)}" if look.corner else "",
            friend=self.mark(look.friend),
            is_guess=self.is_guess(thing),
            badge=badge,
            notes=tuple(self.say.say(said(line)) for line in thing.lines if not is_short(line)),
            back=BACKS[thing.back],
            is_lit=self.pointed.at(zone, thing),
        )

    def is_guess(self, thing: Thing) -> bool:
        face = self.faces.get(thing.name)
        return face is not None and face.is_guess

    def mark(self, sign: Sign | None) -> Mark | None:
        return None if sign is None else Mark(sign, self.say.say(sign.letter))

    def name_of(self, thing: Thing) -> str:
        face = self.faces.get(thing.name)
        title = face.name if face else thing.title
        return self.say.say(title) if title else thing.name


def is_landscape(zone: Zone) -> bool:
    return bool(zone.things) and all(thing.form == "place" for thing in zone.things)


def is_goods(line: Line) -> bool:
    return isinstance(line, Told) and bool(line.things) and all(thing.form == "goods" for thing in line.things)


def is_short(line: Line) -> bool:
    return isinstance(line, Told) and bool(line.short)


def seal(thing: Thing) -> str:
    return next((line.short for line in thing.lines if isinstance(line, Told) and line.short), "")


def scale(meter: Meter, say: Speech) -> Scale:
    ends = [*(band.first for band in meter.bands[1:]), meter.last + 1]
    stretches = [
        Stretch(say.say(band.name), end - band.first, band.is_dark) for band, end in zip(meter.bands, ends, strict=True)
    ]
    return Scale(tuple(stretches), meter.marks)


def split_seats(zones: Sequence[Zone], viewer: int | None) -> tuple[list[int], list[int]]:
    """Who sits above, clockwise from the viewer's left, and who below: the viewer, or the second of two."""
    seats = sorted({zone.seat for zone in zones if zone.seat is not None})
    if viewer is None:
        return (seats[:1], seats[1:]) if len(seats) == 2 else (seats, [])
    others = [seat for seat in seats if seat != viewer]
    return sorted(others, key=lambda seat: seat < viewer), [seat for seat in seats if seat == viewer]


def paired(panels: Sequence[Panel]) -> Rows:
    return tuple(tuple(panels[at : at + 2]) for at in range(0, len(panels), 2))
