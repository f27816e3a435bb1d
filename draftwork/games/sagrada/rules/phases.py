"""The phases of a match: the kinds of decision."""

(
    CHOOSE,  # choose a pattern (SA-2)
    TURN,  # no die in hand: draft, use a tool, or pass
    HAND,  # a die is selected: place it, or use a tool on it
    PAY,  # solo: choose the die of the pool that pays for the tool
    NUDGE,  # tool 1: raise or lower the value
    SWAP,  # tool 5: choose a die of the round track
    ROLLED,  # tool 6: place the re-rolled die, or return it if it fits nowhere
    AGAIN,  # tool 8: draft another die
    APART,  # tool 9: place the die where it touches no die
    VALUE,  # tool 11: choose the value of the drawn die
    FREE,  # tool 11: place the drawn die, or return it
    LIFT,  # tools 2, 3, 4, 12: choose the die to move
    DROP,  # tools 2, 3, 4, 12: choose the new space of the die
) = range(13)

# The names of the phases in views and positions.
PHASE_NAMES = (
    "choose",
    "turn",
    "hand",
    "pay",
    "nudge",
    "swap",
    "rolled",
    "again",
    "apart",
    "value",
    "free",
    "lift",
    "drop",
)
