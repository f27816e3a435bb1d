"""From a match to its record and back."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any, Literal, TypeVar

from draftwork.games import Edition, Game, load
from draftwork.i18n import Message, brief
from draftwork.kernel.deal import commitment
from draftwork.kernel.errors import BadRecord, DraftworkError, UnsupportedVersion
from draftwork.play.moves import read_move
from draftwork.play.record import FORMAT, EditionOf, Record, Result, decode
from draftwork.play.settings import check_edition, check_options, check_seats

if TYPE_CHECKING:
    from draftwork.play.match import Match

M = TypeVar("M", bound="Match")


def record(match: Match, seat: int | Literal["all"] | None) -> Record:
    game = match.game
    ended = match.outcome
    full = seat == "all" or ended is not None
    bound = not full or match.nonces != ()
    knower = None if seat == "all" else seat
    texts = [
        str(played.move) if full else match.move_text(i, knower) for i, played in enumerate(match.history)
    ]
    return Record(
        format=FORMAT,
        game=game.name,
        rules_version=game.rules_version,
        edition=_edition_of(match),
        players=match.players,
        options=dict(match.options),
        moves=texts,
        seats=list(match.seats),
        setup=copy.deepcopy(match.setup) if full else {},
        seed=match.seed if full else None,
        commitment=commitment(match.seed) if match.seed is not None and bound else None,
        nonces=list(match.nonces) if full else [],
        position=match.began_at if full else None,
        result=Result(list(ended.scores), list(ended.winners)) if ended else None,
        gave_up=list(match.gave_up),
    )


def _edition_of(match: Match) -> EditionOf:
    return name_edition(match.game, match.edition)


def name_edition(game: Game[Any], used: Edition) -> EditionOf:
    """How an edition is stored: ours by name and hash, any other in full."""
    return EditionOf(used.name, used.hash, None if used in game.editions else dict(used.data))


def find_edition(game: Game[Any], stored: EditionOf) -> Edition:
    """The edition that `name_edition` stored."""
    ours = [one for one in game.editions if one.hash == stored.hash]
    edition = ours[0] if ours and stored.data is None else check_edition(game, stored.data)
    if stored.hash != edition.hash:
        raise BadRecord("record-unknown-edition", name=brief(stored.name), hash=brief(stored.hash))
    return edition


def replay(cls: type[M], data: Record | str | bytes | dict[str, Any]) -> M:
    """The match of a record, every move checked."""
    kept = data if isinstance(data, Record) else decode(data)
    match = begin(cls, kept)
    play_moves(match, kept)
    check_result(match, kept)
    match.gave_up = tuple(kept.gave_up)
    return match


def play_moves(match: Match, kept: Record) -> None:
    for i, text in enumerate(kept.moves):
        try:
            if i >= len(match.history):
                match.play(text)
            if read_move(match.game, text) != match.history[i].move.number:
                raise BadRecord("record-other-move", played=str(match.history[i].move))
        except DraftworkError as fault:
            raise BadRecord("record-bad-move", number=i + 1, text=brief(text), reason=fault.message) from None
    if len(match.history) > len(kept.moves):
        raise BadRecord("record-too-few-moves", moves=len(kept.moves), forced=len(match.history))


def check_result(match: Match, kept: Record) -> None:
    if kept.result and kept.result != match.record().result:
        raise BadRecord("record-bad-result")
    seats = {one.seat for one in kept.gave_up}
    if len(seats) < len(kept.gave_up) or any(seat >= match.players for seat in seats):
        raise BadRecord("record-bad-gave-up")
    # Of two players one who gives up ends the match; of more, bots play it to its end.
    over = match.to_move is None
    if seats and (not over if match.players > 2 else over or len(seats) > 1):
        raise BadRecord("record-bad-gave-up")


def begin(cls: type[M], kept: Record) -> M:
    try:
        game = load(kept.game)
        if kept.rules_version != game.rules_version:
            version = brief(kept.rules_version, 20)
            raise UnsupportedVersion(
                "unsupported-version", game=game.name, version=version, now=game.rules_version
            )
        edition = find_edition(game, kept.edition)
        if kept.position is not None:
            return _from_position(cls, kept)
        if kept.seed is None:
            raise BadRecord("record-without-seed")
        check_commitment(kept)
        options = check_options(game, kept.options)
        return cls(
            kept.game,
            players=kept.players,
            seed=kept.seed,
            setup=kept.setup,
            edition=edition,
            seats=tuple(kept.seats),
            nonces=kept.nonces,
            **options,
        )
    except (BadRecord, UnsupportedVersion):
        raise
    except DraftworkError as fault:
        raise BadRecord(Message("record-bad-start", {"reason": fault.message})) from None


def check_commitment(kept: Record) -> None:
    if kept.seed is not None and kept.commitment not in (None, commitment(kept.seed)):
        raise BadRecord("record-bad-commitment")


def _from_position(cls: type[M], kept: Record) -> M:
    match = cls.from_position(kept.position or "")
    began = (match.game.name, match.players, match.options, match.edition.hash)
    agrees = began == (kept.game, kept.players, kept.options, kept.edition.hash)
    if not agrees or kept.setup or kept.seed is not None or kept.nonces:
        raise BadRecord("record-bad-position")
    match.seats = check_seats(kept.seats, match.players)
    return match
