"""The lines of a position that may be left out. What lies on a table is enough."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from draftwork.games.blueprints.components import EDITION
from draftwork.games.blueprints.constants import (
    DRAWN_PER_ROUND,
    DRAWN_PER_TURN,
    NUM_IN_DEMAND,
    POOL_SIZE,
    ROUNDS,
)
from draftwork.games.blueprints.state import UNKNOWN, State
from draftwork.i18n import Message, MessageValue
from draftwork.kernel.errors import BadPosition

UNKNOWN_MARK = "?"
NONE = "-"
POOL = "pool"  # the dice on offer, instead of the dice in the order drawn
YES_NO = ("no", "yes")


def deck_text(data: Mapping[str, Any]) -> str:
    """The plans of an edition."""
    return " ".join(f"{plan['id']}={'/'.join(plan['rows'])}" for plan in data["plans"])


def fill_in_edition(lines: dict[str, str]) -> None:
    """Add the shipped edition if no other one is given."""
    if lines.setdefault("edition", EDITION.name) == EDITION.name:
        lines.setdefault("deck", deck_text(EDITION.data))


def fill_in(lines: dict[str, str], now: State) -> None:
    """Add the lines that were left out. `now` holds the players, the round and the start player."""
    lines.setdefault("to discard", YES_NO[0])
    for r in range(now.round + 1, ROUNDS):
        lines.setdefault(f"in demand {r + 1}", UNKNOWN_MARK * NUM_IN_DEMAND)
        lines.setdefault(f"dice {r + 1}", UNKNOWN_MARK)
        lines.setdefault(f"plans {r + 1}", " ".join([UNKNOWN_MARK] * now.players))
    if now.round == ROUNDS:
        lines.setdefault("turn", "0")
        return
    taken = [f"taken {now.round + 1} {seat}" for seat in range(now.players)]
    for key in taken:
        lines.setdefault(key, NONE)
    if now.players == 2:
        lines.setdefault(f"discarded {now.round + 1}", NONE)
    turns = sum(len(_items(lines[key])) for key in taken)
    lines.setdefault("turn", str(turns - (lines["to discard"] == YES_NO[1])))
    known_start = now.start[now.round] != UNKNOWN
    if POOL in lines and known_start and f"dice {now.round + 1}" not in lines:
        lines[f"dice {now.round + 1}"] = _drawn(lines, now, taken)
        del lines[POOL]


def _items(text: str) -> list[str]:
    return [] if text == NONE else [item.strip() for item in text.split(",")]


def _drawn(lines: dict[str, str], now: State, keys: list[str]) -> str:
    """The dice drawn in this round: those taken and discarded, by turn, then the pool.

    The real order is not known, but it does not matter: in this one every die is there when it is taken.
    """
    taken = [[item.split(" ")[0] for item in _items(lines[key])] for key in keys]
    discarded = lines.get(f"discarded {now.round + 1}", NONE).replace(NONE, "").split()
    dice: list[str] = []
    for turn in range(sum(len(words) for words in taken)):
        seat = (now.start[now.round] + turn) % now.players
        dice += taken[seat][turn // now.players : turn // now.players + 1] + discarded[turn : turn + 1]
    pool = lines[POOL].replace(NONE, "").split()
    turns = int(lines["turn"]) if lines["turn"] in [str(n) for n in range(100)] else 0
    drawn = int(POOL_SIZE[now.players] + DRAWN_PER_TURN[now.players] * turns)
    if len(dice) + len(pool) != drawn:
        counts: dict[str, MessageValue] = {"n": len(pool), "expected": max(0, drawn - len(dice))}
        raise BadPosition(Message("blueprints-pool-size", counts, "BP-5"))
    rest = [] if drawn >= DRAWN_PER_ROUND[now.players] else [UNKNOWN_MARK]
    return " ".join(dice + pool + rest)
