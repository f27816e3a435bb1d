"""The terminal text of Sagrada: legible without colour, in every language, with the moves to type."""

from __future__ import annotations

import re

import pytest

from draftwork import Match
from draftwork.games.sagrada.constants import ROWS
from draftwork.games.sagrada.terminal.window import WIDTH
from draftwork.games.sagrada.ui.view import Player
from draftwork.i18n import LANGUAGES, text
from tests.games.sagrada.example_matches import MATCHES, lines, seen, shown


@pytest.fixture(params=MATCHES)
def match(request: pytest.FixtureRequest) -> Match:
    return MATCHES[request.param]


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal_text_has_at_most_80_columns_and_names_all_cards(match: Match, language: str) -> None:
    for seat in (None, *range(match.players)):
        words = " ".join(" ".join(lines(match, seat, language)).split())
        now = seen(match, seat)
        for tool in now.tools:
            assert f"tool {tool.number}" in words
            assert text(f"sagrada-tool-{tool.number}-text", language, {}) in words
        for goal in now.public:
            assert text(f"sagrada-public-{goal.id}-text", language, {}) in words


def block(rows: list[str], player: Player) -> list[str]:
    """The rows of the window of a player."""
    for i, line in enumerate(rows):
        at = next((x for x in (0, WIDTH) if line.startswith(f"({player.seat + 1}) ", x)), None)
        if at is not None:
            cut = [row[at : at + WIDTH] for row in rows[i : i + 12]]
            first = next(k for k, row in enumerate(cut) if row.split() == list("abcde"))
            return cut[first + 1 : first + 1 + ROWS]
    raise AssertionError(f"player {player.seat + 1} is missing")


def test_windows_are_legible_without_colour(match: Match) -> None:
    now, rows = seen(match), lines(match)
    for player in now.players if now.round else []:
        assert player.pattern is not None
        for r, line in enumerate(block(rows, player)):
            printed = player.pattern.rows[r]
            cells = [shown(die) if die else printed[c].lower() for c, die in enumerate(player.window[r])]
            assert line.split() == [str(r + 1), *cells]


def test_the_table_is_legible_without_colour(match: Match) -> None:
    now, rows = seen(match), lines(match)
    words = "\n".join(rows)
    if now.pool:
        name = text("sagrada-draw-pool", "en", {})
        at = next(i for i, line in enumerate(rows) if line.startswith(name))
        slots = [shown(die) if die else "--" for die in now.pool]
        assert rows[at].removeprefix(name).split() == [str(i) for i in range(1, len(slots) + 1)]
        assert rows[at + 1].split()[: len(slots)] == slots
        assert ("In hand: " in rows[at + 1]) == (now.hand is not None)
    for i, dice in enumerate(now.track, 1):
        if dice:
            assert f"  {i}: {' '.join(map(shown, dice))}" in words
    assert re.search(r"\s+".join(f"{colour} {n}" for colour, n in now.bag.items()), words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_solo_names_its_private_objectives_in_the_plural(language: str) -> None:
    several = text("sagrada-draw-privates", language, {})
    assert several != text("sagrada-draw-private", language, {})
    assert several in " ".join(lines(MATCHES["solo, middle"], 0, language))
