"""The rules of The Fox in the Forest, numbers only."""

from fabletop.games.fox.rules import (
    actions,
    deal,
    features,
    knowledge,
    liking,
    observation,
    replay,
    scoring,
    soundness,
    worlds,
    worth,
)
from fabletop.games.fox.rules.state import Options, Table
from fabletop.games.fox.rules.terms import VERBS
from fabletop.kernel.rules import Endgame, KernelRules, Learning

RULES = KernelRules(
    game="fox",
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
    phase=worth.phase,
    liking=liking.liking,
    worth=worth.worth,
    endgame=Endgame(left=worlds.tricks_left, worlds=worlds.worlds, world=worlds.world),
    learning=Learning(
        features=features.FEATURES,
        secrets=features.SECRETS,
        reveal=features.reveal,
        symmetries=features.symmetries,
        rewind=replay.rewind,
        deed=replay.deed,
    ),
)
