"""Help texts in the selected language. Commands hold message ids, which are translated in a copy."""

from __future__ import annotations

import copy
from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand

from draftwork.cli.language import translate
from draftwork.cli.output.console import out

if TYPE_CHECKING:
    from typing import Self

    from typer._click import Context, HelpFormatter

    Base = TyperCommand
else:
    Base = object


class LocalizedCommand(Base):
    """Base of the commands and of the command group."""

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=translate("cli-usage-prefix") + " ")

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _configure_rich()
        super(LocalizedCommand, self._translated(ctx)).format_help(ctx, formatter)

    def _translated(self, ctx: Context) -> Self:
        """Return a copy of this command with translated help texts."""
        command: Any = _with_help(self, self.help or "cli-help")
        help_option = self.get_help_option(ctx)
        params: list[Any] = self.get_params(ctx)
        command.params = [
            _translate_param(param, "cli-help-help" if param is help_option else param.help)
            for param in params
        ]
        command.add_help_option = False  # it is one of the parameters
        subcommands: dict[str, Any] = getattr(self, "commands", {})
        command.commands = {name: _with_help(sub, sub.help) for name, sub in subcommands.items()}
        translated: Self = command
        return translated


class Command(LocalizedCommand, TyperCommand):
    pass


def _with_help(item: Any, id: str) -> Any:
    translated = copy.copy(item)
    translated.help = translate(id)
    return translated


def _translate_param(param: Any, id: str) -> Any:
    """Translate a parameter. Typer would show a Python type where there is no metavar; hide it."""
    translated = _with_help(param, id)
    if param.param_type_name == "argument" or param.metavar is None:
        translated.display_type_rich = lambda ctx: None
    return translated


def _configure_rich() -> None:
    """Set the width and translate the titles that Typer reads from constants of its module."""
    from typer import rich_utils

    rich_utils.MAX_WIDTH = out().width
    rich_utils.ARGUMENTS_PANEL_TITLE = translate("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = translate("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = translate("cli-commands")
    rich_utils.DEFAULT_STRING = "[" + translate("cli-default") + " {}]"
    rich_utils.REQUIRED_LONG_STRING = "[" + translate("cli-required") + "]"
