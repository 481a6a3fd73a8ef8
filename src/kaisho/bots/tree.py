"""Bots that use tree search, for any game; in games with hidden parts over many deals consistent with what they know."""

from __future__ import annotations

from collections import Counter

from kaisho.bots import Opinion
from kaisho.game import Game
from kaisho.kernel import State, next_word, random_from
from kaisho.search.limits import Thinking
from kaisho.search.tree import TreeSearch, TreeSettings

POSITIONS = 1 << 21
IN_A_DEAL = 500
"""The number of simulations in a game with hidden parts before these are dealt again."""


class TreeBot:
    """Plays the act that a tree search has visited most, after at most ``simulations`` if given.

    Every choice has its own seed from the bot's generator: a bot does not always make the same mistake, but bots with the
    same seed play the same games.
    """

    def __init__(
        self,
        game: Game,
        seed: int,
        settings: TreeSettings | None = None,
        simulations: int | None = None,
        positions: int = POSITIONS,
    ) -> None:
        self._game = game
        self._simulations = simulations
        self._random = random_from(seed)
        self._search = TreeSearch(game, settings, positions)
        self._search.run(game.deal(), Thinking(nodes=1))  # load now whatever the first search needs

    def choose(self, known: State, thinking: Thinking) -> Opinion:
        legal = self._game.legal(known)
        if len(legal) == 1:
            return Opinion(legal[0])
        nodes = thinking.nodes if self._simulations is None else min(self._simulations, thinking.nodes)
        if self._game.hidden:
            return self._over_deals(known, Thinking(nodes=nodes, stop=thinking.stop))
        return Opinion.from_search(
            self._search.run(known, Thinking(nodes=nodes, stop=thinking.stop), int(next_word(self._random)))
        )

    def _over_deals(self, known: State, thinking: Thinking) -> Opinion:
        """Sum up the visits of searches in random deals of what the seat does not know."""
        visits: Counter[int] = Counter()
        totals: Counter[int] = Counter()
        done = 0
        while not done or (done < thinking.nodes and not thinking.stopped):
            dealt = self._game.copy(known)
            self._game.rules["redeal"](dealt, int(known.seat), self._random)
            here = Thinking(nodes=min(IN_A_DEAL, thinking.nodes - done), stop=thinking.stop)
            found = self._search.run(dealt, here, int(next_word(self._random)))
            done += max(1, found.simulations)
            visits[found.act] += 1  # for an act that is proved after few visits
            for act, times, mean in zip(found.acts, found.visits, found.means, strict=True):
                visits[act] += times
                totals[act] += round(1e6 * times * mean)
        act, times = max(visits.items(), key=lambda it: (it[1], -it[0]))
        return Opinion(act, totals[act] / (1e6 * times), nodes=done)


def uct(game: Game, seed: int) -> TreeBot:
    """Return plain UCT with random games: the opponent that other bots are measured against."""
    return TreeBot(game, seed, TreeSettings())
