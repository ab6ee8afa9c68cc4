"""The timetable: which card speaks at which moment of the round; what it says is in ``fables`` and ``friends``."""

from __future__ import annotations

from fabletop.games.grimm.rules.cards import is_drawable
from fabletop.games.grimm.rules.fables import (
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
    UNIQUES,
    WANDERING_TRADER,
    WISHING_WELL,
    WOLF,
    a_friendly_game,
    big_bad_wolf_each,
    big_bad_wolf_strikes,
    bridge_troll_strikes,
    chinny_chin_chin,
    consult_the_oracle,
    crystal_ball,
    curse_of_darkness,
    cutting_corners,
    dragon_strikes,
    fairy_food_at_start,
    fairy_food_each,
    ghostly_whispers,
    giant_strikes,
    grandmas_house_each,
    harvest_moon,
    hidden_vault_each,
    hired_help,
    hired_help_collects,
    is_monster,
    little_helpers,
    lonely_castle,
    magic_flute,
    mysterious_stranger,
    night_at_the_tavern,
    park,
    pay_each_there,
    place_monster,
    place_unique,
    powerful_friends,
    roar,
    royal_wedding_each,
    search_the_past,
    share_the_wealth,
    share_the_wealth_each,
    spy_network,
    taxation_each,
    taxed_by,
    thoughtful_gift,
    wandering_trader_each,
    wishing_well,
    wolf_strikes,
)
from fabletop.games.grimm.rules.friends import (
    ALADDIN,
    ALI_BABA,
    CINDERELLA,
    FAIRY_GODMOTHER,
    FROG_PRINCE,
    GOLDILOCKS,
    JACK_THE_GIANT_SLAYER,
    LITTLE_MERMAID,
    PINOCCHIO,
    RAPUNZEL,
    RED_RIDING_HOOD,
    ROBIN_HOOD,
    RUMPELSTILTSKIN,
    SLEEPING_BEAUTY,
    SNOW_WHITE,
    THE_GINGERBREAD_MAN,
    THE_GOLDEN_GOOSE,
    THE_HUNTSMAN,
    THE_SEVEN_DWARFS,
    THE_WOOD_CUTTER,
    THUMBELINA,
    TOM_THUMB,
    aladdin_at_end,
    aladdin_at_start,
    aladdin_leaves,
    aladdin_was_right,
    ali_baba_at_start,
    ali_baba_collects,
    ali_baba_leaves,
    ali_baba_loot,
    cinderella_after_reveal,
    fairy_godmother_can_part,
    fairy_godmother_parts,
    fairy_godmother_special,
    frog_prince_at_end,
    gingerbread_man_after_reveal,
    golden_goose_at_end,
    golden_goose_parts,
    goldilocks_special,
    huntsman_at_start,
    jack_after_reveal,
    kinds_to_spin,
    little_mermaid_arrives,
    little_mermaid_leaves,
    little_mermaid_special,
    pinocchio_at_end,
    pinocchio_at_start,
    pinocchio_leaves,
    rapunzel_at_start,
    rapunzel_leaves,
    rapunzel_special,
    rapunzel_stores,
    red_riding_hood_special,
    robin_hood_at_build_end,
    robin_hood_each,
    rumpelstiltskin_at_build_start,
    rumpelstiltskin_special,
    scraps,
    seven_dwarfs_at_end,
    sleeping_beauty_at_start,
    snow_white_at_end,
    snow_white_each,
    stored_heap,
    thumbelina_after_reveal,
    tom_thumb_at_start,
    wood_cutter_special,
)
from fabletop.games.grimm.rules.goods import gain, put_on_location, supply_of
from fabletop.games.grimm.rules.state import Table
from fabletop.games.grimm.rules.terms import JOB_EACH, KINDS, MARKET, NO_SCRAPS, STRAW, WOOD
from fabletop.games.grimm.rules.words import (
    add_jobs_in_turn,
    everyone,
    friend_card,
    is_alone,
    is_single,
    is_with_others,
    pigs_at,
)
from fabletop.kernel.bits import bit, has
from fabletop.kernel.log import Log
from fabletop.kernel.rule import called_rule, rule

# The start of the round.


@rule
def next_turn_at_start(table: Table, seat: int, fable: int) -> None:
    if fable == FAIRY_FOOD:
        fairy_food_at_start(table, seat)


