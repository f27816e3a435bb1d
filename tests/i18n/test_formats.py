"""Formats of numbers and lists by language. web/src/i18n/formats.test.ts tests the same for the page."""

from pathlib import Path

import pytest

from draftwork import cli
from draftwork.games import load
from draftwork.i18n import LANGUAGES, Message, add_folder, text
from draftwork.i18n.formats import format_list, format_number

FOLDER = Path(cli.__file__).parent / "messages"
NUMBERS = (-5, 0, 1345, -13450, 2.5)


@pytest.mark.parametrize(
    ("language", "texts"),
    [
        ("en", ["−5", "0", "1,345", "−13,450", "2.5"]),
        ("pl", ["−5", "0", "1345", "−13 450", "2,5"]),
        ("uk", ["−5", "0", "1 345", "−13 450", "2,5"]),
    ],
)
def test_numbers(language: str, texts: list[str]) -> None:
    assert [format_number(value, language).replace("\xa0", " ") for value in NUMBERS] == texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_percentages(language: str) -> None:
    assert [format_number(value, language, "exceptZero") for value in (3, 0, -3)] == ["+3", "0", "−3"]
    add_folder(FOLDER)
    share = text("cli-simulated-share-value", language, {"n": 0.5})
    assert share.replace(",", ".") == "50.0%"


@pytest.mark.parametrize(
    ("language", "several"), [("en", "a, b, and c"), ("pl", "a, b i c"), ("uk", "a, b і c")]
)
def test_lists(language: str, several: str) -> None:
    assert format_list(["a", "b", "c"], language) == several
    assert format_list([], language) == ""
    assert format_list(["a"], language) == "a"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_write_a_minus_sign(language: str) -> None:
    load("sagrada")
    said = Message("sagrada-solo-lost", {"points": -60, "target": 30}).text(language)
    assert "−60" in said
    assert "-" not in said


def test_a_tuple_in_a_message_is_a_list_in_its_language() -> None:
    load("sagrada")
    place = Message("sagrada-fits-cell", {"cell": "b1", "n": -1})
    cells = Message("sagrada-fits", {"cells": ("a1", 2, place)})
    assert cells.text("en") == "fits on a1, 2, and b1 (−1)"
    assert cells.text("pl").endswith("a1, 2 i b1 (−1)")
    assert cells.json()["args"]["cells"][:2] == ("a1", 2)


def test_a_missing_argument_raises() -> None:
    load("sagrada")
    with pytest.raises(LookupError, match="sagrada-fits"):
        text("sagrada-fits", "en", {})
    with pytest.raises(LookupError, match="sagrada-fits-cell"):
        text("sagrada-fits-cell", "en", {"cell": "a1"})
