"""The Fox in the Forest in numbers: its rules, what a seat knows, and what makes a good player."""

from fabletop.games.fox import invariants
from fabletop.games.fox.knowledge import observation, replay, resample, worlds
from fabletop.games.fox.play import features, heuristic, value
from fabletop.games.fox.rules import actions, deal, scoring
from fabletop.games.fox.rules.state import FoxTable, Options
from fabletop.games.fox.rules.terms import ACTION_KINDS
from fabletop.kernel.rules import Endgame, KernelRules, Learning

RULES = KernelRules(
    game="fox",
    table=FoxTable,
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
    phase=value.phase,
    heuristic=heuristic.heuristic,
    value=value.value,
    endgame=Endgame(left=worlds.tricks_left, worlds=worlds.worlds, world=worlds.world),
    learning=Learning(
        features=features.FEATURES,
        secrets=features.SECRETS,
        reveal=features.reveal,
        symmetries=features.symmetries,
        rewind=replay.rewind,
        replayed_action=replay.replayed_action,
    ),
)
