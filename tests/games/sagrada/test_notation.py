"""Moves as numbers, texts and JSON, and the refusals of illegal moves."""

import pytest

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.notation.moves import move_json, read_move, write_move
from draftwork.games.sagrada.rules.illegality_codes import MATCH_OVER, NO_SUCH_MOVE
from draftwork.kernel import int_zeros
from draftwork.kernel.errors import BadMove
from draftwork.kernel.random import generator
from tests.games.sagrada.build import legal, on_track, play, start, why_not


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("pattern 17", {"kind": "pattern", "pattern": 17}),
        ("pass", {"kind": "pass"}),
        ("draft 2", {"kind": "draft", "slot": 1}),
        ("place c3", {"kind": "place", "cell": [2, 2]}),
        ("tool 6", {"kind": "tool", "tool": 6}),
        ("pay 4", {"kind": "pay", "slot": 3}),
        ("up", {"kind": "up"}),
        ("down", {"kind": "down"}),
        ("value 5", {"kind": "value", "value": 5}),
        ("track 4.2", {"kind": "track", "round": 4, "index": 1}),
        ("from b2", {"kind": "from", "cell": [1, 1]}),
        ("to e4", {"kind": "to", "cell": [3, 4]}),
        ("done", {"kind": "done"}),
        ("return", {"kind": "return"}),
    ],
)
def test_moves_as_text_and_json(text: str, data: dict[str, object]) -> None:
    assert move_json(read_move(text)) == data
    assert write_move(read_move(f"  {text.upper()} ")) == text


@pytest.mark.parametrize("text", ["", "draft", "draft 10", "place f1", "place a5", "track 10.1", "tool 13"])
def test_an_unknown_text_is_no_move(text: str) -> None:
    with pytest.raises(BadMove, match="is not a Sagrada move"):
        read_move(text)


def test_numbers_outside_the_range_and_moves_after_the_end_are_illegal() -> None:
    s = start()
    assert GAME.rules.illegality(s, -1) == GAME.rules.illegality(s, GAME.num_moves) == NO_SUCH_MOVE
    assert "no-such-move" in GAME.ui.refusal(s, GAME.num_moves, NO_SUCH_MOVE).id
    for _ in range(40):
        play(s, "pass")
    assert GAME.rules.illegality(s, 0) == MATCH_OVER
    assert GAME.ui.refusal(s, 0, MATCH_OVER).id == "match-over"


def test_moves_of_another_phase_are_illegal() -> None:
    s = start(tools=[1, 2, 3])
    for text in ("place a1", "pay 1", "up", "value 3", "track 1.1", "from a1", "to a1", "done", "return"):
        assert why_not(s, text).startswith("That is not possible now: draft a die")
    play(s, "draft 1", "tool 1")
    assert why_not(s, "tool 2").startswith("First choose whether")
    assert why_not(s, "draft 1").startswith("First choose whether")


def test_choices_cover_the_steps_of_tools() -> None:
    s = on_track(start(tools=[5, 11, 12], windows={0: "a1 B1, b1 G2"}), "G6")
    seen = set()
    for text in ("tool 12", "from b1", "to b2", "done", "draft 4", "place c3"):
        seen |= {choice.key.split("-")[0] for choice in GAME.ui.choices(s)}
        play(s, text)
    for text in ("draft 2", "tool 11", "value 3"):
        play(s, text)
        seen |= {choice.key.split("-")[0] for choice in GAME.ui.choices(s)}
    assert seen >= {"draft", "tool", "pass", "from", "to", "done", "place", "value", "return"}


def test_sample_move_draws_all_legal_moves() -> None:
    s = start()
    out, rng = int_zeros(GAME.max_legal_moves), generator("sample")
    drawn = {write_move(int(GAME.rules.sample_move(s, rng, out))) for _ in range(100)}
    assert drawn == set(legal(s))
