from pathlib import Path

from draftwork.kernel.random import below, generator
from draftwork.play import Match
from draftwork.testing import Battery, Case, deal, fuzz

TESTS = Path(__file__).parent.parent
FIRST_BAG = 94  # panes in the bag when the factories are filled for the first time


class TestSintra(Battery):
    game = "sintra"
    data = TESTS
    schema = TESTS.parent / "docs" / "schema"

    def test_same_seed_same_deal(self, players: int) -> None:
        """As in every game, but once the tower is poured into the bag, draws hang on what was played."""
        deal.check_seeds_differ(self.loaded, players)
        for case in self.cases(players):
            deal.check_same_seed(case)
            check_same_panes(case)
            deal.check_fixed_setup(case)
        fuzz.fuzz_setups(self.cases(players)[0], self.examples)


def check_same_panes(case: Case) -> None:
    """Same seed, other moves: the same deal, and the same draws until the bag is empty for the first time."""
    a, b = (case.game.dealt(_played(case, choices).state) for choices in ("one", "two"))
    drawn = ["".join(dealt.pop("panes"))[:FIRST_BAG] for dealt in (a, b)]
    assert a == b, f"{case}: other moves, other deal"
    assert drawn[0] == drawn[1], f"{case}: other moves, other panes"
    assert len(drawn[0]) == FIRST_BAG


def _played(case: Case, choices: str) -> Match:
    match, rng = case.match(), generator(choices)
    while match.to_move is not None:
        match.play(match.moves[below(rng, len(match.moves))])
    return match
