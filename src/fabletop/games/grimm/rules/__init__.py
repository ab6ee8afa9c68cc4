"""The rules of The Grimm Forest, numbers only."""

from fabletop.games.grimm.rules import (
    actions,
    deal,
    features,
    knowledge,
    liking,
    observation,
    prospects,
    scoring,
    soundness,
)
from fabletop.games.grimm.rules.state import Options, Table
from fabletop.games.grimm.rules.terms import VERBS
from fabletop.kernel.rules import KernelRules, Learning

RULES = KernelRules(
    game="grimm",
    table=Table,
    options=Options,
    verbs=VERBS,
    observation=observation.SIZE,
    flaws=soundness.FLAWS,
    deal=deal.deal,
    legal=actions.legal,
    act=actions.act,
    points=scoring.points,
    place=scoring.place,
    reimagine=knowledge.reimagine,
    observe=observation.observe,
    flaw=soundness.flaw,
    liking=liking.liking,
    round_of=scoring.round_of,
    worth=prospects.worth,
    learning=Learning(features=features.FEATURES, secrets=features.SECRETS, reveal=features.reveal),
)
