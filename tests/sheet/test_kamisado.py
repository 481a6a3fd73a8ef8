"""Kamisado's score sheets: the four symbols, pushes, passes and missed turns, line-ups, results of rounds."""

from __future__ import annotations

import pytest

from kaisho.errors import Word
from kaisho.games.kamisado import Kamisado
from kaisho.games.kamisado.board import HOME_SQUARE, KANJI, square_name
from kaisho.games.kamisado.rules import FILL_LEFT, FILL_RIGHT, PLACE
from kaisho.language import LANGUAGES, words
from kaisho.record import Record
from kaisho.sheet import record_pages
from tests.sheet.games import GAMES, played
from tests.sheet.reading import acts_in, items_on, spaced, words_on

MATCHES = [name for name in GAMES if name.startswith("kamisado")]
DASH = "—"


def heads(language: str = "en") -> list[str]:
    return [words(language)("kamisado-black"), words(language)("kamisado-white")]


def cells(record: Record, language: str = "en") -> list[tuple[int, int, str]]:
    return acts_in(record_pages(record, language), heads(language), 16)


def record_from(position: str, *moves: str) -> Record:
    game, state = Kamisado.from_position(position)
    record = Record(game, start=state)
    for move in moves:
        record.play(move)
    return record


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_every_move_is_in_the_column_of_its_side_with_its_symbols_in_order(name: str, language: str) -> None:
    record = played(name)
    wanted = [
        (int(state.seat), record.game.write(state, act, "symbols").replace(" ", ""))
        for state, act in zip(record.states, record.acts, strict=False)
        if act < FILL_LEFT
    ]
    assert [(column, text) for _, column, text in cells(record, language) if text not in ("", DASH)] == wanted


@pytest.mark.parametrize("name", MATCHES)
def test_a_dash_stands_exactly_where_a_turn_is_missed(name: str) -> None:
    """Between two moves of the same side in a row there is one dash, and no other."""
    record = played(name)
    read = [(column, text) for _, column, text in cells(record) if text]
    pushes = sum(
        before.seat == after.seat and before.this_round == after.this_round and act < FILL_LEFT and not after.phase
        for before, act, after in zip(record.states, record.acts, record.states[1:], strict=False)
    )
    assert sum(text == DASH for _, text in read) == pushes
    if name in ("kamisado-long", "kamisado-marathon-tournament"):
        assert pushes > 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_every_round_has_its_line_up_result_and_refill(name: str, language: str) -> None:
    record, say = played(name), words(language)
    text = words_on(record_pages(record, language))
    place = 0
    rounds = 0
    for before, act, after in zip(record.states, record.acts, record.states[1:], strict=False):
        sentences = []
        if act < FILL_LEFT and tuple(before.score) != tuple(after.score):
            rounds += 1
            sentences.append(say("kamisado-sheet-score", black=str(after.score[0]), white=str(after.score[1])))
        elif act in (FILL_LEFT, FILL_RIGHT):
            side = Word(("kamisado-black", "kamisado-white")[int(before.seat)])
            sentences.append(say(f"kamisado-sheet-fill-{('left', 'right')[act - FILL_LEFT]}", side=side))
        for sentence in sentences:
            place = _after(text, spaced(sentence), place)
    assert [text.count(f" {say('kamisado-show-round', round=str(n))} ") for n in range(1, rounds + 2)] == [1] * rounds + [0]


def _after(text: str, sentence: str, place: int) -> int:
    """Return where a sentence ends that must come after an index; a line break counts as a space."""
    found = text.find(sentence, place)
    assert found >= 0, sentence
    return found + len(sentence)


