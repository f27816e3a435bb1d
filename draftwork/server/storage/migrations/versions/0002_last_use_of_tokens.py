"""The time when a token was last used. Existing tokens count as used now."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tokens", sa.Column("used", sa.Float, nullable=False, server_default="0"))
    tokens = sa.table("tokens", sa.column("used", sa.Float))
    op.execute(tokens.update().values(used=time.time()))


def downgrade() -> None:
    op.drop_column("tokens", "used")
