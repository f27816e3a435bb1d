"""Integer constants for the rules, derived from the components.

The kind of a die is 6 * material + value - 1, where the materials W R S G are 0 to 3. Spaces are numbered
row by row from the upper left: a1 b1 a2 b2 a3 b3.
"""

from __future__ import annotations

from draftwork.games.blueprints.components import COMMON
from draftwork.kernel import int_array

LETTERS = "".join(COMMON.materials)
MATERIALS = len(LETTERS)
WOOD, RECYCLED, STONE, GLASS = range(MATERIALS)
VALUES = 6
KINDS = MATERIALS * VALUES
DICE_PER_MATERIAL = COMMON.dice_per_material
NUM_IN_DEMAND = 2  # materials in demand, each with one die set aside
BAG_SIZE = MATERIALS * DICE_PER_MATERIAL - NUM_IN_DEMAND  # dice in the bag at the start of a round

ROWS, COLUMNS = 3, 2
SPACES = ROWS * COLUMNS
HATCHED = 7  # the height and top value of a hatched space; no die fits on it
HATCH_MARK = "X"

ROUNDS = COMMON.rounds
MAX_SEATS = 4
DICE_PER_SEAT = COMMON.dice_per_player  # dice that each seat takes in a round, and dice that a plan needs
MAX_PLANS = 48
MIN_PLANS = ROUNDS * MAX_SEATS

POOL_SIZE = int_array([COMMON.pool.get(str(n), 0) for n in range(MAX_SEATS + 1)])
DRAWN_PER_TURN = int_array([COMMON.drawn_per_turn.get(str(n), 0) for n in range(MAX_SEATS + 1)])
# Dice drawn in a round, by number of players. No die is drawn in the last turn (BP-5).
DRAWN_PER_ROUND = int_array(
    [int(POOL_SIZE[n]) + int(DRAWN_PER_TURN[n]) * (DICE_PER_SEAT * n - 1) for n in range(MAX_SEATS + 1)]
)

AWARDS = tuple(COMMON.awards.points)
PRIZES = tuple(COMMON.prizes.least)
CARDS = AWARDS + PRIZES  # the cards of a round, in the order used everywhere
NUM_AWARDS, NUM_CARDS = len(AWARDS), len(CARDS)
SKYSCRAPER, GEOMETER, STRUCTURAL_INTEGRITY = range(NUM_AWARDS, NUM_CARDS - 1)  # the last prize is Materials
CARD_POINTS = int_array([*COMMON.awards.points.values(), *[COMMON.prizes.points] * len(PRIZES)])
PRIZE_MINIMUM = int_array([0] * NUM_AWARDS + [*COMMON.prizes.least.values()])
_by_players = {int(n): names for n, names in COMMON.awards.by_players.items()}
# The awards for n players are FIRST_AWARD[n] to LAST_AWARD[n], inclusive.
FIRST_AWARD = int_array([AWARDS.index(_by_players.get(n, AWARDS)[0]) for n in range(MAX_SEATS + 1)])
LAST_AWARD = int_array([AWARDS.index(_by_players.get(n, AWARDS)[-1]) for n in range(MAX_SEATS + 1)])

PLAN_BONUS = COMMON.scoring.plan_bonus
WOOD_POINTS = COMMON.scoring.wood_per_touching_die
RECYCLED_POINTS = int_array([0, *COMMON.scoring.recycled])
_stone = COMMON.scoring.stone_by_level
STONE_POINTS = int_array([_stone[min(level, len(_stone) - 1)] for level in range(DICE_PER_SEAT)])
