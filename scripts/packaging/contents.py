"""Checks which files the sdist and the wheel contain, and their metadata.

python -m scripts.packaging.contents SDIST WHEEL
"""

from __future__ import annotations

import re
import sys
import tarfile
import tomllib
import zipfile
from dataclasses import dataclass
from email import message_from_string
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from draftwork.i18n import LANGUAGES
from scripts.packaging.source import ROOT, source_files

PAGE = "draftwork/server/page/"
REQUIRED = (
    "draftwork/py.typed",
    f"{PAGE}index.html",
    f"{PAGE}manifest.json",
    f"{PAGE}assets/*.js",
    f"{PAGE}assets/*.css",
    *(
        f"draftwork/{package}/messages/{language}.ftl"
        for package in ("cli", "server", "i18n")
        for language in LANGUAGES
    ),
    "draftwork/games/*/messages/*.ftl",
    "draftwork/games/*/editions/*.json",
    "draftwork/games/*/art/*.svg",
    "draftwork/bots/learned/*.json",
    "*.dist-info/licenses/LICENSE",
    "*.dist-info/entry_points.txt",
)
UNWANTED = {".git", ".venv", "__pycache__", "dist", "node_modules"}
CACHE = re.compile(r"\.\w+_cache|\.hypothesis|\.coverage.*")


@dataclass(frozen=True)
class Archive:
    """The file names and the metadata of an archive."""

    files: frozenset[str]
    metadata: str


def read_sdist(file: Path) -> Archive:
    with tarfile.open(file) as archive:
        names = {member.name.partition("/")[2]: member for member in archive if not member.isdir()}
        info = archive.extractfile(names["PKG-INFO"])
        assert info is not None
        return Archive(frozenset(names), info.read().decode())


def read_wheel(file: Path) -> Archive:
    with zipfile.ZipFile(file) as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        (metadata,) = (name for name in names if fnmatch(name, "*.dist-info/METADATA"))
        return Archive(frozenset(names), archive.read(metadata).decode())


def file_errors(source: frozenset[str], sdist: frozenset[str], wheel: frozenset[str]) -> list[str]:
    """Check that the sdist has the source and the built page, and the wheel the package of the sdist."""
    page = {name for name in sdist if name.startswith(PAGE)}
    package = {name for name in sdist if name.startswith("draftwork/")}
    errors = [f"sdist: {error}" for error in _differences(source | page | {"PKG-INFO"}, sdist)]
    installed = {name for name in wheel if not name.partition("/")[0].endswith(".dist-info")}
    errors += [f"wheel: {error}" for error in _differences(package, installed)]
    errors += [
        f"wheel: no {pattern}" for pattern in REQUIRED if not any(fnmatch(name, pattern) for name in wheel)
    ]
    errors += [f"sdist: {name} does not belong there" for name in sorted(sdist) if _is_unwanted(name)]
    return errors


def _differences(expected: set[str] | frozenset[str], found: set[str] | frozenset[str]) -> list[str]:
    missing = [f"{name} is missing" for name in sorted(expected - found)]
    return missing + [f"{name} does not belong there" for name in sorted(found - expected)]


def _is_unwanted(name: str) -> bool:
    return any(part in UNWANTED or CACHE.fullmatch(part) for part in name.split("/"))


def metadata_errors(project: dict[str, Any], readme: str, metadata: str) -> list[str]:
    """Check that the metadata agrees with pyproject.toml and that the README is the long description."""
    found = message_from_string(metadata)
    expected = {
        "Name": project["name"],
        "Version": project["version"],
        "Summary": project["description"],
        "License-Expression": project["license"],
        "Requires-Python": project["requires-python"],
        "Description-Content-Type": "text/markdown",
    }
    errors = [f"{key} is {found[key]}, not {value}" for key, value in expected.items() if found[key] != value]
    if str(found.get_payload()).strip() != readme.strip():
        errors.append("the long description is not README.md")
    return errors


def main(sdist_file: str, wheel_file: str) -> int:
    sdist, wheel = read_sdist(Path(sdist_file)), read_wheel(Path(wheel_file))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    errors = file_errors(frozenset(source_files(ROOT)), sdist.files, wheel.files)
    for kind, archive in (("sdist", sdist), ("wheel", wheel)):
        errors += [f"{kind}: {error}" for error in metadata_errors(project, readme, archive.metadata)]
    for error in errors:
        print(error, file=sys.stderr)
    return 1 if errors else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
