"""Positions as somebody types them at a table, with only what lies there."""

SAGRADA = """
sagrada 1
players: 2
round: 2
first: 0                 # the start player of this round
turn: 4
tools: 5 1 8
paid: 1 3 0
public: row_color_variety shade_variety column_color_variety
private: P ?
track: R4
pool: B2 R4 B2
pattern 0: 21
tokens 0: 2
window 0: -- -- -- P4 -- / -- -- -- -- B5 / -- -- -- -- -- / -- -- -- -- --
pattern 1: 19
tokens 1: 2
window 1: -- -- -- -- -- / -- -- -- -- -- / -- -- -- -- -- / -- B6 Y2 B1 P5
"""

SAGRADA_SOLO = """
sagrada 1
players: 1
round: 2
first: 0
tools: 1 6 7
public: shade_variety row_color_variety
private: P R
track: R4 G3
pool: B2 R4 B2 Y1
pattern 0: virtus
window 0: -- -- -- P4 -- / -- -- -- -- B5 / -- -- -- -- -- / -- -- -- -- --
"""

SAGRADA_CHOICE = """
sagrada 1
players: 3
phase: choose
start: 2
tools: 1 6 7
public: shade_variety row_color_variety light_shades
private: ? ? G
cards 2: 3 9
"""

BLUEPRINTS = """
blueprints 1
players: 2
round: 2
won 1: silver 1, geometer 0
in demand 2: RG
plans 2: 6 ?
taken 2 0: R1 b2, W5 a2
taken 2 1: S1 ?, W1 ?
discarded 2: R5 S2 G3 W3
pool: G2 W3 S5 S5 R1 W1 G2 R2
"""

BLUEPRINTS_FIRST_TURN = """
blueprints 1
players: 3
start: 1
round: 1
in demand 1: WS
plans 1: ? 4 ?
pool: G2 W3 S5 S5 R1 W1 G2 R2 R6
"""

ALL = (SAGRADA, SAGRADA_SOLO, SAGRADA_CHOICE, BLUEPRINTS, BLUEPRINTS_FIRST_TURN)
