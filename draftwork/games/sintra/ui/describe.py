"""Descriptions of moves for the log."""

from __future__ import annotations

from draftwork.games.contract import Description
from draftwork.games.sintra.constants import BOTTOM, CENTRE, LETTERS, ROUNDS, WINDOWS
from draftwork.games.sintra.notation.moves import take_parts
from draftwork.games.sintra.rules.panes import count, total
from draftwork.games.sintra.rules.turns import BREAK, KEEP, RETURN, TAKE, WAYS_PER_PLACE
from draftwork.games.sintra.state import NONE, State
from draftwork.i18n import Message, MessageValue
from draftwork.kernel import to_python


def describe(before: State, after: State, move: int | None, seat: int) -> Description:
    """The description of a move, from the states before and after it."""
    assert move is not None  # Sintra has no secret moves
    then, now = to_python(before), to_python(after)
    if move == RETURN:
        did = [Message("sintra-log-return", {"strip": now.glazier[then.player] + 1})]
    elif move < TAKE:
        did = _kept(then, now, move - KEEP)
    else:
        did = _taken(then, now, move)
    return Description(did, _round_results(then, now), continues=then.keeping != NONE)


def _kept(then: State, now: State, colour: int) -> list[Message]:
    """SI-12b, SI-12c: the pane that was kept, and the points of its window."""
    i = WINDOWS * then.player + then.keeping
    return [
        Message("sintra-log-keep", {"window": then.keeping + 1, "colour": LETTERS[colour]}),
        Message("sintra-log-score", {"n": now.scored[i] - then.scored[i]}),
    ]


def _taken(then: State, now: State, move: int) -> list[Message]:
    """SI-7 to SI-10: the panes that were taken, placed and broken."""
    p = then.player
    source, colour, way = take_parts(move)
    panes = count(then.sources[source], colour)
    taken: dict[str, MessageValue] = {
        "n": panes,
        "colour": LETTERS[colour],
        "factory": 0 if source == CENTRE else source + 1,
    }
    did = [Message("sintra-log-take", taken)]
    placed = 0 if way == BREAK else _placed(then, p, colour, panes, way)
    if placed:
        strip, whole = way // WAYS_PER_PLACE + 1, "yes" if placed == panes else "no"
        did.append(Message("sintra-log-place", {"n": placed, "strip": strip, "all": whole}))
    if placed < panes:
        did.append(Message("sintra-log-break", {"n": panes - placed}))  # SI-9, SI-10
    if source == CENTRE and then.marker:
        did.append(Message("sintra-log-marker"))  # SI-7
    if now.falls[p] > then.falls[p]:
        forgiven = now.forgiven[p] - then.forgiven[p] if now.round < ROUNDS else 0  # SI-16
        lost = -then.rows[BOTTOM] * (now.falls[p] - then.falls[p]) - forgiven
        did.append(Message("sintra-log-fall", {"n": lost}))  # SI-15
    return did + _completed(then, now, p)


def _placed(then: State, p: int, colour: int, panes: int, way: int) -> int:
    """The number of panes that were placed on the strip."""
    place, jokers = divmod(way, WAYS_PER_PLACE)
    return jokers + min(panes - jokers, count(then.open[WINDOWS * p + place], colour))


def _completed(then: State, now: State, p: int) -> list[Message]:
    """SI-12a: the strip that was completed."""
    if now.keeping == NONE:
        return []
    did = [Message("sintra-log-complete", {"strip": now.keeping + 1})]
    points = now.colour_points[p] - then.colour_points[p]
    if points:
        colour = LETTERS[then.track[then.round]]
        did.append(Message("sintra-log-colour", {"n": points, "colour": colour}))
    return did


def _round_results(then: State, now: State) -> list[Message]:
    """SI-17, SI-18: the scores after a round, and whether the tower was poured into the bag."""
    if now.round == then.round:
        return []
    ended = [Message("sintra-log-round", {"round": now.round})]
    ended += [_score(seat, now.score[seat]) for seat in range(now.players)]
    if now.round < ROUNDS and total(now.tower) == 0:
        ended.append(Message("sintra-log-refill"))
    return ended


def _score(seat: int, score: int) -> Message:
    return Message("sintra-log-round-score", {"seat": seat + 1, "n": score})
