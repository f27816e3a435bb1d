"""draftwork edition: components of the user's own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from draftwork.cli.faults import Refused
from draftwork.cli.language import language, say
from draftwork.cli.options import Lang, be_pure, edition_data
from draftwork.cli.screen import show

CHECK, NEW = "check", "new"


def command(
    action: Annotated[str, typer.Argument(metavar=f"{CHECK}|{NEW}", help="cli-help-edition-action")],
    target: Annotated[str, typer.Argument(metavar="FILE|GAME", help="cli-help-edition-target")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="cli-help-edition-output")
    ] = None,
    lang: Lang = None,
) -> None:
    be_pure()
    if action == CHECK and output is None:
        _check(Path(target))
    elif action == NEW:
        _new(target, output)
    else:
        raise Refused("cli-edition-usage")


def _check(file: Path) -> None:
    """Say everything that is wrong with a file, or that nothing is."""
    from draftwork.games import load
    from draftwork.kernel.errors import BadEdition
    from draftwork.play.settings import check_edition

    data = edition_data(file)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise Refused("cli-edition-no-game")
    game = load(data["game"])
    try:
        edition = check_edition(game, data)
    except BadEdition as bad:
        for fault in bad.faults:
            show(f"• {fault.text(language())}")
        raise Refused("cli-edition-faults", n=len(bad.faults), file=str(file)[-60:]) from None
    show(say("cli-edition-good", name=edition.name, hash=edition.hash, game=say(f"{game.name}-name")))
    show(say("cli-edition-play", game=game.name, file=str(file)))


def _new(name: str, output: Path | None) -> None:
    """Write the template of a game, where what we could not verify is left to fill in."""
    from draftwork.cli.files import exists, write_text
    from draftwork.games import load

    game: Any = load(name)
    if game.read_edition is None:
        raise Refused("edition-fixed", game=name)
    target = output or Path(f"my-{name}.json")
    if exists(target):
        raise Refused("cli-edition-exists", file=str(target)[-60:])
    write_text(target, (game.folder / "editions" / "template.json").read_text(encoding="utf-8"))
    show(say("cli-edition-new", file=str(target)))
