"""Every message of the socket, in both directions (``docs/protocol.md`` shows an example of each).

A request of a client has the tag ``do``, a message of the server the tag ``type``. Requests about a table can also be sent
over HTTP. ``web/src/protocol.generated.ts`` is generated from these structs (``make generated``).
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kaisho.errors import Values, Word
from kaisho.game import OptionValue
from kaisho.server.clock import Control
from kaisho.server.endings import Ending
from kaisho.server.seats import Decliner, Seat
from kaisho.server.table_status import Status
from kaisho.texts import MAX_ACT_LENGTH

PROTOCOL = 1
"""Incremented when old clients can no longer understand the messages."""

TableId = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
ActNumber = Annotated[int, Meta(ge=-(2**31), le=2**31)]
ActText = Annotated[str, Meta(max_length=MAX_ACT_LENGTH)]
Invite = Annotated[str, Meta(max_length=40)]
What = Literal["draw", "back", "rematch"]


# --- requests of a client -----------------------------------------------------------------------------------------------


class ClientRequest(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """A request. The answer carries the same ``id``."""

    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Hello(ClientRequest, tag="hello", frozen=True, kw_only=True):
    """The first message: the protocol that the client speaks, and the language for messages to people."""

    protocol: int
    language: Annotated[str, Meta(max_length=20)] | None = None


class Lobby(ClientRequest, tag="lobby", frozen=True, kw_only=True):
    """Subscribe to open tables and games to watch, or unsubscribe."""

    on: bool = True


class Pong(ClientRequest, tag="pong", frozen=True, kw_only=True):
    """The answer to ``ping``, to be sent at once: the server measures the lag by it."""

    n: Count


class Probe(ClientRequest, tag="ping", frozen=True, kw_only=True):
    """Ask for ``done``: without an answer, the client knows that the connection is dead."""


class TableRequest(ClientRequest, frozen=True, kw_only=True):
    """A request about one table. Over HTTP the address names it."""

    table: TableId | None = None


class Watch(TableRequest, tag="watch", frozen=True, kw_only=True):
    """Subscribe to a table. The answer has the entries of the log from number ``have`` on."""

    have: Count = 0


class Unwatch(TableRequest, tag="unwatch", frozen=True, kw_only=True):
    """Unsubscribe from a table."""


class Look(TableRequest, tag="look", frozen=True, kw_only=True):
    """Switch to the view of one of the client's seats, where several people share a screen and a game hides something."""

    seat: SeatNumber


class Join(TableRequest, tag="join", frozen=True, kw_only=True):
    """Take an open seat: any, or the one named. A private table asks for the key of its invitation."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class Leave(TableRequest, tag="leave", frozen=True, kw_only=True):
    """Leave a seat before the game has begun."""


class Act(TableRequest, tag="act", frozen=True, kw_only=True):
    """Play an act. ``after`` is the last ``count`` received, so that no act is played twice or too late."""

    after: Count
    act: ActNumber | ActText
    seat: SeatNumber | None = None


class Preview(TableRequest, tag="preview", frozen=True, kw_only=True):
    """Ask for the view after an act, without playing it."""

    act: ActNumber | ActText
    seat: SeatNumber | None = None


class Past(TableRequest, tag="past", frozen=True, kw_only=True):
    """Ask for the view after the first ``acts`` acts that stand, of a running game or one that is over."""

    acts: int
    seat: SeatNumber | None = None


class Hint(TableRequest, tag="hint", frozen=True, kw_only=True):
    """Ask what the strong bot would play now, where all other seats are bots."""

    seat: SeatNumber | None = None


class Forced(TableRequest, tag="forced", frozen=True, kw_only=True):
    """Say whether the table leaves forced acts to this person: with ``ask`` it no longer plays them."""

    ask: bool


class Back(TableRequest, tag="back", frozen=True, kw_only=True):
    """Take back the last act of one's own turn, or of one's own secret choice."""

    after: Count
    seat: SeatNumber | None = None


class Offer(TableRequest, tag="offer", frozen=True, kw_only=True):
    """Propose a draw, a take-back of one's last act, or another game."""

    what: What


class AnswerOffer(TableRequest, tag="answer", frozen=True, kw_only=True):
    """Accept a proposal, or decline it."""

    what: What
    yes: bool


class Resign(TableRequest, tag="resign", frozen=True, kw_only=True):
    """Give up the game."""


class Claim(TableRequest, tag="claim", frozen=True, kw_only=True):
    """Claim the win, or call the game off, because the player to act has been away for too long."""

    what: Literal["win", "off"]


