"""What a command refuses, as one sentence in the chosen language."""

from __future__ import annotations

from typing import Any

from draftwork.i18n import Message, Value


class Refused(Exception):
    """Something is wrong with what was typed or with a file. Like a DraftworkError, but loads no kernel."""

    def __init__(self, id: str, /, **args: Value) -> None:
        self.message = Message(id, args)
        super().__init__(self.message)


def reason_of(fault: Exception) -> Message | None:
    """The reason for the user, or None for a fault of the program."""
    message = getattr(fault, "message", None)
    if isinstance(message, Message):
        return message
    return _usage(fault) if isinstance(message, str) else None


def _usage(fault: Any) -> Message:
    """What Typer found wrong with the command line. Its classes are private, so they are known by name."""
    kind = type(fault).__name__
    if kind == "NoSuchOption":
        return Message("cli-no-such-option", {"option": fault.option_name[:60]})
    if kind == "MissingParameter":
        param = fault.param
        name = param.opts[0] if param.param_type_name == "option" else param.display_name_raw
        return Message("cli-missing", {"name": name})
    if kind == "BadOptionUsage":
        return Message("cli-bad-option-usage", {"option": fault.option_name[:60]})
    text: str = fault.format_message()
    if text.startswith("No such command"):
        return Message("cli-no-such-command", {"name": text.split("'")[1][:60] if "'" in text else text[:60]})
    if text.startswith("Got unexpected extra"):
        return Message("cli-extra", {"args": text.partition("(s) (")[2].rstrip(")")[:60]})
    return Message("cli-usage", {"fault": text})
