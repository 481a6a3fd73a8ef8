"""Customs of the games: what they declare, how it is put into words, and who is asked about it at a terminal."""

from __future__ import annotations

import itertools
import json
import os
import pty
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kaisho.commandline import BadUsage
from kaisho.commands import seating
from kaisho.customs import Customs, Duration
from kaisho.game import Choice, Number
from kaisho.games import game_class, load, names
from kaisho.games.kamisado import Kamisado
from kaisho.language import LANGUAGES, words
from kaisho.learn.customs import customs_in_words, minutes_in_words
from kaisho.learn.localized import rules_page
from kaisho.record import Record
from tests.conftest import Run

# --- what games declare -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", names())
def test_players_are_the_seats_that_the_game_can_have(name: str) -> None:
    kind = game_class(name)
    assert [kind.for_players(players).seats for players in kind.player_counts] == list(kind.player_counts)
    assert kind().seats == kind.player_counts[0]
    if kind.players_option is not None:
        option = next(option for option in kind.option_list if option.name == kind.players_option)
        counts = len(option.values) if isinstance(option, Choice) else option.most - option.least + 1
        assert len(kind.player_counts) == counts


@pytest.mark.parametrize("name", names())
def test_customs_name_options_and_values_that_exist(name: str) -> None:
    kind = game_class(name)
    known = {option.name: option for option in kind.option_list}
    customs = kind.customs
    kind(**dict(customs.first))
    for duration in customs.durations:
        assert 0 < duration.least <= duration.most
        assert not duration.option or known[duration.option].read(duration.value) == duration.value
        assert not duration.times or isinstance(known[duration.times], Number)
    assert all(0 <= customs.lead_seat < players for players in kind.player_counts)


def test_the_rulebooks_durations() -> None:
    found = {name: {each.value: (each.least, each.most) for each in game_class(name).customs.durations} for name in names()}
    of_kamisado = found.pop("kamisado")
    assert of_kamisado == {
        "single": (20, 30),
        "standard": (60, 90),
        "long": (120, 180),
        "marathon": (180, 300),
        "series": (20, 30),
    }
    assert found == {"kaito": {"": (10, 20)}, "caminos": {"": (15, 25)}, "samurai": {}}


def test_the_rulebooks_ages_and_numbers_of_players() -> None:
    found = {name: (game_class(name).player_counts, game_class(name).customs.age) for name in names()}
    assert found == {"kamisado": ((2,), 10), "kaito": ((2,), 8), "caminos": ((2, 4), 10), "samurai": ((2, 3, 4), None)}


def test_the_leading_seat_and_the_options_of_a_first_game() -> None:
    found = {name: game_class(name).customs for name in names()}
    assert {name: (customs.lead, customs.lead_seat) for name, customs in found.items()} == {
        "kamisado": ("experienced", 1),
        "kaito": ("lot", 0),
        "caminos": ("lot", 0),
        "samurai": ("youngest", 0),
    }
    assert Kamisado().seat_name(1) == "white"
    assert {name: dict(customs.first) for name, customs in found.items()} == {
        "kamisado": {"match": "single"},
        "kaito": {},
        "caminos": {"board": "square"},
        "samurai": {"hands": "random", "figures": "random"},
    }


@pytest.mark.parametrize(
    ("options", "minutes"),
    [
        ({}, (20, 30)),
        ({"match": "standard"}, (60, 90)),
        ({"match": "long"}, (120, 180)),
        ({"match": "marathon", "setup": "tournament"}, (180, 300)),
        ({"match": "series"}, (40, 60)),
        ({"match": "series", "rounds": 99}, (1980, 2970)),
    ],
)
def test_the_usual_duration_depends_on_the_options(options: dict[str, str | int], minutes: tuple[int, int]) -> None:
    game = Kamisado(**options)
    assert game.customs.minutes(game.options) == minutes
    assert minutes_in_words(minutes, words("en")) == f"{minutes[0]}–{minutes[1]} min"


