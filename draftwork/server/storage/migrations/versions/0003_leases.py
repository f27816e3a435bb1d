"""Leases of servers, and the owner of each table."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "leases",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("address", sa.String(100), nullable=False),
        sa.Column("expires", sa.Float, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.Integer))


def downgrade() -> None:
    op.drop_column("tables", "owner")
    op.drop_table("leases")
