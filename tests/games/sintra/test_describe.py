"""Descriptions of Sintra's moves in the log."""

from typing import Any

import pytest

from draftwork.games.sintra import GAME
from draftwork.games.sintra.state import State
from tests.games.described import end, turn
from tests.games.sintra.build import changed, put, start, table


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola took 2 orange panes from factory 1 and placed them on strip 1."),
        ("pl", "Ola: wzięto 2 tafle w kolorze pomarańczowym z warsztatu 1 i położono je na kwaterze 1."),
        ("uk", "Ola: взято 2 скельця помаранчевого кольору з вітрини 1 та викладено їх на вітраж 1."),
    ],
)
def test_si7_panes_from_a_factory(language: str, sentence: str) -> None:
    assert turn(GAME, table(start(), "OOW", "W"), "f1 orange 1", language=language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "3 yellow panes from the centre, placed 1 of them on strip 1, broke 2 panes and took the",
        ),
        (
            "pl",
            "3 tafle w kolorze żółtym ze środka, położono 1 z nich na kwaterze 1, stłuczono 2 tafle i wzięto",
        ),
        (
            "uk",
            "жовтого кольору з центру стола, викладено 1 з них на вітраж 1, розбито 2 скельця та взято",
        ),
    ],
)
def test_si7_si9_the_start_marker_and_panes_that_break(language: str, sentence: str) -> None:
    s = table(start(), "W", centre="YYY")
    assert sentence in turn(GAME, s, "centre yellow 1", language=language)


def breaking(score: int, **options: Any) -> State:
    s = table(start(**options), "O", "W")
    return changed(s, glazier=[7, 0], row=[7, 0], score=[score, 0])


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "broke 1 pane and lost 18 points in the bottom row of the broken-glass track."),
        ("pl", "stłuczono 1 taflę i stracono 18 punktów w dolnym rzędzie toru stłuczonego szkła."),
        ("uk", "розбито 1 скельце та втрачено 18 балів у нижньому рядку шкали розбитого скла."),
    ],
)
def test_si15_the_bottom_row(language: str, sentence: str) -> None:
    assert turn(GAME, breaking(30), "f1 orange break", language=language).endswith(sentence)


def test_si16_forgiven_points_are_not_described_as_lost() -> None:
    assert "lost 5 points" in turn(GAME, breaking(5, floor_at_zero=True), "f1 orange break")
    nothing = turn(GAME, breaking(0, floor_at_zero=True), "f1 orange break")
    assert nothing.endswith("broke 1 pane and reached the bottom row of the broken-glass track.")
    again = changed(breaking(5, floor_at_zero=True), falls=[1, 0], forgiven=[13, 0])
    assert "lost 5 points" in turn(GAME, again, "f1 orange break")


COMPLETED = {
    "en": "Ola took 1 yellow pane from factory 1, placed it on strip 1, completed strip 1, "
    "scored 2 points for pink panes, kept an orange pane in window 1 and scored 4 points.",
    "pl": "Ola: wzięto 1 taflę w kolorze żółtym z warsztatu 1, położono ją na kwaterze 1, "
    "ukończono kwaterę 1, zdobyto 2 punkty za tafle w kolorze różowym, "
    "zachowano pomarańczową taflę w oknie 1 i zdobyto 4 punkty.",
    "uk": "Ola: взято 1 скельце жовтого кольору з вітрини 1, викладено його на вітраж 1, "
    "завершено вітраж 1, здобуто 2 бали за скельця рожевого кольору, "
    "залишено помаранчеве скельце у вікні 1 та здобуто 4 бали.",
}


@pytest.mark.parametrize("language", COMPLETED)
def test_si12_a_completed_strip_and_the_kept_pane(language: str) -> None:
    s = put(table(start(), "Y", "W"), 1, "PPOO")
    assert turn(GAME, s, "f1 yellow 1", "keep orange", language=language) == COMPLETED[language]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola returned the glazier to strip 1."),
        ("pl", "Ola: cofnięto witrażystę nad kwaterę 1."),
        ("uk", "Ola: повернуто скляра до вітража 1."),
    ],
)
def test_si13_the_glazier_returns(language: str, sentence: str) -> None:
    s = changed(table(start(), "OOW", "W"), glazier=[4, 0])
    assert turn(GAME, s, "return", language=language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Round 1 is over: Ola has 24 points; Jan has 1 point."),
        ("pl", "Zakończono rundę 1: Ola ma 24 punkty; Jan ma 1 punkt."),
        ("uk", "Раунд 1 завершено: Ola має 24 бали; Jan має 1 бал."),
    ],
)
def test_si17_the_scores_at_the_end_of_a_round(language: str, sentence: str) -> None:
    s = changed(table(start(), "O"), score=[24, 1])
    assert end(GAME, s, "f1 orange 1", language=language) == sentence


def test_si18_the_bag_is_refilled_from_the_tower() -> None:
    s = table(start(), "O")
    s = changed(s, bag=0, tower=8 * 0x0101010101)
    assert end(GAME, s, "f1 orange 1").endswith("; the bag was refilled from the tower.")


def test_si17_the_last_round() -> None:
    assert end(GAME, changed(table(start(), "O"), round=5), "f1 orange 1").startswith(
        "Round 6 is over: Ola has "
    )
