"""Descriptions of turns in the log."""

import pytest

from draftwork.games.patchwork import GAME
from tests.games.described import moves, turn
from tests.games.patchwork.build import all_but, cells, start, with_fields


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola bought patch 2 for 2 buttons and moved 2 spaces."),
        ("pl", "Ola: kupiono kawałek 2 za 2 guziki i przesunięto żeton o 2 pola."),
        ("uk", "Ola: куплено клаптик 2 за 2 ґудзики та пересунуто жетон на 2 поля."),
    ],
)
def test_pw8_a_purchase(language: str, sentence: str) -> None:
    assert turn(GAME, start(), "2 a1", language=language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola advanced 5 spaces, received 5 buttons and earned 3 buttons of income."),
        ("pl", "Ola: przesunięto żeton do przodu o 5 pól, otrzymano 5 guzików i zebrano 3 guziki dochodu."),
        ("uk", "Ola: пересунуто жетон уперед на 5 полів, отримано 5 ґудзиків та зібрано 3 ґудзики доходу."),
    ],
)
def test_pw7_pw11_an_advance_over_an_income_mark(language: str, sentence: str) -> None:
    s = with_fields(start(), time=[3, 7], income=[3, 0])
    assert turn(GAME, s, "advance", language=language) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        (
            "en",
            "advanced 2 spaces, received 2 buttons, got a leather patch and sewed the leather patch onto e5.",
        ),
        ("pl", "zdobyto specjalny kawałek i naszyto specjalny kawałek na pole e5."),
        ("uk", "здобуто шкіряний клаптик та нашито шкіряний клаптик на клітинку e5."),
    ],
)
def test_pw10_the_leather_patch_belongs_to_the_turn_that_took_it(language: str, sentence: str) -> None:
    s = with_fields(start(), time=[18, 19])
    assert turn(GAME, s, "advance", "leather e5", language=language).endswith(sentence)


def test_pw10_two_leather_patches() -> None:
    s = with_fields(start(), time=[18, 27])
    assert "got 2 leather patches" in turn(GAME, s, "advance", "leather a1", "leather b1")


def test_pw5_a_second_turn_of_a_player_is_a_new_sentence() -> None:
    s = with_fields(start(), time=[0, 30], buttons=[20, 0])
    first, second = moves(GAME, s, "2 a1", "3 a3")
    assert not first.continues
    assert not second.continues


def test_pw12_the_special_tile() -> None:
    square = cells(*(f"leather {column}{row}" for column in "bcdefgh" for row in range(2, 9)))
    s = with_fields(start(), time=[18, 19], covered={0: square & ~cells("leather e5")})
    assert turn(GAME, s, "advance", "leather e5").endswith("onto e5 and won the special tile.")


def test_pw14_the_last_space() -> None:
    s = with_fields(start(), time=[50, 53], leather_taken=5)
    assert turn(GAME, s, "advance").endswith("received 3 buttons and reached the last space.")


def test_pw10_a_leather_patch_for_a_full_quilt() -> None:
    s = with_fields(start(), time=[18, 19], covered={0: all_but()})
    assert turn(GAME, s, "advance").endswith("and got a leather patch.")


def test_pw8_a_patch_that_costs_nothing() -> None:
    circle = [0, 20, *(patch for patch in range(1, 33) if patch != 20)]
    assert turn(GAME, start(circle), "20 a1").startswith("Ola took patch 20 for free and moved 3 spaces")
