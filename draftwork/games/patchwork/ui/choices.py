"""The tree a person walks to a move: advance, or patch, orientation, cell; or the cell of a leather patch."""

from __future__ import annotations

from functools import cache, lru_cache

from draftwork.games.contract import Choice
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import CELLS, ORIENTATIONS, SIZE, SPECIAL_POINTS
from draftwork.games.patchwork.notation.moves import (
    Cell,
    already_covered,
    cell_text,
    corner,
    is_leather,
    patch_of,
    too_dear,
    turn_of,
)
from draftwork.games.patchwork.rules import turns
from draftwork.games.patchwork.rules.scoring import empty_cells, score
from draftwork.games.patchwork.rules.turns import ADVANCE, MOST_MOVES, OFFER
from draftwork.games.patchwork.state import State, covered
from draftwork.i18n import Message
from draftwork.kernel import copy_state, int_zeros, to_python
from draftwork.kernel.generics import NOBODY


def choices(s: State) -> list[Choice]:
    if turns.to_move(s) == NOBODY:
        return []
    buffer = int_zeros(MOST_MOVES)
    moves = [int(buffer[i]) for i in range(turns.legal_moves(s, buffer))]
    now = to_python(s)
    if now.waiting:
        return _places(s, moves)
    advance = Choice(
        "advance",
        Message("patchwork-advance"),
        ADVANCE,
        gains=_gains(s, ADVANCE),
        effects=_effects(s, ADVANCE),
    )
    by_patch: dict[int, list[int]] = {
        turns.offered(s, k): [] for k in range(min(OFFER, now.left.bit_count()))
    }
    for move in moves:
        if move != ADVANCE:
            by_patch[patch_of(move)].append(move)
    return [advance] + [_patch(s, now, patch, mine) for patch, mine in by_patch.items()]


def path(s: State, move: int) -> list[Message]:
    if move == ADVANCE:
        return [Message("patchwork-advance")]
    cell = _cell_label(move)
    return [cell] if is_leather(move) else [_patch_label(patch_of(move)), _turn_label(turn_of(move)), cell]


@cache
def _patch_label(patch: int) -> Message:
    printed = STANDARD.patches[patch]
    costs = {"patch": patch, "cost": printed.cost, "time": printed.time, "income": printed.income}
    return Message("patchwork-patch", costs)


@cache
def _turn_label(turn: str) -> Message:
    return Message("patchwork-turn", {"turn": turn or "none"})


def _cell_label(move: int) -> Message:
    return _cell(corner(move), is_leather(move))


@cache
def _cell(cell: Cell, leather: bool) -> Message:
    return Message("patchwork-leather" if leather else "patchwork-cell", {"cell": cell_text(cell)})


def _patch(s: State, now: State, patch: int, moves: list[int]) -> Choice:
    printed = STANDARD.patches[patch]
    label = _patch_label(patch)
    if printed.cost > now.buttons[now.player]:
        return Choice(f"patch-{patch}", label, why_not=too_dear(now, patch))
    if not moves:
        return Choice(
            f"patch-{patch}", label, why_not=Message("patchwork-fits-nowhere", {"patch": patch}, "PW-8")
        )
    return Choice(
        f"patch-{patch}",
        label,
        effects=_effects(s, moves[0]),
        choices=_turns(s, patch, moves),
        next=_covered_cells(now),
    )


def _covered_cells(now: State) -> list[Choice]:
    """The covered cells of the quilt, each with the reason why no patch can lie on it."""
    cells = covered(now, now.player)
    return [_covered_cell(cell) for cell in range(CELLS) if cells >> cell & 1]


@cache
def _covered_cell(number: int) -> Choice:
    cell = divmod(number, SIZE)
    return Choice(cell_text(cell), _cell(cell, False), why_not=already_covered(cell))


def _turns(s: State, patch: int, moves: list[int]) -> list[Choice]:
    found: list[Choice] = []
    by_turn: dict[str, list[int]] = {way.turn: [] for way in ORIENTATIONS if way.patch == patch}
    for move in moves:
        by_turn[turn_of(move)].append(move)
    for turn, mine in by_turn.items():
        why_not = None if mine else Message("patchwork-turn-fits-nowhere", rule="PW-9")
        found.append(Choice(f"turn-{turn}", _turn_label(turn), why_not=why_not, choices=_places(s, mine)))
    return found


def _places(s: State, moves: list[int]) -> list[Choice]:
    """Places of one patch bring the same, but for the special tile; so few have to be tried."""
    if not moves:
        return []
    now, after = to_python(s), _after(s, moves[0])
    p = now.player
    plainly = _gains(s, moves[0]) - (SPECIAL_POINTS if to_python(after).special != now.special else 0)
    possible = now.special < 0 and CELLS - empty_cells(after, p) >= STANDARD.special_tile.square**2
    return [_place(move, plainly, possible and to_python(_after(s, move)).special >= 0) for move in moves]


@lru_cache(20_000)  # the same places are offered again and again
def _place(move: int, gains: int, special: bool) -> Choice:
    effects = (Message("patchwork-effect-special", rule="PW-12"),) if special else ()
    if special:
        gains += SPECIAL_POINTS
    return Choice(cell_text(corner(move)), _cell_label(move), move, gains=gains, effects=effects)


def _after(s: State, move: int) -> State:
    after = copy_state(s)
    turns.apply(after, move)
    return after


def _gains(s: State, move: int) -> int:
    seat = turns.to_move(s)
    return score(_after(s, move), seat) - score(s, seat)


def _effects(s: State, move: int) -> tuple[Message, ...]:
    """What a purchase or an advance brings besides points: the same for every placement of a patch."""
    now, after = to_python(s), to_python(_after(s, move))
    p = now.player
    marks = [mark for mark in STANDARD.time_board.income if now.time[p] < mark <= after.time[p]]
    effects = [Message("patchwork-effect-time", {"n": after.time[p] - now.time[p]})]
    if marks and after.income[p]:
        effects.append(Message("patchwork-effect-income", {"n": len(marks) * after.income[p]}, "PW-11"))
    if after.leather > now.leather:
        effects.append(Message("patchwork-effect-leather", {"n": after.leather - now.leather}, "PW-10"))
    if not after.waiting and after.player == p and turns.to_move(_after(s, move)) != NOBODY:
        effects.append(Message("patchwork-effect-again", rule="PW-5"))
    return tuple(effects)
