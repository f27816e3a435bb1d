"""Who still has how much time. Nothing here looks at a clock: the time is an argument."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from draftwork.server.protocol import Clock, ClockNow

DAY = 86_400
RETURNING = 10.0  # seconds; with Fischer's clock nobody comes back to less


class Clocks:
    """A turn lasts from the moment a seat is to act until it is no more; bots take no time."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left: list[float | None] = [self._allowance] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0.0

    @property
    def _allowance(self) -> float | None:
        """For a turn, or with Fischer's clock what one begins with."""
        kind = self.clock.kind
        return None if kind == "none" else DAY * self.clock.days if kind == "days" else self.clock.seconds

    def run(
        self,
        seats: Sequence[int],
        at: float,
        done: Collection[int] = (),
        back_to: Mapping[int, float | None] | None = None,
    ) -> None:
        """From now on the time of these seats runs; those whose turn is `done` get their increment.

        Who takes something back has no more time than before it: `back_to` is what they had.
        """
        if self.clock.kind == "none":
            return
        self.left = self.left_at(at)
        if self.clock.kind == "fischer":
            for seat in self.running:
                if seat in done and seat not in seats:
                    self.left[seat] = (self.left[seat] or 0) + self.clock.increment
        else:
            for seat in seats:
                if seat not in self.running:
                    self.left[seat] = self._allowance
        for seat, before in (back_to or {}).items():
            self.left[seat] = min(self.left[seat] or 0, before or 0)
        self.running = tuple(seats)
        self.since = max(at, self.since)

    def welcome_back(self, seat: int) -> None:
        """Whoever takes a seat back has time for a turn, with Fischer's clock no more than a short one."""
        if self.clock.kind == "fischer":
            least = max(self.clock.increment, min(RETURNING, self.clock.seconds))
            self.left[seat] = max(self.left[seat] or 0, least)

    def left_at(self, at: float) -> list[float | None]:
        used = max(0.0, at - self.since)
        return [
            max(0.0, left - used) if left is not None and seat in self.running else left
            for seat, left in enumerate(self.left)
        ]

    def now(self, at: float) -> ClockNow:
        return ClockNow(self.left_at(at), list(self.running))

    def deadline(self) -> tuple[float, int] | None:
        """When the time of the next seat is up, and whose."""
        ends = [(self.since + (self.left[seat] or 0), seat) for seat in self.running]
        return min(ends, default=None)
