"""The Grimm Forest in numbers: its rules, what a seat knows, and what makes a good player."""

from fabletop.games.grimm import invariants
from fabletop.games.grimm.knowledge import resample
from fabletop.games.grimm.play import features, heuristic, observation, value
from fabletop.games.grimm.rules import actions, deal, scoring
from fabletop.games.grimm.rules.state import GrimmTable, Options
from fabletop.games.grimm.rules.terms import ACTION_KINDS
from fabletop.kernel.rules import KernelRules, Learning

RULES = KernelRules(
    game="grimm",
    table=GrimmTable,
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
    value=value.value,
    learning=Learning(features=features.FEATURES, secrets=features.SECRETS, reveal=features.reveal),
)
