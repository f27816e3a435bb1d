"""Input of lines from the keyboard with a prompt, or from a pipe without one."""

from __future__ import annotations

import sys


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def has_keyboard() -> bool:
    """Return whether a person types the input. The output may go elsewhere."""
    return sys.stdin.isatty()


def read_line(prompt: str) -> str:
    """Return the next line. Raise EOFError at the end of the input."""
    if is_interactive():
        _enable_history()
        return input(prompt).strip()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def _enable_history() -> None:
    """Import readline, which recalls earlier lines with the arrow keys. Not every system has it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
