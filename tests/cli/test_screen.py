import pytest
from rich.text import Text

from draftwork.cli.screen import _blocks, _stacked, clean


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("zażółć ґудзик", "zażółć ґудзик"),
        ("10\u00a0000\n", "10\u00a0000\n"),
        ("\x1b[2J\r\x07", "�[2J��"),
        ("\u202eevil\udcff", "�evil�"),
    ],
)
def test_clean_text(text: str, cleaned: str) -> None:
    assert clean(text) == cleaned


def test_narrow_window_stacks_what_stands_side_by_side() -> None:
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


def test_what_has_no_gap_is_left_whole() -> None:
    block = [Text("one long line without any gap"), Text("another")]
    assert _stacked(block, 20) == block


def test_blocks_end_with_their_empty_line() -> None:
    lines = [Text(text) for text in ("a", "b", "", "c")]
    assert [[line.plain for line in block] for block in _blocks(lines)] == [["a", "b", ""], ["c"]]