def test_an_unknown_duration_is_not_mentioned() -> None:
    assert load("samurai").customs.minutes(load("samurai").options) is None
    assert Customs(durations=(Duration(5, 5, "match", "long"),)).minutes({"match": "single"}) is None
    assert minutes_in_words((5, 5), words("en")) == "5 min"


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lead_seat", [0, 1])
def test_the_leader_gets_the_leading_seat_and_the_others_follow_clockwise(players: int, lead_seat: int) -> None:
    customs = Customs(lead_seat=lead_seat)
    for leader in range(players):
        seats = customs.seating(leader, players)
        assert seats[lead_seat] == leader
        assert sorted(seats) == list(range(players))
        assert all((after - before) % players == 1 for before, after in itertools.pairwise(seats))


# --- words ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_customs_are_written_with_the_rules_in_every_language(name: str, language: str) -> None:
    kind = game_class(name)
    sentences = rules_page(name, language).customs
    assert sentences == customs_in_words(kind, words(language))
    customs = kind.customs
    assert len(sentences) == 2 + (customs.age is not None) + len(customs.durations) + bool(customs.first)
    assert len(set(sentences)) == len(sentences) and all(sentences)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_the_rules_say_what_happens_when_somebody_leaves(name: str, language: str) -> None:
    sentences = rules_page(name, language).leaving
    say = words(language)
    many = [say(f"customs-leaving-{part}") for part in ("many", "turns", "places", "last")]
    assert sentences == [say("customs-leaving-two"), *(many if name == "samurai" else [])]
    assert all(line.endswith(".") for line in sentences) and say("customs-leaving-title")


