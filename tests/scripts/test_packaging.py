"""scripts/packaging: the selection of the packaged files, and errors in a wrong package."""

import io
import tarfile
import zipfile
from fnmatch import fnmatch
from pathlib import Path

import pytest

from scripts.packaging.contents import REQUIRED, Archive, file_errors, metadata_errors, read_sdist, read_wheel
from scripts.packaging.source import ROOT, copy_source, source_files

pytestmark = pytest.mark.long

INFO = {"draftwork-1.dist-info/licenses/LICENSE", "draftwork-1.dist-info/entry_points.txt"}
PACKAGE = {pattern.replace("*", "x") for pattern in REQUIRED if not pattern.startswith("*")}
PAGE = {name for name in PACKAGE if name.startswith("draftwork/server/page/")}
SOURCE = frozenset((PACKAGE - PAGE) | {"LICENSE", "tests/test_x.py"})
SDIST = frozenset(PACKAGE | {"LICENSE", "tests/test_x.py", "PKG-INFO"})
WHEEL = frozenset(PACKAGE | INFO)

PROJECT = {
    "name": "draftwork",
    "version": "1.0",
    "description": "Games",
    "license": "MIT",
    "requires-python": ">=3.11",
}
METADATA = """Metadata-Version: 2.4
Name: draftwork
Version: 1.0
Summary: Games
License-Expression: MIT
Requires-Python: >=3.11
Description-Content-Type: text/markdown

# Draftwork – ігри
"""
README = "# Draftwork – ігри\n"


def test_a_package_with_every_file_has_no_faults() -> None:
    assert file_errors(SOURCE, SDIST, WHEEL) == []


@pytest.mark.parametrize("name", sorted(SOURCE))
def test_a_source_file_missing_in_the_sdist_is_named(name: str) -> None:
    assert f"sdist: {name} is missing" in file_errors(SOURCE, SDIST - {name}, WHEEL)


@pytest.mark.parametrize("name", sorted(PACKAGE))
def test_a_package_file_missing_in_the_wheel_is_named(name: str) -> None:
    assert f"wheel: {name} is missing" in file_errors(SOURCE, SDIST, WHEEL - {name})


@pytest.mark.parametrize("pattern", REQUIRED)
def test_a_required_file_missing_everywhere_is_named(pattern: str) -> None:
    gone = {name for name in WHEEL if fnmatch(name, pattern)}
    assert gone
    assert f"wheel: no {pattern}" in file_errors(SOURCE - gone, SDIST - gone, WHEEL - gone)


def test_files_that_do_not_belong_are_named() -> None:
    assert file_errors(SOURCE, SDIST | {"stray.txt"}, WHEEL) == ["sdist: stray.txt does not belong there"]
    assert file_errors(SOURCE, SDIST, WHEEL | {"tests/test_x.py"}) == [
        "wheel: tests/test_x.py does not belong there"
    ]


@pytest.mark.parametrize(
    "name",
    ["web/node_modules/a.js", "draftwork/__pycache__/a.pyc", ".ruff_cache/a", ".venv/a", ".coverage.x"],
)
def test_built_files_are_unwanted_even_if_they_are_tracked(name: str) -> None:
    assert file_errors(SOURCE | {name}, SDIST | {name}, WHEEL)[-1] == f"sdist: {name} does not belong there"


def test_metadata_that_agrees_has_no_faults() -> None:
    assert metadata_errors(PROJECT, README, METADATA) == []


def test_metadata_that_differs_is_named() -> None:
    assert metadata_errors({**PROJECT, "version": "1.1"}, README, METADATA) == ["Version is 1.0, not 1.1"]
    assert metadata_errors(PROJECT, "Another\n", METADATA) == ["the long description is not README.md"]
    assert metadata_errors(PROJECT, README, METADATA.replace("text/markdown", "text/plain")) == [
        "Description-Content-Type is text/plain, not text/markdown"
    ]


def test_archives_are_read(tmp_path: Path) -> None:
    sdist, wheel = tmp_path / "draftwork-1.tar.gz", tmp_path / "draftwork-1.whl"
    with tarfile.open(sdist, "w:gz") as archive:
        for name in ("PKG-INFO", "draftwork/py.typed"):
            member = tarfile.TarInfo(f"draftwork-1/{name}")
            member.size = len(METADATA.encode())
            archive.addfile(member, io.BytesIO(METADATA.encode()))
    with zipfile.ZipFile(wheel, "w") as packed:
        packed.writestr("draftwork/py.typed", "")
        packed.writestr("draftwork-1.dist-info/METADATA", METADATA)
    assert read_sdist(sdist) == Archive(frozenset({"PKG-INFO", "draftwork/py.typed"}), METADATA)
    assert read_wheel(wheel) == Archive(
        frozenset({"draftwork/py.typed", "draftwork-1.dist-info/METADATA"}), METADATA
    )


def test_source_files_are_those_of_the_repository() -> None:
    files = source_files(ROOT)
    assert {"pyproject.toml", "draftwork/py.typed", "web/index.html", ".gitignore"} <= set(files)
    assert not [name for name in files if "node_modules" in name or name.startswith("draftwork/server/page/")]


def test_without_git_ignored_and_built_files_are_left_out(tmp_path: Path) -> None:
    root, target = tmp_path / "root", tmp_path / "target"
    for name in ("draftwork/a.py", "draftwork/server/page/index.html", "cache/x", "PKG-INFO"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).touch()
    (root / ".gitignore").write_text("cache/\ndraftwork/server/page/\n")
    (root / "pyproject.toml").write_text(
        '[project]\nname = "draftwork"\nversion = "1"\n'
        '[tool.hatch.build]\nartifacts = ["draftwork/server/page/**"]\n'
    )
    copy_source(root, target)
    copied = {file.relative_to(target).as_posix() for file in target.rglob("*") if file.is_file()}
    assert copied == {".gitignore", "draftwork/a.py", "pyproject.toml"}
