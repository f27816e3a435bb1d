"""Docstrings as reStructuredText, for the API reference of the documentation site."""

import os
import runpy
from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest

from tests.docs.pages import ROOT


@pytest.fixture(scope="module")
def convert() -> Callable[[str], str]:
    with patch.dict(os.environ):  # the settings choose the mode of the process
        plain_text: Any = runpy.run_path(str(ROOT / "docs" / "site" / "conf.py"))["plain_text"]

    def convert(text: str) -> str:
        lines = text.split("\n")
        plain_text(None, "function", "name", None, None, lines)
        return "\n".join(lines)

    return convert


def test_marks_are_escaped_except_in_code(convert: Callable[[str], str]) -> None:
    assert convert("All *args of round_ | `x * y_`.").strip() == r"All \*args of round\_ \| `x * y_`."


def test_an_indented_block_is_literal(convert: Callable[[str], str]) -> None:
    assert "\n::\n\n    python -m *a*\n" in convert("Run it:\n    python -m *a*\nThe end.")


def test_lists_stay_lists(convert: Callable[[str], str]) -> None:
    assert "- one\n  more\n- two_x\n" in convert("Two:\n- one\n  more\n- two_x")


def test_examples_are_not_escaped(convert: Callable[[str], str]) -> None:
    assert ">>> 2 * 3\n6\n" in convert("An example.\n\n>>> 2 * 3\n6\n")
