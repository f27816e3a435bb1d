"""Editions in the protocol: shipped ones, the edition of a table, and uploads."""

from __future__ import annotations

from typing import Any

from draftwork.games import Edition, Game, edition_about, edition_title
from draftwork.i18n import Message, shorten
from draftwork.kernel.errors import BadEdition
from draftwork.play.archive import find_edition, name_edition
from draftwork.play.record import EditionOf
from draftwork.play.settings import check_edition
from draftwork.server.errors import NotFound, ReadOnly
from draftwork.server.protocol import EditionDetails, EditionInfo, ShippedEdition
from draftwork.server.table.table import Table


def shipped_editions(game: Game[Any]) -> list[ShippedEdition]:
    """The editions of a game, the default first."""
    return [
        ShippedEdition(
            name=one.name,
            hash=one.hash,
            own=False,
            default=one is game.edition,
            title=edition_title(game, one),
            about=edition_about(game, one),
        )
        for one in game.editions
    ]


def shipped_edition(game: Game[Any], hash: str) -> EditionDetails:
    """A shipped edition with its data."""
    for edition in game.editions:
        if edition.hash == hash:
            return _details(game, edition)
    raise NotFound("unknown-edition", name=shorten(hash), known=", ".join(one.name for one in game.editions))


def check_upload(game: Game[Any], data: Any) -> EditionDetails:
    """Describe an uploaded edition. Raises BadEdition with all its faults."""
    if not isinstance(data, dict):
        raise BadEdition(Message("edition-no-object"))
    return _details(game, check_edition(game, data))


def table_edition_info(table: Table) -> EditionInfo | None:
    """The edition of a table, without its data."""
    if table.edition is None:
        return None
    if table.game is None:
        stored = table.edition
        return EditionInfo(stored.name, stored.hash, stored.data is not None, default=False, title=None)
    return _info(table.game, table.edition)


def table_edition_details(table: Table) -> EditionDetails:
    """The edition of a table with its data."""
    if table.game is None or table.edition is None:
        assert table.read_only_reason is not None
        raise ReadOnly("table-read-only", reason=table.read_only_reason)
    return _details(table.game, find_edition(table.game, table.edition))


def _details(game: Game[Any], edition: Edition) -> EditionDetails:
    info = _info(game, name_edition(game, edition))
    return EditionDetails(info.name, info.hash, info.own, info.default, info.title, dict(edition.data))


def _info(game: Game[Any], named: EditionOf) -> EditionInfo:
    own = named.data is not None
    ours = None if own else next((one for one in game.editions if one.hash == named.hash), None)
    title = edition_title(game, ours) if ours else None
    return EditionInfo(named.name, named.hash, own, ours is game.edition, title)
