"""The language the terminal speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from draftwork.i18n import DEFAULT, LANGUAGES, Message, Value, add_folder

add_folder(Path(__file__).parent / "messages")

LANGUAGE_VARIABLE = "DRAFTWORK_LANG"
LANGUAGE_OPTION = "--lang"
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_language = DEFAULT


def detect_language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for on the command line or, before anything is parsed, by the environment."""
    asked = [_language_code(value) for value in _language_options(args)] + [
        _language_code(environ.get(LANGUAGE_VARIABLE, ""))
    ]
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return next((code for code in [*asked, _language_code(locale)] if code in LANGUAGES), DEFAULT)


def _language_options(args: Sequence[str]) -> list[str]:
    after = [value for name, value in pairwise(args) if name == LANGUAGE_OPTION]
    joined = [arg.partition("=")[2] for arg in args if arg.startswith(f"{LANGUAGE_OPTION}=")]
    return after + joined


def _language_code(name: str) -> str:
    """pl_PL.UTF-8 is pl."""
    return name.lower().replace("-", "_").partition(".")[0].partition("_")[0]


def set_language(code: str) -> None:
    global _language
    _language = code


def language() -> str:
    return _language


def translate(id: str, **args: Value) -> str:
    """A sentence of the catalogue in the chosen language."""
    return Message(id, args).text(_language)


def translate_optional(id: str, default: str) -> str:
    """A sentence that a game may have, but need not."""
    try:
        return translate(id)
    except LookupError:
        return default
