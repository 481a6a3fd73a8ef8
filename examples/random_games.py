"""Random agents play whole games: python examples/random_games.py [GAME] [NUMBER OF GAMES]

Exactly one seat is to act at any time, and it is given only what it may know. So the loop is the same for two players and
for four, for open games and for hidden ones.
"""

import random
import sys
from collections import Counter

import kaisho
from kaisho.game import Game
from kaisho.state import State


def agent(game: Game, known: State) -> int:
    """Replace this with something better: the state as the seat may know it goes in, an act comes out."""
    return random.choice(game.legal(known))


def main(name: str = "kamisado", number: str = "100") -> None:
    game = kaisho.load(name)
    random.seed(1)
    wins: Counter[str] = Counter()
    acts = 0
    for seed in range(int(number)):
        state = game.deal(seed=seed)
        while not state.over and state.acts < game.length_limit:
            game.play(state, agent(game, game.concealed(state, int(state.seat))))
        result = game.result(state)
        wins.update([game.seat_name(seat) for seat in result.winners] if result and result.winners else ["nobody"])
        acts += int(state.acts)
    print(f"{number} games of {name}, {acts / int(number):.1f} acts each")
    for winner, count in wins.most_common():
        print(f"{winner} won {count}")


if __name__ == "__main__":
    main(*sys.argv[1:])
