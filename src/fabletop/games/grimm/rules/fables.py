"""The Fables in the order of the rulebook's appendix: what each is and does (docs/rules/grimm-forest: grimm.fable).

Each function says at which moment it speaks (``at``), or to which question it takes the answer (``answers``).
"""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import (
    allows,
    answers,
    ask_about,
    ask_all_about,
    ask_among,
    ask_how_many,
    ask_of,
    ask_with,
    only_or_ask,
)
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
from fabletop.games.grimm.rules.catalogue import fable, fables_with, set_of_fables
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
    change_card,
    choices_to_assign,
    look_at_card,
    redeal_card,
    redeal_openly,
    swap_cards,
)
from fabletop.games.grimm.rules.goods import (
    ONE_OF_EACH,
    bundles_in,
    bundles_of_one_kind,
    gain,
    give,
    goods_of,
    heap_of_bundle,
    kinds_in,
    lose,
    lose_stock,
    smaller_heap,
    stock_of,
    supply_of,
    take,
    total_of,
)
from fabletop.games.grimm.rules.moments import (
    do_job,
    each,
    fable_at_end,
    fable_before_collect,
    fable_on_reveal,
    monster_strikes,
    next_turn_acts_at_end,
    next_turn_at_end,
    next_turn_at_start,
    next_turn_collects,
    slays_monsters,
    unique_acts_at_end,
    unique_at_end,
    unique_leaves,
)
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    ASK_ASSIGN,
    ASK_BEFRIEND,
    ASK_BLOW,
    ASK_DECIDE,
    ASK_FETCH,
    ASK_GAIN,
    ASK_GIVE,
    ASK_GO,
    ASK_KEEP,
    ASK_OFFER,
    ASK_PAY,
    ASK_PLACE,
    ASK_REAP,
    ASK_ROB,
    ASK_SWAP,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TRADE,
    ASSIGN,
    BEFRIEND,
    BLOW,
    BRICK,
    FETCH,
    FOUNDATION,
    GAIN,
    GIVE,
    GO,
    HOUSES,
    JOB_EACH,
    JOB_GAIN,
    JOB_GAIN_FRIEND,
    JOB_HARVEST,
    JOB_MONSTER,
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
    OFFER,
    PAY,
    PLACES,
    STAY,
    SWAP,
    TRADE,
)
from fabletop.games.grimm.rules.words import (
    add_job,
    add_jobs_in_turn,
    everyone,
    friend_card,
    heap_of,
    heap_of_one,
    in_bundle,
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
from fabletop.kernel.dispatch import at
from fabletop.kernel.log import Log, note
from fabletop.kernel.rng import below
from fabletop.kernel.rule import called_rule, rule

MONSTERS, NEXT_TURNS, UNIQUES = (set_of_fables("type", kind) for kind in ("monster", "next-turn", "unique"))
IF_ALONE, IF_OTHERS, IF_SOMEWHERE, IF_EMPTY, IF_VICTIMS, IF_RIVAL = (
    set_of_fables("condition", where) for where in ("alone", "others", "somewhere", "empty", "victims", "rival")
)

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
def park(table: GrimmTable, log: Log | None, seat: int) -> None:
    """A Next Turn card goes below the boards until the next round."""
    table.parked[seat] = table.played[seat]
    table.played[seat] = NO_CARD
    note(log, FACT_PARKED, seat, table.parked[seat], 0)


@rule
def pay_each_there(table: GrimmTable, location: int, card: int, owner: int) -> None:
    """Every player at a Location is concerned, in turn order."""
    add_jobs_in_turn(table, JOB_EACH, pigs_at(table, location), card, owner)


@rule
def monster_stands_at(table: GrimmTable, location: int) -> bool:
    for seat in range(table.seats):
        if table.spot[seat] == location:
            return True
    return False


@rule
def finds_somebody(table: GrimmTable, owner: int, monster: int) -> bool:
    """Is anybody there whom a Monster concerns? It always concerns somebody who slays Monsters."""
    there = 0 if table.spot[owner] == NOWHERE else pigs_at(table, table.spot[owner])
    if spares_its_owner(monster) and not slays_monsters(table.friend[owner]):
        there &= ~bit(owner)
    return there != 0


@called_rule
def condition_holds(table: GrimmTable, seat: int, fable: int) -> bool:
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
def victims_of(table: GrimmTable, owner: int) -> int:
    """The players at the Location of a Monster, but for those who count as not being there."""
    return pigs_at(table, table.spot[owner]) & ~table.exempt


@rule
def change_actions(table: GrimmTable, log: Log | None, seat: int, by: int, card: int) -> None:
    table.bonus[seat] += by
    note(log, FACT_ACTIONS_CHANGED, seat, by, card)


@rule
def locations_for_monster(table: GrimmTable) -> int:
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
def locations_for_unique(table: GrimmTable) -> int:
    free = 0
    for location in range(locations(table)):
        if table.unique[location] == NO_CARD:
            free |= bit(location)
    return free


@at(fable_on_reveal, *fables_with("type", "monster"))
@called_rule
def place_monster(table: GrimmTable, log: Log | None, seat: int) -> None:
    """When revealed, a Monster is put on a Location; without room it stays unused."""
    allowed = locations_for_monster(table)
    location = only_or_ask(table, ASK_PLACE, seat, table.played[seat], allowed)
    if location != NOBODY:
        monster_placed(table, log, seat, location)
    elif allowed == 0:
        no_effect(log, seat, table.played[seat])


@answers(ASK_PLACE, *fables_with("type", "monster"))
@rule
def monster_placed(table: GrimmTable, log: Log | None, seat: int, location: int) -> None:
    table.spot[seat] = location
    note(log, FACT_PLACED, seat, table.played[seat], location)


@at(fable_on_reveal, *fables_with("type", "unique"))
@called_rule
def place_unique(table: GrimmTable, log: Log | None, seat: int) -> None:
    """When revealed, a Unique Location is put on a Location without one; without room it stays unused."""
    allowed = locations_for_unique(table)
    location = only_or_ask(table, ASK_PLACE, seat, table.played[seat], allowed)
    if location != NOBODY:
        unique_placed(table, log, seat, location)
    elif allowed == 0:
        no_effect(log, seat, table.played[seat])


@answers(ASK_PLACE, *fables_with("type", "unique"))
@rule
def unique_placed(table: GrimmTable, log: Log | None, seat: int, location: int) -> None:
    table.unique[location] = table.played[seat]
    table.unique_of[location] = seat
    table.played[seat] = NO_CARD
    note(log, FACT_PLACED, seat, table.unique[location], location)


@rule
def monster_acts(table: GrimmTable, seat: int, fable: int) -> None:
    """The moment of a Monster has come: those who can stop it are asked, then it strikes."""
    add_job(table, JOB_MONSTER, seat, fable, 0)


# 1 A Friendly Game

A_FRIENDLY_GAME = fable("A Friendly Game")


@at(fable_at_end, A_FRIENDLY_GAME)
@rule
def a_friendly_game(table: GrimmTable, log: Log | None, seat: int) -> None:
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


@answers(ASK_TARGET, A_FRIENDLY_GAME)
@called_rule
def a_friendly_game_chose(table: GrimmTable, log: Log | None, seat: int, victim: int) -> None:
    """All of them if there are no more than two."""
    count = min(2, total_goods(table, victim))
    bundles = bundles_in(goods_of(table, victim), count)
    if is_single(bundles):
        give(table, log, victim, seat, heap_of_bundle(lowest(bundles)), A_FRIENDLY_GAME)
    else:
        ask_of(table, ASK_ROB, seat, A_FRIENDLY_GAME, victim, count)


# 2 Big Bad Wolf

BIG_BAD_WOLF = fable("Big Bad Wolf")
at(fable_at_end, BIG_BAD_WOLF)(monster_acts)


@at(monster_strikes, BIG_BAD_WOLF)
@rule
def big_bad_wolf_strikes(table: GrimmTable, log: Log | None, owner: int) -> None:
    """Everyone there loses the top section of a Straw or Wood house."""
    add_jobs_in_turn(table, JOB_EACH, victims_of(table, owner), BIG_BAD_WOLF, owner)


@allows(ASK_BLOW, BLOW, BIG_BAD_WOLF)
@called_rule
def houses_to_blow(table: GrimmTable, rival: int) -> int:
    """Brick is immune."""
    houses = 0
    for house in range(HOUSES):
        if kind_of(house) != BRICK and table.houses[rival * HOUSES + house] > 0:
            houses |= bit(house)
    return houses


@at(each, BIG_BAD_WOLF)
@called_rule
def big_bad_wolf_each(table: GrimmTable, log: Log | None, victim: int, owner: int) -> None:
    """The card's owner chooses the house, or its builder where the table agreed so."""
    houses = houses_to_blow(table, victim)
    if is_single(houses):
        big_bad_wolf_chose(table, log, victim, lowest(houses))
    elif houses != 0:
        ask_with(table, ASK_BLOW, victim if table.options.wolf == 1 else owner, BIG_BAD_WOLF, victim)


@answers(ASK_BLOW, BIG_BAD_WOLF)
@called_rule
def big_bad_wolf_chose(table: GrimmTable, log: Log | None, rival: int, thing: int) -> None:
    """The section goes back to the Supply; without its Foundation the site is free again."""
    table.houses[rival * HOUSES + thing] -= 1
    table.sections[thing % (KINDS * KINDS)] += 1
    if section_of(thing) != FOUNDATION:
        table.houses[rival * HOUSES + thing - 1] += 1
    note(log, FACT_BLOWN, rival, thing, 0)


# 3 Bridge Troll

BRIDGE_TROLL = fable("Bridge Troll")
at(fable_at_end, BRIDGE_TROLL)(monster_acts)


@at(monster_strikes, BRIDGE_TROLL)
@rule
def bridge_troll_strikes(table: GrimmTable, log: Log | None, owner: int) -> None:
    """Pick one opponent there."""
    victims = victims_of(table, owner) & ~bit(owner)
    victim = only_or_ask(table, ASK_TARGET, owner, BRIDGE_TROLL, victims)
    if victim != NOBODY:
        bridge_troll_chose(table, log, owner, victim)


@answers(ASK_TARGET, BRIDGE_TROLL)
@called_rule
def bridge_troll_chose(table: GrimmTable, log: Log | None, owner: int, victim: int) -> None:
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
def toll_left(table: GrimmTable) -> int:
    """What the victim can still give, as a heap."""
    return heap_of(table.toll[0], table.toll[1], table.toll[2])


@at(do_job, JOB_TOLL)
@called_rule
def bridge_troll_toll(table: GrimmTable, log: Log | None, victim: int, count: int, owner: int) -> None:
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
        ask_of(table, ASK_GIVE, victim, BRIDGE_TROLL, owner, 1)


@allows(ASK_GIVE, GIVE, BRIDGE_TROLL)
@rule
def bridge_troll_may_get(table: GrimmTable, number: int) -> int:
    return bundles_in(toll_left(table), number)


@answers(ASK_GIVE, BRIDGE_TROLL)
@called_rule
def bridge_troll_given(table: GrimmTable, log: Log | None, victim: int, rival: int, bundle: int) -> None:
    """What was given is no longer asked for."""
    give(table, log, victim, rival, heap_of_bundle(bundle), BRIDGE_TROLL)
    for kind in range(KINDS):
        table.toll[kind] -= in_bundle(bundle, kind)


# 4 Chinny Chin Chin

CHINNY_CHIN_CHIN = fable("Chinny Chin Chin")


@at(fable_before_collect, CHINNY_CHIN_CHIN)
@called_rule
def chinny_chin_chin(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Flee from a Monster at your Location; if no Monster was played at all, draw a Fable."""
    if monsters_played(table) == 0:
        draw_fables(table, log, seat, 1, CHINNY_CHIN_CHIN)
    elif table.pigs[seat] != NOWHERE and monster_stands_at(table, table.pigs[seat]):
        others = bit(locations(table)) - 1 & ~bit(table.pigs[seat])
        ask_among(table, ASK_GO, seat, CHINNY_CHIN_CHIN, others)
    else:
        no_effect(log, seat, CHINNY_CHIN_CHIN)


@rule
def monsters_played(table: GrimmTable) -> int:
    """How many Monsters were played this round; tables differ on whether those that Magic Flute took count."""
    if table.options.flute == 0:
        return table.monsters
    count = 0
    for seat in range(table.seats):
        count += int(is_monster(table.played[seat]))
    return count


@allows(ASK_GO, GO, CHINNY_CHIN_CHIN)
@rule
def chinny_chin_chin_may_go(things: int) -> int:
    """Or stay."""
    return things | bit(STAY)


@answers(ASK_GO, CHINNY_CHIN_CHIN)
@rule
def chinny_chin_chin_chose(table: GrimmTable, log: Log | None, seat: int, location: int) -> None:
    if location == STAY:
        decline(log, seat, CHINNY_CHIN_CHIN)
    else:
        table.pigs[seat] = location
        note(log, FACT_WENT, seat, location, CHINNY_CHIN_CHIN)


# 5 Consult the Oracle

CONSULT_THE_ORACLE = fable("Consult the Oracle")


@at(fable_at_end, CONSULT_THE_ORACLE)
@rule
def consult_the_oracle(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If alone, you may take a random Fable from every opponent's hand."""
    cards = 0
    for other in range(table.seats):
        cards += 0 if other == seat else table.held[other]
    if cards > 0:
        ask_about(table, ASK_DECIDE, seat, CONSULT_THE_ORACLE)
    else:
        no_effect(log, seat, CONSULT_THE_ORACLE)


@answers(ASK_DECIDE, CONSULT_THE_ORACLE)
@called_rule
def consult_the_oracle_chose(table: GrimmTable, log: Log | None, seat: int, yes: int) -> None:
    if yes == 0:
        decline(log, seat, CONSULT_THE_ORACLE)
    for index in range(table.seats):
        other = in_turn(table, index)
        if yes == 1 and other != seat and table.held[other] > 0:
            hand_over(table, log, other, seat, (any_in_hand(table, other), CONSULT_THE_ORACLE))


# 6 Crystal Ball

CRYSTAL_BALL = fable("Crystal Ball")


@at(fable_on_reveal, CRYSTAL_BALL)
@rule
def crystal_ball(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Look at the Gather card of one opponent."""
    rival = only_or_ask(table, ASK_TARGET, seat, CRYSTAL_BALL, opponents(table, seat))
    if rival != NOBODY:
        crystal_ball_chose(table, log, seat, rival)


@answers(ASK_TARGET, CRYSTAL_BALL)
@called_rule
def crystal_ball_chose(table: GrimmTable, log: Log | None, seat: int, opponent: int) -> None:
    """Afterwards you may replace your own."""
    note(log, FACT_PEEKED, seat, opponent, 0)
    look_at_card(table, log, seat, opponent)
    if not is_single(choices_to_assign(table, seat)):
        ask_about(table, ASK_ASSIGN, seat, CRYSTAL_BALL)


allows(ASK_ASSIGN, ASSIGN, CRYSTAL_BALL)(choices_to_assign)


@answers(ASK_ASSIGN, CRYSTAL_BALL)
@rule
def crystal_ball_changed(table: GrimmTable, log: Log | None, seat: int, gather_card: int) -> None:
    change_card(table, log, seat, gather_card, CRYSTAL_BALL)


# 7 Curse of Darkness

CURSE_OF_DARKNESS = fable("Curse of Darkness")


@at(fable_on_reveal, CURSE_OF_DARKNESS)
@called_rule
def curse_of_darkness(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Each opponent gets one of their Gather cards at random."""
    for index in range(table.seats):
        other = in_turn(table, index)
        if other != seat:
            redeal_card(table, log, other, CURSE_OF_DARKNESS)


# 8 Cutting Corners

CUTTING_CORNERS = fable("Cutting Corners")


@at(fable_at_end, CUTTING_CORNERS)
@rule
def cutting_corners(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If alone, the card becomes one more building site, where each section costs one less."""
    table.corners[seat] += 1
    table.played[seat] = NO_CARD
    note(log, FACT_CORNER_LAID, seat, 0, 0)


# 9 Dragon

DRAGON = fable("Dragon")
at(fable_before_collect, DRAGON)(monster_acts)


@at(monster_strikes, DRAGON)
@called_rule
def dragon_strikes(table: GrimmTable, log: Log | None, owner: int) -> None:
    """Everyone there discards all resources of the board."""
    for index in range(table.seats):
        seat = in_turn(table, index)
        if has(victims_of(table, owner), seat):
            lose(table, log, seat, goods_of(table, seat), DRAGON)


# 10 Fairy Food

FAIRY_FOOD = fable("Fairy Food")
at(fable_on_reveal, FAIRY_FOOD)(park)


@at(next_turn_at_start, FAIRY_FOOD)
@rule
def fairy_food_at_start(table: GrimmTable, seat: int) -> None:
    """At the start of the next round it is put on a Location."""
    ask_among(table, ASK_PLACE, seat, FAIRY_FOOD, bit(locations(table)) - 1)


@answers(ASK_PLACE, FAIRY_FOOD)
@rule
def fairy_food_placed(table: GrimmTable, log: Log | None, seat: int, location: int) -> None:
    table.food[seat] = location
    note(log, FACT_PLACED, seat, FAIRY_FOOD, location)


@at(next_turn_acts_at_end, FAIRY_FOOD)
@rule
def fairy_food_acts(table: GrimmTable, seat: int) -> bool:
    """Is anybody there?"""
    return pigs_at(table, table.food[seat]) != 0


@at(next_turn_at_end, FAIRY_FOOD)
@rule
def fairy_food(table: GrimmTable, seat: int) -> None:
    pay_each_there(table, table.food[seat], FAIRY_FOOD, seat)


@at(each, FAIRY_FOOD)
@rule
def fairy_food_each(table: GrimmTable, seat: int) -> None:
    """Each player there gains three resources of their choice."""
    add_job(table, JOB_GAIN, seat, FAIRY_FOOD, 3)


# 11 Ghostly Whispers

GHOSTLY_WHISPERS = fable("Ghostly Whispers")


@at(fable_at_end, GHOSTLY_WHISPERS)
@called_rule
def ghostly_whispers(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If alone, draw four Fables, keep two, discard two."""
    count = make_ready(table, log, 4)
    if count == 0:
        no_effect(log, seat, GHOSTLY_WHISPERS)
    elif count <= 2:
        draw_fables(table, log, seat, count, GHOSTLY_WHISPERS)
    else:
        look_at_deck(table, log, seat, count)
        ask_how_many(table, ASK_KEEP, seat, GHOSTLY_WHISPERS, 2)


@answers(ASK_KEEP, GHOSTLY_WHISPERS)
@called_rule
def ghostly_whispers_kept(table: GrimmTable, log: Log | None, seat: int, name: int, number: int) -> None:
    """The rest is discarded."""
    keep_looked_at(table, log, seat, name, GHOSTLY_WHISPERS)
    if number > 1:
        ask_how_many(table, ASK_KEEP, seat, GHOSTLY_WHISPERS, number - 1)
    else:
        discard_looked_at(table, log, seat, GHOSTLY_WHISPERS)


# 12 Giant

GIANT = fable("Giant")
at(fable_at_end, GIANT)(monster_acts)


@at(monster_strikes, GIANT)
@called_rule
def giant_strikes(table: GrimmTable, log: Log | None, owner: int) -> None:
    """Everyone there discards their Friend, all Fables in hand and one resource of each kind."""
    add_jobs_in_turn(table, JOB_PART, victims_of(table, owner), GIANT, owner)
    for index in range(table.seats):
        seat = in_turn(table, index)
        if has(victims_of(table, owner), seat):
            discard_hand(table, log, seat, GIANT)
            lose(table, log, seat, smaller_heap(goods_of(table, seat), ONE_OF_EACH), GIANT)


# 13 Grandma's House

GRANDMAS_HOUSE = fable("Grandma's House")


@rule
def draws_monsters_in(table: GrimmTable, location: int) -> bool:
    """While it lies there, every Monster must go to its Location."""
    return table.unique[location] == GRANDMAS_HOUSE


@at(unique_acts_at_end, GRANDMAS_HOUSE)
@rule
def grandmas_house_acts(table: GrimmTable, location: int) -> bool:
    """Is anybody there?"""
    return pigs_at(table, location) != 0


@at(unique_at_end, GRANDMAS_HOUSE)
@rule
def grandmas_house(table: GrimmTable, location: int, owner: int) -> None:
    pay_each_there(table, location, GRANDMAS_HOUSE, owner)


@at(unique_leaves, GRANDMAS_HOUSE)
@rule
def grandmas_house_leaves(location: int, monsters: int) -> bool:
    """It leaves with a Monster."""
    return has(monsters, location)


@at(each, GRANDMAS_HOUSE)
@rule
def grandmas_house_each(table: GrimmTable, seat: int) -> None:
    """Each player there gains two resources of their choice."""
    add_job(table, JOB_GAIN, seat, GRANDMAS_HOUSE, 2)


# 14 Harvest Moon

HARVEST_MOON = fable("Harvest Moon")


@at(fable_at_end, HARVEST_MOON)
@rule
def harvest_moon(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Take half of the resources of one Location where nobody gathers."""
    empty = 0
    for location in range(locations(table)):
        if pigs_at(table, location) == 0:
            empty |= bit(location)
    location = only_or_ask(table, ASK_REAP, seat, HARVEST_MOON, empty)
    if location != NOBODY:
        harvest_moon_chose(table, log, seat, location)


@rule
def has_free_location(table: GrimmTable) -> bool:
    for location in range(locations(table)):
        if pigs_at(table, location) == 0:
            return True
    return False


@answers(ASK_REAP, HARVEST_MOON)
@called_rule
def harvest_moon_chose(table: GrimmTable, log: Log | None, seat: int, location: int) -> None:
    """Rounded down; at the Market you choose which."""
    half = total_of(stock_of(table, location)) // 2
    if half == 0:
        no_effect(log, seat, HARVEST_MOON)
    elif location == MARKET:
        add_job(table, JOB_HARVEST, seat, HARVEST_MOON, half)
    else:
        take(table, log, seat, location, heap_of_one(location, half), HARVEST_MOON)


@at(do_job, JOB_HARVEST)
@called_rule
def harvest_one(table: GrimmTable, log: Log | None, seat: int, other: int) -> None:
    """Half of the Market is taken one resource after another; so many (``other``) are left."""
    kinds = kinds_in(stock_of(table, MARKET))
    if is_single(kinds):
        take(table, log, seat, MARKET, heap_of_one(lowest(kinds), other), HARVEST_MOON)
        return
    if other > 1:
        add_job(table, JOB_HARVEST, seat, HARVEST_MOON, other - 1)
    ask_how_many(table, ASK_TAKE, seat, HARVEST_MOON, 1)


# 15 Hidden Vault

HIDDEN_VAULT = fable("Hidden Vault")
ANY_TWO = 1
"""Where the table agreed that the two resources at the Market may be of two kinds."""


@at(fable_at_end, HIDDEN_VAULT)
@rule
def hidden_vault(table: GrimmTable, seat: int) -> None:
    pay_each_there(table, table.pigs[seat], HIDDEN_VAULT, seat)


@at(each, HIDDEN_VAULT)
@called_rule
def hidden_vault_each(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Everyone there gains two resources of the kind found there; at the Market of a kind of their choice."""
    if table.pigs[seat] != MARKET:
        gain(table, log, seat, heap_of_one(table.pigs[seat], 2), HIDDEN_VAULT)
    elif table.options.vault == ANY_TWO:
        add_job(table, JOB_GAIN, seat, HIDDEN_VAULT, 2)
    elif is_single(bundles_of_one_kind(supply_of(table), 2)):
        gain(table, log, seat, heap_of_bundle(lowest(bundles_of_one_kind(supply_of(table), 2))), HIDDEN_VAULT)
    elif supply_of(table) != 0:
        ask_how_many(table, ASK_GAIN, seat, HIDDEN_VAULT, 2)


@allows(ASK_GAIN, GAIN, HIDDEN_VAULT)
@rule
def hidden_vault_holds(table: GrimmTable, number: int) -> int:
    if table.options.vault == ANY_TWO:
        return bundles_in(supply_of(table), number)
    return bundles_of_one_kind(supply_of(table), number)


# 16 Hired Help

HIRED_HELP = fable("Hired Help")


@at(fable_on_reveal, HIRED_HELP)
@rule
def hired_help(table: GrimmTable, log: Log | None, seat: int) -> None:
    """When revealed, pay two resources or let it be discarded."""
    if total_goods(table, seat) >= 2:
        ask_how_many(table, ASK_PAY, seat, HIRED_HELP, 2)
    else:
        no_effect(log, seat, HIRED_HELP)


@allows(ASK_PAY, PAY, HIRED_HELP)
@rule
def hired_help_may_cost(table: GrimmTable, seat: int, number: int) -> int:
    """Or nothing."""
    return bundles_in(goods_of(table, seat), number) | bit(0)


@answers(ASK_PAY, HIRED_HELP)
@called_rule
def hired_help_chose(table: GrimmTable, log: Log | None, seat: int, bundle: int) -> None:
    if bundle == 0:
        no_effect(log, seat, HIRED_HELP)
    else:
        lose(table, log, seat, heap_of_bundle(bundle), HIRED_HELP)
        park(table, log, seat)


@at(next_turn_collects, HIRED_HELP)
@called_rule
def hired_help_collects(table: GrimmTable, log: Log | None, seat: int) -> None:
    """In the next round what you gather is doubled from the Supply."""
    for kind in range(KINDS):
        gain(table, log, seat, heap_of_one(kind, table.gathered[seat * KINDS + kind]), HIRED_HELP)


# 17 Little Helpers

LITTLE_HELPERS = fable("Little Helpers")


@at(fable_at_end, LITTLE_HELPERS)
@rule
def little_helpers(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If alone, two more actions."""
    change_actions(table, log, seat, 2, LITTLE_HELPERS)


# 18 Lonely Castle

LONELY_CASTLE = fable("Lonely Castle")


@at(unique_acts_at_end, LONELY_CASTLE)
@rule
def lonely_castle_acts(table: GrimmTable, location: int) -> bool:
    return is_single(pigs_at(table, location))


@at(unique_leaves, LONELY_CASTLE)
@rule
def lonely_castle_leaves(table: GrimmTable, location: int) -> bool:
    """It leaves in a crowd: of three, or of two where there are no more."""
    there = pigs_at(table, location)
    crowd = there & there - 1
    return there == everyone(table) if table.seats == 2 else crowd & crowd - 1 != 0


@at(unique_at_end, LONELY_CASTLE)
@rule
def lonely_castle(table: GrimmTable, log: Log | None, location: int) -> None:
    """A player alone there gains a resource of each kind."""
    gain(table, log, lowest(pigs_at(table, location)), ONE_OF_EACH, LONELY_CASTLE)


# 19 Magic Flute

MAGIC_FLUTE = fable("Magic Flute")


@at(fable_on_reveal, MAGIC_FLUTE)
@called_rule
def magic_flute(table: GrimmTable, log: Log | None, seat: int) -> None:
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

MYSTERIOUS_STRANGER = fable("Mysterious Stranger")


@at(fable_at_end, MYSTERIOUS_STRANGER)
@rule
def mysterious_stranger(table: GrimmTable, seat: int) -> None:
    """If alone, gain a Friend."""
    add_job(table, JOB_GAIN_FRIEND, seat, MYSTERIOUS_STRANGER, 0)


# 21 Night at the Tavern

NIGHT_AT_THE_TAVERN = fable("Night at the Tavern")


@at(fable_on_reveal, NIGHT_AT_THE_TAVERN)
@rule
def night_at_the_tavern(table: GrimmTable, log: Log | None, seat: int) -> None:
    """As many Friends as players are drawn; you choose yours."""
    for _ in range(table.seats):
        draw_friend(table, log, NO_FRIEND)
    show_offered(table, log, seat)
    if is_single(table.offered):
        night_at_the_tavern_chose(table, seat, lowest(table.offered))
    elif table.offered != 0:
        ask_about(table, ASK_BEFRIEND, seat, NIGHT_AT_THE_TAVERN)
    else:
        everybody_parts(table)


@rule
def show_offered(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Everybody sees which Friends were drawn; in which order does not matter."""
    friends = table.offered
    while friends != 0:
        note(log, FACT_FRIEND_DRAWN, seat, lowest(friends), 0)
        friends = without_lowest(friends)


@rule
def everybody_parts(table: GrimmTable) -> None:
    """No Friend was found at all; the old ones go nevertheless."""
    add_jobs_in_turn(table, JOB_PART, everyone(table), NIGHT_AT_THE_TAVERN, NOBODY)


@allows(ASK_BEFRIEND, BEFRIEND, NIGHT_AT_THE_TAVERN)
@rule
def friends_offered(table: GrimmTable) -> int:
    return table.offered


@answers(ASK_BEFRIEND, NIGHT_AT_THE_TAVERN)
@called_rule
def night_at_the_tavern_chose(table: GrimmTable, seat: int, friend: int) -> None:
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

POWERFUL_FRIENDS = fable("Powerful Friends")


@at(fable_at_end, POWERFUL_FRIENDS)
@called_rule
def powerful_friends(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Each opponent at your Location has one action less, you have one more for each of them."""
    others = with_others_at(table, seat)
    change_actions(table, log, seat, popcount(others), POWERFUL_FRIENDS)
    while others != 0:
        change_actions(table, log, lowest(others), -1, POWERFUL_FRIENDS)
        others = without_lowest(others)


# 23 Roar

ROAR = fable("Roar")


@at(fable_before_collect, ROAR)
@called_rule
def roar(table: GrimmTable, log: Log | None, seat: int) -> None:
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

ROYAL_WEDDING = fable("Royal Wedding")


@rule
def not_at_wedding(table: GrimmTable, location: int) -> int:
    return everyone(table) & ~pigs_at(table, location)


@at(unique_acts_at_end, ROYAL_WEDDING)
@rule
def royal_wedding_acts(table: GrimmTable, location: int) -> bool:
    """Does anybody stay away?"""
    return not_at_wedding(table, location) != 0


@at(unique_at_end, ROYAL_WEDDING)
@rule
def royal_wedding(table: GrimmTable, location: int, owner: int) -> None:
    add_jobs_in_turn(table, JOB_EACH, not_at_wedding(table, location), ROYAL_WEDDING, owner)


@at(unique_leaves, ROYAL_WEDDING)
@rule
def royal_wedding_leaves(table: GrimmTable, location: int) -> bool:
    """It leaves when nobody comes."""
    return pigs_at(table, location) == 0


@at(each, ROYAL_WEDDING)
@called_rule
def royal_wedding_each(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Everyone who is not there discards a resource."""
    bundles = bundles_in(goods_of(table, seat), 1)
    if is_single(bundles):
        lose(table, log, seat, heap_of_bundle(lowest(bundles)), ROYAL_WEDDING)
    elif bundles != 0:
        ask_how_many(table, ASK_PAY, seat, ROYAL_WEDDING, 1)


# 25 Search the Past

SEARCH_THE_PAST = fable("Search the Past")


@at(fable_at_end, SEARCH_THE_PAST)
@rule
def search_the_past(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If an opponent is at your Location, take two Fables of your choice from the pile."""
    search_on(table, log, seat, 2)


@called_rule
def search_on(table: GrimmTable, log: Log | None, seat: int, left: int) -> None:
    """So many are still to be taken."""
    while left > 0 and names_in_pile(table) != 0:
        names = names_in_pile(table)
        if not is_single(names) and pile_size(table) > left:
            ask_how_many(table, ASK_FETCH, seat, SEARCH_THE_PAST, left)
            return
        fetch_from_past(table, log, seat, lowest(names))
        left -= 1


@rule
def fetch_from_past(table: GrimmTable, log: Log | None, seat: int, name: int) -> None:
    table.pile[name] -= 1
    take_openly(table, log, seat, name, SEARCH_THE_PAST)


allows(ASK_FETCH, FETCH, SEARCH_THE_PAST)(names_in_pile)


@answers(ASK_FETCH, SEARCH_THE_PAST)
@rule
def search_the_past_chose(table: GrimmTable, log: Log | None, seat: int, name: int, number: int) -> None:
    fetch_from_past(table, log, seat, name)
    search_on(table, log, seat, number - 1)


# 26 Share the Wealth

SHARE_THE_WEALTH = fable("Share the Wealth")


@rule
def total_gathered(table: GrimmTable, seat: int) -> int:
    first = seat * KINDS
    return table.gathered[first] + table.gathered[first + 1] + table.gathered[first + 2]


@called_rule
def wealthy_opponents(table: GrimmTable, seat: int) -> int:
    """Every opponent, wherever, who gathered five or more."""
    wealthy = 0
    for other in range(table.seats):
        if other != seat and total_gathered(table, other) >= 5:
            wealthy |= bit(other)
    return wealthy


@rule
def still_gathered(table: GrimmTable, seat: int) -> int:
    """What a player gathered and still has, as a heap."""
    first = seat * KINDS
    gathered = heap_of(table.gathered[first], table.gathered[first + 1], table.gathered[first + 2])
    return smaller_heap(goods_of(table, seat), gathered)


@at(fable_at_end, SHARE_THE_WEALTH)
@rule
def share_the_wealth(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Each of them is asked in turn order."""
    wealthy = wealthy_opponents(table, seat)
    add_jobs_in_turn(table, JOB_EACH, wealthy, SHARE_THE_WEALTH, seat)
    if wealthy == 0:
        no_effect(log, seat, SHARE_THE_WEALTH)


@at(each, SHARE_THE_WEALTH)
@called_rule
def share_the_wealth_each(table: GrimmTable, log: Log | None, giver: int, owner: int) -> None:
    """Two of those resources are given, of the giver's choice."""
    count = min(2, total_of(still_gathered(table, giver)))
    bundles = bundles_in(still_gathered(table, giver), count)
    if is_single(bundles):
        give(table, log, giver, owner, heap_of_bundle(lowest(bundles)), SHARE_THE_WEALTH)
    else:
        ask_of(table, ASK_GIVE, giver, SHARE_THE_WEALTH, owner, count)


@allows(ASK_GIVE, GIVE, SHARE_THE_WEALTH)
@rule
def share_the_wealth_may_get(table: GrimmTable, seat: int, number: int) -> int:
    return bundles_in(still_gathered(table, seat), number)


# 27 Spy Network

SPY_NETWORK = fable("Spy Network")


@at(fable_at_end, SPY_NETWORK)
@rule
def spy_network(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Draw a Fable for each player at your Location, yourself included."""
    draw_fables(table, log, seat, 1 + popcount(with_others_at(table, seat)), SPY_NETWORK)


# 28 Taxation

TAXATION = fable("Taxation")
at(fable_on_reveal, TAXATION)(park)


@rule
def taxed_by(table: GrimmTable, seat: int) -> int:
    """Each opponent who is not at your Location."""
    return opponents(table, seat) & ~with_others_at(table, seat)


@at(next_turn_acts_at_end, TAXATION)
@rule
def taxation_acts(table: GrimmTable, seat: int) -> bool:
    return taxed_by(table, seat) != 0


@at(next_turn_at_end, TAXATION)
@rule
def taxation(table: GrimmTable, seat: int) -> None:
    add_jobs_in_turn(table, JOB_EACH, taxed_by(table, seat), TAXATION, seat)


@at(each, TAXATION)
@called_rule
def taxation_each(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Half of all resources, rounded down, brick before wood before straw."""
    left, heap = total_goods(table, seat) // 2, 0
    for step in range(KINDS):
        kind = BRICK - step
        count = min(left, table.goods[seat * KINDS + kind])
        heap |= heap_of_one(kind, count)
        left -= count
    lose(table, log, seat, heap, TAXATION)


# 29 Thoughtful Gift

THOUGHTFUL_GIFT = fable("Thoughtful Gift")


@rule
def offer_of(taker: int, kind: int, count: int) -> int:
    """An offer as the object of a choice; 0 offers nothing."""
    return 1 + (taker * KINDS + kind) * KINDS + count - 1


@called_rule
def can_return(table: GrimmTable, taker: int, kind: int, count: int) -> bool:
    """Could a player give back so many resources of another kind (or of the two others, where the table agreed so)?"""
    most = mixed = 0
    for other in range(KINDS):
        if other != kind:
            most = max(most, table.goods[taker * KINDS + other])
            mixed += table.goods[taker * KINDS + other]
    return (mixed if table.options.gift == 1 else most) >= count


@allows(ASK_OFFER, OFFER, THOUGHTFUL_GIFT)
@called_rule
def offers(table: GrimmTable, seat: int) -> int:
    """Nothing, or one to three resources of a kind to an opponent who can return as many of another."""
    found = 1
    for taker in range(table.seats):
        for kind in range(KINDS):
            for count in range(1, min(3, table.goods[seat * KINDS + kind]) + 1):
                if taker != seat and can_return(table, taker, kind, count):
                    found |= bit(offer_of(taker, kind, count))
    return found


@at(fable_at_end, THOUGHTFUL_GIFT)
@rule
def thoughtful_gift(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Give one opponent up to three resources of one kind, and get as many of another kind."""
    if offers(table, seat) == 1:
        no_effect(log, seat, THOUGHTFUL_GIFT)
    else:
        ask_about(table, ASK_OFFER, seat, THOUGHTFUL_GIFT)


@answers(ASK_OFFER, THOUGHTFUL_GIFT)
@called_rule
def thoughtful_gift_chose(table: GrimmTable, log: Log | None, seat: int, offer: int) -> None:
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
        ask_all_about(table, ASK_GIVE, taker, THOUGHTFUL_GIFT, (seat, count, kind, 0))


@allows(ASK_GIVE, GIVE, THOUGHTFUL_GIFT)
@called_rule
def gifts_to_return(table: GrimmTable, seat: int, resource: int, number: int) -> int:
    """The bundles that may come back: none of the kind that was given."""
    others = goods_of(table, seat) & ~heap_of_one(resource, (1 << 16) - 1)
    bundles = bundles_in(others, number)
    if table.options.gift == 0:
        single = 0
        for other in range(KINDS):
            single |= bit(number << 2 * other)
        bundles &= single
    return bundles


# 30 Wandering Trader

WANDERING_TRADER = fable("Wandering Trader")


@allows(ASK_TRADE, TRADE, WANDERING_TRADER)
@called_rule
def trades(table: GrimmTable, seat: int) -> int:
    """Two of one kind for three of another, or none."""
    found = bit(NO_TRADE)
    for given in range(KINDS):
        for got in range(KINDS):
            if given != got and table.goods[seat * KINDS + given] >= 2 and table.supply[got] > 0:
                found |= bit(given * KINDS + got)
    return found


@at(fable_at_end, WANDERING_TRADER)
@rule
def wandering_trader(table: GrimmTable, seat: int) -> None:
    pay_each_there(table, table.pigs[seat], WANDERING_TRADER, seat)


@at(each, WANDERING_TRADER)
@rule
def wandering_trader_each(table: GrimmTable, seat: int) -> None:
    """Everyone at your Location may trade with the Supply once."""
    if trades(table, seat) != bit(NO_TRADE):
        ask_about(table, ASK_TRADE, seat, WANDERING_TRADER)


@answers(ASK_TRADE, WANDERING_TRADER)
@called_rule
def wandering_trader_chose(table: GrimmTable, log: Log | None, seat: int, trade: int) -> None:
    if trade == NO_TRADE:
        decline(log, seat, WANDERING_TRADER)
    else:
        lose(table, log, seat, heap_of_one(trade // KINDS, 2), WANDERING_TRADER)
        gain(table, log, seat, heap_of_one(trade % KINDS, 3), WANDERING_TRADER)


# 31 Wishing Well

WISHING_WELL = fable("Wishing Well")


@at(fable_on_reveal, WISHING_WELL)
@rule
def wishing_well(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Exchange the Gather cards of two players unseen."""
    if table.seats == 2:
        swap_cards(table, log, 0, 1, WISHING_WELL)
    else:
        ask_about(table, ASK_SWAP, seat, WISHING_WELL)


@allows(ASK_SWAP, SWAP, WISHING_WELL)
@called_rule
def pairs_to_swap(table: GrimmTable) -> int:
    pairs = 0
    for second in range(table.seats):
        for first in range(second):
            pairs |= bit(first * PLACES + second)
    return pairs


@answers(ASK_SWAP, WISHING_WELL)
@rule
def wishing_well_chose(table: GrimmTable, log: Log | None, seat: int, pair: int) -> None:
    swap_cards(table, log, pair // PLACES, pair % PLACES, WISHING_WELL)


# 32 Wolf

WOLF = fable("Wolf")
at(fable_before_collect, WOLF)(monster_acts)


@at(monster_strikes, WOLF)
@rule
def wolf_strikes(table: GrimmTable, log: Log | None, owner: int) -> None:
    """All resources on its Location go to the Supply before anyone collects."""
    location = table.spot[owner]
    if victims_of(table, owner) != 0:
        lose_stock(table, log, owner, location, stock_of(table, location), WOLF)
