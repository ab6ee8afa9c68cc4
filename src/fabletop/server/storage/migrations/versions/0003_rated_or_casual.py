"""Rated or casual: which matches count, and when their cards were dealt. Matches from before are casual from now on."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column(
        "matches",
        sa.Column(
            "counts", sa.Boolean(), nullable=False, server_default=sa.false(), comment="rated: shall its result count"
        ),
    )
    op.add_column("matches", sa.Column("begun", sa.BigInteger(), nullable=True, comment="when the cards were dealt"))
    op.create_index(op.f("ix_matches_counts_status_begun"), "matches", ["counts", "status", "begun"], unique=False)
