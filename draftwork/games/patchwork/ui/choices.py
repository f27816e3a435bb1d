"""The tree of choices that leads to a move: patch, orientation and cell, or a single choice to advance."""

from __future__ import annotations

from functools import cache, lru_cache

from draftwork.games.contract import Choice
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import CELLS, ORIENTATIONS, SIZE, SPECIAL_POINTS
from draftwork.games.patchwork.notation.moves import (
    Cell,
    corner_of,
    is_leather,
    patch_of,
    turn_of,
    write_cell,
)
from draftwork.games.patchwork.rules.apply import apply
from draftwork.games.patchwork.rules.offer import OFFER_SIZE, patch_on_offer
from draftwork.games.patchwork.rules.scoring import empty_cells, score
from draftwork.games.patchwork.rules.turns import ADVANCE, MAX_LEGAL_MOVES, legal_moves, to_move
from draftwork.games.patchwork.state import State, covered_cells
from draftwork.games.patchwork.ui.explain import already_covered, too_expensive
from draftwork.i18n import Message
from draftwork.kernel import copy_state, int_zeros, to_python
from draftwork.kernel.generics import NOBODY


def choices(s: State) -> list[Choice]:
    """The choices of the seat to move."""
    if to_move(s) == NOBODY:
        return []
    buffer = int_zeros(MAX_LEGAL_MOVES)
    moves = [int(buffer[i]) for i in range(legal_moves(s, buffer))]
    now = to_python(s)
    if now.leather_to_place:
        return _placement_choices(s, moves)
    advance = Choice(
        "advance",
        Message("patchwork-advance"),
        ADVANCE,
        gains=_points_gained(s, ADVANCE),
        effects=_effects(s, ADVANCE),
    )
    by_patch: dict[int, list[int]] = {
        patch_on_offer(s, k): [] for k in range(min(OFFER_SIZE, now.in_circle.bit_count()))
    }
    for move in moves:
        if move != ADVANCE:
            by_patch[patch_of(move)].append(move)
    return [advance] + [_patch_choice(s, now, patch, placements) for patch, placements in by_patch.items()]


def choice_path(s: State, move: int) -> list[Message]:
    """The labels of the choices that lead to a move."""
    if move == ADVANCE:
        return [Message("patchwork-advance")]
    cell = _cell_label(move)
    return [cell] if is_leather(move) else [_patch_label(patch_of(move)), _turn_label(turn_of(move)), cell]


@cache
def _patch_label(patch: int) -> Message:
    printed = STANDARD.patches[patch]
    args = {"patch": patch, "cost": printed.cost, "time": printed.time, "income": printed.income}
    return Message("patchwork-patch", args)


@cache
def _turn_label(turn: str) -> Message:
    return Message("patchwork-turn", {"turn": turn or "none"})


def _cell_label(move: int) -> Message:
    return _cell_message(corner_of(move), is_leather(move))


@cache
def _cell_message(cell: Cell, leather: bool) -> Message:
    return Message("patchwork-leather" if leather else "patchwork-cell", {"cell": write_cell(cell)})


def _patch_choice(s: State, now: State, patch: int, moves: list[int]) -> Choice:
    printed = STANDARD.patches[patch]
    label = _patch_label(patch)
    if printed.cost > now.buttons[now.player]:
        return Choice(f"patch-{patch}", label, why_not=too_expensive(now, patch))
    if not moves:
        return Choice(
            f"patch-{patch}", label, why_not=Message("patchwork-fits-nowhere", {"patch": patch}, "PW-8")
        )
    return Choice(
        f"patch-{patch}",
        label,
        effects=_effects(s, moves[0]),
        choices=_orientation_choices(s, patch, moves),
        next=_covered_choices(now),
    )


def _covered_choices(now: State) -> list[Choice]:
    """The covered cells of the quilt, each with the reason why no patch can lie on it."""
    cells = covered_cells(now, now.player)
    return [_covered_choice(cell) for cell in range(CELLS) if cells >> cell & 1]


@cache
def _covered_choice(number: int) -> Choice:
    cell = divmod(number, SIZE)
    return Choice(write_cell(cell), _cell_message(cell, False), why_not=already_covered(cell))


def _orientation_choices(s: State, patch: int, moves: list[int]) -> list[Choice]:
    found: list[Choice] = []
    by_turn: dict[str, list[int]] = {
        orientation.turn: [] for orientation in ORIENTATIONS if orientation.patch == patch
    }
    for move in moves:
        by_turn[turn_of(move)].append(move)
    for turn, placements in by_turn.items():
        why_not = None if placements else Message("patchwork-turn-fits-nowhere", rule="PW-9")
        found.append(
            Choice(
                f"turn-{turn}", _turn_label(turn), why_not=why_not, choices=_placement_choices(s, placements)
            )
        )
    return found


def _placement_choices(s: State, moves: list[int]) -> list[Choice]:
    """The choices for the cell of a patch.

    All placements of a patch gain the same points, except for the special tile. Each placement is therefore
    played on a copy of the state only if the quilt then has enough covered cells for the tile.
    """
    if not moves:
        return []
    now, after = to_python(s), _state_after(s, moves[0])
    p = now.player
    without_tile = _points_gained(s, moves[0]) - (
        SPECIAL_POINTS if to_python(after).special != now.special else 0
    )
    tile_possible = now.special < 0 and CELLS - empty_cells(after, p) >= STANDARD.special_tile.square**2
    return [
        _placement_choice(move, without_tile, tile_possible and to_python(_state_after(s, move)).special >= 0)
        for move in moves
    ]


@lru_cache(20_000)  # the same placements occur in many states
def _placement_choice(move: int, gains: int, special: bool) -> Choice:
    effects = (Message("patchwork-effect-special", rule="PW-12"),) if special else ()
    if special:
        gains += SPECIAL_POINTS
    return Choice(write_cell(corner_of(move)), _cell_label(move), move, gains=gains, effects=effects)


def _state_after(s: State, move: int) -> State:
    after = copy_state(s)
    apply(after, move)
    return after


def _points_gained(s: State, move: int) -> int:
    seat = to_move(s)
    return score(_state_after(s, move), seat) - score(s, seat)


def _effects(s: State, move: int) -> tuple[Message, ...]:
    """The effects of a purchase or an advance. They are the same for every placement of a patch."""
    now, after = to_python(s), to_python(_state_after(s, move))
    p = now.player
    marks = [mark for mark in STANDARD.time_board.income if now.time[p] < mark <= after.time[p]]
    effects = [Message("patchwork-effect-time", {"n": after.time[p] - now.time[p]})]
    if marks and after.income[p]:
        effects.append(Message("patchwork-effect-income", {"n": len(marks) * after.income[p]}, "PW-11"))
    if after.leather_taken > now.leather_taken:
        effects.append(
            Message("patchwork-effect-leather", {"n": after.leather_taken - now.leather_taken}, "PW-10")
        )
    if not after.leather_to_place and after.player == p and to_move(_state_after(s, move)) != NOBODY:
        effects.append(Message("patchwork-effect-again", rule="PW-5"))
    return tuple(effects)
