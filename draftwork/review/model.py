"""The data of a review. docs/schema/review.json is its schema."""

from __future__ import annotations

from typing import Literal

import msgspec

from draftwork.i18n import Message

FORMAT: Literal["draftwork-review/1"] = "draftwork-review/1"

Label = Literal["best", "equal", "good", "inaccuracy", "mistake", "blunder"]
Mode = Literal["known", "open"]


class Shares(msgspec.Struct, frozen=True):
    """An amount in win probability (a tie is shared) and in points of lead over the best other seat."""

    win: float
    lead: float


class Alternative(msgspec.Struct):
    """A compared move with its value for the seat to move, over all worlds."""

    move: str
    win: float
    win_se: float  # standard error
    lead: float
    lead_se: float


class Reason(msgspec.Struct):
    """A fact about the better move, with the rule and the number of points behind it."""

    message: Message
    rule: str
    points: float


class Decision(msgspec.Struct):
    """A decision with at least two legal moves."""

    ply: int  # index of the move in the history, from 0
    seat: int
    played: str
    best: str  # the best of the compared moves, chosen in one half of the worlds
    loss: float  # win probability of the best move minus that of the played one, in the other half
    loss_se: float  # standard error of the paired difference
    loss_points: float  # the same in points of lead
    loss_points_se: float
    label: Label
    unexamined: int  # legal moves that were not compared
    alternatives: list[Alternative]  # compared moves, best first; the played one is among them
    reasons: list[Reason] = []


class Turn(msgspec.Struct):
    """Several decisions that make up one turn, judged together."""

    seat: int
    plies: list[int]
    loss: float
    loss_se: float
    label: Label


class LuckEvent(msgspec.Struct):
    """A random event, or hidden information that made a move better or worse than the seat could know."""

    ply: int  # index of the move that the event followed; -1 for the deal
    kind: str  # what happened; the message review-luck-KIND or GAME-luck-KIND names it
    seats: list[Shares]  # for each seat


class Position(msgspec.Struct):
    """The open-information value of a position for each seat."""

    ply: int  # number of moves played before
    seats: list[Shares]


class SeatReview(msgspec.Struct):
    """The account of a seat: result - start = -own_loss + opponents_loss + luck + unexplained.

    The fields are win probabilities. `points` has the same account in points of lead.
    """

    start: float
    result: float
    own_loss: float
    opponents_loss: float
    luck: float
    unexplained: float
    points: Account
    unforced: int  # decisions with a choice
    best_moves: int  # decisions whose move is labelled best or equal
    loss_per_decision: float
    luck_adjusted: float  # the result without the luck
    luck_by_kind: dict[str, Shares]


class Account(msgspec.Struct):
    """An account in one unit."""

    start: float
    result: float
    own_loss: float
    opponents_loss: float
    luck: float
    unexplained: float


class Review(msgspec.Struct):
    """The review of a match."""

    format: Literal["draftwork-review/1"]
    game: str
    rules_version: int
    mode: Mode
    depth: str
    seed: str
    has_chance: bool  # random events happen after the set-up; without them luck is always 0
    seats: list[SeatReview]
    decisions: list[Decision]
    turns: list[Turn]  # those of several decisions
    luck: list[LuckEvent]
    positions: list[Position]
    ended_by: Literal["play", "resigned", "lapsed"]
