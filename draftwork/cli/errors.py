"""Errors of commands, each reported as one sentence in the user's language."""

from __future__ import annotations

from typing import Any

from draftwork.i18n import Message, MessageValue


class CommandError(Exception):
    """An invalid command line or file. Unlike a DraftworkError it does not import the kernel."""

    def __init__(self, id: str, /, **args: MessageValue) -> None:
        self.message = Message(id, args)
        super().__init__(self.message)


def user_message(error: Exception) -> Message | None:
    """Return the message for the user, or None if the error is a bug in the program."""
    message = getattr(error, "message", None)
    if isinstance(message, Message):
        return message
    return _usage_message(error) if isinstance(message, str) else None


def _usage_message(error: Any) -> Message:
    """Translate a usage error of Typer. Its exception classes are private, so they are recognized by name."""
    kind = type(error).__name__
    if kind == "NoSuchOption":
        return Message("cli-no-such-option", {"option": error.option_name[:60]})
    if kind == "MissingParameter":
        param = error.param
        name = param.opts[0] if param.param_type_name == "option" else param.display_name_raw
        return Message("cli-missing", {"name": name})
    if kind == "BadOptionUsage":
        return Message("cli-bad-option-usage", {"option": error.option_name[:60]})
    text: str = error.format_message()
    if text.startswith("No such command"):
        return Message("cli-no-such-command", {"name": text.split("'")[1][:60] if "'" in text else text[:60]})
    if text.startswith("Got unexpected extra"):
        return Message("cli-extra", {"args": text.partition("(s) (")[2].rstrip(")")[:60]})
    return Message("cli-usage", {"fault": text})
