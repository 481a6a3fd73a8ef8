"""Exports: both formats say the same, values are the solver's own, and an export holds nothing that a seat could not know."""

from __future__ import annotations

import json
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from kaisho import __version__
from kaisho.cli import main
from kaisho.errors import KaishoError
from kaisho.export import Export, Source, Wanted, export, load_export, played_games, recorded_games
from kaisho.export.sources import seeds_of
from kaisho.game import Game
from kaisho.games import load, names
from kaisho.record import Record
from kaisho.search.solution import Outcome
from kaisho.search.solve import Solver
from tests.conftest import Run, heed_ctrl_c

NODES = 20_000
WORTH = {Outcome.WIN: 1.0, Outcome.LOSS: -1.0, Outcome.DRAW: 0.0}


def same(one: Export, other: Export) -> bool:
    """Whether two exports hold the same, wherever they were read from."""
    tables = ((one.games, other.games), (one.positions, other.positions))
    return one.about == other.about and all(
        first.keys() == second.keys() and all(_same_column(first[name], second[name]) for name in first)
        for first, second in tables
    )


def _same_column(first: np.ndarray, second: np.ndarray) -> bool:
    if first.dtype == object:
        return len(first) == len(second) and all(map(_same_column, first, second))
    if first.dtype.kind == "U":
        return first.tolist() == second.tolist()
    return first.dtype == second.dtype and np.array_equal(first, second, equal_nan=first.dtype.kind == "f")


@pytest.fixture(scope="module")
def rounds(tmp_path_factory: pytest.TempPathFactory) -> tuple[Export, Export]:
    """The same games of Kamisado in both formats, with everything that can be known of them."""
    game = load("kamisado")
    folder = tmp_path_factory.mktemp("exports")
    found = []
    for file in ("rounds.npz", "rounds.parquet"):
        sources = played_games(game, 4, ["random", "greedy"], seed=5, random_acts=2)
        done = export(folder / file, game, sources, Wanted(solve=NODES, every_act=True))
        found.append(load_export(folder / file))
        assert done.games == 4 and done.positions == len(found[-1].positions["act"])
        assert sorted(path.name for path in done.files) == sorted(path.name for path in folder.glob(f"rounds*{file[6:]}"))
    assert [path.name for path in sorted(folder.iterdir())] == ["rounds-games.parquet", "rounds.npz", "rounds.parquet"]
    return found[0], found[1]


def test_both_formats_say_the_same(rounds: tuple[Export, Export]) -> None:
    assert same(*rounds)


def test_every_position_can_be_played_from_its_row(rounds: tuple[Export, Export]) -> None:
    games, positions = rounds[0].games, rounds[0].positions
    for row in range(len(positions["act"])):
        game, state = type(load("kamisado")).from_position(str(positions["position"][row]))
        record = Record.read(str(games["record"][positions["game"][row]]))
        ply = int(positions["ply"][row])
        assert game.key(state) == positions["key"][row] == game.key(record.states[ply])
        assert game.legal(state) == positions["legal"][row].tolist()
        assert record.acts[ply] == positions["act"][row] and int(state.seat) == positions["seat"][row]
        result = game.result(record.state)
        assert result is not None and result.values == tuple(positions["values"][row])


def test_a_games_row_says_how_it_came_about_and_ended(rounds: tuple[Export, Export]) -> None:
    games = rounds[0].games
    assert games["origin"].tolist() == [f"seed=5 game={number}" for number in range(4)]
    assert games["players"].tolist() == [["random", "greedy"], ["greedy", "random"]] * 2
    assert games["random_acts"].tolist() == [2] * 4
    assert set(games["reason"].tolist()) <= {"home-row", "deadlock"}
    counts = np.bincount(rounds[0].positions["game"])
    assert counts.tolist() == games["acts"].tolist()


def test_exact_values_are_the_solvers_and_unknown_where_it_has_none(rounds: tuple[Export, Export]) -> None:
    """Checked with another solver that has plenty of room; what the export leaves open is open within its own budget."""
    game, solver, positions = load("kamisado"), Solver(load("kamisado")), rounds[0].positions
    decided = ~np.isnan(positions["exact"])
    assert decided.sum() > len(decided) / 2
    for row in np.flatnonzero(decided).tolist():
        _, state = type(game).from_position(str(positions["position"][row]))
        solution = solver.solve(state, 5_000_000, variation=False)
        assert WORTH[solution.outcome] == positions["exact"][row]
        for answer, value in zip(solution.answers, positions["exact_legal"][row].tolist(), strict=True):
            assert np.isnan(value) or WORTH[answer.outcome] == value
    assert (positions["exact_nodes"][~decided] >= NODES).all()


