"""The Fables in the order of the rulebook's appendix: what each is and does (docs/rules/grimm-forest: grimm.fable).

When each of them speaks is told in ``moments.py``.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum, IntFlag

from fabletop.games.grimm.rules.cards import (
    any_in_hand,
    discard_hand,
    discard_looked_at,
    draw_fables,
    hand_over,
    keep_looked_at,
    look_at_deck,
    make_ready,
    names_in_pile,
    pile_size,
    take_openly,
)
from fabletop.games.grimm.rules.facts import (
    FACT_ACTIONS_CHANGED,
    FACT_BLOWN,
    FACT_CORNER_LAID,
    FACT_DECLINED,
    FACT_FRIEND_DRAWN,
    FACT_NO_EFFECT,
    FACT_PARKED,
    FACT_PEEKED,
    FACT_PLACED,
    FACT_WENT,
)
from fabletop.games.grimm.rules.frienddeck import draw_friend
from fabletop.games.grimm.rules.gathercards import (
    choices_to_assign,
    look_at_card,
    redeal_card,
    redeal_openly,
    swap_cards,
)
from fabletop.games.grimm.rules.goods import (
    ONE_OF_EACH,
    bundles_in,
    gain,
    give,
    goods_of,
    heap_of_bundle,
    in_heap,
    kinds_in,
    lose,
    lose_stock,
    smaller_heap,
    stock_of,
    take,
    total_of,
)
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.terms import (
    ASK_ASSIGN,
    ASK_BEFRIEND,
    ASK_BLOW,
    ASK_DECIDE,
    ASK_FETCH,
    ASK_GIVE,
    ASK_GO,
    ASK_KEEP,
    ASK_OFFER,
    ASK_PAY,
    ASK_PLACE,
    ASK_REAP,
    ASK_ROB,
    ASK_SWAP,
    ASK_TARGET,
    ASK_TRADE,
    BRICK,
    FOUNDATION,
    HOUSES,
    JOB_EACH,
    JOB_GAIN,
    JOB_GAIN_FRIEND,
    JOB_HARVEST,
    JOB_PART,
    JOB_RECEIVE,
    JOB_TOLL,
    KINDS,
    MARKET,
    NO_CARD,
    NO_FRIEND,
    NO_TRADE,
    NOBODY,
    NOWHERE,
    PLACES,
    STAY,
)
from fabletop.games.grimm.rules.words import (
    add_job,
    add_jobs_in_turn,
    ask_about,
    everyone,
    friend_card,
    heap_of,
    heap_of_one,
    in_turn,
    is_alone,
    is_single,
    is_with_others,
    kind_of,
    locations,
    opponents,
    pigs_at,
    section_of,
    total_goods,
    with_others_at,
)
from fabletop.kernel.bits import bit, has, lowest, nth, popcount, without_lowest
from fabletop.kernel.log import Log, note
from fabletop.kernel.rng import below
from fabletop.kernel.rule import called_rule, rule


class Fable(IntEnum):
    A_FRIENDLY_GAME = 1
    BIG_BAD_WOLF = 2
    BRIDGE_TROLL = 3
    CHINNY_CHIN_CHIN = 4
    CONSULT_THE_ORACLE = 5
    CRYSTAL_BALL = 6
    CURSE_OF_DARKNESS = 7
    CUTTING_CORNERS = 8
    DRAGON = 9
    FAIRY_FOOD = 10
    GHOSTLY_WHISPERS = 11
    GIANT = 12
    GRANDMAS_HOUSE = 13
    HARVEST_MOON = 14
    HIDDEN_VAULT = 15
    HIRED_HELP = 16
    LITTLE_HELPERS = 17
    LONELY_CASTLE = 18
    MAGIC_FLUTE = 19
    MYSTERIOUS_STRANGER = 20
    NIGHT_AT_THE_TAVERN = 21
    POWERFUL_FRIENDS = 22
    ROAR = 23
    ROYAL_WEDDING = 24
    SEARCH_THE_PAST = 25
    SHARE_THE_WEALTH = 26
    SPY_NETWORK = 27
    TAXATION = 28
    THOUGHTFUL_GIFT = 29
    WANDERING_TRADER = 30
    WISHING_WELL = 31
    WOLF = 32


class FableType(IntEnum):
    NORMAL = 0
    MONSTER = 1
    NEXT_TURN = 2
    UNIQUE = 3


class FableMoment(IntFlag):
    """When a Fable speaks; ``moments.py`` must have a case for each."""

    NEVER = 0
    ROUND_START = 1
    ON_REVEAL = 2
    BEFORE_COLLECT = 4
    COLLECT = 8
    END_OF_GATHER = 16
    STRIKE = 32


(
    A_FRIENDLY_GAME,
    BIG_BAD_WOLF,
    BRIDGE_TROLL,
    CHINNY_CHIN_CHIN,
    CONSULT_THE_ORACLE,
    CRYSTAL_BALL,
    CURSE_OF_DARKNESS,
    CUTTING_CORNERS,
    DRAGON,
    FAIRY_FOOD,
    GHOSTLY_WHISPERS,
    GIANT,
    GRANDMAS_HOUSE,
    HARVEST_MOON,
    HIDDEN_VAULT,
    HIRED_HELP,
    LITTLE_HELPERS,
    LONELY_CASTLE,
    MAGIC_FLUTE,
    MYSTERIOUS_STRANGER,
    NIGHT_AT_THE_TAVERN,
    POWERFUL_FRIENDS,
    ROAR,
    ROYAL_WEDDING,
    SEARCH_THE_PAST,
    SHARE_THE_WEALTH,
    SPY_NETWORK,
    TAXATION,
    THOUGHTFUL_GIFT,
    WANDERING_TRADER,
    WISHING_WELL,
    WOLF,
) = (fable.value for fable in Fable)


class Condition(IntEnum):
    """Where the pigs must be for a Fable to act at the end of gathering."""

    NONE = 0
    ALONE = 1
    """its player alone"""
    OTHERS = 2
    """an opponent with its player"""
    SOMEWHERE = 3
    """its player at some Location"""
    EMPTY = 4
    """nobody at some Location"""
    VICTIMS = 5
    """somebody where the Monster stands"""
    RIVAL = 6
    """an opponent where the Monster stands"""


N, M, T, U = FableType.NORMAL, FableType.MONSTER, FableType.NEXT_TURN, FableType.UNIQUE
START, REVEAL, BEFORE, COLLECT, END, STRIKE = (
    FableMoment.ROUND_START,
    FableMoment.ON_REVEAL,
    FableMoment.BEFORE_COLLECT,
    FableMoment.COLLECT,
    FableMoment.END_OF_GATHER,
    FableMoment.STRIKE,
)

TABLE: dict[Fable, tuple[FableType, FableMoment, Condition]] = {
    Fable.A_FRIENDLY_GAME: (N, END, Condition.OTHERS),
    Fable.BIG_BAD_WOLF: (M, REVEAL | END | STRIKE, Condition.VICTIMS),
    Fable.BRIDGE_TROLL: (M, REVEAL | END | STRIKE, Condition.RIVAL),
    Fable.CHINNY_CHIN_CHIN: (N, BEFORE, Condition.NONE),
    Fable.CONSULT_THE_ORACLE: (N, END, Condition.ALONE),
    Fable.CRYSTAL_BALL: (N, REVEAL, Condition.NONE),
    Fable.CURSE_OF_DARKNESS: (N, REVEAL, Condition.NONE),
    Fable.CUTTING_CORNERS: (N, END, Condition.ALONE),
    Fable.DRAGON: (M, REVEAL | BEFORE | STRIKE, Condition.VICTIMS),
    Fable.FAIRY_FOOD: (T, REVEAL | START | END, Condition.NONE),
    Fable.GHOSTLY_WHISPERS: (N, END, Condition.ALONE),
    Fable.GIANT: (M, REVEAL | END | STRIKE, Condition.VICTIMS),
    Fable.GRANDMAS_HOUSE: (U, REVEAL | END, Condition.NONE),
    Fable.HARVEST_MOON: (N, END, Condition.EMPTY),
    Fable.HIDDEN_VAULT: (N, END, Condition.SOMEWHERE),
    Fable.HIRED_HELP: (T, REVEAL | COLLECT, Condition.NONE),
    Fable.LITTLE_HELPERS: (N, END, Condition.ALONE),
    Fable.LONELY_CASTLE: (U, REVEAL | END, Condition.NONE),
    Fable.MAGIC_FLUTE: (N, REVEAL, Condition.NONE),
    Fable.MYSTERIOUS_STRANGER: (N, END, Condition.ALONE),
    Fable.NIGHT_AT_THE_TAVERN: (N, REVEAL, Condition.NONE),
    Fable.POWERFUL_FRIENDS: (N, END, Condition.OTHERS),
    Fable.ROAR: (N, BEFORE, Condition.NONE),
    Fable.ROYAL_WEDDING: (U, REVEAL | END, Condition.NONE),
    Fable.SEARCH_THE_PAST: (N, END, Condition.OTHERS),
    Fable.SHARE_THE_WEALTH: (N, END, Condition.NONE),
    Fable.SPY_NETWORK: (N, END, Condition.SOMEWHERE),
    Fable.TAXATION: (T, REVEAL | END, Condition.NONE),
    Fable.THOUGHTFUL_GIFT: (N, END, Condition.NONE),
    Fable.WANDERING_TRADER: (N, END, Condition.SOMEWHERE),
    Fable.WISHING_WELL: (N, REVEAL, Condition.NONE),
    Fable.WOLF: (M, REVEAL | BEFORE | STRIKE, Condition.VICTIMS),
}


def fables_where(holds: Callable[[FableType, FableMoment, Condition], object]) -> int:
    """The set of Fables whose row of the table is like that."""
    return sum(1 << fable for fable, row in TABLE.items() if holds(*row))


MONSTERS = fables_where(lambda kind, moments, condition: kind == M)
NEXT_TURNS = fables_where(lambda kind, moments, condition: kind == T)
UNIQUES = fables_where(lambda kind, moments, condition: kind == U)
SPEAK_BEFORE_COLLECT = fables_where(lambda kind, moments, condition: moments & BEFORE)
ACT_AT_END = fables_where(lambda kind, moments, condition: kind in (N, M) and moments & END)


def fables_if(wanted: Condition) -> int:
    return fables_where(lambda kind, moments, condition: condition == wanted)


IF_ALONE, IF_OTHERS, IF_SOMEWHERE, IF_EMPTY, IF_VICTIMS, IF_RIVAL = map(fables_if, list(Condition)[1:])

# What cards are.


@rule
def is_monster(fable: int) -> bool:
    return has(MONSTERS, fable)


@rule
def spares_its_owner(monster: int) -> bool:
    """Bridge Troll is looking for an opponent; other Monsters take everybody."""
    return has(IF_RIVAL, monster)


@rule
def is_wolf(fable: int) -> bool:
    """Cards named Wolf; Big Bad Wolf has another name."""
    return fable == WOLF


# Small sentences that several cards share.


@rule
def no_effect(log: Log | None, seat: int, card: int) -> None:
    note(log, FACT_NO_EFFECT, seat, card, 0)


@rule
def decline(log: Log | None, seat: int, card: int) -> None:
    """Somebody makes no use of what a card allows."""
    note(log, FACT_DECLINED, seat, card, 0)


@rule
def only_or_ask(table: Table, kind: int, seat: int, card: int, things: int) -> int:
    """The only thing in a set; if there are more the seat is asked, and if there is none or it is asked: ``NOBODY``."""
    if is_single(things):
        return lowest(things)
    if things != 0:
        ask_about(table, kind, seat, card, things)
    return NOBODY


@rule
def park(table: Table, log: Log | None, seat: int) -> None:
    """A Next Turn card goes below the boards until the next round."""
    table.parked[seat] = table.played[seat]
    table.played[seat] = NO_CARD
    note(log, FACT_PARKED, seat, table.parked[seat], 0)


@rule
def pay_each_there(table: Table, location: int, card: int, owner: int) -> None:
    """Every player at a Location is concerned, in turn order."""
    add_jobs_in_turn(table, JOB_EACH, pigs_at(table, location), card, owner)


@rule
def monster_stands_at(table: Table, location: int) -> bool:
    for seat in range(table.seats):
        if table.spot[seat] == location:
            return True
    return False


@rule
def finds_somebody(table: Table, owner: int, monster: int) -> bool:
    """Is anybody there whom a Monster concerns?"""
    there = 0 if table.spot[owner] == NOWHERE else pigs_at(table, table.spot[owner])
    return (there & ~bit(owner) if spares_its_owner(monster) else there) != 0


@called_rule
def condition_holds(table: Table, seat: int, fable: int) -> bool:
    """Are the pigs where they must be for a Fable to act?"""
    if has(IF_ALONE, fable):
        return is_alone(table, seat)
    if has(IF_OTHERS, fable):
        return is_with_others(table, seat)
    if has(IF_SOMEWHERE, fable):
        return table.pigs[seat] != NOWHERE
    if has(IF_EMPTY, fable):
        return has_free_location(table)
    return not has(IF_VICTIMS | IF_RIVAL, fable) or finds_somebody(table, seat, fable)


@rule
def victims_of(table: Table, owner: int) -> int:
    """The players at the Location of a Monster, but for those who count as not being there."""
    return pigs_at(table, table.spot[owner]) & ~table.exempt


@rule
def change_actions(table: Table, log: Log | None, seat: int, by: int, card: int) -> None:
    table.bonus[seat] += by
    note(log, FACT_ACTIONS_CHANGED, seat, by, card)


@rule
def locations_for_monster(table: Table) -> int:
    """Where a Monster may be put: on a Location without one; first of all where something draws Monsters in."""
    free = drawn_in = 0
    for location in range(locations(table)):
        has_room = not monster_stands_at(table, location)
        if has_room:
            free |= bit(location)
        if draws_monsters_in(table, location) and (has_room or table.options.stacking == 1):
            drawn_in |= bit(location)
    return drawn_in if drawn_in != 0 else free


@rule
def locations_for_unique(table: Table) -> int:
    free = 0
    for location in range(locations(table)):
        if table.unique[location] == NO_CARD:
            free |= bit(location)
    return free


@called_rule
def place_monster(table: Table, log: Log | None, seat: int) -> None:
    """When revealed, a Monster is put on a Location; without room it stays unused."""
    allowed = locations_for_monster(table)
    location = only_or_ask(table, ASK_PLACE, seat, table.played[seat], allowed)
    if location != NOBODY:
        monster_placed(table, log, seat, location)
    elif allowed == 0:
        no_effect(log, seat, table.played[seat])


@rule
def monster_placed(table: Table, log: Log | None, seat: int, location: int) -> None:
    table.spot[seat] = location
    note(log, FACT_PLACED, seat, table.played[seat], location)


@called_rule
def place_unique(table: Table, log: Log | None, seat: int) -> None:
    """When revealed, a Unique Location is put on a Location without one; without room it stays unused."""
    allowed = locations_for_unique(table)
    location = only_or_ask(table, ASK_PLACE, seat, table.played[seat], allowed)
    if location != NOBODY:
        unique_placed(table, log, seat, location)
    elif allowed == 0:
        no_effect(log, seat, table.played[seat])


@rule
def unique_placed(table: Table, log: Log | None, seat: int, location: int) -> None:
    table.unique[location] = table.played[seat]
    table.unique_of[location] = seat
    table.played[seat] = NO_CARD
    note(log, FACT_PLACED, seat, table.unique[location], location)


# 1 A Friendly Game


@rule
def a_friendly_game(table: Table, log: Log | None, seat: int) -> None:
    """Take two resources you choose from one opponent at your Location."""
    others, victims = with_others_at(table, seat), 0
    while others != 0:
        if total_goods(table, lowest(others)) > 0:
            victims |= bit(lowest(others))
        others = without_lowest(others)
    victim = only_or_ask(table, ASK_TARGET, seat, A_FRIENDLY_GAME, victims)
    if victim != NOBODY:
        a_friendly_game_chose(table, log, seat, victim)
    elif victims == 0:
        no_effect(log, seat, A_FRIENDLY_GAME)


@called_rule
def a_friendly_game_chose(table: Table, log: Log | None, seat: int, victim: int) -> None:
    """All of them if there are no more than two."""
    count = min(2, total_goods(table, victim))
    bundles = bundles_in(goods_of(table, victim), count)
    if is_single(bundles):
        give(table, log, victim, seat, heap_of_bundle(lowest(bundles)), A_FRIENDLY_GAME)
    else:
        ask_about(table, ASK_ROB, seat, A_FRIENDLY_GAME, victim + 4 * count)


# 2 Big Bad Wolf


@rule
def big_bad_wolf_strikes(table: Table, log: Log | None, owner: int) -> None:
    """Everyone there loses the top section of a Straw or Wood house."""
    add_jobs_in_turn(table, JOB_EACH, victims_of(table, owner), BIG_BAD_WOLF, owner)


@called_rule
def houses_to_blow(table: Table, seat: int) -> int:
    """Brick is immune."""
    houses = 0
    for house in range(HOUSES):
        if kind_of(house) != BRICK and table.houses[seat * HOUSES + house] > 0:
            houses |= bit(house)
    return houses


@called_rule
def big_bad_wolf_each(table: Table, log: Log | None, victim: int, owner: int) -> None:
    """The card's owner chooses the house, or its builder where the table agreed so."""
    houses = houses_to_blow(table, victim)
    if is_single(houses):
        big_bad_wolf_chose(table, log, victim, lowest(houses))
    elif houses != 0:
        ask_about(table, ASK_BLOW, victim if table.options.wolf == 1 else owner, BIG_BAD_WOLF, victim)


