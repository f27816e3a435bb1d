"""A match: the complete state and the history. It accepts only legal moves."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, Self

from draftwork.games import Choice, Description, Edition, Game, Value, load
from draftwork.i18n import Message, shorten
from draftwork.kernel import copy_state, pack, to_python, unpack
from draftwork.kernel.deal import deal_key, join_seed
from draftwork.kernel.errors import (
    BadPosition,
    BadSeat,
    GameOver,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    UnsupportedVersion,
)
from draftwork.kernel.generics import NOBODY
from draftwork.play import archive, position
from draftwork.play.choice_path import path_to
from draftwork.play.describe import describe_move
from draftwork.play.moves import Move, Moves, moves_of, read_move
from draftwork.play.outcome import Outcome, Scores, outcome
from draftwork.play.record import GaveUp, Record, encode
from draftwork.play.seat import Seat
from draftwork.play.settings import (
    as_integer,
    check_edition,
    check_nonces,
    check_options,
    check_players,
    check_seats,
    check_seed,
    check_setup,
)


@dataclass(frozen=True)
class HistoryEntry:
    """A move that was played: chosen by a player, or forced if it was the only legal one."""

    seat: int
    move: Move
    forced: bool
    before: bytes  # the packed state before the move


class Match:
    """A match of a game. Without a seed, the deal is random.

    `setup` fixes parts of the set-up. `edition` is the name or the data of an edition. `seats` are the names
    of the players, and `nonces` are their contributions to the seed.

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
        self.nonces = check_nonces(nonces)  # the players' contributions to the seed
        self.seats = check_seats(seats, self.players)
        self.gave_up: tuple[GaveUp, ...] = ()  # from a record; a later move or undo clears it
        self.began_at: str | None = None  # the first position, if the match did not begin with a deal
        self.state: Any = self.game.new_state(self.players, self.options, self.setup, self.edition)
        self.game.rules.deal(self.state, deal_key(join_seed(self.seed, self.nonces)))
        self._history: list[HistoryEntry] = []
        self._play_forced()

    @classmethod
    def from_state(cls, game: Game[Any], state: Any, play_forced: bool = True) -> Self:
        """A match that begins in a state. Forced moves are played at once unless `play_forced` is false."""
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
        """A match that begins in a position given as text."""
        game, state = position.read(text)
        game.check_state(state)  # positions with hidden information can be read but not played
        return cls.from_state(game, state)

    @classmethod
    def from_record(cls, data: Record | str | bytes | dict[str, Any]) -> Self:
        """Replay a record."""
        return archive.replay(cls, data)

    @property
    def to_move(self) -> int | None:
        """The seat to move, or None when the match is over."""
        seat = self.game.rules.to_move(self.state)
        return None if seat == NOBODY else seat

    @property
    def legal_moves(self) -> Moves:
        """The legal moves in the current position; later moves of the match do not change them."""
        return Moves(self.game, copy_state(self.state))

    @property
    def history(self) -> tuple[HistoryEntry, ...]:
        """All moves so far, including forced ones."""
        return tuple(self._history)

    def play(self, move: Move | int | str, seat: int | None = None) -> Move:
        """Play a move for the seat to move. If `seat` is given, it must be the seat to move."""
        turn = self.to_move
        if seat is not None:
            seat = self._check_seat(seat)
        if turn is None:
            raise GameOver("match-over")
        if seat is not None and seat != turn:  # checked before legality, which can depend on secrets
            raise NotYourTurn("not-your-turn", seat=turn + 1)
        number = read_move(self.game, move)
        reason = self.game.rules.illegality(self.state, number)
        if reason:
            raise IllegalMove(self.game.ui.refusal(self.state, number, reason))
        self._apply(number, forced=False)
        self._play_forced()
        return moves_of(self.game)[number]

    def _apply(self, number: int, forced: bool) -> None:
        seat = self.game.rules.to_move(self.state)
        self.gave_up = ()
        self._history.append(HistoryEntry(seat, moves_of(self.game)[number], forced, pack(self.state)))
        self.game.rules.apply(self.state, number)

    def _play_forced(self) -> None:
        """Play moves as long as only one is legal."""
        while self.to_move is not None:
            moves = Moves(self.game, self.state).numbers
            if len(moves) > 1:
                break
            self._apply(moves[0], forced=True)

    def undo(self) -> Move:
        """Take back the last chosen move and the forced moves after it."""
        if all(entry.forced for entry in self._history):
            raise NothingToUndo("nothing-to-undo")
        self.gave_up = ()
        while True:
            entry = self._history.pop()
            self.state = unpack(self.game.state, entry.before)
            if not entry.forced:
                return entry.move

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.to_move is None

    @property
    def moves(self) -> Moves:
        """The old name of `legal_moves`."""
        warnings.warn("Match.moves is now Match.legal_moves", DeprecationWarning, stacklevel=2)
        return self.legal_moves

    def copy(self) -> Self:
        """An independent copy."""
        other = self.__new__(type(self))
        other.__dict__ |= self.__dict__
        other.state = copy_state(self.state)
        other.options, other.setup = dict(self.options), copy.deepcopy(self.setup)
        other._history = list(self._history)
        return other

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __eq__(self, other: object) -> bool:
        """Whether both matches have the same settings, history and state."""
        return isinstance(other, Match) and self.__getstate__() == other.__getstate__()

    def __getstate__(self) -> dict[str, Any]:
        """The data of a pickle. It is the same in pure and compiled mode."""
        return self.__dict__ | {
            "game": (self.game.name, self.game.rules_version),
            "state": pack(self.state),
        }

    def __setstate__(self, data: dict[str, Any]) -> None:
        name, version = data["game"]
        game = load(name)
        if version != game.rules_version:
            raise UnsupportedVersion(
                "unsupported-version", game=name, version=version, now=game.rules_version
            )
        edition = check_edition(game, data["edition"])  # a state may contain only the number of its edition
        state = unpack(game.state, data["state"])
        self.__dict__ |= data | {"game": game, "edition": edition, "state": state}

    def at(self, ply: int) -> Self:
        """A copy of the match after the first `ply` moves, including forced ones."""
        number = as_integer(ply)
        if number is None:
            raise BadPosition("ply-not-whole", ply=shorten(ply, 20))
        if not 0 <= number <= len(self._history):
            raise BadPosition("no-such-ply", ply=shorten(ply, 20), last=len(self._history))
        other = self.copy()
        if number < len(self._history):
            other.state = unpack(self.game.state, self._history[number].before)
            del other._history[number:]
            other.gave_up = ()
        return other

    def seat(self, index: int | None) -> Seat:
        """A seat, or a spectator for None. It gives access only to what it may know."""
        return Seat(self, None if index is None else self._check_seat(index))

    def _check_seat(self, seat: int) -> int:
        number = as_integer(seat)
        if number is None:
            raise BadSeat("seat-not-whole", seat=shorten(seat, 20))
        if not 0 <= number < self.players:
            raise BadSeat("bad-seat", seat=shorten(seat, 20), last=self.players - 1)
        return number

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """The view of a seat or of a spectator, as JSON data."""
        return self.seat(seat).view

    def choices(self, seat: int) -> list[Choice]:
        """The choice tree of a seat; empty if it is not its turn."""
        return self.seat(seat).choices

    @property
    def scores(self) -> Scores:
        """The current scores of all seats."""
        return Scores(self.game, copy_state(self.state), self.players)

    @property
    def outcome(self) -> Outcome | None:
        """The outcome, or None while the match is running."""
        return outcome(self.game, self.state, self.players) if self.to_move is None else None

    def move_text(self, index: int, seat: int | None = None) -> str:
        """The text of a move of the history as a seat, or a spectator, may know it."""
        viewer = NOBODY if seat is None else self._check_seat(seat)
        entry = self._history[index]
        redact_move = self.game.notation.redact_move
        if redact_move is None:
            return str(entry.move)
        before = unpack(self.game.state, entry.before)
        return redact_move(before, self.state, entry.move.number, viewer)

    def choice_path(self, index: int, seat: int | None = None) -> list[Message]:
        """The labels of the choices that led to a move of the history; empty if the move is hidden."""
        entry = self._history[index]
        if self.move_text(index, seat) != str(entry.move):
            return []
        return path_to(self.game, entry.before, entry.seat, entry.move.number)

    def describe(self, index: int, seat: int | None = None, known: bool | None = None) -> Description | None:
        """The description of a move of the history for a seat or a spectator.

        `known` says whether the seat knows the move. If it is None, this is computed.
        """
        entry = self._history[index]
        if known is None:
            known = self.move_text(index, seat) == str(entry.move)
        last = index + 1 == len(self._history)
        after = self.state if last else unpack(self.game.state, self._history[index + 1].before)
        move = entry.move.number if known else None
        return describe_move(self.game, entry.before, after, move, NOBODY if seat is None else seat)

    def position(self) -> str:
        """The complete state as text, including hidden information."""
        return position.write(self.game, self.state)

    def record(self, seat: int | Literal["all"] | None = "all") -> Record:
        """The complete record, or what a seat or a spectator (None) may know of a running match."""
        if seat is not None and seat != "all":
            self._check_seat(seat)
        return archive.record(self, seat)

    def save(self, path: str | Path) -> None:
        """Write the complete record to a file."""
        Path(path).write_text(encode(self.record()), encoding="utf-8")

    @classmethod
    def load(cls, path: str | Path) -> Self:
        """Replay the record in a file."""
        return cls.from_record(Path(path).read_bytes())

    def svg(self, language: str = "en") -> str:
        """The picture for a spectator; after the end it shows everything."""
        return self.seat(None).svg(language)

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        turn = "over" if self.to_move is None else f"seat {self.to_move} to move"
        return f"<Match {self.game.name}, {self.players} players, {len(self._history)} moves, {turn}>"
