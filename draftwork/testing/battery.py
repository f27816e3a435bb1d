"""The set of tests that every game must pass.

    from draftwork.testing import Battery

    class TestHoard(Battery):
        game = "hoard"
        data = Path(__file__).parent

runs them with pytest. `data` is the folder with the recorded data of the game:
playthroughs/GAME-PLAYERS.json, perft/GAME.json and schema/GAME.json. The commands
`python -m draftwork.testing.playthroughs`, `...counts` and `...schemas` write these files. Without `data` the
tests of recorded data are skipped.

Long tests are marked `slow`. A project that uses --strict-markers must declare that marker.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

import pytest

from draftwork.games import Game, load
from draftwork.kernel import PURE
from draftwork.testing import counts, playthroughs, schemas
from draftwork.testing.checks import (
    copies,
    deal,
    descriptions,
    fuzz,
    hidden_information,
    invariants,
    modes,
    moves,
    round_trips,
    settings,
    views,
)
from draftwork.testing.effort import size
from draftwork.testing.random_matches import Case, cases


class Battery:
    """Base class of the tests of a game. The class attributes set the size of the tests."""

    game: ClassVar[str]
    data: ClassVar[Path | None] = None  # folder of the recorded data; None if nothing is recorded yet
    schema: ClassVar[Path | None] = None  # folder of the published schemas; default: data/schema

    # Compiled mode needs fewer cases: most of the tested code is not compiled, and pure mode tests it.
    matches: ClassVar[int] = size(3 if PURE else 1, 6)  # random matches per player count
    full_matches: ClassVar[int] = size(4 if PURE else 1, 18)  # the same, for the checks of a whole match
    positions: ClassVar[int] = 3  # positions in which every move number is tried
    examples: ClassVar[int] = size(60 if PURE else 10, 100)  # fuzzed inputs of each kind
    draws: ClassVar[int] = 60  # random moves drawn per legal move
    determinizations: ClassVar[int] = 2000  # sampled to test their frequencies
    seeds: ClassVar[int] = size(60, 300)  # matches compared between pure and compiled mode
    min_detected: ClassVar[float] = 0.5  # share of corrupted states that `check_state` must detect
    max_perft_pure: ClassVar[int] = 20_000  # sequences counted at most
    max_perft_compiled: ClassVar[int] = size(10_000_000, 100_000_000)

    def secret(self) -> hidden_information.Secret:
        """Return a small case of hidden information with the correct frequencies of its values."""
        raise AssertionError(f"{self.game} has hidden information: its tests must define `secret`")

    def fixed_deal(self, dealt: dict[str, Any]) -> dict[str, Any]:
        """Return the part of the deal that depends only on the seed. By default, all of it."""
        return dealt

    def recorded(self, folder: str) -> Path:
        """Return a folder of recorded data. A game that records nothing skips the test."""
        if self.data is None:
            pytest.skip(f"{self.game} has no recorded data: its tests do not define `data`")
        return self.data / folder

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        if "players" in metafunc.fixturenames:
            metafunc.parametrize("players", load(self.game).players)

    @property
    def loaded(self) -> Game[Any]:
        return load(self.game)

    def cases(self, players: int, count: int | None = None) -> list[Case]:
        return cases(self.loaded, players, count or self.matches)

    def test_describes_itself(self) -> None:
        settings.check_description(self.loaded)

    def test_refuses_what_it_does_not_have(self) -> None:
        settings.check_bad_settings(self.loaded)

    def test_lists_legal_moves(self, players: int) -> None:
        for case in self.cases(players):
            moves.check_legal_moves(case)
            moves.check_illegal_moves(case)

    def test_every_number_is_played_or_refused(self, players: int) -> None:
        for case in self.cases(players, self.positions):
            match = case.sample(self.positions)[int(case.seed.split()[-1]) % self.positions]
            moves.check_all_numbers(match, case)
            moves.check_invalid_moves(match, case)

    def test_choices_reach_the_legal_moves(self, players: int) -> None:
        for case in self.cases(players, 2):
            for match in case.sample(self.positions):
                moves.check_choices(match, case)

    def test_says_what_to_do(self, players: int) -> None:
        for case in self.cases(players):
            moves.check_prompts(case)

    def test_describes_moves(self, players: int) -> None:
        for case in self.cases(players, 2):
            descriptions.check_descriptions(case)

    def test_random_moves_are_uniform(self, players: int) -> None:
        case, *others = self.cases(players)
        moves.check_sampling_uniform(case, self.draws)
        for other in others:
            moves.check_sampling_legal(other)

    def test_move_texts(self) -> None:
        round_trips.check_move_texts(self.loaded)
        fuzz.fuzz_moves(self.loaded, self.examples)

    def test_records(self, players: int) -> None:
        for case in self.cases(players, 2):
            round_trips.check_record(case)
            round_trips.check_seat_record(case)
        fuzz.fuzz_records(self.cases(players)[0], self.examples)

    def test_positions(self, players: int) -> None:
        for case in self.cases(players):
            round_trips.check_position(case)
            round_trips.check_seat_position(case)
        fuzz.fuzz_positions(self.cases(players)[0], self.examples)

    def test_same_seed_same_deal(self, players: int) -> None:
        deal.check_seeds_differ(self.loaded, players)
        for case in self.cases(players):
            deal.check_same_seed(case)
            deal.check_same_deal(case, self.fixed_deal)
            deal.check_fixed_setup(case)
        fuzz.fuzz_setups(self.cases(players)[0], self.examples)

    def test_copies_and_undo(self, players: int) -> None:
        for case in self.cases(players):
            copies.check_copies(case)
            copies.check_batches(case)
            copies.check_undo(case)

    def test_nothing_appears_or_vanishes(self, players: int) -> None:
        for case in self.cases(players, self.full_matches):
            invariants.check_invariants(case)
        invariants.check_detects_corruption(self.cases(players)[0], self.min_detected)

    def test_scores_are_explained(self, players: int) -> None:
        for case in self.cases(players):
            invariants.check_scores(case)

    def test_ends_with_an_outcome(self, players: int) -> None:
        for case in self.cases(players, self.full_matches):
            invariants.check_ending(case)

    def test_views_follow_the_schema(self, players: int) -> None:
        for case in self.cases(players, 2):
            matches = [*case.sample(self.positions), list(case.walk())[-1]]
            views.check_views(self.loaded, matches, case)
            views.check_record_schema(matches, case)

    def test_schema_is_published(self) -> None:
        file = (self.schema or self.recorded("schema")) / f"{self.game}.json"
        schemas.check_published(file, schemas.view_schema(self.loaded))

    def test_seats_learn_no_secrets(self, players: int) -> None:
        for case in self.cases(players, 2):
            for match in [*case.sample(self.positions), list(case.walk())[-1]]:
                hidden_information.check_determinization(
                    self.loaded, match.state, f"{case}, move {len(match.history)}"
                )
                hidden_information.check_open_information(self.loaded, match.state, case)
                hidden_information.check_turn_before_move(match, case)
        if self.loaded.hidden_information:
            hidden_information.check_seat_records(self.cases(players)[0], self.examples)
        if self.loaded.has_chance:
            hidden_information.check_future_is_random(self.cases(players)[0], 20)

    def test_sealed_decisions_come_in_any_order(self, players: int) -> None:
        for case in self.cases(players):
            hidden_information.check_sealed(case)

    def test_secrets_are_imagined_fairly(self) -> None:
        if self.loaded.hidden_information:
            hidden_information.check_frequencies(self.loaded, self.secret(), self.determinizations)

    def test_recorded_playthrough(self, players: int) -> None:
        playthroughs.check_playthrough(self.recorded("playthroughs"), self.loaded, players)

    def test_perft(self) -> None:
        most = self.max_perft_pure if PURE else self.max_perft_compiled
        counts.check_perft(self.recorded("perft") / f"{self.game}.json", self.loaded, most)

    @pytest.mark.slow
    def test_compiled_and_plain_rules_agree(self, players: int) -> None:
        modes.check_modes(self.loaded, players, self.seeds)
