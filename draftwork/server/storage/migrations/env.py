"""The Alembic environment: uses the connection that `upgrade` passes."""

from alembic import context

from draftwork.server.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
