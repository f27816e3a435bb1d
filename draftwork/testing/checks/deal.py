"""Checks of the deal: it depends on the seed, not on the moves."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from draftwork.games import Game
from draftwork.games.defaults.rules import deal as deal_nothing
from draftwork.kernel import pack
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match
from draftwork.testing.random_matches import Case


def _play_match(case: Case, choices: str) -> Match:
    match = case.match()
    rng = generator(choices)
    while match.to_move is not None:
        match.play(match.legal_moves[random_below(rng, len(match.legal_moves))])
    return match


def check_same_seed(case: Case) -> None:
    """Check that the same seed and moves give the same match."""
    one, two = _play_match(case, "same"), _play_match(case, "same")
    assert one.history == two.history, f"{case}: the same seed and choices gave another match"
    assert pack(one.state) == pack(two.state), f"{case}: the same moves gave another state"


def _whole_deal(dealt: dict[str, Any]) -> dict[str, Any]:
    return dealt


def check_same_deal(case: Case, fixed_deal: Callable[[dict[str, Any]], dict[str, Any]] = _whole_deal) -> None:
    """Check that matches with the same seed and different moves have the same deal, as far as both got."""
    one, two = _play_match(case, "one"), _play_match(case, "two")
    a, b = fixed_deal(case.game.dealt_setup(one.state)), fixed_deal(case.game.dealt_setup(two.state))
    assert agrees(a, b), f"{case}: other moves, other deal: {a} and {b}"


def agrees(a: Any, b: Any) -> bool:
    """Return whether a and b are equal in all that both contain. One list may be longer than the other."""
    if isinstance(a, dict) and isinstance(b, dict):
        return all(agrees(a[key], b[key]) for key in a.keys() & b.keys())
    if isinstance(a, list) and isinstance(b, list):
        return all(agrees(x, y) for x, y in zip(a, b, strict=False))
    return bool(a == b)


def check_fixed_setup(case: Case) -> None:
    """Check that the deal can be fixed by a set-up: with another seed, the same moves give the same match.

    A game without set-up parts must say so, and its deal cannot be fixed.
    """
    game = case.game
    if not game.setup_parts:
        assert game.dealt_setup(case.match().state) == {}, f"{case}: a set-up without parts"
        return
    for match in [*case.sample(3), list(case.walk())[-1]]:
        setup = json.loads(json.dumps(game.dealt_setup(match.state)))
        assert set(setup) <= set(game.setup_parts), f"{case}: {sorted(setup)} cannot all be fixed"
        other = case.match(setup, seed=f"not {case.seed}")
        while len(other.history) < len(match.history):
            other.play(match.history[len(other.history)].move)
        assert game.dealt_setup(other.state) == game.dealt_setup(match.state), (
            f"{case}: set up by hand, dealt another"
        )
        assert list(other.scores) == list(match.scores), f"{case}: set up by hand, other scores"


def check_seeds_differ(game: Game[Any], players: int) -> None:
    """Check that different seeds give different deals, or the same state if the game deals nothing.

    Without set-up parts, states are compared.
    """
    states = [Case(game, players, str(i)).match().state for i in range(8)]
    deals = {json.dumps(game.dealt_setup(s)) if game.setup_parts else pack(s) for s in states}
    if game.rules.deal is deal_nothing:
        assert len(deals) == 1, f"{game.name}: deals nothing, but {len(deals)} states"
    else:
        assert len(deals) > 1, f"{game.name}: eight seeds, one deal"
