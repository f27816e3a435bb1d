"""Budgets of bots: visits of the search tree, or seconds of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from draftwork.i18n import shorten
from draftwork.kernel.errors import BadOption

MAX_ITERATIONS = 100_000_000
MAX_SECONDS = 3600.0


@dataclass(frozen=True)
class Budget:
    """Iterations for each decision (play is then reproducible) or seconds for each turn."""

    iterations: int | None = None
    seconds: float | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        if (self.iterations is None) == (self.seconds is None):
            raise BadOption("bad-budget")
        n = self.iterations
        if n is not None and (type(n) is not int or not 1 <= n <= MAX_ITERATIONS):
            raise BadOption("bad-iterations", given=shorten(n, 20), most=MAX_ITERATIONS)
        t = self.seconds
        if t is not None and (type(t) not in (int, float) or not 0 < t <= MAX_SECONDS):
            raise BadOption("bad-seconds", given=shorten(t, 20), most=int(MAX_SECONDS))
        if type(self.threads) is not int or not 1 <= self.threads <= 64:
            raise BadOption("bad-threads", given=shorten(self.threads, 20), most=64)
