"""What people read on the page: in every language, and nothing that is not there or not used."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from draftwork.words import LANGUAGES

SOURCE = Path(__file__).parents[2] / "web" / "src"
FOLDERS = sorted({file.parent for file in SOURCE.rglob("en.ftl")})
CODE = [
    file
    for file in SOURCE.rglob("*")
    if file.suffix in (".svelte", ".ts") and not file.name.endswith(".test.ts")
]


class Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name)
        self.found.add(node.id.name)


def messages(file: Path) -> dict[str, set[str]]:
    """Message ids of a file with the arguments each uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            visitor = Arguments()
            visitor.visit(entry)
            found[entry.id.name] = visitor.found
    return found


def own_ids() -> set[str]:
    return {id for folder in FOLDERS for id in messages(folder / "en.ftl")}


def test_there_are_texts() -> None:
    assert SOURCE / "messages" in FOLDERS
    assert len(own_ids()) > 150


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_folder_says_the_same_in_every_language(folder: Path, language: str) -> None:
    assert messages(folder / f"{language}.ftl") == messages(folder / "en.ftl")


def test_every_text_that_is_asked_for_is_there() -> None:
    written = {id for file in CODE for id in re.findall(r'"(page-[a-z0-9-]+)"', file.read_text("utf-8"))}
    assert written - own_ids() == set()


def test_every_text_is_asked_for() -> None:
    code = "\n".join(file.read_text("utf-8") for file in CODE)
    texts = "\n".join((folder / "en.ftl").read_text("utf-8") for folder in FOLDERS)
    starts = tuple(re.findall(r"`(page-[a-z-]+-)\$\{", code))  # what is asked for by a part of its name
    used = {id for id in own_ids() if f'"{id}"' in code or f"{{ {id} }}" in texts}
    unused = {id for id in own_ids() - used if not (starts and id.startswith(starts))}
    assert unused == set()


def test_boards_that_say_shared_texts_have_them() -> None:
    for index in (SOURCE / "boards").glob("*/index.ts"):
        asks = any("page-board-" in file.read_text("utf-8") for file in index.parent.iterdir())
        assert not asks or "withParts" in index.read_text("utf-8"), index
