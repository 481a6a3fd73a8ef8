"""Who does not want to hear whom, and up to when a seat has heard the talk at its table."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "mutes",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("muted", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_mutes_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["muted"], ["people.id"], name="fk_mutes_muted", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "muted", name="pk_mutes"),
    )
    op.create_index("ix_mutes_muted", "mutes", ["muted"])
    op.add_column("seats", sa.Column("heard", sa.BigInteger(), nullable=False, server_default="0"))
    # What was said before nobody counted is not announced now.
    op.execute('UPDATE seats SET heard = COALESCE((SELECT MAX(at) FROM chat WHERE chat."table" = seats."table"), 0)')
