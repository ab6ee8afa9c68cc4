"""The Fox in the Forest as the catalogue lists it."""

from __future__ import annotations

from pathlib import Path

from fabletop.contract import About, Care, Game, Lapses, Option, Tuning
from fabletop.games.fox.characters import CHARACTERS
from fabletop.games.fox.numbers import RULES
from fabletop.games.fox.rules.terms import LEAST_TARGET, MOST_EXCHANGES, MOST_ROUNDS, MOST_TARGET, PLAYS
from fabletop.games.fox.words.face import FoxFace

FOLDER = Path(__file__).parent
FOX = Game(
    about=About(
        id="fox",
        rules_version=1,
        seats=(2,),
        options=(
            Option("target", (16, 21, 35), 21, "fox.end.1", limits=(LEAST_TARGET, MOST_TARGET)),
            Option("memory", (False, True), False, "fox.secret.5"),
        ),
        most_decisions=MOST_ROUNDS * (PLAYS + MOST_EXCHANGES),
        turns=True,
    ),
    rules=RULES,
    face=FoxFace(),
    locale=FOLDER / "locale",
    tuning=Tuning(
        lapses=Lapses(easy=0.05, skilled=0.35),
        turns=6000,
        playout_choices=6,
        endgame=4,
        endgame_worlds=600,
        care=Care(worlds=240, sampled_worlds=480, likelihood_temperature=0.3),
    ),
    characters=CHARACTERS,
    network=FOLDER / "network.onnx",
)
