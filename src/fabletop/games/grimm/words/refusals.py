"""Why a choice is not allowed now, told by asking the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.contract import Message, Reason
from fabletop.games.grimm.decks.names import fable_name, friend_name
from fabletop.games.grimm.rules.asking import ANSWERED_BY
from fabletop.games.grimm.rules.cards import names_held
from fabletop.games.grimm.rules.commit import must_lay_fable
from fabletop.games.grimm.rules.fables import (
    A_FRIENDLY_GAME,
    BRIDGE_TROLL,
    SHARE_THE_WEALTH,
    THOUGHTFUL_GIFT,
    is_monster,
    monster_stands_at,
)
from fabletop.games.grimm.rules.goods import heap_of_bundle, kinds_in
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    BASIC_PLACES,
    BRICK,
    DREAM,
    KINDS,
    MARKET,
    MOST_SEATS,
    NO_CARD,
    STRAW,
    ActionKind,
    Ask,
)
from fabletop.games.grimm.rules.words import (
    gather_card,
    is_single,
    kind_of,
    total_goods,
)
from fabletop.games.grimm.words.clauses import clause_of_card
from fabletop.games.grimm.words.notation import GIFTS, counts_of_bundle
from fabletop.games.grimm.words.phrases import at_place, kind_said, place_said, section_said
from fabletop.games.grimm.words.prompts import is_of_one_kind, open_question, prompt
from fabletop.games.grimm.words.tried import Tried, Why, lacking, no_market, no_seat, not_now, not_owned, wrong_number
from fabletop.games.grimm.words.turnreasons import turn
from fabletop.kernel.actions import argument_of, kind_of_action
from fabletop.kernel.bits import has

GATHERS = (ActionKind.GATHER_FIELDS, ActionKind.GATHER_FOREST, ActionKind.GATHER_BRICKYARD, ActionKind.GATHER_MARKET)

PLAIN: Mapping[int, str] = {
    Ask.GATHER: "grimm.commit.1",
    Ask.PEEK: "grimm.friend.4",
    Ask.BESTOW: "grimm.build.16",
    Ask.TAKE: "grimm.collect.4",
    Ask.RESOLVE: "grimm.gather.2",
    Ask.TURN: "grimm.build.3",
    Ask.REWARD: "grimm.build.19",
}
"""The clause that a question comes from where no card asks it."""
CLAUSES: Mapping[str, str] = {
    "no-market": "grimm.setup.1",
    "nothing-below": "grimm.build.9",
    "unfinished": "grimm.build.10",
    "no-site": "grimm.build.11",
    "no-section": "grimm.build.12",
    "too-dear": "grimm.build.13",
    "used": "grimm.build.7",
    "locked": "grimm.friend.13",
    "dream-only": "grimm.friend.21",
    "no-dream": "grimm.friend.21",
    "must-play": "grimm.friend.11",
    "drawn-in": "grimm.fable.13",
    "spared": "grimm.options.7",
    "supply-short": "grimm.options.5",
    "one-kind": "grimm.options.8",
    "two-of-a-kind": "grimm.options.13",
    "actions-left": "grimm.options.12",
    "actions-stop": "grimm.ruling.134",
    "no-corner": "grimm.fable.8",
    "no-puss": "grimm.friend.15",
    "helper-poor": "grimm.friend.15",
    "use-help": "grimm.friend.15",
    "not-alone": "grimm.friend.16",
    "nothing-stored": "grimm.friend.16",
    "no-straw": "grimm.friend.19",
    "two-fables": "grimm.friend.5",
}
"""Reasons that stand in a clause of their own."""


def refusal(table: GrimmTable, seat: int, action: int) -> Reason:
    asked = open_question(table, seat)
    action_kind, kind = ActionKind(kind_of_action(action)), asked.kind
    clause = clause_of(kind, asked.card)
    if action_kind not in ANSWERED_BY[kind]:
        return Reason(Message("grimm-refused-asked", {"question": prompt(table, seat)}), clause)
    tried = Tried(table, seat, asked, action_kind, argument_of(action))
    word, args = REASONS.get(kind, not_now)(tried)
    return Reason(Message(f"grimm-refused-{word}", args), CLAUSES.get(word, clause))


def clause_of(kind: int, card: int) -> str:
    """Where a card asks, its own clause."""
    if card == NO_CARD or kind == Ask.BESTOW:
        return PLAIN[kind]
    return clause_of_card(card)


def gather(tried: Tried) -> Why:
    table, seat, fable = tried.table, tried.seat, tried.thing
    place = GATHERS.index(tried.action_kind)
    if no_market(tried, place):
        return "no-market", {}
    if not has(table.pools[seat], gather_card(seat, place)):
        return "locked", {"place": place_said(place)}
    if table.dreamer == seat:
        return "dream-only", {}
    if fable == DREAM:
        return "no-dream", {}
    if fable != NO_CARD:
        return not_held(tried)
    return ("must-play", {}) if must_lay_fable(table, seat) else not_now(tried)


def not_held(tried: Tried) -> Why:
    is_held = has(names_held(tried.table, tried.seat), tried.thing)
    return not_now(tried) if is_held else ("not-held", {"card": fable_name(tried.thing)})


def peek(tried: Tried) -> Why:
    rival = tried.thing // 2
    return no_seat(tried, rival) or ("no-fable-there", {"rival": rival})


def place(tried: Tried) -> Why:
    table, where = tried.table, tried.thing
    if no_market(tried, where):
        return "no-market", {}
    if not is_monster(tried.card):
        return "unique-there", {"at": at_place(where)}
    is_taken = monster_stands_at(table, where) and table.options.stacking == 0
    return ("monster-there", {"at": at_place(where)}) if is_taken else ("drawn-in", {})


def target(tried: Tried) -> Why:
    table, rival = tried.table, tried.thing
    why = no_seat(tried, rival)
    if why:
        return why
    where = table.spot[tried.seat] if tried.card == BRIDGE_TROLL else table.pigs[tried.seat]
    if table.pigs[rival] != where:
        return "not-there", {"rival": rival}
    if tried.card == A_FRIENDLY_GAME and total_goods(table, rival) == 0:
        return "has-nothing", {"rival": rival}
    return ("spared", {"rival": rival}) if has(table.exempt, rival) else not_now(tried)


def assign(tried: Tried) -> Why:
    return no_market(tried, tried.thing % (MARKET + 1)) or ("not-usable", {})


def swap(tried: Tried) -> Why:
    return "no-seat", {"number": tried.thing % MOST_SEATS}


def pay(tried: Tried) -> Why:
    if tried.thing == 0:
        return "must-pay", {}
    return wrong_number(tried.thing, tried.asked.number) or not_owned(tried, counts_of_bundle(tried.thing))


def befriend(tried: Tried) -> Why:
    return "not-offered", {"friend": friend_name(tried.thing)}


def bestow(tried: Tried) -> Why:
    return "no-seat", {"number": tried.thing}


def steal(tried: Tried) -> Why:
    rival, kind = divmod(tried.thing, KINDS)
    return no_seat(tried, rival) or ("rival-lacks", {"rival": rival, "kind": kind_said(kind)})


def gain(tried: Tried) -> Why:
    if is_of_one_kind(tried.table, tried.asked) and not is_single(kinds_in(heap_of_bundle(tried.thing))):
        return "two-of-a-kind", {}
    return wrong_number(tried.thing, tried.asked.number) or ("supply-short", {})


def scraps(tried: Tried) -> Why:
    where = min(tried.thing, BASIC_PLACES)
    return no_market(tried, where) or ("nothing-lies-there", {"at": at_place(where)})


def take(tried: Tried) -> Why:
    return wrong_number(tried.thing, tried.asked.number) or ("nothing-lies-there", {"at": at_place(MARKET)})


def go(tried: Tried) -> Why:
    return no_market(tried, tried.thing) or ("already-there", {})


def rob(tried: Tried) -> Why:
    rival = tried.asked.rival
    missing = lacking(tried.table, rival, counts_of_bundle(tried.thing))
    kind = next((kind for kind, count in enumerate(missing) if count), 0)
    return wrong_number(tried.thing, tried.asked.number) or ("rival-lacks", {"rival": rival, "kind": kind_said(kind)})


def give(tried: Tried) -> Why:
    wanted = counts_of_bundle(tried.thing)
    wrong = wrong_number(tried.thing, tried.asked.number)
    if wrong:
        return wrong
    if any(lacking(tried.table, tried.seat, wanted)):
        return not_owned(tried, wanted)
    if tried.card in (BRIDGE_TROLL, SHARE_THE_WEALTH):
        return "not-gathered", {}
    if tried.card == THOUGHTFUL_GIFT:
        return ("same-kind", {}) if wanted[tried.asked.resource] else ("one-kind", {})
    return not_now(tried)


def resolve(tried: Tried) -> Why:
    if tried.thing == DREAM:
        return "friend-not-waiting", {}
    return "card-not-waiting", {"card": fable_name(tried.thing)}


def of_fable(word: str) -> Callable[[Tried], Why]:
    return lambda tried: (word, {"card": fable_name(tried.thing)})


def reap(tried: Tried) -> Why:
    return no_market(tried, tried.thing) or ("pig-there", {"at": at_place(tried.thing)})


def offer(tried: Tried) -> Why:
    rest, number = divmod(tried.thing - 1, GIFTS)
    rival, kind = divmod(rest, KINDS)
    why = no_seat(tried, rival)
    if why:
        return why
    wanted = tuple(number + 1 if kind == other else 0 for other in range(KINDS))
    if any(lacking(tried.table, tried.seat, wanted)):
        return not_owned(tried, wanted)
    return "cannot-return", {"rival": rival}


def trade(tried: Tried) -> Why:
    given = tried.thing // KINDS
    wanted = tuple(2 if kind == given else 0 for kind in range(KINDS))
    is_poor = any(lacking(tried.table, tried.seat, wanted))
    return not_owned(tried, wanted) if is_poor else ("supply-short", {})


def blow(tried: Tried) -> Why:
    if kind_of(tried.thing) == BRICK:
        return "brick-stands", {}
    return "no-such-house", {"section": section_said(tried.thing)}


def spin(tried: Tried) -> Why:
    return ("straw-to-straw", {}) if tried.thing == STRAW else ("supply-short", {})


REASONS: Mapping[int, Callable[[Tried], Why]] = {
    Ask.GATHER: gather,
    Ask.PEEK: peek,
    Ask.PLACE: place,
    Ask.TARGET: target,
    Ask.ASSIGN: assign,
    Ask.SWAP: swap,
    Ask.PAY: pay,
    Ask.BEFRIEND: befriend,
    Ask.BESTOW: bestow,
    Ask.LOCK: lambda tried: ("no-market", {}),
    Ask.SAY: not_now,
    Ask.NAME: lambda tried: ("no-market", {}),
    Ask.STEAL: steal,
    Ask.GAIN: gain,
    Ask.SCRAPS: scraps,
    Ask.DECIDE: not_now,
    Ask.TAKE: take,
    Ask.GO: go,
    Ask.ROB: rob,
    Ask.GIVE: give,
    Ask.RESOLVE: resolve,
    Ask.KEEP: of_fable("not-looked-at"),
    Ask.TOP: of_fable("not-looked-at"),
    Ask.FETCH: of_fable("not-in-pile"),
    Ask.REAP: reap,
    Ask.OFFER: offer,
    Ask.TRADE: trade,
    Ask.BLOW: blow,
    Ask.HAND: not_held,
    Ask.DISCARD: not_held,
    Ask.TURN: turn,
    Ask.SPIN: spin,
    Ask.REWARD: not_now,
}
