"""What acts mean on a screen: descriptions agree with notation, with what is played, and with the static board."""

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
from kaisho.testing import random_line
from tests.games.test_conformance import OPTIONS

PAGE = (Path(__file__).parent.parent.parent / "docs" / "screens.md").read_text(encoding="utf-8")
ALL = [(name, " ".join(options)) for name, each in OPTIONS.items() for options in each]
Told = dict[str, Any]


def of(name: str, options: str) -> Game:
    return game_class(name).from_option_texts(options.split())


def samurai_text(told: Told) -> str:
    def figure(part: Told) -> str:
        return f"{part['figure'][0]}@{part['at']}"

    match told["do"]:
        case "pick":
            return f"+{told['tile']}"
        case "place":
            return figure(told)
        case "lay":
            return f"{told['tile']}@{told['at']}"
        case "move":
            return f"T0@{told['from']}-{told['to']}"
        case "swap":
            return f"F:{figure(told['first'])}-{figure(told['second'])}"
    return "F" if told["do"] == "discard" else "end"


def kaito_text(told: Told) -> str:
    match told["do"]:
        case "take":
            return str(told["to"])
        case "begin":
            return f"@{told['at']}"
        case "exchange":
            return f"{told['stone']} for {'+'.join(map(str, told['pay']))}"
    return "-"


def kamisado_text(told: Told, view: Told, board: Told) -> str:
    if told["do"] == "fill":
        return str(told["from"])
    if told["do"] == "place":
        return str(told["tower"])
    own = {tower["colour"]: tower["square"] for tower in view["towers"] if tower["side"] == view["to_act"]}
    start, to = own[told["tower"]], told["to"]
    return f"{start}-{to}" if start != to else f"{told['tower']} 0 {board['squares'][to]}"


def caminos_text(told: Told) -> str:
    columns = [f"{it['cell']} {it['bottom'] + it['cubes']}" + (" above" if it["bottom"] else "") for it in told["cells"]]
    return f"{told['stone']}: {', '.join(columns)}"


def text_of(game: Game, state: State, told: Told) -> str:
    """An act in notation, written from nothing but its description and the view."""
    if game.name == "kamisado":
        return kamisado_text(told, game.view(state, int(state.seat)), game.board())
    return {"kaito": kaito_text, "samurai": samurai_text, "caminos": caminos_text}[game.name](told)


@pytest.mark.parametrize(("name", "options"), ALL)
def test_a_description_says_as_much_as_notation(name: str, options: str) -> None:
    game = of(name, options)
    for number, (state, _) in enumerate(random_line(game, 11)):
        legal = game.legal(state)
        for act in legal[number % 7 :: 7]:
            told = game.describe(act)
            assert told is not None
            assert game.parse(state, text_of(game, state, told)) == act


@pytest.mark.parametrize("name", OPTIONS)
def test_every_number_has_a_description_of_its_own_unless_it_is_never_an_act(name: str) -> None:
    game = load(name)
    described = [game.describe(act) for act in range(game.num_acts)]
    without = [act for act, told in enumerate(described) if told is None]
    assert len(without) == (2 if name == "kaito" else 0)  # paying nothing
    texts = [json.dumps(told) for told in described if told is not None]
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize("options", OPTIONS["kamisado"])
def test_a_tower_of_kamisado_goes_where_its_description_says(options: list[str]) -> None:
    game = game_class("kamisado").from_option_texts(options)
    for state, act in random_line(game, 5):
        told = game.describe(act) if act >= 0 else None
        if told is not None and told["do"] == "move":
            side, later = game.view(state, 0)["to_act"], game.copy(state)
            game.play(later, act)
            if game.round_number(later) == game.round_number(state):
                assert {"side": side, "colour": told["tower"], "square": told["to"]}.items() <= next(
                    tower.items()
                    for tower in game.view(later, 0)["towers"]
                    if (tower["side"], tower["colour"]) == (side, told["tower"])
                )


@pytest.mark.parametrize("options", OPTIONS["caminos"])
def test_a_stone_of_caminos_lands_on_the_cells_of_its_description_as_its_cubes_say(options: list[str]) -> None:
    game = game_class("caminos").from_option_texts(options)
    board = game.board()
    points = {tuple(cell["point"]): cell["cell"] for cell in board["cells"]}
    for state, act in random_line(game, 6):
        told = game.describe(act) if act >= 0 else None
        if told is None:
            continue
        before = {cell["cell"]: len(cell["cubes"]) for cell in game.view(state, 0)["cells"]}
        later = game.copy(state)
        game.play(later, act)
        grown = {
            cell["cell"]: (before[cell["cell"]], len(cell["cubes"]) - before[cell["cell"]])
            for cell in game.view(later, 0)["cells"]
            if len(cell["cubes"]) != before[cell["cell"]]
        }
        assert grown == {it["cell"]: (it["bottom"], it["cubes"]) for it in told["cells"]}
        turn = board["stones"][told["stone"]]["turns"][told["turn"]]
        first = next(point for point, cell in points.items() if cell == told["cells"][0]["cell"])
        cubes = {(points[first[0] + dx, first[1] + dy], dz) for dx, dy, dz in turn["cubes"]}
        assert cubes == {(cell, bottom + level) for cell, (bottom, more) in grown.items() for level in range(more)}


