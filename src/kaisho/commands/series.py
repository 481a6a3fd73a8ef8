"""A series of games at one terminal: the players, their seats in the next game, and their points."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kaisho.bots import Bot, bot
from kaisho.bots import names as bot_levels
from kaisho.game import Game, Result, rotate_seats
from kaisho.language import LANGUAGES, Words, words
from kaisho.record import Record


@dataclass(frozen=True)
class Player:
    """A player of a series: a person at the terminal, or a bot."""

    name: str
    """The name in records."""
    shown: str
    """The name on the screen."""
    bot: Bot | None = None


@dataclass(frozen=True)
class Series:
    """The standing of a series before one of its games, by the seats of that game."""

    players: tuple[Player, ...]
    carried: tuple[int, ...]
    number: int = 1
    """The number of the game, from 1 for the first one at this terminal."""

    @property
    def goes_on(self) -> bool:
        """Whether there were games before this one."""
        return self.number > 1 or any(self.carried)

    @property
    def bots(self) -> dict[int, Bot]:
        return {seat: player.bot for seat, player in enumerate(self.players) if player.bot is not None}

    def after(self, result: Result) -> Series:
        """Return the series before the next game: everybody moves on by one seat, with the points so far."""
        totals = [before + won for before, won in zip(self.carried, result.points, strict=True)]
        return replace(
            self, players=tuple(rotate_seats(self.players)), carried=tuple(rotate_seats(totals)), number=self.number + 1
        )

    def note(self, record: Record) -> None:
        """Write the players and their points so far into a record."""
        game = record.game
        record.carried = self.carried
        for seat, player in enumerate(self.players):
            if player.bot is not None:
                record.tags[game.seat_name(seat)] = player.name
            record.tags.setdefault(game.seat_name(seat), player.name)

    def in_words(self, say: Words, game: Game, result: Result | None) -> str:
        """Write everybody's points, with those of the current game when it is over."""
        won = (0,) * game.seats if result is None else result.points
        players = [
            say("cli-series-player", player=player.shown, side=say(game.seat_word(seat)), points=self.carried[seat] + won[seat])
            for seat, player in enumerate(self.players)
        ]
        return say("cli-series-points", players=players)


def begun_series(record: Record, against: str | None, person: int, seed: int, say: Words) -> Series:
    """Begin or continue a series with the game of a record. ``against`` is the bot at all seats but the person's."""
    game = record.game
    players = []
    for seat in range(game.seats):
        known = record.tags.get(game.seat_name(seat))
        name = known or say("cli-player", number=seat + 1)
        if against is None:
            players.append(Player(name, name))
        elif seat == person:
            players.append(Player(name, known or say("cli-you")))
        else:
            shown = bot_name(say, against)
            players.append(Player(shown, shown, bot(against, game, seed + seat)))
    return Series(tuple(players), record.carried or (0,) * game.seats)


def free_seat(record: Record) -> int:
    """Return the person's seat in a game against a bot: the first one for which a record does not name a bot."""
    game = record.game
    bots = {bot_name(words(language), level) for language in LANGUAGES for level in bot_levels()}
    return next((seat for seat in range(game.seats) if record.tags.get(game.seat_name(seat)) not in bots), 0)


def bot_name(say: Words, level: str) -> str:
    """Return the name of a bot for people and records."""
    word = f"plain-level-{level}"
    return say("plain-computer", level=say(word) if say.has(word) else level)
