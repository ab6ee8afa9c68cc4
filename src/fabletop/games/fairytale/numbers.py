"""Fairy Tale in numbers: its rules, what a seat knows, and what makes a good player."""

from fabletop.games.fairytale import invariants
from fabletop.games.fairytale.knowledge import resample
from fabletop.games.fairytale.play import features, heuristic, observation, symmetries
from fabletop.games.fairytale.rules import actions, deal, scoring
from fabletop.games.fairytale.rules.state import FairytaleTable, Options
from fabletop.games.fairytale.rules.terms import ACTION_KINDS
from fabletop.kernel.rules import KernelRules, Learning

RULES = KernelRules(
    game="fairytale",
    table=FairytaleTable,
    options=Options,
    action_kinds=ACTION_KINDS,
    observation=observation.SIZE,
    invariants=invariants.INVARIANTS,
    deal=deal.deal,
    legal=actions.legal,
    act=actions.act,
    points=scoring.points,
    place=scoring.place,
    resample=resample.resample,
    observe=observation.observe,
    invariant=invariants.invariant,
    heuristic=heuristic.heuristic,
    round_of=scoring.round_of,
    learning=Learning(
        features=features.FEATURES,
        secrets=features.SECRETS,
        reveal=features.reveal,
        symmetries=symmetries.symmetries,
        is_symmetric=symmetries.is_symmetric,
    ),
)
