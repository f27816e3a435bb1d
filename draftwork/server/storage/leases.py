"""Leases of servers and the ownership of tables, in PostgreSQL.

A server holds one lease and renews it. The row of the lease is the fence of all its tables: every write of
the server locks that row against deletion and fails without it. Another server deletes the row once it has
expired, and only then takes over tables. So a server that was paused for too long writes nothing afterwards.
All times are by the clock of the database.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, Float, cast, delete, func, insert, select, text, update

from draftwork.server.errors import LeaseLost
from draftwork.server.storage.schema import LEASES, TABLES

LEASE_SECONDS = 5.0  # a server that does not renew its lease for this long loses its tables
# For use within a statement that stores something. The lock is held until the transaction ends.
FENCE = (
    "SELECT id FROM leases WHERE id = :lease AND expires > extract(epoch FROM clock_timestamp())"
    " FOR KEY SHARE"
)
# PostgreSQL ends a transaction that does nothing for this long: a server that is paused within one must not
# keep its lease from being ended.
_IDLE_TRANSACTION_MS = 3_000
_CHECK = text(
    f"SELECT set_config('idle_in_transaction_session_timeout', '{_IDLE_TRANSACTION_MS}', true)"
    f" FROM ({FENCE}) AS fence"
)
_NOW = cast(func.extract("epoch", func.clock_timestamp()), Float)


@dataclass(frozen=True)
class Owner:
    """The server that owns a table."""

    lease: int
    address: str


def check_fence(connection: Connection, lease: int) -> None:
    """Raise LeaseLost unless the lease is valid. It then stays valid until the transaction ends."""
    if connection.scalar(_CHECK, {"lease": lease}) is None:
        raise LeaseLost("lease-lost")


def open_lease(connection: Connection, address: str) -> tuple[int, float]:
    """A new lease; returns its number and the time of the database."""
    values = {"address": address, "expires": _NOW + LEASE_SECONDS}
    lease: int = connection.execute(insert(LEASES).values(values).returning(LEASES.c.id)).scalar_one()
    now: float = connection.execute(select(_NOW)).scalar_one()
    return lease, now


def renew_lease(connection: Connection, lease: int) -> list[int]:
    """Prolong a lease; returns the numbers of all leases, without this one if it has ended."""
    connection.execute(update(LEASES).where(LEASES.c.id == lease).values(expires=_NOW + LEASE_SECONDS))
    return list(connection.scalars(select(LEASES.c.id).order_by(LEASES.c.id)))


def end_lease(connection: Connection, lease: int) -> None:
    connection.execute(delete(LEASES).where(LEASES.c.id == lease))


def end_expired_leases(connection: Connection) -> list[int]:
    """End the leases that were not renewed in time, unless a write is under way; returns their numbers."""
    expired = select(LEASES.c.id).where(LEASES.c.expires < _NOW).with_for_update(skip_locked=True)
    ended = delete(LEASES).where(LEASES.c.id.in_(expired)).returning(LEASES.c.id)
    return list(connection.scalars(ended))


def claim_table(connection: Connection, table: str, lease: int) -> Owner | None:
    """Claim a table that no server owns; returns its owner then, or None if there is no such table."""
    query = select(TABLES.c.owner).where(TABLES.c.id == table)
    row = connection.execute(query.with_for_update()).one_or_none()
    if row is None:
        return None
    # This statement sees every lease that existed when the row was locked.
    address = connection.scalar(select(LEASES.c.address).where(LEASES.c.id == row.owner))
    if row.owner != lease and address is not None:
        return Owner(row.owner, address)
    if row.owner != lease:
        connection.execute(update(TABLES).where(TABLES.c.id == table).values(owner=lease))
    return Owner(lease, address or "")


def free_self_acting(connection: Connection, most: int) -> list[str]:
    """Some tables where a clock or a bot acts and that no server owns."""
    free = TABLES.c.owner.is_(None) | TABLES.c.owner.not_in(select(LEASES.c.id))
    query = select(TABLES.c.id).where(TABLES.c.wakes & free)
    return list(connection.scalars(query.order_by(func.random()).limit(most)))


def release_tables(connection: Connection, tables: Sequence[str], lease: int) -> list[str]:
    """Let other servers own some tables of a lease, except those that act by themselves; returns these."""
    own = TABLES.c.id.in_(tables) & (TABLES.c.owner == lease)
    connection.execute(update(TABLES).where(own & ~TABLES.c.wakes).values(owner=None))
    return list(connection.scalars(select(TABLES.c.id).where(own)))
