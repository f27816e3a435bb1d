"""The invariants of a state: value ranges, cards, windows, tokens, dice and the turn."""

from __future__ import annotations

from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import (
    ALL_CELLS,
    CELLS,
    COLOURS,
    MAX_POOL,
    MAX_TOOLS,
    OBJECTIVES,
    ROUNDS,
    SEATS,
    TOOLS,
    VALUES,
)
from draftwork.games.sagrada.notation.edition import encoded_patterns, is_known
from draftwork.games.sagrada.notation.invariants_dice import check_dice
from draftwork.games.sagrada.notation.invariants_turn import luck_holds, turn_holds
from draftwork.games.sagrada.rules.apply import CELLS_PER_WORD, DOTS_SHIFT
from draftwork.games.sagrada.rules.deal import num_private, num_public
from draftwork.games.sagrada.rules.dice import MAX_ROW
from draftwork.games.sagrada.rules.phases import CHOOSE, DROP
from draftwork.games.sagrada.rules.placing import adjacent, cells_of_colour, cells_of_value, window
from draftwork.games.sagrada.state import NONE, UNKNOWN, State
from draftwork.i18n import Message
from draftwork.kernel import Ints, to_python
from draftwork.kernel.deal import WORD_MASK
from draftwork.kernel.errors import BadPosition


def check_state(s: State, allow_unknown: bool = False) -> None:
    """Raise BadPosition if the state breaks an invariant, or has unknown parts that are not allowed."""
    now = to_python(s)
    _require("sagrada-broken-range", _options_hold(now) and _in_range(now))
    _require("sagrada-broken-edition", _edition_holds(now))
    _require("sagrada-unknown", allow_unknown or not _has_unknown(s, now))
    _require("sagrada-broken-cards", _cards_hold(s, now))
    for seat in range(SEATS):
        reason = Message("sagrada-broken-window", {"window": f"window {seat}"}, "SA-9")
        _require(reason, _window_holds(s, now, seat))
    _require(Message("sagrada-broken-tokens", rule="SA-11"), _tokens_hold(now))
    _require("sagrada-broken-luck", luck_holds(s, now))
    check_dice(s, now)
    _require("sagrada-broken-turn", turn_holds(s, now))


def _require(reason: str | Message, holds: bool) -> None:
    if not holds:
        raise BadPosition(reason)


def _options_hold(now: State) -> bool:
    if not 1 <= now.players <= SEATS or now.reduced_bag not in (0, 1) or now.solo_private not in (0, 1):
        return False
    if now.players == 1:
        return now.reduced_bag == 0
    return now.solo_private == 0 and sum(tool != 0 for tool in now.tools) == COMMON.tools_dealt


def _all_in(row: Ints, least: int, most: int) -> bool:
    return all(least <= value <= most for value in row)


def _in_range(now: State) -> bool:
    """Whether every integer is in the range that the rules can handle."""
    key_unknown = all(word == UNKNOWN for word in now.key)
    return (
        (key_unknown or _all_in(now.key, 0, WORD_MASK))
        and 0 <= now.start < now.players
        and _all_in(now.tools, 0, TOOLS)
        and _all_in(now.paid, 0, 2 * SEATS * 6)
        and _all_in(now.public, NONE, OBJECTIVES - 1)
        and _all_in(now.private, UNKNOWN, COLOURS - 1)
        and _all_in(now.colours, 0, (1 << 3 * CELLS) - 1)
        and _all_in(now.values, 0, (1 << 3 * CELLS) - 1)
        and _all_in(now.track, 0, MAX_ROW)
        and _all_in(now.dice, UNKNOWN, MAX_ROW)
        and _all_in(now.spare, UNKNOWN, (1 << 60) - 1)
        and _all_in(now.luck, 0, (1 << 40) - 1)
        and _turn_in_range(now)
    )


def _turn_in_range(now: State) -> bool:
    return (
        0 <= now.round <= ROUNDS
        and 0 <= now.turn < 2 * now.players
        and 0 <= now.skip < 1 << now.players
        and CHOOSE <= now.phase <= DROP
        and now.drafted in (0, 1)
        and 0 <= now.tool <= TOOLS
        and 0 <= now.pool <= MAX_ROW
        and 0 <= now.hand < 8 * COLOURS
        and NONE <= now.slot < MAX_POOL
        and NONE <= now.lifted < CELLS
        and NONE <= now.moved < CELLS
    )


def _edition_holds(now: State) -> bool:
    if not is_known(now.edition):
        return False
    words = [*encoded_patterns(now.edition)]
    return 4 * now.cards == len(words) and [*now.patterns] == words + [0] * (len(now.patterns) - len(words))


def _has_unknown(s: State, now: State) -> bool:
    return (
        now.key[0] == UNKNOWN
        or now.spare[0] == UNKNOWN
        or any(now.private[i] == UNKNOWN for i in range(num_private(s)))
        or (now.phase == CHOOSE and not _choice_is_known(now))
    )


