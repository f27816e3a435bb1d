"""Search for the choices that a typed text means: the whole notation, or as many words as make it clear."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from draftwork.cli.interactive.words import LOOKALIKE, NOTATION, TRANSLATED, Dictionary, split_words
from draftwork.play import Move

if TYPE_CHECKING:
    from draftwork.games import Choice
    from draftwork.play import Seat

_MIN_ABBREVIATION = 3  # characters; a shorter beginning of a word shows the move but does not play it

Path = tuple["Choice", ...]


@dataclass(frozen=True)
class Found:
    """The moves, or refused choices, that a text can mean."""

    paths: tuple[Path, ...]
    clear: bool = False  # the words are complete, or long enough to play the only move at once


def find_moves(seat: Seat, text: str) -> Found:
    """Return the legal moves that the words of the text fit."""
    return _find(seat, text, list(move_paths(seat.choices)))


def find_refusals(seat: Seat, text: str) -> tuple[Path, ...]:
    """Return the refused choices that the words of the text fit."""
    return _find(seat, text, list(refused_paths(seat.choices))).paths


def _find(seat: Seat, text: str, paths: Sequence[Path]) -> Found:
    """Prefer complete words to beginnings, and words of the notation to translated ones."""
    words = split_words(text)
    if not words:
        return Found(() if text.strip() else tuple(paths))
    dictionary = Dictionary(seat.game.name)
    known = [(path, dictionary.vocabulary(path_text(seat, path), path)) for path in paths]
    long_enough = all(len(word) >= _MIN_ABBREVIATION or word[-1:].isdigit() for word in words)
    for exact in (True, False):
        for words_of in (NOTATION, TRANSLATED, LOOKALIKE):
            found = tuple(path for path, one in known if one.has(words, words_of, exact=exact))
            if found:
                return Found(found, exact or long_enough)
    return Found(())


def move_paths(choices: Sequence[Choice], above: Path = ()) -> Iterator[Path]:
    """Yield the path to each legal move of a choice tree."""
    for choice in choices:
        path = (*above, choice)
        if choice.move is not None:
            yield path
        yield from move_paths(choice.choices, path)


def refused_paths(choices: Sequence[Choice], above: Path = ()) -> Iterator[Path]:
    """Yield the path to each refused choice, including those that are shown in advance."""
    for choice in choices:
        path = (*above, choice)
        if choice.why_not is not None:
            yield path
        yield from refused_paths(choice.choices, path)
        yield from refused_paths(choice.next, path)


def path_text(seat: Seat, path: Path) -> str:
    """Return the notation of the move at the end of a path, or the keys on the way to a refused choice."""
    move = path[-1].move
    if move is not None:
        return str(Move(move, seat.game))
    return " ".join(choice.key.replace("-", " ") for choice in path)
