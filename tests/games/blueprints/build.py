"""Hand-made states and buildings for the tests of Blueprints."""

from __future__ import annotations

from typing import Any

from draftwork.games.blueprints import GAME
from draftwork.games.blueprints.constants import CARDS
from draftwork.games.blueprints.notation.edition import read_edition
from draftwork.games.blueprints.notation.moves import read_move
from draftwork.games.blueprints.notation.names import read_die
from draftwork.games.blueprints.rules.building import place_die
from draftwork.games.blueprints.rules.scoring import score_round
from draftwork.games.blueprints.state import State
from draftwork.games.contract import Edition
from draftwork.kernel import int_zeros, to_compiled, to_python
from draftwork.kernel.deal import deal_key

LETTERS = "WRSG"
FILLING = ["33", "XX", "XX"]  # a plan that fills up a test deck
OPEN = ["11", "11", "11"]  # a plan without hatched spaces


def deck(*plans: list[str]) -> Edition:
    """A test deck that begins with these plans, numbered from 1."""
    rows = [*plans, *[FILLING] * (12 - len(plans))]
    data = [{"id": i + 1, "rows": row} for i, row in enumerate(rows)]
    return read_edition({"game": "blueprints", "edition": "test deck", "plans": data})


def start(players: int = 2, seed: str = "test", edition: Edition | None = None, **setup: Any) -> State:
    """A dealt state. By default seat 0 begins."""
    s = GAME.new_state(players, {}, {"start": 0} | setup, edition)
    GAME.rules.deal(s, deal_key(seed))
    return s


def building(text: str) -> int:
    """The building that a text describes.

    A slash separates rows, from the top. A bar separates the two spaces of a row. Each space lists its dice
    from the ground up. An x marks a removed die, and a dash an empty space.
    """
    made = n = 0
    for space, stack in enumerate(text.replace("|", "/").split("/")):
        for die in stack.split():
            if die != "-":
                removed = die.startswith("x")
                made = place_die(made, n, read_die(die.removeprefix("x")), 0 if removed else space + 1)
                n += 1
    return made


def tower(dice: str) -> int:
    """A building with all dice on space a1."""
    return building(dice)


def scored(buildings: list[int], in_demand: str = "RS", first: int = 0, plans: Any = ()) -> State:
    """A scored first round with these buildings. By default, no building gets the plan bonus."""
    rows = [*plans] or [["6X", "XX", "XX"]] * len(buildings)
    now = to_python(start(len(buildings), edition=deck(*rows), start=first))
    for seat, one in enumerate(buildings):
        now.plans[seat] = seat
        now.taken[seat] = one
    now.in_demand[0], now.in_demand[1] = LETTERS.index(in_demand[0]), LETTERS.index(in_demand[1])
    s = to_compiled(now)
    score_round(s, 0)
    return s


def play(s: State, *texts: str) -> State:
    """The state after these legal moves."""
    for text in texts:
        move = read_move(text)
        assert GAME.rules.illegality(s, move) == 0, text
        GAME.rules.apply(s, move)
    return s


def play_on(s: State, until: int) -> State:
    """Play the first legal move until this number of rounds is over."""
    out = int_zeros(GAME.max_legal_moves)
    while to_python(s).round < until:
        GAME.rules.legal_moves(s, out)
        GAME.rules.apply(s, out[0])
    return s


def legal(s: State) -> list[str]:
    """The texts of the legal moves."""
    out = int_zeros(GAME.max_legal_moves)
    return [GAME.notation.write_move(int(out[i])) for i in range(GAME.rules.legal_moves(s, out))]


def why_not(s: State, text: str) -> str:
    """The message that says why a move is illegal."""
    move = read_move(text)
    reason = GAME.rules.illegality(s, move)
    assert reason, f"{text} is legal"
    return str(GAME.ui.refusal(s, move, reason))


def with_cards(players: int, *cards: list[str]) -> State:
    """A finished match with the cards won by each seat. "gold 1" is the Gold Award of round 1."""
    now = to_python(start(players))
    now.round = 3
    for seat, won in enumerate(cards):
        for card in won:
            name, round_ = card.split()
            now.cards[seat] |= 1 << (7 * (int(round_) - 1) + CARDS.index(name))
    return to_compiled(now)
