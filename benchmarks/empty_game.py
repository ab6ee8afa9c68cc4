"""OpenSpiel games in Python with no rules at all: what remains is the cost of OpenSpiel's Python API."""

from __future__ import annotations

from typing import Any, ClassVar

import pyspiel

DECISIONS, PLAYERS = 100, 2
ACTIONS = list(range(8))
CHANCE_NODES, OUTCOMES = 8, [(outcome, 1 / 16) for outcome in range(16)]
CHANCE, TERMINAL, SIMULTANEOUS = -1, -4, -2


def type_of(name: str, dynamics: Any) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=name,
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )


class EmptyGame(pyspiel.Game):  # type: ignore[misc]
    """Players choose in turn, and nothing comes of it."""

    kind: ClassVar[Any] = type_of("empty", pyspiel.GameType.Dynamics.SEQUENTIAL)

    def __init__(self, params: Any = None) -> None:
        info = pyspiel.GameInfo(
            num_distinct_actions=len(ACTIONS),
            max_chance_outcomes=len(OUTCOMES),
            num_players=PLAYERS,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=DECISIONS,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self) -> EmptyState:
        return EmptyState(self, together=self.kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS)


class EmptyTogetherGame(EmptyGame):
    """The same at the same time."""

    kind = type_of("empty_together", pyspiel.GameType.Dynamics.SIMULTANEOUS)


class EmptyState(pyspiel.State):  # type: ignore[misc]
    """Counts."""

    def __init__(self, game: EmptyGame, *, together: bool) -> None:
        super().__init__(game)
        self._made = -CHANCE_NODES
        self._together = together
        self._player = CHANCE

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return OUTCOMES

    def _legal_actions(self, player: int) -> list[int]:
        return ACTIONS

    def _apply_action(self, action: int) -> None:
        self._count(1)

    def _apply_actions(self, actions: list[int]) -> None:
        self._count(PLAYERS)

    def _count(self, made: int) -> None:
        self._made += made
        if self._made >= DECISIONS:
            self._player = TERMINAL
        elif self._made >= 0:
            self._player = SIMULTANEOUS if self._together else self._made % PLAYERS

    def returns(self) -> list[float]:
        return [1.0, 0.0]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(action)

    def __str__(self) -> str:
        return str(self._made)
