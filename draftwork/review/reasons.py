"""Reasons: facts that a computer can check about why one move is better than another.

Both moves are played out in the same worlds to the end of the match. Where the points of a category differ
beyond chance, the difference is a reason.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import numpy as np

from draftwork.bots.analysis import play_to_end
from draftwork.bots.search import Workspace, new_workspace, reseed_worlds
from draftwork.games import Game, Point
from draftwork.i18n import Message, has_message
from draftwork.kernel import batch, store_from_python, to_python
from draftwork.kernel.random import generator
from draftwork.review.estimate import Estimate
from draftwork.review.model import Reason
from draftwork.review.plies import World

_PLAYOUTS = 24
_MIN_POINTS = 1.0  # of a difference that is worth a sentence
_MIN_ERRORS = 3.0  # standard errors that the difference must exceed
_REACHED = 0.25  # share of the playouts in which the better move reaches what the played move rules out
MAX_REASONS = 2


@dataclass
class Category:
    """The points of one category in the playouts after the better and after the played move."""

    message: Message
    rule: str
    better: list[float] = field(default_factory=lambda: [0.0] * _PLAYOUTS)
    played: list[float] = field(default_factory=lambda: [0.0] * _PLAYOUTS)

    @property
    def gain(self) -> float:
        return float(np.mean(self.better) - np.mean(self.played))

    def is_certain(self) -> bool:
        """Whether the difference is large, and larger than chance explains."""
        gain = Estimate.of(np.array(self.better) - np.array(self.played))
        return abs(gain.mean) >= _MIN_POINTS and abs(gain.mean) > _MIN_ERRORS * gain.error

    def is_ruled_out(self) -> bool:
        """Whether only the better move reaches these points."""
        return max(self.played) <= 0 and np.mean([points > 0 for points in self.better]) >= _REACHED


class Explainer:
    """Finds reasons in one game. It is not safe to share between threads."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._workspace: Workspace = new_workspace(game)
        self._states = batch(game.state, 1)

    def reasons(self, world: World, seat: int, better: int, played: int) -> list[Reason]:
        """The most important facts, at most two."""
        own: dict[str, Category] = {}
        others = Category(Message("review-leaves-others"), "")
        for number in range(_PLAYOUTS):
            for move, column in ((better, "better"), (played, "played")):
                end = self._play_to_end(world.after(move, number), number)
                self._add(own, end, seat, column, number)
                getattr(others, column)[number] = -self._best_other(end, seat)
        found = [_own_reason(category) for category in own.values() if _speaks(category)]
        if others.is_certain() and others.gain > 0:
            message = Message("review-leaves-others", {"points": round(others.gain, 1)})
            found.append(Reason(message, "", others.gain))
        return sorted(found, key=lambda reason: -reason.points)[:MAX_REASONS]

    def _play_to_end(self, state: Any, number: int) -> Any:
        store_from_python(self._states, 0, state)
        reseed_worlds(self._workspace, generator(str(number)))
        play_to_end(self._states[0], self._workspace)
        return self._states[0]

    def _add(self, own: dict[str, Category], end: Any, seat: int, column: str, number: int) -> None:
        for point in self._game.ui.points(end, seat):
            key, message = category_of(point)
            category = own.setdefault(key, Category(message, point.rule))
            getattr(category, column)[number] += point.amount

    def _best_other(self, end: Any, seat: int) -> float:
        """The points of the best other seat; 0 in a solo match."""
        seats = range(to_python(end).players)
        return max(
            (float(self._game.rules.score(end, other)) for other in seats if other != seat), default=0.0
        )


def category_of(point: Point) -> tuple[str, Message]:
    """The category of a point, with a key that identifies it."""
    id = f"{point.reason.id}-category"
    if not has_message(id):
        return point.reason.id, point.reason
    message = Message(id, point.reason.args)
    return message.text(), message


def _speaks(category: Category) -> bool:
    return category.gain > 0 and category.is_certain()


def _own_reason(category: Category) -> Reason:
    id = "review-rules-out" if category.is_ruled_out() else "review-scores-more"
    args = {"points": round(category.gain, 1), "category": category.message}
    return Reason(Message(id, args, category.rule), category.rule, category.gain)
