"""The person who declined a reserved seat."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("declined", sa.Integer(), server_default=sa.text("NULL")))
