"""Every message of the socket, in both directions (``docs/protocol.md`` shows an example of each).

What a client sends is a request with a tag ``do``; what it gets has a tag ``type``. The same requests about one table can
be sent over HTTP.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from kaisho.errors import Values, Word
from kaisho.game import OptionValue
from kaisho.server.clock import Control
from kaisho.server.store.lobby import Listed
from kaisho.server.table import Decliner, Ending, Status
from kaisho.texts import LONGEST_ACT

PROTOCOL = 1
"""Raised when an old client would no longer understand the messages."""

TableId = Annotated[str, Meta(min_length=1, max_length=24, pattern="^[a-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=10**9)]
ActNumber = Annotated[int, Meta(ge=-(2**31), le=2**31)]
ActText = Annotated[str, Meta(max_length=LONGEST_ACT)]
Invite = Annotated[str, Meta(max_length=40)]
What = Literal["draw", "back", "rematch"]


# --- what a client asks -----------------------------------------------------------------------------------------------


class Request(Struct, tag_field="do", forbid_unknown_fields=True, kw_only=True, frozen=True):
    """``id`` comes back in the answer."""

    id: Annotated[int, Meta(ge=0, le=2**53)] | None = None


class Hello(Request, tag="hello", frozen=True, kw_only=True):
    """The first message: which protocol the client speaks, and in which language it wants to be told things."""

    protocol: int
    language: Annotated[str, Meta(max_length=20)] | None = None


class Lobby(Request, tag="lobby", frozen=True, kw_only=True):
    """Begin or cease to be told about open tables and games to watch."""

    on: bool = True


class Pong(Request, tag="pong", frozen=True, kw_only=True):
    """The answer to ``ping``, at once: by it the lag is known."""

    n: Count


class Probe(Request, tag="ping", frozen=True, kw_only=True):
    """Ask for a sign of life, which is ``done``: by it a client notices that the connection has silently gone."""


class TableRequest(Request, frozen=True, kw_only=True):
    """A request about one table. Over HTTP the address names it."""

    table: TableId | None = None


class Watch(TableRequest, tag="watch", frozen=True, kw_only=True):
    """Be told about a table from now on, and what has happened since the log had ``have`` entries."""

    have: Count = 0


class Unwatch(TableRequest, tag="unwatch", frozen=True, kw_only=True):
    """Hear no more of a table."""


class Look(TableRequest, tag="look", frozen=True, kw_only=True):
    """Several people share this screen and something is hidden: show what this one of the own seats sees."""

    seat: SeatNumber


class Join(TableRequest, tag="join", frozen=True, kw_only=True):
    """Take an open seat: any, or a certain one. At a private table with the key of its invitation."""

    seat: SeatNumber | None = None
    invite: Invite | None = None


class Leave(TableRequest, tag="leave", frozen=True, kw_only=True):
    """Get up before the game has begun."""


class Act(TableRequest, tag="act", frozen=True, kw_only=True):
    """Act. ``after`` is the ``count`` that was last received, so that nothing happens twice or too late."""

    after: Count
    act: ActNumber | ActText
    seat: SeatNumber | None = None


class Preview(TableRequest, tag="preview", frozen=True, kw_only=True):
    """What would an act bring? It is not played."""

    act: ActNumber | ActText
    seat: SeatNumber | None = None


class Back(TableRequest, tag="back", frozen=True, kw_only=True):
    """Take back the last act of the own running turn, or of the own secret choice."""

    after: Count
    seat: SeatNumber | None = None


class Offer(TableRequest, tag="offer", frozen=True, kw_only=True):
    """Propose a draw, to take back one's last act, or another game."""

    what: What


class Answer(TableRequest, tag="answer", frozen=True, kw_only=True):
    """Agree to what was proposed, or decline."""

    what: What
    yes: bool


class Resign(TableRequest, tag="resign", frozen=True, kw_only=True):
    """Give up the game."""


class Claim(TableRequest, tag="claim", frozen=True, kw_only=True):
    """Claim the game, or call it off, because who is to act has been away for too long."""

    what: Literal["win", "off"]


class Say(TableRequest, tag="say", frozen=True, kw_only=True):
    """Say something at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


AtTable = Join | Leave | Act | Back | Offer | Answer | Resign | Claim | Say
"""What can also be asked over HTTP."""
SocketRequest = Hello | Lobby | Pong | Probe | Watch | Unwatch | Look | Preview | AtTable


# --- opening a table (HTTP) -------------------------------------------------------------------------------------------


class SeatWanted(Struct, forbid_unknown_fields=True, frozen=True):
    """Who is to sit somewhere: ``me``, ``here`` (somebody else at this screen), ``open``, ``bot`` with a level, or
    ``invited`` with the name of a person or bot of the club."""

    kind: Literal["me", "here", "open", "bot", "invited"]
    bot: Annotated[str, Meta(max_length=20)] | None = None
    name: Annotated[str, Meta(max_length=40)] | None = None


class OpenTable(Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """A new table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[Annotated[str, Meta(max_length=40)], OptionValue] = {}
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    control: Control = Control()
    rated: bool = False
    listed: bool = False
    takebacks: bool = True


# --- what a client is told --------------------------------------------------------------------------------------------


class You(Struct, frozen=True):
    """Who the server takes the client for."""

    id: int
    name: str
    kind: str
    admin: bool
    language: str


class Message(Struct, tag_field="type", omit_defaults=False, kw_only=True, frozen=True):
    """Something from the server."""


class Welcome(Message, tag="welcome", frozen=True, kw_only=True):
    """The answer to ``hello``. ``you`` is null for somebody without a name, who can only watch."""

    protocol: int
    version: str
    you: You | None
    now: int


