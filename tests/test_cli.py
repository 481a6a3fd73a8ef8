"""The command, as a real process."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kaisho.cli import COMMANDS
from kaisho.commands import bench
from kaisho.games import load, names
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.search.perft import perft
from tests.conftest import Run, heed_ctrl_c

START = "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - play 0:0 single 1 0 0"

OVER = "O1PKYRGN/4r3/8/8/8/8/7B/ng1ykpbo w - over 0:1 single 1 3 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_in_every_language(kaisho: Run, language: str) -> None:
    overview = kaisho("--help", "--lang", language)
    assert overview.returncode == 0
    assert overview.stderr == ""
    for command in COMMANDS:
        assert f"  {command.name} " in overview.stdout
        done = kaisho(command.name, "--help", "--lang", language)
        assert (done.returncode, done.stderr) == (0, "")
        assert all(flag.name in done.stdout for flag in command.flags)
        assert all(f"  {part.name.removeprefix(f'{command.name} ')} " in done.stdout for part in command.parts)


def test_a_subcommand_has_its_own_help(kaisho: Run) -> None:
    done = kaisho("admin", "invite", "--help")
    assert "Usage: kaisho admin invite [--days N] [--data FOLDER]" in done.stdout
    assert kaisho("admin").stdout == kaisho("admin", "--help").stdout


def test_the_version(kaisho: Run) -> None:
    assert kaisho("--version").stdout.startswith("kaisho 0.")


@pytest.mark.parametrize(
    ("arguments", "status", "message"),
    [
        (["dance"], 2, "There is no command “dance”. The commands are games, play"),
        (["--fast"], 2, "There is no flag “--fast”"),
        (["perft"], 2, "perft needs GAME"),
        (["perft", "kamisado"], 2, "perft needs --depth N"),
        (["perft", "kamisado", "--depth"], 2, "--depth needs a value: N"),
        (["perft", "kamisado", "--depth", "x"], 2, "--depth cannot be “x”. It is a whole number from 1 to 60"),
        (["perft", "kamisado", "--depth", "0"], 2, "from 1 to 60"),
        (["perft", "kamisado", "--depth=1", "--depth=2"], 2, "--depth is given twice"),
        (["perft", "kamisado", "chess", "--depth=1"], 2, "does not know what to do with “chess”"),
        (["games", "--json=1"], 2, "--json does not take a value"),
        (["perft", "chess", "--depth", "1"], 1, "There is no game “chess”"),
        (["perft", "kamisado", "--depth", "1", "-o", "match=short"], 1, "The option match cannot be “short”"),
        (["perft", "kamisado", "--depth", "1", "--position", "x"], 1, "A position has three to nine fields"),
        (["perft", "kamisado", "--depth", "1", "--position", START, "-o", "match=long"], 2, "includes its options"),
        (["play", "kamisado", "--against", "deep"], 1, "There is no bot “deep”"),
        (["play", "kamisado", "--against", "random", "--as", "red"], 2, "--as cannot be “red”. It can be black, white"),
        (["play", "kamisado", "--as", "white"], 2, "--as can be used only with --against"),
        (["play", "kamisado", "--think", "0"], 2, "--think cannot be “0”. It is a number from 0.01 to 3600"),
        (["play", "kamisado", "--think", "soon"], 2, "It is a number from"),
        (["solve"], 2, "solve needs GAME"),
        (["solve", "kamisado", "--nodes", "0"], 2, "--nodes cannot be “0”"),
        (["solve", "samurai", "-o", "players=3"], 1, "samurai with 3 seats cannot be solved"),
        (["solve", "samurai"], 1, "samurai hides something from its players"),
        (["solve", "kamisado", "--position", OVER], 1, "The game is over"),
        (["play", ""], 1, "There is no game “”"),
        (["play", "--load", ""], 1, "There is no file"),
        (["--lang"], 2, "--lang needs a value"),
        (["--help=1"], 2, "--help does not take a value"),
        (["play", "kamisado", "--notation", "runes"], 1, "There is no notation “runes”"),
        (["play", "kamisado", "--colour", "blue"], 2, "--colour cannot be “blue”. It can be auto, always, never"),
        (["replay", "nothing.txt"], 1, "There is no file nothing.txt"),
        (["bench", "water"], 2, "WHAT cannot be “water”. It can be rules"),
        (["serve", "--port", "http"], 2, "--port cannot be “http”. It is a whole number from 0 to 65535"),
        (["backup"], 2, "backup needs FILE"),
        (["admin", "dance"], 2, "There is no command “admin dance”. The commands are make-admin, unmake-admin"),
        (["admin", "rename", "Ann"], 2, "admin rename needs NEW"),
        (["admin", "--data", "x", "chat", "maybe"], 2, "SWITCH cannot be “maybe”. It can be on, off"),
        (["games", "--lang", "xx"], 1, "Kaisho does not speak “xx”"),
    ],
)
def test_mistakes_are_explained_without_a_traceback(kaisho: Run, arguments: list[str], status: int, message: str) -> None:
    done = kaisho(*arguments)
    assert message in done.stderr
    assert done.returncode == status
    assert done.stdout == ""
    assert "Traceback" not in done.stderr


def test_mistakes_are_explained_in_the_chosen_language(kaisho: Run) -> None:
    assert "chess" in kaisho("perft", "chess", "--depth", "1", LANG="de_DE.UTF-8").stderr
    assert kaisho("dance", "--lang", "tr").stderr != kaisho("dance", "--lang", "nl").stderr


def test_games(kaisho: Run) -> None:
    text = kaisho("games").stdout
    assert "kamisado:" in text
    assert "-o match=single|standard|long|marathon|series" in text
    described = {game["name"]: game for game in json.loads(kaisho("games", "--json").stdout)}
    assert tuple(described) == names()
    assert described["kamisado"]["options"]["rounds"] == {"allowed": "1…99", "default": 2}


def test_perft_prints_the_counts_of_all_depths(kaisho: Run) -> None:
    lines = kaisho("perft", "kamisado", "--depth", "5").stdout.splitlines()
    assert [line.split()[:2] for line in lines] == [
        ["1:", "102"],
        ["2:", "1150"],
        ["3:", "11182"],
        ["4:", "105020"],
        ["5:", "900982"],
    ]


def test_perft_divided_adds_up(kaisho: Run) -> None:
    answer = json.loads(kaisho("perft", "kamisado", "--depth", "3", "--divide", "--json").stdout)
    assert answer["counts"] == [102, 1150, 11182]
    assert sum(answer["divide"].values()) == 11182
    assert len(answer["divide"]) == 102
    lines = kaisho("perft", "kamisado", "--depth", "2", "--divide").stdout.splitlines()
    assert sum(int(line.split()[-1]) for line in lines[2:]) == 1150


def test_perft_from_a_position_and_with_options(kaisho: Run) -> None:
    position = "O1PKYRGN/8/8/8/8/r7/7B/ng1ykpbo b r play 0:0 single 1 2 2"
    answer = json.loads(kaisho("perft", "kamisado", "--depth", "1", "--position", position, "--divide", "--json").stdout)
    assert answer["counts"] == [8]
    assert "a3-e7" in answer["divide"]
    tournament = json.loads(kaisho("perft", "kamisado", "--depth", "3", "-o", "setup=tournament", "--json").stdout)
    assert tournament["counts"] == [8, 56, 336]


RECORD = "kaisho record 1\ngame: kamisado\nversion: 1\n1. black c1-a3\n2. white b8-h2\n3. black a3-e7\n"


def test_replay(kaisho: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(RECORD, encoding="utf-8")
    done = kaisho("replay", "game.txt", "--notation", "spoken", "--lang", "de")
    assert done.returncode == 0
    assert "1. Schwarz  Rot Links 2 Blau" in done.stdout
    assert kaisho("replay", "game.txt", "--at", "1", "--boards").stdout.count("a          b          c") == 2
    data = json.loads(kaisho("replay", "game.txt", "--json").stdout)
    assert data["result"] == "white 0:1 deadlock"
    assert data["moves"] == ["赤↖2青", "青↖6赤", "赤↗4青"]
    assert len(data["positions"]) == 4
    assert "\x1b[48;5;" in kaisho("replay", "game.txt", "--colour", "always").stdout
    assert "\x1b[" not in kaisho("replay", "game.txt").stdout
    wrong = kaisho("replay", "game.txt", "--at", "9")
    assert (wrong.returncode, wrong.stdout) == (2, "")


def test_replay_names_the_wrong_line_and_the_rule(kaisho: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(RECORD.replace("b8-h2", "c8-c7"), encoding="utf-8")
    done = kaisho("replay", "game.txt")
    assert done.returncode == 1
    assert done.stderr.startswith("kaisho: Line 5: ")
    assert "(rule T2)" in done.stderr


@pytest.mark.parametrize("game", names())
def test_bench_counts_to_a_depth_that_takes_its_time(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """With a clock that advances with every sequence, and by a long time when something is compiled for the first time."""
    now, compiled = [0.0], set()

    def counted(*arguments: object) -> int:
        found = perft(*arguments)  # type: ignore[arg-type]
        now[0] += found / 2_000_000 + (0.0 if game in compiled else 60.0)
        compiled.add(game)
        return found

    monkeypatch.setattr(bench, "perft", counted)
    monkeypatch.setattr(bench.time, "perf_counter", lambda: now[0])
    found = bench.measured_perft(game, 1.0)
    assert found["per_second"] == pytest.approx(2_000_000)
    whole = load(game)
    assert found["count"] == perft(whole, whole.deal(), found["depth"]) <= 4_000_000
    last, before = (perft(whole, whole.deal(), found["depth"] - back) for back in (0, 1))
    assert last * last / before > 2_000_000, "one act more would take longer"


def test_bench_measures_the_rules(kaisho: Run) -> None:
    rows = json.loads(kaisho("bench", "rules", "--seconds", "0.02", "--json").stdout)
    assert {(row["game"], row["what"]) for row in rows} == {(name, what) for name in names() for what in ("perft", "games")}
    assert all(row["per_second"] > 0 for row in rows)


# --- playing ----------------------------------------------------------------------------------------------------------


def test_two_people_play_a_round(kaisho: Run) -> None:
    done = kaisho("play", "kamisado", input="red left 2 blue\nb8-h2\n赤↗4青\n\n")
    assert done.returncode == 0
    assert "White: 青↖6赤" in done.stdout
    assert "Nobody can move any more: White wins. Final score: Black 0:1 White." in done.stdout


def test_a_refused_move_shows_the_rule_and_changes_nothing(kaisho: Run) -> None:
    done = kaisho("play", "kamisado", input="c1-a3\nc8-c7\nb8-h2\nquit\n\n")
    assert "(rule T2)" in done.stdout
    assert "White: 青↖6赤" in done.stdout


def test_orders_work_in_the_chosen_language_and_in_english(kaisho: Run) -> None:
    done = kaisho(
        "play", "--lang", "de", input="c1-a3\nundo\nrücknahme\nhilfe\nzüge\nnotation squares\nnotation runes\nstellung\nende\n"
    )
    assert done.returncode == 0
    assert "OBPKYRGN/8/8/8/8/8/8/ngrykpbo b - play 0:0 single 1 0 0" in done.stdout
    assert "紫↖5緑" in done.stdout


def test_a_saved_match_continues_where_it_was(kaisho: Run, tmp_path: Path) -> None:
    moves = "c1-a3\nb8-h2\na3-e7\n"
    done = kaisho("play", "kamisado", "-o", "match=standard", input=moves + "save half.txt\nquit\n")
    assert "The game has been saved in half.txt." in done.stdout
    before = (tmp_path / "half.txt").read_text(encoding="utf-8")
    done = kaisho("play", "--load", "half.txt", input="right\nposition\nquit\n\n")
    assert "B+OPKYRGN" not in done.stdout
    assert "play 0:1 standard 2 4 4" in done.stdout
    assert (tmp_path / "half.txt").read_text(encoding="utf-8") == before


def test_nothing_is_lost_when_the_input_ends(kaisho: Run, tmp_path: Path) -> None:
    done = kaisho("play", "kamisado", input="c1-a3\n")
    assert done.returncode == 0
    (file,) = tmp_path.glob("kaisho-kamisado-*.txt")
    assert "1. black  赤↖2青" in file.read_text(encoding="utf-8")
    assert file.name in done.stdout


def test_nothing_is_lost_at_the_question_whether_to_save(kaisho: Run, tmp_path: Path) -> None:
    assert kaisho("play", "kamisado", input="c1-a3\nquit\n").returncode == 0
    assert len(list(tmp_path.glob("kaisho-kamisado-*.txt"))) == 1


def test_nothing_is_lost_when_the_window_is_closed(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kaisho.cli", "play", "kamisado"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=tmp_path, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("c1-a3\n")
        process.stdin.flush()
        while "White to move" not in process.stdout.readline():
            pass
        process.send_signal(signal.SIGHUP)
        process.stdout.read()
        assert process.wait(30) == 128 + signal.SIGHUP
    (file,) = tmp_path.glob("kaisho-kamisado-*.txt")
    assert "1. black  赤↖2青" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("order", ["save ~nobody-of-this-name/x", "save a\0b", "save old.txt", "save pipe", "save ."])
def test_a_failed_save_is_reported_and_the_game_goes_on(kaisho: Run, tmp_path: Path, order: str) -> None:
    (tmp_path / "old.txt").write_text("mine")
    os.mkfifo(tmp_path / "pipe")
    done = kaisho("play", "kamisado", input=f"c1-a3\n{order}\nposition\nsave new.txt\nsave new.txt\nquit\n")
    assert done.returncode == 0
    assert done.stderr == ""
    assert done.stdout.count("The game has been saved in new.txt.") == 2  # a file of this game may be overwritten
    assert (tmp_path / "old.txt").read_text() == "mine"
    assert (tmp_path / "pipe").is_fifo()


def test_a_round_that_ends_is_announced(kaisho: Run) -> None:
    done = kaisho("play", "-o", "match=standard", input="c1-a3\nb8-h2\na3-e7\nquit\n\n")
    said = " ".join(done.stdout.split())
    assert "Deadlock: Black moved last, with the Red tower to e7." in said
    assert "1 White Blue h2 (Red), 2 Black Red e7 (Blue)" in said
    assert "White marks their Blue tower on h2, which is now a sumo" in said
    done = kaisho("play", "-o", "match=series", input="c1-a3\nb8-h2\na3-e7\nquit\n\n")
    assert "White gets one point. A series has no markers. (rule M7)" in " ".join(done.stdout.split())


def test_a_round_won_on_the_home_row_is_announced(kaisho: Run) -> None:
    position = "8/r7/8/8/8/8/OBPKYRGN/1gnykpbo b r play 0:0 {} 1 9 9"
    done = kaisho("play", "--position", position.format("standard"), input="a7-a8\nquit\n\n")
    assert "Black wins the round. The Red tower is now a sumo." in done.stdout
    done = kaisho("play", "--position", position.format("series:2"), input="a7-a8\nquit\n\n")
    assert "Black wins the round." in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_replay_explains_a_deadlock_below_its_move(kaisho: Run, tmp_path: Path, language: str) -> None:
    file = tmp_path / "deadlock.txt"
    record = Record(load("kamisado", match="standard"))
    for move in ("c1-a3", "b8-h2", "a3-e7", "left"):
        record.play(move)
    record.save(file)
    lines = kaisho("replay", str(file), "--lang", language).stdout.splitlines()
    below = lines[next(index for index, line in enumerate(lines) if line.lstrip().startswith("3.")) + 1 :]
    notes = below[: next(index for index, line in enumerate(below) if line.lstrip().startswith("4."))]
    wanted = record.game.events(record.states[2], record.acts[2], record.states[3])
    assert " ".join(notes).split() == " ".join(news.say(language) for news in wanted).split()
    assert all(line.startswith("       ") for line in notes)


def test_there_is_nothing_to_undo_before_the_first_choice_of_a_person(kaisho: Run) -> None:
    done = kaisho("play", "--against", "random", "--as", "white", "--seed", "3", input="undo\nundo\nquit\n\n")
    assert done.stdout.count("There is nothing to take back.") == 2


def test_orders_without_accents_and_short_ones(kaisho: Run) -> None:
    done = kaisho("play", "--lang", "de", input="zuege\nzuge\n?\nRUECKNAHME\nq\n")
    assert "紫↖5緑" in done.stdout
    assert "ist kein" not in done.stdout


def test_terminal_control_characters_are_not_printed(kaisho: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(RECORD.replace("version: 1\n", "version: 1\nblack: \x1b[2Jx\n"), encoding="utf-8")
    assert "\x1b" not in kaisho("replay", "game.txt").stdout
    (tmp_path / "game.txt").write_text(RECORD.replace("kamisado", "\x1b[2J"), encoding="utf-8")
    assert "\x1b" not in kaisho("replay", "game.txt").stderr


def test_endless_files_and_full_disks_and_closed_streams(kaisho: Run) -> None:
    assert "cannot be read" in kaisho("replay", "/dev/zero").stderr
    for command in ("games > /dev/full", "engine <&-", "play <&-", "games >&-"):
        done = subprocess.run(
            f"{sys.executable} -m kaisho.cli {command}", shell=True, capture_output=True, text=True, check=False
        )
        assert done.returncode == 1, command
        assert "Traceback" not in done.stderr, command
        assert "Exception ignored" not in done.stderr, command


def test_ctrl_c_ends_a_long_count(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "kaisho.cli", "perft", "kamisado", "--depth", "30"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed_ctrl_c
    ) as process:
        assert process.stdout is not None
        while not process.stdout.readline().startswith("6:"):
            pass
        process.send_signal(signal.SIGINT)
        assert process.wait(30) == 130


def test_a_file_that_cannot_be_written_is_reported_and_another_is_asked_for(kaisho: Run, tmp_path: Path) -> None:
    done = kaisho("play", "kamisado", input="c1-a3\nsave\nsave no/where\nquit\nno/where\ngood.txt\n")
    assert "Name the file" in done.stdout
    assert done.stdout.count("cannot be written") == 2
    assert (tmp_path / "good.txt").exists()


def test_against_random_the_bot_answers_and_undo_goes_back_to_the_person(kaisho: Run) -> None:
    game = ["play", "kamisado", "--against", "random", "--seed", "5"]
    done = kaisho(*game, input="c1-a3\nposition\nundo\nposition\nquit\n\n")
    assert "White plays" in done.stdout
    assert START in done.stdout
    assert done.stdout == kaisho(*game, input="c1-a3\nposition\nundo\nposition\nquit\n\n").stdout
    white = kaisho(*game, "--as", "white", input="quit\n\n")
    assert "Black plays" in white.stdout


def test_a_level_thinks_and_a_hint_is_given(kaisho: Run) -> None:
    game = ["play", "kamisado", "--against", "easy", "--think", "2,5", "--seed", "1", "--notation", "squares"]
    done = kaisho(*game, input="hint\nd1-d5\nquit\n\n")
    assert done.returncode == 0
    hint = done.stdout.split("A good move would be ")[1].split()[0]
    assert hint in "a1-a2 a1-a5 b1-b6 b1-b7 c1-c4 c1-c7 d1-d5 d1-d6 e1-e5 e1-e6 f1-f4 f1-f7 g1-g6 g1-g7 h1-h2 h1-h5"
    assert "White plays" in done.stdout
    german = kaisho("play", "kamisado", "--think", "0.3", "--lang", "de", input="tipp\nquit\n\n")
    assert "Ein guter Zug wäre" in german.stdout


def test_solving_a_position(kaisho: Run) -> None:
    done = kaisho("solve", "kamisado")
    assert done.returncode == 0
    assert "Black wins." in done.stdout
    assert "Moves that win (16):" in done.stdout
    assert "A possible continuation: " in done.stdout
    answer = json.loads(kaisho("solve", "kamisado", "--json", "--notation", "squares").stdout)
    assert (answer["outcome"], answer["winner"], answer["to_act"]) == ("win", "black", "black")
    assert sum(act["outcome"] == "win" for act in answer["acts"]) == 16
    assert answer["line"][0] in [act["text"] for act in answer["acts"] if act["outcome"] == "win"]


def test_distances_of_a_position_in_a_match(kaisho: Run) -> None:
    position = "1BPKYRGN/8/8/3y4/8/O7/8/ngr1kpbo b b play 0:0 standard 1 2 2"
    done = kaisho("solve", "kamisado", "--position", position, "--distances", "--lang", "de")
    assert done.returncode == 0, done.stderr
    assert "Gelöst wird nur die laufende Runde" in done.stdout
    assert "gewinnt. Bewiesen mit" in done.stdout
    assert " in " in done.stdout


def test_an_undecided_position_is_reported_as_such(kaisho: Run) -> None:
    done = kaisho("solve", "kaito", "--nodes", "2000")
    assert done.returncode == 0
    assert "Not decided within 2000 positions" in done.stdout
    assert json.loads(kaisho("solve", "kaito", "--nodes", "2000", "--json").stdout)["winner"] is None


def test_ctrl_c_ends_solving_with_the_result_so_far() -> None:
    command = [sys.executable, "-m", "kaisho.cli", "solve", "kaito", "--nodes", "1000000000000", "--lang", "en"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, preexec_fn=heed_ctrl_c
    ) as process:
        assert process.stderr is not None
        assert any("moves decided" in line for line in process.stderr), "it shows its progress"
        process.send_signal(signal.SIGINT)
        out, _ = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Not decided within" in out


def test_a_person_plays_the_only_move_that_wins_and_is_asked_for_none_after_it(kaisho: Run) -> None:
    position = "OBPK1R1N/3y+++4/4Y3/7G/8/8/8/ngr1kpbo b y play 7:0 marathon 4 30 30"
    asked = kaisho("play", "kamisado", "--position", position, input="")
    assert "The game is over." not in asked.stdout and asked.stdout.count("Black>") == 1
    done = kaisho("play", "kamisado", "--position", position, input="d7-e8\n")
    assert "The game is over." in done.stdout and done.stdout.count("Black>") == 1


def test_forced_acts_are_played_by_themselves(kaisho: Run) -> None:
    position = "OBPKY1GN/8/8/8/8/2gkR3/3o4/n1ry1pb1 b o"
    done = kaisho("play", "kamisado", "--position", position, input="quit\n\n")
    assert "Black has only one move: 橙0青" in done.stdout


DEAL = "ahBSHCsBbsSAcHsbSaAH.hSsa.CSAsSsScsh"


def test_kaito_is_played_saved_and_replayed(kaisho: Run) -> None:
    moves = "@c3\nc5 black mon 2\nc5\ne5\nhelp\nsave game.txt\nquit\n"
    done = kaisho("play", "kaito", "--deal", DEAL, input=moves)
    assert done.returncode == 0
    assert "Red: c5黒紋2" in done.stdout
    assert "must move away from there. (rule K4)" in done.stdout
    assert "Helmet for 3+2" in " ".join(done.stdout.split())  # the help is the game's own
    assert f"notation {'|'.join(load('kaito').styles[1:])}" in done.stdout
    assert "紫↖5緑" not in done.stdout
    replayed = json.loads(kaisho("replay", "game.txt", "--notation", "letters", "--json").stdout)
    assert replayed["moves"] == ["@c3", "c5:b", "e5:S"]
    counted = json.loads(kaisho("perft", "kaito", "--deal", DEAL, "--depth", "5", "--json").stdout)
    assert counted["counts"] == [2, 20, 176, 1456, 11717]
    refused = kaisho("play", "kaito", "--deal", DEAL.replace("c", ".", 1))
    assert "c 1/2, . 3/2" in refused.stderr


def test_a_file_of_a_game_and_flags_that_do_not_go_together(kaisho: Run, tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text(RECORD, encoding="utf-8")
    assert "do not give them" in kaisho("play", "--load", "game.txt", "-o", "match=long").stderr
    assert "is a game of kamisado" in kaisho("play", "chess", "--load", "game.txt").stderr
    done = kaisho("play", "--load", "game.txt")
    assert "White wins" in done.stdout


# --- another game -----------------------------------------------------------------------------------------------------


def test_caminos_is_played_saved_and_replayed(kaisho: Run, tmp_path: Path) -> None:
    moves = "T 111/.1. a1\nL 31 z9\nT 111/.1. a1\nT stone: e1 1, f1 1, g1 1, f2 1\nposition\nsave game.txt\nquit\n"
    done = kaisho("play", "caminos", input=moves)
    assert done.returncode == 0
    assert "z9 is not a cell of this board (square)" in done.stdout
    assert "(rule C4)" in done.stdout
    assert "square/2 YYY1GGG1/1Y3G2/8/8/8/8/8/8 1 3442:3442 - 1:1" in done.stdout
    replayed = kaisho("replay", "game.txt", "--notation", "spoken", "--lang", "de")
    assert "2. Grün  T-Stein: e1 1, f1 1, g1 1, f2 1" in replayed.stdout
    answer = json.loads(kaisho("perft", "caminos", "--depth", "1", "-o", "board=octagon", "--json").stdout)
    assert answer["counts"] == [1629]


# --- where something is hidden ----------------------------------------------------------------------------------------

CHOSEN = ("-o", "hands=choose", "-o", "figures=choose")
PICKS = "+F\n+S1\n+S2\n+W1\n+T0\n"


def test_the_device_is_passed_between_people_who_hide_something(kaisho: Run) -> None:
    done = kaisho("play", "samurai", *CHOSEN, "--seed", "3", input=f"\n{PICKS}\nposition\nundo\n+H2\nundo\nquit\n\n")
    assert done.returncode == 0, done.stderr
    red, blue = done.stdout.split("It is Blue’s turn next. Hand over the device and press Enter.")
    assert red.startswith("It is Red’s turn next. Hand over the device and press Enter.")
    assert "hand: S1 S2 W1 T0 F" not in blue
    assert "T0 F" not in blue.partition("supply")[0]
    assert "Red has chosen." in blue
    assert "Red: +T0" not in blue
    assert "?5/-" in blue  # the position as Blue may know it
    assert "only moves of the current turn can be taken back" in blue
    assert "The last move has been taken back." in blue


def test_against_a_bot_nothing_is_covered_and_its_tiles_are_never_shown(kaisho: Run) -> None:
    done = kaisho("play", "samurai", *CHOSEN, "--against", "random", "--as", "blue", "--seed", "3", input="moves\nquit\n\n")
    assert done.returncode == 0, done.stderr
    assert "Hand over" not in done.stdout
    assert done.stdout.count("Red has chosen.") >= 5
    assert "Red plays" not in done.stdout
    assert "hand: ?5" in done.stdout


def test_a_saved_game_with_hidden_tiles_goes_on(kaisho: Run, tmp_path: Path) -> None:
    kaisho("play", "samurai", *CHOSEN, "--seed", "3", input=f"\n{PICKS}\n+H2\nsave half.txt\nquit\n")
    text = (tmp_path / "half.txt").read_text(encoding="utf-8")
    assert "deal: " in text
    done = kaisho("play", "--load", "half.txt", input="\nposition\nquit\n\n")
    assert done.stdout.startswith("It is Blue’s turn next.")
    assert "?5/H2 ?15/" in done.stdout
