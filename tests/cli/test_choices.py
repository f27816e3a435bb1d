import pytest

from draftwork import Match
from draftwork.cli.interactive import choices
from draftwork.games import Choice
from draftwork.i18n import Message


@pytest.mark.parametrize(
    ("text", "wanted", "fit"),
    [
        ("17 c4", "17", True),
        ("17r c4", "17", True),
        ("17 c4", "1", False),
        ("17 c4", "c4", True),
        ("17 c4", "17 c", True),
        ("17 c4", "C4 17", True),
        ("17 c4", "d", False),
        ("advance", "adv", True),
        ("advance", "", True),
        ("advance", "advance advance", False),
    ],
)
def test_moves_match_a_query_by_word_prefixes(text: str, wanted: str, fit: bool) -> None:
    assert choices.matches(text, wanted) is fit


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
    assert choices._common_prefix(texts) == shared


def test_the_groups_contain_every_legal_move() -> None:
    match = Match("patchwork", seed="1")
    seat = match.seat(match.to_move)
    leaves = [leaf.move for bunch in choices.matching_groups(seat, "") for leaf in bunch.leaves]
    assert sorted(move for move in leaves if move is not None) == seat.legal_moves.numbers


def test_shape_of_cells() -> None:
    assert choices._shape_text([[2, 3], [3, 3], [3, 4]]) == "■\n■ ■"
    assert choices._shape_text([]) == ""


def test_path_to_an_unknown_move() -> None:
    from draftwork.play.choice_path import choices_to

    leaf = Choice("a", Message("cli-yes"), move=0)
    branch = Choice("b", Message("cli-no"), choices=[leaf])
    assert choices_to([branch], 0) == [branch, leaf]
    assert choices_to([branch], 1) is None
