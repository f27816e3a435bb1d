"""The Fluent catalogues: one per language, collected from the message folders of the loaded packages.

A language exists if the folder `messages` beside this file has a catalogue for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from draftwork.i18n.numbers import Bundle

DEFAULT = "en"

_folders: list[Path] = [Path(__file__).parent / "messages"]

LANGUAGES = (DEFAULT, *sorted({file.stem for file in _folders[0].glob("*.ftl")} - {DEFAULT}))


def add_folder(folder: Path) -> None:
    """Add a folder with a .ftl file for each language. A game adds its folder when it is loaded."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


@cache
def _bundle(language: str) -> Bundle:
    # Importing Fluent takes 80 ms, so it is imported with the first message.
    from fluent.runtime import FluentResource

    from draftwork.i18n.numbers import Bundle

    bundle = Bundle([language, DEFAULT])
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def source(language: str) -> str:
    """Return the Fluent source of all messages of a language, for the page, which formats them itself."""
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in _folders)


def text(id: str, language: str, args: Mapping[str, str | int | float]) -> str:
    """Format a message in a language. Raise LookupError if the message or an argument is missing."""
    if language not in LANGUAGES:
        raise LookupError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    bundle = _bundle(language)
    if not bundle.has_message(id):
        raise LookupError(f"no message {id!r} in {language}.ftl")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(f"message {id!r} in {language}.ftl has no text")
    try:
        return bundle.format_text(pattern, args)
    except (TypeError, ValueError) as error:
        raise LookupError(f"message {id!r} in {language}.ftl: {error}") from error


def has_message(id: str) -> bool:
    """Return whether a message with this id exists."""
    found: bool = _bundle(DEFAULT).has_message(id)
    return found


def message_ids(language: str) -> set[str]:
    """Return all message ids of a language, for the test that all languages have the same ones."""
    from fluent.syntax import FluentParser, ast

    found: set[str] = set()
    for folder in _folders:
        resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            raise LookupError(f"{folder / language}.ftl: {junk[0].content}")
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return found
