"""The database schema. Each change needs a revision in migrations/."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
)

METADATA = MetaData()

# Single values of this server, such as the key that signs tokens.
KEPT = Table(
    "kept",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("nickname", String(30), nullable=False),
    Column("created", Float, nullable=False),
)

# One token per browser. Only the hash is stored, so the database reveals no token.
TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),  # to the day
)

# One-time transfer codes that sign a person in on another device.
CARRIES = Table(
    "carries",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("until", Float, nullable=False),
)

# An index of tables, to find them without reading their events. The events alone define a table.
TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("state", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("wakes", Boolean, nullable=False),  # a clock or a bot acts here by itself, also after a restart
    Column("created", Float, nullable=False),
    Column("owner", Integer),  # lease of the server that owns the table; none with SQLite
    Index("tables_listed", "listed", "state", "created"),
    Index("tables_wakes", "wakes"),
)

# Leases of the servers that share this database. The id is the fencing number: ids only grow, and no write
# counts without the row of its lease. Deleting the row ends all ownership of that server.
LEASES = Table(
    "leases",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("address", String(100), nullable=False),  # where other servers reach this one
    Column("expires", Float, nullable=False),  # by the clock of the database
)

# The host of each table, and all people who have or had a seat there.
SITTERS = Table(
    "sitters",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)

# The primary key is the compare-and-set: of two events with the same number only one is stored.
EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
    Column("asked", String(120)),  # key of the request, to recognise a repeated one
    UniqueConstraint("table_id", "asked", name="events_once"),
)
