"""`draftwork edition`: lists shipped editions, and creates and checks edition files."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from draftwork.cli.errors import CommandError
from draftwork.cli.language import language, translate
from draftwork.cli.options import Lang, read_edition_file, shipped_edition_name, use_pure_mode
from draftwork.cli.output.console import print_broken, show

if TYPE_CHECKING:
    from draftwork.games import Edition, Game

CHECK, LIST, NEW = "check", "list", "new"


def command(
    action: Annotated[str, typer.Argument(metavar=f"{LIST}|{CHECK}|{NEW}", help="cli-help-edition-action")],
    target: Annotated[str | None, typer.Argument(metavar="FILE|GAME", help="cli-help-edition-target")] = None,
    start: Annotated[str | None, typer.Option("--from", metavar="NAME", help="cli-help-edition-from")] = None,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="OUT", help="cli-help-edition-output")
    ] = None,
    lang: Lang = None,
) -> None:
    use_pure_mode()
    writes = output is not None or start is not None
    if action == LIST and not writes:
        _list(target)
    elif action == CHECK and target is not None and not writes:
        _check(Path(target))
    elif action == NEW and target is not None:
        _new(target, start, output)
    else:
        raise CommandError("cli-edition-usage")


def _list(name: str | None) -> None:
    """List the editions that one game or every game ships."""
    from draftwork.cli.commands.games import edition_lines
    from draftwork.games import load, playable

    for game in playable(print_broken) if name is None else [load(name)]:
        show(game.name)
        for line in edition_lines(game):
            show(line)


def _check(file: Path) -> None:
    """Report every error in an edition file, or that it is valid."""
    from draftwork.games import load
    from draftwork.kernel.errors import BadEdition
    from draftwork.play.settings import check_edition

    data = read_edition_file(file)
    if not isinstance(data, dict) or not isinstance(data.get("game"), str):
        raise CommandError("cli-edition-no-game")
    game = load(data["game"])
    try:
        edition = check_edition(game, data)
    except BadEdition as bad:
        for message in bad.faults:
            show(f"• {message.text(language())}")
        raise CommandError("cli-edition-faults", n=len(bad.faults), file=str(file)[-60:]) from None
    show(
        translate(
            "cli-edition-good", name=edition.name, hash=edition.hash, game=translate(f"{game.name}-name")
        )
    )
    show(translate("cli-edition-play", game=game.name, file=str(file)), no_wrap=True)


def _new(name: str, start: str | None, output: Path | None) -> None:
    """Write a new edition file: a copy of a shipped edition, or a template with blanks to fill in."""
    from draftwork.cli.files import exists, write_text
    from draftwork.games import load

    game: Any = load(name)
    if game.read_edition is None:
        raise CommandError("edition-fixed", game=name)
    text = _template(game) if start is None else _edition_text(game, _shipped(game, start))
    target = output or Path(f"my-{name}.json")
    if exists(target):
        raise CommandError("cli-edition-exists", file=str(target)[-60:])
    write_text(target, text)
    id = "cli-edition-new" if start is None else "cli-edition-copied"
    show(translate(id, file=str(target)), no_wrap=True)


def _template(game: Game[Any]) -> str:
    return (game.folder / "editions" / "template.json").read_text(encoding="utf-8")


def _shipped(game: Game[Any], name: str) -> Edition:
    from draftwork.play.settings import check_edition

    return check_edition(game, shipped_edition_name(game, name) or name)


def _edition_text(game: Game[Any], edition: Edition) -> str:
    """Return the file of a shipped edition with its formatting, or plain JSON if no file has its data."""
    import msgspec

    for file in sorted((game.folder / "editions").glob("*.json")):
        text = file.read_text(encoding="utf-8")
        if msgspec.json.decode(text) == edition.data:
            return text
    return msgspec.json.format(msgspec.json.encode(edition.data), indent=2).decode() + "\n"
