"""Settings of a server process."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from draftwork.server.rate_limit import Limits

DATABASE = "draftwork.sqlite"  # default file name in the data folder


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    """The configuration of a server."""

    data_folder: Path  # database, lock and log
    database: str = ""  # SQLAlchemy URL; empty: the SQLite file in the data folder
    origins: tuple[str, ...] = ()  # of other pages that may connect, such as https://play.example
    page_folder: Path = Path(__file__).parent / "page"  # the built page
    limits: Limits = field(default_factory=Limits)
    bot_workers: int | None = None  # processes that compute bot moves; None: one per core
    render_offload_rate: float = 50  # moves per second from which a worker process renders
    restart_grace: float = 30.0  # seconds after a restart in which no clock runs out
    max_loaded_tables: int = 2_000  # further tables are dropped from memory

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_folder / DATABASE}"
