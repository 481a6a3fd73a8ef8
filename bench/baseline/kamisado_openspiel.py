"""Kamisado's single round as a game for OpenSpiel in plain Python, as a researcher would write it.

Lists and loops, nothing clever, nothing slow on purpose. An action is ``64 * colour + target``; a tower that cannot move passes
with its own square as the target. Used to compare speeds on the same game (``bench/bench_rivals.py``), after its legal
actions were compared with Kaisho's move by move.
"""

from __future__ import annotations

import numpy as np
import pyspiel

COLOURS = "OBPKYRGN"
BOARD = ["OBPKYRGN", "ROKGBYNP", "GKORPNYB", "KPBONGRY", "YRGNOBPK", "BYNPROKG", "PNYBGKOR", "NGRYKPBO"]
"""The colours from rank 8 down to rank 1, each rank from file a."""
COLOUR_OF = [COLOURS.index(BOARD[7 - square // 8][square % 8]) for square in range(64)]
"""By square; square 0 is a1, square 7 is h1, square 63 is h8."""
EMPTY = -1

GAME_TYPE = pyspiel.GameType(
    short_name="python_kamisado",
    long_name="Python Kamisado",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.DETERMINISTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=512,
    max_chance_outcomes=0,
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=1000,
)


class KamisadoGame(pyspiel.Game):
    def __init__(self, params=None):
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self):
        return KamisadoState(self)

    def make_py_observer(self, iig_obs_type=None, params=None):
        return BoardObserver()


class KamisadoState(pyspiel.State):
    def __init__(self, game):
        super().__init__(game)
        self.player = 0
        self.must_move = None
        self.winner = None
        self.stands = [EMPTY] * 64
        self.towers = [[0] * 8, [0] * 8]
        for file in range(8):
            for player, square in ((0, file), (1, 56 + file)):
                self.towers[player][COLOUR_OF[square]] = square
                self.stands[square] = 8 * player + COLOUR_OF[square]

    def current_player(self):
        return pyspiel.PlayerId.TERMINAL if self.winner is not None else self.player

    def targets(self, player, colour):
        """The squares to which a tower can move: straight or diagonally ahead as far as they are empty."""
        found = []
        square = self.towers[player][colour]
        ahead = 1 if player == 0 else -1
        for sideways in (-1, 0, 1):
            row, file = square // 8 + ahead, square % 8 + sideways
            while 0 <= row < 8 and 0 <= file < 8 and self.stands[8 * row + file] == EMPTY:
                found.append(8 * row + file)
                row += ahead
                file += sideways
        return found

    def _legal_actions(self, player):
        if self.must_move is None:
            return sorted(64 * colour + target for colour in range(8) for target in self.targets(player, colour))
        targets = self.targets(player, self.must_move)
        if not targets:
            targets = [self.towers[player][self.must_move]]
        return sorted(64 * self.must_move + target for target in targets)

    def _apply_action(self, action):
        colour, target = divmod(action, 64)
        square = self.towers[self.player][colour]
        moved = target != square
        self.stands[square] = EMPTY
        self.stands[target] = 8 * self.player + colour
        self.towers[self.player][colour] = target
        if moved and target // 8 == (7 if self.player == 0 else 0):
            self.winner = self.player
            return
        self.must_move = COLOUR_OF[target]
        self.player = 1 - self.player
        if moved and self.is_deadlock():
            self.winner = self.player

    def is_deadlock(self):
        """Whether forced passes follow each other for ever; then whoever moved last has lost."""
        player, colour = self.player, self.must_move
        for _ in range(16):
            if self.targets(player, colour):
                return False
            colour = COLOUR_OF[self.towers[player][colour]]
            player = 1 - player
        return True

    def is_terminal(self):
        return self.winner is not None

    def returns(self):
        if self.winner is None:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.winner == 0 else [-1.0, 1.0]

    def _action_to_string(self, player, action):
        colour, target = divmod(action, 64)
        return f"{COLOURS[colour]}{'abcdefgh'[target % 8]}{target // 8 + 1}"

    def __str__(self):
        signs = COLOURS.lower() + COLOURS + "."
        rows = ["".join(signs[self.stands[8 * row + file]] for file in range(8)) for row in range(7, -1, -1)]
        return "\n".join(rows)


class BoardObserver:
    """A plane for each tower, as OpenSpiel's own examples write observers."""

    def __init__(self):
        self.tensor = np.zeros(16 * 64, np.float32)
        self.dict = {"observation": self.tensor.reshape(16, 8, 8)}

    def set_from(self, state, player):
        self.tensor.fill(0)
        for owner in range(2):
            for colour in range(8):
                self.tensor[64 * (8 * owner + colour) + state.towers[owner][colour]] = 1

    def string_from(self, state, player):
        return str(state)


pyspiel.register_game(GAME_TYPE, KamisadoGame)
