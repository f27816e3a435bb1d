"""Choice paths, descriptions, points and past positions, as a seat may know them; nonces of the seed."""

from typing import Any

import pytest

from draftwork import Match
from draftwork.games import load
from draftwork.i18n import Message
from draftwork.kernel.deal import commitment
from draftwork.kernel.errors import BadOption, BadPosition, BadRecord
from draftwork.play.choice_path import choices_to
from draftwork.play.describe import round_sentence, sentence, with_names


def played(game: str, moves: int, **more: Any) -> Match:
    match = Match(game, seed="told", **more)
    for i in range(moves):
        if match.to_move is not None:
            match.play(match.legal_moves[7 * i % len(match.legal_moves)])
    return match


@pytest.mark.parametrize("game", ["patchwork", "sintra", "sagrada", "blueprints", "hoard"])
def test_the_choice_path_of_a_move_follows_the_choice_tree(game: str) -> None:
    match = Match(game, seed="words", players=2)
    for i in range(12):
        seat = match.to_move
        if seat is None:
            break
        before = len(match.history)
        choices = match.choices(seat)
        move = match.play(match.legal_moves[5 * i % len(match.legal_moves)])
        path = choices_to(choices, int(move))
        assert path is not None
        assert match.choice_path(before, seat) == [choice.label for choice in path]


def test_secret_moves_have_no_choice_path_for_others() -> None:
    match = played("blueprints", 1, players=2)
    mover = match.history[0].seat
    assert "?" in match.move_text(0, 1 - mover)
    assert match.choice_path(0, 1 - mover) == match.choice_path(0, None) == []
    assert [label.id for label in match.choice_path(0, mover)] == ["blueprints-take", "blueprints-cell"]


def test_public_moves_have_a_choice_path_for_everybody() -> None:
    match = played("sagrada", 3, players=2)
    assert match.move_text(2).startswith(("draft", "pass"))
    assert match.choice_path(2, None) == match.choice_path(2, 0) == match.choice_path(2, 1) != []


def test_points_are_shown_as_far_as_a_seat_may_know_them() -> None:
    secret = played("sagrada", 8, players=2)
    assert [points is None for points in secret.seat(0).points] == [False, True]
    assert secret.seat(None).points == [None, None]
    open_ = played("patchwork", 4)
    assert open_.seat(None).points == open_.seat(1).points == open_.scores.explain()
    over = played("hoard", 99, players=2)
    assert over.to_move is None
    assert over.seat(None).points == over.scores.explain()


def test_a_seat_knows_all_its_own_points() -> None:
    for game in ("sagrada", "blueprints", "hoard"):
        match = played(game, 3, players=2)
        assert match.to_move is not None
        for seat in range(2):
            assert match.seat(seat).points[seat] == match.scores.explain()[seat]


def test_a_match_at_an_earlier_ply() -> None:
    match = played("sintra", 10)
    positions = [match.at(ply).position() for ply in range(len(match.history) + 1)]
    again = Match("sintra", seed="told")
    assert positions[0] == again.position()
    assert positions[-1] == match.position()
    assert len(set(positions)) == len(positions)
    assert len(match.at(3).history) == 3
    for ply in (-1, 1000):
        with pytest.raises(BadPosition, match="There is no move"):
            match.at(ply)
    with pytest.raises(BadPosition, match="must be a whole number, not “3”"):
        match.at("3")  # type: ignore[arg-type]


def test_nonces_change_the_deal_and_are_in_the_record() -> None:
    alone, joined, other = (Match("patchwork", seed="s", nonces=n) for n in ((), ("a", "b"), ("b", "a")))
    assert len({match.position() for match in (alone, joined, other)}) == 3
    record = joined.record()
    assert (record.seed, record.nonces, record.commitment) == ("s", ["a", "b"], commitment("s"))
    assert Match.from_record(record).position() == joined.position()
    assert joined.record(0).nonces == []
    assert alone.record().commitment is None


@pytest.mark.parametrize("nonces", ["text", [1], ["x" * 1001], ["x"] * 17, ["\ud800"], None])
def test_invalid_nonces_are_rejected(nonces: Any) -> None:
    with pytest.raises(BadOption, match="nonces"):
        Match("patchwork", nonces=nonces)


def test_a_record_from_a_position_has_no_nonces() -> None:
    record = Match.from_position(played("patchwork", 3).position()).record()
    record.nonces = ["a"]
    with pytest.raises(BadRecord):
        Match.from_record(record)


@pytest.mark.parametrize("game", ["patchwork", "sintra", "sagrada", "blueprints"])
def test_every_move_is_described_to_everybody(game: str) -> None:
    match = played(game, 12, players=2)
    for index in range(len(match.history)):
        for seat in (0, 1, None):
            described = match.describe(index, seat)
            assert described is not None
            assert described.did or described.continues


def test_a_game_need_not_describe_its_moves() -> None:
    assert played("hoard", 1, players=2).describe(0) is None


def test_a_sentence_joins_the_clauses_of_a_turn() -> None:
    did = [Message("patchwork-log-special"), Message("patchwork-log-home")]
    assert sentence(did[:1], "Ola", you=False).text("en") == "Ola won the special tile."
    assert sentence(did, "Ola", you=True).text("en") == "You won the special tile and reached the last space."
    three = sentence([*did, did[0]], "Ola", you=True)
    assert (
        three.text("pl") == "Ty: zdobyto specjalny żeton, dotarto na ostatnie pole i zdobyto specjalny żeton."
    )
    assert three.text("uk").startswith("Ви: здобуто спеціальний жетон, досягнуто останнього поля та здобуто")


def test_a_round_names_the_players_of_its_results() -> None:
    load("sintra")
    over = [Message("sintra-log-round", {"round": 2}), Message("sintra-log-round-score", {"seat": 2, "n": 1})]
    assert round_sentence(over, ["Ola", "Jan"]).text() == "Round 2 is over: Jan has 1 point."
    assert round_sentence(over[:1], ["Ola", "Jan"]).text() == "Round 2 is over."
    within = with_names(Message("log-ended", {"what": over[1]}), ["Ola", "Jan"])
    assert within.text() == "Jan has 1 point."
