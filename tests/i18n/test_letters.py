"""Letters on pieces are distinct in every language, and none looks like another or like a digit."""

import re
from pathlib import Path

import pytest

from draftwork.games import load
from draftwork.i18n import LANGUAGES, text

DOCS = Path(__file__).parents[2] / "docs" / "play"

# Groups of characters that look alike in bold.
LOOKALIKES = (
    "0OОQΟD", "1IlІЇ|", "2ZŻŹ", "3ЗЭ", "4Ч", "5SŚЅ", "6GбБ", "8BВ", "9gq",
    "LŁ", "CСĆ", "NŃ", "AАĄ", "EЕĘ", "HН", "KК", "MМ", "PР", "TТ", "XХ", "YУЎ",
    "ГҐ", "ИЙ", "ШЩ", "ЄЕ",
)  # fmt: skip
DIGITS = set("0123456789")

LETTERS = {
    "sagrada": ("colour", "RYGBP"),
    "sintra": ("colour", "POYWB"),
    "blueprints": ("material", "WRSG"),
}


def letters(game: str, language: str) -> list[str]:
    load(game)
    argument, kinds = LETTERS[game]
    return [text(f"{game}-letter", language, {argument: kind}) for kind in kinds]


@pytest.mark.parametrize("game", LETTERS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_cannot_be_taken_for_each_other_or_for_digits(game: str, language: str) -> None:
    found = letters(game, language)
    assert all(len(letter) == 1 and letter.isupper() for letter in found)
    assert len(set(found)) == len(found)
    for alike in LOOKALIKES:
        inside = [letter for letter in found if letter in alike]
        assert len(inside) <= (0 if DIGITS & set(alike) else 1), f"{inside} look like one of {alike}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_example_of_blueprints_uses_the_letters_of_the_board(language: str) -> None:
    page = (DOCS / f"blueprints.{language}.md").read_text(encoding="utf-8")
    example = page[page.index("```text") :].split("\n## ")[0]
    dice = re.findall(r"\b([^\W\d_X])[1-6]\b", example)
    assert set(dice) == set(letters("blueprints", language))
