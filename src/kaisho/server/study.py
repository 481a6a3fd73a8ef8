"""Studying a game that is stored nowhere: a start, the acts after it, and what a screen shows of where they lead.

Everything comes with the question, and the answer has all that the next one needs. What is hidden at a table is of no concern
here: who asks has given the whole of it.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from kaisho.errors import BadNotation, IllegalAct, KaishoError, Said
from kaisho.game import WATCHER, Game, OptionValue
from kaisho.games import game_class
from kaisho.record import FREE_TAGS, Record
from kaisho.server.messages import ActNumber, ActText, News
from kaisho.server.screen import Screen
from kaisho.server.table import Ending
from kaisho.state import State
from kaisho.texts import LONGEST_DEAL, LONGEST_POSITION

MOST_ACTS = 2_000
LONGEST_RECORD = 60_000


class BadStudy(KaishoError):
    """A study that does not fit together."""


class Study(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What is to be studied. It begins from a record (with its acts), a position, a deal, or else from any deal."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    version: Annotated[int, Meta(ge=1, le=10**9)] | None = None
    """By which version of its rules; else by the present one."""
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    position: Annotated[str, Meta(max_length=LONGEST_POSITION)] | None = None
    deal: Annotated[str, Meta(max_length=LONGEST_DEAL)] | None = None
    acts: Annotated[list[ActNumber | ActText], Meta(max_length=MOST_ACTS)] = []
    seat: Annotated[int, Meta(ge=WATCHER, le=7)] | None = None
    """Whose view is wanted; else that of who is to act."""
    notation: Annotated[str, Meta(max_length=20)] | None = None
    tags: dict[Annotated[str, Meta(max_length=20)], Annotated[str, Meta(max_length=200)]] = {}
    views: bool = False
    """Whether the view of every position on the way is wanted."""


class StudiedAct(Struct, frozen=True):
    seat: int
    act: int
    text: str


class StudyRefused(Struct, frozen=True):
    """Why an act was not played: the one with the number ``at`` of those that were asked for. Nothing after it was."""

    at: int
    code: str
    message: str
    rule: str | None
    squares: tuple[str, ...]


class Studied(Struct, frozen=True, kw_only=True):
    """Where the acts of a study lead."""

    game: str
    version: int | None
    """The version of its rules, which the next question has to name again; null for the present one."""
    options: dict[str, OptionValue]
    seats: list[str]
    """The ids of the messages that name the seats."""
    board: msgspec.Raw
    deal: str | None
    """The deal it began from, where there is one and it was not a position."""
    start: str | None
    """The first position: whoever sends it again, with acts, goes on from here. Null where it cannot be written."""
    position: str | None
    acts: list[StudiedAct]
    seat: int
    view: msgspec.Raw
    legal: list[int]
    to_act: int | None
    turn: int
    points: tuple[int, ...]
    result: Ending | None
    news: list[News]
    tags: dict[str, str]
    refused: StudyRefused | None
    views: list[msgspec.Raw] | None
    """From the start on, after every act; null if they were not asked for."""


class Opened(NamedTuple):
    """A study that has been read and played through."""

    wanted: Study
    record: Record
    refused: StudyRefused | None
    style: str
    language: str

    def whole(self) -> Record:
        """What was played, if all of it could be."""
        if self.refused is not None:
            raise BadStudy("study-refused", number=str(self.refused.at + 1), why=Said(self.refused.message))
        return self.record


def weight(wanted: Study) -> float:
    """How much work a study is, in acts."""
    acts = len(wanted.acts) + len(wanted.record or "") / 20
    return acts * (3 if wanted.views else 1)


def open_study(wanted: Study, language: str) -> Opened:
    """Read a study and play its acts, up to the first that is refused."""
    record = _start(wanted)
    game = record.game
    style = wanted.notation or game.styles[0]
    if style not in game.styles:
        raise BadNotation("unknown-style", style=style, known=game.styles)
    if wanted.seat is not None and wanted.seat >= game.seats:
        raise BadStudy("table-no-such-seat", most=game.seats - 1)
    if len(record.acts) + len(wanted.acts) > MOST_ACTS:
        raise BadStudy("study-too-long", most=str(MOST_ACTS))
    record.tags |= _checked_tags(game, wanted.tags)
    refused = None
    for number, act in enumerate(wanted.acts):
        try:
            record.play(act, language)
        except KaishoError as error:
            refused = _refused(number, error, language)
            break
    return Opened(wanted, record, refused, style, language)


def _start(wanted: Study) -> Record:
    if sum(given is not None for given in (wanted.record, wanted.position, wanted.deal)) > 1:
        raise BadStudy("study-one-start")
    if wanted.record is not None:
        record = Record.read(wanted.record)
        if wanted.game not in (None, record.game.name):
            raise BadStudy("study-other-game", found=record.game.name, wanted=str(wanted.game))
        _must_agree(wanted, record.game)
        return record
    if wanted.game is None:
        raise BadStudy("study-needs-game")
    kind = game_class(wanted.game, wanted.version)
    if wanted.position is not None:
        game, state = kind.from_position(wanted.position)
        _must_agree(wanted, game)
        return Record(game, start=state)
    game = kind(**wanted.options)
    return Record(game, game.shuffle_by_system() if wanted.deal is None else game.read_layout(wanted.deal))


def _must_agree(wanted: Study, game: Game) -> None:
    """A record and a position say themselves with which options they are."""
    if wanted.options and type(game)(**wanted.options).options != game.options:
        raise BadStudy("study-other-options", found=" ".join(game.option_texts()))


def _checked_tags(game: Game, tags: dict[str, str]) -> dict[str, str]:
    known = (*(game.seat_name(seat) for seat in range(game.seats)), *FREE_TAGS)
    for name, text in tags.items():
        if name not in known or not text.isprintable():
            raise BadStudy("study-unknown-tag", name=name, known=known)
    return tags


def _refused(number: int, error: KaishoError, language: str) -> StudyRefused:
    said = error.say(language)
    if isinstance(error, IllegalAct):
        return StudyRefused(number, error.code, said, error.rule, error.squares)
    return StudyRefused(number, error.code, said, None, ())


def studied(opened: Opened, screen: Screen) -> Studied:
    """What a screen shows of a study."""
    record, game = opened.record, opened.record.game
    state = record.state
    seat = int(state.seat) if opened.wanted.seat is None else opened.wanted.seat
    result = game.result(state)
    return Studied(
        game=game.name,
        version=None if game.version == game_class(game.name).version else game.version,
        options={name: game.options[name] for name, _, _ in (text.partition("=") for text in game.option_texts())},
        seats=[game.seat_word(number) for number in range(game.seats)],
        board=screen.board(),
        deal=None if record.from_position else game.write_layout(record.layout) or None,
        start=_position(screen, record.states[0]),
        position=_position(screen, state),
        acts=[
            StudiedAct(int(before.seat), act, screen.write(before, act, opened.style, opened.language))
            for before, act in zip(record.states, record.acts, strict=False)
        ],
        seat=seat,
        view=screen.view(state, seat),
        legal=game.legal(state),
        to_act=None if state.over else int(state.seat),
        turn=int(state.turn),
        points=screen.points(state),
        result=None if result is None else Ending(result.values, result.points, result.reason, result.places),
        news=screen.news(record.states[-2], record.acts[-1], state) if record.acts else [],
        tags=record.tags,
        refused=opened.refused,
        views=_all_views(opened, screen) if opened.wanted.views else None,
    )


def _position(screen: Screen, state: State) -> str | None:
    """A position of a study: who asks has given the whole of it."""
    return screen.attempt("position", lambda: screen.game.position(state), lambda: None)


def _all_views(opened: Opened, screen: Screen) -> list[msgspec.Raw]:
    """Every position on the way; where no seat was asked for, each as who is to act sees it."""
    seat = opened.wanted.seat
    return [screen.view(state, int(state.seat) if seat is None else seat) for state in opened.record.states]


def study_record(opened: Opened, screen: Screen) -> str:
    """A study as a record."""
    return opened.whole().write(opened.style, opened.language, shown_by=screen)
