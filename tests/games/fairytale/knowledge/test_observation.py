"""An observation holds all that a seat knows: whoever has seen something else observes other numbers."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from fabletop.contract import Event, OptionValue
from fabletop.games.fairytale.decks import built_in, parse_deck
from fabletop.games.fairytale.knowledge.observation import DOWN, DRAWN, HAND, OWING, PACK, PLANES, PLAYED, UNSEEN, UP
from fabletop.games.fairytale.play.observation import SIZE
from fabletop.games.fairytale.rules.terms import MOST_DRAWN, MOST_NAMES, MOST_SEATS, PLAYS, ROUNDS
from tests.games.fairytale.tables import (
    EFFECTS,
    QUIET,
    TABLES,
    TaleTable,
    facts,
    heard,
    new_game,
    own_game,
    with_effects,
)

SECRETS = {"hand-seen", "kept", "kept-and-discarded", "revealed", "drew", "drew-cards", "left-over", "passed-a-turn"}
"""Events that tell what became of cards; how cards in play were turned over and over may be forgotten."""


def known(table: TaleTable, seat: int) -> bytes:
    """What a seat with the memory aid sees and is asked; the number of choices made so far is not about the table."""
    view = msgspec.structs.replace(table.game.view(table.position, seat), revision=0)
    return msgspec.json.encode((view, table.question(seat)))


def learned(told: Iterable[Event], seat: int) -> bytes:
    events = [event.message for event in heard(told, seat)]
    return msgspec.json.encode([said for said in events if said.id.removeprefix("fairytale-") in SECRETS])


def tables(number: int) -> list[TaleTable]:
    """All kinds of tables with the memory aid, one deal of each."""
    found = [new_game(f"recall#{number}", seats, memory=True, **options) for seats, options in TABLES]
    return [*found, own_game(with_effects(QUIET, EFFECTS), f"recall#{number}", 3, memory=True)]


KINDS = range(len(TABLES) + 1)


@pytest.mark.clause("fairytale.secret.5", "fairytale.secret.6", "fairytale.secret.8")
@pytest.mark.parametrize("kind", KINDS)
def test_two_games_that_a_seat_saw_differently_are_observed_differently(kind: int) -> None:
    """Perfect recall: from one deal, any two courses of play that a seat can tell apart have different observations."""
    for deal in range(2):
        begun = tables(deal)[kind]
        observed: dict[tuple[int, tuple[int, ...]], tuple[bytes, bytes]] = {}
        for course in range(40):
            table, chance = begun.copy(), random.Random(f"{course}")
            for _ in range(chance.randrange(1, 14)):
                seat = table.to_act[0]
                table.choose(seat, chance.choice(table.marked(seat)[:2]))
            for seat in table.seats:
                mine = known(table, seat), learned(table.told, seat)
                assert observed.setdefault((seat, table.observed(seat)), mine) == mine
        assert len(observed) > 60


@pytest.mark.clause("fairytale.secret.5", "fairytale.secret.8", "fairytale.secret.10")
@pytest.mark.parametrize("kind", KINDS)
def test_two_answers_are_observed_differently_by_those_who_can_tell_them_apart_and_alike_by_the_others(
    kind: int,
) -> None:
    """Whoever answers knows the answer, even where it still lies face down and no view repeats it."""
    table, chance = tables(7)[kind], random.Random(kind)
    told_apart = alike = 0
    for _ in table.at_random(kind):
        if table.finished or chance.random() < 0.4:
            continue
        actor = chance.choice(table.to_act)
        choices = chance.sample(table.marked(actor), 2)
        copies = [table.copy() for _ in choices]
        events = [copy.choose(actor, choice) for copy, choice in zip(copies, choices, strict=True)]
        for seat in table.seats:
            first, second = ((known(copy, seat), heard(new, seat)) for copy, new in zip(copies, events, strict=True))
            same = copies[0].observed(seat) == copies[1].observed(seat)
            assert same == (first == second and seat != actor)
            alike += same
            told_apart += not same
    assert told_apart > 15
    assert alike > 10


@pytest.mark.parametrize("kind", KINDS)
def test_an_observation_fits_in_bytes_and_has_the_promised_length(kind: int) -> None:
    table = tables(3)[kind]
    for _ in table.at_random("bytes"):
        for seat in table.seats:
            numbers = table.observed(seat)
            assert len(numbers) == SIZE == table.game.rules.observation
            assert min(numbers) >= -128
            assert max(numbers) <= 127


def test_a_deck_of_two_hundred_cards_still_fits() -> None:
    deck = parse_deck(QUIET.replace("cards = 100", "cards = 200") + second_half(), "own.toml")
    table = own_game(deck, "large", 2, draft="plain")
    for _ in table.at_random("large"):
        for seat in table.seats:
            assert max(table.observed(seat)) <= 127


def second_half() -> str:
    cards = QUIET.partition("\n\n")[2]
    return "\n" + cards.replace('name = "', 'name = "Another ')


Planes = dict[int, Counter[str]]


def planes(table: TaleTable, seat: int) -> Planes:
    """The cards of each plane of an observation, by their names."""
    numbers, names = table.observed(seat), [card.notation for card in table.game.face.cards()]
    found: Planes = {}
    for plane in range(PLANES):
        cells = numbers[plane * MOST_NAMES : (plane + 1) * MOST_NAMES]
        found[plane] = Counter({names[card]: count for card, count in enumerate(cells) if count})
    return found


@pytest.mark.clause("fairytale.secret.8")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_planes_show_the_cards_of_the_seat_and_of_those_to_its_left(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table, chance = new_game("planes", seats, **options), random.Random(seats)
    for _ in table.at_random("planes"):
        seat, truth = chance.randrange(seats), table.truth
        found = planes(table, seat)
        assert found[PACK] == Counter(truth.choosing[seat] or ())
        assert found[HAND] == (Counter() if truth.stage == "draft" else Counter(truth.kept[seat] or ()))
        for left in range(seats):
            row = truth.rows[(seat + left) % seats]
            assert found[UP + left] == Counter(card.card for card in row if card.up)
            assert found[DOWN + left] == Counter(card.card for card in row if not card.up)


@pytest.mark.clause("fairytale.secret.3", "fairytale.secret.8", "fairytale.draw.3")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_who_played_and_drew_what_in_which_step_is_observed(seats: int, options: dict[str, OptionValue]) -> None:
    """All that was ever turned over, own draws by name, and how many cards others drew."""
    table, chance = new_game("plays", seats, **options), random.Random(seats)
    for _ in table.at_random("plays"):
        seat = chance.randrange(seats)
        played, drawn = plays_and_draws(table, seat)
        numbers, names = table.observed(seat), ["", *(card.notation for card in table.game.face.cards())]
        cells = numbers[PLAYED : PLAYED + ROUNDS * MOST_SEATS * PLAYS]
        assert {place: names[card] for place, card in enumerate(cells) if card} == played
        cells = numbers[DRAWN : DRAWN + ROUNDS * MOST_SEATS * PLAYS * MOST_DRAWN]
        own = {place for place in drawn if place // (PLAYS * MOST_DRAWN) % MOST_SEATS == 0}
        shown = {place: names[card] if place in own else card for place, card in enumerate(cells) if card}
        assert shown == drawn


def plays_and_draws(table: TaleTable, seat: int) -> tuple[dict[int, str], dict[int, str | int]]:
    """What a seat was told of plays and draws, by place: round by round, its own first, step by step."""
    played: dict[int, str] = {}
    drawn: dict[int, str | int] = {}
    round, turns = 0, 0
    for event in heard(table.told, seat):
        name = event.message.id.removeprefix("fairytale-")
        (told,) = facts([event], name)
        if name == "round-begun":
            round, turns = told["round"] - 1, 0
        if "seat" in told:
            left = (told["seat"] - seat) % len(table.seats)
            turns += name in ("revealed", "passed-a-turn")
            place = (round * MOST_SEATS + left) * PLAYS + (turns - 1) // len(table.seats)
            if name == "revealed":
                played[place] = told["card"]
            if name == "drew" and left > 0:
                drawn |= {place * MOST_DRAWN + number: 1 for number in range(told["number"])}
            if name == "drew-cards":
                drawn |= {place * MOST_DRAWN + number: card for number, card in enumerate(told["cards"])}
    return played, drawn


@pytest.mark.clause("fairytale.secret.5")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_was_never_seen_is_the_deck_less_all_that_came_by(seats: int, options: dict[str, OptionValue]) -> None:
    table, chance = new_game("unseen", seats, memory=True, **options), random.Random(seats)
    deck = Counter({card.name: card.copies for card in built_in(str(options["deck"])).cards})
    for _ in table.at_random("unseen"):
        seat = chance.randrange(seats)
        assert planes(table, seat)[UNSEEN] == deck - came_by(table, seat)


def came_by(table: TaleTable, seat: int) -> Counter[str]:
    """The cards that a seat has held, one by one."""
    seen = Counter(card for fact in facts(heard(table.told, seat), "drew-cards") for card in fact["cards"])
    for look in table.view(seat).memory or ():
        if not has_returned(table, look.step):
            seen.update(look.cards)
    return seen


def has_returned(table: TaleTable, step: int) -> bool:
    """Was the pack of this step of a draft seen before?"""
    seats = len(table.seats)
    two_stage = seats == 2 and table.position.table.options.two_stage == 1
    return step == 3 if two_stage else step > seats


def test_whose_answer_is_missing_is_observed_from_the_seat_that_looks() -> None:
    table = new_game("to_act", 4, deck="basic")
    table.play(2, min(table.legal(2)))
    to_act = {seat: table.observed(seat)[OWING : OWING + 5] for seat in table.seats}
    assert to_act == {0: (1, 1, 0, 1, 0), 1: (1, 0, 1, 1, 0), 2: (0, 1, 1, 1, 0), 3: (1, 1, 1, 0, 0)}
