"""Reviews: accounts that close, fair judgements, and stable data."""

import json
from pathlib import Path

import jsonschema
import numpy as np
import pytest

from draftwork import Match, bots, review
from draftwork.kernel import pack, unpack
from draftwork.kernel.errors import BadOption, BadRecord
from draftwork.kernel.random import generator
from draftwork.play.record import GaveUp
from draftwork.review import Depth, Review, decode, encode, schema
from draftwork.review.chart import chart
from draftwork.review.evaluator import POINTS, WIN
from draftwork.review.judge import Judge
from draftwork.review.plies import Ply, plies_of
from tests.shipped import GAMES

TINY = Depth("tiny", moves=2, worlds=4, visits=0.005)
SCHEMA = Path(__file__).parents[2] / "docs" / "schema" / "review.json"
ALL_GAMES = ("hoard", *GAMES)


def played(game: str, players: int, seed: str = "review") -> Match:
    """A finished match of random players."""
    match = Match(game, players=players, seed=seed)
    bot = bots.load("random", game, seed)
    while match.to_move is not None:
        match.play(bot.choose(match.seat(match.to_move)))
    return match


@pytest.fixture(scope="module")
def hoard() -> tuple[Match, Review]:
    match = played("hoard", 3)
    return match, review.review(match, TINY)


def check_accounts(made: Review) -> None:
    """Check that the accounts close in both units, and that win probabilities add up over the seats."""
    for seat in made.seats:
        for account in (seat, seat.points):
            change = -account.own_loss + account.opponents_loss + account.luck + account.unexplained
            assert account.result - account.start == pytest.approx(change, abs=1e-9)
    if len(made.seats) > 1:
        assert sum(seat.start for seat in made.seats) == pytest.approx(1)
        assert sum(seat.result for seat in made.seats) == pytest.approx(1)
        assert sum(seat.luck for seat in made.seats) == pytest.approx(0, abs=1e-9)
        losses = [seat.opponents_loss - seat.own_loss for seat in made.seats]
        assert sum(losses) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("game", ALL_GAMES)
def test_accounts_close(game: str) -> None:
    match = played(game, 2)
    made = review.review(match, Depth("tiny", moves=2, worlds=2, visits=0.001))
    check_accounts(made)
    outcome = match.outcome
    assert outcome is not None
    winners = len(outcome.winners)
    shares = [1 / winners if seat in outcome.winners else 0 for seat in range(2)]
    assert [seat.result for seat in made.seats] == shares
    assert decode(encode(made)) == made


def test_accounts_close_with_three_seats(hoard: tuple[Match, Review]) -> None:
    check_accounts(hoard[1])


def test_a_solo_match_is_judged_by_its_target() -> None:
    match = played("sagrada", 1)
    made = review.review(match, Depth("tiny", moves=2, worlds=2, visits=0.001))
    check_accounts(made)
    assert made.seats[0].result == float(bool(match.outcome and match.outcome.winners))
    assert 0 <= made.seats[0].start <= 1


def test_decisions_are_the_moves_with_a_choice(hoard: tuple[Match, Review]) -> None:
    match, made = hoard
    chosen = [i for i, entry in enumerate(match.history) if not entry.forced]
    assert [decision.ply for decision in made.decisions] == chosen
    for decision in made.decisions:
        assert decision.played == str(match.history[decision.ply].move)
        assert decision.played in [each.move for each in decision.alternatives]
        assert decision.best in [each.move for each in decision.alternatives]
        legal = len(match.at(decision.ply).legal_moves)
        assert decision.unexamined == legal - len(decision.alternatives)
    assert [seat.unforced for seat in made.seats] == [
        sum(decision.seat == seat for decision in made.decisions) for seat in range(3)
    ]


def test_the_best_move_costs_nothing(hoard: tuple[Match, Review]) -> None:
    decisions = [decision for decision in hoard[1].decisions if decision.label == "best"]
    assert decisions
    for decision in decisions:
        assert decision.played == decision.best
        assert (decision.loss, decision.loss_se, decision.loss_points) == (0, 0, 0)


def test_the_same_seed_gives_the_same_review_on_any_number_of_threads(hoard: tuple[Match, Review]) -> None:
    match, made = hoard
    assert review.review(match.record(), TINY, threads=3) == made
    assert review.review(match, TINY, seed="another") != made


def test_progress_reaches_the_end() -> None:
    steps: list[tuple[int, int]] = []
    match = played("hoard", 2)
    review.review(match, TINY, progress=lambda done, all: steps.append((done, all)))
    n = len(match.history) + 1
    assert steps == [(i, n) for i in range(1, n + 1)]


