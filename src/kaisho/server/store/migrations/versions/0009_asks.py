"""Forced acts that are left to a player."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("asks", sa.Boolean(), nullable=False, server_default=sa.false()))
