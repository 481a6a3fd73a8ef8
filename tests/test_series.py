"""A scored series in the terminal: seats change, points go with the players, and records carry them (C17 to C20)."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import kaisho as package
from kaisho import bots
from kaisho.cli import COMMANDS
from kaisho.commandline import read_command
from kaisho.commands import play, series
from kaisho.errors import BadRecord
from kaisho.game import Game
from kaisho.language import LANGUAGES, words
from kaisho.record import Record
from kaisho.state import State
from tests.conftest import Run


def game_moves() -> tuple[list[str], tuple[int, ...]]:
    """A whole scored game of Caminos for two, and its points."""
    game = package.load("caminos", scoring="yes")
    record = Record(game)
    while not record.state.over:
        record.play(game.legal(record.state)[0])
    moves = [game.write(state, act) for state, act in zip(record.states, record.acts, strict=False)]
    return moves, game.points(record.state)


MOVES, POINTS = game_moves()


def test_two_people_play_a_series_and_change_seats(kaisho: Run, tmp_path: Path) -> None:
    assert POINTS == (0, 11)
    lines = [*MOVES, "first.txt", "", *MOVES, "second.txt", "quit"]
    done = kaisho("play", "caminos", "-o", "scoring=yes", input="\n".join(lines) + "\n")
    assert done.returncode == 0 and done.stderr == ""
    totals = re.findall("Points in the series so far: .*", done.stdout)
    assert totals[0] == "Points in the series so far: Player 1 (Yellow) 0, Player 2 (Green) 11."
    assert set(totals[1:-1]) == {"Points in the series so far: Player 2 (Yellow) 11, Player 1 (Green) 0."}
    assert totals[-1] == "Points in the series so far: Player 2 (Yellow) 11, Player 1 (Green) 11."
    first, second = (Record.load(tmp_path / name) for name in ("first.txt", "second.txt"))
    assert first.carried is None and second.carried == (11, 0)
    assert second.tags == {"yellow": "Player 2", "green": "Player 1"}


def test_a_saved_game_of_a_series_continues_with_the_series(kaisho: Run, tmp_path: Path) -> None:
    lines = [*MOVES, "", "", *MOVES[:5], "save half.txt", "quit"]
    kaisho("play", "caminos", "-o", "scoring=yes", input="\n".join(lines) + "\n")
    done = kaisho("play", "--load", "half.txt", input="\n".join([*MOVES[5:], "", "", "quit"]) + "\n")
    assert "Points in the series so far: Player 2 (Yellow) 11, Player 1 (Green) 0." in done.stdout
    assert "Points in the series so far: Player 2 (Yellow) 11, Player 1 (Green) 11." in done.stdout
    assert "Points in the series so far: Player 1 (Yellow) 11, Player 2 (Green) 11." in done.stdout


def test_the_requested_number_of_games_is_played(kaisho: Run) -> None:
    lines = [*MOVES, "", *MOVES, "", "never read"]
    done = kaisho("play", "caminos", "-o", "scoring=yes", "--games", "2", input="\n".join(lines) + "\n")
    assert "Press Enter" not in done.stdout
    assert done.stdout.rstrip().endswith("The series is over.")
    one = kaisho("play", "caminos", "-o", "scoring=yes", "--games=1", input="\n".join(MOVES) + "\n\n")
    assert one.stdout.rstrip().endswith("The series is over.")


@pytest.mark.parametrize("answer", ["quit\n", "", "no\n"])
def test_without_a_number_the_next_game_is_offered(kaisho: Run, answer: str) -> None:
    done = kaisho("play", "caminos", "-o", "scoring=yes", input="\n".join(MOVES) + "\n\n" + answer)
    assert done.returncode == 0 and "Press Enter for the next game" in done.stdout
    assert done.stdout.count("Level 1") == len(MOVES) + 1


@pytest.mark.parametrize("game", [["kamisado"], ["kaito"], ["samurai"], ["caminos"], ["caminos", "-o", "scoring=no"]])
def test_games_in_a_row_need_points_that_are_added_up(kaisho: Run, game: list[str]) -> None:
    done = kaisho("play", *game, "--games", "2")
    assert done.returncode == 2 and "--games is only for games whose points are added up" in done.stderr


@pytest.mark.parametrize("number", ["0", "1001", "x", "-1"])
def test_the_number_of_games_is_bounded(kaisho: Run, number: str) -> None:
    done = kaisho("play", "caminos", "-o", "scoring=yes", f"--games={number}")
    assert done.returncode == 2 and "It is a whole number from 1 to 1000" in done.stderr


def test_an_unscored_game_has_no_series(kaisho: Run) -> None:
    done = kaisho("play", "caminos", input="\n".join(MOVES) + "\n\n")
    assert "series" not in done.stdout and "Press Enter" not in done.stdout


# --- against the computer ---------------------------------------------------------------------------------------------


class Typist:
    """Somebody at the keyboard, who plays at random and saves every game."""

    def __init__(self, folder: Path, chance: Random) -> None:
        self.folder = folder
        self.chance = chance
        self.files: list[Path] = []
        self.sitting: play.Sitting | None = None

    def read(self, prompt: str) -> str:
        sitting = self.sitting
        assert sitting is not None
        record = sitting.record
        if record.state.over:
            assert prompt == sitting.say("cli-save-as"), prompt
            self.files.append(self.folder / f"{len(self.files)}.txt")
            return str(self.files[-1])
        game = record.game
        assert int(record.state.seat) not in sitting.bots
        act = self.chance.choice(game.legal(record.state))
        return game.write(record.state, act, None, sitting.language)


def played(monkeypatch: pytest.MonkeyPatch, typist: Typist, *arguments: str, language: str = "en") -> None:
    """Run the command with somebody who types."""
    (command,) = [command for command in COMMANDS if command.name == "play"]
    sat = play.Sitting.__init__

    def sit_down(sitting: play.Sitting, *given: Any, **more: Any) -> None:
        sat(sitting, *given, **more)
        typist.sitting = sitting

    monkeypatch.setattr(play.Sitting, "__init__", sit_down)
    monkeypatch.setattr(play, "read_line", typist.read)
    monkeypatch.setattr(play.signal, "signal", lambda *given: None)
    assert play.run(read_command(command, list(arguments)) | {"lang": language}) == 0


SERIES = [
    ([], ["--as", "yellow"], 0),
    ([], ["--as", "green"], 1),
    (["-o", "players=4"], [], 0),
    (["-o", "players=4", "-o", "board=ring", "-o", "neutral=yes"], ["--as", "green2"], 3),
]


@pytest.mark.parametrize(("options", "seat", "person"), SERIES)
def test_against_the_computer_seats_turn_and_points_go_with_the_players(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, options: list[str], seat: list[str], person: int
) -> None:
    typist = Typist(tmp_path, Random(3))
    arguments = ["caminos", "-o", "scoring=yes", *options, *seat, "--against", "random", "--seed", "9", "--games", "5"]
    played(monkeypatch, typist, *arguments)
    assert len(typist.files) == 5
    totals: list[int] | None = None
    for number, file in enumerate(typist.files):
        record = Record.load(file)
        game = record.game
        totals = totals or [0] * game.seats
        assert list(record.carried or (0,) * game.seats) == totals
        names = [record.tags[game.seat_name(at)] for at in range(game.seats)]
        assert names.index(f"Player {person + 1}") == (person + number) % game.seats
        assert names.count("computer (random)") == game.seats - 1
        result = game.result(record.state)
        assert result is not None
        totals = [before + won for before, won in zip(totals, result.points, strict=True)]
        assert all(len({totals[at] for at in side}) == 1 for side in game.teams), "a team has one count"
        totals = totals[-1:] + totals[:-1]
    assert any(totals or [])


def test_a_loaded_game_against_the_computer_finds_the_players_seat(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    typist = Typist(tmp_path, Random(4))
    against = ("--against", "easy", "--think", "0.02", "--seed", "2")
    played(monkeypatch, typist, "caminos", "-o", "scoring=yes", *against, "--games", "2")
    second = Record.load(typist.files[1])
    assert second.tags == {"yellow": "computer (easy)", "green": "Player 1"}
    assert series.free_seat(second) == 1
    for language in LANGUAGES:
        for level in bots.names():
            second.tags["yellow"] = series.bot_name(words(language), level)
            assert series.free_seat(second) == 1, (language, level)
    going_on = series.begun_series(second, "medium", 1, 1, words("fr"))
    going_on.note(second)
    assert second.tags == {"yellow": series.bot_name(words("fr"), "medium"), "green": "Player 1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_points_are_stated_in_every_language(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    typist = Typist(tmp_path, Random(5))
    arguments = ("caminos", "-o", "scoring=yes", "--against", "random", "--seed", "1", "--games", "2")
    played(monkeypatch, typist, *arguments, language=language)
    say, shown = words(language), " ".join(capsys.readouterr().out.split())
    head = " ".join(say("cli-series-points", players="|").partition("|")[0].split())
    assert shown.count(head) > 2 and say("cli-you") in shown and say("cli-series-over") in shown
    assert series.bot_name(say, "random") in shown


# --- records ----------------------------------------------------------------------------------------------------------


def scored(**changed: str) -> str:
    tags = {"game": "caminos", "version": "1", "options": "scoring=yes", "carried": "12:7"} | changed
    return "kaisho record 1\n" + "".join(f"{name}: {value}\n" for name, value in tags.items() if value)


def test_a_record_carries_the_points_of_its_series() -> None:
    record = Record.read(scored())
    assert record.carried == (12, 7)
    assert Record.read(record.write()).carried == (12, 7)
    assert Record.read(scored(options="scoring=yes players=4", carried="1:0:1:0")).carried == (1, 0, 1, 0)
    assert Record.read(scored(carried="")).carried is None
    assert "carried" not in Record.read(scored(carried="0:0")).write()


@pytest.mark.parametrize(
    "changed",
    [
        {"carried": "12"},
        {"carried": "12:7:1"},
        {"carried": "12:-7"},
        {"carried": "12:x"},
        {"carried": "1234567890:1"},
        {"carried": "12:٧"},
        {"options": "scoring=no"},
        {"options": "scoring=yes players=4"},
        {"game": "kamisado", "options": ""},
    ],
)
def test_points_that_no_series_can_have_are_refused_with_their_line(changed: dict[str, str]) -> None:
    with pytest.raises(BadRecord) as refused:
        Record.read(scored(**changed))
    assert refused.value.code == "record-bad-carried"
    assert all(refused.value.say(language) for language in LANGUAGES)


class Numbered:
    """Writes every act by its number."""

    def __init__(self, game: Game) -> None:
        self.comments_before = game.comments_before
        self.comments_after = game.comments_after

    def write(self, state: State, act: int, style: str | None = None, language: str = "en") -> str:
        return f"#{act}"


def test_an_act_by_its_number_is_read_from_a_record() -> None:
    game = package.load("kaito")
    record = Record(game)
    for _ in range(6):
        record.play(game.legal(record.state)[0])
    assert Record.read(record.write(shown_by=Numbered(game))).acts == record.acts
    text = re.sub("#[0-9]+", "#999999999", record.write(shown_by=Numbered(game)))
    with pytest.raises(BadRecord) as refused:
        Record.read(text)
    assert refused.value.code == "no-such-act"