@called_rule
def big_bad_wolf_chose(table: Table, log: Log | None, victim: int, house: int) -> None:
    """The section goes back to the Supply; without its Foundation the site is free again."""
    table.houses[victim * HOUSES + house] -= 1
    table.sections[house % (KINDS * KINDS)] += 1
    if section_of(house) != FOUNDATION:
        table.houses[victim * HOUSES + house - 1] += 1
    note(log, FACT_BLOWN, victim, house, 0)


# 3 Bridge Troll


@rule
def bridge_troll_strikes(table: Table, log: Log | None, owner: int) -> None:
    """Pick one opponent there."""
    victims = victims_of(table, owner) & ~bit(owner)
    victim = only_or_ask(table, ASK_TARGET, owner, BRIDGE_TROLL, victims)
    if victim != NOBODY:
        bridge_troll_chose(table, log, owner, victim)


@called_rule
def bridge_troll_chose(table: Table, log: Log | None, owner: int, victim: int) -> None:
    """Half, rounded down, of what the victim gathered is given, as far as the victim still has it."""
    total = 0
    for kind in range(KINDS):
        gathered = table.gathered[victim * KINDS + kind]
        total += gathered
        table.toll[kind] = min(gathered, table.goods[victim * KINDS + kind])
    if total // 2 == 0:
        no_effect(log, owner, BRIDGE_TROLL)
    else:
        add_job(table, JOB_TOLL, victim, total // 2, owner)


@rule
def toll_left(table: Table) -> int:
    """What the victim can still give, as a heap."""
    return heap_of(table.toll[0], table.toll[1], table.toll[2])


@called_rule
def bridge_troll_toll(table: Table, log: Log | None, victim: int, count: int, owner: int) -> None:
    """The victim chooses what to give if several kinds were gathered."""
    heap = toll_left(table)
    left = total_of(heap)
    if is_single(kinds_in(heap)) and left > count:
        heap = heap_of_one(lowest(kinds_in(heap)), count)
        left = count
    if left <= count:
        give(table, log, victim, owner, heap, BRIDGE_TROLL)
    else:
        if count > 1:
            add_job(table, JOB_TOLL, victim, count - 1, owner)
        ask_about(table, ASK_GIVE, victim, BRIDGE_TROLL, owner + 4)


@rule
def bridge_troll_given(table: Table, bundle_heap: int) -> None:
    for kind in range(KINDS):
        table.toll[kind] -= in_heap(bundle_heap, kind)


# 4 Chinny Chin Chin


@called_rule
def chinny_chin_chin(table: Table, log: Log | None, seat: int) -> None:
    """Flee from a Monster at your Location; if no Monster was played at all, draw a Fable."""
    if monsters_played(table) == 0:
        draw_fables(table, log, seat, 1, CHINNY_CHIN_CHIN)
    elif table.pigs[seat] != NOWHERE and monster_stands_at(table, table.pigs[seat]):
        others = bit(locations(table)) - 1 & ~bit(table.pigs[seat])
        ask_about(table, ASK_GO, seat, CHINNY_CHIN_CHIN, others)
    else:
        no_effect(log, seat, CHINNY_CHIN_CHIN)


@rule
def monsters_played(table: Table) -> int:
    """How many Monsters were played this round; tables differ on whether those that Magic Flute took count."""
    if table.options.flute == 0:
        return table.monsters
    count = 0
    for seat in range(table.seats):
        count += int(is_monster(table.played[seat]))
    return count


@rule
def chinny_chin_chin_chose(table: Table, log: Log | None, seat: int, location: int) -> None:
    if location == STAY:
        decline(log, seat, CHINNY_CHIN_CHIN)
    else:
        table.pigs[seat] = location
        note(log, FACT_WENT, seat, location, CHINNY_CHIN_CHIN)


# 5 Consult the Oracle


@rule
def consult_the_oracle(table: Table, log: Log | None, seat: int) -> None:
    """If alone, you may take a random Fable from every opponent's hand."""
    cards = 0
    for other in range(table.seats):
        cards += 0 if other == seat else table.held[other]
    if cards > 0:
        ask_about(table, ASK_DECIDE, seat, CONSULT_THE_ORACLE, 0)
    else:
        no_effect(log, seat, CONSULT_THE_ORACLE)


@called_rule
def consult_the_oracle_chose(table: Table, log: Log | None, seat: int, yes: int) -> None:
    if yes == 0:
        decline(log, seat, CONSULT_THE_ORACLE)
    for index in range(table.seats):
        other = in_turn(table, index)
        if yes == 1 and other != seat and table.held[other] > 0:
            hand_over(table, log, other, seat, (any_in_hand(table, other), CONSULT_THE_ORACLE))


# 6 Crystal Ball


@rule
def crystal_ball(table: Table, log: Log | None, seat: int) -> None:
    """Look at the Gather card of one opponent."""
    rival = only_or_ask(table, ASK_TARGET, seat, CRYSTAL_BALL, opponents(table, seat))
    if rival != NOBODY:
        crystal_ball_chose(table, log, seat, rival)


@called_rule
def crystal_ball_chose(table: Table, log: Log | None, seat: int, rival: int) -> None:
    """Afterwards you may replace your own."""
    note(log, FACT_PEEKED, seat, rival, 0)
    look_at_card(table, log, seat, rival)
    if not is_single(choices_to_assign(table, seat)):
        ask_about(table, ASK_ASSIGN, seat, CRYSTAL_BALL, 0)


# 7 Curse of Darkness


@called_rule
def curse_of_darkness(table: Table, log: Log | None, seat: int) -> None:
    """Each opponent gets one of their Gather cards at random."""
    for index in range(table.seats):
        other = in_turn(table, index)
        if other != seat:
            redeal_card(table, log, other, CURSE_OF_DARKNESS)


# 8 Cutting Corners


@rule
def cutting_corners(table: Table, log: Log | None, seat: int) -> None:
    """If alone, the card becomes one more building site, where each section costs one less."""
    table.corners[seat] += 1
    table.played[seat] = NO_CARD
    note(log, FACT_CORNER_LAID, seat, 0, 0)


# 9 Dragon


@called_rule
def dragon_strikes(table: Table, log: Log | None, owner: int) -> None:
    """Everyone there discards all resources of the board."""
    for index in range(table.seats):
        seat = in_turn(table, index)
        if has(victims_of(table, owner), seat):
            lose(table, log, seat, goods_of(table, seat), DRAGON)


# 10 Fairy Food


@rule
def fairy_food_at_start(table: Table, seat: int) -> None:
    """At the start of the next round it is put on a Location."""
    ask_about(table, ASK_PLACE, seat, FAIRY_FOOD, bit(locations(table)) - 1)


@rule
def fairy_food_placed(table: Table, log: Log | None, seat: int, location: int) -> None:
    table.food[seat] = location
    note(log, FACT_PLACED, seat, FAIRY_FOOD, location)


@rule
def fairy_food_each(table: Table, seat: int) -> None:
    """Each player there gains three resources of their choice."""
    add_job(table, JOB_GAIN, seat, FAIRY_FOOD, 3)


# 11 Ghostly Whispers


@called_rule
def ghostly_whispers(table: Table, log: Log | None, seat: int) -> None:
    """If alone, draw four Fables, keep two, discard two."""
    count = make_ready(table, log, 4)
    if count == 0:
        no_effect(log, seat, GHOSTLY_WHISPERS)
    elif count <= 2:
        draw_fables(table, log, seat, count, GHOSTLY_WHISPERS)
    else:
        look_at_deck(table, log, seat, count)
        ask_about(table, ASK_KEEP, seat, GHOSTLY_WHISPERS, 2)


@called_rule
def ghostly_whispers_kept(table: Table, log: Log | None, seat: int, name: int, left: int) -> None:
    """The rest is discarded."""
    keep_looked_at(table, log, seat, name, GHOSTLY_WHISPERS)
    if left > 1:
        ask_about(table, ASK_KEEP, seat, GHOSTLY_WHISPERS, left - 1)
    else:
        discard_looked_at(table, log, seat, GHOSTLY_WHISPERS)


# 12 Giant


@called_rule
def giant_strikes(table: Table, log: Log | None, owner: int) -> None:
    """Everyone there discards their Friend, all Fables in hand and one resource of each kind."""
    add_jobs_in_turn(table, JOB_PART, victims_of(table, owner), GIANT, owner)
    for index in range(table.seats):
        seat = in_turn(table, index)
        if has(victims_of(table, owner), seat):
            discard_hand(table, log, seat, GIANT)
            lose(table, log, seat, smaller_heap(goods_of(table, seat), ONE_OF_EACH), GIANT)


# 13 Grandma's House


@rule
def draws_monsters_in(table: Table, location: int) -> bool:
    """While it lies there, every Monster must go to its Location."""
    return table.unique[location] == GRANDMAS_HOUSE


@rule
def grandmas_house_each(table: Table, seat: int) -> None:
    """Each player there gains two resources of their choice."""
    add_job(table, JOB_GAIN, seat, GRANDMAS_HOUSE, 2)


# 14 Harvest Moon


@rule
def harvest_moon(table: Table, log: Log | None, seat: int) -> None:
    """Take half of the resources of one Location where nobody gathers."""
    empty = 0
    for location in range(locations(table)):
        if pigs_at(table, location) == 0:
            empty |= bit(location)
    location = only_or_ask(table, ASK_REAP, seat, HARVEST_MOON, empty)
    if location != NOBODY:
        harvest_moon_chose(table, log, seat, location)


@rule
def has_free_location(table: Table) -> bool:
    for location in range(locations(table)):
        if pigs_at(table, location) == 0:
            return True
    return False


@called_rule
def harvest_moon_chose(table: Table, log: Log | None, seat: int, location: int) -> None:
    """Rounded down; at the Market you choose which."""
    half = total_of(stock_of(table, location)) // 2
    if half == 0:
        no_effect(log, seat, HARVEST_MOON)
    elif location == MARKET:
        add_job(table, JOB_HARVEST, seat, HARVEST_MOON, half)
    else:
        take(table, log, seat, location, heap_of_one(location, half), HARVEST_MOON)


# 15 Hidden Vault


@called_rule
def hidden_vault_each(table: Table, log: Log | None, seat: int) -> None:
    """Everyone there gains two resources of the kind found there; at the Market of their choice."""
    if table.pigs[seat] == MARKET:
        add_job(table, JOB_GAIN, seat, HIDDEN_VAULT, 2)
    else:
        gain(table, log, seat, heap_of_one(table.pigs[seat], 2), HIDDEN_VAULT)


# 16 Hired Help


@rule
def hired_help(table: Table, log: Log | None, seat: int) -> None:
    """When revealed, pay two resources or let it be discarded."""
    if total_goods(table, seat) >= 2:
        ask_about(table, ASK_PAY, seat, HIRED_HELP, 2)
    else:
        no_effect(log, seat, HIRED_HELP)


@called_rule
def hired_help_chose(table: Table, log: Log | None, seat: int, bundle: int) -> None:
    if bundle == 0:
        no_effect(log, seat, HIRED_HELP)
    else:
        lose(table, log, seat, heap_of_bundle(bundle), HIRED_HELP)
        park(table, log, seat)


@called_rule
def hired_help_collects(table: Table, log: Log | None, seat: int) -> None:
    """In the next round what you gather is doubled from the Supply."""
    for kind in range(KINDS):
        gain(table, log, seat, heap_of_one(kind, table.gathered[seat * KINDS + kind]), HIRED_HELP)


# 17 Little Helpers


@rule
def little_helpers(table: Table, log: Log | None, seat: int) -> None:
    """If alone, two more actions."""
    change_actions(table, log, seat, 2, LITTLE_HELPERS)


# 18 Lonely Castle


@rule
def lonely_castle(table: Table, log: Log | None, location: int) -> None:
    """A player alone there gains a resource of each kind."""
    gain(table, log, lowest(pigs_at(table, location)), ONE_OF_EACH, LONELY_CASTLE)


# 19 Magic Flute


@called_rule
def magic_flute(table: Table, log: Log | None, seat: int) -> None:
    """All Monsters played this round go to your hand and do nothing."""
    found = False
    for index in range(table.seats):
        other = in_turn(table, index)
        if is_monster(table.played[other]):
            take_openly(table, log, seat, table.played[other], MAGIC_FLUTE)
            table.played[other] = NO_CARD
            table.spot[other] = NOWHERE
            found = True
    if not found:
        no_effect(log, seat, MAGIC_FLUTE)


# 20 Mysterious Stranger


@rule
def mysterious_stranger(table: Table, seat: int) -> None:
    """If alone, gain a Friend."""
    add_job(table, JOB_GAIN_FRIEND, seat, MYSTERIOUS_STRANGER, 0)


# 21 Night at the Tavern


@rule
def night_at_the_tavern(table: Table, log: Log | None, seat: int) -> None:
    """As many Friends as players are drawn; you choose yours."""
    for _ in range(table.seats):
        draw_friend(table, log, NO_FRIEND)
    show_offered(table, log, seat)
    if is_single(table.offered):
        night_at_the_tavern_chose(table, seat, lowest(table.offered))
    elif table.offered != 0:
        ask_about(table, ASK_BEFRIEND, seat, NIGHT_AT_THE_TAVERN, 0)
    else:
        everybody_parts(table)


@rule
def show_offered(table: Table, log: Log | None, seat: int) -> None:
    """Everybody sees which Friends were drawn; in which order does not matter."""
    friends = table.offered
    while friends != 0:
        note(log, FACT_FRIEND_DRAWN, seat, lowest(friends), 0)
        friends = without_lowest(friends)


@rule
def everybody_parts(table: Table) -> None:
    """No Friend was found at all; the old ones go nevertheless."""
    add_jobs_in_turn(table, JOB_PART, everyone(table), NIGHT_AT_THE_TAVERN, NOBODY)


@called_rule
def night_at_the_tavern_chose(table: Table, seat: int, friend: int) -> None:
    """The others are dealt at random; who gets none parts with the old Friend all the same."""
    rest = table.offered & ~bit(friend)
    players = table.seats - 1
    for index in range(table.seats - 1, -1, -1):
        other = in_turn(table, index)
        if other != seat:
            if below(table.rng, players) < popcount(rest):
                dealt = nth(rest, below(table.rng, popcount(rest)))
                rest &= ~bit(dealt)
                add_job(table, JOB_RECEIVE, other, friend_card(dealt), other)
            else:
                add_job(table, JOB_PART, other, NIGHT_AT_THE_TAVERN, seat)
            players -= 1
    add_job(table, JOB_RECEIVE, seat, friend_card(friend), seat)


# 22 Powerful Friends


@called_rule
def powerful_friends(table: Table, log: Log | None, seat: int) -> None:
    """Each opponent at your Location has one action less, you have one more for each of them."""
    others = with_others_at(table, seat)
    change_actions(table, log, seat, popcount(others), POWERFUL_FRIENDS)
    while others != 0:
        change_actions(table, log, lowest(others), -1, POWERFUL_FRIENDS)
        others = without_lowest(others)


# 23 Roar


@called_rule
def roar(table: Table, log: Log | None, seat: int) -> None:
    """Each opponent at your Location draws one of their Gather cards at random and goes there."""
    others = with_others_at(table, seat)
    for index in range(table.seats):
        other = in_turn(table, index)
        if has(others, other):
            table.pigs[other] = redeal_openly(table, log, other, ROAR)
            note(log, FACT_WENT, other, table.pigs[other], ROAR)
    if others == 0:
        no_effect(log, seat, ROAR)


# 24 Royal Wedding


@called_rule
def royal_wedding_each(table: Table, log: Log | None, seat: int) -> None:
    """Everyone who is not there discards a resource."""
    bundles = bundles_in(goods_of(table, seat), 1)
    if is_single(bundles):
        lose(table, log, seat, heap_of_bundle(lowest(bundles)), ROYAL_WEDDING)
    elif bundles != 0:
        ask_about(table, ASK_PAY, seat, ROYAL_WEDDING, 1)


# 25 Search the Past


@called_rule
def search_the_past(table: Table, log: Log | None, seat: int, left: int) -> None:
    """If an opponent is at your Location, take two Fables of your choice from the pile."""
    while left > 0 and names_in_pile(table) != 0:
        names = names_in_pile(table)
        if not is_single(names) and pile_size(table) > left:
            ask_about(table, ASK_FETCH, seat, SEARCH_THE_PAST, left)
            return
        search_the_past_chose(table, log, seat, lowest(names))
        left -= 1


@rule
def search_the_past_chose(table: Table, log: Log | None, seat: int, name: int) -> None:
    table.pile[name] -= 1
    take_openly(table, log, seat, name, SEARCH_THE_PAST)


# 26 Share the Wealth


@rule
def total_gathered(table: Table, seat: int) -> int:
    first = seat * KINDS
    return table.gathered[first] + table.gathered[first + 1] + table.gathered[first + 2]


@called_rule
def wealthy_opponents(table: Table, seat: int) -> int:
    """Every opponent, wherever, who gathered five or more."""
    wealthy = 0
    for other in range(table.seats):
        if other != seat and total_gathered(table, other) >= 5:
            wealthy |= bit(other)
    return wealthy


@rule
def still_gathered(table: Table, seat: int) -> int:
    """What a player gathered and still has, as a heap."""
    first = seat * KINDS
    gathered = heap_of(table.gathered[first], table.gathered[first + 1], table.gathered[first + 2])
    return smaller_heap(goods_of(table, seat), gathered)


@rule
def share_the_wealth(table: Table, log: Log | None, seat: int) -> None:
    """Each of them is asked in turn order."""
    wealthy = wealthy_opponents(table, seat)
    add_jobs_in_turn(table, JOB_EACH, wealthy, SHARE_THE_WEALTH, seat)
    if wealthy == 0:
        no_effect(log, seat, SHARE_THE_WEALTH)


@called_rule
def share_the_wealth_each(table: Table, log: Log | None, giver: int, owner: int) -> None:
    """Two of those resources are given, of the giver's choice."""
    count = min(2, total_of(still_gathered(table, giver)))
    bundles = bundles_in(still_gathered(table, giver), count)
    if is_single(bundles):
        give(table, log, giver, owner, heap_of_bundle(lowest(bundles)), SHARE_THE_WEALTH)
    else:
        ask_about(table, ASK_GIVE, giver, SHARE_THE_WEALTH, owner + 4 * count)


# 27 Spy Network


@rule
def spy_network(table: Table, log: Log | None, seat: int) -> None:
    """Draw a Fable for each player at your Location, yourself included."""
    draw_fables(table, log, seat, 1 + popcount(with_others_at(table, seat)), SPY_NETWORK)


# 28 Taxation


@rule
def taxed_by(table: Table, seat: int) -> int:
    """Each opponent who is not at your Location."""
    return opponents(table, seat) & ~with_others_at(table, seat)


@called_rule
def taxation_each(table: Table, log: Log | None, seat: int) -> None:
    """Half of all resources, rounded down, brick before wood before straw."""
    left, heap = total_goods(table, seat) // 2, 0
    for step in range(KINDS):
        kind = BRICK - step
        count = min(left, table.goods[seat * KINDS + kind])
        heap |= heap_of_one(kind, count)
        left -= count
    lose(table, log, seat, heap, TAXATION)


# 29 Thoughtful Gift


@rule
def offer_of(taker: int, kind: int, count: int) -> int:
    """An offer as the object of a choice; 0 offers nothing."""
    return 1 + (taker * KINDS + kind) * KINDS + count - 1


@called_rule
def can_return(table: Table, taker: int, kind: int, count: int) -> bool:
    """Could a player give back so many resources of another kind (or of the two others, where the table agreed so)?"""
    most = mixed = 0
    for other in range(KINDS):
        if other != kind:
            most = max(most, table.goods[taker * KINDS + other])
            mixed += table.goods[taker * KINDS + other]
    return (mixed if table.options.gift == 1 else most) >= count


@called_rule
def offers(table: Table, seat: int) -> int:
    """Nothing, or one to three resources of a kind to an opponent who can return as many of another."""
    found = 1
    for taker in range(table.seats):
        for kind in range(KINDS):
            for count in range(1, min(3, table.goods[seat * KINDS + kind]) + 1):
                if taker != seat and can_return(table, taker, kind, count):
                    found |= bit(offer_of(taker, kind, count))
    return found


@rule
def thoughtful_gift(table: Table, log: Log | None, seat: int) -> None:
    """Give one opponent up to three resources of one kind, and get as many of another kind."""
    if offers(table, seat) == 1:
        no_effect(log, seat, THOUGHTFUL_GIFT)
    else:
        ask_about(table, ASK_OFFER, seat, THOUGHTFUL_GIFT, 0)


@called_rule
def thoughtful_gift_chose(table: Table, log: Log | None, seat: int, offer: int) -> None:
    """What comes back is chosen by the one who got it."""
    if offer == 0:
        no_effect(log, seat, THOUGHTFUL_GIFT)
        return
    taker, kind, count = (offer - 1) // (KINDS * KINDS), (offer - 1) // KINDS % KINDS, (offer - 1) % KINDS + 1
    bundles = gifts_to_return(table, taker, kind, count)
    give(table, log, seat, taker, heap_of_one(kind, count), THOUGHTFUL_GIFT)
    if is_single(bundles):
        give(table, log, taker, seat, heap_of_bundle(lowest(bundles)), THOUGHTFUL_GIFT)
    else:
        ask_about(table, ASK_GIVE, taker, THOUGHTFUL_GIFT, seat + 4 * count + 32 * kind)


@called_rule
def gifts_to_return(table: Table, taker: int, kind: int, count: int) -> int:
    """The bundles that may come back: none of the kind that was given."""
    others = goods_of(table, taker) & ~heap_of_one(kind, (1 << 16) - 1)
    bundles = bundles_in(others, count)
    if table.options.gift == 0:
        single = 0
        for other in range(KINDS):
            single |= bit(count << 2 * other)
        bundles &= single
    return bundles


# 30 Wandering Trader


@called_rule
def trades(table: Table, seat: int) -> int:
    """Two of one kind for three of another, or none."""
    found = bit(NO_TRADE)
    for given in range(KINDS):
        for got in range(KINDS):
            if given != got and table.goods[seat * KINDS + given] >= 2 and table.supply[got] > 0:
                found |= bit(given * KINDS + got)
    return found


@rule
def wandering_trader_each(table: Table, seat: int) -> None:
    """Everyone at your Location may trade with the Supply once."""
    if trades(table, seat) != bit(NO_TRADE):
        ask_about(table, ASK_TRADE, seat, WANDERING_TRADER, 0)


@called_rule
def wandering_trader_chose(table: Table, log: Log | None, seat: int, trade: int) -> None:
    if trade == NO_TRADE:
        decline(log, seat, WANDERING_TRADER)
    else:
        lose(table, log, seat, heap_of_one(trade // KINDS, 2), WANDERING_TRADER)
        gain(table, log, seat, heap_of_one(trade % KINDS, 3), WANDERING_TRADER)


# 31 Wishing Well


@rule
def wishing_well(table: Table, log: Log | None, seat: int) -> None:
    """Exchange the Gather cards of two players unseen."""
    if table.seats == 2:
        swap_cards(table, log, 0, 1, WISHING_WELL)
    else:
        ask_about(table, ASK_SWAP, seat, WISHING_WELL, 0)


@called_rule
def pairs_to_swap(table: Table) -> int:
    pairs = 0
    for second in range(table.seats):
        for first in range(second):
            pairs |= bit(first * PLACES + second)
    return pairs


# 32 Wolf


@rule
def wolf_strikes(table: Table, log: Log | None, owner: int) -> None:
    """All resources on its Location go to the Supply before anyone collects."""
    location = table.spot[owner]
    if victims_of(table, owner) != 0:
        lose_stock(table, log, owner, location, stock_of(table, location), WOLF)
