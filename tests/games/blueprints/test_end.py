"""BP-18: the winner of a match, and recorded matches with every card, tie-break and ending."""

from pathlib import Path

import pytest

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.constants import CARDS, PRIZES
from draftwork.games.blueprints.ui.cards import TIE_BREAKS
from draftwork.play import Match
from tests.games.blueprints.build import with_cards

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.json"))


@pytest.mark.parametrize(
    ("cards", "ranks", "by"),
    [
        ([["gold 1"], ["silver 1"], []], [0, 1, 2], "points"),
        ([["silver 1", "silver 2"], ["geometer 1", "materials 2"], []], [1, 0, 2], "prizes"),
        ([["gold 1", "bronze 2"], ["silver 1", "silver 2"], []], [0, 1, 2], "gold"),
        ([["gold 1", "silver 2"], ["gold 2", "bronze 1", "bronze 3"], []], [0, 1, 2], "silver"),
        ([["gold 1"], ["gold 2"], ["silver 1"]], [0, 0, 2], "shared"),
        ([["gold 1"], ["gold 2"], ["gold 3"]], [0, 0, 0], "shared"),
    ],
)
def test_bp18_points_then_prizes_then_awards(cards: list[list[str]], ranks: list[int], by: str) -> None:
    s = with_cards(4, *cards, [])
    assert [GAME.rules.rank(s, seat) for seat in range(3)] == ranks
    ending = GAME.ui.ending(s)
    assert ending.decided_by.args["by"] == by
    assert ending.decided_by.rule == ending.reason.rule == "BP-18"
    for language in ("en", "pl", "uk"):
        assert ending.decided_by.text(language)
        assert ending.reason.text(language)


def test_bp18_bronze_never_decides() -> None:
    """Equal points, prizes, gold and silver awards imply equal bronze awards."""
    ways = [(g, s, b) for g in range(4) for s in range(4) for b in range(4)]
    totals = {(3 * g + 2 * s + b, g, s): b for g, s, b in ways}
    assert len(totals) == len(ways)


def test_bp18_two_players_never_share_a_victory() -> None:
    """Three silver awards cannot be shared equally, so with equal prizes the points differ."""
    for mine, prizes in ((mine, prizes) for mine in range(4) for prizes in range(7)):
        cards = [f"{prize} {r}" for r in (1, 2, 3) for prize in PRIZES]
        silver = [f"silver {r}" for r in (1, 2, 3)]
        s = with_cards(2, cards[:prizes] + silver[:mine], cards[6 : 6 + prizes] + silver[mine:])
        assert GAME.rules.rank(s, 0) != GAME.rules.rank(s, 1)


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_recorded_matches_replay(file: Path) -> None:
    match = Match.from_record(file.read_text(encoding="utf-8"))
    assert match.outcome is not None
    assert file.stem.split("-")[2] == match.outcome.decided_by.args["by"]


def test_the_records_contain_every_card_tie_break_and_ending() -> None:
    ends, won, ties, nobody = set(), set(), set(), set()
    for file in FIXTURES:
        match = Match.from_record(file.read_text(encoding="utf-8"))
        assert match.outcome is not None
        ends.add(match.outcome.decided_by.args["by"])
        for card in (card for past in match.view()["past"] for card in past["cards"]):
            kind = "prize" if card["card"] in PRIZES else "award"
            if card["seat"] is None:
                nobody.add(card["card"])
            else:
                won.add((match.players, card["card"]))
                ties |= {(kind, card["decided_by"])}
    assert ends == {"points", "prizes", "gold", "silver", "shared"}
    assert won == {
        (players, card)
        for players, missing in ((2, {"gold", "bronze"}), (3, {"bronze"}), (4, set[str]()))
        for card in {*CARDS} - missing
    }
    assert ties == {(kind, tie) for kind in ("award", "prize") for tie in (None, *TIE_BREAKS)}
    assert nobody == {*PRIZES}
