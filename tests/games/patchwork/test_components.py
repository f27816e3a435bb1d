"""Counts of the components, as listed at the end of the rules."""

from draftwork.games.patchwork import GAME
from draftwork.games.patchwork.components import STANDARD
from draftwork.games.patchwork.constants import LEATHER, ORIENTATIONS, PLACEMENTS
from draftwork.games.patchwork.notation.moves import cells_of, patch_of


def test_totals_of_the_patches() -> None:
    patches = STANDARD.patches
    assert len(patches) == 33
    assert sum(len(patch.cells) for patch in patches) == 166
    assert sum(patch.cost for patch in patches) == 133
    assert sum(patch.time for patch in patches) == 107
    assert sum(patch.income for patch in patches) == 38


def test_orientations_and_placements() -> None:
    assert sum(way.patch != LEATHER for way in ORIENTATIONS) == 144
    owners = [patch_of(move) for move in range(1, GAME.num_moves)]
    assert sum(owner != LEATHER for owner in owners) == 7349
    assert max(owners.count(patch) for patch in range(33)) == 448
    assert owners.count(LEATHER) == 81
    assert GAME.num_moves == 1 + 7349 + 81
    assert GAME.max_legal_moves == 1 + 3 * 448


def test_each_distinct_set_of_cells_is_one_move() -> None:
    seen = {(patch_of(move), frozenset(cells_of(move))) for move in range(1, GAME.num_moves)}
    assert len(seen) == len(PLACEMENTS)