def test_a_decision_is_judged_by_what_the_seat_knew() -> None:
    """Positions that look alike to the seat get the same judgement, whatever the others hold."""
    match = played("hoard", 2)
    ply = next(ply for ply in plies_of(match) if not ply.forced)
    judge = Judge(match.game, 2, TINY, "known", "1")
    expected = judge.compare(ply)
    seat = match.at(ply.index).seat(ply.seat)
    for i in range(3):
        other = pack(seat.imagine(generator(f"{i}")).state)
        assert other != ply.before
        found = judge.compare(Ply(ply.index, ply.seat, ply.move, False, other, ply.after))
        assert found.moves == expected.moves
        assert np.array_equal(found.values, expected.values)


def test_the_open_mode_knows_what_others_hold() -> None:
    match = played("hoard", 2)
    ply = next(ply for ply in plies_of(match) if not ply.forced)
    judge = Judge(match.game, 2, TINY, "open", "1")
    values = [judge.compare(ply).values]
    seat = match.at(ply.index).seat(ply.seat)
    for i in range(4):
        other = pack(seat.imagine(generator(f"{i}")).state)
        found = judge.compare(Ply(ply.index, ply.seat, ply.move, False, other, ply.after))
        values.append(found.values)
    assert any(each.shape != values[0].shape or not np.array_equal(each, values[0]) for each in values[1:])


def test_an_evaluation_does_not_look_at_future_chance() -> None:
    match = played("hoard", 2)
    before = unpack(match.game.state, match.history[0].before)
    judge = Judge(match.game, 2, TINY, "known", "1")
    expected = judge.evaluator.value(before, "seed", 0)
    before.key[0] += 1
    assert np.array_equal(judge.evaluator.value(before, "seed", 0), expected)
    assert expected[:, WIN].sum() == pytest.approx(1)
    assert expected[0, POINTS] == pytest.approx(-expected[1, POINTS])


def test_without_chance_there_is_no_luck() -> None:
    made = review.review(played("patchwork", 2), Depth("tiny", moves=2, worlds=2, visits=0.001))
    assert not made.has_chance
    assert made.luck == []
    assert [seat.luck for seat in made.seats] == [0, 0]


def test_chance_has_kinds() -> None:
    tiny = Depth("tiny", moves=2, worlds=2, visits=0.001)
    kinds = {game: {event.kind for event in review.review(played(game, 2), tiny).luck} for game in GAMES}
    assert kinds["sintra"] == {"deal", "refill"}
    assert kinds["blueprints"] == {"deal", "hidden", "refill", "round"}
    assert {"deal", "hidden", "roll"} <= kinds["sagrada"] <= {"deal", "hidden", "roll", "reroll", "draw"}


def test_who_resigns_loses_what_is_left() -> None:
    match = played("hoard", 2).at(4)
    match.gave_up = (GaveUp(0, "resigned"),)
    made = review.review(match, TINY)
    check_accounts(made)
    assert [seat.result for seat in made.seats] == [0, 1]
    assert made.ended_by == "resigned"
    judged = sum(decision.loss for decision in made.decisions if decision.seat == 0)
    assert made.seats[0].own_loss == pytest.approx(judged + made.positions[-1].seats[0].win)


def test_a_running_match_has_no_review() -> None:
    with pytest.raises(BadOption, match="Only finished matches"):
        review.review(Match("hoard", seed="1"), TINY)


def test_an_unknown_depth() -> None:
    with pytest.raises(BadOption, match=r"no depth “deepest”.*quick"):
        review.review(played("hoard", 2), "deepest")


@pytest.mark.parametrize("data", ["", "[]", "{}", '{"format": "draftwork-review/2"}', b"\xff", "[" * 100_000])
def test_bad_data_is_no_review(data: str | bytes) -> None:
    with pytest.raises(BadRecord, match="not a review"):
        decode(data)


def test_the_schema_is_published(hoard: tuple[Match, Review]) -> None:
    remedy = f"python -m draftwork.review.schema --write --file {SCHEMA}"
    assert schema.main(["--file", str(SCHEMA)]) == 0, remedy
    jsonschema.validate(json.loads(encode(hoard[1])), schema.review_schema())


def test_the_chart_has_a_line_for_each_seat(hoard: tuple[Match, Review]) -> None:
    drawn = chart(hoard[1], ("Ola", "Max"), "pl")
    assert drawn.count("<polyline") == 3
    assert all(name in drawn for name in ("Ola", "Max", "Gracz 3", "Przebieg partii"))
