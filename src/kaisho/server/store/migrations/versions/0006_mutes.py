"""Muted people, and the moment up to which a seat has seen the chat of its table."""

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
    # Messages from before this was counted do not count as unread.
    op.execute('UPDATE seats SET heard = COALESCE((SELECT MAX(at) FROM chat WHERE chat."table" = seats."table"), 0)')
