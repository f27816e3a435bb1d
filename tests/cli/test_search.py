"""What a person can type for a move: notation, short forms, and words of the chosen language."""

import pytest

from draftwork import Match
from draftwork.cli.interactive.search import find_moves, find_refusals, path_text
from draftwork.cli.interactive.session_commands import _COMMANDS
from draftwork.cli.interactive.words import Dictionary, split_words
from draftwork.cli.language import set_language
from draftwork.i18n import LANGUAGES, Message, fold
from tests.shipped import GAMES

# Positions with the moves that lead to them. Player 1 decides.
POSITIONS = {
    "patchwork": ("patchwork", ()),  # patches 20, 22 and 14 are on offer
    "sintra": ("sintra", ()),  # factory 1 holds a pink pane, two orange ones and a blue one
    "sintra, later": ("sintra", ("f1 pink 5", "f4 white 1")),
    "blueprints": ("blueprints", ("R1 a1", "discard R5")),
    "blueprints, discard": ("blueprints", ("R1 a1", "discard R5", "W1 a1")),
    "sagrada": ("sagrada", ("pattern 20", "pattern 3", "draft 5", "place a1", "tool 8", "draft 2")),
    "sagrada, hand": (
        "sagrada",
        ("pattern 20", "pattern 3", "draft 5", "place a1", "tool 8", "draft 2", "draft 1"),
    ),
    "sagrada, tool": (
        "sagrada",
        ("pattern 20", "pattern 3", "draft 5", "place a1", "tool 8", "draft 2", "draft 4", "tool 1"),
    ),
}


def position(name: str) -> Match:
    game, moves = POSITIONS[name]
    match = Match(game, seed="3", players=2)
    for move in moves:
        match.play(move)
    return match


def meant(name: str, typed: str) -> list[str]:
    """The moves that a text means. A star marks a single move that is not played at once."""
    match = position(name)
    seat = match.seat(match.to_move)
    found = find_moves(seat, typed)
    texts = [path_text(seat, path) for path in found.paths]
    return [f"{text}*" for text in texts] if len(texts) == 1 and not found.clear else texts


@pytest.mark.parametrize(
    ("name", "typed", "moves"),
    [
        ("patchwork", "advance", ["advance"]),
        ("patchwork", "adv", ["advance"]),
        ("patchwork", "ad", ["advance*"]),  # too short to be played at once
        ("patchwork", "advance advance", []),
        ("patchwork", "22 r c4", ["22r c4"]),
        ("patchwork", "C4 22 R", ["22r c4"]),
        ("patchwork", "2", []),  # a number is complete: this is not patch 20 or 22
        ("sintra", "f1 pink 5", ["f1 pink 5"]),
        ("sintra", "f1 orange", ["f1 orange 3"]),
        ("sintra", "factory 1 orange", ["f1 orange 3"]),
        ("sintra", "factory 9", []),
        ("sagrada", "purple 5", ["draft 1"]),
        ("sagrada", "P5", ["draft 1"]),
        ("sagrada", "purple 1", []),  # die 1 is purple, but its value is 5
        ("sagrada", "die 1", ["draft 1"]),
        ("sagrada", "1", ["draft 1"]),
        ("sagrada", "purple", ["draft 1", "draft 4"]),
        ("sagrada", "p", ["draft 1", "draft 4"]),
        ("sagrada, hand", "c1", ["place c1"]),
        ("sagrada, hand", "grozing", ["tool 1"]),
        ("sagrada, hand", "b1", []),
        ("sagrada, tool", "raised", ["up"]),
        ("blueprints", "wood 1 a2", ["W1 a2"]),
        ("blueprints, discard", "g2", ["discard G2"]),
        ("blueprints, discard", "glass", ["discard G2", "discard G3"]),
        ("blueprints, discard", "- -", []),
    ],
)
def test_as_many_words_as_make_it_clear(name: str, typed: str, moves: list[str]) -> None:
    assert meant(name, typed) == moves


