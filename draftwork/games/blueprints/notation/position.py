"""Positions as lines of text.

A question mark stands for an unknown value: a plan, materials in demand, the place of a die, or dice to come.
"""

from __future__ import annotations

import re
from itertools import takewhile
from typing import Any

from draftwork.games.blueprints.constants import (
    BAG_SIZE,
    COLUMNS,
    DICE_PER_SEAT,
    DRAWN_PER_ROUND,
    LETTERS,
    MAX_SEATS,
    NUM_IN_DEMAND,
    ROUNDS,
    ROWS,
    VALUES,
)
from draftwork.games.blueprints.notation.edition import GAME, edition_data, plan_number, read_edition
from draftwork.games.blueprints.notation.invariants import complete_state
from draftwork.games.blueprints.notation.names import read_cell, read_die, write_cell, write_die
from draftwork.games.blueprints.notation.position_defaults import (
    NONE,
    UNKNOWN_MARK,
    YES_NO,
    deck_text,
    fill_in,
    fill_in_edition,
)
from draftwork.games.blueprints.notation.won_cards import last_place, read_won, write_won
from draftwork.games.blueprints.rules.building import NO_DIE, kind_at, place_at, place_die
from draftwork.games.blueprints.rules.pool import discarded_dice
from draftwork.games.blueprints.setup import prepare
from draftwork.games.blueprints.state import BEHIND_SCREEN, REMOVED, UNKNOWN, State, forgotten_rounds
from draftwork.i18n import Message
from draftwork.kernel import to_python
from draftwork.kernel.errors import BadEdition, BadPosition

REMOVED_MARK = "removed"
_PLAN = re.compile(f"([0-9]{{1,3}})=(\\S{{{COLUMNS}}}(?:/\\S{{{COLUMNS}}}){{{ROWS - 1}}})", re.ASCII)
_DIE = f"[{LETTERS}][1-{VALUES}]"
_TAKEN = re.compile(f"({_DIE}) (?:([ab][1-{ROWS}])|(\\{UNKNOWN_MARK})|({REMOVED_MARK}))", re.ASCII)


def write_position(s: State) -> dict[str, str]:
    """The lines of a position, by key."""
    now = to_python(s)
    data = edition_data(now)
    forgotten = forgotten_rounds(now)
    lines = {
        "players": str(now.players),
        "edition": data["edition"],
        "deck": deck_text(data),
        "start": str(now.start[forgotten]),
        "round": str(now.round + 1),
        "turn": str(now.turn),
        "to discard": YES_NO[now.discarding],
    }
    for r in range(ROUNDS):
        lines |= {f"won {r + 1}": write_won(now, r)} if r < forgotten else _write_round(now, r)
    return lines


def _write_round(now: State, r: int) -> dict[str, str]:
    seats = range(now.players)
    plans = [now.plans[MAX_SEATS * r + p] for p in seats]
    materials = [now.in_demand[NUM_IN_DEMAND * r + i] for i in range(NUM_IN_DEMAND)]
    kinds = [now.dice[BAG_SIZE * r + j] for j in range(BAG_SIZE)]
    dice = [write_die(kind) for kind in kinds if kind != UNKNOWN]
    dice += [] if len(dice) == DRAWN_PER_ROUND[now.players] else [UNKNOWN_MARK]
    lines = {
        f"in demand {r + 1}": "".join(UNKNOWN_MARK if m == UNKNOWN else LETTERS[m] for m in materials),
        f"dice {r + 1}": " ".join(dice),
        f"plans {r + 1}": " ".join(
            UNKNOWN_MARK if p == UNKNOWN else str(plan_number(now.deck[p])) for p in plans
        ),
    }
    for p in seats if r <= now.round else ():
        lines[f"taken {r + 1} {p}"] = _write_taken(now.taken[MAX_SEATS * r + p])
    if now.players == 2 and r <= now.round:
        lines[f"discarded {r + 1}"] = " ".join(write_die(kind) for kind in discarded_dice(now, r)) or NONE
    return lines


def _write_taken(building: int) -> str:
    places = {REMOVED: REMOVED_MARK, BEHIND_SCREEN: UNKNOWN_MARK}
    dice = [(kind_at(building, i), place_at(building, i)) for i in range(DICE_PER_SEAT)]
    return (
        ", ".join(
            f"{write_die(kind)} {places.get(place) or write_cell(place - 1)}"
            for kind, place in dice
            if kind != NO_DIE
        )
        or NONE
    )


