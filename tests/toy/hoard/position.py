"""Positions as lines of text, and the invariants of positions.

A question mark stands for an unknown key, hand or buried card.
"""

from __future__ import annotations

from draftwork.kernel import Ints, to_compiled, to_python
from draftwork.kernel.deal import KEY_WORDS, WORD_MASK
from draftwork.kernel.errors import BadPosition
from hoard.components import ALL_CARDS, CARDS, DICE, FACES, HAND, STANDARD
from hoard.secrets import cards_in_hand
from hoard.setup import new_state
from hoard.state import UNKNOWN, State

MARK = "?"
NONE = "-"
SEATS = 3


def write_position(s: State) -> dict[str, str]:
    now = to_python(s)
    lines = {
        "players": str(now.players),
        "die": DICE[now.die],
        "key": MARK if now.key[0] < 0 else "".join(f"{now.key[i]:08x}" for i in range(KEY_WORDS)),
        "start": str(now.start),
        "turn": str(now.turn),
        "dice": " ".join(NONE if now.dice[r] < 0 else str(now.dice[r]) for r in range(HAND)),
    }
    for seat in range(now.players):
        lines[f"hand {seat}"] = _write_hand(now.hand[seat])
        shown = [now.shown[HAND * seat + r] for r in range(HAND)]
        lines[f"shown {seat}"] = " ".join(str(card or NONE) for card in shown)
        lines[f"buried {seat}"] = MARK if now.buried[seat] < 0 else str(now.buried[seat] or NONE)
    return lines


def _write_hand(hand: int) -> str:
    if hand < 0:
        return MARK
    return " ".join(str(card) for card in range(1, CARDS + 1) if hand >> card & 1) or NONE


def read_position(lines: dict[str, str]) -> State:
    players = _number("players", lines["players"], SEATS)
    if lines["die"] not in DICE or players < 2:
        raise BadPosition("bad-position-value", key="die", value=lines["die"])
    now = to_python(new_state(players, {"die": lines["die"]}, {}))
    _read_key(now.key, lines["key"])
    now.start = _number("start", lines["start"], players - 1)
    now.turn = _number("turn", lines["turn"], HAND * players)
    for r, die in enumerate(_row("dice", lines["dice"])):
        now.dice[r] = UNKNOWN if die == NONE else _number("dice", die, CARDS)
    for seat in range(players):
        now.hand[seat] = _read_hand(f"hand {seat}", lines[f"hand {seat}"])
        for r, card in enumerate(_row(f"shown {seat}", lines[f"shown {seat}"])):
            now.shown[HAND * seat + r] = 0 if card == NONE else _number(f"shown {seat}", card, CARDS)
        now.buried[seat] = _read_buried(f"buried {seat}", lines[f"buried {seat}"])
    s = to_compiled(now)
    _check_invariants(s, complete=False)
    return s


def _number(key: str, text: str, maximum: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) == 1 and int(text) <= maximum):
        raise BadPosition("bad-position-value", key=key, value=text)
    return int(text)


def _row(key: str, text: str) -> list[str]:
    words = text.split()
    if len(words) != HAND:
        raise BadPosition("bad-position-value", key=key, value=text)
    return words


def _read_key(key: Ints, text: str) -> None:
    known = len(text) == 8 * KEY_WORDS and not set(text) - set("0123456789abcdef")
    if not known and text != MARK:
        raise BadPosition("bad-position-value", key="key", value=text)
    for i in range(KEY_WORDS):
        key[i] = int(text[8 * i : 8 * i + 8], 16) if known else UNKNOWN


def _read_hand(key: str, text: str) -> int:
    if text == MARK:
        return UNKNOWN
    cards = [] if text == NONE else [_number(key, word, CARDS) for word in text.split()]
    if len(set(cards)) < len(cards) or text == "":
        raise BadPosition("bad-position-value", key=key, value=text)
    return sum(1 << card for card in cards)


def _read_buried(key: str, text: str) -> int:
    return UNKNOWN if text == MARK else 0 if text == NONE else _number(key, text, CARDS)


def check_state(s: State) -> None:
    """Check the invariants of a complete position, without unknown parts."""
    _check_invariants(s, complete=True)


def _check_invariants(s: State, complete: bool) -> None:
    now = to_python(s)
    _require("hoard-broken-table", _table_is_valid(now))
    unknown = [
        now.key[0] < 0,
        *(row[seat] == UNKNOWN for row in (now.hand, now.buried) for seat in range(SEATS)),
    ]
    _require("hoard-unknown", not (complete and any(unknown)))
    _require("hoard-broken-table", all(_seat_is_valid(s, now, seat) for seat in range(SEATS)))
    seen = [now.shown[i] for i in range(CARDS)] + [now.buried[seat] for seat in range(SEATS)]
    seen += [card for seat in range(SEATS) for card in range(CARDS + 1) if max(now.hand[seat], 0) >> card & 1]
    cards = [card for card in seen if card > 0]
    _require("hoard-broken-cards", len(set(cards)) == len(cards) and 0 not in seen[CARDS + SEATS :])


def _table_is_valid(now: State) -> bool:
    if now.players not in (2, 3) or now.die not in range(len(DICE)):
        return False
    faces = STANDARD.dice[DICE[now.die]]
    rounds = range(HAND)
    key = [now.key[i] for i in range(KEY_WORDS)]
    return (
        all(now.faces[i] == faces[i] for i in range(FACES))
        and (all(word == UNKNOWN for word in key) or all(0 <= word <= WORD_MASK for word in key))
        and now.start in range(now.players)
        and now.turn in range(HAND * now.players + 1)
        and all(
            now.dice[r] in faces or (now.dice[r] == UNKNOWN and r > now.turn // now.players) for r in rounds
        )
    )


def _seat_is_valid(s: State, now: State, seat: int) -> bool:
    """Check that a seat has played one card per round so far, at most one of them face down."""
    shown = [now.shown[HAND * seat + r] for r in range(HAND)]
    hand, buried = now.hand[seat], now.buried[seat]
    if seat >= now.players:
        return not (any(shown) or hand or buried)
    played = HAND - cards_in_hand(s, seat)
    in_hand = hand == UNKNOWN or (0 <= hand <= ALL_CARDS and hand.bit_count() == HAND - played)
    face_down = shown[:played].count(0)
    return (
        in_hand
        and all(0 <= card <= CARDS for card in shown)
        and not any(shown[played:])
        and UNKNOWN <= buried <= CARDS
        and face_down == (1 if buried else 0)
    )


def _require(reason: str, holds: bool) -> None:
    if not holds:
        raise BadPosition(reason)
