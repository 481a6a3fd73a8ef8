"""Studies: games that are stored nowhere. A start, the acts after it, and what a screen shows of where they lead.

A request contains everything, and a result contains everything that the next request needs. Nothing is concealed: the
client has sent the whole position itself.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from kaisho.errors import BadNotation, IllegalAct, KaishoError, Said
from kaisho.game import WATCHER, Game, OptionValue
from kaisho.games import game_class
from kaisho.record import FREE_TAGS, Record
from kaisho.server.endings import Ending
from kaisho.server.messages import ActNumber, ActText, EventView
from kaisho.server.screen import Screen
from kaisho.state import State
from kaisho.texts import MAX_DEAL_LENGTH, MAX_POSITION_LENGTH

MAX_ACTS = 2_000
MAX_RECORD_LENGTH = 60_000


class BadStudy(KaishoError):
    """A study that contradicts itself."""


class StudyRequest(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """What to study. It starts from a record (with its acts), a position, a deal, or else from a random deal."""

    game: Annotated[str, Meta(max_length=40)] | None = None
    version: Annotated[int, Meta(ge=1, le=10**9)] | None = None
    """Version of the rules; the current one if it is missing."""
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    record: Annotated[str, Meta(max_length=MAX_RECORD_LENGTH)] | None = None
    position: Annotated[str, Meta(max_length=MAX_POSITION_LENGTH)] | None = None
    deal: Annotated[str, Meta(max_length=MAX_DEAL_LENGTH)] | None = None
    acts: Annotated[list[ActNumber | ActText], Meta(max_length=MAX_ACTS)] = []
    seat: Annotated[int, Meta(ge=WATCHER, le=7)] | None = None
    """The seat whose view is wanted; the seat to act if it is missing."""
    notation: Annotated[str, Meta(max_length=20)] | None = None
    tags: dict[Annotated[str, Meta(max_length=20)], Annotated[str, Meta(max_length=200)]] = {}
    views: bool = False
    """Whether the view of every position on the way is wanted."""


class StudiedAct(Struct, frozen=True):
    seat: int
    act: int
    text: str


class StudyRefused(Struct, frozen=True):
    """Why an act was not played. ``at`` is its index in the request; no act after it was played."""

    at: int
    code: str
    message: str
    rule: str | None
    squares: tuple[str, ...]


class StudyResult(Struct, frozen=True, kw_only=True):
    """Where the acts of a study lead."""

    game: str
    version: int | None
    """Version of the rules, to be sent again with the next request; null for the current one."""
    options: dict[str, OptionValue]
    seats: list[str]
    """Message ids of the names of the seats."""
    board: msgspec.Raw
    deal: str | None
    """The deal that the study started from; null if there is none, or if it started from a position."""
    start: str | None
    """The first position: send it again, with acts, to continue from here. Null if it cannot be written."""
    position: str | None
    acts: list[StudiedAct]
    seat: int
    view: msgspec.Raw
    legal: list[int]
    to_act: int | None
    turn: int
    points: tuple[int, ...]
    result: Ending | None
    news: list[EventView]
    tags: dict[str, str]
    refused: StudyRefused | None
    views: list[msgspec.Raw] | None
    """One view per position, from the start on; null if they were not asked for."""


class OpenedStudy(NamedTuple):
    """A study whose start was read and whose acts were played."""

    request: StudyRequest
    record: Record
    refused: StudyRefused | None
    style: str
    language: str

    def complete_record(self) -> Record:
        """Return the record; raise if an act was refused."""
        if self.refused is not None:
            raise BadStudy("study-refused", number=str(self.refused.at + 1), why=Said(self.refused.message))
        return self.record


def study_cost(request: StudyRequest) -> float:
    """Return how much work a study is, in acts."""
    acts = len(request.acts) + len(request.record or "") / 20
    return acts * (3 if request.views else 1)


def open_study(request: StudyRequest, language: str) -> OpenedStudy:
    """Read the start of a study and play its acts, up to the first that is refused."""
    record = _start(request)
    game = record.game
    style = request.notation or game.styles[0]
    if style not in game.styles:
        raise BadNotation("unknown-style", style=style, known=game.styles)
    if request.seat is not None and request.seat >= game.seats:
        raise BadStudy("table-no-such-seat", most=game.seats - 1)
    if len(record.acts) + len(request.acts) > MAX_ACTS:
        raise BadStudy("study-too-long", most=str(MAX_ACTS))
    record.tags |= _checked_tags(game, request.tags)
    refused = None
    for number, act in enumerate(request.acts):
        try:
            record.play(act, language)
        except KaishoError as error:
            refused = _refused(number, error, language)
            break
    return OpenedStudy(request, record, refused, style, language)


def _start(request: StudyRequest) -> Record:
    if sum(given is not None for given in (request.record, request.position, request.deal)) > 1:
        raise BadStudy("study-one-start")
    if request.record is not None:
        record = Record.read(request.record)
        if request.game not in (None, record.game.name):
            raise BadStudy("study-other-game", found=record.game.name, wanted=str(request.game))
        _check_options(request, record.game)
        return record
    if request.game is None:
        raise BadStudy("study-needs-game")
    kind = game_class(request.game, request.version)
    if request.position is not None:
        game, state = kind.from_position(request.position)
        _check_options(request, game)
        return Record(game, start=state)
    game = kind(**request.options)
    return Record(game, game.secure_shuffle() if request.deal is None else game.read_layout(request.deal))


def _check_options(request: StudyRequest, game: Game) -> None:
    """Raise if the options asked for are not those of the record or the position."""
    if request.options and type(game)(**request.options).options != game.options:
        raise BadStudy("study-other-options", found=" ".join(game.option_texts()))


def _checked_tags(game: Game, tags: dict[str, str]) -> dict[str, str]:
    known = (*(game.seat_name(seat) for seat in range(game.seats)), *FREE_TAGS)
    for name, text in tags.items():
        if name not in known or not text.isprintable():
            raise BadStudy("study-unknown-tag", name=name, known=known)
    return tags


def _refused(number: int, error: KaishoError, language: str) -> StudyRefused:
    message = error.say(language)
    if isinstance(error, IllegalAct):
        return StudyRefused(number, error.code, message, error.rule, error.squares)
    return StudyRefused(number, error.code, message, None, ())


def study_result(opened: OpenedStudy, screen: Screen) -> StudyResult:
    """Return what a screen shows of a study."""
    record, game = opened.record, opened.record.game
    state = record.state
    seat = int(state.seat) if opened.request.seat is None else opened.request.seat
    result = game.result(state)
    return StudyResult(
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
        views=_all_views(opened, screen) if opened.request.views else None,
    )


def _position(screen: Screen, state: State) -> str | None:
    """Write a position without concealing anything."""
    return screen.attempt("position", lambda: screen.game.position(state), lambda: None)


def _all_views(opened: OpenedStudy, screen: Screen) -> list[msgspec.Raw]:
    """Return the view of every position, from the seat asked for or from the one that is to act in it."""
    seat = opened.request.seat
    return [screen.view(state, int(state.seat) if seat is None else seat) for state in opened.record.states]


def study_record(opened: OpenedStudy, screen: Screen) -> str:
    """Write a study as a record."""
    return opened.complete_record().write(opened.style, opened.language, shown_by=screen)
