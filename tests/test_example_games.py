"""The example games: each replays to its end and shows what it promises."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files

import pytest

from kaisho import examples, games
from kaisho.language import LANGUAGES, words
from kaisho.record import Record, tags_in
from kaisho.state import State
from tests.conftest import Run


def deeds(record: Record) -> Counter[str]:
    """How often each kind of act was played."""
    described = (record.game.describe(act) for act in record.acts)
    return Counter(str(deed["do"]) for deed in described if deed is not None)


def played(record: Record) -> Iterator[tuple[State, int]]:
    """Every act with the state before it."""
    return zip(record.states, record.acts, strict=False)


def moves(record: Record) -> list[str]:
    return [record.game.write(state, act, "spoken") for state, act in played(record)]


def reason(record: Record) -> str:
    result = record.game.result(record.state)
    assert result is not None
    return result.reason


def test_every_game_has_an_example_and_they_come_in_the_order_of_the_games() -> None:
    of = [examples.record(example).game.name for example in examples.names()]
    assert list(dict.fromkeys(of)) == list(games.names())
    assert of == sorted(of, key=games.names().index)


@pytest.mark.parametrize("example", examples.names())
def test_an_example_is_a_whole_game_between_named_players(example: str) -> None:
    record = examples.record(example)
    assert record.state.over and not record.from_position
    seats = {record.game.seat_name(seat) for seat in range(record.game.seats)}
    assert seats | {"date", "event"} == set(record.tags) and len(set(record.tags.values())) == len(record.tags)
    assert Record.read(record.write()).acts == record.acts


@pytest.mark.parametrize("example", examples.names())
def test_an_example_is_written_as_the_program_writes_it(example: str) -> None:
    assert examples.record_text(example) == examples.record(example).write(), "run tools/example_games.py"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", examples.names())
def test_an_example_is_listed_with_its_game_and_words(example: str, language: str) -> None:
    listed = examples.listed(example, language)
    record = examples.record(example)
    assert (listed.id, listed.game, listed.acts) == (example, record.game.name, len(record.acts))
    assert listed.title and listed.about and listed.title != listed.about


def test_the_standard_match_has_pushes_passes_and_four_rounds() -> None:
    record = examples.record("kamisado-standard")
    written = moves(record)
    assert record.game.options["match"] == "standard" and reason(record) == "home-row"
    assert sum("Back 1" in move for move in written) == 3
    assert sum(" 0 " in move for move in written) == 6
    assert int(record.state.this_round) == 4 and record.game.points(record.state) == (3, 1)
    assert int(record.state.markers.max()) == 1  # a sumo


def test_the_tournament_round_begins_with_sixteen_placings_and_is_won_by_the_defender() -> None:
    record = examples.record("kamisado-tournament")
    assert record.game.options["setup"] == "tournament" and deeds(record)["place"] == 16
    assert [record.game.seat_name(int(state.seat)) for state in record.states[:17]] == ["black"] * 8 + ["white"] * 8 + ["black"]
    assert record.result_text() == "white 0:1 home-row"


def test_kaito_is_decided_by_an_exchange() -> None:
    record = examples.record("kaito-exchange")
    assert deeds(record)["exchange"] == 1 and reason(record) == "last-helmet"
    (at,) = [number for number, act in enumerate(record.acts) if (record.game.describe(act) or {})["do"] == "exchange"]
    buyer = record.states[at].seat
    assert record.game.result(record.state).winners == (buyer,)  # type: ignore[union-attr]
    bought = (record.game.describe(record.acts[at - 1]) or {})["to"]
    assert record.game.describe(record.acts[at + 2]) == {"do": "take", "to": bought}  # the kaito comes back to what was bought


def test_caminos_is_connected_over_different_heights() -> None:
    record = examples.record("caminos-connection")
    view = record.game.view(record.state, 0)
    assert reason(record) == "connection" and view["board"] == "square"
    assert view["way"] == ["h4", "g4", "f4", "e4", "e5", "d5", "c5", "b5", "b4", "a4"]
    assert {len(cell["cubes"]) for cell in view["cells"] if cell["cell"] in view["way"]} == {1, 2}


def test_caminos_without_a_connection_compares_the_edge_stones() -> None:
    record = examples.record("caminos-draw")
    result = record.game.result(record.state)
    assert result is not None and result.winners == () and result.reason == "equal-edge-stones"
    assert record.game.view(record.state, 0)["edge_stones"] == {"yellow": 4, "green": 4}


def test_samurai_with_three_has_a_close_end_and_every_kind_of_act() -> None:
    record = examples.record("samurai-three")
    assert record.game.options["players"] == 3 and reason(record) == "most-figures"
    assert record.game.options["hands"] == "random" and record.game.options["capture"] == "turn"
    assert set(deeds(record)) == {"place", "lay", "move", "swap", "end"}
    assert record.game.points(record.state) == (9, 9, 8)


def test_an_unknown_example_is_refused_and_the_known_ones_are_listed() -> None:
    with pytest.raises(examples.UnknownExample, match="no example game “chess”.*kaito-exchange"):
        examples.record_text("chess")


def test_the_tags_of_a_record_are_read_without_its_moves() -> None:
    text = "kaisho record 1\n  game:   kaito ; which one\n; acts: 3\nacts: 2\n\n1. nonsense\ngame: caminos\n"
    assert tags_in(text) == {"game": "kaito", "acts": "2"}
    assert tags_in("") == {}
    for example in examples.names():
        record, tags = examples.record(example), tags_in(examples.record_text(example))
        assert tags.items() >= record.tags.items() and (tags["game"], tags["acts"]) == (record.game.name, str(len(record.acts)))


def test_a_language_knows_which_messages_it_has() -> None:
    say = words("nl")
    assert say.has("example-kaito-exchange-title") and say.has("unknown-example")
    assert not say.has("example-kaito-exchange-0") and not say.has("nonsense")


def test_every_record_in_the_folder_is_an_example() -> None:
    names = {file.name for file in files("kaisho.examples").iterdir() if not file.name.startswith(("__", "."))}
    assert names == {f"{example}.kaisho" for example in examples.names()}


# --- notes ------------------------------------------------------------------------------------------------------------


def turn_of(record: Record, act: int) -> tuple[int, int]:
    """The turn to which an act belongs, counted from 1."""
    state = record.states[act - 1]
    return int(state.turn), int(state.seat)


def is_set_up(record: Record, act: int) -> bool:
    return (record.game.describe(record.acts[act - 1]) or {})["do"] == "place"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("example", examples.names())
def test_every_turn_has_a_note_at_its_last_act_in_every_language(example: str, language: str) -> None:
    record, localized = examples.record(example), examples.localized(example, language)
    noted = {note.at for note in localized.notes}
    turns = {turn_of(record, act): act for act in range(1, localized.acts + 1) if not is_set_up(record, act)}
    assert set(turns.values()) <= noted
    placings = [act for act in range(1, localized.acts + 1) if is_set_up(record, act)]
    assert not placings or max(placings) in noted, "the line-up as a whole is spoken of"
    assert localized.end.strip() and all(note.text.strip() for note in localized.notes)
    assert len({note.text for note in localized.notes}) == len(localized.notes), "no two notes are the same"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_is_no_note_for_an_act_that_does_not_exist(language: str) -> None:
    folder = files("kaisho") / "words" / language
    text = "".join((folder / f"example-{game}.ftl").read_text(encoding="utf-8") for game in games.names())
    known = {
        f"example-{example}-{part}"
        for example in examples.names()
        for part in ("title", "about", "end", *range(1, len(examples.record(example).acts) + 1))
    }
    assert set(re.findall(r"^(example-[a-z0-9-]+) =", text, re.M)) <= known


def test_an_act_within_a_turn_has_the_note_of_the_turn() -> None:
    notes = [examples.Note(2, "two"), examples.Note(5, "five")]
    found = [examples.note_about(notes, at) for at in range(7)]
    assert found == [None, notes[0], notes[0], notes[1], notes[1], notes[1], None]


# --- in the terminal --------------------------------------------------------------------------------------------------


def test_the_command_lists_all_examples(kaisho: Run) -> None:
    listed = kaisho("examples", "--lang", "de").stdout
    assert all(f"{example}: " in listed for example in examples.names())
    assert [each["id"] for each in json.loads(kaisho("examples", "--json").stdout)] == list(examples.names())


@pytest.mark.parametrize(("example", "language"), [("kaito-exchange", "tr"), ("samurai-three", "en")])
def test_an_example_is_shown_turn_by_turn_to_its_end(kaisho: Run, example: str, language: str) -> None:
    localized, record = examples.localized(example, language), examples.record(example)
    done = kaisho("examples", example, "--lang", language, input="\n" * len(localized.notes))
    assert (done.returncode, done.stderr) == (0, "")
    shown = " ".join(done.stdout.split())
    for note in localized.notes:
        assert " ".join(note.text.split()) in shown
    for number, move in enumerate(record.game.write(*pair, "spoken", language) for pair in played(record)):
        assert f" {number + 1}. " in shown and move in shown
    assert " ".join(localized.end.split()) in shown
    assert shown.index(localized.about[:30]) < shown.index(localized.notes[0].text[:30])


def test_the_reader_can_go_back_and_quit(kaisho: Run) -> None:
    done = kaisho("examples", "kaito-exchange", input="\n\nback\nback\nback\nquit\n")
    at = [line for line in done.stdout.splitlines() if "after" in line and "of 19 moves" in line]
    assert [line.split("after ")[1].split()[0] for line in at] == ["0", "1", "2", "1", "0", "0"]
    assert kaisho("examples", "kaito-exchange", input="").returncode == 0


def test_an_example_is_written_in_the_notation_asked_for_and_for_programs(kaisho: Run) -> None:
    shown = kaisho("examples", "kaito-exchange", "--notation", "letters", input="\n").stdout
    assert "    1. Black  @b2" in shown
    example = json.loads(kaisho("examples", "kaito-exchange", "--json", "--lang", "fr").stdout)
    assert example["language"] == "fr" and Record.read(example["record"]).state.over and len(example["notes"]) == 19


def test_an_unknown_example_is_refused_at_the_terminal(kaisho: Run) -> None:
    done = kaisho("examples", "chess")
    assert done.returncode == 1 and "There is no example game “chess”" in done.stderr
