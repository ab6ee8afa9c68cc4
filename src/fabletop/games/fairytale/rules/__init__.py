"""The rules of Fairy Tale, numbers only."""

from fabletop.games.fairytale.rules import (
    actions,
    deal,
    features,
    knowledge,
    liking,
    observation,
    renaming,
    scoring,
    soundness,
)
from fabletop.games.fairytale.rules.state import Options, Table
from fabletop.games.fairytale.rules.terms import VERBS
from fabletop.kernel.rules import KernelRules, Learning

RULES = KernelRules(
    game="fairytale",
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
    learning=Learning(
        features=features.FEATURES,
        secrets=features.SECRETS,
        reveal=features.reveal,
        symmetries=renaming.symmetries,
        is_symmetric=renaming.is_symmetric,
    ),
)
