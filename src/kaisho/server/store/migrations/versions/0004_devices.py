"""Devices, second factors, the audit log, and what the owner of a login sees of it."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("logins", sa.Column("seen", sa.BigInteger(), nullable=True))
    op.add_column("logins", sa.Column("device", sa.String(length=60), nullable=True))
    op.create_table(
        "devices",
        sa.Column("device", sa.LargeBinary(length=32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("device", "person", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"], unique=False)
    op.create_table(
        "second_factors",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("salt", sa.LargeBinary(length=16), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=True),
        sa.Column("step", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_second_factors_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_second_factors")),
    )
    op.create_table(
        "recovery_codes",
        sa.Column("person", sa.Integer(), nullable=False),
        sa.Column("key", sa.LargeBinary(length=32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_recovery_codes_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person", "key", name=op.f("pk_recovery_codes")),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("what", sa.String(length=32), nullable=False),
        sa.Column("person", sa.Integer(), nullable=True),
        sa.Column("by", sa.Integer(), nullable=True),
        sa.Column("detail", sa.String(length=80), nullable=False),
        sa.ForeignKeyConstraint(["by"], ["people.id"], name=op.f("fk_audit_by"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_audit_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_audit")),
    )
    op.create_index(op.f("ix_audit_at"), "audit", ["at"], unique=False)
    op.create_index(op.f("ix_audit_by"), "audit", ["by"], unique=False)
    op.create_index(op.f("ix_audit_person"), "audit", ["person"], unique=False)
