"""The language the terminal speaks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from draftwork.i18n import DEFAULT, LANGUAGES, Message, Value, add_folder

add_folder(Path(__file__).parent / "messages")

VARIABLE = "DRAFTWORK_LANG"
OPTION = "--lang"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
_language = DEFAULT


def preferred(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language asked for on the command line or, before anything is parsed, by the environment."""
    asked = [_short(value) for value in _options(args)] + [_short(environ.get(VARIABLE, ""))]
    locale = next((environ[name] for name in _LOCALE if environ.get(name)), "")
    return next((code for code in [*asked, _short(locale)] if code in LANGUAGES), DEFAULT)


def _options(args: Sequence[str]) -> list[str]:
    after = [value for name, value in pairwise(args) if name == OPTION]
    joined = [arg.partition("=")[2] for arg in args if arg.startswith(f"{OPTION}=")]
    return after + joined


def _short(name: str) -> str:
    """pl_PL.UTF-8 is pl."""
    return name.lower().replace("-", "_").partition(".")[0].partition("_")[0]


def use(code: str) -> None:
    global _language
    _language = code


def language() -> str:
    return _language


def say(id: str, **args: Value) -> str:
    """A sentence of the catalogue in the chosen language."""
    return Message(id, args).text(_language)


def say_if_known(id: str, otherwise: str) -> str:
    """A sentence that a game may have, but need not."""
    try:
        return say(id)
    except LookupError:
        return otherwise
