"""The Friends, in the order of the rulebook's appendix: what each of them does (docs/rules/grimm-forest: grimm.friend).

Each function says at which moment it speaks (``at``), or to which question it takes the answer (``answers``).
"""

from __future__ import annotations

from fabletop.games.grimm.rules.asking import (
    allows,
    answers,
    ask_about,
    ask_among,
    ask_how_many,
    ask_of,
    ask_with,
)
from fabletop.games.grimm.rules.cards import (
    depth_of,
    discard_from_hand,
    draw_fables,
    hand_over,
    is_drawable,
    keep_looked_at,
    look_at_deck,
    make_ready,
    names_held,
    names_looked_at,
    remove_from_deck,
    take_openly,
    turn_up_top,
)
from fabletop.games.grimm.rules.catalogue import friend
from fabletop.games.grimm.rules.fables import BIG_BAD_WOLF, GIANT, WOLF, decline, is_monster, is_wolf
from fabletop.games.grimm.rules.facts import (
    FACT_ACTIONS_CHANGED,
    FACT_DREAMED,
    FACT_FLIPPED,
    FACT_LOST,
    FACT_NAMED,
    FACT_PUT_BACK,
    FACT_RELEASED,
    FACT_SAID,
    FACT_SPUN,
    FACT_STAYED_AWAY,
    FACT_STORED,
    FACT_WENT,
)
from fabletop.games.grimm.rules.gathercards import has_spare, lock_cards, lockable, show_spare, unlock_cards
from fabletop.games.grimm.rules.goods import (
    ONE_OF_EACH,
    bundles_in,
    from_supply,
    gain,
    give,
    goods_of,
    heap_of_bundle,
    in_heap,
    kinds_in,
    lose,
    put_on_location,
    stock_of,
    supply_of,
    take,
    to_supply,
    total_of,
)
from fabletop.games.grimm.rules.moments import (
    acts_at_start,
    borrows,
    can_part,
    cancels,
    each,
    friend_acts_at_end,
    friend_after_reveal,
    friend_arrives,
    friend_at_build_end,
    friend_at_build_start,
    friend_at_end,
    friend_at_start,
    friend_collects,
    friend_leaves,
    friend_parts,
    friend_special_action,
    goods_come,
    has_special_action,
    slays_monsters,
)
from fabletop.games.grimm.rules.noticed import dream_laid
from fabletop.games.grimm.rules.state import GrimmTable
from fabletop.games.grimm.rules.terms import (
    ASK_DECIDE,
    ASK_DISCARD,
    ASK_GIVE,
    ASK_HAND,
    ASK_KEEP,
    ASK_LOCK,
    ASK_NAME,
    ASK_ROB,
    ASK_SAY,
    ASK_SCRAPS,
    ASK_SPIN,
    ASK_STEAL,
    ASK_TAKE,
    ASK_TARGET,
    ASK_TOP,
    BASIC_PLACES,
    BRICK,
    DISCARD,
    FOREST,
    HAND,
    JOB_EACH,
    JOB_FETCH_FRIEND,
    JOB_GAIN,
    JOB_GAIN_FRIEND,
    JOB_PART,
    KINDS,
    LOCK,
    MARKET,
    NAME,
    NO_SCRAPS,
    NOBODY,
    NOWHERE,
    SCRAPS,
    SPIN,
    STEAL,
    STRAW,
    TOP,
    WOOD,
)
from fabletop.games.grimm.rules.words import (
    add_job,
    add_jobs_in_turn,
    everyone,
    friend_card,
    heap_of,
    heap_of_one,
    holder_of,
    is_alone,
    is_single,
    is_with_others,
    location_of,
    locations,
    opponents,
    total_goods,
    with_others_at,
)
from fabletop.kernel.bits import bit, has, lowest
from fabletop.kernel.dispatch import always, at
from fabletop.kernel.log import Log, note
from fabletop.kernel.rule import called_rule, rule

# 1 Aladdin

ALADDIN = friend("Aladdin")
always(acts_at_start, ALADDIN)


@at(friend_at_start, ALADDIN)
@rule
def aladdin_at_start(table: GrimmTable, seat: int) -> None:
    """Say whether you will be alone or with others."""
    ask_about(table, ASK_SAY, seat, friend_card(ALADDIN))