def _choice_is_known(now: State) -> bool:
    """Whether all cards are known, and the patterns chosen so far. After the choice, cards do not matter."""
    chosen = [now.pattern[(now.start + i) % now.players] for i in range(now.turn)]
    cards = [now.dealt_cards[i] for i in range(2 * now.players)]
    return NONE not in chosen and UNKNOWN not in cards


def _cards_hold(s: State, now: State) -> bool:
    tools = [tool for tool in now.tools if tool]
    public = [now.public[i] for i in range(num_public(s))]
    private = [colour for colour in now.private if colour != UNKNOWN]
    cards = [card for card in now.dealt_cards if card != UNKNOWN]
    return (
        tools == sorted(set(tools)) == [now.tools[i] for i in range(len(tools))]
        and len(tools) > 0
        and public == sorted(set(public))
        and NONE not in public
        and all(now.public[i] == NONE for i in range(num_public(s), len(now.public)))
        and len(set(private)) == len(private)
        and all(now.private[i] == UNKNOWN for i in range(num_private(s), SEATS))
        and len(set(cards)) == len(cards)
        and all(0 <= card < now.cards for card in cards)
        and all(_seat_cards_hold(now, seat) for seat in range(SEATS))
    )


def _seat_cards_hold(now: State, seat: int) -> bool:
    one, two = now.dealt_cards[2 * seat], now.dealt_cards[2 * seat + 1]
    pattern = now.pattern[seat]
    if seat >= now.players:
        return one == two == UNKNOWN and pattern == NONE
    chosen = now.phase != CHOOSE or (seat - now.start) % now.players < now.turn
    if pattern == NONE:
        return one <= two and (one != UNKNOWN or two == UNKNOWN) and now.phase == CHOOSE
    if not chosen or not 0 <= pattern < 2 * now.cards:
        return False
    others = [now.pattern[i] // 2 for i in range(now.players) if i != seat and now.pattern[i] != NONE]
    if one == two == UNKNOWN:
        return pattern // 2 not in [*now.dealt_cards, *others]
    return one < two and pattern // 2 in (one, two) and UNKNOWN not in (one, two)


def _stored_spaces(now: State, seat: int) -> list[int]:
    """The masks of white, coloured and shaded spaces in the state."""
    two = slice(2 * seat, 2 * seat + 2)
    return [now.white[seat], *[*now.colour_spaces][two], *[*now.shade_spaces][two]]


def _printed_spaces(now: State, seat: int) -> list[int]:
    """The same masks computed from the pattern. They are empty until all seats have chosen."""
    found = [0] * 5
    if seat < now.players and now.phase != CHOOSE:
        for cell in range(CELLS):
            kind = (
                now.patterns[2 * now.pattern[seat] + cell // CELLS_PER_WORD] >> 4 * (cell % CELLS_PER_WORD)
                & 15
            )
            i = kind - 1 if kind <= COLOURS else kind - 1 - COLOURS
            first = 0 if kind == 0 else 1 if kind <= COLOURS else 3
            found[first + i // 3 if kind else 0] |= 1 << (CELLS * (i % 3) if kind else 0) + cell
    return found


def _window_holds(s: State, now: State, seat: int) -> bool:
    """Whether the spaces match the pattern and the dice obey SA-9, with at most one die on a cell."""
    if _stored_spaces(now, seat) != _printed_spaces(now, seat):
        return False
    w = window(s, seat)
    if w[1] >> 2 * CELLS:
        return False
    colours = [cells_of_colour(w, colour) for colour in range(COLOURS)]
    values = [cells_of_value(w, value) for value in range(1, VALUES + 1)]
    all_colours, all_values = sum(colours), sum(values)
    no_neighbours = not any(same & adjacent(same) for same in (*colours, *values))
    one_each = all(
        sum(same >> cell & 1 for same in kind) <= 1 for kind in (colours, values) for cell in range(CELLS)
    )
    may_have_dice = seat < now.players and now.phase != CHOOSE
    return no_neighbours and one_each and all_colours == all_values <= (ALL_CELLS if may_have_dice else 0)


def _tokens_hold(now: State) -> bool:
    """SA-11: a tool has one token for its first use and two for each later use. No token is lost."""
    unused = range(sum(tool != 0 for tool in now.tools), MAX_TOOLS)
    if any(now.paid[i] for i in unused):
        return False
    playing = now.phase != CHOOSE and now.players > 1
    dots = [now.patterns[2 * now.pattern[p] + 1] >> DOTS_SHIFT if playing else 0 for p in range(now.players)]
    dots += [0] * (SEATS - now.players)
    if not all(0 <= now.tokens[p] <= dots[p] for p in range(SEATS)):
        return False
    if now.players == 1:
        return _all_in(now.paid, 0, 1)
    spent = sum(dots) - sum(now.tokens)
    return sum(now.paid) == spent and all(n == 0 or n % 2 for n in now.paid)
