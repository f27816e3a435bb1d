"""The Fluent catalogues: one per language, gathered from the folders of the parts that are loaded."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from draftwork.i18n.numbers import Bundle

LANGUAGES = ("en", "pl", "uk")
DEFAULT = "en"

_folders: list[Path] = [Path(__file__).parent / "messages"]


def add_folder(folder: Path) -> None:
    """Join `folder`/en.ftl, pl.ftl and uk.ftl to the catalogue; a game does so when it is loaded."""
    if folder not in _folders:
        _folders.append(folder)
        _bundle.cache_clear()


@cache
def _bundle(language: str) -> Bundle:
    # Fluent costs 80 ms to import: only those who read a sentence pay it.
    from fluent.runtime import FluentResource

    from draftwork.i18n.numbers import Bundle

    bundle = Bundle([language, DEFAULT])
    bundle.add_resource(FluentResource(source(language)))
    return bundle


def source(language: str) -> str:
    """All of a language's texts as Fluent writes them, for a page that writes the sentences itself."""
    return "\n".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in _folders)


def text(id: str, language: str, args: Mapping[str, str | int | float]) -> str:
    if language not in LANGUAGES:
        raise LookupError(f"no language {language!r}: there are {', '.join(LANGUAGES)}")
    bundle = _bundle(language)
    if not bundle.has_message(id):
        raise LookupError(f"no message {id!r} in {language}.ftl")
    pattern = bundle.get_message(id).value
    if pattern is None:
        raise LookupError(f"message {id!r} in {language}.ftl has no text")
    try:
        return bundle.write(pattern, args)
    except (TypeError, ValueError) as fault:
        raise LookupError(f"message {id!r} in {language}.ftl: {fault}") from fault


def has(id: str) -> bool:
    """Whether there is a message of this id."""
    found: bool = _bundle(DEFAULT).has_message(id)
    return found


def ids(language: str) -> set[str]:
    """All message ids of a language, for the test that none is missing in another."""
    from fluent.syntax import FluentParser, ast

    found: set[str] = set()
    for folder in _folders:
        resource = FluentParser().parse((folder / f"{language}.ftl").read_text(encoding="utf-8"))
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            raise LookupError(f"{folder / language}.ftl: {junk[0].content}")
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return found