def read_position(lines: dict[str, str]) -> State:
    """The state that the lines describe, or BadPosition. Lines that were left out are added to `lines`."""
    fill_in_edition(lines)
    players = _read_number("players", lines["players"], 2, MAX_SEATS)
    now = to_python(prepare(players, {}, {}, _read_edition(lines["edition"], lines["deck"])))
    now.round = _read_number("round", lines["round"], 1, ROUNDS + 1) - 1
    finished = range(min(now.round, ROUNDS - 1))
    forgotten = [*takewhile(lambda r: f"won {r + 1}" in lines, finished)]
    for r in forgotten:
        read_won(now, r, lines[f"won {r + 1}"])
    if forgotten:
        _fill_in_start(now, lines, forgotten[-1])
    now.start[len(forgotten)] = _read_number("start", lines["start"], 0, players - 1)
    fill_in(lines, now)
    now.turn = _read_number("turn", lines["turn"], 0, DICE_PER_SEAT * players - 1)
    if lines["to discard"] not in YES_NO:
        raise _bad_value("to discard", lines["to discard"])
    now.discarding = YES_NO.index(lines["to discard"])
    for r in range(len(forgotten), ROUNDS):
        _read_round(now, r, lines)
    return complete_state(now)


def _fill_in_start(now: State, lines: dict[str, str], r: int) -> None:
    """Add the start player after a round of which only the cards are known: the last player (BP-4)."""
    last = last_place(now, r)
    if last is None:
        raise BadPosition(Message("blueprints-broken-won", rule="BP-13"))
    if lines.setdefault("start", str(last)) != str(last):
        raise BadPosition(Message("blueprints-wrong-start", {"last": last, "round": r + 1}, "BP-4"))


def _bad_value(key: str, value: str) -> BadPosition:
    return BadPosition("bad-position-value", key=key, value=value[:60])


def _read_number(key: str, text: str, least: int, most: int) -> int:
    if not re.fullmatch("0|[1-9][0-9]?", text, re.ASCII) or not least <= int(text) <= most:
        raise _bad_value(key, text)
    return int(text)


def _read_edition(name: str, deck: str) -> Any:
    plans = [_PLAN.fullmatch(word) for word in deck.split(" ")]
    found = [{"id": int(plan[1]), "rows": plan[2].split("/")} for plan in plans if plan]
    if not all(plans) or any(plan[1].startswith("0") for plan in plans if plan):
        raise _bad_value("deck", deck)
    try:
        return read_edition({"game": GAME, "edition": name, "plans": found})
    except BadEdition as fault:
        raise BadPosition(fault.message) from None


def _read_round(now: State, r: int, lines: dict[str, str]) -> None:
    key = f"in demand {r + 1}"
    for i, material in enumerate(_read_pair(key, lines[key])):
        now.in_demand[NUM_IN_DEMAND * r + i] = material
    key = f"dice {r + 1}"
    for j, kind in enumerate(_read_dice(key, lines[key], int(DRAWN_PER_ROUND[now.players]))):
        now.dice[BAG_SIZE * r + j] = kind
    key = f"plans {r + 1}"
    numbers = {str(plan_number(packed)): i for i, packed in enumerate(now.deck) if packed} | {
        UNKNOWN_MARK: UNKNOWN
    }
    words = lines[key].split(" ")
    if len(words) != now.players or any(word not in numbers for word in words):
        raise _bad_value(key, lines[key])
    for p, word in enumerate(words):
        now.plans[MAX_SEATS * r + p] = numbers[word]
    for p in range(now.players) if r <= now.round else ():
        key = f"taken {r + 1} {p}"
        now.taken[MAX_SEATS * r + p] = _read_taken(key, lines[key])
    if now.players == 2 and r <= now.round:
        now.discarded[r] = _read_discarded(f"discarded {r + 1}", lines[f"discarded {r + 1}"])


def _read_pair(key: str, text: str) -> list[int]:
    if text == UNKNOWN_MARK * NUM_IN_DEMAND:
        return [UNKNOWN] * NUM_IN_DEMAND
    if len(text) != NUM_IN_DEMAND or set(text) - set(LETTERS):
        raise _bad_value(key, text)
    return [LETTERS.index(letter) for letter in text]


def _read_dice(key: str, text: str, most: int) -> list[int]:
    words = text.split(" ")
    if words[-1] == UNKNOWN_MARK and len(words) <= most:
        words = words[:-1]
    elif len(words) != most:
        raise _bad_value(key, text)
    return _read_kinds(key, text, words)


def _read_kinds(key: str, text: str, words: list[str]) -> list[int]:
    if not all(re.fullmatch(_DIE, word, re.ASCII) for word in words):
        raise _bad_value(key, text)
    return [read_die(word) for word in words]


def _read_taken(key: str, text: str) -> int:
    dice = [] if text == NONE else [_TAKEN.fullmatch(word) for word in text.split(", ")]
    if len(dice) > DICE_PER_SEAT or not all(dice):
        raise _bad_value(key, text)
    building = 0
    for i, die in enumerate(die for die in dice if die):
        place = read_cell(die[2]) + 1 if die[2] else BEHIND_SCREEN if die[3] else REMOVED
        building = place_die(building, i, read_die(die[1]), place)
    return building


def _read_discarded(key: str, text: str) -> int:
    kinds = [] if text == NONE else _read_kinds(key, text, text.split(" "))
    if len(kinds) >= 2 * DICE_PER_SEAT:
        raise _bad_value(key, text)
    return sum((kind + 1) << 5 * i for i, kind in enumerate(kinds))