@pytest.mark.parametrize("name", MATCHES)
def test_a_line_up_shows_the_towers_where_they_stand(name: str) -> None:
    """Read from the drawing: the large kanji of both rows by their coordinates, compared with the states that begin rounds."""
    record = played(name)
    openings = [
        state
        for state, act, before in zip(record.states, record.acts, [None, *record.acts], strict=False)
        if act < FILL_LEFT and int(state.must) == 8 and (before is None or before >= FILL_LEFT or state.match == 4)
    ]
    read = items_on(record_pages(record))
    tops = [item for item in read if item.text == "a"]
    assert len(tops) == len(openings)
    colours = record.game.board()["squares"]
    kanji = dict(zip(("orange", "blue", "purple", "pink", "yellow", "red", "green", "brown"), KANJI, strict=True))
    for state, top in zip(openings, tops, strict=True):
        near = [s for s in read if s.page == top.page and abs(s.y - top.y) < 14.5 and s.text in KANJI]
        for seat, rows in ((1, [s for s in near if s.y < top.y]), (0, [s for s in near if s.y > top.y])):
            found = [s.text for s in sorted(rows, key=lambda s: s.x)]
            squares = sorted(HOME_SQUARE[seat].tolist())
            wanted = []
            for number in squares:
                colour = next(c for c in range(8) if int(state.tower[seat, c]) == number)
                wanted += [kanji[colours[square_name(number)]], KANJI[colour]]
            assert found == wanted


@pytest.mark.parametrize("name", [name for name in MATCHES if "tournament" in name])
def test_the_order_in_which_towers_were_placed_is_shown(name: str) -> None:
    record = played(name)
    read = [item.text for item in items_on(record_pages(record))]
    placed = [KANJI[act - PLACE] for act in record.acts if act >= PLACE]
    labels = [n for n, text in enumerate(read) if text.endswith("places the towers")]
    assert [text for n in labels for text in read[n + 1 : n + 9]] == placed


def test_a_pass_has_no_arrow_and_a_zero() -> None:
    passes = [
        (record.game.write(state, act), text)
        for record in map(played, MATCHES)
        for (state, act), text in zip(
            ((s, a) for s, a in zip(record.states, record.acts, strict=False) if a < FILL_LEFT),
            (text for _, _, text in cells(record) if text not in ("", DASH)),
            strict=True,
        )
        if act & 63 == int(state.tower[state.seat, act >> 6])
    ]
    assert passes and all(written == text and len(text) == 3 and text[1] == "0" for written, text in passes)


def test_a_triple_sumo_that_pushes_three_towers_is_written_in_full() -> None:
    record = record_from(
        "8/8/4R3/4G3/4B3/4y+++3/8/8 b y play".replace("8/8/4R3", "OKPNY3/8/4R3").replace("/8/8 b", "/8/ngrokpb1 b")
    )
    record.play(next(act for act in record.game.legal(record.state) if " " in record.game.write(record.state, act)))
    written = record.game.write(record.state if False else record.states[0], record.acts[0])
    assert written.count("↓1") == 3
    assert cells(record)[0] == (1, 0, written.replace(" ", ""))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_marathon_that_is_won_with_the_fourth_marker(language: str) -> None:
    record = record_from("OBPK1R1N/3y+++4/4Y3/7G/8/8/8/ngr1kpbo b y play 7:0 marathon 4 30 30", "d7-e8")
    text, say = words_on(record_pages(record, language)), words(language)
    assert spaced(say("kamisado-sheet-score", black="15", white="0")) in text
    marker = say("kamisado-sheet-marker", tower=Word("kamisado-yellow"), rank=Word("kamisado-rank-4"), points="8")
    assert spaced(marker) in text
    assert say("sheet-start") in text  # the record begins in the middle of a round


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("match", ["single", "standard", "series"])
def test_a_deadlock_is_given_as_the_reason(match: str, language: str) -> None:
    record = Record(Kamisado(match=match))
    for move in ("c1-a3", "b8-h2", "a3-e7"):
        record.play(move)
    say, text = words(language), words_on(record_pages(record, language))
    black, white = Word("kamisado-black"), Word("kamisado-white")
    assert spaced(say("kamisado-sheet-won-deadlock", side=white, other=black)) in text
    marker = say("kamisado-sheet-marker", tower=Word("kamisado-blue"), rank=Word("kamisado-rank-1"), points="1")
    assert (spaced(marker) in text) == (match == "standard")
