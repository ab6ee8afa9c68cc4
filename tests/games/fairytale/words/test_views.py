"""What each seat and the public see and are told in whole games (fairytale.secret)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec
import pytest

from fabletop.contract import Event, OptionValue
from fabletop.games.fairytale.decks import built_in
from fabletop.games.fairytale.words.view import FairytaleView, Seen
from tests.games.fairytale.tables import TABLES, TaleTable, facts, heard, names_in, new_game

WHISPERED = {"hand-seen", "kept", "kept-and-discarded", "drew-cards", "left-over"}
IN_PLAY = {"revealed", "hunted", "unflipped", "flipped", "exchanged"}


def audiences(table: TaleTable) -> list[int | None]:
    return [None, *table.seats]


def shown(view: FairytaleView) -> Counter[str]:
    """Every name that a view shows as a card: not the name that a Trickster would take, nor what is told again."""
    names = Counter(names_in(msgspec.structs.replace(view, chosen=(), revealed=(), worth=())))
    names.subtract(name for name in view.tricksters if name)
    return +names


def face_up(view: FairytaleView) -> list[str]:
    return [str(card.card) for row in view.rows for card in row if card.up]


def own_cards(truth: FairytaleView, seat: int) -> list[str]:
    """Before the seat, in its hand, and its own cards that lie face down in play."""
    hidden = [str(card.card) for card in truth.rows[seat] if not card.up]
    return [*(truth.choosing[seat] or ()), *(truth.kept[seat] or ()), *hidden]


@pytest.mark.clause("fairytale.secret.1", "fairytale.secret.2", "fairytale.secret.3", "fairytale.secret.4")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_a_view_shows_the_open_cards_and_the_own_ones_and_nothing_else(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_game("views", seats, **options)
    for _ in table.at_random("views"):
        truth = table.truth
        for audience in audiences(table):
            own = [] if audience is None else own_cards(truth, audience)
            view = table.view(audience)
            assert shown(view) == Counter([*face_up(truth), *own])
            assert (view.deck, view.memory, set(view.put_away)) == (None, None, {None})


@pytest.mark.clause("fairytale.secret.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_everybody_sees_how_many_cards_are_where(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("counts", seats, **options)
    size = built_in(str(options["deck"])).size
    for _ in table.at_random("counts"):
        truth = table.truth
        for audience in audiences(table):
            view = table.view(audience)
            assert view.choosing_from == len(truth.choosing[0] or ())
            assert list(view.kept_sizes) == [len(cards or ()) for cards in truth.kept]
            assert list(view.put_away_sizes) == [len(cards or ()) for cards in truth.put_away]
            assert [[card.up for card in row] for row in view.rows] == [[card.up for card in row] for row in truth.rows]
            in_play = sum(len(row) for row in view.rows)
            held = view.choosing_from * seats + sum(view.kept_sizes) + sum(view.put_away_sizes)
            assert view.deck_size + in_play + held == size


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_with_all_cards_open_nothing_is_left_out(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("truth", seats, **options)
    cards = Counter({card.name: card.copies for card in built_in(str(options["deck"])).cards})
    for _ in table.at_random("truth"):
        assert shown(table.truth) == cards


@pytest.mark.clause("fairytale.step.1", "fairytale.secret.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_everybody_sees_who_has_chosen(seats: int, options: dict[str, OptionValue]) -> None:
    """Nobody but those who were told to have chosen has nothing to answer."""
    table = new_game("chosen", seats, **options)
    for events in table.at_random("chosen"):
        if {event.message.id for event in events} == {"fairytale-chosen"}:
            assert not {fact["seat"] for fact in facts(events, "chosen")} & set(table.to_act)
        for audience in audiences(table):
            assert table.game.view(table.position, audience).owes == table.to_act


@pytest.mark.clause("fairytale.secret.2", "fairytale.secret.4", "fairytale.draw.3")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_nobody_is_told_a_card_that_they_may_not_see(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_game("events", seats, **options)
    told = list(table.told)
    for events in table.at_random("events"):
        told += events
        in_play = {str(card.card) for row in table.truth.rows for card in row}
        for event in events:
            name = event.message.id.removeprefix("fairytale-")
            if name in WHISPERED:
                assert event.audience == event.message.args["seat"]
            else:
                assert event.audience is None
                named = set(names_in([fact for fact in facts([event], name)]))
                assert named <= in_play
                assert not named or name in IN_PLAY
    assert {event.message.id.removeprefix("fairytale-") for event in told} >= {"hand-seen", "left-over", "revealed"}


# The memory aid.


def seen_by(told: Iterable[Event], seat: int) -> list[Seen]:
    """Every hand that a seat was told to see, and what it was told to have kept, in the words of the view."""
    found: list[Seen] = []
    round = step = 0
    for event in heard(told, seat):
        args = {name: value for fact in facts([event], event.message.id[10:]) for name, value in fact.items()}
        match event.message.id:
            case "fairytale-round-begun":
                round, step = args["round"], 0
            case "fairytale-hand-seen":
                step += 1
                found.append(Seen(round, step, tuple(args["cards"]), None))
            case "fairytale-kept" | "fairytale-kept-and-discarded":
                last = found[-1]
                found[-1] = Seen(round, step, last.cards, args["card"], args.get("discarded"))
    return found


def put_away_by(told: Iterable[Event], seat: int) -> list[str]:
    """What a seat was told to have discarded or put away."""
    heard_by_seat = heard(told, seat)
    discarded = [fact["discarded"] for fact in facts(heard_by_seat, "kept-and-discarded", seat)]
    return sorted(discarded + [card for fact in facts(heard_by_seat, "left-over", seat) for card in fact["cards"]])


@pytest.mark.clause("fairytale.secret.7", "fairytale.options.6")
def test_the_memory_aid_is_off_unless_chosen() -> None:
    assert new_game("memory").view(0).memory is None
    assert new_game("memory", memory=True).view(0).memory is not None


@pytest.mark.clause("fairytale.secret.5", "fairytale.secret.6", "fairytale.secret.7")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_the_memory_aid_shows_what_was_told_and_nothing_more(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_game("memory", seats, **options, memory=True)
    for _ in table.at_random("memory"):
        for seat in table.seats:
            view = table.view(seat)
            assert list(view.memory or ()) == seen_by(table.told, seat)
            assert sorted(view.put_away[seat] or ()) == put_away_by(table.told, seat)
            assert [other for other in table.seats if view.put_away[other] is not None] == [seat]


@pytest.mark.clause("fairytale.secret.3", "fairytale.secret.7")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_the_memory_aid_shows_the_cards_that_lie_face_down(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_game("face down", seats, **options, memory=True)
    hidden = 0
    for _ in table.at_random("face down"):
        truth = [[card.card for card in row] for row in table.truth.rows]
        hidden += sum(not card.up for row in table.truth.rows for card in row)
        for audience in audiences(table):
            assert [[card.card for card in row] for row in table.view(audience).rows] == truth
    assert hidden > 0


@pytest.mark.clause("fairytale.secret.7")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_public_has_no_memory_of_hands(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("public", seats, **options, memory=True)
    for _ in table.at_random("public"):
        view = table.view()
        assert (view.memory, set(view.put_away)) == ((), {None})
        assert set(view.choosing) == set(view.kept) == {None}


@pytest.mark.clause("fairytale.secret.7")
def test_the_memory_aid_changes_nothing_but_what_is_shown() -> None:
    plain, aided = (new_game("aid", 3, deck="expert110", memory=memory) for memory in (False, True))
    for first, second in zip(plain.at_random("aid"), aided.at_random("aid"), strict=True):
        assert list(map(without_eyes, first)) == list(map(without_eyes, second))
    assert plain.result == aided.result


def without_eyes(event: Event) -> Event:
    """An event as it is where all cards face down look alike."""
    moves = tuple(msgspec.structs.replace(move, seen_by=None) for move in event.moves)
    return msgspec.structs.replace(event, moves=moves)


# Views of particular moments.


def test_a_view_says_where_the_game_is() -> None:
    table = new_game("where", 3, deck="basic")
    moments: list[tuple[int, str, int, str]] = []
    for _ in table.at_random("where"):
        view = table.view()
        moment = (view.round, view.stage, view.step, view.passing)
        if not moments or moments[-1] != moment:
            moments.append(moment)
    drafts = [moment for moment in moments if moment[1] == "draft"]
    assert drafts == [
        (round, "draft", step, "left" if round % 2 else "right") for round in (1, 2, 3, 4) for step in (1, 2, 3, 4)
    ]
    assert moments[-1] == (4, "over", 1, "right")
    assert {stage for _, stage, _, _ in moments} <= {"draft", "play", "unflip", "flip", "over"}


@pytest.mark.clause("fairytale.score.13", "fairytale.trickster.4")
def test_the_name_that_a_trickster_would_take_is_shown_to_everybody() -> None:
    for number in range(40):
        table = new_game(f"trickster#{number}", 5, deck="expert110")
        for _ in table.at_random(number):
            names = table.view().tricksters
            holders = [[card.card for card in row if card.up] for row in table.truth.rows]
            assert [name is not None for name in names] == ["The Trickster" in cards for cards in holders]
            assert all(table.view(seat).tricksters == names for seat in table.seats)
            if any(names):
                return
    raise AssertionError("no Trickster was played")


# What is told again, so that nobody has to work it out.


@pytest.mark.clause("fairytale.secret.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_what_was_laid_face_down_is_shown_to_its_owner_alone(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_game("laid down", seats, **options)
    shown = 0
    for events in table.at_random("laid down"):
        is_waiting = {event.message.id for event in events} == {"fairytale-chosen"}
        ready = {fact["seat"] for fact in facts(events, "chosen")} if is_waiting else set()
        assert set(table.view().chosen) == {None}
        for seat in table.seats:
            chosen = table.view(seat).chosen
            assert [other for other in table.seats if chosen[other] is not None] == [seat]
            laid = chosen[seat] or ()
            assert not (laid and seat in table.to_act)
            if seat in ready:
                assert set(laid) <= set(own_cards(table.truth, seat))
                shown += len(laid) > 0
    assert shown > 0


@pytest.mark.clause("fairytale.play.1", "fairytale.hunt.1")
def test_the_cards_of_a_reveal_are_shown_while_their_effects_go_on() -> None:
    hunts = 0
    for number in range(6):
        table = new_game(f"reveal#{number}", 5, deck="expert110")
        played: dict[int, str] = {}
        hunted: set[int] = set()
        for events in table.at_random(number):
            revealed = {fact["seat"]: fact["card"] for fact in facts(events, "revealed")}
            played |= revealed
            hunted = {fact["seat"] for fact in facts(events, "hunted")} if revealed else hunted
            view = table.view()
            if view.stage in ("draft", "play", "over"):
                assert (view.revealed, view.hunted) == ((), ())
            else:
                assert dict(enumerate(view.revealed)) == played
                assert set(view.hunted) == hunted
                hunts += len(hunted)
    assert hunts > 0


@pytest.mark.clause("fairytale.secret.3", "fairytale.score.1")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_in_whole_games_the_points_are_explained_and_no_hidden_card_is_named(
    seats: int, options: dict[str, OptionValue]
) -> None:
    table = new_game("why", seats, **options)
    for _ in table.at_random("why"):
        for audience in audiences(table):
            view = table.view(audience)
            for seat, worth in enumerate(view.worth):
                points = [card.points or 0 for card in view.rows[seat]]
                assert worth.points == sum(points) == sum(card.points * card.copies for card in worth.cards)
                tells_hidden = [line for line in worth.more if line.id == "fairytale-why-face-down"]
                hidden = [card.card for card in view.rows[seat] if not card.up]
                assert len(tells_hidden) == (audience == seat and len(hidden) > 0)
    told = [line.args["why"] for line in table.result.why if line.id == "fairytale-why-card"]
    assert [card.why for worth in table.truth.worth for card in worth.cards] == told


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_card_in_play_says_in_which_round_it_came(seats: int, options: dict[str, OptionValue]) -> None:
    table = new_game("rounds", seats, **options)
    came: dict[int, list[int]] = {seat: [] for seat in table.seats}
    for events in table.at_random("rounds"):
        round = table.view().round
        for fact in facts(events, "revealed"):
            begun = any(event.message.id == "fairytale-round-begun" for event in events)
            came[fact["seat"]].append(round - begun)
        assert [[card.round for card in row] for row in table.view().rows] == list(came.values())
