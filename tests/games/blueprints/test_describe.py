"""Descriptions of turns in the log."""

import pytest

from draftwork import Match
from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.state import State
from draftwork.kernel import to_compiled, to_python
from tests.games.blueprints.build import OPEN, deck, legal, start
from tests.games.described import end, moves, turn

DICE = [["W4", "R2", "G3", "S1", "W1", "R1", "G2"]]


def begin() -> State:
    return start(2, edition=deck(OPEN, OPEN), dice=DICE, plans=[[1, 2]], in_demand=["WR"])


TURN = {
    "en": "Ola took wood 4, placed it on b2 and discarded recycled 2.",
    "pl": "Ola: wzięto drewno o wartości 4, postawiono kość na polu b2 i odrzucono recykling o wartości 2.",
    "uk": "Ola: взято дерево зі значенням 4, поставлено кубик на клітинку b2 "
    "та скинуто вторсировину зі значенням 2.",
}


@pytest.mark.parametrize("language", TURN)
def test_bp5_bp6_a_turn_of_two_players(language: str) -> None:
    assert turn(GAME, begin(), "W4 b2", "discard R2", language=language) == TURN[language]


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Ola took wood 4 and placed it behind the screen."),
        ("pl", "Ola: wzięto drewno o wartości 4 i postawiono kość za zasłonką."),
        ("uk", "Ola: взято дерево зі значенням 4 та поставлено кубик за ширмою."),
    ],
)
def test_bp10_others_do_not_read_the_place(language: str, sentence: str) -> None:
    assert turn(GAME, begin(), "W4 b2", language=language, known=False) == sentence


def test_bp10_hidden_places_have_the_same_description() -> None:
    one, two = (moves(GAME, begin(), f"W4 {cell}", known=False, seat=1) for cell in ("a1", "b3"))
    assert one == two


def test_bp10_the_place_is_described_after_the_scoring() -> None:
    match = Match("blueprints", players=2, seed="1")
    match.play(match.legal_moves[0])
    mover = match.history[0].seat
    place = match.describe(0, mover)
    assert match.describe(0, None) == match.describe(0, 1 - mover) != place
    while match.view()["round"] is not None and match.view()["round"]["number"] == 1:
        match.play(match.legal_moves[0])
    assert match.describe(0, None) == match.describe(0, 1 - mover) == place


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "removed it from the round, as it fitted nowhere."),
        ("pl", "usunięto kość, bo nigdzie nie pasowała."),
        ("uk", "вилучено кубик, бо він нікуди не підходив."),
    ],
)
def test_bp9_a_die_that_fits_nowhere(language: str, sentence: str) -> None:
    now = to_python(begin())
    now.tops[0] = 0x555555  # a 5 on every space
    assert turn(GAME, to_compiled(now), "W4 remove", language=language).endswith(sentence)


@pytest.mark.parametrize(
    ("language", "first", "last"),
    [
        ("en", "Round 1 is over: Ola has a building score of ", " won the Silver Award"),
        ("pl", "Zakończono rundę 1: Ola – wynik budynku ", "; srebrne trofeum – "),
        ("uk", "Раунд 1 завершено: Ola — оцінка будівлі ", "; срібний трофей — "),
    ],
)
def test_bp13_the_scores_and_cards_of_a_round(language: str, first: str, last: str) -> None:
    s = start(2)
    while to_python(s).turn < 11:
        moves(GAME, s, legal(s)[0])
    sentence = end(GAME, s, legal(s)[0], language=language)
    assert sentence.startswith(first)
    assert last in sentence
