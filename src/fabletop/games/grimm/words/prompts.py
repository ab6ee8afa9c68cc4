"""What a question says: what is asked, because of which card, and how much of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.contract import Message, Value, message
from fabletop.games.grimm.decks.names import card_name, slug
from fabletop.games.grimm.rules.commit import must_lay_fable
from fabletop.games.grimm.rules.fables import BRIDGE_TROLL, HARVEST_MOON, THOUGHTFUL_GIFT
from fabletop.games.grimm.rules.state import Table, Task
from fabletop.games.grimm.rules.terms import JOB_HARVEST, JOB_TOLL, KINDS, MOST_SEATS, NO_CARD, Ask, Cancel
from fabletop.games.grimm.rules.words import card_of, detail_of
from fabletop.games.grimm.words.notation import card_word
from fabletop.games.grimm.words.phrases import amount_said, at_place, goods_said, kind_said
from fabletop.kernel.questions import Question, question_of

Args = dict[str, Value]
OWN_WORDS = {
    Ask.TARGET: ("A Friendly Game", "Bridge Troll", "Crystal Ball", "Sleeping Beauty"),
    Ask.PAY: ("Hired Help", "Royal Wedding"),
    Ask.GAIN: ("Rapunzel", "Jack the Giant Slayer"),
    Ask.DECIDE: ("Consult the Oracle", "The Gingerbread Man", "Thumbelina"),
}
"""Cards for which a question has words of its own."""


def open_question(table: Table, seat: int) -> Question:
    return table.questions[question_of(table, seat)]


def prompt(table: Table, seat: int) -> Message:
    asked = open_question(table, seat)
    kind, card = Ask(asked.kind), card_of(asked.subject)
    message_id = f"grimm-ask-{kind.name.lower()}"
    if kind in SPECIAL:
        return SPECIAL[kind](table, seat, asked)
    if card_word(card) in OWN_WORDS.get(kind, ()):
        message_id = f"{message_id}-{slug(card_word(card))}"
    args: Args = {} if card == NO_CARD else {"card": card_name(card)}
    if kind in DETAILS:
        args |= DETAILS[kind](detail_of(asked.subject))
    return Message(message_id, args)


def number(detail: int) -> Args:
    return {"number": detail}


def rival(detail: int) -> Args:
    return {"rival": detail}


def number_and_rival(detail: int) -> Args:
    """How many, whose or to whom; for Thoughtful Gift, what it brought."""
    count = detail // MOST_SEATS % 8
    return {"rival": detail % MOST_SEATS, "number": count, "goods": amount_said(detail // 32 % KINDS, count)}


def kind_of_house(detail: int) -> Args:
    return {"kind": kind_said(detail)}


DETAILS: Mapping[Ask, Callable[[int], Args]] = {
    Ask.PAY: number,
    Ask.GAIN: number,
    Ask.ROB: number_and_rival,
    Ask.KEEP: number,
    Ask.FETCH: number,
    Ask.BLOW: rival,
    Ask.HAND: rival,
    Ask.DISCARD: number,
    Ask.REWARD: kind_of_house,
}
"""What the bits above the card say."""


def ask_to_gather(table: Table, seat: int, asked: Question) -> Message:
    if table.dreamer == seat:
        return message("grimm-ask-gather-dream")
    return message("grimm-ask-gather-must" if must_lay_fable(table, seat) else "grimm-ask-gather")


def ask_to_decide(table: Table, seat: int, asked: Question) -> Message:
    """Yes or no; against a Monster: which one, whose, where, and which Friend it would cost."""
    owner = detail_of(asked.subject) - 1
    card = card_of(asked.subject)
    if owner < 0:
        return message(f"grimm-ask-decide-{slug(card_word(card))}")
    word = "spare-me" if table.options.cancel == Cancel.SELF else "cancel"
    told: Args = {"card": card_name(table.played[owner]), "friend": card_name(card)}
    return message(f"grimm-ask-decide-{word}", rival=owner, at=at_place(table.spot[owner]), **told)


def ask_to_take(table: Table, seat: int, asked: Question) -> Message:
    """In the draft and for Harvest Moon one resource after another is taken: how many are still to come?"""
    card, count = card_of(asked.subject), detail_of(asked.subject)
    if card == NO_CARD:
        return message("grimm-ask-take-plain", number=count + table.drafts)
    if card == HARVEST_MOON:
        return message("grimm-ask-take-harvest-moon", number=count + next_of(table, JOB_HARVEST).other)
    return message("grimm-ask-take", card=card_name(card), number=count)


def ask_to_give(table: Table, seat: int, asked: Question) -> Message:
    card, told = card_of(asked.subject), number_and_rival(detail_of(asked.subject))
    if card == BRIDGE_TROLL:
        count = detail_of(asked.subject) // MOST_SEATS + next_of(table, JOB_TOLL).card
        return message("grimm-ask-give-bridge-troll", rival=told["rival"], number=count)
    if card == THOUGHTFUL_GIFT:
        return message("grimm-ask-give-thoughtful-gift", rival=told["rival"], goods=told["goods"])
    return message("grimm-ask-give", card=card_name(card), rival=told["rival"], number=told["number"])


def next_of(table: Table, job: int) -> Task:
    """The next thing to be done, if it is such a job; else an empty one."""
    task = table.agenda[table.jobs - 1] if table.jobs else Task()
    return task if task.job == job else Task()


def ask_to_trade(table: Table, seat: int, asked: Question) -> Message:
    """A Supply that runs out gives what it has."""
    card = card_name(card_of(asked.subject))
    if min(table.supply) >= 3:
        return message("grimm-ask-trade", card=card)
    return message("grimm-ask-trade-short", card=card, goods=goods_said(table.supply))


def ask_to_bestow(table: Table, seat: int, asked: Question) -> Message:
    return message("grimm-ask-bestow", friend=card_name(card_of(asked.subject)))


def ask_to_act(table: Table, seat: int, asked: Question) -> Message:
    return message("grimm-ask-turn", number=table.actions)


SPECIAL: Mapping[Ask, Callable[[Table, int, Question], Message]] = {
    Ask.GATHER: ask_to_gather,
    Ask.DECIDE: ask_to_decide,
    Ask.TAKE: ask_to_take,
    Ask.GIVE: ask_to_give,
    Ask.TRADE: ask_to_trade,
    Ask.BESTOW: ask_to_bestow,
    Ask.TURN: ask_to_act,
}
"""Questions that look at more than their subject."""
