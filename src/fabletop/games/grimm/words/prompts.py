"""What a question says: what is asked, because of which card, and how much of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.contract import Message, Value, message
from fabletop.games.grimm.decks.names import card_name, slug
from fabletop.games.grimm.rules.asking import question_word
from fabletop.games.grimm.rules.commit import must_lay_fable
from fabletop.games.grimm.rules.fables import ANY_TWO, BRIDGE_TROLL, HARVEST_MOON, HIDDEN_VAULT, THOUGHTFUL_GIFT
from fabletop.games.grimm.rules.moments import goods_come
from fabletop.games.grimm.rules.state import GrimmTable, Question, Task
from fabletop.games.grimm.rules.terms import JOB_HARVEST, JOB_TOLL, NO_CARD, NOBODY, Ask, Cancel
from fabletop.games.grimm.words.notation import card_word
from fabletop.games.grimm.words.phrases import amount_said, at_place, goods_said, kind_said
from fabletop.kernel.dispatch import speakers_at
from fabletop.kernel.questions import question_of

Args = dict[str, Value]
OWN_WORDS = (Ask.TARGET, Ask.PAY, Ask.DECIDE)
"""Questions for which every card has words of its own."""


def open_question(table: GrimmTable, seat: int) -> Question:
    return table.questions[question_of(table, seat)]


def prompt(table: GrimmTable, seat: int) -> Message:
    asked = open_question(table, seat)
    kind, card = asked.kind, asked.card
    if kind in SPECIAL:
        return SPECIAL[kind](table, seat, asked)
    has_own = kind in OWN_WORDS
    return Message(f"grimm-ask-{question_word(kind)}{f'-{slug(card_word(card))}' if has_own else ''}", told(asked))


def told(asked: Question) -> Args:
    """What a question is about."""
    args: Args = {} if asked.card == NO_CARD else {"card": card_name(asked.card)}
    if asked.number:
        args["number"] = asked.number
    if asked.rival != NOBODY:
        args["rival"] = asked.rival
    return args


def ask_to_gather(table: GrimmTable, seat: int, asked: Question) -> Message:
    if table.dreamer == seat:
        return message("grimm-ask-gather-dream")
    return message("grimm-ask-gather-must" if must_lay_fable(table, seat) else "grimm-ask-gather")


def ask_to_decide(table: GrimmTable, seat: int, asked: Question) -> Message:
    """Yes or no; against a Monster: which one, whose, where, and which Friend it would cost."""
    if asked.rival == NOBODY:
        return message(f"grimm-ask-decide-{slug(card_word(asked.card))}")
    word = "spare-me" if table.options.cancel == Cancel.SELF else "cancel"
    rival, monster = asked.rival, card_name(table.played[asked.rival])
    told: Args = {"card": monster, "friend": card_name(asked.card), "at": at_place(table.spot[rival])}
    return message(f"grimm-ask-decide-{word}", rival=rival, **told)


def ask_to_gain(table: GrimmTable, seat: int, asked: Question) -> Message:
    """Some cards bring it elsewhere, and one brings as many as it says of one kind."""
    if is_of_one_kind(table, asked):
        return Message("grimm-ask-gain-one-kind", told(asked))
    suffix = f"-{slug(card_word(asked.card))}" if asked.card in speakers_at(goods_come) else ""
    return Message(f"grimm-ask-gain{suffix}", told(asked))


def is_of_one_kind(table: GrimmTable, asked: Question) -> bool:
    return asked.card == HIDDEN_VAULT and table.options.vault != ANY_TWO


def ask_to_take(table: GrimmTable, seat: int, asked: Question) -> Message:
    """In the draft and for Harvest Moon one resource after another is taken: how many are still to come?"""
    if asked.card == NO_CARD:
        return message("grimm-ask-take-plain", number=asked.number + table.drafts)
    if asked.card == HARVEST_MOON:
        return message("grimm-ask-take-harvest-moon", number=asked.number + next_of(table, JOB_HARVEST).other)
    return Message("grimm-ask-take", told(asked))


def ask_to_give(table: GrimmTable, seat: int, asked: Question) -> Message:
    if asked.card == BRIDGE_TROLL:
        number = asked.number + next_of(table, JOB_TOLL).card
        return message("grimm-ask-give-bridge-troll", rival=asked.rival, number=number)
    if asked.card == THOUGHTFUL_GIFT:
        goods = amount_said(asked.resource, asked.number)
        return message("grimm-ask-give-thoughtful-gift", rival=asked.rival, goods=goods)
    return Message("grimm-ask-give", told(asked))


def ask_to_rob(table: GrimmTable, seat: int, asked: Question) -> Message:
    return Message("grimm-ask-rob", told(asked) | {"goods": amount_said(asked.resource, asked.number)})


def ask_for_reward(table: GrimmTable, seat: int, asked: Question) -> Message:
    return message("grimm-ask-reward", kind=kind_said(asked.resource))


def next_of(table: GrimmTable, job: int) -> Task:
    """The next thing to be done, if it is such a job; else an empty one."""
    task = table.agenda[table.jobs - 1] if table.jobs else Task()
    return task if task.job == job else Task()


def ask_to_trade(table: GrimmTable, seat: int, asked: Question) -> Message:
    """A Supply that runs out gives what it has."""
    card = card_name(asked.card)
    if min(table.supply) >= 3:
        return message("grimm-ask-trade", card=card)
    return message("grimm-ask-trade-short", card=card, goods=goods_said(table.supply))


def ask_to_bestow(table: GrimmTable, seat: int, asked: Question) -> Message:
    return message("grimm-ask-bestow", friend=card_name(asked.card))


def ask_to_act(table: GrimmTable, seat: int, asked: Question) -> Message:
    return message("grimm-ask-turn", number=table.actions)


SPECIAL: Mapping[int, Callable[[GrimmTable, int, Question], Message]] = {
    Ask.GATHER: ask_to_gather,
    Ask.DECIDE: ask_to_decide,
    Ask.GAIN: ask_to_gain,
    Ask.TAKE: ask_to_take,
    Ask.GIVE: ask_to_give,
    Ask.TRADE: ask_to_trade,
    Ask.BESTOW: ask_to_bestow,
    Ask.TURN: ask_to_act,
    Ask.ROB: ask_to_rob,
    Ask.REWARD: ask_for_reward,
}
"""Questions that tell more than what they are about."""
