"""`draftwork games`: lists the installed games with their options and editions."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from draftwork.cli.language import language, translate, translate_optional
from draftwork.cli.options import Json, Lang, use_pure_mode
from draftwork.cli.output.console import out, print_broken, styled
from draftwork.i18n.formats import format_list

if TYPE_CHECKING:
    from rich.panel import Panel
    from rich.table import Table
    from rich.text import Text

    from draftwork.games import Game


def command(as_json: Json = False, lang: Lang = None) -> None:
    use_pure_mode()
    from draftwork.games import playable

    described = [game.describe() for game in playable(print_broken)]
    if as_json:
        print(json.dumps(described, ensure_ascii=False, indent=1))
        return
    for game in described:
        out().print(_panel(game))


def _panel(game: dict[str, Any]) -> Panel:
    from rich.console import Group
    from rich.panel import Panel

    name = game["name"]
    about = styled(translate_optional(f"{name}-about", ""), "italic")
    title = styled(translate_optional(f"{name}-name", name), "bold")
    return Panel(
        Group(about, "", _facts(game)), title=title, title_align="left", border_style="dim", padding=(0, 1)
    )


def _facts(game: dict[str, Any]) -> Table:
    from rich.table import Table

    from draftwork.games import load

    table = Table.grid(padding=(0, 3, 0, 0))
    table.add_column(style="dim")
    table.add_column(overflow="fold")
    table.add_row(translate("cli-games-command"), styled(f"draftwork play {game['name']}", "cyan"))
    table.add_row(translate("cli-games-players"), styled(format_list(map(str, game["players"]), language())))
    for option in game["options"]:
        table.add_row(translate("cli-games-option", name=option["name"]), _option(game["name"], option))
    table.add_row(translate("cli-games-editions"), styled("\n".join(edition_lines(load(game["name"])))))
    table.add_row(
        translate("cli-games-moves"),
        translate("cli-games-moves-value", n=game["moves"], most=game["most_moves"]),
    )
    table.add_row(translate("cli-games-longest"), translate("cli-games-longest-value", n=game["longest"]))
    table.add_row(translate("cli-games-hidden"), _yes_no(game["hidden"]))
    table.add_row(translate("cli-games-chance"), _yes_no(game["chance"]))
    return table


def _option(game: str, option: dict[str, Any]) -> Text:
    """Describe an option, with a line for each of its values."""
    id = f"{game}-option-{option['name']}"
    lines = styled(translate_optional(id, option["name"]))
    explained = translate_optional(f"{id}-about", "")
    if explained:
        lines.append(" ").append(translate("cli-games-value", about=explained))
    for value in option["allowed"]:
        lines.append("\n• ").append(str(value), "cyan")
        if value == option["default"]:
            lines.append(" ").append(translate("cli-games-default"), "green")
        about = translate_optional(f"{id}-{value}", "")
        if about:
            lines.append(" ").append(translate("cli-games-value", about=about))
    return lines


def edition_lines(game: Game[Any]) -> list[str]:
    """List the editions that a game ships, and whether it accepts others."""
    from draftwork.games import edition_about

    lines = []
    for edition in game.editions:
        default = " " + translate("cli-games-default") if edition is game.edition else ""
        about = edition_about(game, edition)
        more = " " + translate("cli-games-value", about=about) if about else ""
        lines.append(f"{edition.name}{default}{more}")
    if game.read_edition is not None:
        lines.append(translate("cli-edition-own"))
    return [f"• {line}" for line in lines]


def _yes_no(value: bool) -> str:
    return translate("cli-yes" if value else "cli-no")