@pytest.mark.parametrize(
    ("lang", "name", "typed", "move"),
    [
        ("pl", "patchwork", "wyprzedź", "advance"),
        ("pl", "patchwork", "WYPRZEDZ", "advance"),
        ("uk", "patchwork", "випередити", "advance"),
        ("pl", "sintra", "f1 różowy 5", "f1 pink 5"),
        ("pl", "sintra", "f1 rozowe 5", "f1 pink 5"),
        ("pl", "sintra", "warsztat 1 n 8", "f1 blue 8"),
        ("uk", "sintra", "вітрина 1 рожеві 5", "f1 pink 5"),
        ("uk", "sintra", "f1 с 8", "f1 blue 8"),
        ("pl", "sintra, later", "środek niebieski 8", "centre blue 8"),
        ("uk", "sintra, later", "центр с 8", "centre blue 8"),
        ("pl", "sintra, later", "wróć", "return"),
        ("pl", "sagrada", "fioletowa 5", "draft 1"),
        ("pl", "sagrada", "fioletowy 5", "draft 1"),
        ("pl", "sagrada", "f5", "draft 1"),
        ("pl", "sagrada", "wybierz 3", "draft 3"),
        ("pl", "sagrada", "pas", "pass"),
        ("pl", "sagrada", "koniec", "pass"),
        ("uk", "sagrada", "Ф5", "draft 1"),
        ("uk", "sagrada", "синій", "draft 3"),
        ("uk", "sagrada, hand", "с1", "place c1"),  # a Cyrillic letter
        ("pl", "sagrada, hand", "połóż c1", "place c1"),
        ("pl", "sagrada, hand", "narzedzie 1", "tool 1"),
        ("uk", "sagrada, hand", "інструмент 1", "tool 1"),
        ("pl", "sagrada, tool", "zwiększ", "up"),
        ("uk", "sagrada, tool", "зменшити", "down"),
        ("pl", "blueprints", "drewno 1 a2", "W1 a2"),
        ("uk", "blueprints", "д1 а2", "W1 a2"),
        ("pl", "blueprints, discard", "odrzuć szkło 2", "discard G2"),
        ("uk", "blueprints, discard", "скинути с2", "discard G2"),
    ],
)
def test_words_of_the_language(lang: str, name: str, typed: str, move: str) -> None:
    set_language(lang)
    assert meant(name, typed) == [move]
    assert meant(name, move) == [move]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_english_notation_means_itself_in_every_language(lang: str, name: str) -> None:
    set_language(lang)
    match = position(name)
    seat = match.seat(match.to_move)
    for move in list(seat.legal_moves)[:: max(1, len(seat.legal_moves) // 30)]:
        found = find_moves(seat, str(move))
        assert found.clear
        assert int(move) in [path[-1].move for path in found.paths]


def test_a_letter_of_a_colour_is_not_taken_for_a_letter_that_looks_like_it() -> None:
    set_language("uk")
    assert meant("sagrada", "Р5") == []  # a Cyrillic R is red; the Latin P is purple
    assert meant("sagrada", "P5") == ["draft 1"]


def test_refused_choices_are_found_by_the_same_words() -> None:
    match = position("sagrada, hand")
    (path,) = find_refusals(match.seat(0), "b1")
    assert str(path[-1].why_not) == "Another shade is printed on b1. (SA-8)"
    assert len(find_refusals(match.seat(0), "place")) == 12


def test_text_is_compared_without_case_and_diacritics() -> None:
    assert fold("ŻÓŁTY Ґ’ї") == fold("zolty гі")
    assert split_words("  f1, róż 4.2!") == ("f1", "roz", "4.2")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", POSITIONS)
def test_commands_are_not_words_of_moves(lang: str, name: str) -> None:
    set_language(lang)
    match = position(name)
    seat = match.seat(match.to_move)
    dictionary = Dictionary(seat.game.name)
    words: set[str] = set()
    for path in find_moves(seat, "").paths:
        vocabulary = dictionary.vocabulary(path_text(seat, path), path)
        words |= vocabulary.notation | vocabulary.translated
    orders = {fold(Message("cli-order-word", {"order": order}).text(lang)) for order in _COMMANDS}
    assert words & (orders | {*_COMMANDS}) == set()
    assert len(orders) == len(_COMMANDS)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_words_of_a_notation_are_not_commands(lang: str, game: str) -> None:
    orders = {fold(Message("cli-order-word", {"order": order}).text(lang)) for order in _COMMANDS}
    typed = {word for move in _all_texts(game) for word in split_words(move)}
    translated = {fold(Message(f"{game}-word", {"word": word}).text(lang)) for word in typed}
    assert orders & (typed | translated) == set()


def _all_texts(game: str) -> list[str]:
    played = Match(game, seed="1").game
    return [played.notation.write_move(move) for move in range(played.num_moves)]
