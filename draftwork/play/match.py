"""A match: the authority that knows the whole state, keeps its history and lets only legal moves through."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Self

from draftwork.games import Choice, Description, Edition, Game, Value, load
from draftwork.i18n import Message, brief
from draftwork.kernel import copy_state, pack, to_python, unpack
from draftwork.kernel.deal import deal_key, join_seed
from draftwork.kernel.errors import BadPosition, BadSeat, GameOver, IllegalMove, NothingToUndo, NotYourTurn
from draftwork.kernel.generics import NOBODY
from draftwork.play import archive, position
from draftwork.play.choice_path import path_to
from draftwork.play.describe import describe_move
from draftwork.play.moves import Move, Moves, read_move
from draftwork.play.outcome import Outcome, Scores, outcome
from draftwork.play.record import GaveUp, Record
from draftwork.play.seat import Seat
from draftwork.play.settings import (
    check_edition,
    check_nonces,
    check_options,
    check_players,
    check_seats,
    check_seed,
    check_setup,
    whole,
)


@dataclass(frozen=True)
class HistoryEntry:
    """A decision that was made, by a person or, where there was nothing to decide, by the program."""

    seat: int
    move: Move
    forced: bool
    before: bytes  # the state it was made in


class Match:
    """
    >>> match = Match("patchwork", seed="tuesday")
    >>> match.play("advance")
    <Move 0 advance>
    """

    def __init__(
        self,
        game: str,
        *,
        players: int | None = None,
        seed: str | int | None = None,
        setup: Mapping[str, Any] | None = None,
        edition: Edition | Mapping[str, Any] | str | None = None,
        seats: tuple[str, ...] = (),
        nonces: Sequence[str] = (),
        **options: Value,
    ) -> None:
        self.game: Game[Any] = load(game)
        self.players = check_players(self.game, players)
        self.options = check_options(self.game, options)
        self.setup = check_setup(self.game, setup)
        self.edition = check_edition(self.game, edition)
        self.seed: str | None = check_seed(seed)
        self.nonces = check_nonces(nonces)  # what players have added to the seed
        self.seats = check_seats(seats, self.players)
        self.gave_up: tuple[GaveUp, ...] = ()  # as a record says, until something is played or taken back
        self.began_at: str | None = None  # the position, of a match that did not begin with a deal
        self.state: Any = self.game.new_state(self.players, self.options, self.setup, self.edition)
        self.game.rules.deal(self.state, deal_key(join_seed(self.seed, self.nonces)))
        self._history: list[HistoryEntry] = []
        self._play_forced()

    @classmethod
    def from_state(cls, game: Game[Any], state: Any, play_forced: bool = True) -> Self:
        """A match that begins in a state of the game; forced moves are played unless it must stay there."""
        match = cls.__new__(cls)
        match.game = game
        match.state = copy_state(state)
        match.players = to_python(state).players
        match.options = game.options_of(state)
        match.edition = game.edition_of(state) if game.edition_of else game.edition
        match.setup, match.seed, match.nonces, match.seats, match.gave_up = {}, None, (), (), ()
        match.began_at = position.write(game, state)
        match._history = []
        if play_forced:
            match._play_forced()
        return match

    @classmethod
    def from_position(cls, text: str) -> Self:
        game, state = position.read(text)
        game.check_state(state)  # what a seat knows can be read too, but no match begins there
        return cls.from_state(game, state)

    @classmethod
    def from_record(cls, data: Record | str | bytes | dict[str, Any]) -> Self:
        return archive.replay(cls, data)

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None when the match is over."""
        seat = self.game.rules.to_move(self.state)
        return None if seat == NOBODY else seat

    @property
    def moves(self) -> Moves:
        # A copy, so that a view somebody keeps stays true of the position it was taken in.
        return Moves(self.game, copy_state(self.state))

    @property
    def history(self) -> tuple[HistoryEntry, ...]:
        return tuple(self._history)

    def play(self, move: Move | int | str, seat: int | None = None) -> Move:
        """Play a move for the seat whose turn it is; with `seat`, only if it is that one's turn."""
        turn = self.to_move
        if seat is not None:
            seat = self._check_seat(seat)
        if turn is None:
            raise GameOver("match-over")
        if seat is not None and seat != turn:  # before legality: an error must not tell a secret
            raise NotYourTurn("not-your-turn", seat=turn + 1)
        number = read_move(self.game, move)
        reason = self.game.rules.illegality(self.state, number)
        if reason:
            raise IllegalMove(self.game.ui.refusal(self.state, number, reason))
        self._apply(number, forced=False)
        self._play_forced()
        return Move(number, self.game)

    def _apply(self, number: int, forced: bool) -> None:
        seat = self.game.rules.to_move(self.state)
        self.gave_up = ()
        self._history.append(HistoryEntry(seat, Move(number, self.game), forced, pack(self.state)))
        self.game.rules.apply(self.state, number)

    def _play_forced(self) -> None:
        """A decision with one possibility is recorded, but the program makes it."""
        while self.to_move is not None:
            moves = Moves(self.game, self.state).numbers
            if len(moves) > 1:
                break
            self._apply(moves[0], forced=True)

    def undo(self) -> Move:
        """Take back the last move that somebody chose, and the forced ones that followed it."""
        if all(played.forced for played in self._history):
            raise NothingToUndo("nothing-to-undo")
        self.gave_up = ()
        while True:
            played = self._history.pop()
            self.state = unpack(self.game.state, played.before)
            if not played.forced:
                return played.move

    def copy(self) -> Self:
        other = self.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.state = copy_state(self.state)
        other.options, other.setup = dict(self.options), copy.deepcopy(self.setup)
        other._history = list(self._history)
        return other

    def at(self, ply: int) -> Self:
        """The match as it stood after so many moves, forced ones counted."""
        number = whole(ply)
        if number is None:
            raise BadPosition("ply-not-whole", ply=brief(ply, 20))
        if not 0 <= number <= len(self._history):
            raise BadPosition("no-such-ply", ply=brief(ply, 20), last=len(self._history))
        other = self.copy()
        if number < len(self._history):
            other.state = unpack(self.game.state, self._history[number].before)
            del other._history[number:]
            other.gave_up = ()
        return other

    def seat(self, index: int | None) -> Seat:
        """What a seat may know; None for somebody who only watches."""
        return Seat(self, None if index is None else self._check_seat(index))

    def _check_seat(self, seat: int) -> int:
        number = whole(seat)
        if number is None:
            raise BadSeat("seat-not-whole", seat=brief(seat, 20))
        if not 0 <= number < self.players:
            raise BadSeat("bad-seat", seat=brief(seat, 20), last=self.players - 1)
        return number

    def view(self, seat: int | None = None) -> dict[str, Any]:
        return self.seat(seat).view

    def choices(self, seat: int) -> list[Choice]:
        return self.seat(seat).choices

    @property
    def scores(self) -> Scores:
        return Scores(self.game, copy_state(self.state), self.players)

    @property
    def outcome(self) -> Outcome | None:
        return outcome(self.game, self.state, self.players) if self.to_move is None else None

    def move_text(self, index: int, seat: int | None = None) -> str:
        """The text of an earlier move as a seat may know it."""
        knower = NOBODY if seat is None else self._check_seat(seat)
        played = self._history[index]
        veil = self.game.notation.redact_move
        if veil is None:
            return str(played.move)
        before = unpack(self.game.state, played.before)
        return veil(before, self.state, played.move.number, knower)

    def choice_path(self, index: int, seat: int | None = None) -> list[Message]:
        """An earlier move in words, the choices that led to it; nothing where the seat may not know it."""
        played = self._history[index]
        if self.move_text(index, seat) != str(played.move):
            return []
        return path_to(self.game, played.before, played.seat, played.move.number)

    def describe(self, index: int, seat: int | None = None, known: bool | None = None) -> Description | None:
        """What an earlier move did, as a seat may know it; `known` tells whether the seat knows the move."""
        played = self._history[index]
        if known is None:
            known = self.move_text(index, seat) == str(played.move)
        last = index + 1 == len(self._history)
        after = self.state if last else unpack(self.game.state, self._history[index + 1].before)
        move = played.move.number if known else None
        return describe_move(self.game, played.before, after, move, NOBODY if seat is None else seat)

    def position(self) -> str:
        """The whole state as text, for the authority."""
        return position.write(self.game, self.state)

    def record(self, seat: int | Literal["all"] | None = "all") -> Record:
        """The whole record; with a seat, or None for a watcher, what that one may know of a running match."""
        if seat is not None and seat != "all":
            self._check_seat(seat)
        return archive.record(self, seat)

    def svg(self, language: str = "en") -> str:
        """The open picture: what somebody who watches may see, and all of it once the match is over."""
        return self.seat(None).svg(language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        turn = "over" if self.to_move is None else f"seat {self.to_move} to move"
        return f"<Match {self.game.name}, {self.players} players, {len(self._history)} moves, {turn}>"
