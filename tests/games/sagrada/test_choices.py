"""The tree of choices in phases that random matches seldom reach."""

import pytest

from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.state import State
from tests.games.sagrada.build import legal, on_track, play, start


def moves(s: State) -> list[str]:
    leaves = [leaf.move for choice in GAME.ui.choices(s) for leaf in choice.leaves()]
    return [GAME.notation.write_move(move) for move in leaves if move is not None]


@pytest.mark.parametrize(
    "s",
    [
        play(start(tools=[1, 2, 3]), "draft 2"),
        play(start(1, tools=[1], pool="R1 P2 G3 P4"), "draft 1", "tool 1"),
        play(start(tools=[1, 2, 3]), "draft 2", "tool 1"),
        play(on_track(start(tools=[5, 1, 2]), "G6 B2"), "draft 1", "tool 5"),
        play(start(tools=[8, 1, 2]), "draft 1", "place a1", "tool 8"),
    ],
    ids=["sa11-tool-after-draft", "sa22-pay", "sa15-nudge", "sa15-track", "sa17-draft-again"],
)
def test_the_leaves_of_the_tree_are_the_legal_moves(s: State) -> None:
    assert sorted(moves(s)) == sorted(legal(s))
    assert len(moves(s)) > 1


def test_sa10_a_draft_lists_the_spaces_of_its_die() -> None:
    s = start(windows={0: "a1 R6"}, rows="...../.G.../...../.....")
    draft = {choice.key: choice for choice in GAME.ui.choices(s)}["draft-2"]
    spaces = {choice.key: choice for choice in draft.next}
    assert [*spaces][:6] == ["place-a1", "place-b1", "place-c1", "place-d1", "place-e1", "place-a2"]
    assert len(spaces) == 20
    assert {key: space.gains for key, space in spaces.items() if not space.why_not} == {
        "place-b1": 1,
        "place-a2": 1,
    }
    assert spaces["place-b1"].label.text("en") == "On b1"
    assert str(spaces["place-b2"].why_not) == "Another colour is printed on b2. (SA-8)"
    assert all(space.gains is None for space in spaces.values() if space.why_not)
    assert [*draft.leaves()] == [draft]


def test_sa12_a_refused_draft_also_lists_the_spaces() -> None:
    s = start(windows={0: "a1 R6"}, rows="...../.G.../...../.....")
    draft = GAME.ui.choices(s)[0]
    assert draft.move is None
    assert all(space.why_not for space in draft.next)
    assert len(draft.next) == 20


def test_sa12_a_die_that_fits_only_with_tools_names_them_and_their_prices() -> None:
    s = start(windows={0: "a1 R6"}, rows="...../.G.../...../.....", tools=[6, 10, 2])
    draft = GAME.ui.choices(s)[0]
    assert draft.move is not None
    assert all(space.why_not for space in draft.next)
    assert str(draft.effects[0]) == "fits only with tool 6, “Flux Brush”, which costs 1 favour token (SA-12)"
    needed = [effect.args["n"] for effect in draft.effects if effect.id == "sagrada-fits-tool"]
    assert needed[0] == 6
    assert 2 not in needed  # it moves dice in the window
    after = play(s, "draft 1")
    assert [f"tool {n}" for n in needed] == [move for move in legal(after) if move.startswith("tool")]


def test_sa12_a_die_that_fits_names_no_tools() -> None:
    s = start(windows={0: "a1 R6"}, rows="...../.G.../...../.....", tools=[6, 10, 2])
    draft = {choice.key: choice for choice in GAME.ui.choices(s)}["draft-2"]
    assert not any(effect.id == "sagrada-fits-tool" for effect in draft.effects)


def test_sa22_labels_name_the_dice_that_can_pay() -> None:
    s = play(start(1, tools=[1], pool="R1 P2 G3 P4"), "draft 1", "tool 1")
    labels = {choice.key: choice.label.args for choice in GAME.ui.choices(s) if choice.move is not None}
    assert list(labels.values()) == [{"colour": "P", "value": 2}, {"colour": "P", "value": 4}]