class YouChanged(Message, tag="changed", frozen=True, kw_only=True):
    """The client's person has a new name or other rights; the connection goes on."""

    you: You


class Shown(Struct, frozen=True, kw_only=True):
    """One entry of the log as the receiver may know it: an act (null if it is hidden), a take-back to ``left`` acts, or a
    player who leaves the game for a ``reason`` while the others play on."""

    n: int
    kind: Literal["act", "back", "left"]
    seat: int
    act: int | None = None
    text: str | None = None
    left: int | None = None
    forced: bool = False
    at: int = 0
    reason: str | None = None


class News(Struct, frozen=True):
    """What an act brought about besides itself: a message of the language files, its values, and the rule it follows from."""

    id: str
    values: dict[str, Any]
    rule: str | None = None
    drawn: dict[str, Any] | None = None
    """What a board shows of it, in the names of the game's views."""


class ClockShown(Struct, frozen=True):
    """What every seat has left (in milliseconds) at the moment ``now``, and whose time runs."""

    left: tuple[int, ...]
    running: tuple[int, ...]
    now: int


class SeatShown(Struct, frozen=True):
    """Who sits somewhere. ``here`` tells whether the person is connected to the table."""

    kind: str
    name: str | None
    person: int | None
    bot: str | None
    here: bool
    word: str
    left: str | None = None
    """Why the player has left a game that goes on without: the table plays for the seat."""
    declined: Decliner | None = None
    """Who did not take this open seat when it was kept."""


class Update(Message, tag="update", frozen=True, kw_only=True):
    """A table has changed: the new entries of the log, and all that changes with them."""

    table: str
    status: Status
    log: int
    """How many entries the log has: quote it as ``have`` when watching again."""
    count: int
    """What the next act must quote as ``after``."""
    acts: list[Shown]
    chosen: list[int]
    """In a secret phase: what the own seat has chosen so far."""
    to_act: list[int]
    turn: int
    seat: int
    """The seat whose view this is; -1 is a watcher's."""
    view: msgspec.Raw
    """What the seat sees; null before the game has been dealt."""
    legal: list[int]
    may_back: bool
    clock: ClockShown | None
    offers: dict[str, list[int]]
    points: tuple[int, ...]
    result: Ending | None
    news: list[News]
    claim_at: int | None
    """From when on a game without a clock can be claimed, if who is to act stays away."""


class TableShown(Message, tag="table", frozen=True, kw_only=True):
    """Everything about a table: the answer to ``watch``, and sent again when somebody sits down or gets up."""

    table: str
    game: str
    options: dict[str, OptionValue]
    board: msgspec.Raw
    """What a screen shows and no act changes."""
    control: Control
    rated: bool
    listed: bool
    takebacks: bool
    draws: bool
    created: int
    seats: list[SeatShown]
    teams: tuple[tuple[int, ...], ...]
    """The seats of each side: they win and lose together."""
    you: list[int]
    """The own seats."""
    invite: str | None
    """The key for others, told to those who sit here."""
    before: str | None
    carried: tuple[int, ...]
    """The points of the games before it in the series."""
    next: str | None
    """The table of the rematch."""
    state: Update


class ChatLine(Struct, frozen=True):
    person: int
    name: str
    seated: bool
    text: str
    at: int


class Chat(Message, tag="chat", frozen=True, kw_only=True):
    """What was said at a table."""

    table: str
    lines: list[ChatLine]


class LobbyShown(Message, tag="lobby", frozen=True, kw_only=True):
    """The open tables that anybody may join, and the games that anybody may watch."""

    open: list[Listed]
    playing: list[Listed]


class Challenge(Message, tag="challenge", frozen=True, kw_only=True):
    """Somebody has opened a table with a seat for you: ``join`` it, or leave it."""

    table: Listed


class Declined(Message, tag="declined", frozen=True, kw_only=True):
    """Somebody does not take the seat that was kept at your table."""

    table: str
    game: str
    person: int
    name: str


class YourTurn(Message, tag="your-turn", frozen=True, kw_only=True):
    """At a table that this client does not watch, it is your turn, or the game is over."""

    table: str
    game: str
    over: bool


class Said(Message, tag="said", frozen=True, kw_only=True):
    """At a table of yours that this client does not watch, somebody has said something."""

    table: str
    game: str
    person: int
    name: str


class Done(Message, tag="done", frozen=True, kw_only=True):
    """A request with an ``id`` has been carried out and stored."""

    id: int


class Previewed(Message, tag="preview", frozen=True, kw_only=True):
    """What the seat would see after an act, as far as it can know that now."""

    id: int | None
    table: str
    act: int
    view: msgspec.Raw


class Refused(Message, tag="refused", frozen=True, kw_only=True):
    """A request was not carried out: nothing has changed."""

    id: int | None
    table: str | None
    code: str
    message: str
    rule: str | None = None
    squares: tuple[str, ...] = ()
    count: int | None = None


class Ping(Message, tag="ping", frozen=True, kw_only=True):
    """Answer with ``pong`` and the same number."""

    n: int


class Bye(Message, tag="bye", frozen=True, kw_only=True):
    """The connection ends: the server stops, the client is too slow, its protocol too old, or it was told to go."""

    code: str
    message: str


def plain_values(values: Values) -> dict[str, Any]:
    """The values of a message as plain data: a word becomes ``{"word": id}``, with ``values`` where it has some."""
    return {name: _plain_value(value) for name, value in values.items()}


def _plain_value(value: Any) -> Any:
    if isinstance(value, Word):
        return {"word": value.id, "values": plain_values(value.values)} if value.values else {"word": value.id}
    return [_plain_value(item) for item in value] if isinstance(value, list | tuple) else value


encode = msgspec.json.Encoder().encode
decode_request = msgspec.json.Decoder(SocketRequest).decode
