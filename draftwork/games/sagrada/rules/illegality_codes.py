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
    MUST_PLACE,  # the die in hand can be placed, so the seat may not pass or return it
    OCCUPIED,
    NOT_EDGE,  # the first die goes to the edge
    NOT_TOUCHING,
    WRONG_COLOUR,
    WRONG_SHADE,
    ADJACENT_COLOUR,
    ADJACENT_VALUE,
    TOUCHING,  # tool 9 places a die where it touches no die
    NO_TOOL,  # the tool is not in the match
    TOOL_USED,  # a tool was used in this turn
    TOOL_GONE,  # solo: the tool was used
    TOO_EXPENSIVE,
    NO_PAYMENT,  # solo: no die of the pool pays for the tool
    NEEDS_DIE,  # the tool works on a selected die
    NEEDS_NO_DIE,  # the tool is not for a selected die
    SECOND_TURN,  # the tool is only for the second turn of a round
    FIRST_TURN,  # the tool is only for the first turn of a round
    BEFORE_DRAFT,  # the tool is only for the time before the draft
    AFTER_PLACING,  # the tool is only for the time after the draft
    EMPTY_TRACK,
    NOT_ON_TRACK,  # the round track has no die of a colour that tool 12 needs
    CANNOT_COMPLETE,  # the use of the tool could not be completed
    CANNOT_PAY,  # the die does not pay for the tool
    NO_DIE_LEFT,  # the payment would leave no die to re-roll or place
    NO_FACE,  # a die has no value 0 or 7
    NO_TRACK_DIE,  # the place on the round track is empty
    EMPTY_SPACE,  # there is no die to lift
    SAME_DIE,  # the second die to move is the first one
    OTHER_COLOUR,  # tool 12: the second die has another colour than the first
    CANNOT_MOVE,  # the lifted die could go nowhere
    SAME_SPACE,  # the lifted die was on this space
    NO_SECOND,  # tool 4: afterwards no second die could move
) = range(41)
