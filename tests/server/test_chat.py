"""Characters in lines of chat."""

import pytest

from draftwork.server import protocol
from draftwork.server.errors import Malformed
from draftwork.server.table import render
from tests.server.tables import OLA, TableDriver, fresh_id, started_table


@pytest.fixture
def driver() -> TableDriver:
    return started_table("patchwork", 2)


@pytest.mark.parametrize(
    "text",
    [
        "bell\a",
        "two\nlines",
        "zero\x00",
        "\N{RIGHT-TO-LEFT OVERRIDE}drawkcab",
        "\N{LEFT-TO-RIGHT ISOLATE}x",
        "\N{RIGHT-TO-LEFT MARK}x",
        "hid\N{ZERO WIDTH SPACE}den",
        "\N{LINE SEPARATOR}",
    ],
)
def test_chat_refuses_characters_that_hide_or_reorder_text(driver: TableDriver, text: str) -> None:
    before = driver.table.number
    with pytest.raises(Malformed, match="control characters"):
        driver.execute(protocol.NewChat(text, fresh_id()), OLA)
    assert driver.table.number == before


@pytest.mark.parametrize(
    "text", ["Zażółć gęślą jaźń", "Їжак", "👩\N{ZERO WIDTH JOINER}🚀", "سلام", "שלום", "1–2…"]
)
def test_chat_allows_all_languages_and_joined_emoji(driver: TableDriver, text: str) -> None:
    driver.execute(protocol.NewChat(text, fresh_id()), OLA)
    assert [entry.text for entry in render.log_since(driver.table, None, None)][-1] == text
