"""The first event of a new table, after all checks, and the table of a rematch."""

from __future__ import annotations

from draftwork import bots
from draftwork.games import load
from draftwork.kernel.errors import BadOption
from draftwork.play.archive import name_edition
from draftwork.play.settings import check_edition, check_options, check_players
from draftwork.server import protocol
from draftwork.server.names import clean_nickname
from draftwork.server.table.commands import Actor
from draftwork.server.table.events import Created, SeatSetup, Started
from draftwork.server.table.seats import RematchOffer
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


def rematch_table(table: Table, offer: RematchOffer, nonces: dict[str, str], at: float) -> Table:
    """The next table, with the same seats and a running match. `nonces` has one of each person."""
    previous, host = table.created, table.seats[offer.seat].person or ""
    assert table.game is not None
    created = Created(
        number=1,
        at=at,
        host=host,
        game=previous.game,
        options=previous.options,
        seats=_rematch_seats(table, host, nonces),
        clock=previous.clock,
        lapse=previous.lapse,
        listed=previous.listed,
        seed=offer.seed,
        follows=table.id,
        edition=table.edition,
    )
    started = Started(number=2, at=at, nonce=nonces[host], rules_version=table.game.rules_version)
    return Table.fold(offer.table, [created, started])


def _rematch_seats(table: Table, host: str, nonces: dict[str, str]) -> list[SeatSetup]:
    """The seats of the next table. The first seat of each person, except the host, has their nonce."""
    setups = []
    remaining = {**nonces, host: None}
    for seat in table.seats:
        if seat.person is None:
            setups.append(SeatSetup(bot=seat.bot, name=seat.name))
        else:
            setups.append(SeatSetup(seat.person, seat.name, nonce=remaining.pop(seat.person, None)))
    return setups
