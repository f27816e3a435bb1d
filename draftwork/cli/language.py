"""The language of the command line, and translation into it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from pathlib import Path

from draftwork.i18n import DEFAULT, LANGUAGES, Message, MessageValue, add_folder

add_folder(Path(__file__).parent / "messages", shared=False)  # the terminal alone uses them

LANGUAGE_VARIABLE = "DRAFTWORK_LANG"
LANGUAGE_OPTION = "--lang"
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_language = DEFAULT


def detect_language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the language that the arguments or the environment select. The arguments need not be valid."""
    explicit = [*_language_options(args), environ.get(LANGUAGE_VARIABLE, "")]
    locale = next((environ[name] for name in _LOCALE_VARIABLES if environ.get(name)), "")
    return next((code for code in map(_language_code, [*explicit, locale]) if code in LANGUAGES), DEFAULT)


def _language_options(args: Sequence[str]) -> list[str]:
    after = [value for name, value in pairwise(args) if name == LANGUAGE_OPTION]
    joined = [arg.partition("=")[2] for arg in args if arg.startswith(f"{LANGUAGE_OPTION}=")]
    return after + joined


def _language_code(name: str) -> str:
    """Return the language of a locale name: pl for pl_PL.UTF-8."""
    return name.lower().replace("-", "_").partition(".")[0].partition("_")[0]


def set_language(code: str) -> None:
    global _language
    _language = code


def language() -> str:
    return _language


def translate(id: str, **args: MessageValue) -> str:
    """Return a message of the catalogue in the selected language."""
    return Message(id, args).text(_language)


def translate_optional(id: str, default: str) -> str:
    """Translate a message that a game may omit."""
    try:
        return translate(id)
    except LookupError:
        return default


def bot_name(name: str) -> str:
    """Translate the name of a bot of the ladder, without its budget. Other names stay as they are."""
    bot, at, budget = name.partition("@")
    return translate("bot-name", bot=bot) + at + budget
