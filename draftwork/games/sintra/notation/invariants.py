"""Invariants of a state. A state that breaks one raises BadPosition."""

from __future__ import annotations

from draftwork.games.contract import Value
from draftwork.games.sintra.constants import (
    BOTTOM,
    CENTRE,
    COLOURS,
    FACTORIES,
    JOKER,
    MAX_DRAWN,
    MAX_PLAYERS,
    PER_COLOUR,
    PER_FACTORY,
    ROUNDS,
    SIDES,
    SPACES,
    STRIPS,
    WINDOWS,
)
from draftwork.games.sintra.notation.edition import edition_data, read_edition
from draftwork.games.sintra.rules.panes import ONE_OF_EACH, count, one, parse_panes, total
from draftwork.games.sintra.rules.scoring import bonus_points, palace_panes, pane_points, panes_in
from draftwork.games.sintra.rules.strips import GONE, side_spaces, side_up
from draftwork.games.sintra.setup import prepare, read_drawn
from draftwork.games.sintra.state import NONE, UNKNOWN, State
from draftwork.kernel import layout, to_python
from draftwork.kernel.deal import WORD_MASK
from draftwork.kernel.errors import BadEdition, BadPosition


def check_state(s: State, allow_unknown: bool = False) -> None:
    """Raise BadPosition if a state breaks an invariant. The key may be unknown only with `allow_unknown`."""
    now = to_python(s)
    _require("sintra-broken-range", _in_range(now))
    _require("sintra-broken-edition", _edition_is_valid(now))
    _require("sintra-unknown", allow_unknown or now.key[0] != UNKNOWN)
    _require("sintra-broken-strips", all(_strips_are_valid(s, now, seat) for seat in range(MAX_PLAYERS)))
    _require("sintra-broken-panes", _all_panes(s, now) == PER_COLOUR * ONE_OF_EACH)
    _require("sintra-broken-round", _round_is_valid(now) and _keeping_is_valid(now))
    _require("sintra-broken-drawn", _drawn_is_valid(now))
    _require("sintra-broken-score", all(_score_is_valid(s, now, seat) for seat in range(now.players)))


def _require(reason: str, holds: bool) -> None:
    if not holds:
        raise BadPosition(reason)


def _counts_are_valid(panes: int) -> bool:
    """Whether an integer holds possible counts of panes by colour."""
    return 0 <= panes < 1 << 8 * COLOURS and all(count(panes, c) <= PER_COLOUR for c in range(COLOURS))


def _in_range(now: State) -> bool:
    """Whether every integer is in its range, and the fields of unused seats and factories are 0."""
    if not (2 <= now.players <= MAX_PLAYERS and now.side in (0, 1) and now.return_over_gaps in (0, 1)):
        return False
    seats, key = range(now.players), [*now.key]
    return (
        now.floor_at_zero in (0, 1)
        and (all(word == UNKNOWN for word in key) or all(0 <= word <= WORD_MASK for word in key))
        and now.start in seats
        and now.player in seats
        and now.holder in seats
        and now.marker in (0, 1)
        and now.round in range(ROUNDS + 1)
        and now.keeping in range(NONE, WINDOWS)
        and sorted(now.track[i] for i in range(1, ROUNDS)) == list(range(COLOURS))
        and now.track[0] in range(COLOURS)
        and not any(now.sorting)
        and all(_counts_are_valid(panes) for panes in (now.bag, now.tower, *now.sources, *now.held))
        and all(0 <= drawn < 1 << 54 for drawn in now.drawn)
        and all(now.glazier[p] in range(WINDOWS) and now.row[p] in range(BOTTOM) for p in seats)
        and all(now.falls[p] >= 0 for p in seats)
        and all(0 <= frames < GONE * GONE for frames in now.frames)
        and _unused_is_empty(now)
    )


