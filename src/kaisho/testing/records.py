"""Checks of records and of what is told beside the acts: a saved game goes on where it was, and every comment agrees."""

from __future__ import annotations

import json
from itertools import pairwise

from kaisho.errors import KaishoError
from kaisho.game import Game
from kaisho.language import LANGUAGES
from kaisho.record import Record
from kaisho.testing.play import random_line, same, seeds, where


def check_records(game: Game) -> None:
    """A game saved in the middle goes on exactly where it was, in every notation; one act too few is noticed."""
    for number, style in enumerate(game.styles):
        language = LANGUAGES[number % len(LANGUAGES)]
        record = Record(game, game.shuffle(number))
        acts = [act for _, act in random_line(game, number) if act >= 0]
        for act in acts[: len(acts) // 2]:
            record.play(act)
        resumed = Record.read(record.write(style, language))
        assert resumed.acts == record.acts
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
        raise AssertionError("a record without its last line was read without complaint")


def check_news(game: Game) -> None:
    """What acts bring about is said in every language, follows from rules of the game and is drawn as plain data; comments
    of records have a name that the game knows, and stand on one line."""
    for seed in seeds(4):
        line = list(random_line(game, seed))
        for (state, act), (after, _) in pairwise(line):
            for news in game.news(state, act, after):
                assert all(news.say(language) for language in LANGUAGES)
                assert news.rule is None or news.rule in game.rule_ids, f"{where(game, state, act)}: no rule {news.rule}"
                assert json.loads(json.dumps(news.drawn)) == news.drawn, f"{where(game, state, act)}: no plain data"
            comments = game.comments_before(state) | game.comments_after(state, act, after)
            assert set(comments) <= set(game.comments), f"{where(game, state, act)}: a comment without a known name"
            assert all(text == " ".join(text.split()) != "" for text in comments.values()), where(game, state, act)
