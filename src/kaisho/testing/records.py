"""Checks of records, and of the events and comments that go with acts."""

from __future__ import annotations

import json
from itertools import pairwise

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.testing.play import random_playthrough, same, seeds, where


def check_records(game: Game) -> None:
    """Check that a game saved in the middle continues where it was, in every notation and with the names of its players,
    and that a missing act is noticed."""
    players = {game.seat_name(seat): f"Player {seat}" for seat in range(game.seats)}
    for number, style in enumerate(game.styles):
        language = LANGUAGES[number % len(LANGUAGES)]
        record = Record(game, game.shuffle(number))
        record.tags.update(players)
        acts = [act for _, act in random_playthrough(game, number) if act >= 0]
        for act in acts[: len(acts) // 2]:
            record.play(act)
        resumed = Record.read(record.write(style, language))
        assert resumed.acts == record.acts
        assert resumed.tags == record.tags
        assert resumed.game.options == game.options
        assert same(game, resumed.state, record.state)
        for act in acts[len(acts) // 2 :]:
            resumed.play(act)
        text = resumed.write(style, language)
        assert Record.read(text).write(style, language) == text
        lines = text.splitlines(keepends=True)
        while lines.pop().startswith(";"):  # a comment may be missing
            pass
        try:
            Record.read("".join(lines))
        except KaishoError:
            continue
        raise AssertionError("a record without its last line was accepted")


def check_events(game: Game) -> None:
    """Check that events have words in every language, rules of the game and plain data, and that comments of records have
    a name that the game knows and are on one line."""
    for seed in seeds(4):
        line = list(random_playthrough(game, seed))
        for (state, act), (after, _) in pairwise(line):
            for event in game.events(state, act, after):
                assert all(event.say(language) for language in LANGUAGES)
                assert event.rule is None or event.rule in game.rule_ids, f"{where(game, state, act)}: no rule {event.rule}"
                assert json.loads(json.dumps(event.drawn)) == event.drawn, f"{where(game, state, act)}: not plain data"
            comments = game.comments_before(state) | game.comments_after(state, act, after)
            assert set(comments) <= set(game.comments), f"{where(game, state, act)}: a comment without a known name"
            assert all(text == " ".join(text.split()) != "" for text in comments.values()), where(game, state, act)
