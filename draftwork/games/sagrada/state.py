"""The state of a Sagrada match.

A die is one integer: value + 8 * colour, 0 for none; a row of dice (a pool, a space of the round track) has
6 bits for each, see `dice`. Masks have a bit for each of the 20 cells of a window, and where there are
several they lie 20 bits apart, three to an integer.
"""

from __future__ import annotations

from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 4]
Masks = Annotated[Ints, 8]  # of seat s at 2 s and 2 s + 1: by colour (3 and 2) or by value (3 and 3)
UNKNOWN = -1  # what is not dealt yet, or may not be known
NONE = -1  # no cell, slot or card


@record
class State:
    players: int  # how many seats
    reduced_bag: int  # option of SA-1, 1 for yes
    solo_private: int  # option of SA-23: 0 the better private objective counts, 1 both
    edition: int  # the edition's number, see `edition`: its names are not in the state
    cards: int  # how many pattern cards it has
    patterns: Annotated[Ints, 96]  # pattern k at 2 k: 4 bits for each of 10 cells, at 2 k + 1 the dots above
    key: Annotated[Ints, 8]  # the deal's key, from which later dice come
    start: int  # the seat that begins the first round
    tools: Annotated[Ints, 5]  # the tools in the game, ascending, 0 for none
    paid: Annotated[Ints, 5]  # favour tokens on each; in solo 1 for a tool that has left the game
    public: Annotated[Ints, 3]  # the public objectives, ascending; in solo the third is NONE
    private: PerSeat  # the colour of the private objective; in solo the second one follows the first
    dealt_cards: Annotated[Ints, 8]  # of seat s at 2 s and 2 s + 1, ascending
    pattern: PerSeat  # the chosen pattern (2 * card + side), NONE before that
    tokens: PerSeat  # favour tokens left
    white: PerSeat  # the white spaces of the chosen pattern, a mask
    colour_spaces: Masks  # its coloured spaces
    shade_spaces: Masks  # its shaded spaces
    colours: Masks  # the dice in the window by colour
    values: Masks  # and by value
    dice: Annotated[Ints, 10]  # per round the row of its dice as dealt; values are 0 until they are rolled
    spare: Annotated[Ints, 3]  # the dice that stay in the bag: 3 bits for each, 20 to an integer
    luck: Annotated[Ints, 26]  # re-rolls and draws of tools, that happened or the set-up fixed; see `luck`
    round: int  # from 0; 10 when the match is over
    turn: int  # of the round, from 0; before the first round how many seats have chosen
    skip: int  # the seats that skip their second turn of the round, as bits
    phase: int  # what is to be decided: `phases`
    drafted: int  # 1 when the draft of this turn is done
    tool: int  # the tool used in this turn, 0 for none
    pool: int  # the draft pool, a row of dice; a die keeps its slot
    hand: int  # the selected die
    slot: int  # where in the pool it was, or NONE
    lifted: int  # the cell of the die that is being moved, or NONE
    moved: int  # the cell of the die that this tool has moved first, or NONE
    track: Annotated[Ints, 10]  # per round the row of dice on the round track
    on_track: int  # which dice are there, a bit for each kind of die
