"""Lines from the keyboard, or from a pipe without any prompt."""

from __future__ import annotations

import sys


def is_interactive() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def read_line(prompt: str) -> str:
    """The next line; EOFError when there is none."""
    if is_interactive():
        _enable_history()
        return input(prompt).strip()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.strip()


def _enable_history() -> None:
    """With readline, earlier lines come back with the arrow keys; not every system has it."""
    try:
        import readline  # noqa: F401
    except ImportError:
        return
