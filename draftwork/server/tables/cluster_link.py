"""What the tables of this server need of the other servers of a database. The defaults are for one server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from draftwork.server.cluster.ownership import Ownership, SoleOwnership


@dataclass
class ClusterLink:
    ownership: Ownership = field(default_factory=SoleOwnership)
    announce: Callable[[str, int], None] = lambda table, number: None  # a stored event
    clock_offset: float = 0.0  # seconds that the common clock is ahead of this machine
    tables_are_free: asyncio.Event = field(default_factory=asyncio.Event)  # another server has ended
