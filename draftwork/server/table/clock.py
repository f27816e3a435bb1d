"""The clock of a table. It never reads the system time: callers pass it."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from draftwork.server.protocol import ClockInfo, TimeControl

DAY = 86_400
RETURN_SECONDS = 10.0  # minimum with "fischer" after returning to a seat


class TableClock:
    """The remaining time of each seat. Time runs while a person is to act; bots use none."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        self.control = control
        self.remaining: list[float | None] = [self.allowance] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0.0

    @property
    def allowance(self) -> float | None:
        """Seconds for a turn, or the initial time with "fischer"."""
        kind = self.control.kind
        return None if kind == "none" else DAY * self.control.days if kind == "days" else self.control.seconds

    def set_running(
        self,
        seats: Sequence[int],
        at: float,
        finished: Collection[int] = (),
        at_most: Mapping[int, float | None] | None = None,
    ) -> None:
        """Let the time of these seats run from now on.

        Seats in `finished` have decided; those whose turn has ended receive the increment. `at_most` limits
        the time of seats whose decisions were undone: to the time that they had left when they decided.
        """
        if self.control.kind == "none":
            return
        self.remaining = self.remaining_at(at)
        if self.control.kind == "fischer":
            for seat in self.running:
                if seat in finished and seat not in seats:
                    self.remaining[seat] = (self.remaining[seat] or 0) + self.control.increment
        else:
            for seat in seats:
                if seat not in self.running:
                    self.remaining[seat] = self.allowance
        for seat, limit in (at_most or {}).items():
            self.remaining[seat] = min(self.remaining[seat] or 0, limit or 0)
        self.running = tuple(seats)
        self.since = max(at, self.since)

    def grant_return_time(self, seat: int) -> None:
        """Give a person who returns to a seat at least a short time. Only needed with "fischer"."""
        if self.control.kind == "fischer":
            least = max(self.control.increment, min(RETURN_SECONDS, self.control.seconds))
            self.remaining[seat] = max(self.remaining[seat] or 0, least)

    def remaining_at(self, at: float) -> list[float | None]:
        used = max(0.0, at - self.since)
        return [
            max(0.0, left - used) if left is not None and seat in self.running else left
            for seat, left in enumerate(self.remaining)
        ]

    def info(self, at: float) -> ClockInfo:
        return ClockInfo(self.remaining_at(at), list(self.running))

    def deadline(self) -> tuple[float, int] | None:
        """The time when the next clock runs out, and its seat."""
        ends = [(self.since + (self.remaining[seat] or 0), seat) for seat in self.running]
        return min(ends, default=None)
