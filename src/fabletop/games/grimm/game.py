"""The Grimm Forest as the catalogue lists it, and as a copies file makes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

import msgspec

from fabletop.contract import About, Care, Game, Lapses, Option, OptionValue, Tuning, bad, is_file, read_options
from fabletop.contract.options import fill_record
from fabletop.games.grimm.characters import CHARACTERS
from fabletop.games.grimm.decks import BUILT_IN, Box, box_text, built_in, fill_box, parse_box, read_box
from fabletop.games.grimm.numbers import RULES
from fabletop.games.grimm.rules.state import Options
from fabletop.games.grimm.rules.terms import LEAST_FABLES
from fabletop.games.grimm.words.face import GrimmFace
from fabletop.kernel.record import Record

Chosen = Mapping[str, OptionValue]
FOLDER = Path(__file__).parent
COPIES, ADVANCED = "copies", "advanced"


class CopiesOption(Option, frozen=True):
    """One of the game's own profiles, or one from a file."""

    own: Box | None = None
    """The box that is meant, where it is settled."""

    @property
    def usual(self) -> OptionValue:
        return BUILT_IN[0]

    def box(self, value: OptionValue) -> Box:
        return built_in(str(value)) if self.own is None else self.own

    def allowed(self) -> str:
        return ", ".join([*BUILT_IN, "FILE.toml"])


@dataclass(frozen=True)
class GrimmGame(Game):
    """The game with the cards of one copies file, or with either profile that it comes with."""

    def for_options(self, options: Chosen) -> GrimmGame:
        value = str(options.get(COPIES, BUILT_IN[0])).strip()
        if value.lower() in BUILT_IN:
            return self.with_box(value.lower(), built_in(value.lower()), options)
        if not is_file(Path(value)):
            raise bad("error-option-value", option=COPIES, value=value, allowed=self.copies_option.allowed())
        return self.with_box(value, read_box(Path(value)), options)

    def with_box(self, value: str, box: Box, options: Chosen) -> GrimmGame:
        """The game in which the option has one value, and means this box."""
        option = CopiesOption(COPIES, (value,), value, self.copies_option.clause, own=box)
        about = msgspec.structs.replace(self.about, options=(option, *self.about.options[1:]))
        advanced = self.about.options[1].read(options.get(ADVANCED, True))
        return replace(self, about=about, face=GrimmFace(box if advanced else box.simple()))

    @property
    def copies_option(self) -> CopiesOption:
        option = self.about.options[0]
        assert isinstance(option, CopiesOption)
        return option

    def box(self, options: Chosen) -> Box:
        """What is played with: the beginners' game has no Advanced cards."""
        box = self.copies_option.box(options[COPIES])
        return box if options[ADVANCED] else box.simple()

    def set_up(self, options: Chosen, seats: int) -> Record:
        full = read_options(self.about.options, options)
        self.refuse_seats(seats)
        self.refuse_table(full, seats)
        record = fill_record(self.rules.options, self.about.options[2:], full)
        assert isinstance(record, Options)
        fill_box(record, self.box(full))
        return record

    def refuse_table(self, options: Chosen, seats: int) -> None:
        left = self.box(options).size
        if left < LEAST_FABLES:
            raise bad("error-grimm-simple-few", copies=str(options[COPIES]), left=left, least=LEAST_FABLES)

    def is_idle(self, option: str, seats: int) -> bool:
        return option == "prince" and seats != 2

    def texts(self, options: Chosen) -> dict[str, str]:
        return {COPIES: box_text(self.copies_option.box(options[COPIES]))}

    def with_texts(self, options: Chosen, texts: Mapping[str, str]) -> GrimmGame:
        value = str(options.get(COPIES, BUILT_IN[0]))
        if COPIES in texts:
            return self.with_box(value, parse_box(texts[COPIES], COPIES), options)
        if value not in BUILT_IN:
            raise bad("error-grimm-record-copies", copies=value)
        return self.for_options(options)


GRIMM = GrimmGame(
    about=About(
        id="grimm",
        rules_version=2,
        seats=(2, 3, 4),
        options=(
            CopiesOption(COPIES, BUILT_IN, BUILT_IN[0], "grimm.options.1"),
            Option(ADVANCED, (True, False), True, "grimm.options.2"),
            Option("monsters", ("one-each", "stacking"), "one-each", "grimm.options.3", "stacking"),
            Option("prince", ("before", "after"), "before", "grimm.options.4"),
            Option("supply", ("unlimited", "limited"), "unlimited", "grimm.options.5"),
            Option("wolf", ("owner", "victim"), "owner", "grimm.options.6"),
            Option("cancel", ("whole", "self", "present"), "whole", "grimm.options.7"),
            Option("gift", ("one-kind", "any-mix"), "one-kind", "grimm.options.8"),
            Option("flute", ("played", "not-played"), "played", "grimm.options.9"),
            Option("frog", ("may-give", "must-keep"), "may-give", "grimm.options.10"),
            Option("frog_from", ("pile", "deck"), "pile", "grimm.options.11"),
            Option("turn", ("may-end", "all-actions"), "may-end", "grimm.options.12"),
            Option("vault", ("one-kind", "any-mix"), "one-kind", "grimm.options.13"),
        ),
        most_decisions=20000,
    ),
    rules=RULES,
    face=GrimmFace(built_in(BUILT_IN[0])),
    locale=FOLDER / "locale",
    tuning=Tuning(
        turns=1500,
        playout_choices=6,
        explore=300,
        ahead=3,
        trust=400,
        lone=True,
        lapses_among=((3, Lapses(skilled=0.55)), (4, Lapses(skilled=0.6))),
        care=Care(worlds=400, sampled_worlds=400, candidate_threshold=0.001, ahead=2, heuristic_share=0.5, mixes=True),
    ),
    characters=CHARACTERS,
    network=FOLDER / "network.onnx",
)
