"""A state in sentences, for those who do not see the picture."""

from __future__ import annotations

from draftwork.games.sintra.components import COMMON
from draftwork.games.sintra.constants import LETTERS
from draftwork.games.sintra.drawing.sheet import words
from draftwork.games.sintra.ui.view import Player, Strip, View
from draftwork.i18n import text
from draftwork.i18n.formats import joined


def describe(now: View, language: str) -> str:
    sentences: list[str] = []
    if now.round:
        colour = now.round_track[now.round - 1]
        sentences.append(words(language, "about-round", n=now.round, colour=colour))
    heaps = [*enumerate(now.factories, 1), (0, now.centre)]
    sources = [
        f"{text('sintra-source-inside', language, {'factory': factory})}: {panes(heap, language)}"
        for factory, heap in heaps
        if heap
    ]
    if sources:
        sentences.append(words(language, "about-table", sources="; ".join(sources)))
    if now.marker_in_centre:
        sentences.append(words(language, "about-marker"))
    for player in now.players:
        sentences += _player(now, player, language)
    return " ".join(sentences)


def panes(heap: str, language: str) -> str:
    """Panes counted by colour, in the fixed order."""
    counted = (
        text("sintra-panes", language, {"n": heap.count(letter), "colour": letter})
        for letter in LETTERS
        if letter in heap
    )
    return joined(counted, language)


def _player(now: View, player: Player, language: str) -> list[str]:
    who = {"seat": player.seat + 1}
    where = {"score": player.score, "place": player.glazier, "row": -now.broken_glass[player.row]}
    said = [words(language, "about-player", **who, **where)]
    glazed = [
        words(language, "about-window", window=i, panes=_from_top([window.upper, window.lower], language))
        for i, window in enumerate(player.windows, 1)
        if window.upper
    ]
    if glazed:
        said.append(words(language, "about-windows", **who, windows="; ".join(glazed)))
    strips = [
        words(language, "about-strip", strip=i, panes=_open(strip, language))
        for i, strip in enumerate(player.strips, 1)
        if strip
    ]
    if strips:
        said.append(words(language, "about-strips", **who, strips="; ".join(strips)))
    return said


def _from_top(frames: list[str | None], language: str) -> str:
    return joined((panes(colour, language) for colour in frames if colour), language)


def _open(strip: Strip, language: str) -> str:
    """What a strip can still take."""
    kinds = "".join(space.kind for space in strip.spaces if space.pane is None)
    jokers = kinds.count(COMMON.joker)
    any_colour = [words(language, "about-jokers", n=jokers)] if jokers else []
    coloured = [panes(kinds, language)] if kinds.strip(COMMON.joker) else []
    return joined(coloured + any_colour, language) or words(language, "about-nothing")
