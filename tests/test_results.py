"""Results in words: who has won and, with three or four players, everybody's place."""

from __future__ import annotations

import pytest

from kaisho.game import Game, Result
from kaisho.games import load
from kaisho.language import LANGUAGES, words
from kaisho.record import Record
from kaisho.testing import random_playthrough

FOUR = load("samurai", players=4)
TEAMS = load("caminos", players="4")


def test_all_places_are_named_in_their_order_and_a_shared_one_twice() -> None:
    assert FOUR.ranking((3, 1, 4, 1)) == "Places: 1st Blue, 1st Yellow, 3rd Red, 4th Green."
    assert FOUR.ranking((3, 2, 1, 4), "de") == "Plätze: 1. Grün, 2. Blau, 3. Rot, 4. Gelb."
    assert FOUR.ranking((3, 2, 1, 4), "fr") == "Classement\u00a0: 1er Vert, 2e Bleu, 3e Rouge, 4e Jaune."


@pytest.mark.parametrize(("game", "places"), [(load("kaito"), (1, 2)), (TEAMS, (1, 2, 1, 2)), (FOUR, (1, 1, 1, 1))])
def test_where_the_winner_says_it_all_there_is_no_list(game: Game, places: tuple[int, ...]) -> None:
    for language in LANGUAGES:
        assert game.ranking(places, language) == ""


def test_a_result_in_words_ends_with_the_places() -> None:
    result = Result((-1.0, -1.0, 1.0, -1.0), (8, 9, 10, 8), "most-others", (3, 2, 1, 4))
    text = FOUR.ending(result)
    assert text.startswith("Green leads in one kind")
    assert text.endswith("8:9:10:8. Places: 1st Green, 2nd Blue, 3rd Red, 4th Yellow.")
    for language in LANGUAGES:
        assert FOUR.ending(result, language).count(words(language)("samurai-red")) == 1


def test_partners_share_a_place_and_sides_are_counted() -> None:
    assert TEAMS.places_by_value((1.0, -1.0, 1.0, -1.0)) == (1, 2, 1, 2)
    assert TEAMS.places_by_value((0.0,) * 4) == (1, 1, 1, 1)
    assert FOUR.places_by_value((0.5, -1.0, 0.5, -1.0)) == (1, 3, 1, 3)
    assert FOUR.places_by_value((-1.0, -1.0, 1.0, -1.0)) == (2, 2, 1, 2)


def finished(players: int, seed: int) -> Record:
    game = load("samurai", players=players)
    record = Record(game, game.shuffle(seed))
    for _, act in random_playthrough(game, seed):
        if act >= 0:
            record.play(act)
    return record


def test_a_record_of_three_says_the_places_and_they_are_checked() -> None:
    record = finished(3, 1)
    result = record.game.result(record.state)
    assert result is not None
    line = f"places: {' '.join(map(str, result.places))}\n"
    text = record.write()
    assert line in text
    assert Record.read(text).write() == text
    without = text.replace(line, "")
    assert Record.read(without).acts == record.acts, "a record from before there were places"
    for wrong in ("places: 1 1 1\n", "places: 1 2\n", "places: first\n", "places:\n"):
        with pytest.raises(Exception, match="places") as refused:
            Record.read(text.replace(line, wrong))
        assert refused.value.code == "record-bad-result"  # type: ignore[attr-defined]


def test_a_record_of_two_and_a_running_game_say_no_places() -> None:
    assert "places:" not in finished(2, 1).write()
    record = finished(3, 1)
    record.undo()
    assert "places:" not in record.write()
    with pytest.raises(Exception, match="places"):
        Record.read(record.write().replace("result: unfinished\n", "result: unfinished\nplaces: 1 2 3\n"))
