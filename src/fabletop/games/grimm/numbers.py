"""The Grimm Forest in numbers: its rules, what a seat knows, and what makes a good player."""

from fabletop.games.grimm import invariants
from fabletop.games.grimm.knowledge import observation, resample
from fabletop.games.grimm.play import features, heuristic, value
from fabletop.games.grimm.rules import actions, deal, scoring
from fabletop.games.grimm.rules.state import Options, Table
from fabletop.games.grimm.rules.terms import VERBS
from fabletop.kernel.rules import KernelRules, Learning

RULES = KernelRules(
    game="grimm",
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
    worth=value.worth,
    learning=Learning(features=features.FEATURES, secrets=features.SECRETS, reveal=features.reveal),
)
