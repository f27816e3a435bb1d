"""Preparation of the state before the deal: options, edition and the parts that a set-up fixes.

Parts of the set-up:
    start      the start player
    private    the colour letters of the private objectives, one for each seat; two in solo
    public     the ids of the public objectives
    tools      the numbers of the tools
    patterns   the two pattern cards of each seat, numbered from 1
    dice       the rolled dice of the first rounds: "R5"
    rerolls    the re-rolled values by turn and slot of the pool; "3.2" is turn 2 of round 3
    draws      the draw of tool 11 by turn: place in the bag and colour ("57B"), or "own" for the returned die
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from draftwork.games.contract import Edition, Value
from draftwork.games.sagrada.components import COMMON, EDITION
from draftwork.games.sagrada.constants import COLOUR_LETTERS, MAX_TOOLS, OBJECTIVE_IDS, TOOLS
from draftwork.games.sagrada.notation.edition import edition_number, encoded_patterns, remember
from draftwork.games.sagrada.rules.bag import num_dice, set_colour
from draftwork.games.sagrada.rules.deal import UNFIXED, num_private, num_public
from draftwork.games.sagrada.setup_dice import bad_setup, dealt_dice, fix_dice, is_list
from draftwork.games.sagrada.state import NONE, UNKNOWN, State
from draftwork.i18n import Message
from draftwork.kernel import new, to_python
from draftwork.kernel.errors import BadOption

PARTS = ("start", "private", "public", "tools", "patterns", "dice", "rerolls", "draws")
SOLO_PRIVATE_OPTIONS = ("one", "both")
TOOL_COUNTS = tuple(range(1, MAX_TOOLS + 1))


def prepare(
    players: int, options: Mapping[str, Value], setup: Mapping[str, Any], edition: Edition = EDITION
) -> State:
    """The state before the deal."""
    s = new(State)
    s.players = players
    tools = _read_options(s, options)
    _write_patterns(s, edition)
    s.slot = s.lifted = s.moved = NONE
    for i in range(len(s.public)):
        s.public[i] = UNKNOWN
    for seat in range(len(s.private)):
        s.private[seat] = s.pattern[seat] = s.dealt_cards[2 * seat] = s.dealt_cards[2 * seat + 1] = UNKNOWN
    for i in range(tools):
        s.tools[i] = UNKNOWN
    _mark_bag_unfixed(s)
    _fix_cards(s, setup, tools)
    fix_dice(s, setup)
    return s


def _read_options(s: State, options: Mapping[str, Value]) -> int:
    """Read the options into the state. Return the number of tools."""
    s.reduced_bag = int(options["reduced_bag"])
    s.solo_private = SOLO_PRIVATE_OPTIONS.index(str(options["solo_private"]))
    tools = int(options["tools"])
    if s.players == 1 and s.reduced_bag:
        raise BadOption(Message("sagrada-no-reduced-solo", rule="SA-1"))
    if s.players > 1 and tools != COMMON.tools_dealt:
        raise BadOption(Message("sagrada-tools-solo-only", {"n": COMMON.tools_dealt}, "SA-21"))
    if s.players > 1 and s.solo_private:
        raise BadOption(Message("sagrada-private-solo-only", rule="SA-23"))
    return tools


def _write_patterns(s: State, edition: Edition) -> None:
    """Write the patterns of an edition into the state."""
    s.edition = edition_number(remember(edition))
    s.cards = len(edition.data["cards"])
    for i, word in enumerate(encoded_patterns(int(s.edition))):
        s.patterns[i] = word


def _mark_bag_unfixed(s: State) -> None:
    """Mark every place of the bag as not dealt."""
    for place in range(num_dice(s)):
        set_colour(s, place, UNFIXED)


def _fix_cards(s: State, setup: Mapping[str, Any], tools: int) -> None:
    """Write the start player and the cards that the set-up fixes."""
    s.start = UNKNOWN
    if "start" in setup:
        start = setup["start"]
        if type(start) is not int or start not in range(s.players):
            raise bad_setup("start", "SA-3", last=s.players - 1)
        s.start = start
    if "private" in setup:
        letters = setup["private"]
        n = num_private(s)
        right = is_list(letters, n) and all(isinstance(x, str) and x in [*COLOUR_LETTERS] for x in letters)
        if not right or len(set(letters)) < n:
            raise bad_setup("private", "SA-2", n=n, letters=" ".join(COLOUR_LETTERS))
        for i, letter in enumerate(letters):
            s.private[i] = COLOUR_LETTERS.index(letter)
    if "public" in setup:
        for i, objective in enumerate(_read_subset(setup, "public", "SA-3", num_public(s), OBJECTIVE_IDS)):
            s.public[i] = objective
    if "tools" in setup:
        for i, tool in enumerate(_read_subset(setup, "tools", "SA-3", tools, tuple(range(1, TOOLS + 1)))):
            s.tools[i] = tool + 1
    if "patterns" in setup:
        for i, card in enumerate(_read_cards(s, setup["patterns"])):
            s.dealt_cards[i] = card


def _read_subset(setup: Mapping[str, Any], part: str, rule: str, n: int, known: tuple[Any, ...]) -> list[int]:
    """The indexes in `known` of the n different entries of a part, ascending."""
    given = setup[part]
    right = is_list(given, n) and all(type(x) is type(known[0]) and x in known for x in given)
    if not right or len(set(given)) < n:
        raise bad_setup(part, rule, n=n, known=", ".join(map(str, known)))
    return sorted(known.index(x) for x in given)


def _read_cards(s: State, given: Any) -> list[int]:
    """The pattern cards of all seats, from 0."""
    fault = bad_setup("patterns", "SA-2", n=s.players, last=s.cards)
    if not is_list(given, s.players) or not all(is_list(cards, COMMON.cards_dealt) for cards in given):
        raise fault
    numbers = [card for cards in given for card in cards]
    if any(type(card) is not int or not 1 <= card <= s.cards for card in numbers):
        raise fault
    if len(set(numbers)) < len(numbers):
        raise fault
    return [card - 1 for cards in given for card in sorted(cards)]


def dealt_setup(s: State) -> dict[str, Any]:
    """Everything that chance has decided so far, in the form of a set-up."""
    now = to_python(s)
    seats = range(now.players)
    return {
        "start": now.start,
        "private": [COLOUR_LETTERS[now.private[i]] for i in range(num_private(s))],
        "public": [OBJECTIVE_IDS[now.public[i]] for i in range(num_public(s))],
        "tools": [tool for tool in now.tools if tool],
        "patterns": [[now.dealt_cards[2 * p] + 1, now.dealt_cards[2 * p + 1] + 1] for p in seats],
        **dealt_dice(s),
    }


def options_of(s: State) -> dict[str, Value]:
    """The options that a state was prepared with."""
    return options_in(to_python(s))


def options_in(now: State) -> dict[str, Value]:
    """The options that a Python state was prepared with."""
    return {
        "reduced_bag": bool(now.reduced_bag),
        "tools": sum(tool != 0 for tool in now.tools),
        "solo_private": SOLO_PRIVATE_OPTIONS[now.solo_private],
    }
