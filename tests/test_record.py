"""Records: written, read, replayed with every check, and never damaged on disk."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaisho.errors import BadRecord, KaishoError
from kaisho.games import load
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.testing import random_playthrough

WRITTEN = """\
kaisho record 1
game: kamisado
version: 1
options: match=standard setup=colours
black: Johan
white: Alain
notation: symbols
acts: 4
result: unfinished

Round 1
; line-up: black brown green red yellow pink purple blue orange, white orange blue purple pink yellow red green brown
  1. black  赤↖2青
  2. white  青↖6赤
  3. black  赤↗4青
; deadlock: black red e7 moved last, passes white blue h2 - black red e7 - again from 1, marker white blue h2
  4. white  ←
"""

DEADLOCK = """\
kaisho record 1
game: kamisado
version: 1
options: match=standard setup=colours
black: Johan
white: Alain
notation: symbols
acts: 4
result: unfinished

Round 1
  1. black  赤↖2青
  2. white  青↖6赤
  3. black  赤↗4青
  4. white  ←
"""


def test_a_record_is_written_like_this() -> None:
    record = Record(load("kamisado", match="standard"))
    record.tags = {"black": "Johan", "white": "Alain"}
    for move in ("c1-a3", "b8-h2", "a3-e7", "left"):
        record.play(move)
    assert record.write() == WRITTEN
    assert Record.read(WRITTEN).write() == WRITTEN


def test_a_record_without_checked_comments_is_read() -> None:
    assert Record.read(DEADLOCK).write() == WRITTEN


def test_a_finished_match_names_its_result_and_its_rounds() -> None:
    game = load("kamisado", match="long")
    record = Record(game)
    for _, act in random_playthrough(game, 4):
        if act >= 0:
            record.play(act)
    text = record.write("spoken", "de")
    assert "language: de\n" in text
    assert text.count("\nRound ") == record.state.this_round
    result = game.result(record.state)
    assert result is not None
    winner = "black" if result.winners == (0,) else "white"
    assert f"result: {winner} {result.points[0]}:{result.points[1]} {result.reason}\n" in text
    assert Record.read(text).acts == record.acts


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("kaisho record 1", "kaisho record 2", 1, "newer version of Kaisho"),
        ("kaisho record 1", "some notes", 1, "not a Kaisho record"),
        ("game: kamisado", "game: chess", 2, "no game “chess”"),
        ("game: kamisado\n", "", 1, "tag “game” is missing"),
        ("version: 1", "version: 2", 3, "version 2 of the rules of kamisado; this version of Kaisho knows version 1"),
        ("version: 1", "version: 0", 3, "plays by version 1"),
        ("version: 1", "version: one", 3, "not a version number"),
        ("match=standard", "match=short", 4, "option match cannot be “short”"),
        ("match=standard", "length=7", 4, "no option “length”"),
        ("match=standard", "match=standard match=long", 4, "given twice"),
        ("black: Johan", "game: kamisado", 5, "given twice"),
        ("black: Johan", "black Johan", 5, "is not a tag"),
        ("black: Johan", "green: Johan", 5, "no tag “green”"),
        ("black: Johan", "language: xx", 5, "does not speak “xx”"),
        ("notation: symbols", "notation: runes", 7, "no notation “runes”"),
        ("match=standard", "self=1", 4, "no option “self”"),
        ("match=standard", "match=series rounds=" + "9" * 100, 4, "option rounds cannot be"),
        ("Round 1", "Round 2", 11, "this is round 1"),
        ("赤↖2青", "赤↖2黄", 12, "a3, which is Blue, not Yellow"),
        ("赤↖2青", "赤↖3青", 12, "go off the board"),
        ("青↖6赤", "緑↑1茶", 13, "The Green tower may not move now.*rule T2"),
        ("青↖6赤", "青↖7赤", 13, "go off the board"),
        ("赤↗4青", "赤0青", 14, "can move, so it may not pass.*rule Z5"),
        ("  2. white", "  2. black", 13, "turn of “white”, not of “black”"),
        ("  2. white", "  3. white", 13, "should be move 2, not 3"),
        ("  2. white  青↖6赤\n", "", 13, "should be move 2, not 3"),
        ("  4. white  ←\n", "", 14, "has 4 moves, but there are 3 here"),
        ("  4. white  ←", "  4. white  ↑", 15, "is no"),
        ("acts: 4", "acts: 5", 15, "has 5 moves, but there are 4 here"),
        ("result: unfinished", "result: black 3:0 home-row", 9, "lead to “unfinished”"),
        ("  4. white  ←", "  4. white  ←\nand so on", 16, "“and so on” is not a move"),
    ],
)
def test_a_damaged_record_is_refused_with_the_line(old: str, new: str, line: int, message: str) -> None:
    assert old in DEADLOCK
    with pytest.raises(BadRecord, match=message) as refused:
        Record.read(DEADLOCK.replace(old, new))
    assert refused.value.line == line
    assert all(refused.value.say(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    ("old", "new", "line", "message"),
    [
        ("black brown green", "black green brown", 12, "says “black green brown .* it is “black brown green"),
        ("; line-up: ", "; line-up:", 12, None),
        ("; line-up: ", ";line-up:   ", 12, None),
        ("; line-up: ", "; my line-up: ", 12, None),
        ("; line-up: ", "; line-up : ", 12, None),
        ("; line-up: ", "; Line-up: ", 12, "“Line-up” must be written in lower case: “line-up”"),
        ("; line-up: ", ";LINE-UP :", 12, "“LINE-UP” must be written in lower case"),
        ("; deadlock: ", "; deadLock: ", 16, "“deadLock” must be written in lower case"),
        ("; line-up: ", "; LİNE-UP: ", 12, None),
        ("; deadlock: black red e7", "; deadlock: black red e6", 16, "“deadlock” says “black red e6"),
        ("moved last", "pushed last", 16, "“deadlock” says"),
        ("white blue h2 - black red e7", "black red e7 - white blue h2", 16, "“deadlock” says"),
        ("again from 1", "again from 2", 16, "“deadlock” says"),
        (", marker white blue h2", "", 16, "“deadlock” says"),
        ("marker white blue", "marker white red", 16, "“deadlock” says"),
        ("  2. white", "; deadlock: what\n  2. white", 14, "The comment “deadlock” does not belong here"),
        ("  2. white", "; line-up: black\n  2. white", 14, "The comment “line-up” does not belong here"),
        ("  4. white  ←\n", "  4. white  ←\n; line-up: black brown\n", 18, "“line-up” says “black brown”"),
        ("black: Johan", "; line-up: black\nblack: Johan", 5, "“line-up” says “black”"),
        ("black: Johan", "; deadlock: black\nblack: Johan", 5, "The comment “deadlock” does not belong here"),
        ("赤↖2青", "赤↖2青 ; line-up: a free comment", 13, None),
    ],
)
def test_a_checked_comment_that_is_wrong_is_refused_with_its_line(old: str, new: str, line: int, message: str | None) -> None:
    """A comment with another name, or one after a move, is free text."""
    assert WRITTEN.count(old) >= 1
    text = WRITTEN.replace(old, new, 1)
    if message is None:
        assert Record.read(text).write() == WRITTEN
        return
    with pytest.raises(BadRecord, match=message) as refused:
        Record.read(text)
    assert refused.value.line == line
    assert len({refused.value.say(language) for language in LANGUAGES}) == 5
    assert all("…" not in refused.value.say(language) for language in LANGUAGES)


def lines_before_a_first_move(text: str) -> list[str]:
    """Return the lines directly above the first move of a round."""
    lines = text.splitlines()
    return [lines[index - 1] for index, line in enumerate(lines) if index and lines[index - 1].startswith("; line-up: ")]


@pytest.mark.parametrize("setup", ["colours", "tournament"])
@pytest.mark.parametrize("match", ["single", "standard", "long", "marathon", "series"])
def test_every_round_carries_its_line_up_in_every_notation_and_language(match: str, setup: str) -> None:
    game = load("kamisado", match=match, setup=setup, **({"rounds": 5} if match == "series" else {}))
    record = Record(game)
    for _, act in random_playthrough(game, 11):
        if act >= 0:
            record.play(act)
    rounds = int(record.state.this_round)
    wanted = lines_before_a_first_move(record.write())
    assert len(wanted) == rounds
    for style in game.styles:
        for language in LANGUAGES if style in ("spoken", "short") else ("en",):
            text = record.write(style, language)
            assert lines_before_a_first_move(text) == wanted
            assert Record.read(text).acts == record.acts
    if setup == "colours":
        assert f"Round 1\n{wanted[0]}\n" in record.write()
    else:
        placing = record.write().splitlines()
        assert placing.index(wanted[0]) - placing.index("Round 1") == 17  # after sixteen towers have been placed


@pytest.mark.parametrize("name", ["line-up", "deadlock"])
@pytest.mark.parametrize("between", ["", "\n", "; a free comment\n"])
def test_a_checked_comment_may_occur_only_once_at_a_position(name: str, between: str) -> None:
    lines = WRITTEN.splitlines(keepends=True)
    index = next(number for number, line in enumerate(lines) if line.startswith(f"; {name}: "))
    text = "".join([*lines[: index + 1], between, lines[index], *lines[index + 1 :]])
    with pytest.raises(BadRecord, match=f"“{name}” appears twice here") as refused:
        Record.read(text)
    assert refused.value.line == index + 2 + (1 if between else 0)
    assert len({refused.value.say(language) for language in LANGUAGES}) == 5


def test_games_without_rounds_write_no_checked_comments() -> None:
    for name in ("kaito", "caminos", "samurai"):
        game = load(name)
        record = Record(game, game.shuffle(3))
        for _, act in random_playthrough(game, 3):
            if act >= 0:
                record.play(act)
        assert not game.comments
        assert ";" not in record.write()
        assert Record.read(record.write().replace("\n\n", "\n\n; line-up: a free comment\n", 1)).acts == record.acts


def test_the_rule_of_a_refused_move_is_named() -> None:
    with pytest.raises(BadRecord) as refused:
        Record.read(DEADLOCK.replace("青↖6赤", "緑↑1茶"))
    assert (refused.value.line, refused.value.rule) == (13, "T2")
    assert str(refused.value).startswith("Line 13: ")


def test_moves_after_the_end_are_refused() -> None:
    text = DEADLOCK.replace("match=standard", "match=single").replace("unfinished", "white 0:1 deadlock")
    with pytest.raises(BadRecord, match="already over") as refused:
        Record.read(text)
    assert refused.value.line == 15


def test_comments_and_blank_lines_and_a_record_by_hand_are_fine() -> None:
    text = (
        "; by hand\n\nkaisho record 1\ngame: kamisado\nversion: 1\n1. black red left 2 blue ; a good move\n\n2. white b8-h2\n"
    )
    assert len(Record.read(text).acts) == 2


def test_a_record_may_start_from_a_position() -> None:
    position = "O1PKYRGN/8/8/8/5B2/r7/8/ng1ykpbo b b play 0:0 single 1 2 2"
    game, state = type(load("kamisado")).from_position(position)
    record = Record(game, start=state)
    record.play("g1-g2")
    text = record.write()
    assert f"start: {position}\n" in text
    assert game.position(Record.read(text).state) == game.position(record.state)
    with pytest.raises(BadRecord, match="options and the start position"):
        Record.read(text.replace("match=single", "match=long"))
    with pytest.raises(BadRecord, match="nine fields"):
        Record.read(text.replace(position, position[:20]))


def test_names_with_unusual_characters_do_not_break_a_record() -> None:
    record = Record(load("kamisado"))
    record.tags = {"black": "Anna; the First", "white": "x\u2028y\nz"}
    assert Record.read(record.write()).tags == {"black": "Anna, the First", "white": "x y z"}


def test_a_record_says_what_it_is() -> None:
    record = Record(load("kamisado"))
    assert repr(record) == f"<Record of {record.game!r}, 0 acts>"
    while not record.state.over:
        record.play(record.game.legal(record.state)[-1])
    assert repr(record) == f"<Record of {record.game!r}, {len(record.acts)} acts, over>"


def test_undo_goes_back_to_the_state_before() -> None:
    record = Record(load("kamisado"))
    before = record.game.to_bytes(record.state)
    record.play("c1-a3")
    assert record.undo()
    assert record.game.to_bytes(record.state) == before
    assert not record.undo()


@settings(deadline=None, max_examples=200)
@given(st.data())
def test_no_damage_breaks_the_reader(data: st.DataObject) -> None:
    index = data.draw(st.integers(0, len(DEADLOCK)))
    length = data.draw(st.integers(0, 12))
    damaged = DEADLOCK[:index] + data.draw(st.text(max_size=8)) + DEADLOCK[index + length :]
    try:
        record = Record.read(damaged)
    except BadRecord as error:
        assert 1 <= error.line <= damaged.count("\n") + 10
    else:
        assert len(record.states) == len(record.acts) + 1


# --- files ------------------------------------------------------------------------------------------------------------


def test_a_file_is_saved_and_loaded(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    record = Record.read(DEADLOCK)
    record.save(file)
    assert file.read_text(encoding="utf-8") == WRITTEN
    assert Record.load(file).acts == record.acts
    assert list(tmp_path.iterdir()) == [file]


def test_a_failed_save_leaves_the_old_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.txt"
    file.write_text("something else")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(KaishoError, match="cannot be written: No space left"):
        Record.read(DEADLOCK).save(file)
    assert file.read_text() == "something else"
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"\xff\xfe\x00", "not UTF-8 text"),
        (b"", "not a Kaisho record"),
        (b"kaisho record 1\n\xc3\x28", "Line 2: The file is not UTF-8 text"),
    ],
)
def test_files_that_are_not_records_are_refused(tmp_path: Path, content: bytes, message: str) -> None:
    file = tmp_path / "file"
    file.write_bytes(content)
    with pytest.raises(KaishoError, match=message):
        Record.load(file)


def test_missing_files_and_folders(tmp_path: Path) -> None:
    with pytest.raises(KaishoError, match="There is no file"):
        Record.load(tmp_path / "nothing")
    with pytest.raises(KaishoError, match="cannot be read"):
        Record.load(tmp_path)
    with pytest.raises(KaishoError, match="cannot be written"):
        Record.read(DEADLOCK).save(tmp_path / "no" / "folder")


def test_a_record_of_a_running_game_without_its_deal_is_refused_in_words() -> None:
    game = load("samurai")
    record = Record(game, game.shuffle(1))
    with pytest.raises(BadRecord, match="can be studied when it is over") as refused:
        Record.read(record.write(seat=0))
    assert refused.value.code == "record-no-deal"
