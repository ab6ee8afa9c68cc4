"""Fairy Tale as the catalogue lists it, and as a deck makes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

import msgspec

from fabletop.contract import About, Care, Game, Lapses, Option, OptionValue, Tuning, bad, is_file
from fabletop.games.fairytale.characters import characters_of
from fabletop.games.fairytale.decks import (
    BUILT_IN,
    Deck,
    EffectKind,
    built_in,
    card_list,
    deck_text,
    most_drawn,
    parse_deck,
    read_deck,
)
from fabletop.games.fairytale.numbers import RULES
from fabletop.games.fairytale.rules.state import CardList, Options
from fabletop.games.fairytale.rules.terms import HAND_SIZE, ROUNDS, TWO_STAGE
from fabletop.games.fairytale.words.face import FairytaleFace
from fabletop.kernel.record import Record

Chosen = Mapping[str, OptionValue]
FOLDER = Path(__file__).parent
DECK, TRICKSTER = "deck", "trickster"
LARGEST = "expert110"
"""Its cards begin with those of the smaller decks, so its words serve all three."""


class DeckOption(Option, frozen=True):
    """One of the game's own decks, or one from a file."""

    own: Deck | None = None
    """The deck that is meant, where it is settled."""

    @property
    def usual(self) -> OptionValue:
        return BUILT_IN[0]

    def deck(self, value: OptionValue) -> Deck:
        return built_in(str(value)) if self.own is None else self.own

    def number(self, value: OptionValue) -> CardList:
        return _card_list(self.deck(value)).copy()

    def allowed(self) -> str:
        return ", ".join([*BUILT_IN, "FILE.toml"])


@cache
def _card_list(deck: Deck) -> CardList:
    return card_list(deck)


@dataclass(frozen=True)
class FairytaleGame(Game):
    """The game with the words of one deck, or of all three that it comes with."""

    def for_options(self, options: Chosen) -> FairytaleGame:
        value = str(options.get(DECK, BUILT_IN[0])).strip()
        if value.lower() in BUILT_IN:
            return self.with_deck(value.lower(), built_in(value.lower()), options)
        if not is_file(Path(value)):
            raise bad("error-option-value", option=DECK, value=value, allowed=self.deck_option.allowed())
        return self.with_deck(value, read_deck(Path(value)), options)

    def with_deck(self, value: str, deck: Deck, options: Chosen) -> FairytaleGame:
        """The game in which the option has one value, and means this deck; its cards say what the table agreed on."""
        option = DeckOption(DECK, (value,), value, self.deck_option.clause, own=deck)
        about = msgspec.structs.replace(self.about, options=(option, *self.about.options[1:]))
        return replace(
            self, about=about, face=FairytaleFace(deck, self.trickster(options)), characters=characters_of(deck)
        )

    @property
    def deck_option(self) -> DeckOption:
        option = self.about.options[0]
        assert isinstance(option, DeckOption)
        return option

    def trickster(self, options: Chosen) -> str:
        (option,) = (option for option in self.about.options if option.name == TRICKSTER)
        return str(option.read(options.get(TRICKSTER, option.default)))

    def set_up(self, options: Chosen, seats: int) -> Record:
        record = super().set_up(options, seats)
        assert isinstance(record, Options)
        record.rounds, record.hand = ROUNDS, HAND_SIZE
        return record

    def refuse_table(self, options: Chosen, seats: int) -> None:
        value, deck = options[DECK], self.deck_option.deck(options[DECK])
        if options["teams"] != "none" and seats != 4:
            raise bad("error-fairytale-teams", teams=str(options["teams"]), seats=seats)
        if value == "basic" and seats > 4:
            raise bad("error-fairytale-basic", seats=seats)
        dealt = ROUNDS * seats * (TWO_STAGE if seats == 2 and options["draft"] == "two-stage" else HAND_SIZE)
        if deck.size < dealt + most_drawn(deck):
            told = {"cards": deck.size, "dealt": dealt, "drawn": most_drawn(deck), "seats": seats}
            raise bad("error-fairytale-deck-small", deck=str(value), **told)

    def is_idle(self, option: str, seats: int) -> bool:
        match option:
            case "passing":
                return seats == 2
            case "draft":
                return seats != 2
            case "trickster":
                deck = self.deck_option.own
                return deck is not None and not any(card.effect(EffectKind.ALMIGHTY) for card in deck.cards)
            case _:
                return False

    def texts(self, options: Chosen) -> dict[str, str]:
        return {DECK: deck_text(self.deck_option.deck(options[DECK]))}

    def with_texts(self, options: Chosen, texts: Mapping[str, str]) -> FairytaleGame:
        value = str(options.get(DECK, BUILT_IN[0]))
        if DECK in texts:
            return self.with_deck(value, parse_deck(texts[DECK], DECK), options)
        if value not in BUILT_IN:
            raise bad("error-fairytale-record-deck", deck=value)
        return self.for_options(options)


AMONG_MANY = Care(worlds=320, sampled_worlds=320, ahead=2, confidence=0.25, heuristic_share=0.8)

FAIRYTALE = FairytaleGame(
    about=About(
        id="fairytale",
        rules_version=2,
        seats=(2, 3, 4, 5),
        options=(
            DeckOption(DECK, BUILT_IN, BUILT_IN[0], "fairytale.options.1"),
            Option("teams", ("none", "pairs", "pairs-exchange"), "none", "fairytale.options.2"),
            Option("draft", ("plain", "two-stage"), "plain", "fairytale.options.3", "two_stage", is_variant=True),
            Option("plays", ("exactly-three", "up-to-three"), "exactly-three", "fairytale.options.4"),
            Option("passing", ("alternate", "left"), "alternate", "fairytale.options.5"),
            Option("memory", (False, True), False, "fairytale.options.6"),
            Option(TRICKSTER, ("name", "card"), "name", "fairytale.options.7"),
        ),
        most_decisions=1000,
    ),
    rules=RULES,
    face=FairytaleFace(built_in(LARGEST)),
    locale=FOLDER / "locale",
    tuning=Tuning(
        turns=1000,
        playout_choices=0,
        explore=300,
        lone=True,
        lapses=Lapses(easy=0.7, medium=0.36, skilled=0.8),
        lapses_among=(
            (3, Lapses(easy=0.9, medium=0.5, skilled=0.75)),
            (4, Lapses(easy=0.65, medium=0.36, skilled=0.8)),
            (5, Lapses(easy=0.65, medium=0.34, skilled=0.9)),
        ),
        care=Care(worlds=120, sampled_worlds=120, ahead=1),
        cares=((4, AMONG_MANY), (5, AMONG_MANY)),
    ),
    characters=characters_of(built_in(LARGEST)),
    network=FOLDER / "network.onnx",
)
