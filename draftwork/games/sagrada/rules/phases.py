"""What is to be decided."""

(
    CHOOSE,  # a pattern (SA-2)
    TURN,  # no die in hand: draft, use a tool, or pass
    HAND,  # a die is selected: place it, or use a tool on it
    PAY,  # solo: the pool die that pays for the tool
    NUDGE,  # tool 1: up or down
    SWAP,  # tool 5: a die of the round track
    ROLLED,  # tool 6: place the die, or return it if it fits nowhere
    AGAIN,  # tool 8: another die
    APART,  # tool 9: a space that touches no die
    VALUE,  # tool 11: the value of the die drawn
    FREE,  # tool 11: place the die, or return it
    LIFT,  # tools 2, 3, 4, 12: the die to move
    DROP,  # and where to
) = range(13)

# The phases in views and positions.
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
