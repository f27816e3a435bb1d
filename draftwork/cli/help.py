"""Help in three languages: written as message ids, for which the sentences are put in when it is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand

from draftwork.cli.language import translate

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter

    Base = TyperCommand
else:
    Base = object


class LocalizedCommand(Base):
    """What a command and the group of commands have in common."""

    def format_usage(self, ctx: Context, formatter: HelpFormatter) -> None:
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write_usage(ctx.command_path, pieces, prefix=translate("cli-usage-prefix") + " ")

    def format_help(self, ctx: Context, formatter: HelpFormatter) -> None:
        _translate_typer()
        self.help = translate(self.help or "cli-help")
        help_option = self.get_help_option(ctx)
        for param in self.get_params(ctx):
            _translate(param, "cli-help-help" if param is help_option else "")
            _hide_type_name(param)
        for command in getattr(self, "commands", {}).values():
            _translate(command)
        super().format_help(ctx, formatter)


class Command(LocalizedCommand, TyperCommand):
    pass


def _translate(item: Any, id: str = "") -> None:
    item.help = translate(id or item.help)


def _hide_type_name(param: Any) -> None:
    """Typer names a Python type where the user is not told what to write; nobody needs that."""
    if param.param_type_name == "argument" or param.metavar is None:
        param.display_type_rich = lambda ctx: None


def _translate_typer() -> None:
    from typer import rich_utils

    rich_utils.ARGUMENTS_PANEL_TITLE = translate("cli-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = translate("cli-options")
    rich_utils.COMMANDS_PANEL_TITLE = translate("cli-commands")
    rich_utils.DEFAULT_STRING = "[" + translate("cli-default") + " {}]"
    rich_utils.REQUIRED_LONG_STRING = "[" + translate("cli-required") + "]"
