"""Why a move is refused: the numbers that `refuse` gives. Their sentences are in `moves`."""

(
    LEGAL,
    NO_SUCH_MOVE,
    MATCH_OVER,
    NOT_NOW,  # this is not what is to be decided
    NOT_DEALT,  # the pattern is not on the own cards
    NO_DIE,  # the slot of the pool is empty
    DRAFTED,  # a turn has one draft
    UNPLACEABLE,  # the die could not be placed
    MUST_PLACE,
    OCCUPIED,
    NOT_EDGE,
    NOT_TOUCHING,
    WRONG_COLOUR,
    WRONG_SHADE,
    ADJACENT_COLOUR,
    ADJACENT_VALUE,
    TOUCHING,
    NO_TOOL,  # not in this game
    TOOL_USED,  # one tool a turn
    TOOL_GONE,  # solo: each works once
    TOO_EXPENSIVE,
    NO_PAYMENT,  # solo: no die in the pool pays for it
    NEEDS_DIE,  # the tool acts on a selected die
    NEEDS_NO_DIE,
    SECOND_TURN,
    FIRST_TURN,
    BEFORE_DRAFT,
    AFTER_PLACING,
    EMPTY_TRACK,
    NOT_ON_TRACK,
    CANNOT_COMPLETE,  # its use could not end legally
    CANNOT_PAY,  # this die does not pay for the tool
    NO_DIE_LEFT,  # after this payment there would be no die left to re-roll or place
    NO_FACE,  # a die has no 0 and no 7
    NO_TRACK_DIE,
    EMPTY_SPACE,
    SAME_DIE,
    OTHER_COLOUR,
    CANNOT_MOVE,
    SAME_SPACE,
    NO_SECOND,
) = range(41)
