"""Builds the documentation as a static site with an API reference: `python -m scripts.site [FOLDER]`.

`./run docs` installs what this needs and runs it. `docs/site/navigation.toml` lists the pages. They
are copied to a staging folder, where links between them follow the layout of the site, and Sphinx builds the
site from there. A warning of Sphinx or a reference to an asset on another server is an error.
"""

from __future__ import annotations

import argparse
import os
import pkgutil
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SETTINGS = ROOT / "docs" / "site"
OUTPUT = ROOT / ".artefacts" / "docs"
START = "README.md"
_LINK = re.compile(r"(?<=\]\()[^)\s]+(?=\))")
_FOLDER_LINK = re.compile(r"\[([^\]]+)\]\(unlinked:\)")
# What a browser loads by itself: scripts, styles, images and fonts, but not links that a reader follows.
_LOADED = (
    re.compile(r"""<(?:script|img|iframe|source|video|audio|embed)\b[^>]*?\bsrc\s*=\s*["']([^"']+)"""),
    re.compile(r"""<link\b(?![^>]*\brel=["']canonical)[^>]*?\bhref\s*=\s*["']([^"']+)"""),
    re.compile(r"""url\(\s*["']?([^"')]+)"""),
    re.compile(r"""@import\s+["']([^"']+)"""),
)
_OUTSIDE = re.compile(r"(?:https?:)?//", re.IGNORECASE)


@dataclass(frozen=True)
class Section:
    """A part of the navigation."""

    title: str
    pages: list[str] = field(default_factory=list)
    modules: dict[str, list[str]] = field(default_factory=dict)  # by page of the API reference


def navigation() -> list[Section]:
    with (SETTINGS / "navigation.toml").open("rb") as file:
        return [Section(**section) for section in tomllib.load(file)["section"]]


def site_path(page: str) -> str:
    """The path of a page in the site, given its path in the repository."""
    if page == START:
        return "index.md"
    if page.endswith("/README.md"):
        page = f"{page.removesuffix('/README.md')}/index.md"
    elif "/" not in page:
        page = page.lower()
    return page.removeprefix("docs/").removeprefix("tests/")


class Staging:
    """Writes the sources of the site into a folder."""

    def __init__(self, folder: Path, sections: list[Section]) -> None:
        self.folder = folder
        self.sections = sections
        self.pages = [page for section in sections for page in section.pages]

    def write(self) -> None:
        for page in self.pages:
            text = self._with_links((ROOT / page).read_text(encoding="utf-8"), page)
            self._save(site_path(page), text + (self._contents() if page == START else ""))
        for section in self.sections:
            for title, modules in section.modules.items():
                self._save(f"api/{title}.rst", reference(title, modules))

    def _contents(self) -> str:
        """The navigation, as tables of contents that the theme shows in its sidebar."""
        parts = []
        for section in self.sections:
            entries = [_entry(page) for page in section.pages]
            entries += [f"api/{title}" for title in section.modules]
            lines = ["", "```{toctree}", ":hidden:", f":caption: {section.title}", "", *entries, "```", ""]
            parts.append("\n".join(lines))
        return "".join(parts)

    def _with_links(self, text: str, page: str) -> str:
        """The text with its links as they are in the site. A link to a folder becomes plain text."""
        changed = _LINK.sub(lambda link: self._link(link[0], page), text)
        return _FOLDER_LINK.sub(r"\1", changed)

    def _link(self, target: str, page: str) -> str:
        name, mark, anchor = target.partition("#")
        if "://" in target or not name:
            return target
        file = (ROOT / page).parent.joinpath(name).resolve().relative_to(ROOT)
        if (ROOT / file).is_dir():
            return "unlinked:"
        if str(file) not in self.pages:
            self._copy(file)
        return os.path.relpath(site_path(str(file)), Path(site_path(page)).parent) + mark + anchor

    def _copy(self, file: Path) -> None:
        copy = self.folder / site_path(str(file))
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / file, copy)

    def _save(self, name: str, text: str) -> None:
        file = self.folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


def _entry(page: str) -> str:
    """A page in a table of contents. The start page holds the tables, so it is named in another way."""
    return "Overview <self>" if page == START else site_path(page).removesuffix(".md")


def reference(title: str, modules: list[str]) -> str:
    """A page of the API reference in reStructuredText."""
    lines = [title, "=" * len(title), ""]
    names = list(_expanded(modules))
    for name in names:
        if len(names) > 1:
            lines += [name, "-" * len(name), ""]
        lines += [f".. automodule:: {name}", *(["   :no-members:"] if name == "draftwork" else []), ""]
        lines += _exports() if name == "draftwork" else []
    return "\n".join(lines)


def _expanded(modules: list[str]) -> Iterator[str]:
    for name in modules:
        package = name.removesuffix(".*")
        if package == name:
            yield name
        else:
            found = pkgutil.iter_modules(import_module(package).__path__, f"{package}.")
            yield from (module.name for module in found)


def _exports() -> list[str]:
    """The names of `draftwork` with links to the pages that document them."""
    draftwork, play = import_module("draftwork"), import_module("draftwork.play")
    lines = ["The package exports:", ""]
    for name in draftwork.__all__:
        home = "draftwork.play" if name in play.__all__ else "draftwork.kernel.errors"
        known = name == "games" or hasattr(import_module(home), name)
        target = ":doc:`draftwork.games`" if name == "games" else f":py:obj:`~{home}.{name}`"
        lines.append(f"- ``draftwork.{name}``: see {target}" if known else f"- ``draftwork.{name}``")
    return [*lines, ""]


def outside_assets(folder: Path) -> list[str]:
    """The assets that pages and styles of a site load from other servers."""
    found = []
    for file in sorted(folder.rglob("*")):
        if file.suffix in (".html", ".css"):
            text = file.read_text(encoding="utf-8")
            loaded = [address for pattern in _LOADED for address in pattern.findall(text)]
            found += [f"{file.relative_to(folder)}: {one}" for one in loaded if _OUTSIDE.match(one)]
    return found


def build(output: Path) -> int:
    """Builds the site into a folder. The exit code is 0 without warnings and outside assets."""
    staging = output.with_name(f"{output.name}-source")
    for folder in (staging, output):
        shutil.rmtree(folder, ignore_errors=True)
    Staging(staging, navigation()).write()
    command = [sys.executable, "-m", "sphinx", "--builder", "html", "--quiet", "--fail-on-warning"]
    command += ["--doctree-dir", str(staging / ".doctrees"), "--conf-dir", str(SETTINGS)]
    done = subprocess.run([*command, str(staging), str(output)], cwd=ROOT, check=False)
    shutil.rmtree(staging)
    outside = outside_assets(output)
    for line in outside:
        print(f"loads an asset from another server: {line}", file=sys.stderr)
    return done.returncode or bool(outside)


def main(args: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", nargs="?", type=Path, default=OUTPUT, metavar="FOLDER")
    folder = parser.parse_args(args).folder.resolve()
    code = build(folder)
    if not code:
        print(f"The documentation is in {folder / 'index.html'}")
    return code


if __name__ == "__main__":
    os.environ["DRAFTWORK_PURE"] = "1"  # nothing is compiled to document it
    sys.exit(main())