@rule
def places_at_start(fable: int) -> bool:
    """Is a Next Turn card put somewhere at the start of the round?"""
    return fable == FAIRY_FOOD


@called_rule
def acts_at_start(table: Table, seat: int, friend: int) -> bool:
    """Can a Friend do anything at the start of the round that its owner may want to put in order?"""
    if friend == ALI_BABA:
        return ali_baba_loot(table, seat) != 0
    if friend == SLEEPING_BEAUTY:
        return is_drawable(table)
    if friend == TOM_THUMB:
        return scraps(table) != bit(NO_SCRAPS)
    return friend == ALADDIN or friend == PINOCCHIO or friend == RAPUNZEL


@called_rule
def friend_at_start(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == ALADDIN:
        aladdin_at_start(table, seat)
    elif friend == ALI_BABA:
        ali_baba_at_start(table, log, seat)
    elif friend == THE_HUNTSMAN:
        huntsman_at_start(table, seat)
    elif friend == PINOCCHIO:
        pinocchio_at_start(table, seat)
    elif friend == RAPUNZEL:
        rapunzel_at_start(table, seat)
    elif friend == SLEEPING_BEAUTY:
        sleeping_beauty_at_start(table, seat)
    elif friend == TOM_THUMB:
        tom_thumb_at_start(table, seat)


# Fables are revealed.


@called_rule
def fable_on_reveal(table: Table, log: Log | None, seat: int, fable: int) -> None:
    if is_monster(fable):
        place_monster(table, log, seat)
    elif has(UNIQUES, fable):
        place_unique(table, log, seat)
    elif fable == CRYSTAL_BALL:
        crystal_ball(table, log, seat)
    elif fable == CURSE_OF_DARKNESS:
        curse_of_darkness(table, log, seat)
    elif fable == HIRED_HELP:
        hired_help(table, log, seat)
    elif fable == MAGIC_FLUTE:
        magic_flute(table, log, seat)
    elif fable == NIGHT_AT_THE_TAVERN:
        night_at_the_tavern(table, log, seat)
    elif fable == WISHING_WELL:
        wishing_well(table, log, seat)
    elif fable == FAIRY_FOOD or fable == TAXATION:
        park(table, log, seat)


# Gather cards are revealed.


@called_rule
def friend_after_reveal(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == CINDERELLA:
        cinderella_after_reveal(table, log, seat)
    elif friend == THE_GINGERBREAD_MAN:
        gingerbread_man_after_reveal(table, seat)
    elif friend == JACK_THE_GIANT_SLAYER:
        jack_after_reveal(table, log, seat)
    elif friend == THUMBELINA:
        thumbelina_after_reveal(table, seat)


# Before collecting; Monsters that act now do so by ``monster_strikes``.


@rule
def strikes_before_collecting(fable: int) -> bool:
    return fable == DRAGON or fable == WOLF


@called_rule
def fable_before_collect(table: Table, log: Log | None, seat: int, fable: int) -> None:
    if fable == CHINNY_CHIN_CHIN:
        chinny_chin_chin(table, log, seat)
    elif fable == ROAR:
        roar(table, log, seat)


@called_rule
def monster_strikes(table: Table, log: Log | None, owner: int, monster: int) -> None:
    if monster == BIG_BAD_WOLF:
        big_bad_wolf_strikes(table, log, owner)
    elif monster == BRIDGE_TROLL:
        bridge_troll_strikes(table, log, owner)
    elif monster == DRAGON:
        dragon_strikes(table, log, owner)
    elif monster == GIANT:
        giant_strikes(table, log, owner)
    elif monster == WOLF:
        wolf_strikes(table, log, owner)


# After collecting.


@called_rule
def next_turn_collects(table: Table, log: Log | None, seat: int, fable: int) -> None:
    if fable == HIRED_HELP:
        hired_help_collects(table, log, seat)


@called_rule
def friend_collects(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == ALI_BABA:
        ali_baba_collects(table, log, seat)


# The end of gathering: first whether a card acts at all, then what it does.


@called_rule
def next_turn_acts_at_end(table: Table, seat: int, fable: int) -> bool:
    if fable == FAIRY_FOOD:
        return pigs_at(table, table.food[seat]) != 0
    return fable == TAXATION and taxed_by(table, seat) != 0


@called_rule
def next_turn_at_end(table: Table, seat: int, fable: int) -> None:
    if fable == FAIRY_FOOD:
        pay_each_there(table, table.food[seat], FAIRY_FOOD, seat)
    elif fable == TAXATION:
        add_jobs_in_turn(table, JOB_EACH, taxed_by(table, seat), TAXATION, seat)


@called_rule
def unique_acts_at_end(table: Table, location: int, fable: int) -> bool:
    there = pigs_at(table, location)
    if fable == GRANDMAS_HOUSE:
        return there != 0
    if fable == LONELY_CASTLE:
        return is_single(there)
    return fable == ROYAL_WEDDING and there != everyone(table)


@called_rule
def unique_at_end(table: Table, log: Log | None, location: int, fable: int, owner: int) -> None:
    if fable == GRANDMAS_HOUSE:
        pay_each_there(table, location, GRANDMAS_HOUSE, owner)
    elif fable == LONELY_CASTLE:
        lonely_castle(table, log, location)
    elif fable == ROYAL_WEDDING:
        absent = everyone(table) & ~pigs_at(table, location)
        add_jobs_in_turn(table, JOB_EACH, absent, ROYAL_WEDDING, owner)


@called_rule
def friend_acts_at_end(table: Table, seat: int, friend: int) -> bool:
    if friend == ALADDIN:
        return aladdin_was_right(table, seat)
    if friend == PINOCCHIO:
        return table.named != 0
    if friend == FROG_PRINCE or friend == SNOW_WHITE:
        return is_with_others(table, seat)
    return (friend == THE_GOLDEN_GOOSE or friend == THE_SEVEN_DWARFS) and is_alone(table, seat)


@called_rule
def friend_at_end(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == ALADDIN:
        aladdin_at_end(table, log, seat)
    elif friend == FROG_PRINCE:
        frog_prince_at_end(table, seat)
    elif friend == THE_GOLDEN_GOOSE:
        golden_goose_at_end(table, seat)
    elif friend == PINOCCHIO:
        pinocchio_at_end(table, log, seat)
    elif friend == THE_SEVEN_DWARFS:
        seven_dwarfs_at_end(table, log, seat)
    elif friend == SNOW_WHITE:
        snow_white_at_end(table, seat)


@called_rule
def fable_at_end(table: Table, log: Log | None, seat: int, fable: int) -> None:
    """Monsters that act now do so by ``monster_strikes``."""
    if fable == A_FRIENDLY_GAME:
        a_friendly_game(table, log, seat)
    elif fable == CONSULT_THE_ORACLE:
        consult_the_oracle(table, log, seat)
    elif fable == CUTTING_CORNERS:
        cutting_corners(table, log, seat)
    elif fable == GHOSTLY_WHISPERS:
        ghostly_whispers(table, log, seat)
    elif fable == HARVEST_MOON:
        harvest_moon(table, log, seat)
    elif fable == LITTLE_HELPERS:
        little_helpers(table, log, seat)
    elif fable == MYSTERIOUS_STRANGER:
        mysterious_stranger(table, seat)
    elif fable == POWERFUL_FRIENDS:
        powerful_friends(table, log, seat)
    elif fable == SEARCH_THE_PAST:
        search_the_past(table, log, seat, 2)
    elif fable == SHARE_THE_WEALTH:
        share_the_wealth(table, log, seat)
    elif fable == SPY_NETWORK:
        spy_network(table, log, seat)
    elif fable == THOUGHTFUL_GIFT:
        thoughtful_gift(table, log, seat)
    elif fable == HIDDEN_VAULT or fable == WANDERING_TRADER:
        pay_each_there(table, table.pigs[seat], fable, seat)


@called_rule
def each(table: Table, log: Log | None, seat: int, card: int, owner: int) -> None:
    """A card of one player concerns several: now this one."""
    if card == BIG_BAD_WOLF:
        big_bad_wolf_each(table, log, seat, owner)
    elif card == FAIRY_FOOD:
        fairy_food_each(table, seat)
    elif card == GRANDMAS_HOUSE:
        grandmas_house_each(table, seat)
    elif card == HIDDEN_VAULT:
        hidden_vault_each(table, log, seat)
    elif card == ROYAL_WEDDING:
        royal_wedding_each(table, log, seat)
    elif card == SHARE_THE_WEALTH:
        share_the_wealth_each(table, log, seat, owner)
    elif card == TAXATION:
        taxation_each(table, log, seat)
    elif card == WANDERING_TRADER:
        wandering_trader_each(table, seat)
    elif card == friend_card(ROBIN_HOOD):
        robin_hood_each(table, log, seat, owner)
    elif card == friend_card(SNOW_WHITE):
        snow_white_each(table, log, seat, owner)


@called_rule
def goods_come(table: Table, log: Log | None, seat: int, heap: int, card: int) -> None:
    """Resources of a player's choice come from the Supply: most cards bring them to the board."""
    if card == friend_card(RAPUNZEL):
        rapunzel_stores(table, log, seat, heap)
    elif card == friend_card(JACK_THE_GIANT_SLAYER):
        put_on_location(table, log, seat, MARKET, heap, card)
    else:
        gain(table, log, seat, heap, card)


# Unique Locations leave.


@called_rule
def unique_leaves(table: Table, location: int, fable: int, monsters: int) -> bool:
    """Grandma's House with a Monster (of the set of Locations with one), Lonely Castle in a crowd, a Wedding alone."""
    there = pigs_at(table, location)
    if fable == GRANDMAS_HOUSE:
        return has(monsters, location)
    if fable == LONELY_CASTLE:
        crowd = there & there - 1
        return there == everyone(table) if table.seats == 2 else crowd & crowd - 1 != 0
    return fable == ROYAL_WEDDING and there == 0


# Building.


@called_rule
def friend_at_build_start(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == RUMPELSTILTSKIN:
        rumpelstiltskin_at_build_start(table, log, seat)


@called_rule
def has_special_action(table: Table, seat: int, friend: int) -> bool:
    """Could the Special Action of a Friend do anything now? (The one that builds is asked for by ``borrows``.)"""
    if friend == FAIRY_GODMOTHER or friend == GOLDILOCKS or friend == RED_RIDING_HOOD:
        return is_drawable(table)
    if friend == RAPUNZEL:
        return is_alone(table, seat) and stored_heap(table) != 0
    if friend == RUMPELSTILTSKIN:
        return table.goods[seat * KINDS + STRAW] > 0 and kinds_to_spin(table, seat) != 0
    if friend == LITTLE_MERMAID:
        return supply_of(table) != 0
    return friend == THE_WOOD_CUTTER and table.supply[WOOD] > 0


@called_rule
def friend_special_action(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == FAIRY_GODMOTHER:
        fairy_godmother_special(table, log, seat)
    elif friend == GOLDILOCKS:
        goldilocks_special(table, log, seat)
    elif friend == LITTLE_MERMAID:
        little_mermaid_special(table, log, seat)
    elif friend == RAPUNZEL:
        rapunzel_special(table, log, seat)
    elif friend == RED_RIDING_HOOD:
        red_riding_hood_special(table, log, seat)
    elif friend == RUMPELSTILTSKIN:
        rumpelstiltskin_special(table, log, seat)
    elif friend == THE_WOOD_CUTTER:
        wood_cutter_special(table, log, seat)


@called_rule
def can_part(table: Table, seat: int, friend: int) -> bool:
    """May a Friend be discarded in the own Build turn?"""
    if friend == FAIRY_GODMOTHER:
        return fairy_godmother_can_part(table, seat)
    return friend == THE_GOLDEN_GOOSE


@called_rule
def friend_parts(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == FAIRY_GODMOTHER:
        fairy_godmother_parts(table, log, seat, 2)
    elif friend == THE_GOLDEN_GOOSE:
        golden_goose_parts(table, seat)


@called_rule
def friend_at_build_end(table: Table, seat: int, friend: int) -> None:
    if friend == ROBIN_HOOD:
        robin_hood_at_build_end(table, seat)


# Friends come and go.


@called_rule
def friend_arrives(table: Table, seat: int, friend: int) -> None:
    if friend == LITTLE_MERMAID:
        little_mermaid_arrives(table, seat)


@called_rule
def friend_leaves(table: Table, log: Log | None, seat: int, friend: int) -> None:
    if friend == ALADDIN:
        aladdin_leaves(table)
    elif friend == ALI_BABA:
        ali_baba_leaves(table)
    elif friend == LITTLE_MERMAID:
        little_mermaid_leaves(table, log, seat)
    elif friend == PINOCCHIO:
        pinocchio_leaves(table)
    elif friend == RAPUNZEL:
        rapunzel_leaves(table, log, seat)
