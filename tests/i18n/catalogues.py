"""Parsed Fluent files of the package and of the page."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
PACKAGE, PAGE = ROOT / "draftwork", ROOT / "web" / "src"
TEMPLATE = PACKAGE / "cli" / "template"  # of a new game, in English only
FOLDERS = sorted(
    file.parent
    for top in (PACKAGE, PAGE)
    for file in top.rglob("en.ftl")
    if not file.is_relative_to(TEMPLATE)
)


@cache
def entries(file: Path) -> dict[str, ast.Message]:
    """Return the messages of a file by id."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{file}: {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


class Parts(Visitor):
    """The arguments, texts, selections and references in a message."""

    def __init__(self, message: ast.Message) -> None:
        self.arguments: set[str] = set()
        self.texts: list[str] = []
        self.selects: list[ast.SelectExpression] = []
        self.messages: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.selects.append(node)
        self.generic_visit(node)


def arguments(file: Path) -> dict[str, set[str]]:
    """Return the message ids of a file with the arguments of each."""
    return {id: Parts(message).arguments for id, message in entries(file).items()}


def keys(select: ast.SelectExpression) -> set[str]:
    return {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in select.variants}


def counts(select: ast.SelectExpression) -> bool:
    """Return whether the number of the selection precedes a word in its last variant."""
    if not isinstance(select.selector, ast.VariableReference):
        return False
    name, elements = select.selector.id.name, select.variants[-1].value.elements
    for number, following in pairwise(elements):
        shown = number.expression if isinstance(number, ast.Placeable) else None
        is_number = isinstance(shown, ast.VariableReference) and shown.id.name == name
        if is_number and isinstance(following, ast.TextElement) and re.match(r"\s\w", following.value):
            return True
    return False


def code() -> dict[Path, str]:
    """Return the sources that may use messages."""
    files = [
        *PACKAGE.rglob("*.py"),
        *PAGE.rglob("*.ts"),
        *PAGE.rglob("*.svelte"),
        *(PAGE.parent / "scripts").rglob("*.ts"),
    ]
    return {file: file.read_text(encoding="utf-8") for file in files if not file.name.endswith(".test.ts")}
