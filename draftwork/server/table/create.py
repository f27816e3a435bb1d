"""The first event of a new table or a rematch, after all checks."""

from __future__ import annotations

from draftwork import bots
from draftwork.games import load
from draftwork.kernel.errors import BadOption
from draftwork.play.archive import name_edition
from draftwork.play.settings import check_edition, check_options, check_players
from draftwork.server import protocol
from draftwork.server.names import clean_nickname
from draftwork.server.table.commands import Actor
from draftwork.server.table.events import Created, SeatSetup
from draftwork.server.table.seats import SeatState
from draftwork.server.table.table import Table


def created_event(request: protocol.NewTable, actor: Actor, seed: str, at: float) -> Created:
    """The first event of a new table. `seed` is 256 random bits of the server."""
    game = load(request.game)
    players = check_players(game, len(request.seats))
    options = check_options(game, request.options)
    edition = check_edition(game, request.edition)
    game.new_state(players, options, {}, edition)  # checks the combination of options and players
    for seat in request.seats:
        if seat.kind == "bot":
            bots.check(seat.bot or "", game)
        elif seat.bot is not None:
            raise BadOption("seat-bot-and-person")
    seats = [_seat_setup(seat, actor) for seat in request.seats]
    return Created(
        number=1,
        at=at,
        host=actor.id,
        game=game.name,
        options=options,
        seats=seats,
        clock=request.clock,
        lapse=request.lapse,
        listed=request.listed,
        seed=seed,
        edition=name_edition(game, edition),
    )


def _seat_setup(seat: protocol.SeatRequest, host: Actor) -> SeatSetup:
    if seat.kind == "bot":
        return SeatSetup(bot=seat.bot, name=seat.bot or "")
    if seat.kind == "open":
        return SeatSetup()
    return SeatSetup(host.id, clean_nickname(seat.name) if seat.name else host.name)


def rematch_event(table: Table, actor: Actor, seed: str, at: float) -> Created:
    """The first event of a rematch. The actor keeps their seats; the seats of other people are open."""
    previous = table.created
    return Created(
        number=1,
        at=at,
        host=actor.id,
        game=previous.game,
        options=previous.options,
        seats=[_rematch_seat(seat, actor) for seat in table.seats],
        clock=previous.clock,
        lapse=previous.lapse,
        listed=previous.listed,
        seed=seed,
        follows=table.id,
        edition=table.edition,
    )


def _rematch_seat(seat: SeatState, host: Actor) -> SeatSetup:
    if seat.person is None:
        return SeatSetup(bot=seat.bot, name=seat.name)
    return SeatSetup(host.id, seat.name) if seat.person == host.id else SeatSetup()