def test_quarter_turns_of_a_stone_lead_through_all_its_orientations_and_back() -> None:
    back = {"clockwise": "counterclockwise", "away": "towards", "right": "left"}
    for stone in Caminos().board()["stones"].values():
        turns = stone["turns"]
        for number, turn in enumerate(turns):
            for way, other in back.items():
                assert turns[turn["next"][way]]["next"][other] == number
            four = number
            for _ in range(4):
                four = turns[four]["next"]["clockwise"]
            assert four == number
        reached = {0}
        while more := {turns[at]["next"][way] for at in reached for way in ("clockwise", "away")} - reached:
            reached |= more
        assert len(reached) == len(turns)
    assert sum(len(stone["turns"]) for stone in Caminos().board()["stones"].values()) == len(ORIENTATIONS) == FIRST_OF[-1]


def test_a_turned_stone_looks_as_one_expects() -> None:
    turns = Caminos().board()["stones"]["L"]["turns"]
    by_code = {turn["code"]: turn for turn in turns}
    flat = by_code["111/1.."]
    assert flat["cubes"] == [[0, 0, 0], [1, 0, 0], [2, 0, 0], [0, 1, 0]]
    assert turns[flat["next"]["clockwise"]]["code"] == "11/.1/.1"
    assert turns[flat["next"]["counterclockwise"]]["code"] == "1./1./11"
    assert turns[flat["next"]["away"]]["code"] == "211"  # what was near stands up
    assert turns[flat["next"]["right"]]["code"] == "3/3'"  # the long row stands on its right end, the foot on top
    assert turns[flat["next"]["left"]]["code"] == "3/1"


@pytest.mark.parametrize(("name", "options"), ALL)
def test_the_board_is_plain_and_has_every_place_of_the_view(name: str, options: str) -> None:
    game = of(name, options)
    board, view = game.board(), game.view(game.deal(), 0)
    assert json.loads(json.dumps(board)) == board
    text = json.dumps(board)
    for part in board.values():
        if isinstance(part, dict | list):
            part.clear()
    assert json.dumps(game.board()) == text, "a board belongs to who asked for it"
    board = game.board()
    if name == "kaito":
        assert set(board["squares"]) == set(view["field"])
    if name == "caminos":
        assert [(it["cell"], it["at"]) for it in board["cells"]] == [(it["cell"], it["at"]) for it in view["cells"]]
        assert board["sides"] == view["sides"]
        assert all(side in board["facing"][other] for side, facing in board["facing"].items() for other in facing)
    if name == "samurai":
        shown = {place: (it["kind"], it["island"]) for place, it in board["hexes"].items()}
        assert shown == {place: (it["kind"], it["island"]) for place, it in view["hexes"].items()}
        assert len(board["hexes"]) + len(board["scenery"]) == len(NEEDED)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_neighbours_on_the_map_of_samurai_touch_on_the_screen(players: int) -> None:
    hexes = game_class("samurai")(players=players).board()["hexes"]
    for place, it in hexes.items():
        x, y = it["at"]
        near = {
            other
            for other, (u, v) in ((other, part["at"]) for other, part in hexes.items())
            if other != place and (x - u) ** 2 + (y - v) ** 2 < 3.1
        }
        assert near == set(it["near"])
        if it["kind"] == "settlement":
            assert it["name"] and 1 <= it["figures"] <= 3 and len(near) == 6


def test_the_page_about_screens_shows_real_acts_of_every_kind() -> None:
    shown: dict[str, list[Told]] = {}
    name = ""
    for line in PAGE.splitlines():
        name = next((known for known in OPTIONS if line.startswith(f"| {known.capitalize()} |")), name)
        for text in re.findall(r'`(\{"do":.*?\})`', line):
            shown.setdefault(name, []).append(json.loads(text.replace(",…", "")))
    assert set(shown) == set(OPTIONS)
    for name, examples in shown.items():
        game = load(name)
        described = [told for act in range(game.num_acts) if (told := game.describe(act)) is not None]
        assert {told["do"] for told in examples} == {told["do"] for told in described}
        for told in examples:
            cells = told.pop("cells", [])
            assert any(told.items() <= real.items() and real.get("cells", [])[: len(cells)] == cells for real in described), (
                told
            )
    for code in re.findall(r"^```python\n(.*?)^```", PAGE, re.S | re.M):
        for call, result in re.findall(r"print\((.*)\)  # (.*)", code):
            assert str(eval(call, {"game": load("kamisado")})) == result
