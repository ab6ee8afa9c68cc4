"""What live tables need: the secret of the deal until it is told, and which tables to look after."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column(
        "matches", sa.Column("secret", sa.String(length=64), nullable=True, comment="what was promised for the deal")
    )
    op.add_column(
        "matches",
        sa.Column("awake", sa.Boolean(), nullable=False, server_default=sa.false(), comment="has something to be done"),
    )
    op.create_index(op.f("ix_matches_awake_id"), "matches", ["awake", "id"], unique=False)
