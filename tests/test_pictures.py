"""States as pictures: every game and option can be drawn, nothing hidden is on a picture, and the notebook is up to date."""

from __future__ import annotations

import json
import random
from pathlib import Path
from xml.etree import ElementTree

import pytest

from kaisho.game import WATCHER, Game
from kaisho.games import load
from kaisho.games.kamisado.board import KANJI
from kaisho.kernel import random_from
from kaisho.picture import Picture, initial_picture, plain_picture
from kaisho.state import State
from tests.ring import Ring
from tools.notebook import outputs_of

NOTEBOOK = Path(__file__).parent.parent / "examples" / "pictures.ipynb"
GAMES = [
    ("kamisado", {}),
    ("kamisado", {"match": "marathon", "setup": "tournament"}),
    ("kaito", {"start": "black"}),
    ("caminos", {"board": "square"}),
    ("caminos", {"board": "rhombus", "neutral": "yes"}),
    ("caminos", {"board": "octagon", "players": 4}),
    ("caminos", {"board": "ring", "scoring": "yes"}),
    ("samurai", {"players": 2}),
    ("samurai", {"players": 4}),
]


def some_states(game: Game, most: int = 12) -> list[State]:
    """Positions of a random game, from its deal to its end."""
    chance = random.Random(2)
    state = game.deal(seed=2)
    states = [game.copy(state)]
    while acts := game.legal(state):
        game.play(state, chance.choice(acts))
        states.append(game.copy(state))
    return [*states[:: max(1, len(states) // most)], states[-1]]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_every_position_can_be_drawn(name: str, options: dict[str, str | int]) -> None:
    game = load(name, **options)
    for state in some_states(game):
        for seat in range(WATCHER, game.seats):
            drawn = game.picture(state, seat)
            assert ElementTree.fromstring(drawn).tag == "{http://www.w3.org/2000/svg}svg"
            assert "None" not in drawn and '"nan' not in drawn


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_a_notebook_shows_a_state_as_a_watcher_sees_it(name: str, options: dict[str, str | int]) -> None:
    game = load(name, **options)
    state = game.deal(seed=1)
    assert state._repr_html_() == game.picture(state, WATCHER)
    assert game.picture(state)._repr_html_() == game.picture(state)


def test_what_is_hidden_is_on_no_picture() -> None:
    """Two states that a seat cannot tell apart look the same to it."""
    game, redealt, chance = load("samurai", players=3), 0, random_from(5)
    for state in some_states(game):
        for seat in range(game.seats):
            other = game.copy(state)
            game.rules["redeal"](other, seat, chance)
            redealt += game.to_bytes(other) != game.to_bytes(state)
            assert game.picture(other, seat) == game.picture(state, seat)
            assert game.picture(other) == game.picture(state)
    assert redealt > 10


def test_nothing_is_shown_by_colour_alone() -> None:
    drawn = load("kamisado").picture(load("kamisado").deal())
    for sign in KANJI:
        assert drawn.count(f'aria-label="{sign}"') == 8 + 2  # its squares and both towers


def test_the_kind_of_record_that_no_game_has_is_shown_as_text() -> None:
    import numpy as np

    assert np.zeros(1, np.dtype((State, [("acts", np.int32)])))[0]._repr_html_() is None


def test_a_game_without_a_drawing_of_its_own_shows_its_board_as_text(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    game = load("kamisado")
    monkeypatch.setattr(type(game), "draw", lambda self, view: None)
    drawn = game.picture(game.deal())
    assert isinstance(drawn, Picture) and drawn == plain_picture("kamisado", game.show(game.deal()))
    drawn.save(tmp_path / "board.svg")
    assert ElementTree.parse(tmp_path / "board.svg").getroot().tag.endswith("svg")


def test_the_notebook_shows_what_its_cells_give() -> None:
    """Run: python tools/notebook.py examples/pictures.ipynb"""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    stored = [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]
    assert stored == outputs_of(notebook)
    shown = "".join(line for outputs in stored for output in outputs for line in output.get("data", {}).get("text/html", []))
    assert all(f"<title>{name}</title>" in shown for name in ("Kamisado", "Kaito", "Caminos", "Samurai"))


def test_a_game_without_drawings_has_its_initial_as_its_picture() -> None:
    assert ">H<" in initial_picture("hops")
    ring = plain_picture("ring", Ring().show(Ring().deal()))
    assert Ring().draw(Ring().view(Ring().deal(), WATCHER)) is None and Ring().picture(Ring().deal()) == ring