class Say(TableRequest, tag="say", frozen=True, kw_only=True):
    """Send a chat message."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


AtTable = Join | Leave | Act | Back | Offer | AnswerOffer | Resign | Claim | Forced | Say
"""The requests that can also be sent over HTTP."""
SocketRequest = Hello | Lobby | Pong | Probe | Watch | Unwatch | Look | Preview | Past | Hint | AtTable


# --- opening a table (HTTP) -------------------------------------------------------------------------------------------


class SeatRequest(Struct, forbid_unknown_fields=True, frozen=True):
    """The player of a seat: ``me``, ``here`` (somebody else at the same screen), ``open``, ``bot`` with a level, or
    ``invited`` with the name of a person or bot of the club."""

    kind: Literal["me", "here", "open", "bot", "invited"]
    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Annotated[str, Meta(max_length=40)] | None = None


class OpenTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    control: Control = Control()
    rated: bool = False
    listed: bool = False
    takebacks: bool = True


# --- messages of the server --------------------------------------------------------------------------------------------


class You(Struct, frozen=True):
    """The person that the server has authenticated."""

    id: int
    name: str
    kind: Literal["guest", "account", "bot"]
    admin: bool
    language: str


class Message(Struct, tag_field="type", omit_defaults=False, kw_only=True, frozen=True):
    """A message of the server."""


class Welcome(Message, tag="welcome", frozen=True, kw_only=True):
    """The answer to ``hello``. ``you`` is null for an anonymous client, which can only watch."""

    protocol: int
    version: str
    you: You | None
    now: int


class YouChanged(Message, tag="changed", frozen=True, kw_only=True):
    """The person of this connection has a new name or other rights; the connection stays open."""

    you: You


class EntryView(Struct, frozen=True, kw_only=True):
    """One entry of the log, without what is hidden from the receiver: an act (null if hidden), a take-back after which
    ``left`` acts remain, or a player who leaves the game for a ``reason`` while the others play on."""

    n: int
    kind: Literal["act", "back", "left"]
    seat: int
    act: int | None = None
    text: str | None = None
    left: int | None = None
    forced: bool = False
    at: int = 0
    reason: str | None = None
    round: int | None = None
    """The round in which an act was played, in games that have rounds."""


class EventView(Struct, frozen=True):
    """A side effect of an act: a message id of the language files, its values, and the rule that it follows from."""

    id: str
    values: dict[str, Any]
    rule: str | None = None
    drawn: dict[str, Any] | None = None
    """What a board draws of it, in the terms of the game's views."""
    n: int = 0
    """The number in the log of the act that brought it about."""
    banner: bool = False
    """Whether a round ended by it."""


class StepView(Struct, frozen=True):
    """The view before an act of the log, so that acts that arrive together can be shown one after the other."""

    n: int
    view: msgspec.Raw


class RatingStep(Struct, frozen=True):
    """A rating before and after a game."""

    before: int
    after: int


class ClockView(Struct, frozen=True):
    """The remaining time of every seat (in milliseconds) at the time ``now``, and the seats whose time is running."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    now: int


class SeatView(Struct, frozen=True):
    """A seat and its player. ``here``: the person is connected to the table."""

    kind: Literal["open", "person", "bot", "gone"]
    name: str | None
    person: int | None
    bot: str | None
    here: bool
    word: str
    left: str | None = None
    """Why the player has left a game that goes on: the table plays for the seat."""
    declined: Decliner | None = None
    """The person who declined this open seat when it was reserved."""
    asks: bool = False
    """Whether forced acts are left to the player."""


class Update(Message, tag="update", frozen=True, kw_only=True):
    """A table has changed: the new entries of its log, and everything that changes with them."""

    table: str
    status: Status
    log: int
    """Length of the log, to be sent as ``have`` when watching again."""
    count: int
    """The value of ``after`` for the next act."""
    acts: list[EntryView]
    chosen: list[int]
    """In a secret phase: the choices of the receiver's seat so far."""
    to_act: list[int]
    turn: int
    seat: int
    """The seat whose view this is; -1 for a watcher."""
    view: msgspec.Raw
    """What the seat sees; null before the game has been dealt."""
    legal: list[int]
    may_back: bool
    clock: ClockView | None
    offers: dict[str, list[int]]
    points: tuple[int, ...]
    result: Ending | None
    news: list[EventView]
    steps: list[StepView]
    """The views before those of the acts that the receiver does not have yet."""
    claim_at: int | None
    """When a game without a clock can be claimed, if the player to act stays away."""


