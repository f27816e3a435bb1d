"""Every block of a page is run, compared or marked, and every command in the text exists."""

import re
import shlex
from pathlib import Path

import pytest

from tests.docs import programs
from tests.docs.pages import PAGES, ROOT, Wrong, blocks, spans
from tests.docs.reading import Reader, needs_environment, needs_server

names = pytest.mark.parametrize("document", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
ALONE = [
    page
    for page in PAGES
    if not any(needs_server(block) or needs_environment(block) for block in blocks(page))
]
SCRIPTS = (
    "benchmarks.crash",
    "benchmarks.engine",
    "benchmarks.hostile",
    "benchmarks.load",
    "benchmarks.search",
    "benchmarks.tables",
)


@pytest.mark.parametrize("document", ALONE, ids=lambda page: str(page.relative_to(ROOT)))
def test_examples(document: Path, reader: Reader) -> None:
    reader.read(document)


def test_some_pages_have_examples() -> None:
    languages = {block.language for page in PAGES for block in blocks(page)}
    assert languages == {"ftl", "python", "sh", "json", "toml", "text", "js"}


@names
def test_examples_in_python_are_in_blocks(document: Path) -> None:
    """Only blocks are run."""
    inside = sum(block.text.count(">>>") for block in blocks(document) if block.language == "python")
    assert document.read_text(encoding="utf-8").count(">>>") == inside


@names
def test_commands_in_the_text(document: Path) -> None:
    for where, code in spans(document):
        words = programs.read(code)
        if programs.is_known(words):
            check_mention(where, words)


def check_mention(where: str, words: list[str]) -> None:
    try:
        programs.check_mention(words)
    except Wrong as wrong:
        raise Wrong(f"{where}: {wrong}") from None


@names
def test_options_in_the_text(document: Path) -> None:
    """An option without a command belongs to some command."""
    known = {
        option for command in programs.commands() for option in programs.options_of(["draftwork", command])
    }
    known |= {option for name in SCRIPTS for option in programs.options_of(["python", "-m", name])}
    known |= programs.options_of(["python", "-m", "draftwork.testing.counts"])
    known |= programs.options_of(["./run", "test"])
    for where, code in spans(document):
        if code.startswith("--"):
            assert code.split()[0] in known, where


def test_the_table_of_commands_is_complete() -> None:
    page = ROOT / "docs" / "commands.md"
    rows = re.findall(r"^\| (`.+?) \|", page.read_text(encoding="utf-8").replace("\\|", "/"), re.MULTILINE)
    told = {shlex.split(code)[0] for row in rows for code in re.findall(r"`(.+?)`", row)}
    assert told == programs.commands()


@names
def test_files_in_the_text(document: Path) -> None:
    """Paths from the root of the project exist."""
    for where, code in spans(document):
        if re.fullmatch(r"(benchmarks|docs|draftwork|scripts|tests|web)/[\w/.-]*", code):
            assert (ROOT / code).exists() or code == "draftwork/server/page/", f"{where}: {code}"


@names
def test_tables_of_files(document: Path) -> None:
    """A column “files of `FOLDER`” names existing files and folders."""
    for head, rows in re.findall(
        r"^\|(.*files of .*)\|\n\|[-|: ]+\n((?:\|.*\n)+)", document.read_text("utf-8"), re.MULTILINE
    ):
        cells = head.split("|")
        column = next(i for i, cell in enumerate(cells) if "files of" in cell)
        folder = ROOT / re.findall("`(.+?)`", cells[column])[0]
        for row in rows.splitlines():
            for name in re.findall("`(.+?)`", row.strip("|").split("|")[column]):
                assert list(folder.glob(name)), f"{document.name}: {name}"
