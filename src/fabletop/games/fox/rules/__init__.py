"""The rules of The Fox in the Forest, numbers only."""

from fabletop.games.fox.rules.actions import act, legal
from fabletop.games.fox.rules.deal import deal
from fabletop.games.fox.rules.knowledge import reimagine
from fabletop.games.fox.rules.observation import SIZE, observe
from fabletop.games.fox.rules.scoring import place, points
from fabletop.games.fox.rules.soundness import FLAWS, flaw
from fabletop.games.fox.rules.state import Options, Table
from fabletop.games.fox.rules.terms import Verb
from fabletop.kernel.rules import KernelRules

RULES = KernelRules(
    game="fox",
    table=Table,
    options=Options,
    verbs=len(Verb),
    observation=SIZE,
    flaws=FLAWS,
    deal=deal,
    legal=legal,
    act=act,
    points=points,
    place=place,
    reimagine=reimagine,
    observe=observe,
    flaw=flaw,
)
