"""Descriptions of acts for screens agree with notation, with the effects of acts, and with the static board."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from kaisho.game import Game
from kaisho.games import game_class, load
from kaisho.games.caminos import Caminos
from kaisho.games.caminos.stones import FIRST_OF, ORIENTATIONS
from kaisho.games.samurai.board import NEEDED
from kaisho.kernel import State
from kaisho.testing import random_playthrough
from tests.games.test_conformance import OPTIONS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "screens.md").read_text(encoding="utf-8")
ALL = [(name, " ".join(options)) for name, combinations in OPTIONS.items() for options in combinations]
Description = dict[str, Any]


def of(name: str, options: str) -> Game:
    return game_class(name).from_option_texts(options.split())


def samurai_text(description: Description) -> str:
    def figure(part: Description) -> str:
        return f"{part['figure'][0]}@{part['at']}"

    match description["do"]:
        case "pick":
            return f"+{description['tile']}"
        case "place":
            return figure(description)
        case "lay":
            return f"{description['tile']}@{description['at']}"
        case "move":
            return f"T0@{description['from']}-{description['to']}"
        case "swap":
            return f"F:{figure(description['first'])}-{figure(description['second'])}"
    return "F" if description["do"] == "discard" else "end"


def kaito_text(description: Description) -> str:
    match description["do"]:
        case "take":
            return str(description["to"])
        case "begin":
            return f"@{description['at']}"
        case "exchange":
            return f"{description['stone']} for {'+'.join(map(str, description['pay']))}"
    return "-"


def kamisado_text(description: Description, view: Description, board: Description) -> str:
    if description["do"] == "fill":
        return str(description["from"])
    if description["do"] == "place":
        return str(description["tower"])
    own = {tower["colour"]: tower["square"] for tower in view["towers"] if tower["side"] == view["to_act"]}
    start, to = own[description["tower"]], description["to"]
    return f"{start}-{to}" if start != to else f"{description['tower']} 0 {board['squares'][to]}"


def caminos_text(description: Description) -> str:
    columns = [
        f"{column['cell']} {column['bottom'] + column['cubes']}" + (" above" if column["bottom"] else "")
        for column in description["cells"]
    ]
    return f"{description['stone']}: {', '.join(columns)}"


def text_of(game: Game, state: State, description: Description) -> str:
    """An act in notation, made only from its description and the view."""
    if game.name == "kamisado":
        return kamisado_text(description, game.view(state, int(state.seat)), game.board())
    return {"kaito": kaito_text, "samurai": samurai_text, "caminos": caminos_text}[game.name](description)


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_description_says_as_much_as_notation(name: str, options: str) -> None:
    game = of(name, options)
    for number, (state, _) in enumerate(random_playthrough(game, 11)):
        legal = game.legal(state)
        for act in legal[number % 7 :: 7]:
            description = game.describe(act)
            assert description is not None
            assert game.parse(state, text_of(game, state, description)) == act


@pytest.mark.parametrize("name", OPTIONS)
def test_every_act_has_a_unique_description_unless_it_is_never_legal(name: str) -> None:
    game = load(name)
    described = [game.describe(act) for act in range(game.num_acts)]
    undescribed = [act for act, description in enumerate(described) if description is None]
    assert len(undescribed) == (2 if name == "kaito" else 0)  # paying nothing
    texts = [json.dumps(description) for description in described if description is not None]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("options", OPTIONS["kamisado"])
def test_a_tower_of_kamisado_moves_where_its_description_says(options: list[str]) -> None:
    game = game_class("kamisado").from_option_texts(options)
    for state, act in random_playthrough(game, 5):
        description = game.describe(act) if act >= 0 else None
        if description is not None and description["do"] == "move":
            side, later = game.view(state, 0)["to_act"], game.copy(state)
            game.play(later, act)
            if game.round_number(later) == game.round_number(state):
                assert {"side": side, "colour": description["tower"], "square": description["to"]}.items() <= next(
                    tower.items()
                    for tower in game.view(later, 0)["towers"]
                    if (tower["side"], tower["colour"]) == (side, description["tower"])
                )


@pytest.mark.parametrize("options", OPTIONS["caminos"])
def test_a_stone_of_caminos_covers_the_cells_and_cubes_of_its_description(options: list[str]) -> None:
    game = game_class("caminos").from_option_texts(options)
    board = game.board()
    points = {tuple(cell["point"]): cell["cell"] for cell in board["cells"]}
    for state, act in random_playthrough(game, 6):
        description = game.describe(act) if act >= 0 else None
        if description is None:
            continue
        before = {cell["cell"]: len(cell["cubes"]) for cell in game.view(state, 0)["cells"]}
        later = game.copy(state)
        game.play(later, act)
        grown = {
            cell["cell"]: (before[cell["cell"]], len(cell["cubes"]) - before[cell["cell"]])
            for cell in game.view(later, 0)["cells"]
            if len(cell["cubes"]) != before[cell["cell"]]
        }
        assert grown == {column["cell"]: (column["bottom"], column["cubes"]) for column in description["cells"]}
        turn = board["stones"][description["stone"]]["turns"][description["turn"]]
        first = next(point for point, cell in points.items() if cell == description["cells"][0]["cell"])
        cubes = {(points[first[0] + dx, first[1] + dy], dz) for dx, dy, dz in turn["cubes"]}
        assert cubes == {(cell, bottom + level) for cell, (bottom, more) in grown.items() for level in range(more)}


def test_quarter_turns_of_a_stone_reach_all_its_orientations_and_can_be_undone() -> None:
    back = {"clockwise": "counterclockwise", "away": "towards", "right": "left"}
    for stone in Caminos().board()["stones"].values():
        turns = stone["turns"]
        for number, turn in enumerate(turns):
            for way, other in back.items():
                assert turns[turn["next"][way]]["next"][other] == number
            after_four = number
            for _ in range(4):
                after_four = turns[after_four]["next"]["clockwise"]
            assert after_four == number
        reached = {0}
        while more := {turns[at]["next"][way] for at in reached for way in ("clockwise", "away")} - reached:
            reached |= more
        assert len(reached) == len(turns)
    assert sum(len(stone["turns"]) for stone in Caminos().board()["stones"].values()) == len(ORIENTATIONS) == FIRST_OF[-1]


def test_a_quarter_turn_gives_the_expected_top_view() -> None:
    turns = Caminos().board()["stones"]["L"]["turns"]
    by_code = {turn["code"]: turn for turn in turns}
    flat = by_code["111/1.."]
    assert flat["cubes"] == [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]]
    assert turns[flat["next"]["clockwise"]]["code"] == "11/.1/.1"
    assert turns[flat["next"]["counterclockwise"]]["code"] == "1./1./11"
    assert turns[flat["next"]["away"]]["code"] == "211"  # the near end stands up
    assert turns[flat["next"]["right"]]["code"] == "3/3'"  # the long row stands on its right end, the foot on top
    assert turns[flat["next"]["left"]]["code"] == "3/1"


@pytest.mark.parametrize(("name", "options"), ALL)
def test_the_board_is_plain_data_and_has_every_square_of_the_view(name: str, options: str) -> None:
    game = of(name, options)
    board, view = game.board(), game.view(game.deal(), 0)
    assert json.loads(json.dumps(board)) == board
    text = json.dumps(board)
    for part in board.values():
        if isinstance(part, dict | list):
            part.clear()
    assert json.dumps(game.board()) == text, "the caller may change a board"
    board = game.board()
    if name == "kaito":
        assert set(board["squares"]) == set(view["field"])
    if name == "caminos":
        assert [(cell["cell"], cell["at"]) for cell in board["cells"]] == [(cell["cell"], cell["at"]) for cell in view["cells"]]
        assert board["sides"] == view["sides"]
        assert all(side in board["facing"][other] for side, facing in board["facing"].items() for other in facing)
    if name == "samurai":
        hexes = {name: (part["kind"], part["island"]) for name, part in board["hexes"].items()}
        assert hexes == {name: (part["kind"], part["island"]) for name, part in view["hexes"].items()}
        assert len(board["hexes"]) + len(board["scenery"]) == len(NEEDED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbours_on_the_map_of_samurai_touch_on_the_screen(players: int) -> None:
    hexes = game_class("samurai")(players=players).board()["hexes"]
    for name, this in hexes.items():
        x, y = this["at"]
        near = {
            other
            for other, (u, v) in ((other, part["at"]) for other, part in hexes.items())
            if other != name and (x - u) ** 2 + (y - v) ** 2 < 3.1
        }
        assert near == set(this["near"])
        if this["kind"] == "settlement":
            assert this["name"] and 1 <= this["figures"] <= 3 and len(near) == 6


def test_the_page_about_screens_shows_real_acts_of_every_kind() -> None:
    documented: dict[str, list[Description]] = {}
    name = ""
    for line in PAGE.splitlines():
        name = next((known for known in OPTIONS if line.startswith(f"| {known.capitalize()} |")), name)
        for text in re.findall(r'`(\{"do":.*?\})`', line):
            documented.setdefault(name, []).append(json.loads(text.replace(",…", "")))
    assert set(documented) == set(OPTIONS)
    for name, examples in documented.items():
        game = load(name)
        described = [description for act in range(game.num_acts) if (description := game.describe(act)) is not None]
        assert {description["do"] for description in examples} == {description["do"] for description in described}
        for description in examples:
            cells = description.pop("cells", [])
            assert any(
                description.items() <= real.items() and real.get("cells", [])[: len(cells)] == cells for real in described
            ), description
    for code in re.findall(r"^```python\n(.*?)^```", PAGE, re.S | re.M):
        for call, result in re.findall(r"print\((.*)\)  # (.*)", code):
            assert str(eval(call, {"game": load("kamisado")})) == result
