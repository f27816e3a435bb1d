"""docs/observations.md has the channels of the code."""

from __future__ import annotations

from pathlib import Path

from draftwork.envs.channel_page import GAMES, table, with_tables
from tests import shipped

PAGE = Path(__file__).parents[2] / "docs" / "observations.md"


def test_the_page_is_current() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert page == with_tables(page)
    assert page.count("| channel | numbers | meaning |") == len(GAMES)


def test_all_shipped_games_are_on_the_page() -> None:
    assert sorted(GAMES) == sorted(shipped.GAMES)


def test_channels_of_seats_are_listed_once() -> None:
    rows = table("blueprints").splitlines()
    assert sum(row.startswith("| to move[k] ") for row in rows) == 1
    assert not any("[1]" in row for row in rows)
