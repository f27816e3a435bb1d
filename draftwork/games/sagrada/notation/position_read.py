"""Reading the four groups of lines of a position into a state."""

from __future__ import annotations

from typing import Any

from draftwork.games.contract import Edition, Value
from draftwork.games.sagrada.components import EDITION
from draftwork.games.sagrada.constants import (
    CELLS,
    COLOUR_LETTERS,
    COLUMNS,
    MAX_POOL,
    OBJECTIVE_IDS,
    ROUNDS,
    ROWS,
    SEATS,
    TOOLS,
)
from draftwork.games.sagrada.notation.edition import patterns_of, read_edition
from draftwork.games.sagrada.notation.moves import cell_text
from draftwork.games.sagrada.notation.position_chance import read_luck
from draftwork.games.sagrada.notation.position_write import (
    NO_DIE_MARK,
    NONE_MARK,
    STANDARD,
    UNKNOWN_MARK,
    YES_NO,
)
from draftwork.games.sagrada.rules.apply import reveal_pattern
from draftwork.games.sagrada.rules.bag import DICE_PER_WORD, dice_per_round, num_dice
from draftwork.games.sagrada.rules.deal import num_private
from draftwork.games.sagrada.rules.dice import die_of, row_slots, with_die
from draftwork.games.sagrada.rules.phases import CHOOSE, PHASE_NAMES
from draftwork.games.sagrada.rules.placing import set_window, toggle_die, window
from draftwork.games.sagrada.setup import SOLO_PRIVATE_OPTIONS, TOOL_COUNTS, prepare
from draftwork.games.sagrada.state import NONE, UNKNOWN, State
from draftwork.kernel import to_python
from draftwork.kernel.deal import KEY_WORDS
from draftwork.kernel.errors import BadEdition, BadOption, BadPosition

_CELL_TEXTS = [cell_text(cell) for cell in range(CELLS)]


def _bad(key: str, value: str) -> BadPosition:
    return BadPosition("bad-position-value", key=key, value=value[:60])


def _one_of(lines: dict[str, str], key: str, known: list[str] | tuple[str, ...]) -> int:
    """The index of a line's value among the known values."""
    if lines[key] not in known:
        raise _bad(key, lines[key])
    return list(known).index(lines[key])


def _number(key: str, text: str, least: int, most: int) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 3 and least <= int(text) <= most):
        raise _bad(key, text)
    return int(text)


def _numbers(lines: dict[str, str], key: str, least: int, most: int) -> list[int]:
    return [_number(key, word, least, most) for word in lines[key].split()]


def _die(key: str, text: str, least: int = 1) -> int:
    if text == NO_DIE_MARK:
        return 0
    if len(text) != 2 or text[0] not in COLOUR_LETTERS:
        raise _bad(key, text)
    return die_of(COLOUR_LETTERS.index(text[0]), _number(key, text[1], least, 6))


def _dice(key: str, text: str, most: int, least: int = 1) -> list[int]:
    words = text.split()
    if len(words) > most:
        raise _bad(key, text)
    return [_die(key, word, least) for word in words]


def _parts(lines: dict[str, str], key: str, n: int, rest: str | None = None) -> list[str]:
    """The n parts of a line between slashes. Missing parts at the end are `rest`, if it is given."""
    parts = [part.strip() for part in lines[key].split("/")]
    if len(parts) > n or (len(parts) < n and rest is None):
        raise _bad(key, lines[key])
    return parts + [rest or ""] * (n - len(parts))


def _read_edition(lines: dict[str, str]) -> Edition:
    if lines["cards"] == STANDARD:
        if lines["edition"] != EDITION.name:
            raise _bad("edition", lines["edition"])
        return EDITION
    words = [word.strip() for word in lines["cards"].split("|")]
    if len(words) % 8:
        raise _bad("cards", lines["cards"])
    found: list[dict[str, Any]] = []
    for i in range(0, len(words), 4):
        id, name, dots, rows = words[i : i + 4]
        found.append({"id": id, "name": name, "dots": _number("cards", dots, 0, 9), "rows": rows.split("/")})
    cards = [found[i : i + 2] for i in range(0, len(found), 2)]
    try:
        return read_edition({"game": "sagrada", "edition": lines["edition"], "cards": cards})
    except BadEdition as bad:
        raise BadPosition(bad.message) from None


def read_options(lines: dict[str, str]) -> State:
    """The prepared state for the options and the edition of a position."""
    players = 1 + _one_of(lines, "players", [str(n) for n in range(1, SEATS + 1)])
    options: dict[str, Value] = {
        "reduced_bag": bool(_one_of(lines, "reduced bag", YES_NO)),
        "solo_private": SOLO_PRIVATE_OPTIONS[_one_of(lines, "solo private", SOLO_PRIVATE_OPTIONS)],
        "tools": len(lines["tools"].split()),
    }
    if options["tools"] not in TOOL_COUNTS:
        raise _bad("tools", lines["tools"])
    try:
        return prepare(players, options, {}, _read_edition(lines))
    except BadOption as bad:
        raise BadPosition(bad.message) from None


