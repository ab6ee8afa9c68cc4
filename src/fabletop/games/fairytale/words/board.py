"""The table of Fairy Tale as a picture."""

from __future__ import annotations

from collections.abc import Iterator

from fabletop.contract import Look, Message, Thing, Told, Track, Zone, message
from fabletop.contract.board import Line, Place
from fabletop.games.fairytale.decks import DeckCard, card_name
from fabletop.games.fairytale.rules.terms import Category, Scoring
from fabletop.games.fairytale.words.signs import SIGNS
from fabletop.games.fairytale.words.view import FairytaleView, InPlay

POINTS = {Scoring.FIXED: "{}", Scoring.COUNT: "{}×"}
CONDITION = "{}?"
STEPS = ("draft", "play", "hunt", "unflip", "flip", "draw")


def tale_look(card: DeckCard, friend: Category | None) -> Look:
    """How a card looks that may go with one of some faction."""
    rank = POINTS.get(card.points.scoring, CONDITION).format(card.points.value).replace("-", "−")
    goes_with = None if friend is None else SIGNS[friend]
    return Look(rank=rank, sign=SIGNS[card.faction], corner=SIGNS[card.type], friend=goes_with)


def tale_board(view: FairytaleView, seat: int | None) -> tuple[Zone, ...]:
    return tuple(zones(view, seat))


def zones(view: FairytaleView, seat: int | None) -> Iterator[Zone]:
    yield round_zone(view)
    for other in range(len(view.rows)):
        if other != seat:
            yield rival_zone(view, other)
            yield from held_zones(view, other, is_own=False)
    if view.revealed:
        yield reveal_zone(view)
    if seat is not None:
        yield Zone(
            title=Message("fairytale-board-own"),
            place="own",
            seat=seat,
            things=tuple(map(in_play, view.rows[seat])),
            lines=chosen_lines(view, seat),
            refs=("flip", "unflip", "give", "give-hidden"),
        )
        yield from held_zones(view, seat, is_own=True)
    yield from aside(view)


def round_zone(view: FairytaleView) -> Zone:
    steps = STEPS[:-1] + (("exchange",) if view.teams == "pairs-exchange" else ()) + STEPS[-1:]
    at = steps.index(view.stage) if view.stage in steps else len(steps)
    draft = (message("fairytale-board-draft", step=view.step, to=view.passing),) if view.stage == "draft" else ()
    deck = Told(
        said=message("fairytale-board-deck", cards=view.deck_size),
        things=(Thing(form="pile", is_up=False, count=view.deck_size),),
    )
    return Zone(
        title=message("fairytale-board-round", round=view.round, rounds=view.rounds),
        place="table",
        track=Track(tuple(Message(f"fairytale-board-step-{step}") for step in steps), at),
        lines=(*draft, deck),
    )


def rival_zone(view: FairytaleView, seat: int) -> Zone:
    return Zone(
        title=message("fairytale-board-of", seat=seat),
        place="rival",
        seat=seat,
        things=tuple(map(in_play, view.rows[seat])),
        lines=(*held_lines(view, seat), *chosen_lines(view, seat)),
        refs=("take", "take-hidden"),
    )


def held_lines(view: FairytaleView, seat: int) -> Iterator[Line]:
    """How many cards a rival holds, where nobody may see which."""
    if view.kept_sizes[seat] and view.kept[seat] is None:
        yield hidden(message("fairytale-board-kept-count", cards=view.kept_sizes[seat]), view.kept_sizes[seat])
    if view.choosing_from and view.choosing[seat] is None:
        yield hidden(message("fairytale-board-choosing-count", cards=view.choosing_from), view.choosing_from)


def hidden(words: Message, count: int) -> Told:
    return Told(said=words, things=(Thing(is_up=False, count=count),))


def in_play(card: InPlay) -> Thing:
    lines = () if card.points is None else (value(card.points),)
    marked = (Message("fairytale-board-marked"),) if card.marked else ()
    return Thing(name=card.card or "", is_up=card.up, lines=(*lines, *marked))


def value(points: int) -> Told:
    return Told(said=message("fairytale-board-worth", points=points), short=str(points).replace("-", "−"))


def held_zones(view: FairytaleView, seat: int, *, is_own: bool) -> Iterator[Zone]:
    kept, choosing = view.kept[seat], view.choosing[seat]
    place: Place = "hand" if is_own else "rival"
    if choosing:
        title = message("fairytale-board-choosing", seat=seat)
        yield Zone(title=title, place=place, seat=seat, things=cards(choosing), refs=("keep", "discard"))
    if kept:
        title = message("fairytale-board-kept", seat=seat)
        yield Zone(title=title, place=place, seat=seat, things=cards(kept), refs=("play",))


def chosen_lines(view: FairytaleView, seat: int) -> tuple[Line, ...]:
    chosen = view.chosen[seat]
    if not chosen:
        return ()
    said = message("fairytale-board-chosen", seat=seat, cards=tuple(map(card_name, chosen)))
    return (Told(said=said, things=cards(chosen), title=Message("fairytale-board-chosen-title")),)


def reveal_zone(view: FairytaleView) -> Zone:
    return Zone(
        title=Message("fairytale-board-reveal"),
        place="table",
        things=tuple(revealed(view, seat, card) for seat, card in enumerate(view.revealed) if card),
    )


def revealed(view: FairytaleView, seat: int, card: str) -> Thing:
    hunted = (Message("fairytale-board-hunted"),) if seat in view.hunted else ()
    return Thing(name=card, lines=(message("board-owner", seat=seat), *hunted))


def aside(view: FairytaleView) -> Iterator[Zone]:
    for seat, put_away in enumerate(view.put_away):
        if put_away:
            yield Zone(
                title=message("fairytale-board-put-away", seat=seat), place="aside", things=cards(tuple(put_away))
            )
    if view.deck is not None:
        deck = tuple(Thing(name=name) for name in view.deck)
        yield Zone(title=Message("board-deck-order"), place="aside", things=deck)
    for seen in view.memory or ():
        title = message("fairytale-board-seen", round=seen.round, step=seen.step)
        yield Zone(title=title, place="aside", things=cards(seen.cards))


def cards(names: tuple[str, ...]) -> tuple[Thing, ...]:
    """Equal cards once, with their number."""
    return tuple(Thing(name=name, count=names.count(name)) for name in dict.fromkeys(names))
