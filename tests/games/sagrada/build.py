"""Hand-made states for the tests of Sagrada. Windows are white unless a test gives another pattern."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from draftwork.games import Value
from draftwork.games.sagrada import GAME
from draftwork.games.sagrada.components import COMMON
from draftwork.games.sagrada.constants import COLOUR_LETTERS, COLUMNS
from draftwork.games.sagrada.notation.edition import read_edition
from draftwork.games.sagrada.notation.moves import read_move
from draftwork.games.sagrada.rules.dice import die_of, with_die
from draftwork.games.sagrada.rules.placing import die_on, set_window, toggle_die, window
from draftwork.games.sagrada.state import State
from draftwork.games.sagrada.ui.view import view
from draftwork.kernel import int_zeros, to_python
from draftwork.kernel.deal import deal_key

WHITE = "...../...../...../....."
POOL = {
    1: "R1 Y2 G3 B4",
    2: "R1 Y2 G3 B4 P5",
    3: "R1 Y2 G3 B4 P5 R6 Y1",
    4: "R1 Y2 G3 B4 P5 R6 Y1 G2 B3",
}


def edition(rows: str = WHITE, dots: int = 6) -> Any:
    """An edition with eight cards. The first pattern of each is given; the second is white with 3 dots."""
    cards = [
        [
            {"id": f"one {i}", "name": f"One {i}", "dots": dots, "rows": rows.split("/")},
            {"id": f"two {i}", "name": f"Two {i}", "dots": 3, "rows": WHITE.split("/")},
        ]
        for i in range(8)
    ]
    return read_edition({"game": "sagrada", "edition": "test", "cards": cards})


def begin(players: int = 2, rows: str = WHITE, dots: int = 6, seed: str = "test", **more: Any) -> State:
    """A dealt state before the choice of patterns. `more` contains options and parts of the set-up."""
    options: dict[str, Value] = {"reduced_bag": False, "tools": 3, "solo_private": "one"}
    options |= {name: more.pop(name) for name in [*options] if name in more and name != "tools"}
    if "tools" in more and players == 1:
        options["tools"] = len(more["tools"])
    setup = {"start": 0, "patterns": [[2 * p + 1, 2 * p + 2] for p in range(players)], **more}
    s = GAME.new_state(players, options, setup, edition(rows, dots))
    GAME.rules.deal(s, deal_key(seed))
    return s


def start(players: int = 2, pool: str = "", windows: Mapping[int, str] | None = None, **more: Any) -> State:
    """The first turn of the first round. `windows` maps seats to their dice: "a1 R5, b2 G3"."""
    dice = [(pool or POOL[players]).split()]
    tools = more.pop("tools", (1, 2, 3))
    tools = [*tools, *[t for t in range(1, 13) if t not in tools]][
        : max(3, len(tools)) if players > 1 else len(tools)
    ]
    s = begin(players, dice=dice, tools=tools, **more)
    for p in range(players):
        play(s, f"pattern {4 * p + 1}")
    for seat, text in (windows or {}).items():
        fill(s, seat, text)
    return s


def fill(s: State, seat: int, text: str) -> State:
    """Put dice into a window without checking the rules."""
    for part in text.split(","):
        cell, die = part.split()
        set_window(s, seat, toggle_die(window(s, seat), die_number(die), cell_number(cell)))
    return s


def die_number(text: str) -> int:
    return die_of(COLOUR_LETTERS.index(text[0]), int(text[1]))


def cell_number(text: str) -> int:
    return (int(text[1]) - 1) * COLUMNS + "abcde".index(text[0])


def on_track(s: State, *rounds: str) -> State:
    """Put dice on the first spaces of the round track."""
    for r, row in enumerate(rounds):
        for i, die in enumerate(row.split()):
            s.track[r] = with_die(s.track[r], i, die_number(die))
            s.on_track = s.on_track | 1 << die_number(die)
    return s


def die_at(s: State, seat: int, cell: str) -> str:
    """The text of the die on a cell of a seat."""
    die = die_on(window(s, seat), cell_number(cell))
    return f"{COLOUR_LETTERS[die >> 3]}{die & 7}" if die else ""


def pool(s: State) -> str:
    """The text of the draft pool."""
    now = view(s, 0).pool
    return " ".join(f"{die.colour}{die.value}" if die else "--" for die in now)


def track(s: State, round_: int) -> str:
    """The text of the dice on a space of the round track."""
    row = view(s, 0).track[round_ - 1]
    return " ".join(f"{die.colour}{die.value}" for die in row)


def hand(s: State) -> str:
    """The text of the die in hand."""
    die = view(s, 0).hand
    return f"{die.colour}{die.value}" if die else ""


def play(s: State, *texts: str) -> State:
    """The state after these legal moves."""
    for text in texts:
        move = read_move(text)
        code = GAME.rules.illegality(s, move)
        assert code == 0, f"{text}: {GAME.ui.refusal(s, move, code)}"
        GAME.rules.apply(s, move)
    return s


def legal(s: State, kind: str = "") -> list[str]:
    """The texts of the legal moves that start with `kind`."""
    out = int_zeros(GAME.max_legal_moves)
    texts = [GAME.notation.write_move(int(out[i])) for i in range(GAME.rules.legal_moves(s, out))]
    return [text for text in texts if text.startswith(kind)]


def why_not(s: State, text: str) -> str:
    """The message that says why a move is illegal."""
    move = read_move(text)
    code = GAME.rules.illegality(s, move)
    assert code, f"{text} is legal"
    assert text not in legal(s)
    return str(GAME.ui.refusal(s, move, code))


def seat(s: State) -> int:
    """The seat to move."""
    return int(GAME.rules.to_move(s))


def tokens(s: State) -> list[int]:
    now = to_python(s)
    return [now.tokens[p] for p in range(now.players)]


ALL_TOOLS = [tool.number for tool in COMMON.tools]
