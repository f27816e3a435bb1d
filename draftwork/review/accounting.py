"""The accounts of the seats: how the value of the match moved from its start to its result."""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from draftwork.review.evaluator import POINTS, WIN, Values
from draftwork.review.model import Account, LuckEvent, Shares


@dataclass
class Ledger:
    """The sums of all changes of value, by seat and unit. Together they lead from `start` to `result`."""

    start: Values
    result: Values
    own_loss: Values = field(init=False)
    opponents_loss: Values = field(init=False)
    luck: Values = field(init=False)
    unexplained: Values = field(init=False)
    events: list[LuckEvent] = field(default_factory=list)

    def __post_init__(self) -> None:
        for name in ("own_loss", "opponents_loss", "luck", "unexplained"):
            setattr(self, name, np.zeros_like(self.start))

    def add_loss(self, seat: int, loss: Values) -> None:
        """A loss of a seat; the rows of the other seats tell what they gained, as negative numbers."""
        for other in range(len(loss)):
            if other == seat:
                self.own_loss[other] += loss[other]
            else:
                self.opponents_loss[other] -= loss[other]

    def add_luck(self, ply: int, kind: str, change: Values) -> None:
        self.luck += change
        self.events.append(LuckEvent(ply, kind, [shares(row) for row in change]))

    def account(self, seat: int, unit: int) -> Account:
        """The account of a seat in win probability or in points."""
        return Account(
            start=float(self.start[seat, unit]),
            result=float(self.result[seat, unit]),
            own_loss=float(self.own_loss[seat, unit]),
            opponents_loss=float(self.opponents_loss[seat, unit]),
            luck=float(self.luck[seat, unit]),
            unexplained=float(self.unexplained[seat, unit]),
        )

    def luck_by_kind(self, seat: int) -> dict[str, Shares]:
        """The luck of a seat, by kind of event."""
        sums: dict[str, Shares] = {}
        for event in self.events:
            before = sums.get(event.kind, Shares(0.0, 0.0))
            now = event.seats[seat]
            sums[event.kind] = Shares(before.win + now.win, before.lead + now.lead)
        return sums


def shares(row: Values) -> Shares:
    """A row of values as data."""
    return Shares(float(row[WIN]), float(row[POINTS]))