def test_undecided_values_are_null_in_parquet(tmp_path: Path) -> None:
    game = load("kaito")
    done = export(tmp_path / "kaito.parquet", game, played_games(game, 1), Wanted(solve=2000, position=False))
    table = pyarrow.parquet.read_table(tmp_path / "kaito.parquet")
    assert 0 < done.decided < done.positions and table["exact"].null_count == done.positions - done.decided
    assert set(table["exact"].to_pylist()) <= {None, -1.0, 0.0, 1.0}
    assert "position" not in table.column_names


def test_the_current_round_of_a_match_is_solved(tmp_path: Path) -> None:
    game = load("kamisado", match="standard")
    export(tmp_path / "match.npz", game, played_games(game, 1), Wanted(solve=NODES))
    assert load_export(tmp_path / "match.npz").about["exact"] == {"of": "round", "nodes": NODES}
    single = load("kamisado")
    export(tmp_path / "single.npz", single, played_games(single, 1), Wanted(solve=NODES))
    assert load_export(tmp_path / "single.npz").about["exact"]["of"] == "game"


def test_a_position_is_exported_as_its_seat_could_know_it(tmp_path: Path) -> None:
    """The hidden parts are dealt anew for the seat to act: its rows stay as they were; only the whole position differs."""
    game = load("samurai")
    for name in ("one.npz", "other.parquet"):
        export(tmp_path / name, game, played_games(game, 1, seed=3), Wanted(everything=True))
    one, other = load_export(tmp_path / "one.npz"), load_export(tmp_path / "other.parquet")
    assert same(one, other)
    record = Record.read(str(one.games["record"][0]))
    hidden = 0
    for row, state in enumerate(record.states[:-1]):
        known = game.concealed(state, int(state.seat))
        assert str(one.positions["position"][row]) == game.position(known)
        assert one.positions["key"][row] == game.key(known)
        assert str(one.positions["whole_position"][row]) == game.position(state)
        assert one.positions["whole_key"][row] == game.key(state)
        hidden += "?" in str(one.positions["position"][row])
    assert hidden > len(record.acts) // 2
    export(tmp_path / "plain.npz", game, played_games(game, 1, seed=3))
    assert not [name for name in load_export(tmp_path / "plain.npz").positions if name.startswith("whole")]


def test_a_game_that_is_not_finished_has_no_values(tmp_path: Path) -> None:
    game = load("kamisado")
    record = Record(game)
    record.play("c1-a3")
    for name in ("open.npz", "open.parquet"):
        export(tmp_path / name, game, [Source(record, "here", ("", ""))])
        found = load_export(tmp_path / name)
        assert np.isnan(found.positions["values"]).all() and found.games["reason"].tolist() == ["unfinished"]


def test_nothing_at_all_can_be_exported(tmp_path: Path) -> None:
    game = load("kamisado")
    for name in ("none.npz", "none.parquet"):
        assert export(tmp_path / name, game, []).positions == 0
        assert load_export(tmp_path / name).positions["act"].shape == (0,)


def test_many_games_are_written_in_several_blocks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = load("kamisado")
    export(tmp_path / "once.npz", game, played_games(game, 8))
    monkeypatch.setattr("kaisho.export.work.TOGETHER", 10)
    for name in ("pieces.npz", "pieces.parquet"):
        export(tmp_path / name, game, played_games(game, 8))
        assert same(load_export(tmp_path / name), load_export(tmp_path / "once.npz"))


def test_all_records_of_an_export_have_the_same_options(tmp_path: Path) -> None:
    for match in ("single", "standard"):
        Record(load("kamisado", match=match)).save(tmp_path / f"{match}.txt")
    (tmp_path / "notes.txt").write_text("not a record", encoding="utf-8")
    with pytest.raises(KaishoError) as refusal:
        list(recorded_games([tmp_path]))
    assert refusal.value.code == "export-other-game"
    assert "standard.txt is kamisado match=standard setup=colours, not kamisado match=single setup=colours" in str(
        refusal.value
    )


def test_a_failed_export_leaves_no_files(tmp_path: Path) -> None:
    game = load("kamisado")

    def broken() -> object:
        yield from played_games(game, 1)
        raise RuntimeError("the source has dried up")

    for name in ("broken.npz", "broken.parquet"):
        with pytest.raises(RuntimeError):
            export(tmp_path / name, game, broken())  # type: ignore[arg-type]
    assert list(tmp_path.iterdir()) == []


