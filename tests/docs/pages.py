"""A parser for the pages of the documentation: fenced blocks with their marks, and code in the text.

Marks are HTML comments on the lines before a block:

    <!-- illustration: REASON -->                 the block is not run
    <!-- illustration of LINE: REASON -->         the lines that begin with LINE are not run
    <!-- given: NAME -->                          `given.NAMES[NAME]` prepares files before the block
    <!-- given before LINE: NAME -->              the same, before the line that begins with LINE
    <!-- output of COMMAND -->                    the block must equal the output of the command
    <!-- shell: REASON -->                        the block is run by a shell in an environment of its own
    <!-- file: PATH -->                           the block is written to a new file there
    <!-- file: PATH: LINE -->                     the block replaces this line of a file there

Command lines that are not run are still parsed: options and values must be valid.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CHANGELOG.md", "CONTRIBUTING.md", "tests/toy/README.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]

_FENCE = re.compile(r"\s*```(\w*)")
_MARK = re.compile(
    r"<!-- (illustration|given|shell|file)(?: (?:of|before) (.+?))?: (\S.*) -->|<!-- (output) of (\S.*) -->"
)
_MEANT = re.compile(r"\s*<!--\s*(illustration|given|output|shell|file)\b")
_SPAN = re.compile(r"`([^`]+)`")


class Wrong(AssertionError):
    """A statement or example of a page is wrong."""


@dataclass(frozen=True)
class Mark:
    kind: str  # illustration, given, output, shell or file
    line: str | None  # the beginning of the lines it is about; None for the whole block
    text: str  # a reason, a name, a command or a path


@dataclass(frozen=True)
class Block:
    page: Path
    number: int  # of the line with the fence, from 1
    language: str
    text: str
    marks: tuple[Mark, ...]

    @property
    def where(self) -> str:
        return f"{self.page.name}:{self.number}"

    def marked(self, kind: str, line: str | None = None) -> Mark | None:
        """The mark of a kind for the whole block or, if a line is given, for that line."""
        return next((mark for mark in self.marks if mark.kind == kind and _fits(mark, line)), None)


def _fits(mark: Mark, line: str | None) -> bool:
    return mark.line is None if line is None else mark.line is not None and line.startswith(mark.line)


def read_mark(where: str, line: str) -> Mark | None:
    """The mark on a line, or None if there is none."""
    if not _MEANT.match(line):
        return None
    found = _MARK.fullmatch(line.strip())
    if not found:
        raise Wrong(f"{where}: a mark needs a reason or a name: {line.strip()}")
    kind, of, text, output, command = found.groups()
    return Mark(output, None, command) if output else Mark(kind, of, text)


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    found: list[Block] = []
    marks: list[Mark] = []
    lines = enumerate(page.read_text(encoding="utf-8").splitlines(), 1)
    for number, line in lines:
        where = f"{page.name}:{number}"
        mark, fence = read_mark(where, line), _FENCE.fullmatch(line.rstrip())
        if fence:
            found.append(Block(page, number, fence[1], _inside(where, lines), tuple(marks)))
            _check_marks(found[-1])
        elif marks and not mark:
            raise Wrong(f"{where}: no block follows the mark")
        marks = [*marks, mark] if mark else []
    return found


def _inside(where: str, lines: Iterator[tuple[int, str]]) -> str:
    held: list[str] = []
    for _, line in lines:
        if line.strip() == "```":
            return "\n".join(held) + "\n"
        held.append(line)
    raise Wrong(f"{where}: the block has no end")


def _check_marks(block: Block) -> None:
    for mark in block.marks:
        if mark.line is not None and not any(line.startswith(mark.line) for line in block.text.splitlines()):
            raise Wrong(f"{block.where}: no line begins with “{mark.line}”")


def spans(page: Path) -> Iterator[tuple[str, str]]:
    """Code in the text outside of blocks: its place, and the code as one line."""
    text = page.read_text(encoding="utf-8")
    for block in blocks(page):  # blank, so that line numbers stay
        text = text.replace(f"```{block.language}\n{block.text}```", "\n" * (block.text.count("\n") + 1))
    for found in _SPAN.finditer(text):
        where = f"{page.name}:{text.count(chr(10), 0, found.start()) + 1}"
        yield where, " ".join(found[1].replace("\\|", "|").split())
