"""SI-17 and SI-18: the end of a round, and the refill."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from draftwork.games.sintra import GAME
from draftwork.games.sintra.rules.deal import POUR_EVENT, REFILL_EVENT, refill
from draftwork.games.sintra.rules.panes import count, format_panes, parse_panes, total
from draftwork.games.sintra.state import State
from draftwork.kernel import to_python
from draftwork.kernel.deal import block, deal_key
from draftwork.kernel.random import generator, random_below
from draftwork.play import Match
from tests.games.sintra.build import changed, play, put, start, table


def last_pane(**fields: object) -> State:
    """A state in which seat 0 can take and place the last pane of the round."""
    return changed(table(start(), "P"), **fields)


def test_si17_the_round_ends_when_no_pane_is_left_and_its_pane_goes_to_the_tower() -> None:
    now = to_python(play(last_pane(), "f1 pink 1"))
    assert (now.round, format_panes(now.tower)) == (1, "P")
    assert sum(total(now.sources[i]) for i in range(5)) == 20


def test_si17_the_round_goes_on_while_panes_lie_in_the_centre() -> None:
    assert to_python(play(table(start(), "PW"), "f1 pink 1")).round == 0


def test_si17_the_round_ends_only_after_a_pane_is_kept() -> None:
    s = play(put(table(start(), "Y"), 1, "PPOO"), "f1 yellow 1")
    assert to_python(s).round == 0
    assert to_python(play(s, "keep pink")).round == 1


def test_si17_after_round_six_the_match_ends() -> None:
    s = play(last_pane(round=5), "f1 pink 1")
    assert (to_python(s).round, GAME.rules.to_move(s)) == (6, -1)
    assert not any(to_python(s).sources)
    assert GAME.ui.view(s, -1).round is None  # type: ignore[attr-defined]
    assert str(GAME.ui.ending(s).reason) == "six rounds have been played (SI-17)"


def test_si18_the_holder_of_the_marker_begins_and_it_lies_in_the_centre_again() -> None:
    now = to_python(play(last_pane(marker=0, holder=1), "f1 pink 1"))
    assert (now.player, now.holder, now.marker) == (1, 1, 1)


def test_si18_if_nobody_took_the_marker_it_stays_with_its_last_holder() -> None:
    s = changed(table(start(), "PP", "OO"), holder=0, marker=1)
    now = to_python(play(s, "f1 pink 1", "f2 orange 1"))
    assert (now.round, now.player, now.holder, now.marker) == (1, 0, 0, 1)


def order(s: State, bag: int, event: int) -> str:
    """The panes of a bag in the order they are drawn, computed in the simplest way."""
    now = to_python(s)
    found = []
    for colour in range(5):
        for j in range(count(bag, colour)):
            i = 5 * j + colour
            found.append((block(s.key, i // 16, event, now.round, 0)[i % 16], colour))
    return "".join("POYWB"[colour] for _, colour in sorted(found))


def refilled(bag: str, tower: str, players: int = 2, seed: str = "any", round_: int = 3) -> tuple[State, str]:
    s = table(start(players, seed=seed))
    s = changed(s, bag=parse_panes(bag), tower=parse_panes(tower), round=round_, drawn={6: 0, 7: 0})
    refill(s)
    return s, "".join(GAME.dealt_setup(s)["panes"][3])


colours = st.text("POYWB", max_size=40).map(lambda text: text[:40])


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(bag=colours, tower=colours, players=st.sampled_from([2, 3, 4]), seed=st.text("ab", max_size=3))
def test_si18_a_refill_draws_from_the_bag_then_from_the_tower_and_then_stops(
    bag: str, tower: str, players: int, seed: str
) -> None:
    needed = {2: 20, 3: 28, 4: 36}[players]
    s, drawn = refilled(bag, tower, players, seed)
    now = to_python(s)
    first = order(s, parse_panes(bag), REFILL_EVENT)
    poured = order(s, parse_panes(tower), POUR_EVENT) if len(bag) < needed else ""
    assert drawn == (first + poured)[:needed]
    on_table = sum(now.sources)
    assert on_table == parse_panes(drawn)
    assert on_table + now.bag + now.tower == parse_panes(bag + tower)
    assert now.tower == (0 if len(bag) < needed else parse_panes(tower))
    fill = [total(now.sources[i]) for i in range(9)]
    assert fill == [max(0, min(4, len(drawn) - 4 * i)) for i in range(9)]
    assert not any(now.sorting)


@pytest.mark.parametrize(
    ("bag", "tower", "left"),
    [
        ("POYWB" * 5, "PPPP", (5, 4)),  # the bag is enough
        ("POYWB" * 4, "PPPP", (0, 4)),  # just enough: the tower is not poured
        ("POYWB" * 3, "PPPPPPPP", (3, 0)),
        ("", "POYWB" * 5, (5, 0)),  # an empty bag
        ("POYWB", "", (0, 0)),  # an empty tower
        ("POYWB", "PPP", (0, 0)),  # both run out
        ("", "P", (0, 0)),
    ],
)
def test_si18_panes_left_in_the_bag_and_the_tower_after_a_refill(
    bag: str, tower: str, left: tuple[int, int]
) -> None:
    s, drawn = refilled(bag, tower)
    assert len(drawn) == min(20, len(bag + tower))
    assert (total(to_python(s).bag), total(to_python(s).tower)) == left


def test_si18_bags_that_differ_in_one_pane_are_drawn_in_almost_the_same_order() -> None:
    _, one = refilled("POYWB" * 8, "")
    _, two = refilled("POYWB" * 8 + "P", "")
    without_one = [two[:i] + two[i + 1 :] for i in range(20)] + [two]
    assert any(one.startswith(most) for most in without_one)


def test_si18_every_refill_has_a_different_order() -> None:
    s = table(start())
    orders = set()
    for round_ in range(6):
        t = changed(s, bag=parse_panes("POYWB" * 8), round=round_, drawn=[0] * 12)
        refill(t)
        orders.add(GAME.dealt_setup(t)["panes"][round_])
    assert len(orders) == 6


def play_through(players: int, seed: str, choose: Callable[[Match], int]) -> list[int]:
    """Play a match; return the number of panes on the table at the start of each round."""
    match = Match("sintra", players=players, seed=seed)
    while match.to_move is not None:
        GAME.check_state(match.state)
        match.play(choose(match))
    GAME.check_state(match.state)
    return [len(panes) for panes in GAME.dealt_setup(match.state)["panes"]]


def fewest_to_tower(match: Match) -> int:
    """The move that sends the fewest panes to the tower."""
    now = to_python(match.state)

    def cost(number: int) -> tuple[int, int]:
        after = match.copy()
        after.play(number)
        then = to_python(after.state)
        back = total(then.tower) - total(now.tower) if then.round == now.round else 5
        return (back, number)

    return min((int(move) for move in match.legal_moves), key=cost)


def test_si18_players_can_make_rounds_smaller_but_never_empty() -> None:
    sizes = play_through(4, "hoard", fewest_to_tower)
    assert sizes[:2] == [36, 36]
    assert min(sizes) < 36
    assert all(size >= 1 for size in sizes)


def test_si18_a_round_can_have_a_single_pane() -> None:
    """All other panes lie on strips, so only the pane of the round is left for the refill."""
    s = changed(table(start(4), "P"), bag=0, tower=0, round=2)
    s = play(s, "f1 pink 1")
    now = to_python(s)
    assert [format_panes(panes) for panes in now.sources] == ["O"] + [""] * 9
    assert (now.bag, now.tower, now.round) == (0, 0, 3)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_si18_random_matches_have_six_refills_of_possible_sizes(players: int) -> None:
    rng = generator("refills")
    needed = {2: 20, 3: 28, 4: 36}[players]
    for i in range(5):
        sizes = play_through(
            players,
            f"refills {i}",
            lambda match: match.legal_moves[random_below(rng, len(match.legal_moves))].number,
        )
        assert len(sizes) == 6
        assert all(1 <= size <= needed for size in sizes)


def test_the_key_is_stored_for_the_refills_and_hidden() -> None:
    match = Match("sintra", seed="key", setup={"panes": ["P", "O", "Y"]})
    assert [*to_python(match.state).key] == [int(word) for word in deal_key("key")]
    seen = to_python(match.seat(0).redacted_state)
    assert [*seen.key] == [-1] * 8
    assert any(seen.drawn[:2])
    assert not any(seen.drawn[2:])
    while match.to_move is not None:
        match.play(match.legal_moves[-1])
    assert [*to_python(match.seat(0).redacted_state).key] == [*to_python(match.state).key]
    GAME.rules.determinize(match.state, 0, generator("over"))
    assert [*to_python(match.state).key] == [int(word) for word in deal_key("key")]


def test_si18_fixed_panes_pour_the_tower_too() -> None:
    s = table(start(setup={"panes": ["", "", "", "PPOOWW"]}))
    s = changed(s, bag=parse_panes("P"), tower=parse_panes("PPOWWWW"), round=3)
    refill(s)
    assert GAME.dealt_setup(s)["panes"][3].startswith("PPOWW")  # there is only one orange pane
    assert len(GAME.dealt_setup(s)["panes"][3]) == 8


def test_a_determinized_match_has_another_key() -> None:
    match = Match("sintra", seed="key")
    imagined = match.seat(0).imagine(generator("other"))
    assert [*to_python(imagined.state).key] != [*to_python(match.state).key]
    assert GAME.dealt_setup(imagined.state) == GAME.dealt_setup(match.state)


@pytest.mark.parametrize("round_", range(6))
def test_si5_future_refills_are_hidden(round_: int) -> None:
    s = changed(start(), round=round_, drawn=[1] * 12)
    GAME.rules.redact(s, 0)
    known = 2 * (round_ + 1)
    assert [*to_python(s).drawn] == [1] * known + [0] * (12 - known)
