"""``kaisho solve``: prove who wins a position and which moves win or lose, with a variation, within a number of nodes."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from kaisho.commands.progress import ProgressLine
from kaisho.commands.shared import interruptible, started_record
from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.language import Words, words
from kaisho.search.solution import (
    Answer,
    Distance,
    Outcome,
    Solution,
    WrittenAnswer,
    WrittenSolution,
    write_variation,
    written_solution,
)
from kaisho.search.solve import Solver
from kaisho.state import State

NODES = 50_000_000
POSITIONS = 1 << 22
"""The size of each side's table: 96 megabytes."""


def run(arguments: dict[str, Any]) -> int:
    record = started_record(arguments, seed=0)
    game, state = record.game, record.state
    if state.over:
        raise KaishoError("solve-over")
    say = words(arguments["lang"])
    solver = Solver(game, POSITIONS)
    if game.hidden:
        raise KaishoError("solve-hidden", game=game.name)
    line = ProgressLine()

    def report(decided: int, of: int, nodes: int) -> None:
        line.show(lambda: say("cli-solve-progress", decided=str(decided), of=str(of), nodes=str(nodes)))

    stop = np.zeros(1, np.uint8)
    nodes, distances = arguments["nodes"] or NODES, arguments["distances"]
    solution = interruptible(lambda flag: solver.solve(state, nodes, distances=distances, stop=flag, progress=report), stop)
    line.clear()
    style = arguments["notation"] or game.styles[-1]
    if arguments["json"]:
        print(msgspec.json.encode(_as_json(game, state, solution, style)).decode())
    else:
        print("\n".join(_as_text(game, state, solution, style, say)))
    return 130 if stop[0] else 0


def _as_text(game: Game, state: State, solution: Solution, style: str, say: Words) -> list[str]:
    mover = int(state.seat)
    lines = [say("cli-solve-round")] if game.key(game.current_round(state)) != game.key(state) else []
    side = {Outcome.WIN: mover, Outcome.LOSS: 1 - mover}.get(solution.outcome)
    nodes = str(solution.nodes)
    if side is not None:
        text = say("cli-solve-wins", side=say(game.seat_word(side)), nodes=nodes)
        lines.append(text + _in_plies(solution.distance, say))
    else:
        lines.append(say("cli-solve-draw" if solution.outcome is Outcome.DRAW else "cli-solve-undecided", nodes=nodes))
    for outcome in Outcome:
        chosen = [answer for answer in solution.answers if answer.outcome is outcome]
        if chosen:
            lines.append(say(f"cli-solve-acts-{outcome.value}", count=str(len(chosen))))
            lines += [f"  {text}" for text in _acts(game, state, chosen, style, say)]
    if solution.variation:
        texts = write_variation(game, game.current_round(state), solution.variation, lambda at, act: game.write(at, act, style))
        lines.append(say("cli-solve-line", line=" ".join(texts)))
    return lines


def _acts(game: Game, state: State, answers: list[Answer], style: str, say: Words) -> list[str]:
    """Write the acts: all on one line, or with distances each on its own line, the quickest first."""
    if all(answer.distance is None for answer in answers):
        return ["  ".join(game.write(state, answer.act, style) for answer in answers)]
    ordered = sorted(answers, key=lambda answer: answer.distance.plies if answer.distance else 1 << 30)
    return [game.write(state, answer.act, style) + _in_plies(answer.distance, say) for answer in ordered]


def _in_plies(distance: Distance | None, say: Words) -> str:
    if distance is None:
        return ""
    return "  " + say("cli-solve-plies" if distance.exact else "cli-solve-at-most", plies=str(distance.plies))


def _as_json(game: Game, state: State, solution: Solution, style: str) -> dict[str, Any]:
    written = written_solution(game, state, solution, lambda at, act: game.write(at, act, style))
    return {
        "position": game.position(state),
        "to_act": game.seat_name(written.seat),
        "outcome": written.outcome,
        "winner": None if written.winner is None else game.seat_name(written.winner),
        "nodes": written.nodes,
        "distance": _distance_json(written),
        "acts": [
            {"act": answer.act, "text": answer.text, "outcome": answer.outcome, "distance": _distance_json(answer)}
            for answer in written.acts
        ],
        "line": written.texts,
    }


def _distance_json(written: WrittenSolution | WrittenAnswer) -> dict[str, int | None] | None:
    return None if written.at_most is None else {"at_most": written.at_most, "at_least": written.at_least}