def test_planes_are_those_of_the_seat_to_act(tmp_path: Path) -> None:
    for name in ("kamisado", "samurai"):
        game = load(name)
        for file in (f"{name}.npz", f"{name}.parquet"):
            export(tmp_path / file, game, played_games(game, 1), Wanted(planes=True))
        found = load_export(tmp_path / f"{name}.parquet")
        assert same(found, load_export(tmp_path / f"{name}.npz"))
        assert found.about["planes"] == list(game.observation_planes)
        record = Record.read(str(found.games["record"][0]))
        for planes, state in zip(found.positions["planes"], record.states, strict=False):
            assert np.array_equal(planes, game.observe(state, int(state.seat)))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, in which the command runs in this process."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("kaisho.language._asked", [])
    return tmp_path


# --- seeds ------------------------------------------------------------------------------------------------------------


def lines(game: Game, number: int, **settings: Any) -> list[str]:
    """What was dealt and played in each game."""
    records = [source.record for source in played_games(game, number, **settings)]
    return [f"{game.write_layout(record.layout)} {record.acts}" for record in records]


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seed", [0, 1, 41, -2, 2**64 - 1])
def test_neighbouring_seeds_share_no_game(name: str, seed: int) -> None:
    game = load(name)
    one, other = lines(game, 12, seed=seed), lines(game, 12, seed=seed + 1)
    assert len(set(one)) == len(set(other)) == 12
    assert not set(one) & set(other)


def test_neighbouring_seeds_share_no_game_of_bots() -> None:
    for name, player, random_acts in (("kamisado", "greedy", 6), ("kaito", "greedy", 0), ("samurai", "easy", 0)):
        settings: dict[str, Any] = {"players": [player], "random_acts": random_acts, "bot_nodes": 20}
        one, other = (lines(load(name), 3, seed=seed, **settings) for seed in (0, 1))
        assert not set(one) & set(other)


@pytest.mark.parametrize("name", names())
def test_a_game_is_the_same_whatever_is_played_with_it(name: str) -> None:
    """More games begin with the same ones, and shards of a seed are parts of the whole."""
    game, settings = load(name), {"players": ["random", "greedy"], "seed": 7}
    whole = lines(game, 6, **settings)
    assert lines(game, 2, **settings) == whole[:2]
    assert lines(game, 1, first=0, **settings) + lines(game, 5, first=1, **settings) == whole
    origins = [(source.origin, source.players) for source in played_games(game, 2, ["random", "greedy"], seed=7, first=3)]
    assert [origin for origin, _ in origins] == ["seed=7 game=3", "seed=7 game=4"]
    assert origins[0][1][:2] == ("greedy", "random")
    with pytest.raises(ValueError, match="from 0"):
        played_games(game, 2, first=-1)


def test_the_deal_the_first_acts_and_every_bot_have_seeds_of_their_own() -> None:
    found = [seed for number in range(50) for of_game in range(20) for seed in seeds_of(number, of_game, 6)]
    assert len(set(found)) == len(found)
    assert all(0 <= seed < 2**64 for seed in found)
    assert seeds_of(3, 2, 2) == seeds_of(3, 2, 6)[:2]


