"""Deletion of guests, tokens and tables that nobody needs any more, in small steps."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Connection, delete, exists, func, select

from draftwork.server.storage.schema import CARRIES, EVENTS, LEASES, PEOPLE, SITTERS, TABLES, TOKENS

_MAX_ROWS = 100  # looked at or deleted in one step, so that moves do not wait
_PRUNED_STATES = ("open", "running", "abandoned")


def _may_delete(lease: int | None) -> ColumnElement[bool]:
    """Whether no other server owns a table."""
    ended = TABLES.c.owner.not_in(select(LEASES.c.id))
    return TABLES.c.owner.is_(None) | (TABLES.c.owner == lease) | ended


def old_tables(connection: Connection, before: float, after: str, lease: int | None = None) -> list[str]:
    """Some tables, in the order of their ids, that may have no moves: made before a time and not over.

    Tables where a clock or a bot acts are left out, and those that another server owns.
    """
    old = (
        TABLES.c.state.in_(_PRUNED_STATES)
        & ~TABLES.c.wakes
        & (TABLES.c.created < before)
        & _may_delete(lease)
    )
    query = select(TABLES.c.id).where(old & (TABLES.c.id > after)).order_by(TABLES.c.id).limit(_MAX_ROWS)
    return list(connection.scalars(query))


def delete_tables(
    connection: Connection, tables: Sequence[tuple[str, int]], lease: int | None = None
) -> list[str]:
    """Delete tables, given with the number of their last event, unless they have new events."""
    deleted: list[str] = []
    for id, number in tables:
        unowned = select(TABLES.c.id).where((TABLES.c.id == id) & _may_delete(lease)).with_for_update()
        last = select(func.max(EVENTS.c.number)).where(EVENTS.c.table_id == id)
        if connection.scalar(unowned) is not None and connection.scalar(last) == number:
            for rows in (EVENTS.c.table_id == id, SITTERS.c.table_id == id, TABLES.c.id == id):
                connection.execute(delete(rows.left.table).where(rows))
            deleted.append(id)
    return deleted


def delete_tokens(connection: Connection, before: float) -> int:
    """Delete some tokens that were not used since a time; returns their number."""
    unused = list(connection.scalars(select(TOKENS.c.hash).where(TOKENS.c.used < before).limit(_MAX_ROWS)))
    connection.execute(delete(TOKENS).where(TOKENS.c.hash.in_(unused)))
    return len(unused)


def delete_guests(connection: Connection, before: float) -> int:
    """Delete some guests who were not here since a time and are at no table; returns their number."""
    at_a_table = exists().where(SITTERS.c.person == PEOPLE.c.id)
    was_here = exists().where((TOKENS.c.person == PEOPLE.c.id) & (TOKENS.c.used >= before))
    gone = (PEOPLE.c.created < before) & ~at_a_table & ~was_here
    people = list(connection.scalars(select(PEOPLE.c.id).where(gone).limit(_MAX_ROWS)))
    for rows in (TOKENS.c.person.in_(people), CARRIES.c.person.in_(people), PEOPLE.c.id.in_(people)):
        connection.execute(delete(rows.left.table).where(rows))
    return len(people)
