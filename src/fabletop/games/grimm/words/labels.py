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
    Verb,
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
    amount_said,
    from_place,
    goods_said,
    kind_said,
    place_said,
    section_said,
    to_place,
)
from fabletop.kernel.actions import object_of, verb_of

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


def gather(verb: Verb, thing: int) -> Label:
    place = verb - Verb.GATHER_FIELDS
    to = to_place(place)
    if thing == NO_CARD:
        return message("grimm-choice-gather", to=to), (place_ref(place),)
    if thing == DREAM:
        return message("grimm-choice-gather-dream", to=to), (place_ref(place),)
    return message("grimm-choice-gather-fable", to=to, card=fable_name(thing)), (place_ref(place), fable_ref(thing))


def peek(verb: Verb, thing: int) -> Label:
    seat, what = thing // 2, "fable" if thing % 2 else "gather"
    return message(f"grimm-choice-peek-{what}", rival=seat), (seat_ref(seat),)


def of_place(verb: Verb, place: int) -> Label:
    word = verb.name.lower()
    return message(f"grimm-choice-{word}", place=place_said(place)), (place_ref(place),)


def of_seat(verb: Verb, seat: int) -> Label:
    return message(f"grimm-choice-{verb.name.lower()}", rival=seat), (seat_ref(seat),)


def of_fable(verb: Verb, fable: int) -> Label:
    return message(f"grimm-choice-{verb.name.lower()}", card=fable_name(fable)), (fable_ref(fable),)


def of_friend(verb: Verb, friend: int) -> Label:
    said = message(f"grimm-choice-{verb.name.lower()}", friend=friend_name(friend))
    return said, (Ref("friend", FRIENDS[friend]),)


def of_goods(verb: Verb, bundle: int) -> Label:
    goods = goods_said(counts_of_bundle(bundle))
    return message(f"grimm-choice-{verb.name.lower()}", goods=goods), kind_refs(bundle)


def of_house(verb: Verb, house: int) -> Label:
    said = message(f"grimm-choice-{verb.name.lower()}", section=section_said(house))
    return said, (Ref("house", house_word(house)),)


def of_kind(verb: Verb, kind: int) -> Label:
    return message(f"grimm-choice-{verb.name.lower()}", kind=kind_said(kind)), (kind_ref(kind),)


def in_words(verb: Verb, thing: int) -> Label:
    """Choices that are written in words of their own."""
    written = next(text for action, text in WRITTEN.items() if (verb_of(action), object_of(action)) == (verb, thing))
    return message(f"grimm-choice-{written.replace(' ', '-')}"), ()


def assign(verb: Verb, card: int) -> Label:
    place, owner = location_of(card), owner_of(card)
    said = message("grimm-choice-assign", place=place_said(place), rival=owner)
    return said, (place_ref(place), seat_ref(owner))


def swap(verb: Verb, thing: int) -> Label:
    first, second = divmod(thing, MOST_SEATS)
    return message("grimm-choice-swap", seat=first, rival=second), (seat_ref(first), seat_ref(second))


def lock(verb: Verb, kept: int) -> Label:
    places = members(kept)
    return message("grimm-choice-lock", places=tuple(map(place_said, places))), tuple(map(place_ref, places))


def steal(verb: Verb, thing: int) -> Label:
    seat, kind = divmod(thing, KINDS)
    return message("grimm-choice-steal", goods=amount_said(kind, 1), rival=seat), (seat_ref(seat), kind_ref(kind))


def scrap(verb: Verb, thing: int) -> Label:
    if thing < BASIC_PLACES:
        return message("grimm-choice-scrap", **{"from": from_place(thing)}), (place_ref(thing),)
    kind = thing - BASIC_PLACES
    return message("grimm-choice-scrap-market", goods=amount_said(kind, 1)), (place_ref(BASIC_PLACES), kind_ref(kind))


def go(verb: Verb, place: int) -> Label:
    return message("grimm-choice-go", to=to_place(place)), (place_ref(place),)


def reap(verb: Verb, place: int) -> Label:
    return message("grimm-choice-reap", **{"from": from_place(place)}), (place_ref(place),)


def offer(verb: Verb, thing: int) -> Label:
    rest, number = divmod(thing - 1, GIFTS)
    seat, kind = divmod(rest, KINDS)
    goods = amount_said(kind, number + 1)
    return message("grimm-choice-offer", goods=goods, rival=seat), (seat_ref(seat), kind_ref(kind))


def trade(verb: Verb, thing: int) -> Label:
    given, received = divmod(thing, KINDS)
    said = message("grimm-choice-trade", given=amount_said(given, 2), received=amount_said(received, 3))
    return said, (kind_ref(given), kind_ref(received))


def helped(verb: Verb, house: int) -> Label:
    helper = verb - Verb.HELP_0
    said = message("grimm-choice-help", section=section_said(house), rival=helper)
    return said, (Ref("house", house_word(house)), seat_ref(helper))


LABELS: Mapping[Verb, Callable[[Verb, int], Label]] = {
    Verb.GATHER_FIELDS: gather,
    Verb.GATHER_FOREST: gather,
    Verb.GATHER_BRICKYARD: gather,
    Verb.GATHER_MARKET: gather,
    Verb.PEEK: peek,
    Verb.PLACE: of_place,
    Verb.TARGET: of_seat,
    Verb.ASSIGN: assign,
    Verb.SWAP: swap,
    Verb.PAY: of_goods,
    Verb.BEFRIEND: of_friend,
    Verb.BESTOW: of_seat,
    Verb.LOCK: lock,
    Verb.SAY: in_words,
    Verb.NAME: of_place,
    Verb.STEAL: steal,
    Verb.GAIN: of_goods,
    Verb.SCRAPS: scrap,
    Verb.DECIDE: in_words,
    Verb.TAKE: of_goods,
    Verb.GO: go,
    Verb.GIVE: of_goods,
    Verb.RESOLVE: of_fable,
    Verb.KEEP: of_fable,
    Verb.TOP: of_fable,
    Verb.FETCH: of_fable,
    Verb.REAP: reap,
    Verb.OFFER: offer,
    Verb.TRADE: trade,
    Verb.BLOW: of_house,
    Verb.HAND: of_fable,
    Verb.DISCARD: of_fable,
    Verb.TURN: in_words,
    Verb.BUILD: of_house,
    Verb.HELP_0: helped,
    Verb.HELP_1: helped,
    Verb.HELP_2: helped,
    Verb.HELP_3: helped,
    Verb.USE: of_friend,
    Verb.PART: of_friend,
    Verb.SPIN: of_kind,
    Verb.REWARD: in_words,
}
WITHOUT_OBJECT = {
    (Verb.PAY, 0),
    (Verb.SCRAPS, NO_SCRAPS),
    (Verb.GO, STAY),
    (Verb.RESOLVE, DREAM),
    (Verb.OFFER, 0),
    (Verb.TRADE, NO_TRADE),
}
"""Objects of other verbs that have words of their own."""


def label_of(action: int) -> Label:
    verb, thing = Verb(verb_of(action)), object_of(action)
    return (in_words if (verb, thing) in WITHOUT_OBJECT else LABELS[verb])(verb, thing)


LABELLED: Mapping[int, Label] = {action: label_of(action) for action in WRITTEN}
"""The label of every choice, and what it points at."""
LABELS_WRITTEN: Mapping[str, Message] = {text: LABELLED[action][0] for action, text in WRITTEN.items()}
"""The same labels by what is written."""
