"""How the levels play one game: numbers found by measuring, see docs/measurements/strength.md."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Care:
    """How carefully a master thinks."""

    worlds: int = 160
    """In which every choice is tried."""
    sampled_worlds: int = 320
    """Out of which these are picked."""
    chunk: int = 20
    """Worlds between two looks at the clock."""
    candidate_threshold: float = 0.01
    """Choices that the network likes less are not tried."""
    prior_weight: float = 30.0
    """How much it counts what the network likes, of 10,000: times the logarithm of its chance."""
    likelihood_temperature: float = 1.0
    """How much it counts what others did: 0 for all worlds alike."""
    ahead: int | None = None
    """Rounds that are played on, this one counted; what comes after is left to what the network expects."""
    confidence: float = 1.0
    """How sure it is that others go on as the network would: not at all at 0, and at 1 as sure as the network is."""
    heuristic_share: float = 0.0
    """How often it expects others to follow the heuristic instead."""
    pruning_threshold: float = 2.5
    """So many standard errors behind, a choice is not tried any more."""
    mixes: bool = False
    """Are choices that others make at the same time answered by a mixture? Else by what is best on average."""


CAREFUL = Care()


@dataclass(frozen=True)
class Lapses:
    """How often the levels below a thinker fall short of what they can do."""

    easy: float = 0.5
    """How often a beginner is content with any choice of the better half."""
    medium: float = 0.0
    """The same of somebody with sound habits."""
    skilled: float = 0.5
    """How often somebody skilled follows habits instead of thinking ahead."""


USUAL = Lapses()


@dataclass(frozen=True)
class Tuning:
    """The defaults are for a game whose levels nobody has measured."""

    worlds: int = 20
    """Re-dealt tables that a player of the heuristic looks at."""
    lapses: Lapses = USUAL
    lapses_among: tuple[tuple[int, Lapses], ...] = ()
    """Of the levels among so many players, where they are others."""
    turns: int = 3000
    """Turns of thought of a thinker, when there is time."""
    playout_choices: int = 3
    """Of how many choices a thinker expects everybody to make the best-liked one; 0: of all."""
    explore: int = 700
    """How much a thinker tries what was rarely tried, in thousandths."""
    endgame: int = 0
    """A thinker solves the end of a game that has an ``Endgame`` when so many steps are left, or fewer."""
    endgame_worlds: int = 1000
    """Worlds that it looks at then: all of them if there are no more, else as many as this."""
    stay: int = 1
    """Turns of thought that a thinker spends on one re-dealt table."""
    ahead: int | None = None
    """Rounds that a thinker looks ahead, this one counted, in games that say what their ``value`` then is."""
    trust: int = 0
    """How much a thinker expects of a choice that is liked, before it has been tried often."""
    lone: bool = False
    """Does a thinker expect others to follow the heuristic policy, and think ahead only for itself?"""
    care: Care = CAREFUL
    """Of a master."""
    cares: tuple[tuple[int, Care], ...] = ()
    """Of a master among so many players, where it is another."""

    def lapses_for(self, seats: int) -> Lapses:
        return dict(self.lapses_among).get(seats, self.lapses)

    def care_for(self, seats: int) -> Care:
        return dict(self.cares).get(seats, self.care)


UNTUNED = Tuning()