@pytest.mark.parametrize("file", ["x.npz", "x.parquet"])
def test_a_file_says_how_its_games_were_made(folder: Path, file: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["export", "kaito", file, "--games", "2", "--player", "easy", "--player", "random", "--seed", "-3"]
    asked += ["--first", "5", "--bot-nodes", "30", "--random-acts", "1", "-o", "start=black", "--lang=en"]
    assert main(asked) == 0
    about = load_export(folder / file).about
    assert about["played"] == {
        "seed": -3,
        "first": 5,
        "games": 2,
        "players": ["easy", "random"],
        "random_acts": 1,
        "bot_nodes": 30,
    }
    assert shlex.split(about["command"]) == ["kaisho", *asked]
    assert (about["kaisho"], about["game"], about["version"], about["options"]) == (__version__, "kaito", 1, ["start=black"])
    played = about["played"]
    game = load("kaito", start="black")
    again = played_games(game, played.pop("games"), played.pop("players"), **played)
    records = load_export(folder / file).games["record"].tolist()
    assert [source.record.write(game.styles[-1]) for source in again] == records


def test_the_same_command_writes_the_same_bytes(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = []
    for _ in range(2):
        assert main(["export", "kamisado", "x.parquet", "--games", "3", "--seed", "8", "--lang", "en"]) == 0
        written.append([(folder / name).read_bytes() for name in ("x.parquet", "x-games.parquet")])
        for file in folder.iterdir():
            file.unlink()
    assert written[0] == written[1]


# --- the command ------------------------------------------------------------------------------------------------------


def test_the_command_exports_and_says_what(kaisho: Run, tmp_path: Path) -> None:
    done = kaisho("export", "kamisado", "x.parquet", "--games", "3", "--player", "random", "--solve", str(NODES), "--json")
    assert (done.returncode, done.stderr) == (0, "")
    answer = json.loads(done.stdout)
    assert answer["files"] == ["x.parquet", "x-games.parquet"] and answer["games"] == 3
    found = load_export(tmp_path / "x.parquet")
    assert answer["positions"] == len(found.positions["act"])
    assert answer["exact"] == np.count_nonzero(~np.isnan(found.positions["exact"]))
    again = kaisho("export", "kamisado", "y.npz", "--games", "3", "--seed", "0", "--solve", str(NODES), "--lang", "de")
    assert "Partien: 3" in again.stdout and "Der genaue Wert ist für" in again.stdout
    other = load_export(tmp_path / "y.npz")
    assert found.about.pop("command") == f"kaisho export kamisado x.parquet --games 3 --player random --solve {NODES} --json"
    assert other.about.pop("command") == f"kaisho export kamisado y.npz --games 3 --seed 0 --solve {NODES} --lang de"
    assert same(found, other)


def test_the_command_reads_records(kaisho: Run, tmp_path: Path) -> None:
    for source in played_games(load("kaito"), 2):
        source.record.tags["red"] = "Ann"
        source.record.save(tmp_path / f"{source.origin}.txt")
    done = kaisho("export", "kaito", "x.npz", "--records", ".", "--no-text")
    assert (done.returncode, done.stderr) == (0, "")
    found = load_export(tmp_path / "x.npz")
    assert found.games["origin"].tolist() == ["seed=0 game=0.txt", "seed=0 game=1.txt"]
    assert found.games["players"].tolist() == [["Ann", ""]] * 2
    assert "position" not in found.positions


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (
            ["kamisado", "x.csv", "--games", "1"],
            1,
            "x.csv is neither Parquet nor NumPy: its name must end in one of .parquet, .npz",
        ),
        (["kamisado", "x.npz"], 2, "Say where the games come from: --games N"),
        (["kamisado", "x.npz", "--records", ".", "--seed", "1"], 2, "--seed cannot be used with --records"),
        (["kamisado", "x.npz", "--records", ".", "--first", "1"], 2, "--first cannot be used with --records"),
        (["kamisado", "x.npz", "--games", "1", "--first", "-1"], 2, "--first"),
        (["kamisado", "x.npz", "--records", "."], 1, "There are no records in ."),
        (["kamisado", "nowhere/x.npz", "--games", "1"], 1, "There is no file nowhere"),
        (["kamisado", "x.npz", "--games", "1", "--player", "deep"], 1, "There is no bot “deep”"),
        (["kaito", "x.npz", "--games", "1", *["--player", "random"] * 3], 1, "kaito takes 1 to 2 players here, not 3"),
        (["kamisado", "x.npz", "--games", "1", "--every-act"], 1, "how many positions the solver may look at (--solve)"),
        (["samurai", "x.npz", "--games", "1", "--solve", "10"], 1, "samurai hides something from its players"),
        (["chess", "x.npz", "--games", "1"], 1, "There is no game “chess”"),
    ],
)
def test_mistakes_are_explained(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], status: int, message: str
) -> None:
    assert main(["export", *arguments, "--lang", "en"]) == status
    output = capsys.readouterr()
    assert message in output.err and output.out == ""
    assert list(folder.iterdir()) == []


def test_a_file_is_not_overwritten(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "x.npz").write_bytes(b"mine")
    assert main(["export", "kamisado", "x.npz", "--games", "1", "--lang", "en"]) == 1
    assert "The file x.npz already exists" in capsys.readouterr().err
    assert (folder / "x.npz").read_bytes() == b"mine"


def test_without_pyarrow_the_command_says_what_to_install(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "kaisho.export.parquet", raising=False)
    assert main(["export", "kamisado", "x.parquet", "--games", "1", "--lang", "en"]) == 1
    assert "pip install 'kaisho[research]'" in capsys.readouterr().err
    assert main(["export", "kamisado", "x.npz", "--games", "1", "--lang", "en"]) == 0
    assert [file.name for file in folder.iterdir()] == ["x.npz"]


def test_ctrl_c_ends_an_export_and_leaves_nothing(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kaisho.cli", "export", "kamisado", "x.parquet", "--games", "1000000"]
    with subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.PIPE, preexec_fn=heed_ctrl_c) as process:
        while not list(tmp_path.iterdir()) and process.poll() is None:
            time.sleep(0.05)
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=60)
    assert process.returncode == 130 and b"Traceback" not in errors
    assert list(tmp_path.iterdir()) == []
