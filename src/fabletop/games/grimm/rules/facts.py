"""What a log entry of The Grimm Forest can say."""

from __future__ import annotations

from enum import IntEnum


class Fact(IntEnum):
    """What a log entry says; (seat; first, second) mean what stands behind each."""

    ROUND_BEGUN = 1
    """first player; number of the round from 1, –"""
    PRINCE_CAME = 2
    """–; Location, heap that went to the Supply"""
    GAINED = 3
    """player; heap from the Supply, card or none"""
    LOST = 4
    """player; heap to the Supply, card or none"""
    TOOK = 5
    """player; heap from a Location, Location + 4 card"""
    GAVE = 6
    """giver; heap to another player, that player + 4 card"""
    STOCKED = 7
    """player or nobody; heap from the Supply, Location + 4 card"""
    STOCK_LOST = 8
    """owner of the card; heap to the Supply, Location + 4 card"""
    STORED = 9
    """owner of Rapunzel; heap, –"""
    RELEASED = 10
    """owner of Rapunzel; heap, –"""
    SAID = 11
    """owner of Aladdin; 0 alone or 1 with others, –"""
    NAMED = 12
    """owner of Pinocchio; Location, –"""
    DREAMED = 13
    """player who gets the unseen card; owner of Sleeping Beauty, –"""
    CHOSEN = 14
    """who has chosen; –, –"""
    LAID = 15
    """player; 1 if a Fable lies there too, 2 if it is the dreamed one, else 0; –"""
    PEEKED = 16
    """who looked; at whose card, 1 for the Fable or 0 for the Gather card"""
    SAW_GATHER = 17
    """who looked, who alone learns it; at whose card, Gather card"""
    SAW_FABLE = 18
    """who looked, who alone learns it; at whose card, Fable"""
    FABLE_REVEALED = 19
    """player; Fable, –"""
    PLACED = 20
    """player; Fable, Location"""
    NO_EFFECT = 21
    """player; card, –"""
    PARKED = 22
    """player; Fable, –"""
    CARDS_REDEALT = 23
    """player whose Gather cards were shuffled; card, –"""
    CARDS_SWAPPED = 24
    """player; other player, card"""
    CARD_KEPT_OR_CHANGED = 25
    """player; card, –"""
    NEW_GATHER_CARD = 26
    """player, who alone learns it; Gather card, card that changed it"""
    GATHER_REVEALED = 27
    """player; Gather card, –"""
    SPARE_SHOWN = 28
    """player; Gather card, card"""
    WENT = 29
    """player; Location, card or none"""
    STAYED_AWAY = 30
    """owner of The Gingerbread Man; –, –"""
    STRUCK = 31
    """owner; Monster, Location"""
    CANCELLED = 32
    """who cancelled; Monster, Friend card"""
    BLOWN = 33
    """owner of the house; house before, –"""
    GATHERED = 34
    """player; heap, Location"""
    DREW = 35
    """player; number of Fables, card or none"""
    DREW_CARD = 36
    """player, who alone learns it; Fable, –"""
    TOOK_FABLE = 37
    """player; Fable that everybody sees, card"""
    DISCARDED = 38
    """player; Fable, card"""
    HANDED = 39
    """giver; receiver, card"""
    HANDED_CARD = 40
    """giver or receiver, who alone learns it; Fable, the other of the two"""
    SHUFFLED = 41
    """–; 0 for the Fables or 1 for the Friends, –"""
    LOOKED = 42
    """who looked, who alone learns it; row of Fables from the top, six bits a card, –"""
    FLIPPED = 43
    """owner of Red Riding Hood; row of Fables, six bits a card, –"""
    PUT_BACK = 44
    """owner of Goldilocks; number of cards, –"""
    FRIEND_DRAWN = 45
    """player; Friend, card that takes it from the pile or none"""
    FRIEND_CAME = 46
    """player; Friend, who gave it or the player"""
    FRIEND_LEFT = 47
    """player; Friend, –"""
    LOCKED = 48
    """owner of Little Mermaid; –, –"""
    LOCKED_CARDS = 49
    """owner of Little Mermaid, who alone learns it; set of Locations kept, –"""
    UNLOCKED = 50
    """who had Little Mermaid; –, –"""
    ACTIONS_CHANGED = 51
    """player; how many more, or fewer, card"""
    TURN_BEGUN = 52
    """player; actions, –"""
    BUILT = 53
    """player; house, one more than the seat that helped to pay or 0"""
    FIRST_BUILDER = 54
    """player; kind of house, –"""
    SPUN = 55
    """owner of Rumpelstiltskin; resource, how much"""
    CORNER_LAID = 56
    """player; –, –"""
    LEFT_PLAY = 57
    """owner; Fable, Location or NOWHERE"""
    RESTOCKED = 58
    """next first player; –, –"""
    USED = 59
    """player; Friend, –"""
    RESOLVED = 60
    """player; card whose effect comes now, –"""
    TARGETED = 61
    """player; other player, card"""
    DECLINED = 62
    """player; card that was not made use of, –"""
    ENDED = 63
    STOPPED = 64
    """player; how many actions are left, –"""


# The same numbers by their bare names, for the rules.

(
    FACT_ROUND_BEGUN,
    FACT_PRINCE_CAME,
    FACT_GAINED,
    FACT_LOST,
    FACT_TOOK,
    FACT_GAVE,
    FACT_STOCKED,
    FACT_STOCK_LOST,
    FACT_STORED,
    FACT_RELEASED,
    FACT_SAID,
    FACT_NAMED,
    FACT_DREAMED,
    FACT_CHOSEN,
    FACT_LAID,
    FACT_PEEKED,
    FACT_SAW_GATHER,
    FACT_SAW_FABLE,
    FACT_FABLE_REVEALED,
    FACT_PLACED,
    FACT_NO_EFFECT,
    FACT_PARKED,
    FACT_CARDS_REDEALT,
    FACT_CARDS_SWAPPED,
    FACT_CARD_KEPT_OR_CHANGED,
    FACT_NEW_GATHER_CARD,
    FACT_GATHER_REVEALED,
    FACT_SPARE_SHOWN,
    FACT_WENT,
    FACT_STAYED_AWAY,
    FACT_STRUCK,
    FACT_CANCELLED,
    FACT_BLOWN,
    FACT_GATHERED,
    FACT_DREW,
    FACT_DREW_CARD,
    FACT_TOOK_FABLE,
    FACT_DISCARDED,
    FACT_HANDED,
    FACT_HANDED_CARD,
    FACT_SHUFFLED,
    FACT_LOOKED,
    FACT_FLIPPED,
    FACT_PUT_BACK,
    FACT_FRIEND_DRAWN,
    FACT_FRIEND_CAME,
    FACT_FRIEND_LEFT,
    FACT_LOCKED,
    FACT_LOCKED_CARDS,
    FACT_UNLOCKED,
    FACT_ACTIONS_CHANGED,
    FACT_TURN_BEGUN,
    FACT_BUILT,
    FACT_FIRST_BUILDER,
    FACT_SPUN,
    FACT_CORNER_LAID,
    FACT_LEFT_PLAY,
    FACT_RESTOCKED,
    FACT_USED,
    FACT_RESOLVED,
    FACT_TARGETED,
    FACT_DECLINED,
    FACT_ENDED,
    FACT_STOPPED,
) = (fact.value for fact in Fact)
