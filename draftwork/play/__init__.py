"""The public objects: matches, seats, moves, records and positions."""

from draftwork.play.knowledge import open_position
from draftwork.play.match import HistoryEntry, Match
from draftwork.play.moves import Move, Moves
from draftwork.play.outcome import Outcome, Scores
from draftwork.play.record import Record, decode, encode
from draftwork.play.seat import Seat

__all__ = [
    "HistoryEntry",
    "Match",
    "Move",
    "Moves",
    "Outcome",
    "Record",
    "Scores",
    "Seat",
    "decode",
    "encode",
    "open_position",
]
