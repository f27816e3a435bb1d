"""The invariants of the dice: the rows of dice, their number by colour, and the bag.

The dice of past rounds and of this one, as they were drawn, may be unknown: the rules do not need them.
"""

from __future__ import annotations

from draftwork.games.sagrada.constants import (
    COLOUR_LETTERS,
    COLOURS,
    MAX_TOOLS,
    ROUNDS,
    SOLO_COLOUR,
    VALUES,
)
from draftwork.games.sagrada.rules.bag import (
    colour_at,
    dice_per_colour,
    dice_per_round,
    num_dice,
    rounds_drawn,
)
from draftwork.games.sagrada.rules.dice import colour_of, die_at, is_die, row_slots, value_of
from draftwork.games.sagrada.rules.phases import CHOOSE
from draftwork.games.sagrada.rules.placing import cells_of_colour, window
from draftwork.games.sagrada.rules.turn_chance import (
    DRAW_KIND,
    HAPPENED,
    bag_counts,
    drawn_colour,
    entry_kind,
    returned_colour,
)
from draftwork.games.sagrada.state import NONE, UNKNOWN, State
from draftwork.i18n import Message
from draftwork.kernel.errors import BadPosition


def check_dice(s: State, now: State) -> None:
    """Raise BadPosition if the dice do not add up."""
    if not _rows_hold(s, now):
        raise BadPosition("sagrada-broken-dice")
    seen = [_count_outside_bag(s, now, colour) for colour in range(COLOURS)]
    most = int(dice_per_colour(s))
    for letter, n in zip(COLOUR_LETTERS, seen, strict=True):
        if n > most:
            raise BadPosition(
                Message("sagrada-dice-of-colour", {"n": n, "colour": letter, "most": most}, "SA-1")
            )
    expected = int(dice_per_round(s) * rounds_drawn(s))
    if sum(seen) != expected:
        raise BadPosition(Message("sagrada-dice-in-all", {"n": sum(seen), "expected": expected}, "SA-4"))
    if not _draws_hold(s, now, seen) or not _bag_holds(s, now):
        raise BadPosition("sagrada-broken-dice")


def _rows_hold(s: State, now: State) -> bool:
    """Whether the pool uses only the slots of the round, and the track only past rounds, without gaps."""
    n = dice_per_round(s)
    for r in range(ROUNDS):
        row = row_slots(now.track[r])
        count = sum(die != 0 for die in row)
        if any(die and not is_die(die) for die in row) or any(row[count:]) or (row[0] and r >= now.round):
            return False
        if count > n or (now.phase == CHOOSE and count):
            return False
    pool = row_slots(now.pool)
    running = now.phase != CHOOSE and now.round < ROUNDS
    kinds = {die for row in now.track for die in row_slots(row) if die}
    return (
        all(not die or is_die(die) for die in pool)
        and not any(pool[n if running else 0 :])
        and now.on_track == sum(1 << die for die in kinds)
    )


def _count_outside_bag(s: State, now: State, colour: int) -> int:
    """The number of dice of a colour in windows, pool, hand and track, or paid for a tool in solo (SA-22)."""
    seen = sum(cells_of_colour(window(s, p), colour).bit_count() for p in range(now.players))
    seen += sum(colour_of(die) == colour for row in (now.pool, *now.track) for die in row_slots(row) if die)
    seen += now.slot != NONE and colour_of(now.hand) == colour
    paid = [now.tools[i] for i in range(MAX_TOOLS) if now.players == 1 and now.paid[i]]
    return int(seen + sum(SOLO_COLOUR[tool] == colour for tool in paid))


def _draws_hold(s: State, now: State, seen: list[int]) -> bool:
    """Whether the dice drawn in all rounds, and by tool 11, are those outside the bag."""
    drawn = [now.dice[r] for r in range(rounds_drawn(s))]
    dealt = [die for row in drawn if row != UNKNOWN for die in row_slots(row)[: dice_per_round(s)]]
    if any(not is_die(die) for die in dealt):
        return False
    counts = [0] * COLOURS
    for die in dealt:
        counts[colour_of(die)] += 1
    for entry in now.luck:
        if entry & HAPPENED and entry_kind(entry) == DRAW_KIND:
            counts[returned_colour(entry)] -= 1
            counts[drawn_colour(entry)] += 1
    return UNKNOWN in drawn or counts == seen


def _bag_holds(s: State, now: State) -> bool:
    """Whether the order of the bag has exactly the dice that are in the bag. The order may be unknown."""
    drawn, n = rounds_drawn(s), dice_per_round(s)
    unknown = {now.dice[r] == UNKNOWN for r in range(drawn, ROUNDS)} | {i == UNKNOWN for i in now.spare}
    if len(unknown) > 1:
        return False
    if unknown == {True}:
        return True
    in_bag = bag_counts(s)
    counts = [0] * 8
    for place in range(n * drawn, num_dice(s)):
        counts[colour_at(s, place)] += 1
    spare = num_dice(s) - n * ROUNDS
    rest = [now.spare[i] >> max(0, min(60, 3 * (spare - 20 * i))) for i in range(len(now.spare))]
    rows = [row for row in now.dice if row != UNKNOWN]
    return (
        counts == [in_bag >> 8 * colour & 255 for colour in range(8)]
        and not any(rest)
        and all(row >> 6 * n == 0 for row in rows)
        and all(value_of(die_at(row, i)) <= VALUES for row in rows for i in range(n))
    )