def _unused_is_empty(now: State) -> bool:
    """Whether the fields of seats and factories that are not in play are 0."""
    no_factories = all(now.sources[i] == 0 for i in range(FACTORIES[now.players], CENTRE))
    per_seat = [(name, length // MAX_PLAYERS) for name, length in layout(State) if name in _PER_SEAT_FIELDS]
    rows = [[*getattr(now, name)][n * now.players :] for name, n in per_seat]
    return no_factories and not any(any(row) for row in rows)


_PER_SEAT_FIELDS = {"strip", "open", "held", "frames", "glazier", "row", "falls"}
_PER_SEAT_FIELDS |= {"scored", "colour_points", "forgiven", "score"}


def _edition_is_valid(now: State) -> bool:
    """Whether the components in the state are those of a valid edition."""
    options: dict[str, Value] = {"side": SIDES[now.side], "return_over_gaps": True, "floor_at_zero": False}
    try:
        prepared = to_python(prepare(now.players, options, {}, read_edition(edition_data(now))))
    except BadEdition:
        return False
    return [*now.name] == [*prepared.name] and [*now.sides] == [*prepared.sides]


def _strips_are_valid(s: State, now: State, seat: int) -> bool:
    """SI-3, SI-12: whether a seat has each strip once, with jokers face down at first, and valid contents."""
    if seat >= now.players:
        return True
    places = range(WINDOWS * seat, WINDOWS * seat + WINDOWS)
    strips = [now.strip[i] for i in places]
    return (
        sorted(strip // 2 for strip in strips) == list(range(STRIPS))
        and not any(count(side_spaces(s, strip), JOKER) for strip in strips)
        and all(_window_is_valid(now.frames[i]) for i in places)
        and all(_strip_is_valid(s, now, i) for i in places)
    )


def _window_is_valid(frames: int) -> bool:
    """Whether a window holds valid colours, with the lower frame filled only if the upper one is."""
    upper, lower = frames % GONE, frames // GONE
    return upper <= COLOURS and lower <= COLOURS and (upper > 0 or lower == 0)


def _strip_is_valid(s: State, now: State, i: int) -> bool:
    """Whether the panes on a strip match its filled spaces in number and colour."""
    if now.frames[i] >= GONE:
        return now.open[i] == now.held[i] == 0
    printed = side_spaces(s, side_up(s, i))
    kinds = range(JOKER + 1)
    if not 0 <= now.open[i] < 1 << 8 * (JOKER + 1):
        return False
    full = [count(printed, kind) - count(now.open[i], kind) for kind in kinds]
    on_jokers = [count(now.held[i], colour) - full[colour] for colour in range(COLOURS)]
    return min(full) >= 0 and min(on_jokers) >= 0 and sum(on_jokers) == full[JOKER]


def _all_panes(s: State, now: State) -> int:
    """All panes of the game, by colour."""
    places = range(WINDOWS * now.players)
    panes = now.bag + now.tower + sum(now.sources) + sum(now.held[i] for i in places)
    panes += sum(palace_panes(s, seat) for seat in range(now.players))
    return int(panes + sum(one(now.track[i]) for i in range(now.round, ROUNDS)))


def _round_is_valid(now: State) -> bool:
    """SI-17: whether panes are on the table (or one is to be kept) exactly while the match is not over."""
    on_table = any(now.sources)
    if now.round == ROUNDS:
        return not on_table and now.keeping == NONE
    return on_table or now.keeping != NONE


def _keeping_is_valid(now: State) -> bool:
    """SI-12: whether the only full strip is the one from which the seat to move must keep a pane."""
    full = [i for i in range(WINDOWS * now.players) if total(now.held[i]) == SPACES]
    if now.keeping == NONE:
        return not full
    return full == [WINDOWS * now.player + now.keeping] and now.glazier[now.player] == now.keeping


def _drawn_is_valid(now: State) -> bool:
    """SI-5, SI-18: whether the panes on the table were drawn for this round.

    Before the first pour from the tower, the bag must hold exactly the panes that were not drawn.
    """
    needed = PER_FACTORY * int(FACTORIES[now.players])
    if not all(_refill_is_valid(now, refill, needed) for refill in range(ROUNDS)):
        return False
    past = [read_drawn(now, refill) for refill in range(min(now.round + 1, ROUNDS))]
    on_table, drawn = sum(now.sources), parse_panes(past[-1])
    if any(count(on_table, colour) > count(drawn, colour) for colour in range(COLOURS)):
        return False
    if any(total(now.sources[i]) > PER_FACTORY for i in range(CENTRE)):
        return False
    first_bag = PER_COLOUR * ONE_OF_EACH - sum(one(colour) for colour in now.track)
    if needed * len(past) <= total(first_bag):
        drawn = parse_panes("".join(past))
        return all(len(panes) == needed for panes in past) and now.bag == first_bag - drawn
    return all(past)


def _refill_is_valid(now: State, refill: int, needed: int) -> bool:
    """Whether the panes of a refill are stored without gaps, and the factories can hold them."""
    words = now.drawn[2 * refill] | now.drawn[2 * refill + 1] << 54
    panes = [words >> 3 * i & 7 for i in range(MAX_DRAWN)]
    n = sum(pane > 0 for pane in panes)
    return max(panes) <= COLOURS and n <= needed and not any(panes[n:])


def _score_is_valid(s: State, now: State, seat: int) -> bool:
    """Whether the score is the sum of its parts, each in the range that the rules allow."""
    first = WINDOWS * seat
    scored = [now.scored[first + w] for w in range(WINDOWS)]
    filled = [panes_in(s, seat, w) for w in range(WINDOWS)]
    completed = sum(filled) + (1 if now.keeping != NONE and now.player == seat else 0)
    points = [now.window_points[WINDOWS * now.side + w] for w in range(WINDOWS)]
    final = 0
    lost = now.falls[seat] * now.rows[BOTTOM]
    if now.round == ROUNDS:
        lost += now.rows[now.row[seat]]
        final = pane_points(s, seat) + bonus_points(s, seat)
    expected = sum(scored) + now.colour_points[seat] + lost + final + now.forgiven[seat]
    return (
        now.score[seat] == expected
        and all(n * points[w] <= scored[w] <= n * sum(points[w:]) for w, n in enumerate(filled))
        and 0 <= now.colour_points[seat] <= SPACES * completed
        and 0 <= now.forgiven[seat] <= -lost * now.floor_at_zero
        and (now.score[seat] >= 0 or not now.floor_at_zero)
    )
