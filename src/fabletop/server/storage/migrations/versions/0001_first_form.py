"""The first form of the database."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False, comment="guest, account, bot or erased"),
        sa.Column("name", sa.String(length=64), nullable=False),
        sa.Column(
            "login", sa.String(length=64), nullable=True, comment="the name without capitals; accounts alone have one"
        ),
        sa.Column("password", sa.String(length=256), nullable=True, comment="an argon2id hash"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.CheckConstraint("kind IN ('guest', 'account', 'bot', 'erased')", name=op.f("ck_players_kind")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_players")),
        sa.UniqueConstraint("login", name=op.f("uq_players_login")),
    )
    op.create_table(
        "bans",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True, comment="for good, if nothing stands here"),
        sa.Column("why", sa.String(length=500), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_bans_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", name=op.f("pk_bans")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False, comment="JSON"),
        sa.Column(
            "texts", sa.Text(), nullable=False, comment="JSON: what old matches need to be played again, such as decks"
        ),
        sa.Column("status", sa.String(length=8), nullable=False, comment="open, playing or finished"),
        sa.Column("public", sa.Boolean(), nullable=False, comment="listed in the lobby"),
        sa.Column("free_seats", sa.Integer(), nullable=False),
        sa.Column("link", sa.String(length=64), nullable=True, comment="the SHA-256 of the token of a private link"),
        sa.Column("host", sa.String(length=24), nullable=True, comment="who opened the table"),
        sa.Column(
            "about",
            sa.Text(),
            nullable=False,
            comment="JSON for the lobby: clocks, levels, whatever a table tells of itself",
        ),
        sa.Column("result", sa.Text(), nullable=True, comment="JSON"),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("finished", sa.BigInteger(), nullable=True),
        sa.Column("rated", sa.BigInteger(), nullable=True, comment="when its result went into the ratings"),
        sa.CheckConstraint("status IN ('open', 'playing', 'finished')", name=op.f("ck_matches_status")),
        sa.ForeignKeyConstraint(["host"], ["players.id"], name=op.f("fk_matches_host")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
        sa.UniqueConstraint("link", name=op.f("uq_matches_link")),
    )
    op.create_index(op.f("ix_matches_status_public_created"), "matches", ["status", "public", "created"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("muted", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["muted"], ["players.id"], name=op.f("fk_mutes_muted"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_mutes_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "muted", name=op.f("pk_mutes")),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("mu", sa.Float(), nullable=False),
        sa.Column("sigma", sa.Float(), nullable=False),
        sa.Column("shown", sa.Float(), nullable=False, comment="what the leaderboard orders by"),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_ratings_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("player", "game", name=op.f("pk_ratings")),
    )
    op.create_index(op.f("ix_ratings_game_shown"), "ratings", ["game", "shown"], unique=False)
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(length=64), nullable=False, comment="the SHA-256 of the cookie, never the cookie"),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_sessions_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("token", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_expires"), "sessions", ["expires"], unique=False)
    op.create_index(op.f("ix_sessions_player"), "sessions", ["player"], unique=False)
    op.create_table(
        "entries",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("revision", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_entries_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "revision", name=op.f("pk_entries")),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("reported", sa.String(length=24), nullable=False),
        sa.Column("match", sa.String(length=24), nullable=True),
        sa.Column("said", sa.String(length=500), nullable=True, comment="the words complained of, as they stood"),
        sa.Column("why", sa.String(length=500), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("closed", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_reports_match"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_reports_player"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["reported"], ["players.id"], name=op.f("fk_reports_reported"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_player"), "reports", ["player"], unique=False)
    op.create_index(op.f("ix_reports_reported"), "reports", ["reported"], unique=False)
    op.create_table(
        "seats",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False, comment="of the match, for histories in order"),
        sa.Column("points", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=True),
        sa.Column("rating_before", sa.Float(), nullable=True),
        sa.Column("rating_after", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_seats_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_seats_player")),
        sa.PrimaryKeyConstraint("match", "seat", name=op.f("pk_seats")),
    )
    op.create_index(op.f("ix_seats_player_created"), "seats", ["player", "created"], unique=False)
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("revision", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_snapshots_match"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", name=op.f("pk_snapshots")),
    )
    op.create_table(
        "talk",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("match", sa.String(length=24), nullable=False),
        sa.Column("player", sa.String(length=24), nullable=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
        sa.Column("phrase", sa.String(length=64), nullable=True, comment="the id of a ready-made phrase"),
        sa.Column("text", sa.String(length=500), nullable=True),
        sa.CheckConstraint("(phrase IS NULL) <> (text IS NULL)", name=op.f("ck_talk_said")),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name=op.f("fk_talk_match"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["player"], ["players.id"], name=op.f("fk_talk_player"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_talk")),
    )
    op.create_index(op.f("ix_talk_match_id"), "talk", ["match", "id"], unique=False)
    op.create_index(op.f("ix_talk_player"), "talk", ["player"], unique=False)