def read_table(now: State, lines: dict[str, str]) -> None:
    _read_key(now, lines["key"])
    now.start = _number("start", lines["start"], 0, now.players - 1)
    _same_length(lines, "paid", lines["tools"])
    tools = zip(_numbers(lines, "tools", 1, TOOLS), _numbers(lines, "paid", 0, 99), strict=True)
    for i, (tool, paid) in enumerate(sorted(tools)):
        now.tools[i], now.paid[i] = tool, paid
    public = lines["public"].split()
    if len(public) > len(now.public) or not set(public) <= set(OBJECTIVE_IDS):
        raise _bad("public", lines["public"])
    for i, objective in enumerate(sorted(OBJECTIVE_IDS.index(id) for id in public)):
        now.public[i] = objective
    private = lines["private"].split()
    if len(private) != num_private(now) or not set(private) <= {*COLOUR_LETTERS, UNKNOWN_MARK}:
        raise _bad("private", lines["private"])
    for i, letter in enumerate(private):
        now.private[i] = UNKNOWN if letter == UNKNOWN_MARK else COLOUR_LETTERS.index(letter)
    _read_bag(now, lines)
    for i, entry in enumerate(read_luck(lines["luck"], len(now.luck))):
        now.luck[i] = entry
    for r, row in enumerate(_parts(lines, "track", ROUNDS, NO_DIE_MARK)):
        for i, die in enumerate(_dice("track", row, MAX_POOL)):
            now.track[r] = with_die(now.track[r], i, die)
            now.on_track |= 1 << die if die else 0


def _same_length(lines: dict[str, str], key: str, other: str) -> None:
    if len(lines[key].split()) != len(other.split()):
        raise _bad(key, lines[key])


def _read_key(now: State, text: str) -> None:
    known = len(text) == 8 * KEY_WORDS and not set(text) - set("0123456789abcdef")
    if not known and text != UNKNOWN_MARK:
        raise _bad("key", text)
    for i in range(KEY_WORDS):
        now.key[i] = int(text[8 * i : 8 * i + 8], 16) if known else UNKNOWN


def _read_bag(now: State, lines: dict[str, str]) -> None:
    n = dice_per_round(now)
    for r, row in enumerate(_parts(lines, "dice", ROUNDS, UNKNOWN_MARK)):
        now.dice[r] = UNKNOWN if row == UNKNOWN_MARK else 0
        if row != UNKNOWN_MARK:
            if len(row.split()) != n:
                raise _bad("dice", row)
            for i, word in enumerate(row.split()):
                if word == NO_DIE_MARK:
                    raise _bad("dice", row)
                now.dice[r] = with_die(now.dice[r], i, _die("dice", word, least=0))
    spare = lines["spare"].replace(NONE_MARK, "")
    unknown = spare == UNKNOWN_MARK
    if not unknown and (len(spare) != num_dice(now) - n * ROUNDS or not set(spare) <= set(COLOUR_LETTERS)):
        raise _bad("spare", lines["spare"])
    for i in range(len(now.spare)):
        some = spare[DICE_PER_WORD * i : DICE_PER_WORD * i + DICE_PER_WORD]
        now.spare[i] = (
            UNKNOWN if unknown else sum(COLOUR_LETTERS.index(c) << 3 * k for k, c in enumerate(some))
        )


def read_turn(now: State, lines: dict[str, str]) -> None:
    now.round = _number("round", lines["round"], 1, ROUNDS + 1) - 1
    now.turn = _number("turn", lines["turn"], 1, 2 * now.players) - 1
    now.phase = _one_of(lines, "phase", PHASE_NAMES)
    if lines["skipping"] != NONE_MARK:
        now.skip = sum(1 << p for p in set(_numbers(lines, "skipping", 0, now.players - 1)))
    now.drafted = _one_of(lines, "drafted", YES_NO)
    now.tool = 0 if lines["tool"] == NONE_MARK else _number("tool", lines["tool"], 1, TOOLS)
    for i, die in enumerate(_dice("pool", lines["pool"], int(dice_per_round(now)))):
        now.pool = with_die(now.pool, i, die)
    if lines["hand"] != NONE_MARK:
        _read_hand(now, lines["hand"])
    for key in ("lifted", "moved"):
        cell = NONE if lines[key] == NONE_MARK else _one_of(lines, key, _CELL_TEXTS)
        setattr(now, key, cell)


def _read_hand(now: State, text: str) -> None:
    """Read the selected die. Without a slot it comes from the first empty one."""
    held, origin, slot = text.partition(" from ")
    now.hand = _die("hand", held, least=0)
    now.slot = _number("hand", slot, 1, MAX_POOL) - 1 if origin else [*row_slots(now.pool), 0].index(0)


def _read_pattern(now: State, key: str, text: str) -> int:
    """The pattern with an id or a number, from 0."""
    ids = [pattern.id for pattern in patterns_of(to_python(now))]
    return ids.index(text) if text in ids else _number(key, text, 1, 2 * now.cards) - 1


def read_seat(now: State, seat: int, lines: dict[str, str]) -> None:
    key = f"cards {seat}"
    if lines[key] != UNKNOWN_MARK:
        cards = _numbers(lines, key, 1, now.cards)
        if len(cards) != 2:
            raise _bad(key, lines[key])
        now.dealt_cards[2 * seat], now.dealt_cards[2 * seat + 1] = cards[0] - 1, cards[1] - 1
    key = f"pattern {seat}"
    if lines[key] != NONE_MARK:
        now.pattern[seat] = _read_pattern(now, key, lines[key])
    elif now.phase != CHOOSE:
        raise _bad(key, lines[key])
    if now.phase != CHOOSE:
        reveal_pattern(now, seat)
    if f"tokens {seat}" in lines:  # reveal_pattern gives a token for each dot
        now.tokens[seat] = _number(f"tokens {seat}", lines[f"tokens {seat}"], 0, 99)
    w = window(now, seat)
    for r, row in enumerate(_parts(lines, f"window {seat}", ROWS)):
        dice = _dice(f"window {seat}", row, COLUMNS)
        if len(dice) != COLUMNS:
            raise _bad(f"window {seat}", row)
        for c, die in enumerate(dice):
            w = toggle_die(w, die, COLUMNS * r + c) if die else w
    set_window(now, seat, w)
