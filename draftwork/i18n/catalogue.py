"""The Fluent catalogues: one per language, collected from the message folders of the loaded packages.

A language exists if the folder `messages` beside this file has a catalogue for it. The English message stands
for one that a package does not translate.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from draftwork.i18n.numbers import Bundle

DEFAULT = "en"

_PACKAGE = Path(__file__).parents[1]
_folders: list[Path] = [Path(__file__).parent / "messages"]
_shared = [*_folders]  # with messages that other programs need too
_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a message or a term
_ENTRY_START = re.compile(r"^(?=-?[a-zA-Z])", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)

LANGUAGES = (DEFAULT, *sorted({file.stem for file in _folders[0].glob("*.ftl")} - {DEFAULT}))


def add_folder(folder: Path, *, shared: bool = True) -> None:
    """Add a folder with en.ftl and its translations. A game adds its folder when it is loaded.

    `shared`: whether `source` contains its messages.

    Raise ValueError or OSError if a third party's file cannot be used. Tests check our own files.
    """
    if folder not in _folders:
        if not folder.is_relative_to(_PACKAGE):
            _check_syntax(folder)
        _folders.append(folder)
        if shared:
            _shared.append(folder)
        _bundle.cache_clear()


def _check_syntax(folder: Path) -> None:
    from fluent.syntax import FluentParser, ast

    for file in {folder / f"{DEFAULT}.ftl", *folder.glob("*.ftl")}:
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Junk) and entry.span:
                line = text.count("\n", 0, entry.span.start) + 1
                raise ValueError(f"{file.name}, line {line}: {entry.annotations[0].message}")


@cache
def _bundle(language: str) -> Bundle:
    # Importing Fluent takes 80 ms, so it is imported with the first message.
    from fluent.runtime import FluentResource

    from draftwork.i18n.numbers import Bundle

    bundle = Bundle([language, DEFAULT])
    bundle.add_resource(FluentResource(_join(_folders, language)))
    return bundle


def source(language: str, folder: Path | None = None) -> str:
    """Return the Fluent source of the messages that other programs format themselves, or of one folder."""
    return _join(_shared if folder is None else [folder], language)


def entries(ftl: str) -> dict[str, str]:
    """Return the Fluent source of each message and term, by id. Comments are left out."""
    parts = (part for part in _ENTRY_START.split(ftl) if _ID.match(part))
    return {part.partition("=")[0].strip(): _COMMENT.sub("", part).rstrip() for part in parts}


def _join(folders: list[Path], language: str) -> str:
    return "\n".join(_folder_source(folder, language) for folder in folders)


def _folder_source(folder: Path, language: str) -> str:
    """Return the messages of a folder, with the English ones that are not translated."""
    english, translated = _read(folder, DEFAULT), _read(folder, language)
    missing = set(_ID.findall(english)) - set(_ID.findall(translated))
    if not missing:
        return translated
    from fluent.syntax import FluentParser, FluentSerializer, ast

    added = [
        FluentSerializer().serialize_entry(entry)
        for entry in FluentParser().parse(english).body
        if (isinstance(entry, ast.Message) and entry.id.name in missing)
        or (isinstance(entry, ast.Term) and f"-{entry.id.name}" in missing)
    ]
    return "\n".join([translated, *added])


def _read(folder: Path, language: str) -> str:
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if language == DEFAULT or file.is_file() else ""


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
        resource = FluentParser().parse(_read(folder, language))
        junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
        if junk:
            raise LookupError(f"{folder / language}.ftl: {junk[0].content}")
        found |= {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}
    return found
