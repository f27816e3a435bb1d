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
    # With PostgreSQL: where this server listens for the other servers of the database.
    peer_host: str = "127.0.0.1"
    peer_port: int = 0  # 0: a free one
    peer_address: str = ""  # HOST:PORT, known once the server listens
    origins: tuple[str, ...] = ()  # of other pages that may connect, such as https://play.example
    lan_address: str | None = None  # of this machine in the local network; None: found by itself
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks; they name the addresses of clients
    page_folder: Path = Path(__file__).parent / "page"  # the built page
    limits: Limits = field(default_factory=Limits)
    bot_workers: int | None = None  # processes that compute bot moves; None: one per core
    render_offload_rate: float = 50  # moves per second from which a worker process renders
    restart_grace: float = 30.0  # seconds after a restart in which no clock runs out
    max_loaded_tables: int = 2_000  # further tables are dropped from memory

    @property
    def exempts_loopback(self) -> bool:
        """Whether clients on this machine have no limits by address. Behind a local proxy they have."""
        return not (self.origins or self.trusted_proxies)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_folder / DATABASE}"
