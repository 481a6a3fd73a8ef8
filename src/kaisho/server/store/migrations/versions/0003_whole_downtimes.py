"""Downtimes in which clocks with days per turn were stopped too."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("downtimes", sa.Column("whole", sa.Boolean(), server_default=sa.false(), nullable=False))
