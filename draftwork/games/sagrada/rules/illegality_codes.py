"""The codes of reasons why a move is illegal. `ui/explain.py` has the sentences."""

(
    LEGAL,
    NO_SUCH_MOVE,
    MATCH_OVER,
    NOT_NOW,  # another kind of move is due
    NOT_DEALT,  # the pattern is not on a card of the seat
    NO_DIE,  # the slot of the pool is empty
    DRAFTED,  # the draft of the turn is over
    UNPLACEABLE,  # the die fits nowhere
    MUST_PLACE,
    OCCUPIED,
    NOT_EDGE,
    NOT_TOUCHING,
    WRONG_COLOUR,
    WRONG_SHADE,
    ADJACENT_COLOUR,
    ADJACENT_VALUE,
    TOUCHING,
    NO_TOOL,  # the tool is not in the match
    TOOL_USED,  # a tool was used in this turn
    TOOL_GONE,  # solo: the tool was used
    TOO_EXPENSIVE,
    NO_PAYMENT,  # solo: no die of the pool pays for the tool
    NEEDS_DIE,  # the tool works on a selected die
    NEEDS_NO_DIE,
    SECOND_TURN,
    FIRST_TURN,
    BEFORE_DRAFT,
    AFTER_PLACING,
    EMPTY_TRACK,
    NOT_ON_TRACK,
    CANNOT_COMPLETE,  # the use of the tool could not be completed
    CANNOT_PAY,  # the die does not pay for the tool
    NO_DIE_LEFT,  # the payment would leave no die to re-roll or place
    NO_FACE,  # a die has no value 0 or 7
    NO_TRACK_DIE,
    EMPTY_SPACE,
    SAME_DIE,
    OTHER_COLOUR,
    CANNOT_MOVE,
    SAME_SPACE,
    NO_SECOND,
) = range(41)