class TableView(Message, tag="table", frozen=True, kw_only=True):
    """Everything about a table: the answer to ``watch``, and sent again when a player joins or leaves."""

    table: str
    game: str
    options: dict[str, OptionValue]
    board: msgspec.Raw
    """The parts of the board that no act changes."""
    control: Control
    rated: bool
    listed: bool
    takebacks: bool
    draws: bool
    created: int
    seats: list[SeatView]
    teams: tuple[tuple[int, ...], ...]
    """The seats of each side, which win and lose together."""
    you: list[int]
    """The seats of the receiver."""
    invite: str | None
    """The key of the invitation, for players of the table only."""
    before: str | None
    """The table of the game before in a series."""
    carried: tuple[int, ...]
    """The points of the games before in a series."""
    next: str | None
    """The table of the rematch."""
    ratings: list[RatingStep | None] | None
    """By seat, how a rated game that is over changed the ratings; null for a player who has been deleted."""
    state: Update


class ChatMessage(Struct, frozen=True):
    """One chat message."""

    person: int
    name: str
    seated: bool
    text: str
    at: int


class Chat(Message, tag="chat", frozen=True, kw_only=True):
    """Chat messages at a table."""

    table: str
    lines: list[ChatMessage]


class TableListing(Struct, frozen=True):
    """One table in a list, without its log."""

    id: str
    game: str
    options: list[str]
    control: Control
    rated: bool
    listed: bool
    status: str
    created: int
    changed: int
    entries: int
    to_act: list[int]
    seats: list[Seat]
    result: Ending | None


class PersonHere(Struct, frozen=True):
    """Somebody who is connected to the club."""

    id: int
    name: str


class LobbyTables(Message, tag="lobby", frozen=True, kw_only=True):
    """What is going on: tables that anybody may join, games that anybody may watch or could watch, and who is here."""

    open: list[TableListing]
    playing: list[TableListing]
    finished: list[TableListing]
    """The latest listed games that are over."""
    here: list[PersonHere]
    """Some of the people who are connected, the last to come first."""
    people: int
    """Number of people who are connected."""


class TablePicture(Struct, frozen=True, kw_only=True):
    """The position at a table, for a small picture."""

    table: str
    game: str
    options: dict[str, OptionValue]
    board: msgspec.Raw
    seat: int
    """The seat whose view it is; -1 for a watcher."""
    view: msgspec.Raw
    result: Ending | None


class Challenge(Message, tag="challenge", frozen=True, kw_only=True):
    """Somebody has opened a table with a seat for you: ``join`` or ``leave`` it."""

    table: TableListing


class SeatDeclined(Message, tag="declined", frozen=True, kw_only=True):
    """Somebody has declined the seat that was reserved at your table."""

    table: str
    game: str
    person: int
    name: str


class YourTurn(Message, tag="your-turn", frozen=True, kw_only=True):
    """It is your turn at a table that this client does not watch, or the game there is over."""

    table: str
    game: str
    over: bool


class ChatNotice(Message, tag="said", frozen=True, kw_only=True):
    """There is a chat message at a table of yours that this client does not watch."""

    table: str
    game: str
    person: int
    name: str


class Done(Message, tag="done", frozen=True, kw_only=True):
    """A request with an ``id`` has been carried out and stored."""

    id: int


class PreviewResult(Message, tag="preview", frozen=True, kw_only=True):
    """The view after an act, without what the seat cannot know yet."""

    id: int | None
    table: str
    act: int
    view: msgspec.Raw


class PastResult(Message, tag="past", frozen=True, kw_only=True):
    """A position of the game so far, as a seat may know it."""

    id: int | None
    table: str
    acts: int
    view: msgspec.Raw
    before: msgspec.Raw
    """The view before the last of the acts; null before the first."""
    news: list[EventView]
    """What the last of the acts brought about."""


class HintResult(Message, tag="hint", frozen=True, kw_only=True):
    """An act that the strong bot recommends."""

    id: int | None
    table: str
    act: int
    text: str


class Refused(Message, tag="refused", frozen=True, kw_only=True):
    """A request was refused; nothing has changed."""

    id: int | None
    table: str | None
    code: str
    message: str
    rule: str | None = None
    squares: tuple[str, ...] = ()
    count: int | None = None


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    """To be answered by ``pong`` with the same number."""

    n: int


class Bye(Message, tag="bye", frozen=True, kw_only=True):
    """The connection is closed: the server stops, the client is too slow, its protocol too old, or it was signed out."""

    code: str
    message: str


def plain_values(values: Values) -> dict[str, Any]:
    """The values of a message as plain data: a word becomes ``{"word": id}``, with ``values`` if it has any."""
    return {name: _plain_value(value) for name, value in values.items()}


def _plain_value(value: Any) -> Any:
    if isinstance(value, Word):
        return {"word": value.id, "values": plain_values(value.values)} if value.values else {"word": value.id}
    return [_plain_value(item) for item in value] if isinstance(value, list | tuple) else value


encode = msgspec.json.Encoder().encode
decode_request = msgspec.json.Decoder(SocketRequest).decode