def test_the_more_experienced_takes_white_and_the_youngest_begins() -> None:
    assert "Whoever has more experience takes White." in customs_in_words(Kamisado, words("en"))
    assert "Usual duration (marathon, to 15 points): 180–300 min" in customs_in_words(Kamisado, words("en"))
    assert "The youngest player begins." in customs_in_words(game_class("samurai"), words("en"))
    assert "For a first game: First tiles (at random), Figures (at random)" in customs_in_words(
        game_class("samurai"), words("en")
    )
    assert "For a first game: Board (square)" in customs_in_words(game_class("caminos"), words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_games_states_the_customs(kaisho: Run, language: str) -> None:
    shown = kaisho("games", "--lang", language).stdout
    for name in names():
        assert all(f"\n  {line}\n" in shown for line in customs_in_words(game_class(name), words(language)))
    described = {game["name"]: game["customs"] for game in json.loads(kaisho("games", "--json").stdout)}
    assert described["samurai"]["lead"] == "youngest"
    assert described["kamisado"]["durations"][1]["most"] == 90


# --- at a terminal ----------------------------------------------------------------------------------------------------


def answers(monkeypatch: pytest.MonkeyPatch, *lines: str, terminal: bool = True) -> list[str]:
    """Answer questions with these lines; return the list of questions that are asked."""
    asked: list[str] = []
    left: Iterator[str] = iter(lines)

    def read(prompt: str) -> str:
        asked.append(prompt)
        return next(left)

    monkeypatch.setattr(seating, "read_line", read)
    for stream in (sys.stdin, sys.stdout):
        monkeypatch.setattr(stream, "isatty", lambda: terminal)
    return asked


def seated(game: str, *given: str, **options: str | int) -> dict[str, str]:
    record = Record(load(game, **options))
    seating.seat_people(record, list(range(record.game.seats)), list(given), words("en"))
    return record.tags


def test_the_youngest_of_three_gets_the_first_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answers(monkeypatch, "Ann, Ben,Cleo", "cleo")
    tags = seated("samurai", players=3)
    game = load("samurai", players=3)
    assert [tags[game.seat_name(seat)] for seat in range(3)] == ["Cleo", "Ann", "Ben"]
    assert asked[1] == "Who is the youngest? 1 Ann, 2 Ben, 3 Cleo, 4 at random (Enter to skip): "


def test_the_more_experienced_of_two_takes_white(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, "Alain, Johan", "1")
    assert seated("kamisado") == {"black": "Johan", "white": "Alain"}


@pytest.mark.parametrize("name", names())
def test_seats_can_be_drawn_at_random_in_every_game(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    seen = set()
    for _ in range(60):
        answers(monkeypatch, "Ann, Ben", "3")
        seen.add(tuple(sorted(seated(name).items())))
    assert len(seen) == 2


def test_every_question_can_be_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answers(monkeypatch, "")
    assert seated("kamisado") == {} and len(asked) == 1
    answers(monkeypatch, "Ann, Ben", "")
    assert seated("kamisado") == {"black": "Ann", "white": "Ben"}


def test_a_nonsensical_answer_is_asked_again(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    asked = answers(monkeypatch, "Ann", "Ann, Ben, Cleo", "Ann, Ann", "Ann", "0", "9", "²", "2")
    assert seated("kamisado") == {"black": "Ann", "white": "Ann"}
    assert len(asked) == 8
    assert capsys.readouterr().out.count("Type a name or its number") == 4


def test_nobody_is_asked_if_the_seats_are_settled_or_without_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    assert answers(monkeypatch, terminal=False) == []
    assert seated("samurai") == {}
    answers(monkeypatch)
    assert seated("kamisado", "Ann", "Ben") == {"black": "Ann", "white": "Ben"}
    record = Record(load("kamisado"))
    seating.seat_people(record, [0], [], words("en"))  # alone against a bot
    game, state = Kamisado.from_position("OBPKYRGN/8/8/8/8/8/8/ngrykpbo b -")
    seating.seat_people(Record(game, start=state), [0, 1], [], words("en"))
    record.play("c1-a3")
    seating.seat_people(record, [0, 1], [], words("en"))  # from a file
    assert record.tags == {}


def test_there_must_be_as_many_names_as_people() -> None:
    for given in (("Ann",), ("Ann", "Ben", "Cleo")):
        with pytest.raises(BadUsage) as caught:
            seated("kamisado", *given)
        assert caught.value.code == "customs-terminal-count"


def test_names_on_the_command_line_are_shown_and_recorded(kaisho: Run, tmp_path: Path) -> None:
    done = kaisho("play", "kamisado", "--name", "Johan", "--name", "Alain", input="c1-a3\nsave named.txt\nquit\n")
    assert "Black (Johan)" in done.stdout and "White (Alain)" in done.stdout
    text = (tmp_path / "named.txt").read_text(encoding="utf-8")
    assert "\nblack: Johan\nwhite: Alain\n" in text
    assert kaisho("play", "--load", "named.txt", input="quit\n").stdout.count("White (Alain)") >= 1
    assert kaisho("play", "kamisado", "--name", "Ann", input="").returncode == 2


def test_samurai_is_set_up_by_chance_in_the_terminal_unless_something_else_is_chosen(kaisho: Run, tmp_path: Path) -> None:
    for number, (given, options) in enumerate(
        (
            ([], "players=2 capture=turn hands=random open_captures=no figures=random"),
            (["-o", "players=3"], "players=3 capture=turn hands=random open_captures=no figures=random"),
            (["-o", "hands=choose"], "players=2 capture=turn hands=choose open_captures=no figures=random"),
        )
    ):
        kaisho("play", "samurai", *given, input=f"\nsave {number}.txt\nquit\n")
        assert options.split() == re.search("options: (.*)", (tmp_path / f"{number}.txt").read_text())[1].split()
    done = kaisho("play", "samurai", "--against", "easy", input="quit\n")
    assert "at least one tile" in done.stdout


def test_the_options_of_a_first_game_are_suggested_if_others_are_chosen(kaisho: Run) -> None:
    hint = "For a first game, -o hands=random is recommended."
    assert hint in kaisho("play", "samurai", "-o", "hands=choose", input="quit\n").stdout
    assert "For a first game" not in kaisho("play", "samurai", input="quit\n").stdout
    assert "-o board=square" in kaisho("play", "caminos", "-o", "board=ring", input="quit\n").stdout
    assert "For a first game" not in kaisho("play", "caminos", input="quit\n").stdout


def test_a_real_terminal_asks_and_can_be_left(tmp_path: Path) -> None:
    master, slave = pty.openpty()
    environment = {**os.environ, "TERM": "dumb", "KAISHO_LANG": "en"}
    command = [sys.executable, "-m", "kaisho", "play", "kamisado"]
    with subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, cwd=tmp_path, env=environment) as process:
        os.close(slave)
        os.write(master, b"Alain, Johan\nAlain\nquit\n")
        shown = b""
        while b"Black (Johan)" not in shown:
            shown += os.read(master, 4096)
        assert process.wait(60) == 0
    os.close(master)
    assert b"Who has the most experience? 1 Alain, 2 Johan, 3 at random" in shown
