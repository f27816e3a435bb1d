"""The list of legal choices, and the table of moves that match a text."""

import pytest
from rich.console import Console, RenderableType

from draftwork import Match
from draftwork.cli.interactive import choices, moves
from draftwork.cli.interactive.search import find_moves
from draftwork.games import Choice, load
from draftwork.i18n import Message
from tests.shipped import GAMES


def printed(shown: RenderableType, width: int = 100) -> list[str]:
    console = Console(width=width)
    with console.capture() as written:
        console.print(shown)
    return [line.rstrip() for line in written.get().splitlines()]


def choices_of(match: Match, width: int = 100, height: int = 50) -> list[str]:
    seat = match.seat(match.to_move)
    return printed(choices.choices_table(seat, Console(width=width, height=height)), width)


@pytest.fixture
def sagrada() -> Match:
    """Player 1 decides in the first turn, with the dice P5, B1 and P3 in the pool."""
    match = Match("sagrada", seed="3", players=2)
    for move in ("pattern 20", "pattern 3", "draft 5", "place a1", "tool 8", "draft 2"):
        match.play(move)
    return match


@pytest.mark.parametrize(
    ("texts", "shared"),
    [
        (["17 c4", "17 d4"], "17"),
        (["17 c4", "17r c4"], "17"),
        (["17fr c4", "17fr c5"], "17fr"),
        (["leather a1", "leather a2"], "leather"),
        (["advance"], "advance"),
        (["play 5", "bury 5"], ""),
    ],
)
def test_common_prefix_of_moves(texts: list[str], shared: str) -> None:
    assert moves.common_prefix(texts) == shared


@pytest.mark.parametrize("game", GAMES)
def test_the_groups_contain_every_legal_move(game: str) -> None:
    match = Match(game, seed="1")
    seat = match.seat(match.to_move)
    groups = moves.group_moves(seat, find_moves(seat, "").paths)
    leaves = [leaf.move for group in groups for leaf in group.leaves]
    assert sorted(move for move in leaves if move is not None) == seat.legal_moves.numbers


def test_shape_of_cells() -> None:
    assert moves._shape_text([[2, 3], [3, 3], [3, 4]]) == "■\n■ ■"
    assert moves._shape_text([]) == ""


def test_path_to_an_unknown_move() -> None:
    from draftwork.play.choice_path import choices_to

    leaf = Choice("a", Message("cli-yes"), move=0)
    branch = Choice("b", Message("cli-no"), choices=[leaf])
    assert choices_to([branch], 0) == [branch, leaf]
    assert choices_to([branch], 1) is None


def test_only_legal_choices_are_listed(sagrada: Match) -> None:
    assert choices_of(sagrada) == [
        "Type     Move             Effect now",
        "draft 1  Die 1: purple 5  c1 d1 a2 e2 a3 e3 a4 c4 (+6)",
        "draft 3  Die 3: blue 1    a1 c1 d1 a2 e2 a3 e3 a4 c4 d4 (+1)",
        "draft 4  Die 4: purple 3  c1 d1 a2 e2 a3 e3 a4 c4 (+4)",
        "pass     End of turn",
    ]


def test_the_spaces_of_a_die_share_a_row(sagrada: Match) -> None:
    sagrada.play("draft 4")
    shown = choices_of(sagrada)
    assert shown[1].startswith("place …  On …            c1 d1 e2 a3 e3 a4 c4 (+4) · a2 (+4; blocks b2")
    assert shown[-1].startswith("tool 1   Grozing Pliers  −1 point; Raise or lower")
    assert shown[-1].endswith("…")


def test_the_panes_of_a_factory_share_a_row() -> None:
    match = Match("sintra", seed="3", players=2)
    assert "f1 …  Factory 1  pink 2 5 7 · orange 3 · blue 4 6 8" in choices_of(match)


def test_a_choice_with_too_many_moves_shows_their_number() -> None:
    match = Match("patchwork", seed="3")
    patch = match.view()["offer"][0]
    (row,) = (line for line in choices_of(match, 160) if line.startswith(f"{patch} …"))
    assert row.endswith("ways")


def test_a_long_list_is_cut_to_a_part_of_the_window() -> None:
    match = Match("blueprints", seed="1", players=2)
    whole, cut = choices_of(match), choices_of(match, height=18)
    assert len(whole) > 8
    assert len(cut) == 7
    assert [line.split() for line in cut[:6]] == [line.split() for line in whole[:6]]
    assert cut[-1].split() == ["…", str(len(whole) - 6), "more:", "type", "“moves”"]


def test_a_note_says_that_there_are_refusals(sagrada: Match) -> None:
    assert "“why”" in choices.refusals_note(sagrada.seat(0))
    free = Match("patchwork", seed="3")
    assert not any(one.why_not for one in free.seat(0).choices)
    assert choices.refusals_note(free.seat(0)) == ""


def test_games_of_third_parties_are_listed_too() -> None:
    match = Match("hoard", seed="1", players=2)
    rows = choices_of(match)[1:]
    cards = [choice for choice in match.seat(match.to_move).choices if choice.move is None]
    assert load("hoard").name == "hoard"
    assert len(rows) == len(cards)
