"""The sentences of the contract, each a function that complains when it does not hold at a moment of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from fabletop.bodies.backend import Tables
from fabletop.conformance.comparing import everything_in, knows, observation, public, visible
from fabletop.conformance.moments import Moment
from fabletop.conformance.rows import CountedFromTheEnd, Row, with_strict_rows
from fabletop.conformance.wording import worded
from fabletop.contract import IllegalChoice, Message, Position, Question
from fabletop.kernel.actions import is_marked, marked_actions
from fabletop.kernel.questions import NO_ANSWER
from fabletop.text.speech import Speech

Promise = Callable[[Moment], Iterator[str]]
"""Yields a sentence for everything that is wrong."""

PROMISES: dict[str, Promise] = {}
"""By name; the words of ``promise-NAME`` in the locale files say what is promised."""

OFTEN = 1.0
SOMETIMES = 0.15
RATES: dict[str, float] = {}
"""How often a promise is looked at: the dear ones not at every moment."""


def promise(name: str, rate: float = OFTEN) -> Callable[[Promise], Promise]:
    def declare(check: Promise) -> Promise:
        PROMISES[name] = check
        RATES[name] = rate
        return check

    return declare


@promise("same-deal")
def same_arguments_deal_the_same_bytes(moment: Moment) -> Iterator[str]:
    if not moment.choices:
        again, _ = moment.game.open(moment.case.options, moment.case.seats, moment.case.seed)
        if moment.game.save(again) != moment.game.save(moment.position):
            yield "dealing twice from one seed gave two tables"


@promise("owes")
def somebody_owes_while_the_game_goes_on(moment: Moment) -> Iterator[str]:
    finished = bool(moment.game.rules.finished(moment.position.table))
    to_act = moment.game.to_act(moment.position)
    if finished == bool(to_act):
        yield f"finished is {finished}, but seats {list(to_act)} owe an answer"
    if moment.game.about.turns and len(to_act) > 1:
        yield f"the game is one of turns, but seats {list(to_act)} owe an answer at the same time"


@promise("legal")
def who_owes_has_a_choice(moment: Moment) -> Iterator[str]:
    to_act = moment.game.to_act(moment.position)
    for seat in moment.seats:
        marked = marked_actions(moment.game.legal(moment.position, seat))
        if bool(marked) != (seat in to_act):
            owes = "owes" if seat in to_act else "does not owe"
            yield f"seat {seat} {owes} an answer and has {len(marked)} legal choices"


@promise("marked-plays", SOMETIMES)
def every_marked_choice_plays(moment: Moment) -> Iterator[str]:
    for seat in moment.game.to_act(moment.position):
        for action in marked_actions(moment.game.legal(moment.position, seat)):
            try:
                moment.game.play(moment.twin(), seat, action)
            except Exception as error:
                yield f"choice {moment.game.face.notation(action)} of seat {seat} is marked but fails: {error!r}"


@promise("refusals", SOMETIMES)
def other_choices_are_refused_with_a_reason_and_change_nothing(moment: Moment) -> Iterator[str]:
    before = everything_in(moment.game, moment.twin())
    for seat in (*moment.seats, -1, moment.position.seats):
        mask = moment.game.legal(moment.position, seat) if seat in moment.seats else None
        for action in (-1, *range(moment.game.rules.actions), moment.game.rules.actions):
            if mask and 0 <= action < moment.game.rules.actions and is_marked(mask, action):
                continue
            yield from refused(moment, seat, action, before)


def refused(moment: Moment, seat: int, action: int, before: object) -> Iterator[str]:
    try:
        moment.game.play(moment.position, seat, action)
    except IllegalChoice as error:
        yield from worded(moment, error.reason.message)
        if everything_in(moment.game, moment.position) != before:
            yield f"refusing choice {action} of seat {seat} changed the table"
    except Exception as error:
        yield f"choice {action} of seat {seat} is not refused but fails: {error!r}"
    else:
        yield f"choice {action} of seat {seat} is not marked but plays"


@promise("notation")
def every_choice_is_written_and_read_back(moment: Moment) -> Iterator[str]:
    for seat in moment.game.to_act(moment.position):
        for action in marked_actions(moment.game.legal(moment.position, seat)):
            text = moment.game.face.notation(action)
            if text is None or moment.game.read_choice(text) != action:
                yield f"choice {action} is written {text!r}, which does not read back"


@promise("backends")
def backends_agree(moment: Moment) -> Iterator[str]:
    """Bytes, facts and answers of every backend are those of the interpreted position."""
    (first, expected), *others = moment.facts.items()
    for name, facts in others:
        if [fact.pack() for fact in facts] != [fact.pack() for fact in expected]:
            yield f"the facts of {name} differ from those of {first}"
    for name, rows in moment.tables.items():
        if rows.bytes_of(0) != moment.position.table.pack():
            yield f"the table of {name} has other bytes"
        else:
            yield from answers_differently(moment, name, rows)


def answers_differently(moment: Moment, name: str, rows: Tables) -> Iterator[str]:
    """What a backend says about a table that has the right bytes."""
    rules, table = moment.game.rules, moment.position.table
    asked = [(question, (seat,)) for question in ("owes", "points", "place") for seat in moment.seats]
    for question, arguments in [*asked, ("finished", ()), ("invariant", ())]:
        if rows.ask(question, 0, *arguments) != int(rules.call(question)(table, *arguments)):
            yield f"{name} answers {question}{arguments} differently"
    for seat in moment.seats:
        if rows.legal(0, seat) != moment.game.legal(moment.position, seat):
            yield f"{name} marks other choices for seat {seat}"


@promise("indices", SOMETIMES)
def no_rule_counts_from_the_end_of_a_row(moment: Moment) -> Iterator[str]:
    for seat in moment.seats:
        try:
            try_rules_on_strict_rows(moment, seat)
        except CountedFromTheEnd as error:
            yield str(error)


def try_rules_on_strict_rows(moment: Moment, seat: int) -> None:
    rules, table = moment.game.rules, with_strict_rows(moment.twin().table)
    rules.points(table, seat)
    rules.place(table, seat)
    rules.invariant(table)
    rules.observe(table, seat, Row([0] * rules.observation))
    mask = Row([0] * rules.action_kinds)
    rules.legal(table, seat, mask)
    if marked := marked_actions(mask):
        rules.act(table, seat, moment.random.choice(marked), None)
    world = with_strict_rows(moment.twin().table)
    rules.resample(world, seat, moment.fresh_seed())
    if not moment.choices:
        options = with_strict_rows(moment.game.set_up(moment.case.options, moment.case.seats))
        rules.deal(table, options, moment.case.seats, moment.case.kernel_seed, None)


@promise("backends-know", SOMETIMES)
def backends_resample_and_observe_alike(moment: Moment) -> Iterator[str]:
    for seat in moment.seats:
        seed = moment.fresh_seed()
        world = moment.redealt(seat, seed=seed).table.pack()
        seen = observation(moment.game, moment.position, seat)
        for name, rows in moment.tables.items():
            before = rows.bytes_of(0)
            if rows.observe(0, seat) != seen:
                yield f"{name} observes something else for seat {seat}"
            rows.resample(0, seat, seed)
            if rows.bytes_of(0) != world:
                yield f"{name} re-deals another world for seat {seat}"
            rows.load(0, before)


@promise("saves")
def save_and_load(moment: Moment) -> Iterator[str]:
    saved = moment.game.save(moment.position)
    loaded = moment.game.load(saved)
    if moment.game.save(loaded) != saved:
        yield "a saved position loads as another one"


@promise("replay")
def replaying_the_choices_gives_the_same_bytes(moment: Moment) -> Iterator[str]:
    """Looked at when the game is over, for every revision of it."""
    if not moment.game.rules.finished(moment.position.table):
        return
    position, _ = moment.game.open(moment.case.options, moment.case.seats, moment.case.seed)
    for revision, (seat, choice) in enumerate(moment.choices):
        if moment.game.save(position) != moment.saves[revision]:
            yield f"replaying the choices led to another table at revision {revision}"
        moment.game.play(position, seat, choice)
    if moment.game.save(position) != moment.game.save(moment.position):
        yield "replaying the choices led to another table at the end"


@promise("sound")
def no_invariant_is_broken(moment: Moment) -> Iterator[str]:
    number = moment.game.rules.invariant(moment.position.table)
    if number:
        yield invariant_said(moment, number)


def invariant_said(moment: Moment, number: int) -> str:
    return Speech("en", more=moment.game.locale)(moment.game.rules.invariants[number - 1])


@promise("ends")
def the_game_ends_in_time(moment: Moment) -> Iterator[str]:
    if len(moment.choices) > moment.game.about.most_decisions:
        yield f"the game is not over after {len(moment.choices)} choices"


@promise("result")
def the_result_names_a_winner_at_the_end_and_not_before(moment: Moment) -> Iterator[str]:
    result = moment.game.result(moment.position)
    finished = moment.game.rules.finished(moment.position.table)
    if (result is not None) != bool(finished):
        yield "there is a result before the end, or none at the end"
    if result is not None:
        if not result.winners or len(result.points) != moment.position.seats:
            yield f"the result {result} names no winner or not all seats"
        for why in result.why:
            yield from worded(moment, why)


@promise("views")
def views_do_not_change_when_the_unknown_is_dealt_anew(moment: Moment) -> Iterator[str]:
    """View, mask, question and observation of a seat are the same on a re-dealt table."""
    for seat in moment.seats:
        world = moment.world(seat)
        if knows(moment.game, world, seat) != knows(moment.game, moment.position, seat):
            yield f"seat {seat} can tell a re-dealt table from the true one"
        if public(moment.game, world) != public(moment.game, moment.position):
            yield f"the public can tell a table re-dealt for seat {seat} from the true one"


@promise("worlds")
def a_world_depends_on_what_the_seat_knows_alone(moment: Moment) -> Iterator[str]:
    for seat in moment.seats:
        seed = moment.fresh_seed()
        first = moment.redealt(seat, seed=seed)
        second = moment.redealt(seat, moment.world(seat), seed)
        if first.table.pack() != second.table.pack():
            yield f"two tables that look the same to seat {seat} are re-dealt differently from one seed"


@promise("worlds-sound")
def a_world_is_sound_and_can_be_played_on(moment: Moment) -> Iterator[str]:
    for seat in moment.seats:
        world = moment.world(seat)
        number = moment.game.rules.invariant(world.table)
        if number:
            yield f"a world of seat {seat} is flawed: {invariant_said(moment, number)}"
        for to_act in moment.game.to_act(world):
            if not marked_actions(moment.game.legal(world, to_act)):
                yield f"in a world of seat {seat}, seat {to_act} owes an answer and has none"


@promise("worlds-vary")
def re_dealt_worlds_are_not_the_true_one(moment: Moment) -> Iterator[str]:
    """In a whole game, what others know is dealt anew at least once for every seat: nobody peeks by keeping it."""
    for seat in moment.seats:
        if seat not in moment.fooled and not answers_lie_face_down(moment.position):
            world = moment.world(seat)
            others = [other for other in moment.seats if other != seat]
            if any(knows(moment.game, world, other) != knows(moment.game, moment.position, other) for other in others):
                moment.fooled.add(seat)
    if moment.game.about.secrets and moment.game.rules.finished(moment.position.table):
        for seat in moment.seats:
            if seat not in moment.fooled:
                yield f"every table re-dealt for seat {seat} left what the others know as it truly is"


def answers_lie_face_down(position: Position) -> bool:
    table = position.table
    return any(question.answer != NO_ANSWER for question in table.questions[: table.asked])


@promise("reasons", SOMETIMES)
def reasons_tell_no_secrets(moment: Moment) -> Iterator[str]:
    """Why a choice is refused depends only on what the seat knows."""
    for seat in moment.seats:
        world = moment.world(seat)
        for action in range(moment.game.rules.actions):
            here, there = (moment.game.refusal(position, seat, action) for position in (moment.position, world))
            if here != there:
                yield f"the reason why seat {seat} may not choose {moment.game.face.notation(action)} tells a secret"


@promise("events", SOMETIMES)
def what_a_seat_is_told_is_what_it_knows(moment: Moment) -> Iterator[str]:
    """One choice later, on the true table and a re-dealt one: told the same exactly if knowing the same."""
    for seat, actor, (choice, truth, told), (other, copy, told_there) in pairs_of_futures(moment):
        if (told == told_there) != (knows(moment.game, truth, seat) == knows(moment.game, copy, seat)):
            heard = "the same" if told == told_there else "different things"
            chosen, or_else = (moment.game.face.notation(action) for action in (choice, other))
            yield (
                f"seat {seat} is told {heard} when seat {actor} chooses {chosen} or, on a table it cannot tell apart, "
                f"{or_else}, but does not know accordingly"
            )


@promise("worlds-hidden", SOMETIMES)
def a_world_does_not_depend_on_hidden_choices(moment: Moment) -> Iterator[str]:
    """Tables that came to look the same to a seat by different hidden choices are re-dealt alike from one seed."""
    for seat, actor, (choice, truth, told), (other, copy, told_there) in pairs_of_futures(moment):
        seed = moment.fresh_seed()
        if told == told_there:
            worlds = [moment.redealt(seat, position, seed).table.pack() for position in (truth, copy)]
            if worlds[0] != worlds[1]:
                chosen, or_else = (moment.game.face.notation(action) for action in (choice, other))
                yield (
                    f"whether seat {actor} chose {chosen} or {or_else} is hidden from seat {seat}, "
                    "but shows in its re-dealt tables"
                )


Future = tuple[int, Position, bytes]
"""A choice, the table after it, and what a seat was told of it."""


def pairs_of_futures(moment: Moment) -> Iterator[tuple[int, int, Future, Future]]:
    """A seat, somebody who chooses, and what may come: on the true table, and on one the seat cannot tell apart."""
    for seat in moment.seats:
        world = moment.world(seat)
        for actor in moment.game.to_act(moment.position):
            for choice, other in pairs_of_choices(moment, world, seat, actor):
                yield (
                    seat,
                    actor,
                    future(moment, moment.position, seat, (actor, choice)),
                    future(moment, world, seat, (actor, other)),
                )


def future(moment: Moment, position: Position, seat: int, answer: tuple[int, int]) -> Future:
    after = replace(position, table=position.table.copy())
    actor, choice = answer
    return choice, after, visible(moment.game.play(after, actor, choice), seat)


def pairs_of_choices(moment: Moment, world: Position, seat: int, actor: int) -> Iterator[tuple[int, int]]:
    """The seat itself chooses the same on both tables; another may choose anything that its hidden cards allow."""
    here = marked_actions(moment.game.legal(moment.position, actor))
    if actor == seat:
        choice = moment.random.choice(here)
        yield choice, choice
        return
    there = marked_actions(moment.game.legal(world, actor))
    choice = moment.random.choice(here)
    yield choice, moment.random.choice(there)
    if choice in there:
        yield choice, choice


@promise("words")
def everything_said_has_words_in_both_languages(moment: Moment) -> Iterator[str]:
    if not moment.choices:
        yield from game_worded(moment)
    for event in moment.events:
        yield from worded(moment, event.message)
    for question in moment.game.questions(moment.position):
        yield from question_worded(moment, question)
    for seat in (None, *moment.seats):
        view = moment.game.view(moment.position, seat)
        for line in moment.game.face.describe(view.table, seat):
            yield from worded(moment, line)


def game_worded(moment: Moment) -> Iterator[str]:
    """The game's title, options and cards."""
    about = moment.game.about
    for name in ("title", "about", *(f"option-{option.name}" for option in about.options)):
        yield from worded(moment, Message(f"{about.id}-{name}"))
    for invariant in moment.game.rules.invariants:
        yield from worded(moment, Message(invariant))
    for card in moment.game.face.cards():
        yield from worded(moment, card.name)
        if card.text is not None:
            yield from worded(moment, card.text)


def question_worded(moment: Moment, question: Question) -> Iterator[str]:
    yield from worded(moment, question.prompt)
    for choice in question.choices:
        yield from worded(moment, choice.label)
    for refusal in question.refused:
        yield from worded(moment, refusal.reason.message)
