"""Hidden information: redacted and determinized states, and positions with unknown parts."""

import pytest

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.rules.turn_chance import bag_counts
from draftwork.games.sagrada.state import State
from draftwork.kernel import pack, to_python, unpack
from draftwork.kernel.errors import BadPosition
from draftwork.kernel.random import generator
from draftwork.play import Match
from draftwork.play.position import read
from tests.games.sagrada.build import begin, play, start


def redacted(s: State, seat: int) -> State:
    """A redacted copy of a state."""
    copy = unpack(GAME.state, pack(s))
    GAME.rules.redact(copy, seat)
    return copy


def test_key_bag_private_objectives_and_cards_are_hidden() -> None:
    now = to_python(redacted(start(3, private=["R", "Y", "G"]), 1))
    assert set(now.key) == {-1}
    assert now.dice[0] > 0
    assert {*now.dice} - {now.dice[0]} == {-1}
    assert set(now.spare) == {-1}
    assert [now.private[p] for p in range(3)] == [-1, 1, -1]
    assert [now.dealt_cards[i] for i in range(6)] == [-1, -1, 2, 3, -1, -1]
    assert [now.pattern[p] for p in range(3)] == [0, 4, 8]


def test_sa16_the_place_of_a_returned_die_is_hidden_but_not_the_colours() -> None:
    s = play(start(tools=[11, 2, 3], draws={"1.1": "57B", "2.1": "own"}), "draft 1", "tool 11")
    counts = int(bag_counts(s))
    known = redacted(s, 0)
    assert int(bag_counts(known)) == counts
    text = GAME.notation.write_position(known)
    assert text["luck"] == "1.1!?RB"  # the draw fixed for round 2 is removed
    assert GAME.notation.write_position(GAME.notation.read_position(text)) == text
    GAME.rules.determinize(known, 0, generator("x"))
    GAME.check_state(known)
    assert GAME.dealt_setup(known)["draws"] == {}


def test_sa16_a_returned_die_that_is_drawn_again_keeps_its_colour() -> None:
    s = play(start(tools=[11, 2, 3], draws={"1.1": "own"}), "draft 1", "tool 11")
    lines = GAME.notation.write_position(s)
    assert lines["luck"] == "1.1!ownRR"
    assert GAME.notation.write_position(GAME.notation.read_position(lines)) == lines
    with pytest.raises(BadPosition):
        GAME.notation.read_position({**lines, "luck": "1.1!ownRB"})


def test_sa2_determinize_draws_a_sealed_pattern_from_the_drawn_cards() -> None:
    s = play(begin(3), "pattern 3")
    seen = set()
    for i in range(30):
        other = redacted(s, 2)
        GAME.rules.determinize(other, 2, generator(f"sealed {i}"))
        GAME.check_state(other)
        now = to_python(other)
        assert now.pattern[0] // 2 in (now.dealt_cards[0], now.dealt_cards[1])
        assert [now.dealt_cards[4], now.dealt_cards[5]] == [4, 5]
        seen.add(now.pattern[0])
    assert len(seen) > 5


def test_determinize_keeps_known_information() -> None:
    s = start(3)
    before = pack(s)
    GAME.rules.determinize(s, 0, generator("whole"))
    assert pack(s) == before


def test_sa2_a_seat_knows_its_own_sealed_pattern() -> None:
    known = redacted(play(begin(3), "pattern 3"), 0)
    GAME.rules.determinize(known, 0, generator("own"))
    assert to_python(known).pattern[0] == 2


def test_sa16_re_rolls_are_not_hidden() -> None:
    s = start(tools=[6, 2, 3], rerolls={"1.1": {"1": 4}})
    play(s, "draft 1", "tool 6", "place a1", "draft 2", "tool 6")
    assert GAME.notation.write_position(redacted(s, 0))["luck"].startswith("1.1!400000000 1.2!0")


def test_nothing_is_hidden_at_the_end() -> None:
    s = start()
    for _ in range(40):
        play(s, "pass")
    assert pack(redacted(s, 0)) == pack(s)


def test_random_results_work_without_the_key() -> None:
    s = redacted(start(tools=[11, 6, 7]), 0)
    play(s, "draft 1", "tool 11")
    assert to_python(s).hand == 0  # the red die itself
    s = redacted(start(tools=[11, 6, 7]), 0)
    for _ in range(4):
        play(s, "pass")
    assert to_python(s).pool == 0


POSITION = Match("sagrada", players=2, seed="position", setup={"tools": [6, 7, 11]})


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("players", "5"),
        ("reduced bag", "maybe"),
        ("edition", "mine"),
        ("cards", "a | b"),
        ("cards", " | ".join(["a | b | 3 | ...../...../...../....."] * 4)),
        ("tools", ""),
        ("tools", "1 2 3 4 5 6"),
        ("tools", "1 2"),
        ("tools", "1 2 x"),
        ("paid", "0 0"),
        ("public", "no such objective"),
        ("private", "R"),
        ("private", "R R"),
        ("key", "abc"),
        ("dice", "R1"),
        ("dice", " / ".join(["R1"] * 10)),
        ("dice", " / ".join(["-- -- -- -- --"] * 10)),
        ("dice", " / ".join(["R9 R1 R1 R1 R1"] * 10)),
        ("spare", "RRR"),
        ("luck", ""),
        ("luck", "1.1=57R"),
        ("luck", "1.1!57"),
        ("luck", "x"),
        ("luck", "10.8=5"),
        ("track", "R1 R1 R1 R1 R1 R1 R1 R1 R1 R1" + " /" * 9),
        ("round", "12"),
        ("round", "11"),
        ("turn", "0"),
        ("phase", "sleep"),
        ("skipping", "3"),
        ("pool", "R1"),
        ("hand", "R1"),
        ("hand", "Q1 from 1"),
        ("lifted", "f9"),
        ("lifted", "a1"),
        ("cards 0", "1"),
        ("cards 0", "1 1"),
        ("cards 1", "2 1"),
        ("pattern 0", "24"),
        ("pattern 1", "-"),
        ("tokens 0", "x"),
        ("window 0", "R1"),
        ("window 0", "R1 R1 -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --"),
        ("window 0", "R1 / -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- --"),
    ],
)
def test_impossible_positions_are_refused(key: str, value: str) -> None:
    match = POSITION.copy()
    while match.view()["round"] == 0:
        match.play(match.legal_moves[0])
    lines = dict(line.split(": ", 1) for line in match.position().splitlines()[1:])
    assert key in lines
    lines[key] = value
    text = "sagrada 1\n" + "\n".join(f"{k}: {v}" for k, v in lines.items())
    with pytest.raises(BadPosition):
        Match.from_position(text)


def test_a_position_with_unknown_parts_can_be_read_and_determinized() -> None:
    match = POSITION.copy()
    while match.view()["round"] == 0:
        match.play(match.legal_moves[0])
    text = match.seat(0).position
    assert "key: ?" in text
    state = read(text)[1]
    GAME.rules.determinize(state, 0, generator("x"))
    GAME.check_state(state)
    with pytest.raises(BadPosition, match="unknown"):
        Match.from_position(text)


def test_a_position_keeps_the_random_results_that_the_setup_fixed() -> None:
    setup = {"rerolls": {"2.3": {"1": 4, "5": 2}}, "draws": {"3.1": "57B", "4.1": "own"}, "tools": [6, 7, 11]}
    match = Match("sagrada", players=2, seed="luck", setup=setup)
    assert "luck: 2.3=400020000 3.1=57 4.1=own" in match.position()
    again = Match.from_position(match.position())
    assert pack(again.state) == pack(match.state)
