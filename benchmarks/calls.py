"""The CPU time of single calls, averaged over positions of a match."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

# The rows of the report, in their order.
NEW, TO_MOVE, LIST, NUMBERS = "new match", "seat to move", "list of moves", "numbers of moves"
PLAY, VIEW, SEAT, COPY, PICKLE = "play", "view", "list of moves of a seat", "copy", "pickle and back"
ROWS = (NEW, TO_MOVE, LIST, NUMBERS, PLAY, VIEW, SEAT, COPY, PICKLE)


@dataclass(frozen=True)
class Call:
    """A call to measure. What `prepare` does with the position is not measured."""

    run: Callable[[Any], object]
    prepare: Callable[[Any], Any] = lambda position: position


def pickle_and_back(position: Any) -> Any:
    return pickle.loads(pickle.dumps(position))


def costs(calls: Mapping[str, Call], positions: Sequence[Any], seconds: float) -> dict[str, float]:
    """The microseconds of each call, measured for about that many seconds."""
    return {name: _cost(call, positions, seconds) for name, call in calls.items()}


def _cost(call: Call, positions: Sequence[Any], seconds: float) -> float:
    """The mean over the positions, in the fastest of several rounds."""
    _round(call, positions)  # compiles or loads
    end = time.process_time() + seconds
    best = _round(call, positions)
    while time.process_time() < end:
        best = min(best, _round(call, positions))
    return best / len(positions) * 1e6


def _round(call: Call, positions: Sequence[Any]) -> float:
    """The CPU seconds of a call on each position."""
    run, arguments = call.run, [call.prepare(position) for position in positions]
    begun = time.process_time()
    for argument in arguments:
        run(argument)
    return time.process_time() - begun
