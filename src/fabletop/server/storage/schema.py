"""The tables of the database. Times are whole milliseconds since 1970; ids are short random texts."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
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
    false,
)

NAMES = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata = MetaData(naming_convention=NAMES)
Number = BigInteger().with_variant(Integer, "sqlite")
"""SQLite counts up by itself only in a column called INTEGER."""


def belongs_to(column: str) -> ForeignKey:
    return ForeignKey(column, ondelete="CASCADE")


players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("kind", String(8), nullable=False, comment="guest, account, bot or erased"),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True, comment="the name without capitals; accounts alone have one"),
    Column("password", String(256), comment="an argon2id hash"),
    Column("created", BigInteger, nullable=False),
    CheckConstraint("kind IN ('guest', 'account', 'bot', 'erased')", name="kind"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True, comment="the SHA-256 of the cookie, never the cookie"),
    Column("player", String(24), belongs_to("players.id"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False, index=True),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False, comment="JSON"),
    Column("texts", Text, nullable=False, comment="JSON: what old matches need to be played again, such as decks"),
    Column("status", String(8), nullable=False, comment="open, playing or finished"),
    Column("public", Boolean, nullable=False, comment="listed in the lobby"),
    Column("free_seats", Integer, nullable=False),
    Column("link", String(64), unique=True, comment="the SHA-256 of the token of a private link"),
    Column("host", String(24), ForeignKey("players.id"), comment="who opened the table"),
    Column(
        "about", Text, nullable=False, comment="JSON for the lobby: clocks, levels, whatever a table tells of itself"
    ),
    Column("result", Text, comment="JSON"),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("finished", BigInteger),
    Column("rated", BigInteger, comment="when its result went into the ratings"),
    Column("secret", String(64), comment="what was promised for the deal"),
    Column("awake", Boolean, nullable=False, server_default=false(), comment="has something to be done"),
    Column("counts", Boolean, nullable=False, server_default=false(), comment="rated: shall its result count"),
    Column("begun", BigInteger, comment="when the cards were dealt"),
    CheckConstraint("status IN ('open', 'playing', 'finished')", name="status"),
    Index(None, "status", "public", "created"),
    Index(None, "awake", "id"),
    Index(None, "counts", "status", "begun"),
)

entries = Table(
    "entries",
    metadata,
    Column("match", String(24), belongs_to("matches.id"), primary_key=True),
    Column("revision", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of every match, its truth. The primary key decides between writers."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", String(24), belongs_to("matches.id"), primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""A cache: where reading the log may begin."""

seats = Table(
    "seats",
    metadata,
    Column("match", String(24), belongs_to("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player", String(24), ForeignKey("players.id"), nullable=False),
    Column("created", BigInteger, nullable=False, comment="of the match, for histories in order"),
    Column("points", Integer),
    Column("place", Integer),
    Column("rating_before", Float),
    Column("rating_after", Float),
    Index(None, "player", "created"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("player", String(24), belongs_to("players.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("shown", Float, nullable=False, comment="what the leaderboard orders by"),
    Column("matches", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index(None, "game", "shown"),
)

talk = Table(
    "talk",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("match", String(24), belongs_to("matches.id"), nullable=False),
    Column("player", String(24), belongs_to("players.id"), nullable=False, index=True),
    Column("time", BigInteger, nullable=False),
    Column("phrase", String(64), comment="the id of a ready-made phrase"),
    Column("text", String(500)),
    CheckConstraint("(phrase IS NULL) <> (text IS NULL)", name="said"),
    Index(None, "match", "id"),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player", String(24), belongs_to("players.id"), primary_key=True),
    Column("muted", String(24), belongs_to("players.id"), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Number, primary_key=True, autoincrement=True),
    Column("player", String(24), belongs_to("players.id"), nullable=False, index=True),
    Column("reported", String(24), belongs_to("players.id"), nullable=False, index=True),
    Column("match", String(24), ForeignKey("matches.id", ondelete="SET NULL")),
    Column("said", String(500), comment="the words complained of, as they stood"),
    Column("why", String(500), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("closed", BigInteger),
)

bans = Table(
    "bans",
    metadata,
    Column("player", String(24), belongs_to("players.id"), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("until", BigInteger, comment="for good, if nothing stands here"),
    Column("why", String(500), nullable=False),
)
