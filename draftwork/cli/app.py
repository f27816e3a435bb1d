"""The command `draftwork`: its subcommands and its error handling."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Sequence
from typing import Annotated, Any, NoReturn

import typer
from typer.core import TyperGroup

from draftwork import __version__
from draftwork.cli.commands import (
    arena,
    draw,
    edition,
    export,
    game,
    games,
    import_records,
    ladder,
    play,
    replay,
    review,
    serve,
    simulate,
    train,
    verify,
    warm,
)
from draftwork.cli.errors import user_message
from draftwork.cli.help import Command, LocalizedCommand
from draftwork.cli.language import detect_language, language, set_language, translate
from draftwork.cli.options import Lang
from draftwork.cli.output.console import configure_streams, print_error

EXIT_FAILED, EXIT_USAGE = 1, 2


class Group(LocalizedCommand, TyperGroup):
    """The command group. It selects the language and turns errors into messages and exit codes."""

    def main(
        self, args: Sequence[str] | None = None, prog_name: str | None = None, *more: Any, **extra: Any
    ) -> NoReturn:
        arguments = list(sys.argv[1:] if args is None else args)
        configure_streams()
        set_language(detect_language(arguments, os.environ))
        self.subcommand_metavar = translate("cli-command-to-type") + " …"
        sys.exit(self._run(arguments, prog_name))

    def _run(self, arguments: list[str], prog_name: str | None) -> int:
        try:
            code = super().main(arguments, prog_name, standalone_mode=False)
            sys.stdout.flush()
            return code if isinstance(code, int) else 0
        except OSError as error:
            return _handle_lost_output(error)
        except Exception as error:
            message = user_message(error)
            if message is None:
                raise
            print_error(message.text(language()))
            return EXIT_USAGE


def _handle_lost_output(error: OSError) -> int:
    """Discard buffered output after a broken pipe or a full disk, and report the latter."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if error.errno != errno.EPIPE:
        print_error(translate("cli-cannot-write-out", fault=error.strerror or str(error)))
    return EXIT_FAILED


app = typer.Typer(
    cls=Group,
    help="cli-help",
    add_completion=False,
    pretty_exceptions_enable=False,
    invoke_without_command=True,
    options_metavar="[--…]",
)


def _print_version(requested: bool) -> None:
    if requested:
        print(f"draftwork {__version__}")
        raise typer.Exit


@app.callback()
def root(
    ctx: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_print_version, is_eager=True, help="cli-help-version")
    ] = False,
    lang: Lang = None,
) -> None:
    if ctx.invoked_subcommand is None:
        serve.command()


_COMMANDS = {
    "serve": serve,
    "games": games,
    "play": play,
    "simulate": simulate,
    "arena": arena,
    "ladder": ladder,
    "train": train,
    "replay": replay,
    "review": review,
    "verify": verify,
    "draw": draw,
    "edition": edition,
    "game": game,
    "export": export,
    "import": import_records,
    "warm": warm,
}

_HELP = {"game": "cli-help-own-game"}  # other ids than cli-help-COMMAND

for name, module in _COMMANDS.items():
    app.command(name, cls=Command, help=_HELP.get(name, f"cli-help-{name}"), options_metavar="[--…]")(
        module.command
    )
