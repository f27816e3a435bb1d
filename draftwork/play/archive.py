"""Conversion of matches to records and back."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from draftwork.games import Edition, Game, load
from draftwork.i18n import Message, shorten
from draftwork.kernel.deal import commitment
from draftwork.kernel.errors import BadRecord, DraftworkError, UnsupportedVersion
from draftwork.play.moves import read_move
from draftwork.play.record import FORMAT, EditionOf, Record, Result, decode
from draftwork.play.settings import check_edition, check_options, check_seats

if TYPE_CHECKING:
    from draftwork.play.match import Match

M = TypeVar("M", bound="Match")


def record(match: Match, seat: int | Literal["all"] | None) -> Record:
    """The record of a match: complete ("all"), or as a seat or a spectator (None) may know it."""
    game = match.game
    ended = match.outcome
    complete = seat == "all" or ended is not None
    with_commitment = not complete or match.nonces != ()
    viewer = None if seat == "all" else seat
    texts = [
        str(entry.move) if complete else match.move_text(i, viewer) for i, entry in enumerate(match.history)
    ]
    return Record(
        format=FORMAT,
        game=game.name,
        rules_version=game.rules_version,
        edition=name_edition(match.game, match.edition),
        players=match.players,
        options=dict(match.options),
        moves=texts,
        seats=list(match.seats),
        setup=copy.deepcopy(match.setup) if complete else {},
        seed=match.seed if complete else None,
        commitment=commitment(match.seed) if match.seed is not None and with_commitment else None,
        nonces=list(match.nonces) if complete else [],
        position=match.began_at if complete else None,
        result=Result(list(ended.scores), list(ended.winners)) if ended else None,
        gave_up=list(match.gave_up),
    )


def name_edition(game: Game[Any], edition: Edition) -> EditionOf:
    """The stored form of an edition: shipped editions by name and hash, own editions with their data."""
    return EditionOf(edition.name, edition.hash, None if edition in game.editions else dict(edition.data))


def find_edition(game: Game[Any], stored: EditionOf) -> Edition:
    """The inverse of `name_edition`: find the edition from its stored form."""
    shipped = [each for each in game.editions if each.hash == stored.hash]
    edition = shipped[0] if shipped and stored.data is None else check_edition(game, stored.data)
    if stored.hash != edition.hash:
        raise BadRecord("record-unknown-edition", name=shorten(stored.name), hash=shorten(stored.hash))
    return edition


def replay(cls: type[M], data: Record | str | bytes | dict[str, Any]) -> M:
    """Replay a record and check its moves and its result."""
    stored = data if isinstance(data, Record) else decode(data)
    match = begin(cls, stored)
    play_moves(match, stored)
    check_result(match, stored)
    match.gave_up = tuple(stored.gave_up)
    return match


def play_moves(match: Match, stored: Record) -> None:
    """Play the moves of a record. Raise BadRecord if a move is illegal or a forced move is missing."""
    for i, text in enumerate(stored.moves):
        try:
            if i >= len(match.history):
                match.play(text)
            if read_move(match.game, text) != match.history[i].move.number:
                raise BadRecord("record-other-move", played=str(match.history[i].move))
        except DraftworkError as fault:
            raise BadRecord(
                "record-bad-move", number=i + 1, text=shorten(text), reason=fault.message
            ) from None
    if len(match.history) > len(stored.moves):
        raise BadRecord("record-too-few-moves", moves=len(stored.moves), forced=len(match.history))


def check_result(match: Match, stored: Record) -> None:
    """Check that the result and the seats that gave up agree with the match."""
    if stored.result and stored.result != match.record().result:
        raise BadRecord("record-bad-result")
    seats = {loser.seat for loser in stored.gave_up}
    if len(seats) < len(stored.gave_up) or any(seat >= match.players for seat in seats):
        raise BadRecord("record-bad-gave-up")
    # With one or two players, giving up ends the match. With more, bots play on until the end.
    over = match.to_move is None
    if seats and (not over if match.players > 2 else over or len(seats) > 1):
        raise BadRecord("record-bad-gave-up")


def begin(cls: type[M], stored: Record) -> M:
    """The match of a record before its first move."""
    try:
        game = load(stored.game)
        if stored.rules_version != game.rules_version:
            version = shorten(stored.rules_version, 20)
            raise UnsupportedVersion(
                "unsupported-version", game=game.name, version=version, now=game.rules_version
            )
        edition = find_edition(game, stored.edition)
        if stored.position is not None:
            return _from_position(cls, stored)
        if stored.seed is None:
            raise BadRecord("record-without-seed")
        check_commitment(stored)
        options = check_options(game, stored.options)
        return cls(
            stored.game,
            players=stored.players,
            seed=stored.seed,
            setup=stored.setup,
            edition=edition,
            seats=tuple(stored.seats),
            nonces=stored.nonces,
            **options,
        )
    except (BadRecord, UnsupportedVersion):
        raise
    except DraftworkError as fault:
        raise BadRecord(Message("record-bad-start", {"reason": fault.message})) from None


def check_commitment(stored: Record) -> None:
    """Check the commitment of a record against its seed."""
    if stored.seed is not None and stored.commitment not in (None, commitment(stored.seed)):
        raise BadRecord("record-bad-commitment")


def _from_position(cls: type[M], stored: Record) -> M:
    match = cls.from_position(stored.position or "")
    began = (match.game.name, match.players, match.options, match.edition.hash)
    agrees = began == (stored.game, stored.players, stored.options, stored.edition.hash)
    if not agrees or stored.setup or stored.seed is not None or stored.nonces:
        raise BadRecord("record-bad-position")
    match.seats = check_seats(stored.seats, match.players)
    return match