@answers(ASK_SAY, friend_card(ALADDIN))
@rule
def aladdin_said(table: GrimmTable, log: Log | None, seat: int, others: int) -> None:
    table.wish = others + 1
    note(log, FACT_SAID, seat, others, 0)


@at(friend_acts_at_end, ALADDIN)
@rule
def aladdin_was_right(table: GrimmTable, seat: int) -> bool:
    """Judged by where the pigs are in the end."""
    return (table.wish == 1 and is_alone(table, seat)) or (table.wish == 2 and is_with_others(table, seat))


@at(friend_at_end, ALADDIN)
@rule
def aladdin_at_end(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If it came true, gain a resource of each kind."""
    gain(table, log, seat, ONE_OF_EACH, friend_card(ALADDIN))


@at(friend_leaves, ALADDIN)
@rule
def aladdin_leaves(table: GrimmTable) -> None:
    table.wish = 0


# 2 Ali Baba

ALI_BABA = friend("Ali Baba")


@allows(ASK_STEAL, STEAL, friend_card(ALI_BABA))
@called_rule
def ali_baba_loot(table: GrimmTable, seat: int) -> int:
    """What he could steal: three times an opponent plus a kind of which the opponent has any."""
    loot = 0
    for other in range(table.seats):
        for kind in range(KINDS):
            if other != seat and table.goods[other * KINDS + kind] > 0:
                loot |= bit(other * KINDS + kind)
    return loot


@at(acts_at_start, ALI_BABA)
@rule
def ali_baba_can_steal(table: GrimmTable, seat: int) -> bool:
    return ali_baba_loot(table, seat) != 0


@at(friend_at_start, ALI_BABA)
@called_rule
def ali_baba_at_start(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Take a resource of your choice from an opponent's board."""
    loot = ali_baba_loot(table, seat)
    if is_single(loot):
        ali_baba_chose(table, log, seat, lowest(loot))
    elif loot != 0:
        ask_about(table, ASK_STEAL, seat, friend_card(ALI_BABA))


@answers(ASK_STEAL, friend_card(ALI_BABA))
@called_rule
def ali_baba_chose(table: GrimmTable, log: Log | None, seat: int, loot: int) -> None:
    table.robbed = loot // KINDS + 1
    table.loot = loot % KINDS
    give(table, log, loot // KINDS, seat, heap_of_one(loot % KINDS, 1), friend_card(ALI_BABA))


@at(friend_collects, ALI_BABA)
@called_rule
def ali_baba_collects(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If you two gather at the same Location, it goes back."""
    if table.robbed != 0:
        victim = table.robbed - 1
        if has(with_others_at(table, seat), victim) and table.goods[seat * KINDS + table.loot] > 0:
            give(table, log, seat, victim, heap_of_one(table.loot, 1), friend_card(ALI_BABA))


@at(friend_leaves, ALI_BABA)
@rule
def ali_baba_leaves(table: GrimmTable) -> None:
    table.robbed = 0
    table.loot = 0


# 3 Cinderella

CINDERELLA = friend("Cinderella")


@at(friend_after_reveal, CINDERELLA)
@called_rule
def cinderella_after_reveal(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Go first to your Location and take two resources."""
    location = location_of(table.assigned[seat])
    table.pigs[seat] = location
    table.moved |= bit(seat)
    note(log, FACT_WENT, seat, location, friend_card(CINDERELLA))
    bundles = bundles_in(stock_of(table, location), min(2, total_of(stock_of(table, location))))
    if is_single(bundles):
        take(table, log, seat, location, heap_of_bundle(lowest(bundles)), friend_card(CINDERELLA))
    else:
        ask_how_many(table, ASK_TAKE, seat, friend_card(CINDERELLA), 2)


# 4 Evil Queen

EVIL_QUEEN = friend("Evil Queen")


@rule
def chooses_last(table: GrimmTable) -> int:
    """Evil Queen's owner chooses after everyone else, or ``NOBODY``."""
    return holder_of(table, EVIL_QUEEN)


# 5 Fairy Godmother

FAIRY_GODMOTHER = friend("Fairy Godmother")
at(has_special_action, FAIRY_GODMOTHER)(is_drawable)


@at(friend_special_action, FAIRY_GODMOTHER)
@rule
def fairy_godmother_special(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Draw two Fables."""
    draw_fables(table, log, seat, 2, friend_card(FAIRY_GODMOTHER))


@at(can_part, FAIRY_GODMOTHER)
@rule
def fairy_godmother_can_part(table: GrimmTable, seat: int) -> bool:
    return table.held[seat] >= 2


@at(friend_parts, FAIRY_GODMOTHER)
@rule
def fairy_godmother_parts(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Discarded with two Fables of your hand, she brings two resources of your choice."""
    fairy_godmother_costs(table, log, seat, 2)


@called_rule
def fairy_godmother_costs(table: GrimmTable, log: Log | None, seat: int, left: int) -> None:
    """So many Fables are still to be discarded."""
    if left > 0 and table.held[seat] > left:
        ask_how_many(table, ASK_DISCARD, seat, friend_card(FAIRY_GODMOTHER), left)
        return
    while left > 0:
        discard_from_hand(table, log, seat, lowest(names_held(table, seat)), friend_card(FAIRY_GODMOTHER))
        left -= 1
    add_job(table, JOB_GAIN, seat, friend_card(FAIRY_GODMOTHER), 2)


allows(ASK_DISCARD, DISCARD, friend_card(FAIRY_GODMOTHER))(names_held)


@answers(ASK_DISCARD, friend_card(FAIRY_GODMOTHER))
@called_rule
def fairy_godmother_chose(table: GrimmTable, log: Log | None, seat: int, name: int, number: int) -> None:
    discard_from_hand(table, log, seat, name, friend_card(FAIRY_GODMOTHER))
    fairy_godmother_costs(table, log, seat, number - 1)


# 6 Frog Prince

FROG_PRINCE = friend("Frog Prince")
FROM_DECK = 1
"""Where the table agreed that his new Friend comes from the deck; else from the pile."""
at(friend_acts_at_end, FROG_PRINCE)(is_with_others)


@at(friend_at_end, FROG_PRINCE)
@rule
def frog_prince_at_end(table: GrimmTable, seat: int) -> None:
    """With others he is discarded: gain a new Friend, then a resource."""
    add_job(table, JOB_GAIN, seat, friend_card(FROG_PRINCE), 1)
    source = JOB_GAIN_FRIEND if table.options.frog_from == FROM_DECK else JOB_FETCH_FRIEND
    add_job(table, source, seat, friend_card(FROG_PRINCE), table.options.frog)
    add_job(table, JOB_PART, seat, friend_card(FROG_PRINCE), seat)


# 7 The Gingerbread Man

THE_GINGERBREAD_MAN = friend("The Gingerbread Man")


@at(friend_after_reveal, THE_GINGERBREAD_MAN)
@rule
def gingerbread_man_after_reveal(table: GrimmTable, seat: int) -> None:
    """You may stay away from all Locations."""
    ask_about(table, ASK_DECIDE, seat, friend_card(THE_GINGERBREAD_MAN))


@answers(ASK_DECIDE, friend_card(THE_GINGERBREAD_MAN))
@called_rule
def gingerbread_man_chose(table: GrimmTable, log: Log | None, seat: int, yes: int) -> None:
    """Then you take a resource from every Location."""
    if yes == 0:
        decline(log, seat, friend_card(THE_GINGERBREAD_MAN))
        return
    table.pigs[seat] = NOWHERE
    table.moved |= bit(seat)
    note(log, FACT_STAYED_AWAY, seat, 0, 0)
    for location in range(locations(table)):
        kinds = kinds_in(stock_of(table, location))
        if is_single(kinds):
            take(table, log, seat, location, heap_of_one(lowest(kinds), 1), friend_card(THE_GINGERBREAD_MAN))
        elif kinds != 0:
            ask_how_many(table, ASK_TAKE, seat, friend_card(THE_GINGERBREAD_MAN), 1)


# 8 The Golden Goose

THE_GOLDEN_GOOSE = friend("The Golden Goose")
at(friend_acts_at_end, THE_GOLDEN_GOOSE)(is_alone)
always(can_part, THE_GOLDEN_GOOSE)


@at(friend_at_end, THE_GOLDEN_GOOSE)
@rule
def golden_goose_at_end(table: GrimmTable, seat: int) -> None:
    """Alone, gain a resource of your choice."""
    add_job(table, JOB_GAIN, seat, friend_card(THE_GOLDEN_GOOSE), 1)


@at(friend_parts, THE_GOLDEN_GOOSE)
@rule
def golden_goose_parts(table: GrimmTable, seat: int) -> None:
    """Discarded, it brings two resources of your choice."""
    add_job(table, JOB_GAIN, seat, friend_card(THE_GOLDEN_GOOSE), 2)


# 9 Goldilocks

GOLDILOCKS = friend("Goldilocks")
at(has_special_action, GOLDILOCKS)(is_drawable)


@at(friend_special_action, GOLDILOCKS)
@called_rule
def goldilocks_special(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Look at the top three Fables and keep one."""
    count = make_ready(table, log, 3)
    if count == 1:
        draw_fables(table, log, seat, 1, friend_card(GOLDILOCKS))
    else:
        look_at_deck(table, log, seat, count)
        ask_how_many(table, ASK_KEEP, seat, friend_card(GOLDILOCKS), 1)


@answers(ASK_KEEP, friend_card(GOLDILOCKS))
@called_rule
def goldilocks_kept(table: GrimmTable, log: Log | None, seat: int, name: int) -> None:
    """The others go back on top in the order you like."""
    keep_looked_at(table, log, seat, name, friend_card(GOLDILOCKS))
    if table.looking == 1:
        goldilocks_put_back(table, log, seat)
    else:
        ask_about(table, ASK_TOP, seat, friend_card(GOLDILOCKS))


allows(ASK_TOP, TOP, friend_card(GOLDILOCKS))(names_looked_at)


@answers(ASK_TOP, friend_card(GOLDILOCKS))
@called_rule
def goldilocks_ordered(table: GrimmTable, log: Log | None, seat: int, name: int) -> None:
    """This card goes on top."""
    deck, depth = table.fables, depth_of(table, name)
    deck.cards[deck.top + depth] = deck.cards[deck.top]
    deck.cards[deck.top] = name
    goldilocks_put_back(table, log, seat)


@rule
def goldilocks_put_back(table: GrimmTable, log: Log | None, seat: int) -> None:
    note(log, FACT_PUT_BACK, seat, table.looking, 0)
    table.looking = 0


# 10 Hansel & Gretel

HANSEL_GRETEL = friend("Hansel & Gretel")


@rule
def walls_surcharge_to(table: GrimmTable, seat: int) -> int:
    """Whom a player must pay one resource more for Walls, or ``NOBODY``: opponents of Hansel & Gretel's owner do."""
    owner = holder_of(table, HANSEL_GRETEL)
    return NOBODY if owner == seat else owner


# 11 The Huntsman

THE_HUNTSMAN = friend("The Huntsman")
always(slays_monsters, THE_HUNTSMAN)


@at(friend_at_start, THE_HUNTSMAN)
@rule
def huntsman_at_start(table: GrimmTable, seat: int) -> None:
    """Each opponent who holds a Fable must play one this round."""
    table.must_play |= opponents(table, seat)


# 12 Jack the Giant Slayer

JACK_THE_GIANT_SLAYER = friend("Jack the Giant Slayer")


@at(friend_after_reveal, JACK_THE_GIANT_SLAYER)
@called_rule
def jack_after_reveal(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Two matching resources come from the Supply to your Location; at the Market you choose which."""
    location = location_of(table.assigned[seat])
    if location == MARKET:
        add_job(table, JOB_GAIN, seat, friend_card(JACK_THE_GIANT_SLAYER), 2)
    else:
        put_on_location(table, log, seat, location, heap_of_one(location, 2), friend_card(JACK_THE_GIANT_SLAYER))


@at(goods_come, friend_card(JACK_THE_GIANT_SLAYER))
@rule
def jack_stocks_market(table: GrimmTable, log: Log | None, seat: int, heap: int) -> None:
    put_on_location(table, log, seat, MARKET, heap, friend_card(JACK_THE_GIANT_SLAYER))


@at(cancels, JACK_THE_GIANT_SLAYER)
@rule
def jack_cancels(monster: int) -> bool:
    return monster == GIANT


# 13 Little Mermaid

LITTLE_MERMAID = friend("Little Mermaid")


@at(friend_arrives, LITTLE_MERMAID)
@rule
def little_mermaid_arrives(table: GrimmTable, seat: int) -> None:
    """On arrival keep two of your Gather cards; the rest is locked away."""
    ask_about(table, ASK_LOCK, seat, friend_card(LITTLE_MERMAID))


@allows(ASK_LOCK, LOCK, friend_card(LITTLE_MERMAID))
@called_rule
def pairs_to_keep(table: GrimmTable, seat: int) -> int:
    """Every pair of the own Gather cards, as a set of sets of Locations."""
    own, pairs = lockable(table, seat), 0
    for second in range(locations(table)):
        for first in range(second):
            if has(own, first) and has(own, second):
                pairs |= bit(bit(first) | bit(second))
    return pairs


answers(ASK_LOCK, friend_card(LITTLE_MERMAID))(lock_cards)


@at(friend_leaves, LITTLE_MERMAID)
@rule
def little_mermaid_leaves(table: GrimmTable, log: Log | None, seat: int) -> None:
    """The locked cards come back at once."""
    if table.kept != 0:
        unlock_cards(table, log, seat)


@at(has_special_action, LITTLE_MERMAID)
@rule
def little_mermaid_finds_any(table: GrimmTable) -> bool:
    return supply_of(table) != 0


@at(friend_special_action, LITTLE_MERMAID)
@rule
def little_mermaid_special(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Gain a resource of each kind."""
    gain(table, log, seat, ONE_OF_EACH, friend_card(LITTLE_MERMAID))


# 14 Pinocchio

PINOCCHIO = friend("Pinocchio")
always(acts_at_start, PINOCCHIO)


@at(friend_at_start, PINOCCHIO)
@rule
def pinocchio_at_start(table: GrimmTable, seat: int) -> None:
    """Name the Gather card that you will play, or lie."""
    ask_about(table, ASK_NAME, seat, friend_card(PINOCCHIO))


@allows(ASK_NAME, NAME, friend_card(PINOCCHIO))
@rule
def locations_to_name(table: GrimmTable) -> int:
    return bit(locations(table)) - 1


@answers(ASK_NAME, friend_card(PINOCCHIO))
@rule
def pinocchio_named(table: GrimmTable, log: Log | None, seat: int, location: int) -> None:
    table.named = location + 1
    note(log, FACT_NAMED, seat, location, 0)


@at(friend_acts_at_end, PINOCCHIO)
@rule
def pinocchio_told_truth(table: GrimmTable) -> bool:
    return table.named != 0


@at(friend_at_end, PINOCCHIO)
@called_rule
def pinocchio_at_end(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If it was the truth, gain two resources of that Location; of your choice for the Market."""
    if table.named - 1 == MARKET:
        add_job(table, JOB_GAIN, seat, friend_card(PINOCCHIO), 2)
    else:
        gain(table, log, seat, heap_of_one(table.named - 1, 2), friend_card(PINOCCHIO))


@rule
def judge_pinocchio(table: GrimmTable) -> None:
    """The truth is the card that lies face up when Gather cards are revealed; a lie is worth nothing."""
    if table.named != 0 and location_of(table.assigned[holder_of(table, PINOCCHIO)]) != table.named - 1:
        table.named = 0


@at(friend_leaves, PINOCCHIO)
@rule
def pinocchio_leaves(table: GrimmTable) -> None:
    table.named = 0


# 15 Puss in Boots

PUSS_IN_BOOTS = friend("Puss in Boots")
always(borrows, PUSS_IN_BOOTS)

# 16 Rapunzel

RAPUNZEL = friend("Rapunzel")
always(acts_at_start, RAPUNZEL)


@at(friend_at_start, RAPUNZEL)
@rule
def rapunzel_at_start(table: GrimmTable, seat: int) -> None:
    """Put two resources of your choice from the Supply on her."""
    add_job(table, JOB_GAIN, seat, friend_card(RAPUNZEL), 2)


@at(goods_come, friend_card(RAPUNZEL))
@called_rule
def rapunzel_stores(table: GrimmTable, log: Log | None, seat: int, heap: int) -> None:
    got = from_supply(table, heap)
    for kind in range(KINDS):
        table.stored[kind] += in_heap(got, kind)
    note(log, FACT_STORED, seat, got, 0)


@rule
def stored_heap(table: GrimmTable) -> int:
    return heap_of(table.stored[0], table.stored[1], table.stored[2])


@rule
def empty_store(table: GrimmTable) -> None:
    for kind in range(KINDS):
        table.stored[kind] = 0


@at(has_special_action, RAPUNZEL)
@rule
def rapunzel_can_release(table: GrimmTable, seat: int) -> bool:
    return is_alone(table, seat) and stored_heap(table) != 0


@at(friend_special_action, RAPUNZEL)
@called_rule
def rapunzel_special(table: GrimmTable, log: Log | None, seat: int) -> None:
    """If alone, take everything stored."""
    note(log, FACT_RELEASED, seat, stored_heap(table), 0)
    for kind in range(KINDS):
        table.goods[seat * KINDS + kind] += table.stored[kind]
    empty_store(table)


@at(friend_leaves, RAPUNZEL)
@rule
def rapunzel_leaves(table: GrimmTable, log: Log | None, seat: int) -> None:
    """What is stored goes back to the Supply."""
    if stored_heap(table) != 0:
        note(log, FACT_LOST, seat, stored_heap(table), friend_card(RAPUNZEL))
    to_supply(table, stored_heap(table))
    empty_store(table)


# 17 Red Riding Hood

RED_RIDING_HOOD = friend("Red Riding Hood")
at(has_special_action, RED_RIDING_HOOD)(is_drawable)


@at(cancels, RED_RIDING_HOOD)
@rule
def red_riding_hood_cancels(monster: int) -> bool:
    return monster == WOLF or monster == BIG_BAD_WOLF


@at(friend_special_action, RED_RIDING_HOOD)
@called_rule
def red_riding_hood_special(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Discard the top five Fables face up; Wolf cards go to your hand; without one, draw a Fable."""
    count, row, wolves = make_ready(table, log, 5), 0, 0
    for step in range(count):
        name = turn_up_top(table)
        row = put_in_row(row, step, name)
        wolves += int(is_wolf(name))
    note(log, FACT_FLIPPED, seat, row, 0)
    if wolves == 0:
        draw_fables(table, log, seat, 1, friend_card(RED_RIDING_HOOD))
    for step in range(count):
        name = row >> 6 * step & 63
        if is_wolf(name):
            take_openly(table, log, seat, name, friend_card(RED_RIDING_HOOD))
        else:
            table.pile[name] += 1


@rule
def put_in_row(row: int, count: int, name: int) -> int:
    """Put a card into a sorted row of so many: in which order they lay does not matter."""
    place = 0
    while place < count and row >> 6 * place & 63 < name:
        place += 1
    before = row & (1 << 6 * place) - 1
    return before | name << 6 * place | row >> 6 * place << 6 * (place + 1)


# 18 Robin Hood

ROBIN_HOOD = friend("Robin Hood")


@at(friend_at_build_end, ROBIN_HOOD)
@called_rule
def robin_hood_at_build_end(table: GrimmTable, seat: int) -> None:
    """Each opponent with more resources than you gives you one of their choice; compared once, before any payment."""
    richer = 0
    for other in range(table.seats):
        if total_goods(table, other) > total_goods(table, seat):
            richer |= bit(other)
    add_jobs_in_turn(table, JOB_EACH, richer, friend_card(ROBIN_HOOD), seat)


@at(each, friend_card(ROBIN_HOOD))
@called_rule
def robin_hood_each(table: GrimmTable, log: Log | None, giver: int, owner: int) -> None:
    bundles = bundles_in(goods_of(table, giver), 1)
    if is_single(bundles):
        give(table, log, giver, owner, heap_of_bundle(lowest(bundles)), friend_card(ROBIN_HOOD))
    elif bundles != 0:
        ask_of(table, ASK_GIVE, giver, friend_card(ROBIN_HOOD), owner, 1)


# 19 Rumpelstiltskin

RUMPELSTILTSKIN = friend("Rumpelstiltskin")


@at(friend_at_build_start, RUMPELSTILTSKIN)
@rule
def rumpelstiltskin_at_build_start(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Gain a straw."""
    gain(table, log, seat, heap_of_one(STRAW, 1), friend_card(RUMPELSTILTSKIN))


@at(has_special_action, RUMPELSTILTSKIN)
@rule
def rumpelstiltskin_can_spin(table: GrimmTable, seat: int) -> bool:
    return table.goods[seat * KINDS + STRAW] > 0 and kinds_to_spin(table) != 0


@at(friend_special_action, RUMPELSTILTSKIN)
@rule
def rumpelstiltskin_special(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Turn all your straw into wood or into brick."""
    kinds = kinds_to_spin(table)
    if is_single(kinds):
        rumpelstiltskin_spun(table, log, seat, lowest(kinds))
    else:
        ask_about(table, ASK_SPIN, seat, friend_card(RUMPELSTILTSKIN))


@allows(ASK_SPIN, SPIN, friend_card(RUMPELSTILTSKIN))
@called_rule
def kinds_to_spin(table: GrimmTable) -> int:
    """Wood or brick, if the Supply has any."""
    return (bit(WOOD) if table.supply[WOOD] > 0 else 0) | (bit(BRICK) if table.supply[BRICK] > 0 else 0)


@answers(ASK_SPIN, friend_card(RUMPELSTILTSKIN))
@called_rule
def rumpelstiltskin_spun(table: GrimmTable, log: Log | None, seat: int, into: int) -> None:
    count = min(table.goods[seat * KINDS + STRAW], table.supply[into])
    note(log, FACT_SPUN, seat, into, count)
    lose(table, log, seat, heap_of_one(STRAW, table.goods[seat * KINDS + STRAW]), friend_card(RUMPELSTILTSKIN))
    gain(table, log, seat, heap_of_one(into, count), friend_card(RUMPELSTILTSKIN))


# 20 The Seven Dwarfs

THE_SEVEN_DWARFS = friend("The Seven Dwarfs")
at(friend_acts_at_end, THE_SEVEN_DWARFS)(is_alone)


@at(friend_at_end, THE_SEVEN_DWARFS)
@rule
def seven_dwarfs_at_end(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Alone, one more action."""
    table.bonus[seat] += 1
    note(log, FACT_ACTIONS_CHANGED, seat, 1, friend_card(THE_SEVEN_DWARFS))


# 21 Sleeping Beauty

SLEEPING_BEAUTY = friend("Sleeping Beauty")
at(acts_at_start, SLEEPING_BEAUTY)(is_drawable)


@at(friend_at_start, SLEEPING_BEAUTY)
@called_rule
def sleeping_beauty_at_start(table: GrimmTable, seat: int) -> None:
    """Choose any player; without a Fable anywhere nothing happens."""
    if is_drawable(table):
        ask_among(table, ASK_TARGET, seat, friend_card(SLEEPING_BEAUTY), everyone(table))


@answers(ASK_TARGET, friend_card(SLEEPING_BEAUTY))
@called_rule
def sleeping_beauty_chose(table: GrimmTable, log: Log | None, seat: int, dreamer: int) -> None:
    """That player's Fable this round is the unseen top card of the deck, and no other."""
    make_ready(table, log, 1)
    known = table.fables.known[table.fables.top]
    table.dreamed = remove_from_deck(table, 0)
    table.dreamer = dreamer
    dream_laid(table, known)
    note(log, FACT_DREAMED, dreamer, seat, 0)


# 22 Snow White

SNOW_WHITE = friend("Snow White")
at(friend_acts_at_end, SNOW_WHITE)(is_with_others)


@at(friend_at_end, SNOW_WHITE)
@rule
def snow_white_at_end(table: GrimmTable, seat: int) -> None:
    """Each opponent at your Location is asked for a Fable."""
    add_jobs_in_turn(table, JOB_EACH, with_others_at(table, seat), friend_card(SNOW_WHITE), seat)


@at(each, friend_card(SNOW_WHITE))
@called_rule
def snow_white_each(table: GrimmTable, log: Log | None, giver: int, owner: int) -> None:
    """A Fable of their choice; one without Fables gives a resource of your choice."""
    if table.held[giver] == 1:
        hand_over(table, log, giver, owner, (lowest(names_held(table, giver)), friend_card(SNOW_WHITE)))
        return
    if table.held[giver] > 1:
        ask_with(table, ASK_HAND, giver, friend_card(SNOW_WHITE), owner)
        return
    bundles = bundles_in(goods_of(table, giver), 1)
    if is_single(bundles):
        give(table, log, giver, owner, heap_of_bundle(lowest(bundles)), friend_card(SNOW_WHITE))
    elif bundles != 0:
        ask_of(table, ASK_ROB, owner, friend_card(SNOW_WHITE), giver, 1)


allows(ASK_HAND, HAND, friend_card(SNOW_WHITE))(names_held)


@answers(ASK_HAND, friend_card(SNOW_WHITE))
@rule
def snow_white_given(table: GrimmTable, log: Log | None, giver: int, rival: int, name: int) -> None:
    hand_over(table, log, giver, rival, (name, friend_card(SNOW_WHITE)))


# 23 Thumbelina

THUMBELINA = friend("Thumbelina")


@at(friend_after_reveal, THUMBELINA)
@rule
def thumbelina_after_reveal(table: GrimmTable, seat: int) -> None:
    """You may go elsewhere."""
    if has_spare(table, seat):
        ask_about(table, ASK_DECIDE, seat, friend_card(THUMBELINA))


@answers(ASK_DECIDE, friend_card(THUMBELINA))
@called_rule
def thumbelina_chose(table: GrimmTable, log: Log | None, seat: int, yes: int) -> None:
    """Reveal a random unplayed Gather card and go there instead."""
    if yes == 0:
        decline(log, seat, friend_card(THUMBELINA))
    else:
        table.pigs[seat] = show_spare(table, log, seat, friend_card(THUMBELINA))
        table.moved |= bit(seat)
        note(log, FACT_WENT, seat, table.pigs[seat], friend_card(THUMBELINA))


# 24 Tom Thumb

TOM_THUMB = friend("Tom Thumb")


@allows(ASK_SCRAPS, SCRAPS, friend_card(TOM_THUMB))
@called_rule
def scraps(table: GrimmTable) -> int:
    """A resource of any Location, or none."""
    found = bit(NO_SCRAPS)
    for location in range(BASIC_PLACES):
        if table.stock[location * KINDS + location] > 0:
            found |= bit(location)
    for kind in range(KINDS):
        if table.stock[MARKET * KINDS + kind] > 0:
            found |= bit(BASIC_PLACES + kind)
    return found


@at(acts_at_start, TOM_THUMB)
@rule
def tom_thumb_finds_any(table: GrimmTable) -> bool:
    return scraps(table) != bit(NO_SCRAPS)


@at(friend_at_start, TOM_THUMB)
@rule
def tom_thumb_at_start(table: GrimmTable, seat: int) -> None:
    """You may take a resource from a Location."""
    if tom_thumb_finds_any(table):
        ask_about(table, ASK_SCRAPS, seat, friend_card(TOM_THUMB))


@answers(ASK_SCRAPS, friend_card(TOM_THUMB))
@called_rule
def tom_thumb_chose(table: GrimmTable, log: Log | None, seat: int, scrap: int) -> None:
    if scrap < BASIC_PLACES:
        take(table, log, seat, scrap, heap_of_one(scrap, 1), friend_card(TOM_THUMB))
    elif scrap == NO_SCRAPS:
        decline(log, seat, friend_card(TOM_THUMB))
    else:
        take(table, log, seat, MARKET, heap_of_one(scrap - BASIC_PLACES, 1), friend_card(TOM_THUMB))


# 25 The Wood Cutter

THE_WOOD_CUTTER = friend("The Wood Cutter")
at(cancels, THE_WOOD_CUTTER)(is_monster)


@at(has_special_action, THE_WOOD_CUTTER)
@rule
def wood_cutter_finds_any(table: GrimmTable) -> bool:
    return table.supply[WOOD] > 0


@at(friend_special_action, THE_WOOD_CUTTER)
@called_rule
def wood_cutter_special(table: GrimmTable, log: Log | None, seat: int) -> None:
    """Gain two wood and put two wood on the Forest."""
    gain(table, log, seat, heap_of_one(WOOD, 2), friend_card(THE_WOOD_CUTTER))
    put_on_location(table, log, seat, FOREST, heap_of_one(WOOD, 2), friend_card(THE_WOOD_CUTTER))
