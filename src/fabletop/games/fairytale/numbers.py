"""Fairy Tale in numbers: its rules, what a seat knows, and what makes a good player."""

from fabletop.games.fairytale import invariants
from fabletop.games.fairytale.knowledge import observation, resample
from fabletop.games.fairytale.play import features, heuristic, symmetries
from fabletop.games.fairytale.rules import actions, deal, scoring
from fabletop.games.fairytale.rules.state import Options, Table
from fabletop.games.fairytale.rules.terms import VERBS
from fabletop.kernel.rules import KernelRules, Learning

RULES = KernelRules(
    game="fairytale",
    table=Table,
    options=Options,
    verbs=VERBS,
    observation=observation.SIZE,
    flaws=invariants.FLAWS,
    deal=deal.deal,
    legal=actions.legal,
    act=actions.act,
    points=scoring.points,
    place=scoring.place,
    reimagine=resample.reimagine,
    observe=observation.observe,
    flaw=invariants.flaw,
    liking=heuristic.liking,
    round_of=scoring.round_of,
    learning=Learning(
        features=features.FEATURES,
        secrets=features.SECRETS,
        reveal=features.reveal,
        symmetries=symmetries.symmetries,
        is_symmetric=symmetries.is_symmetric,
    ),
)
