"""What is stored: the tables of the database. Moments are whole milliseconds since 1970, in UTC."""

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
    Column("name_key", String(80), nullable=False, unique=True),  # the name without capitals and accents
    Column("kind", String(8), nullable=False),  # guest, account or bot
    Column("password", Text),  # Argon2id; only accounts have one
    Column("owner", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # the account that a bot belongs to
    Column("admin", Boolean, nullable=False, default=False),
    Column("banned", Boolean, nullable=False, default=False),
    Column("language", String(8), nullable=False, default="en"),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("renamed", BigInteger),  # when the person last took another name
    sqlite_autoincrement=True,  # a deleted person's number is never given to somebody else
)

logins = Table(
    "logins",
    metadata,
    Column("key", LargeBinary(32), primary_key=True),  # SHA-256 of what the cookie holds
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("seen", BigInteger),  # logins from before it was noted have none
    Column("device", String(60)),  # browser and system, by name
)

devices = Table(
    "devices",
    metadata,
    Column("device", LargeBinary(32), primary_key=True),  # SHA-256 of what the device's cookie holds
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seen", BigInteger, nullable=False),
)

second_factors = Table(
    "second_factors",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("salt", LargeBinary(16), nullable=False),  # the key is made from it with the club's secret
    Column("since", BigInteger),  # none until a first code was right
    Column("step", BigInteger, nullable=False),  # of the code that was used last
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
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), index=True),  # about whom
    Column("by", ForeignKey("people.id", ondelete="SET NULL"), index=True),  # the admin; none for the command line
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
    Column("deal", Text, nullable=False),
    Column("control", Text, nullable=False),  # JSON
    Column("rated", Boolean, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("takebacks", Boolean, nullable=False),
    Column("invite", String(40), nullable=False),
    Column("owner", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("before", ForeignKey("tables.id", ondelete="SET NULL")),  # the game of which this one is the rematch
    Column("carried", Text, nullable=False),  # JSON: the points of the games before it in the series, by seat
    Column("status", String(8), nullable=False),  # open, playing, over
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("entries", Integer, nullable=False),  # how many acts and take-backs the log holds
    Column("clock", Text, nullable=False),  # JSON
    Column("deadline", BigInteger),  # when somebody's flag falls if nobody acts
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
    Column("kind", String(8), nullable=False),  # open, person, bot or gone (an account that was deleted)
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("bot", String(20)),
    Column("read", Integer, nullable=False, default=0),  # how many entries of the log the person has been shown
    Column("heard", BigInteger, nullable=False, server_default="0"),  # up to when the person has been shown the chat
    Column("declined", Integer, server_default=text("NULL")),  # the person who did not take this open seat
)

acts = Table(
    "acts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("entry", Integer, primary_key=True),  # 0, 1, 2 …: the log only grows
    Column("kind", Integer, nullable=False),  # 0 an act, 1 a take-back
    Column("seat", Integer, nullable=False),
    Column("act", Integer, nullable=False),  # of a take-back: how many acts are left
    Column("at", BigInteger, nullable=False),
    Column("forced", Boolean, nullable=False),
    sqlite_with_rowid=False,  # one tree instead of two: this is where nearly everything is written
)

secret_acts = Table(
    "secret_acts",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, primary_key=True),
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
    Column("places", Text),  # JSON; endings from before places were stored have none
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
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),  # does not want to hear
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
    Column("whole", Boolean, nullable=False, server_default=false()),  # clocks with days per turn stood too
    UniqueConstraint("up"),
)

orders = Table(
    "orders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("what", String(20), nullable=False),  # close-table, person-changed or club-changed
    Column("subject", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
)
