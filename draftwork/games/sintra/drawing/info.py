"""The text alternative of the picture."""

from __future__ import annotations

from draftwork.games.sintra.components import COMMON
from draftwork.games.sintra.constants import LETTERS
from draftwork.games.sintra.drawing.sheet import words
from draftwork.games.sintra.ui.view import Player, Strip, View
from draftwork.i18n import text
from draftwork.i18n.formats import format_list


def describe_table(view: View, language: str) -> str:
    """The state in sentences."""
    sentences: list[str] = []
    if view.round:
        colour = view.round_track[view.round - 1]
        sentences.append(words(language, "about-round", n=view.round, colour=colour))
    sources = [
        f"{text('sintra-source-inside', language, {'factory': factory})}: {count_panes(panes, language)}"
        for factory, panes in [*enumerate(view.factories, 1), (0, view.centre)]
        if panes
    ]
    if sources:
        sentences.append(words(language, "about-table", sources="; ".join(sources)))
    if view.marker_in_centre:
        sentences.append(words(language, "about-marker"))
    for player in view.players:
        sentences += _describe_player(view, player, language)
    return " ".join(sentences)


def count_panes(panes: str, language: str) -> str:
    """Panes as text: the number of each colour, in the fixed order."""
    counted = (
        text("sintra-panes", language, {"n": panes.count(letter), "colour": letter})
        for letter in LETTERS
        if letter in panes
    )
    return format_list(counted, language)


def _describe_player(view: View, player: Player, language: str) -> list[str]:
    who = {"seat": player.seat + 1}
    where = {"score": player.score, "place": player.glazier, "row": -view.broken_glass[player.row]}
    sentences = [words(language, "about-player", **who, **where)]
    glazed = [
        words(language, "about-window", window=i, panes=_from_top([window.upper, window.lower], language))
        for i, window in enumerate(player.windows, 1)
        if window.upper
    ]
    if glazed:
        sentences.append(words(language, "about-windows", **who, windows="; ".join(glazed)))
    strips = [
        words(language, "about-strip", strip=i, panes=_empty_spaces(strip, language))
        for i, strip in enumerate(player.strips, 1)
        if strip
    ]
    if strips:
        sentences.append(words(language, "about-strips", **who, strips="; ".join(strips)))
    return sentences


def _from_top(frames: list[str | None], language: str) -> str:
    return format_list((count_panes(colour, language) for colour in frames if colour), language)


def _empty_spaces(strip: Strip, language: str) -> str:
    """The empty spaces of a strip."""
    kinds = "".join(space.kind for space in strip.spaces if space.pane is None)
    jokers = kinds.count(COMMON.joker)
    any_colour = [words(language, "about-jokers", n=jokers)] if jokers else []
    coloured = [count_panes(kinds, language)] if kinds.strip(COMMON.joker) else []
    return format_list(coloured + any_colour, language) or words(language, "about-nothing")
