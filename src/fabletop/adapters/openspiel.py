"""The games in OpenSpiel: importing this registers ``fabletop_fox`` and its like, one for every game of the catalogue.

Chance is dealt with once, before the first choice: eight chance nodes with sixteen outcomes each are the digits of the
number of the game under the seed that is a parameter. All later chance follows from it, and no player can know it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import numpy as np
import pyspiel

from fabletop.adapters.desk import Desk, Setting, setting_of
from fabletop.catalog import all_games
from fabletop.contract import Game, OptionValue, read_seed
from fabletop.kernel.rng import Seed
from fabletop.text.speech import Speech

DIGITS, BASE = 8, 16
CHANCE, TERMINAL, SIMULTANEOUS = -1, -4, -2
"""The players that OpenSpiel has beside the seats."""
DEALS = [(digit, 1 / BASE) for digit in range(BASE)]
SEED = "openspiel"
RESAMPLED = 0x7265
"""A key of its own for worlds that are drawn anew."""
PLAYERS, TURNS, SEED_NAME = "players", "turns", "seed"


def name_of(game: Game) -> str:
    return f"fabletop_{game.about.id}"


def type_of(game: Game, sequential: bool) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    dynamics = pyspiel.GameType.Dynamics
    return pyspiel.GameType(
        short_name=name_of(game),
        long_name=Speech(more=game.locale)(f"{game.about.id}-title"),
        dynamics=dynamics.SEQUENTIAL if sequential else dynamics.SIMULTANEOUS,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.about.seats),
        min_num_players=min(game.about.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            PLAYERS: game.about.seats[0],
            SEED_NAME: SEED,
            TURNS: False,
            **{option.name: option.default for option in game.about.options},
        },
    )


class FabletopGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters: ``players``, ``seed``, ``turns``, and the options of the game.

    With ``turns`` those who choose at the same time are asked one after the other, and none sees what the others chose
    before all have: the same game for algorithms that know turns only, such as OpenSpiel's IS-MCTS.
    """

    table_game: ClassVar[Game]

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game, params = self.table_game, params or {}
        options: dict[str, OptionValue] = {
            option.name: params[option.name] for option in game.about.options if option.name in params
        }
        self.setting = setting_of(game.about.id, int(params.get(PLAYERS, game.about.seats[0])), options)
        self.seed = read_seed(str(params.get(SEED_NAME, SEED)))
        takes_turns = bool(params.get(TURNS, False)) or game.about.turns
        self.together = not takes_turns
        rules = self.setting.game.rules
        info = pyspiel.GameInfo(
            num_distinct_actions=rules.actions,
            max_chance_outcomes=BASE,
            num_players=self.setting.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=game.about.most_decisions,
        )
        super().__init__(type_of(game, takes_turns), info, dict(params))

    def new_initial_state(self) -> FabletopState:
        return FabletopState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SeatObserver:
        """OpenSpiel asks for what one player knows; nothing else can be observed here."""
        private = pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or (iig_obs_type is not None and iig_obs_type.private_info != private):
            raise ValueError("fabletop observes what one player knows: private_info=SINGLE_PLAYER, no parameters.")
        return SeatObserver(self.setting, in_words=iig_obs_type is None or not iig_obs_type.perfect_recall)

    def max_chance_nodes_in_history(self) -> int:
        return DIGITS


class FabletopState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game. Everything is in the bytes of its table."""

    def __init__(self, game: FabletopGame) -> None:
        super().__init__(game)
        self._desk = Desk(game.setting)
        self._together = game.together
        self._player = CHANCE
        self._digits = 0
        self._number = 0

    def current_player(self) -> int:
        return self._player

    def is_terminal(self) -> bool:
        return self._player == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return DEALS

    def _legal_actions(self, player: int) -> list[int]:
        return self._desk.choices(player)

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self._draw(action)
        else:
            self._look_up(self._desk.act(self._player, action))

    def _apply_actions(self, actions: list[int]) -> None:
        desk, to_act = self._desk, self._desk.to_act
        made = [(seat, action) for seat, action in enumerate(actions) if to_act >> seat & 1]
        for seat, action in made:
            desk.refuse_illegal(seat, action)
        for seat, action in made:
            desk.carry_out(seat, action)
        self._look_up(desk.to_act)

    def _draw(self, digit: int) -> None:
        """One more digit of the number of the game; with the last one it is dealt."""
        self._number = self._number * BASE + digit
        self._digits += 1
        if self._digits == DIGITS:
            seed = Seed()
            seed.become(self.get_game().seed)
            seed.stream += self._number
            self._desk.deal(seed)
            self._look_up(self._desk.to_act)

    def _look_up(self, to_act: int) -> None:
        """Who is to choose now."""
        if not to_act:
            self._player = TERMINAL
        elif self._together and to_act & (to_act - 1):
            self._player = SIMULTANEOUS
        else:
            self._player = (to_act & -to_act).bit_length() - 1

    def returns(self) -> list[float]:
        return self._desk.shares() if self._player == TERMINAL else [0.0] * self._desk.setting.seats

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action:x}"
        return self._desk.setting.game.face.notation(action) or f"no choice {action}"

    def __str__(self) -> str:
        """Who chose what, and a fingerprint of the table. Of no use to who must not know the deal."""
        said = [self._action_to_string(player, action) for player, action in self._moves()]
        mark = hashlib.sha256(self._desk.data).hexdigest()[:16]
        return f"{name_of(self._desk.setting.game)} {self._player} {mark}: {', '.join(said)}"

    def _moves(self) -> list[tuple[int, int]]:
        return [(step.player, step.action) for step in self.full_history()]

    def observed(self, player: int) -> Any:
        """What a player knows; nothing before the deal."""
        if self._digits < DIGITS:
            return np.zeros(self._desk.setting.game.rules.observation, np.int8)
        return self._desk.observe(player)

    def told(self, player: int) -> str:
        """The same in words."""
        if self._digits < DIGITS:
            return ""
        desk, game = self._desk, self._desk.setting.game
        position = desk.position()
        view, say = game.view(position, player), Speech(viewer=player, more=game.locale)
        return "\n".join(say.say(line) for line in game.face.describe(view.table, player))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> FabletopState:
        """A state that the player cannot tell from this one, drawn at random. It has no history: that would tell."""
        state = FabletopState(self.get_game())
        state._digits, state._player = self._digits, self._player
        if self._digits < DIGITS:
            state._number = self._number
            return state
        state._desk = self._desk.copy()
        seed = Seed()
        seed.key[0], seed.stream = RESAMPLED, int(sampler() * 2.0**53)
        state._desk.resample(player, seed)
        return state


class SeatObserver:
    """Fills a tensor with what a player knows, or writes it down."""

    def __init__(self, setting: Setting, *, in_words: bool) -> None:
        self.tensor = np.zeros(setting.game.rules.observation, np.float32)
        self.dict = {"observation": self.tensor}
        self.in_words = in_words

    def set_from(self, state: FabletopState, player: int) -> None:
        self.tensor[:] = state.observed(player)

    def string_from(self, state: FabletopState, player: int) -> str:
        return state.told(player) if self.in_words else str(state.observed(player).tobytes().hex())


def kind_of(game: Game) -> type[FabletopGame]:
    """OpenSpiel makes a game from a class of its own."""
    return type(f"{game.about.id.title()}Game", (FabletopGame,), {"table_game": game})


KINDS = {game.about.id: kind_of(game) for game in all_games()}
for _kind in KINDS.values():
    globals()[_kind.__name__] = _kind  # where pickles look for it
    pyspiel.register_game(type_of(_kind.table_game, _kind.table_game.about.turns), _kind)
