"""Invariants of a state. A state that breaks one raises BadPosition."""

from __future__ import annotations

from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import BOARDS, CELLS, LAST_SPACE, PATCHES, SMALLEST_PATCH
from draftwork.games.patchwork.notation.moves import cells_of, leather_cells, patch_of
from draftwork.games.patchwork.rules.apply import has_square
from draftwork.games.patchwork.rules.turns import NUM_MOVES
from draftwork.games.patchwork.setup import prepare
from draftwork.games.patchwork.state import State, covered_cells
from draftwork.kernel import to_python
from draftwork.kernel.bits import HIGH_CELLS, LOW_CELLS
from draftwork.kernel.errors import BadPosition


def check_state(s: State) -> None:
    """Raise BadPosition if a state breaks an invariant."""
    now = to_python(s)
    _require("patchwork-broken-range", _components_match(now) and _in_range(now))
    _require("patchwork-broken-token", _token_is_valid(now))
    _require("patchwork-broken-quilt", all(_quilt_is_valid(now, seat) for seat in range(2)))
    _require("patchwork-broken-special", _special_is_valid(s, now))
    furthest = max(now.time[0], now.time[1])
    _require(
        "patchwork-broken-leather",
        now.leather_taken == sum(now.leather_spaces[i] <= furthest for i in range(len(now.leather_spaces))),
    )
    leather_sewn = sum(len(leather_cells(now, seat)) for seat in range(2))
    full = any(covered_cells(now, seat) == (1 << CELLS) - 1 for seat in range(2))
    taken = leather_sewn + now.leather_to_place
    _require("patchwork-broken-leather", taken == now.leather_taken or (full and taken < now.leather_taken))
    _require(
        "patchwork-broken-leather",
        not now.leather_to_place or covered_cells(now, now.player) != (1 << CELLS) - 1,
    )
    ahead = now.time[now.player] - now.time[1 - now.player]
    _require("patchwork-broken-turn", ahead >= 0 if now.leather_to_place else ahead <= 0)
    bought = now.owned[0] | now.owned[1]
    _require("patchwork-broken-token", not (now.owned[0] & now.owned[1]))
    in_circle = {now.circle[i] for i in range(PATCHES) if now.in_circle >> i & 1}
    _require("patchwork-broken-token", in_circle == {i for i in range(PATCHES) if not bought >> i & 1})


def _require(reason: str, holds: bool) -> None:
    if not holds:
        raise BadPosition(reason)


def _components_match(now: State) -> bool:
    """Whether the board and the circle agree with the components."""
    if now.players != 2 or now.board not in range(len(BOARDS)):
        return False
    prepared = to_python(prepare(2, {"board": BOARDS[now.board]}, {}))
    same_marks = all(
        now.leather_spaces[i] == prepared.leather_spaces[i] for i in range(len(now.leather_spaces))
    )
    return same_marks and {now.circle[i] for i in range(PATCHES)} == set(range(PATCHES))


def _in_range(now: State) -> bool:
    seats, patches, marks = range(2), range(1 << PATCHES), range(len(now.leather_spaces))
    sewn_is_valid = all(
        now.sewn[i] in range(1, NUM_MOVES) and patch_of(now.sewn[i]) == i
        if (now.owned[0] | now.owned[1]) >> i & 1
        else now.sewn[i] == 0
        for i in range(PATCHES)
    )
    return (
        now.start in seats
        and now.player in seats
        and now.special in (-1, 0, 1)
        and now.neutral in range(PATCHES)
        and now.in_circle in patches
        and now.leather_taken in marks
        and now.leather_to_place in marks
        and all(
            now.covered_low[p] in range(LOW_CELLS + 1) and now.covered_high[p] in range(HIGH_CELLS + 1)
            for p in seats
        )
        and all(now.time[p] in range(LAST_SPACE + 1) and now.owned[p] in patches for p in seats)
        and sewn_is_valid
    )


def _token_is_valid(now: State) -> bool:
    """Whether the neutral token is after the 1x2 patch (PW-2), or on the place of a bought patch (PW-8)."""
    if now.in_circle == (1 << PATCHES) - 1:
        return now.circle[now.neutral - 1] == SMALLEST_PATCH
    return not now.in_circle >> now.neutral & 1


def _quilt_is_valid(now: State, seat: int) -> bool:
    owned = [patch for patch in range(PATCHES) if now.owned[seat] >> patch & 1]
    cells = [cell for patch in owned for cell in cells_of(now.sewn[patch])]
    income = sum(STANDARD.patches[patch].income for patch in owned)
    on_quilt = all(covered_cells(now, seat) >> (r * 9 + c) & 1 for r, c in cells)
    return (
        len(cells) == len(set(cells)) and on_quilt and income == now.income[seat] and now.buttons[seat] >= 0
    )


def _special_is_valid(s: State, now: State) -> bool:
    """Whether the owner of the special tile has a full 7x7 square. Without owner, no seat has one (PW-12)."""
    if now.special >= 0:
        return has_square(s, now.special)
    return not (has_square(s, 0) or has_square(s, 1))
