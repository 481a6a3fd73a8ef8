"""The tables of the database. Moments are whole milliseconds since 1970, in UTC."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column(
        "name_key", String(80), nullable=False, unique=True
    ),  # the name in lower case without accents; names must differ in it
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("password", Text),  # Argon2id; only accounts have one
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # the account that a bot belongs to
    Column("admin", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("language", String(8), nullable=False, default="en"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("renamed", BigInteger),  # when the person last changed their name
    sqlite_autoincrement=True,  # numbers of deleted people are never reused
)

logins = Table(
    "logins",
    metadata,
    Column("key", LargeBinary(32), primary_key=True),  # SHA-256 of the cookie's token
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("seen", BigInteger),  # null for logins from before this was recorded
    Column("device", String(60)),  # names of browser and operating system
)

devices = Table(
    "devices",
    metadata,
    Column("device", LargeBinary(32), primary_key=True),  # SHA-256 of the device cookie's token
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seen", BigInteger, nullable=False),
)

second_factors = Table(
    "second_factors",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("salt", LargeBinary(16), nullable=False),  # the key is derived from it and the club's secret
    Column("since", BigInteger),  # null until a first code was correct
    Column("step", BigInteger, nullable=False),  # time step of the last code used
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("key", LargeBinary(32), primary_key=True),  # SHA-256 of the code
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("what", String(32), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # the person concerned
    Column("by", ForeignKey("people.id", ondelete="SET NULL"), index=True),  # the admin; null for the command line
    Column("detail", String(80), nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("key", LargeBinary(32), nullable=False, unique=True),  # SHA-256 of the token
    Column("bot", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
)

invitations = Table(
    "invitations",
    metadata,
    Column("key", LargeBinary(32), primary_key=True),  # SHA-256 of the code
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", Text, nullable=False),  # as in a record: match=standard setup=colours
    Column("deal", Text, nullable=False),  # empty before the game has begun; "-" in a game without chance
    Column("control", Text, nullable=False),  # JSON
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("takebacks", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("owner", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("before", ForeignKey("tables.id", ondelete="SET NULL")),  # the table of which this is the rematch
    Column("carried", Text, nullable=False),  # JSON: points of the earlier games of the series, by seat
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("entries", Integer, nullable=False),  # length of the log
    Column("clock", Text, nullable=False),  # JSON
    Column("deadline", BigInteger),  # when the next flag falls if nobody acts
    Column("to_act", Integer, nullable=False),  # the seats to act, as bits
    Column("offers", Text, nullable=False),  # JSON
    Index("ix_tables_status", "status"),
    Index("ix_tables_deadline", "deadline"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # open, person, bot or gone (the account was deleted)
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
    Column("read", Integer, nullable=False, default=0),  # number of log entries that the person has seen
    Column("heard", BigInteger, nullable=False, server_default="0"),  # moment up to which the person has seen the chat
    Column("declined", Integer, server_default=text("NULL")),  # the person who declined this open seat
    Column("asks", Boolean, nullable=False, server_default=false()),  # whether forced acts are left to the person
)

acts = Table(
    "acts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True),  # 0, 1, 2 …: the log only grows
    Column("kind", Integer, nullable=False),  # 0 act, 1 take-back, 2 departure
    Column("seat", Integer, nullable=False),
    Column("act", Integer, nullable=False),  # take-back: number of remaining acts; departure: index of the reason
    Column("at", BigInteger, nullable=False),
    Column("forced", Boolean, nullable=False),
    sqlite_with_rowid=False,  # one B-tree instead of two: most writes go here
)

secret_acts = Table(
    "secret_acts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),  # number of the choice: 0, 1, 2 …
    Column("act", Integer, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("reason", String(40), nullable=False),
    Column("values", Text, nullable=False),  # JSON
    Column("points", Text, nullable=False),  # JSON
    Column("at", BigInteger, nullable=False, index=True),
    Column("places", Text),  # JSON; null for endings from before this was stored
    Column("unrated", String(20)),  # why a rated game was not rated
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("pool", String(48), primary_key=True),  # game and number of players: kamisado-2
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_ratings_pool_rating", "pool", "rating"),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("pool", String(48), nullable=False),
    Column("before", Float, nullable=False),
    Column("after", Float, nullable=False),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seated", Boolean, nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),  # the person who has muted the other
    Column("muted", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("at", BigInteger, nullable=False),
)

club = Table(
    "club",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

downtimes = Table(
    "downtimes",
    metadata,
    Column("down", BigInteger, primary_key=True),
    Column("up", BigInteger, nullable=False),
    Column("whole", Boolean, nullable=False, server_default=false()),  # clocks with days per turn were stopped as well
    UniqueConstraint("up"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String(20), nullable=False),  # close-table, person-changed, logins-ended or club-changed
    Column("subject", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)
