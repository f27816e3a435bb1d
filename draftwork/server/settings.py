"""What a server is started with."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from draftwork.server.rate_limit import Limits

DATABASE = "draftwork.sqlite"  # in the data folder, where no other is named


@dataclass(frozen=True, kw_only=True)
class Settings:
    data: Path  # the folder of all that is kept
    database: str = ""  # an SQLAlchemy address; without one, the SQLite file in the data folder
    origins: tuple[str, ...] = ()  # of pages that may connect besides our own, such as https://play.example
    page: Path = Path(__file__).parent / "page"  # the built page
    limits: Limits = field(default_factory=Limits)
    workers: int | None = None  # processes that think for bots; without a number, one a core
    busy: float = 50  # moves in a second, from which on another process draws what people see
    grace: float = 30.0  # seconds after a start before the time of anybody is up, where the server was away
    tables: int = 2_000  # kept folded in memory; others are read again when they are needed

    @property
    def address(self) -> str:
        return self.database or f"sqlite:///{self.data / DATABASE}"
