"""What each choice says on its button, and what on the table it points at."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fabletop.contract import Message, Ref, message
from fabletop.games.grimm.decks.names import fable_name, friend_name
from fabletop.games.grimm.rules.terms import (
    BASIC_PLACES,
    DREAM,
    KINDS,
    MOST_SEATS,
    NO_CARD,
    NO_SCRAPS,
    NO_TRADE,
    STAY,
    ActionKind,
)
from fabletop.games.grimm.rules.words import location_of, owner_of
from fabletop.games.grimm.words.notation import (
    FABLES,
    FRIENDS,
    GIFTS,
    KIND_WORDS,
    PLACE_WORDS,
    WRITTEN,
    counts_of_bundle,
    house_word,
    members,
)
from fabletop.games.grimm.words.phrases import (
    amount_taken,
    from_place,
    goods_taken,
    kind_said,
    place_said,
    section_raised,
    to_place,
)
from fabletop.kernel.actions import argument_of, kind_of_action

Label = tuple[Message, tuple[Ref, ...]]


def place_ref(place: int) -> Ref:
    return Ref("place", PLACE_WORDS[place])


def seat_ref(seat: int) -> Ref:
    return Ref("seat", str(seat))


def fable_ref(fable: int) -> Ref:
    return Ref("fable", FABLES[fable])


def kind_ref(kind: int) -> Ref:
    return Ref("resource", KIND_WORDS[kind])


def kind_refs(bundle: int) -> tuple[Ref, ...]:
    return tuple(kind_ref(kind) for kind, count in enumerate(counts_of_bundle(bundle)) if count)


def gather(action_kind: ActionKind, thing: int) -> Label:
    place = action_kind - ActionKind.GATHER_FIELDS
    to = to_place(place)
    if thing == NO_CARD:
        return message("grimm-choice-gather", to=to), (place_ref(place),)
    if thing == DREAM:
        return message("grimm-choice-gather-dream", to=to), (place_ref(place),)
    return message("grimm-choice-gather-fable", to=to, card=fable_name(thing)), (place_ref(place), fable_ref(thing))


def peek(action_kind: ActionKind, thing: int) -> Label:
    seat, what = thing // 2, "fable" if thing % 2 else "gather"
    return message(f"grimm-choice-peek-{what}", rival=seat), (seat_ref(seat),)


def of_place(action_kind: ActionKind, place: int) -> Label:
    word = action_kind.name.lower()
    return message(f"grimm-choice-{word}", place=place_said(place)), (place_ref(place),)


def of_seat(action_kind: ActionKind, seat: int) -> Label:
    return message(f"grimm-choice-{action_kind.name.lower()}", rival=seat), (seat_ref(seat),)


def of_fable(action_kind: ActionKind, fable: int) -> Label:
    return message(f"grimm-choice-{action_kind.name.lower()}", card=fable_name(fable)), (fable_ref(fable),)


def of_friend(action_kind: ActionKind, friend: int) -> Label:
    said = message(f"grimm-choice-{action_kind.name.lower()}", friend=friend_name(friend))
    return said, (Ref("friend", FRIENDS[friend]),)


def of_goods(action_kind: ActionKind, bundle: int) -> Label:
    goods = goods_taken(counts_of_bundle(bundle))
    return message(f"grimm-choice-{action_kind.name.lower()}", goods=goods), kind_refs(bundle)


def of_house(action_kind: ActionKind, house: int) -> Label:
    said = message(f"grimm-choice-{action_kind.name.lower()}", section=section_raised(house))
    return said, (Ref("house", house_word(house)),)


def of_kind(action_kind: ActionKind, kind: int) -> Label:
    return message(f"grimm-choice-{action_kind.name.lower()}", kind=kind_said(kind)), (kind_ref(kind),)


def in_words(action_kind: ActionKind, thing: int) -> Label:
    """Choices that are written in words of their own."""
    written = next(
        text
        for action, text in WRITTEN.items()
        if (kind_of_action(action), argument_of(action)) == (action_kind, thing)
    )
    return message(f"grimm-choice-{written.replace(' ', '-')}"), ()


def assign(action_kind: ActionKind, card: int) -> Label:
    place, owner = location_of(card), owner_of(card)
    said = message("grimm-choice-assign", place=place_said(place), rival=owner)
    return said, (place_ref(place), seat_ref(owner))


def swap(action_kind: ActionKind, thing: int) -> Label:
    first, second = divmod(thing, MOST_SEATS)
    return message("grimm-choice-swap", seat=first, rival=second), (seat_ref(first), seat_ref(second))


def lock(action_kind: ActionKind, kept: int) -> Label:
    places = members(kept)
    return message("grimm-choice-lock", places=tuple(map(place_said, places))), tuple(map(place_ref, places))


def steal(action_kind: ActionKind, thing: int) -> Label:
    seat, kind = divmod(thing, KINDS)
    return message("grimm-choice-steal", goods=amount_taken(kind, 1), rival=seat), (seat_ref(seat), kind_ref(kind))


def scrap(action_kind: ActionKind, thing: int) -> Label:
    if thing < BASIC_PLACES:
        return message("grimm-choice-scrap", **{"from": from_place(thing)}), (place_ref(thing),)
    kind = thing - BASIC_PLACES
    return message("grimm-choice-scrap-market", goods=amount_taken(kind, 1)), (place_ref(BASIC_PLACES), kind_ref(kind))


def go(action_kind: ActionKind, place: int) -> Label:
    return message("grimm-choice-go", to=to_place(place)), (place_ref(place),)


def reap(action_kind: ActionKind, place: int) -> Label:
    return message("grimm-choice-reap", **{"from": from_place(place)}), (place_ref(place),)


def offer(action_kind: ActionKind, thing: int) -> Label:
    rest, number = divmod(thing - 1, GIFTS)
    seat, kind = divmod(rest, KINDS)
    goods = amount_taken(kind, number + 1)
    return message("grimm-choice-offer", goods=goods, rival=seat), (seat_ref(seat), kind_ref(kind))


def trade(action_kind: ActionKind, thing: int) -> Label:
    given, received = divmod(thing, KINDS)
    said = message("grimm-choice-trade", given=amount_taken(given, 2), received=amount_taken(received, 3))
    return said, (kind_ref(given), kind_ref(received))


def helped(action_kind: ActionKind, house: int) -> Label:
    helper = action_kind - ActionKind.HELP_0
    said = message("grimm-choice-help", section=section_raised(house), rival=helper)
    return said, (Ref("house", house_word(house)), seat_ref(helper))


LABELS: Mapping[ActionKind, Callable[[ActionKind, int], Label]] = {
    ActionKind.GATHER_FIELDS: gather,
    ActionKind.GATHER_FOREST: gather,
    ActionKind.GATHER_BRICKYARD: gather,
    ActionKind.GATHER_MARKET: gather,
    ActionKind.PEEK: peek,
    ActionKind.PLACE: of_place,
    ActionKind.TARGET: of_seat,
    ActionKind.ASSIGN: assign,
    ActionKind.SWAP: swap,
    ActionKind.PAY: of_goods,
    ActionKind.BEFRIEND: of_friend,
    ActionKind.BESTOW: of_seat,
    ActionKind.LOCK: lock,
    ActionKind.SAY: in_words,
    ActionKind.NAME: of_place,
    ActionKind.STEAL: steal,
    ActionKind.GAIN: of_goods,
    ActionKind.SCRAPS: scrap,
    ActionKind.DECIDE: in_words,
    ActionKind.TAKE: of_goods,
    ActionKind.GO: go,
    ActionKind.GIVE: of_goods,
    ActionKind.RESOLVE: of_fable,
    ActionKind.KEEP: of_fable,
    ActionKind.TOP: of_fable,
    ActionKind.FETCH: of_fable,
    ActionKind.REAP: reap,
    ActionKind.OFFER: offer,
    ActionKind.TRADE: trade,
    ActionKind.BLOW: of_house,
    ActionKind.HAND: of_fable,
    ActionKind.DISCARD: of_fable,
    ActionKind.TURN: in_words,
    ActionKind.BUILD: of_house,
    ActionKind.HELP_0: helped,
    ActionKind.HELP_1: helped,
    ActionKind.HELP_2: helped,
    ActionKind.HELP_3: helped,
    ActionKind.USE: of_friend,
    ActionKind.PART: of_friend,
    ActionKind.SPIN: of_kind,
    ActionKind.REWARD: in_words,
}
WITHOUT_OBJECT = {
    (ActionKind.PAY, 0),
    (ActionKind.SCRAPS, NO_SCRAPS),
    (ActionKind.GO, STAY),
    (ActionKind.RESOLVE, DREAM),
    (ActionKind.OFFER, 0),
    (ActionKind.TRADE, NO_TRADE),
}
"""Objects of other verbs that have words of their own."""


def label_of(action: int) -> Label:
    action_kind, thing = ActionKind(kind_of_action(action)), argument_of(action)
    return (in_words if (action_kind, thing) in WITHOUT_OBJECT else LABELS[action_kind])(action_kind, thing)


LABELLED: Mapping[int, Label] = {action: label_of(action) for action in WRITTEN}
"""The label of every choice, and what it points at."""
LABELS_WRITTEN: Mapping[str, Message] = {text: LABELLED[action][0] for action, text in WRITTEN.items()}
"""The same labels by what is written."""
