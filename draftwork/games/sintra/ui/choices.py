"""The tree of choices that leads to a move.

A player returns the glazier, keeps a pane, or chooses a source, a colour, a strip and the panes on jokers.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from draftwork.games.contract import Choice
from draftwork.games.sintra.constants import (
    BOTTOM,
    CENTRE,
    COLOURS,
    JOKER,
    LETTERS,
    NAMES,
    ROUNDS,
    SOURCES,
    WINDOWS,
)
from draftwork.games.sintra.notation.moves import source_text, take_number, take_parts
from draftwork.games.sintra.rules.apply import apply, window_value
from draftwork.games.sintra.rules.illegality import LEGAL, placing_illegality, return_illegality
from draftwork.games.sintra.rules.panes import count
from draftwork.games.sintra.rules.strips import joker_range, leftmost
from draftwork.games.sintra.rules.turns import BREAK, KEEP, RETURN, TAKE, WAYS_PER_PLACE, to_move
from draftwork.games.sintra.state import NONE, State
from draftwork.games.sintra.ui.explain import break_refusal, placing_refusal, return_refusal, source_message
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import copy_state, to_python
from draftwork.kernel.generics import NOBODY


def choices(s: State) -> list[Choice]:
    """The choices of the seat to move."""
    if to_move(s) == NOBODY:
        return []
    now = to_python(s)
    if now.keeping != NONE:
        held = now.held[WINDOWS * now.player + now.keeping]
        return [_keep_choice(s, colour) for colour in range(COLOURS) if count(held, colour)]
    sources = [source for source in range(SOURCES) if now.sources[source]]
    return [*(_source_choice(s, now, source) for source in sources), _return_choice(s, now)]


def choice_path(s: State, move: int) -> list[Message]:
    """The labels of the choices that lead to a move."""
    if move == RETURN:
        return [Message("sintra-return")]
    if move < TAKE:
        return [_keep_label(move - KEEP)]
    now = to_python(s)
    source, colour, way = take_parts(move)
    taken = [source_message(source), _panes_label(now, source, colour)]
    if way == BREAK:
        return [*taken, Message("sintra-break")]
    place, jokers = divmod(way, WAYS_PER_PLACE)
    least, most = _joker_range(now, source, colour, place)
    return [*taken, _strip_label(place), *([] if least == most else [_jokers_label(jokers)])]


def _keep_label(colour: int) -> Message:
    return Message("sintra-keep", {"colour": LETTERS[colour]})


def _panes_label(now: State, source: int, colour: int) -> Message:
    return _panes_message(count(now.sources[source], colour), colour)


@cache
def _panes_message(number: int, colour: int) -> Message:
    return Message("sintra-panes", {"n": number, "colour": LETTERS[colour]})


@cache
def _strip_label(place: int) -> Message:
    return Message("sintra-strip", {"strip": place + 1})


@cache
def _jokers_label(number: int) -> Message:
    return Message("sintra-jokers", {"n": number})


def _joker_range(now: State, source: int, colour: int, place: int) -> tuple[int, int]:
    spaces = now.open[WINDOWS * now.player + place]
    panes = count(now.sources[source], colour)
    return joker_range(panes, count(spaces, colour), count(spaces, JOKER))


def _return_choice(s: State, now: State) -> Choice:
    reason = return_illegality(s, now.player)
    label = Message("sintra-return")
    if reason != LEGAL:
        return Choice("return", label, why_not=return_refusal(reason))
    strip = leftmost(s, now.player) + 1
    return Choice(
        "return",
        label,
        RETURN,
        gains=0,
        effects=(Message("sintra-effect-return", {"strip": strip}, "SI-13"),),
    )


def _keep_choice(s: State, colour: int) -> Choice:
    return _leaf(s, NAMES[colour], _keep_label(colour), KEEP + colour)


def _source_choice(s: State, now: State, source: int) -> Choice:
    return Choice(source_text(source), source_message(source), choices=_colour_choices(s, now, source))


def _colour_choices(s: State, now: State, source: int) -> list[Choice]:
    return [
        Choice(
            NAMES[colour],
            _panes_label(now, source, colour),
            choices=_place_choices(s, now, source, colour),
        )
        for colour in range(COLOURS)
        if count(now.sources[source], colour)
    ]


def _place_choices(s: State, now: State, source: int, colour: int) -> list[Choice]:
    """Choices for all strips and for breaking all panes. Illegal ones have a reason."""
    reasons = [placing_illegality(s, now.player, place, colour) for place in range(WINDOWS)]
    found = [_place_choice(s, now, source, colour, place, reasons[place]) for place in range(WINDOWS)]
    label = Message("sintra-break")
    if LEGAL in reasons:
        return [*found, Choice("break", label, why_not=break_refusal(colour))]
    return [*found, _leaf(s, "break", label, take_number(source, colour, BREAK))]


def _place_choice(s: State, now: State, source: int, colour: int, place: int, reason: int) -> Choice:
    if reason != LEGAL:
        return _refused_choice(now.glazier[now.player], place, colour, reason)
    key, label = f"strip-{place + 1}", _strip_label(place)
    least, most = _joker_range(now, source, colour, place)
    first = take_number(source, colour, place * WAYS_PER_PLACE)
    if least == most:
        on_jokers = [_jokers_label(least)] if least else []
        return _leaf(s, key, label, first + least, on_jokers)
    return Choice(key, label, choices=_joker_choices(s, first, range(least, most + 1)))


@cache
def _refused_choice(glazier: int, place: int, colour: int, reason: int) -> Choice:
    why_not = placing_refusal(glazier, place, colour, reason)
    return Choice(f"strip-{place + 1}", _strip_label(place), why_not=why_not)


def _joker_choices(s: State, first: int, numbers: range) -> list[Choice]:
    return [_leaf(s, f"j{k}", _jokers_label(k), first + k) for k in numbers]


def _leaf(s: State, key: str, label: Message, move: int, on_jokers: Sequence[Message] = ()) -> Choice:
    """A choice with a move, its gains and its effects."""
    # If the move ends the round, the refill differs from the real one, because the key is redacted.
    # The refill changes neither points nor effects.
    played = copy_state(s)
    apply(played, move)
    before, after = to_python(s), to_python(played)
    gains = after.score[before.player] - before.score[before.player]
    effects = [
        *on_jokers,
        *_broken_glass_effects(before, after, move),
        *_completion_effects(played, before, after),
        *_round_end_effects(before, after),
    ]
    return Choice(key, label, move, gains=gains, effects=tuple(effects))


def _broken_glass_effects(before: State, after: State, move: int) -> list[Message]:
    """The effects on the broken-glass track: the start marker, broken panes, and lost points."""
    p = before.player
    effects: list[Message] = []
    marker = before.marker and move >= TAKE and take_parts(move)[0] == CENTRE
    falls = after.falls[p] - before.falls[p]
    panes = BOTTOM * falls + after.row[p] - before.row[p] - (1 if marker else 0)
    if marker:
        effects.append(Message("sintra-effect-marker", rule="SI-7"))
    if panes:
        effects.append(Message("sintra-effect-break", {"n": panes}, "SI-9"))
    if falls:
        effects.append(Message("sintra-effect-fall", {"n": -falls * before.rows[BOTTOM]}, "SI-15"))
    return effects


def _completion_effects(played: State, before: State, after: State) -> list[Message]:
    """The effects of a completed strip: its points for the colour of the round and for its window."""
    p = before.player
    if after.keeping != NONE:
        points = after.colour_points[p] - before.colour_points[p]
        colour: dict[str, MessageValue] = {"n": points, "colour": LETTERS[after.track[after.round]]}
        window = {"window": after.keeping + 1, "n": window_value(played, p, after.keeping)}
        return [
            Message("sintra-effect-complete", colour, "SI-12"),
            Message("sintra-effect-window", window, "SI-12"),
        ]
    if before.keeping != NONE:
        i = WINDOWS * p + before.keeping
        window = {"window": before.keeping + 1, "n": after.scored[i] - before.scored[i]}
        return [Message("sintra-effect-window", window, "SI-12")]
    return []


def _round_end_effects(before: State, after: State) -> list[Message]:
    if after.round == before.round:
        return []
    return [Message("sintra-effect-end" if after.round == ROUNDS else "sintra-effect-round", rule="SI-17")]
