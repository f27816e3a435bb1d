"""The kinds of random events, for reviews."""

from __future__ import annotations

from draftwork.games.sagrada.rules.turn_chance import HAPPENED, LUCK_ENTRIES, REROLL_KIND, entry_kind
from draftwork.games.sagrada.state import State
from draftwork.kernel import to_python


def chance_kind(before: State, after: State) -> str:
    """The roll of a new round, the re-roll of a tool, or the draw of a tool."""
    new = _entries(after) - _entries(before)
    if not new:
        return "roll"
    return "reroll" if all(entry_kind(entry) == REROLL_KIND for entry in new) else "draw"


def _entries(state: State) -> set[int]:
    """The random results of tools so far."""
    now = to_python(state)
    return {now.luck[i] for i in range(LUCK_ENTRIES) if now.luck[i] & HAPPENED}
