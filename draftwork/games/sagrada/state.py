"""The state of a Sagrada match.

A die is an integer: value + 8 * colour, or 0 for no die. A row of dice (the pool, a space of the round track)
is an integer with 6 bits for each slot; see `rules/dice.py`. A mask has a bit for each of the 20 cells of a
window. An integer holds up to three masks, 20 bits apart.

Rules call the state `s`, a seat `p` and a window `w`. Other code calls the state in Python form `now`.
"""

from __future__ import annotations

from typing import Annotated

from draftwork.kernel import Ints, record

PerSeat = Annotated[Ints, 4]
Masks = Annotated[Ints, 8]  # two integers for each seat: five masks by colour or six by value
UNKNOWN = -1  # not dealt yet, or hidden from the viewer
NONE = -1  # no cell, slot or card


@record
class State:
    players: int  # the number of seats
    reduced_bag: int  # the option of SA-1: 1 for a reduced bag
    solo_private: int  # the option of SA-23: 0 if the better private objective counts, 1 if both do
    edition: int  # the number of the edition; see `notation/edition.py`
    cards: int  # the number of pattern cards of the edition
    patterns: Annotated[Ints, 96]  # two integers for each pattern: 4 bits a cell, the dots last
    key: Annotated[Ints, 8]  # the key of the deal, which also decides later dice
    start: int  # the start player of the first round
    tools: Annotated[Ints, 5]  # the tools of the match, ascending; 0 for none
    paid: Annotated[Ints, 5]  # the favour tokens on each tool; in solo 1 for a used tool
    public: Annotated[Ints, 3]  # the public objectives, ascending; in solo the third is NONE
    private: PerSeat  # the colour of each private objective; in solo the first two entries
    dealt_cards: Annotated[Ints, 8]  # two pattern cards for each seat, ascending
    pattern: PerSeat  # the chosen pattern (2 * card + side), or NONE
    tokens: PerSeat  # unused favour tokens
    white: PerSeat  # a mask of the white spaces of the pattern
    colour_spaces: Masks  # masks of the coloured spaces of the pattern, by colour
    shade_spaces: Masks  # masks of the shaded spaces of the pattern, by value
    colours: Masks  # masks of the dice in the window, by colour
    values: Masks  # masks of the dice in the window, by value
    dice: Annotated[Ints, 10]  # the row of dice of each round; the values are 0 before the roll
    spare: Annotated[Ints, 3]  # the colours of the dice that no round uses: 3 bits for each, 20 in an integer
    luck: Annotated[Ints, 26]  # re-rolls and draws of tools, past or fixed; see `rules/turn_chance.py`
    round: int  # from 0; 10 after the end
    turn: int  # the turn of the round, from 0; before the first round the number of seats that have chosen
    skip: int  # a bit for each seat that skips its second turn of the round
    phase: int  # the kind of decision; see `rules/phases.py`
    drafted: int  # 1 after the draft of this turn
    tool: int  # the tool used in this turn, 0 for none
    pool: int  # the draft pool, a row of dice; a die keeps its slot
    hand: int  # the selected die
    slot: int  # its slot in the pool, or NONE
    lifted: int  # the cell of the die that a tool is moving, or NONE
    moved: int  # the cell of the first die that the tool moved, or NONE
    track: Annotated[Ints, 10]  # the row of dice on each space of the round track
    on_track: int  # a bit for each die that is on the round track
