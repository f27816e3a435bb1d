"""The rules of Hoard. The battery is tested with this toy game, so the game itself must be correct."""

import pytest
from hoard import GAME

from draftwork.kernel import to_python
from draftwork.kernel.errors import BadPosition, IllegalMove
from draftwork.kernel.random import generator
from draftwork.play import Match, position

HANDS = [[1, 2, 9], [3, 4, 8]]


def begin(dice: list[int] | None = None, hands: list[list[int]] | None = None) -> Match:
    setup = {"hands": hands or HANDS, "start": 0, "dice": dice or [0, 0, 0]}
    return Match("hoard", players=len(setup["hands"]), seed="rules", setup=setup)  # type: ignore[arg-type]


def play(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(move)
    return match


@pytest.mark.parametrize("players", [2, 3])
def test_ho1_everybody_is_dealt_three_cards(players: int) -> None:
    hands = GAME.dealt_setup(Match("hoard", players=players, seed="deal").state)["hands"]
    assert [len(hand) for hand in hands] == [3] * players
    assert len({card for hand in hands for card in hand}) == 3 * players


def test_ho1_a_seat_sees_only_its_own_hand() -> None:
    view = begin().view(1)
    assert [player["hand"] for player in view["players"]] == [None, [3, 4, 8]]
    assert [player["cards"] for player in view["players"]] == [3, 3]


def test_ho2_a_card_that_is_not_held_cannot_be_played() -> None:
    with pytest.raises(IllegalMove, match=r"The card 3 is not in the hand.*\(HO-2\)"):
        begin().play("play 3")


def test_ho3_the_die_of_a_round_does_not_depend_on_the_moves() -> None:
    setup = {"hands": HANDS, "start": 0}
    one = play(Match("hoard", seed="x", setup=setup), "play 1", "play 3", "play 2", "play 4")
    two = play(Match("hoard", seed="x", setup=setup), "bury 9", "play 8", "play 1", "bury 3")
    assert GAME.dealt_setup(one.state)["dice"] == GAME.dealt_setup(two.state)["dice"]


def test_ho3_the_calm_die_has_other_faces() -> None:
    assert list(to_python(Match("hoard", seed=1, die="calm").state).faces) == [1, 2, 2, 2, 2, 3]


def test_ho4_an_open_card_counts_with_the_die_of_its_round() -> None:
    assert list(play(begin([5, 3, 0]), "play 9", "play 3", "play 1").scores) == [14 + 4, 8]


def test_ho5_a_buried_card_counts_two_more_and_only_its_owner_knows_it() -> None:
    match = play(begin([5, 3, 0]), "bury 9")
    assert list(match.scores) == [11, 0]
    assert [match.move_text(0, seat) for seat in (0, 1, None)] == ["bury 9", "bury ?", "bury ?"]
    assert match.view(1)["players"][0]["buried"] is None
    assert match.record(1).moves == ["bury ?"]


def test_ho5_one_burial_in_a_match() -> None:
    match = play(begin(), "bury 9", "play 3")
    with pytest.raises(IllegalMove, match=r"Only one card may be buried.*\(HO-5\)"):
        match.play("bury 1")


def test_ho5_the_last_card_after_a_burial_is_forced() -> None:
    match = play(begin(), "bury 9", "bury 3", "play 1", "play 4")
    assert [(str(played.move), played.forced) for played in match.history[-2:]] == [
        ("play 2", True),
        ("play 8", True),
    ]
    assert match.to_move is None


def test_ho6_everything_is_revealed_at_the_end() -> None:
    match = play(begin(), "bury 9", "bury 3", "play 1", "play 4")
    assert match.record(1).moves[0] == "bury 9"
    assert match.view(1)["players"][0]["buried"] == 9


def test_ho6_most_points_win() -> None:
    outcome = play(begin(), "bury 9", "bury 3", "play 1", "play 4").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((14, 17), (1,))
    assert str(outcome.decided_by) == "more points (HO-6)"


def test_ho7_fewer_buried_points_break_a_tie() -> None:
    match = begin(hands=[[1, 2, 9], [3, 4, 5]])
    outcome = play(match, "bury 9", "bury 3", "play 1", "play 4").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.ranks) == ((14, 14), (1, 0))
    assert str(outcome.decided_by) == "equal points, but fewer of them buried (HO-7)"


def test_ho7_a_shared_victory() -> None:
    match = begin(hands=[[1, 5, 9], [2, 6, 7]])
    outcome = play(match, "play 1", "play 2", "play 5", "play 6", "play 9", "play 7").outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((15, 15), (0, 1))
    assert "shared" in str(outcome.decided_by)


def test_a_redacted_position_is_read_determinized_and_continued() -> None:
    match = play(begin(), "bury 9", "bury 3")
    text = match.seat(0).position
    assert "key: ?" in text
    assert "hand 1: ?\nshown 1: - - -\nburied 1: ?" in text
    with pytest.raises(BadPosition, match="question mark"):
        Match.from_position(text)
    _, state = position.read(text)
    GAME.rules.determinize(state, 0, generator("guess"))
    assert Match.from_state(GAME, state).to_move == 0
