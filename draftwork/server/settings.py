"""What a server is started with."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from draftwork.server.rate_limit import Limits

DATABASE = "draftwork.sqlite"  # in the data folder, where no other is named


@dataclass(frozen=True, kw_only=True)
class ServerSettings:
    data_folder: Path  # the folder of all that is kept
    database: str = ""  # an SQLAlchemy address; without one, the SQLite file in the data folder
    origins: tuple[str, ...] = ()  # of pages that may connect besides our own, such as https://play.example
    page_folder: Path = Path(__file__).parent / "page"  # the built page
    limits: Limits = field(default_factory=Limits)
    bot_workers: int | None = None  # processes that think for bots; without a number, one a core
    render_offload_rate: float = 50  # moves in a second, from which on another process draws what people see
    restart_grace: float = (
        30.0  # seconds after a start before the time of anybody is up, where the server was away
    )
    max_loaded_tables: int = 2_000  # kept folded in memory; others are read again when they are needed

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.data_folder / DATABASE}"
