"""The words that a person can type for a choice: its notation, and its texts in English and the own language.

All words come from the choices and the catalogues. The message GAME-word translates a word of the notation;
the messages GAME-colour, GAME-material and so on, and GAME-letter, name an argument of a label.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from draftwork.cli.language import language
from draftwork.games import Choice
from draftwork.i18n import DEFAULT, Message, MessageValue, fold

# Cyrillic letters that look like Latin ones. Who types с1 sees no difference from c1.
_LOOKALIKES = str.maketrans("асеіорху", "aceiopxy")
_MIN_STEM, _MAX_ENDING = 4, 3  # characters of inflected words, such as “różowy” and “różowe”
NOTATION, TRANSLATED, LOOKALIKE = range(3)  # kinds of words, the clearest first
_WORD = re.compile(r"[\w.]*\w")


def to_latin(text: str) -> str:
    """Replace Cyrillic letters by the Latin ones that look the same."""
    return text.translate(_LOOKALIKES)


def split_words(text: str) -> tuple[str, ...]:
    return tuple(_WORD.findall(fold(text)))


def key_word(choice: Choice) -> str:
    """Return the last part of the key of a choice, which is enough after its parent: c1 of place-c1."""
    return choice.key.rpartition("-")[2]


def short_name(game: str, choice: Choice) -> str:
    """Return a word that can be typed for a choice: the name of its colour, or its translated key."""
    for name in choice.label.args:
        named = _optional_text(f"{game}-{name}-name", choice.label.args, language())
        if named:
            return named
    key = key_word(choice)
    return _optional_text(f"{game}-word", {"word": key}, language()) or key


@dataclass(frozen=True)
class Vocabulary:
    """The words for one move or one refused choice."""

    notation: set[str]
    translated: set[str]
    numbers_after: Mapping[str, set[str]]  # the numbers that follow a word: 5 after purple

    def has(self, words: Sequence[str], words_of: int, *, exact: bool) -> bool:
        """Return whether every word is in the vocabulary, or resembles one of its words unless `exact`.

        `words_of` is one of NOTATION, TRANSLATED and LOOKALIKE; each adds words to the one before it.
        """
        return len({*words}) == len(words) and all(
            self._has_word(word, words[i - 1] if i else "", words_of, exact) for i, word in enumerate(words)
        )

    def _has_word(self, word: str, before: str, words_of: int, exact: bool) -> bool:
        if word.isdigit():
            numbers = self._numbers_after(before, exact) if before else set[str]()
            return word in (numbers or self.notation)
        return (
            _contains(self.notation, word, exact)
            or (words_of >= TRANSLATED and _contains(self.translated, word, exact))
            or (words_of >= LOOKALIKE and _contains(self.notation, to_latin(word), exact))
        )

    def _numbers_after(self, word: str, exact: bool) -> set[str]:
        """Return the numbers that can follow a word. If there are any, another number after it is wrong."""
        after = [numbers for known, numbers in self.numbers_after.items() if _contains({known}, word, exact)]
        return set[str]().union(*after)


def _contains(known: Collection[str], word: str, exact: bool) -> bool:
    return word in known or (not exact and any(_begins(one, word) or _inflected(one, word) for one in known))


def _begins(word: str, start: str) -> bool:
    """Return whether a word begins like this. A number must be complete: 17 begins 17r, but 1 does not."""
    rest = word[len(start) :]
    return word.startswith(start) and not (start[-1].isdigit() and rest[:1].isdigit())


def _inflected(word: str, other: str) -> bool:
    """Return whether two words can be forms of one word: all but the last letters are the same."""
    stem = max(_MIN_STEM, len(word) - _MAX_ENDING, len(other) - _MAX_ENDING)
    return len(word) >= stem and word[:stem] == other[:stem]


class Dictionary:
    """Makes the vocabularies of the choices of one position. The words of equal labels are made once."""

    def __init__(self, game: str) -> None:
        self._game = game
        self._languages = {DEFAULT, language()}
        self._labels: dict[int, tuple[Message, set[str]]] = {}  # by the identity of the label
        self._words: dict[str, set[str]] = {}

    def vocabulary(self, text: str, path: Sequence[Choice]) -> Vocabulary:
        """Return the words for the choice at the end of a path, whose notation is `text`."""
        typed = split_words(text)
        phrases = [self._translate(word) for word in typed if not word.isdigit()]
        phrases += [self._label_phrases(choice.label) for choice in path]
        words: set[str] = set()
        numbers: dict[str, set[str]] = {}
        for phrase in set[str]().union(*phrases):
            parts = phrase.split()
            words.update(part for part in parts if not part.isdigit())
            for word, after in pairwise(parts):
                if after.isdigit() and not word.isdigit():
                    numbers.setdefault(word, set()).add(after)
        notation = {*typed, *(fold(key_word(choice)) for choice in path)} - {""}
        return Vocabulary(notation, words, numbers)

    def _translate(self, word: str) -> set[str]:
        if word not in self._words:
            id = f"{self._game}-word"
            self._words[word] = _fold_all(_optional_text(id, {"word": word}, one) for one in self._languages)
        return self._words[word]

    def _label_phrases(self, label: Message) -> set[str]:
        if id(label) not in self._labels:
            phrases = _fold_all(phrase for one in self._languages for phrase in self._phrases(label, one))
            self._labels[id(label)] = label, phrases
        return self._labels[id(label)][1]

    def _phrases(self, label: Message, code: str) -> Iterator[str]:
        yield label.text(code)
        for message in _with_parts(label):
            yield from _names(self._game, message.args, code)


def _fold_all(phrases: Iterable[str]) -> set[str]:
    return {" ".join(split_words(phrase)) for phrase in phrases}


def _with_parts(message: Message) -> Iterator[Message]:
    yield message
    for value in message.args.values():
        if isinstance(value, Message):
            yield from _with_parts(value)


def _names(game: str, args: Mapping[str, MessageValue], code: str) -> Iterator[str]:
    """Yield the names and the letters of the arguments of a label: purple, P and P5 for colour P, value 5."""
    for name, value in args.items():
        if not isinstance(value, str):
            continue
        letters = [value]
        for id in (f"{game}-{name}", f"{game}-{name}-name", f"{game}-letter"):
            named = _optional_text(id, args, code)
            yield named
            letters += [named] if id.endswith("-letter") else []
        number = args.get("value", "")
        yield from (f"{letter}{end}" for letter in letters if letter for end in ("", number))


def _optional_text(id: str, args: Mapping[str, MessageValue], code: str) -> str:
    try:
        return Message(id, args).text(code)
    except LookupError:
        return ""
