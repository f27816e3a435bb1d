import pytest
from rich.text import Text

from draftwork import Match
from draftwork.cli.output.console import _blocks, _stacked, sanitize


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("zażółć ґудзик", "zażółć ґудзик"),
        ("10\u00a0000\n", "10\u00a0000\n"),
        ("\x1b[2J\r\x07", "�[2J��"),
        ("\u202eevil\udcff", "�evil�"),
    ],
)
def test_control_characters_are_replaced(text: str, cleaned: str) -> None:
    assert sanitize(text) == cleaned


def test_a_narrow_window_stacks_parts_that_are_side_by_side() -> None:
    block = [Text("one one one    two two"), Text("one one        two two two"), Text("")]
    assert [line.plain.rstrip() for line in _stacked(block, 20)] == [
        "one one one",
        "one one",
        "",
        "two two",
        "two two two",
        "",
    ]
    assert _stacked(block, 30) == block


def test_a_block_without_a_gap_is_not_split() -> None:
    block = [Text("one long line without any gap"), Text("another")]
    assert _stacked(block, 20) == block


def test_blocks_end_with_their_empty_line() -> None:
    lines = [Text(text) for text in ("a", "b", "", "c")]
    assert [[line.plain for line in block] for block in _blocks(lines)] == [["a", "b", ""], ["c"]]


@pytest.mark.parametrize("width", range(60, 95))
@pytest.mark.parametrize("language", ["en", "uk"])
def test_a_quilt_is_never_split(width: int, language: str) -> None:
    """An empty quilt has many narrow gaps, but the board is split only between the quilts."""
    board = Match("patchwork", seed="tuesday").seat(0).terminal(language)
    lines = [
        line for block in _blocks(list(Text.from_markup(board).split())) for line in _stacked(block, width)
    ]
    heads = [line.plain for line in lines if "a  b" in line.plain]
    assert "".join(heads).split() == [*"abcdefghi"] * 2
    assert all(head.count("a") == head.count("i") for head in heads)
