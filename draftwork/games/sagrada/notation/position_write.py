"""Writing the lines of a position, in four groups: options, table, turn and seats."""

from __future__ import annotations

from draftwork.games.sagrada.components import EDITION, Pattern, components_of
from draftwork.games.sagrada.constants import CELLS, COLOUR_LETTERS, COLUMNS, OBJECTIVE_IDS, ROUNDS, ROWS
from draftwork.games.sagrada.notation.edition import edition_of
from draftwork.games.sagrada.notation.moves import cell_text
from draftwork.games.sagrada.notation.position_chance import write_luck
from draftwork.games.sagrada.rules.bag import DICE_PER_WORD, dice_per_round, num_dice
from draftwork.games.sagrada.rules.deal import num_private
from draftwork.games.sagrada.rules.dice import die_text, row_slots
from draftwork.games.sagrada.rules.phases import PHASE_NAMES
from draftwork.games.sagrada.rules.placing import die_on, window
from draftwork.games.sagrada.setup import SOLO_PRIVATE_OPTIONS
from draftwork.games.sagrada.state import NONE, UNKNOWN, State

UNKNOWN_MARK = "?"
NONE_MARK = "-"
NO_DIE_MARK = "--"
STANDARD = "standard"  # the cards of the shipped edition
YES_NO = ("no", "yes")


def write_options(s: State, now: State) -> dict[str, str]:
    edition = edition_of(s)
    patterns = [_pattern_text(pattern) for pattern in components_of(edition).patterns]
    return {
        "players": str(now.players),
        "reduced bag": YES_NO[now.reduced_bag],
        "solo private": SOLO_PRIVATE_OPTIONS[now.solo_private],
        "edition": edition.name,
        "cards": STANDARD if edition == EDITION else " | ".join(patterns),
    }


def _pattern_text(pattern: Pattern) -> str:
    return f"{pattern.id} | {pattern.name} | {pattern.dots} | {'/'.join(pattern.rows)}"


def write_table(s: State, now: State) -> dict[str, str]:
    n = dice_per_round(s)
    rows = [UNKNOWN_MARK if row == UNKNOWN else _row(row_slots(row)[:n]) for row in now.dice]
    spare = "".join(
        COLOUR_LETTERS[now.spare[i // DICE_PER_WORD] >> 3 * (i % DICE_PER_WORD) & 7]
        for i in range(num_dice(s) - n * ROUNDS)
        if now.spare[0] != UNKNOWN
    )
    tools = [i for i, tool in enumerate(now.tools) if tool]
    private = [now.private[i] for i in range(num_private(s))]
    return {
        "key": UNKNOWN_MARK if now.key[0] < 0 else "".join(f"{word:08x}" for word in now.key),
        "start": str(now.start),
        "tools": " ".join(str(now.tools[i]) for i in tools),
        "paid": " ".join(str(now.paid[i]) for i in tools),
        "public": " ".join(OBJECTIVE_IDS[i] for i in now.public if i != NONE),
        "private": " ".join(UNKNOWN_MARK if i == UNKNOWN else COLOUR_LETTERS[i] for i in private),
        "dice": " / ".join(rows),
        "spare": UNKNOWN_MARK if now.spare[0] == UNKNOWN else spare or NONE_MARK,
        "luck": " ".join(write_luck(entry) for entry in now.luck if entry) or NONE_MARK,
        "track": " / ".join(_row([die for die in row_slots(row) if die]) or NO_DIE_MARK for row in now.track),
    }


def _row(dice: list[int]) -> str:
    return " ".join(die_text(die) for die in dice)


def write_turn(s: State, now: State) -> dict[str, str]:
    pool = [die_text(die) if die else NO_DIE_MARK for die in row_slots(now.pool)[: dice_per_round(s)]]
    return {
        "round": str(now.round + 1),
        "turn": str(now.turn + 1),
        "phase": PHASE_NAMES[now.phase],
        "skipping": " ".join(str(p) for p in range(now.players) if now.skip >> p & 1) or NONE_MARK,
        "drafted": YES_NO[now.drafted],
        "tool": str(now.tool or NONE_MARK),
        "pool": " ".join(pool),
        "hand": NONE_MARK if now.slot == NONE else f"{die_text(now.hand)} from {now.slot + 1}",
        "lifted": NONE_MARK if now.lifted == NONE else cell_text(now.lifted),
        "moved": NONE_MARK if now.moved == NONE else cell_text(now.moved),
    }


def write_seat(s: State, now: State, seat: int) -> dict[str, str]:
    w = window(s, seat)
    dice = [die_text(die) if (die := die_on(w, cell)) else NO_DIE_MARK for cell in range(CELLS)]
    cards = [now.dealt_cards[2 * seat], now.dealt_cards[2 * seat + 1]]
    return {
        f"cards {seat}": UNKNOWN_MARK if UNKNOWN in cards else " ".join(str(card + 1) for card in cards),
        f"pattern {seat}": NONE_MARK if now.pattern[seat] == NONE else str(now.pattern[seat] + 1),
        f"tokens {seat}": str(now.tokens[seat]),
        f"window {seat}": " / ".join(
            " ".join(dice[COLUMNS * r : COLUMNS * r + COLUMNS]) for r in range(ROWS)
        ),
    }
