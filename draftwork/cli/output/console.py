"""Text output: to a terminal with at most 100 columns, to a file or to a pipe.

The width of files and pipes is the environment variable COLUMNS, or 80.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING
from unicodedata import category

from draftwork.cli.language import language, translate

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    from draftwork.kernel.errors import DraftworkError

MAX_WIDTH, PIPE_WIDTH = 100, 80
_CONTROL_CATEGORIES = ("Cc", "Cf", "Cs", "Zl", "Zp")  # control, formatting and broken characters


def out() -> Console:
    return _console(stderr=False)


def err() -> Console:
    return _console(stderr=True)


def _console(stderr: bool) -> Console:
    from rich.console import Console

    console = Console(stderr=stderr, highlight=False, markup=False, emoji=False)
    console.width = min(console.width, MAX_WIDTH) if _is_window(console) else _pipe_width()
    return console


def _is_window(console: Console) -> bool:
    """Return whether a console writes to a terminal. Rich also says so of a pipe with FORCE_COLOR."""
    return console.file.isatty()


def _pipe_width() -> int:
    """Return the width of files and pipes. Rich would use that of a terminal at another stream."""
    columns = os.environ.get("COLUMNS", "")
    return int(columns) if columns.isascii() and columns.isdigit() and int(columns) else PIPE_WIDTH


def configure_streams() -> None:
    """Replace closed standard streams by empty ones. The others replace characters they cannot encode."""
    sys.stdin = sys.stdin or io.StringIO()
    sys.stdout = sys.stdout or io.StringIO()
    sys.stderr = sys.stderr or io.StringIO()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def sanitize(text: str) -> str:
    """Replace control characters, so that text from a file or a keyboard cannot control the terminal."""
    return "".join("�" if category(char) in _CONTROL_CATEGORIES and char != "\n" else char for char in text)


def styled(text: str, style: str = "") -> Text:
    from rich.text import Text

    return Text(sanitize(text), style)


def show(text: str, style: str = "", *, no_wrap: bool = False) -> None:
    """Print text. `no_wrap` keeps long lines whole, so that they can be copied."""
    out().print(styled(text, style), soft_wrap=no_wrap)


def new_table(*titles: str) -> Table:
    """Return a table without lines. Its first column is never wrapped."""
    from rich.table import Table

    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title_justify="left")
    for title in titles:
        table.add_column(styled(title, "dim"), overflow="fold", no_wrap=title == titles[0])
    return table


def fit_rows(table: Callable[[int], Table], rows: int, console: Console, max_lines: int) -> Table:
    """Return the table with as many of its rows as fit into the lines. It has at least one row."""
    while rows > 1 and len(console.render_lines(table(rows))) > max_lines:
        rows -= 1
    return table(rows)


def print_error(text: str) -> None:
    """Print one line to standard error."""
    err().print(styled(" ".join(text.split()), "red"), soft_wrap=True)


def print_broken(error: DraftworkError) -> None:
    """Report a game that cannot be loaded."""
    print_error(error.message.text(language()))


def draw_board(markup: str) -> None:
    """Print a game's drawing. If it is too wide, stack its parts, wrap long lines and tell a terminal so."""
    from rich.text import Text

    lines = list(Text.from_markup(markup, emoji=False).split())
    console = out()
    needed = max((line.cell_len for line in lines), default=0)
    if console.width < needed <= MAX_WIDTH:
        lines = [part for block in _blocks(lines) for part in _stacked(block, console.width)]
        if _is_window(console):
            show(translate("cli-narrow", needed=needed, width=console.width), "dim")
    for line in lines:
        for part in _wrapped(line, console):
            console.print(part, soft_wrap=True)


def _blocks(lines: list[Text]) -> list[list[Text]]:
    """Split a drawing at its empty lines."""
    blocks: list[list[Text]] = [[]]
    for line in lines:
        blocks[-1].append(line)
        if not line.plain.strip():
            blocks.append([])
    return blocks


def _stacked(block: list[Text], width: int) -> list[Text]:
    """Stack the parts of a block that are side by side, if a gap of blank columns separates them."""
    if max((line.cell_len for line in block), default=0) <= width:
        return block
    blank = [at for at in range(8, width) if all(not line.plain[at - 1 : at].strip() for line in block)]
    gap = _longest_run(blank)
    if len(gap) < 2:
        return block
    halves = [line.divide([gap[-1]]) if line.cell_len > gap[-1] else [line] for line in block]
    right = [half[1] if len(half) > 1 else type(block[0])() for half in halves]
    return [half[0] for half in halves] + _stacked(right, width)


def _wrapped(line: Text, console: Console) -> list[Text]:
    """Wrap a line that is too wide at its words, with the indentation of the line."""
    text = line.plain.rstrip()
    if line[: len(text)].cell_len <= console.width:
        return [line]
    indent = len(text) - len(text.lstrip())
    indent = indent if indent < console.width // 2 else 0
    parts = line[indent : len(text)].wrap(console, console.width - indent)
    return [styled(" " * indent).append_text(part) for part in parts]


def _longest_run(places: list[int]) -> list[int]:
    """Return the longest run of consecutive numbers, or the last of several equally long runs.

    The widest gap separates two parts; gaps inside a part are narrower.
    """
    runs: list[list[int]] = [[]]
    for place in places:
        if runs[-1] and place != runs[-1][-1] + 1:
            runs.append([])
        runs[-1].append(place)
    return max(reversed(runs), key=len)


def clear_screen() -> None:
    """Clear the screen and the scrollback."""
    console = out()
    console.clear()
    if console.is_terminal:
        console.file.write("\x1b[3J")
