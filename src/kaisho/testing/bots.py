"""The check of a bot: legal acts that depend only on what its seat may know."""

from __future__ import annotations

from collections.abc import Callable

from kaisho.bots import Bot, bot, opinion
from kaisho.game import Game
from kaisho.kernel import State, random_from
from kaisho.search.limits import Thinking
from kaisho.testing.play import random_playthrough, seeds, where


def check_bot(
    game: Game, make_bot: Callable[[], Bot] | None = None, *, games: int | None = None, every: int = 5, nodes: int = 50
) -> None:
    """Check that a bot plays legal acts, and the same act in two states that look alike to its seat."""
    for seed in seeds(games):
        random = random_from(seed)
        for number, (state, act) in enumerate(random_playthrough(game, seed)):
            if act < 0 or number % every:
                continue
            chosen = _act_of_new_bot(game, make_bot, state, nodes)
            assert chosen in game.legal(state), f"{where(game, state, chosen)}: a bot's act is not legal"
            other = game.copy(state)
            game.rules["redeal"](other, int(state.seat), random)
            assert _act_of_new_bot(game, make_bot, other, nodes) == chosen, (
                f"{where(game, state, chosen)}: the bot knows too much"
            )


def _act_of_new_bot(game: Game, make_bot: Callable[[], Bot] | None, state: State, nodes: int) -> int:
    player = bot("random", game, 1) if make_bot is None else make_bot()
    with Thinking(nodes=nodes) as thinking:
        return opinion(player, game, state, thinking).act
