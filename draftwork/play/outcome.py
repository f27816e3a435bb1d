"""The scores of all seats, and the outcome of a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, overload

from draftwork.games import Game, Point
from draftwork.i18n import Message
from draftwork.kernel import pack, unpack


class Scores(Sequence[int]):
    """The current scores of all seats."""

    def __init__(self, game: Game[Any], state: Any, players: int) -> None:
        self._game = game
        self._state = state
        self._points = [game.rules.score(state, seat) for seat in range(players)]

    def __getstate__(self) -> tuple[Game[Any], bytes, int]:
        """The data of a pickle. It is the same in pure and compiled mode."""
        return self._game, pack(self._state), len(self)

    def __setstate__(self, data: tuple[Game[Any], bytes, int]) -> None:
        game, packed, players = data
        self.__dict__ |= Scores(game, unpack(game.state, packed), players).__dict__

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        return self._points[index]

    def __len__(self) -> int:
        return len(self._points)

    def __repr__(self) -> str:
        return f"Scores({self._points})"

    def explain(self) -> list[list[Point]]:
        """For each seat, all points with their rules, cells and cards."""
        return [self._game.ui.points(self._state, seat) for seat in range(len(self))]


@dataclass(frozen=True)
class Outcome:
    """The outcome of a finished match: why it ended, who won, and what decided."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]  # per seat, the number of seats that are ahead
    winners: tuple[int, ...]
    reason: Message
    decided_by: Message
    target: int | None = None  # the score that a player without opponents had to beat

    def json(self) -> dict[str, Any]:
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "winners": list(self.winners),
            "reason": self.reason.json(),
            "decided_by": self.decided_by.json(),
        }


def outcome(game: Game[Any], state: Any, players: int) -> Outcome:
    """The outcome of a finished match."""
    ranks = tuple(game.rules.rank(state, seat) for seat in range(players))
    ending = game.ui.ending(state)
    return Outcome(
        scores=tuple(game.rules.score(state, seat) for seat in range(players)),
        ranks=ranks,
        winners=tuple(seat for seat in range(players) if ranks[seat] == 0),
        reason=ending.reason,
        decided_by=ending.decided_by,
        target=ending.target,
    )
