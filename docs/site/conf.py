"""Settings of Sphinx for the documentation site, which `./run docs` builds (`scripts/site.py`)."""

import os
import re
from typing import Any

os.environ["DRAFTWORK_PURE"] = "1"  # compiled rules have neither signatures nor docstrings

project = "Draftwork"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 4
default_role = "code"

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Draftwork"
html_copy_source = False
html_show_copyright = False
html_show_sourcelink = False


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", plain_text)


def plain_text(app: Any, what: str, name: str, obj: Any, options: Any, lines: list[str]) -> None:
    """Turns a docstring (plain text with `code`, lists and indented blocks) into reStructuredText."""
    made: list[str] = []
    block = ""  # what the line before belongs to: "", text, list, literal or doctest
    for line in "\n".join(lines).expandtabs().splitlines():
        kind = _kind(line, block)
        if kind == "literal" and block != "literal":
            made += ["", "::", ""]
        elif kind != block:
            made.append("")
        made.append(_escaped(line) if kind in ("text", "list") else line)
        block = kind
    lines[:] = [*made, ""]


def _kind(line: str, block: str) -> str:
    if not line.strip():
        return "" if block in ("text", "doctest") else block
    if line.startswith(">>>") or (block == "doctest" and not line.startswith(" ")):
        return "doctest"
    if line.startswith(("- ", "* ")) or re.match(r"\d+\. ", line):
        return "list"
    if line.startswith(" "):
        return block if block in ("list", "literal", "doctest") else "literal"
    return "text"


def _escaped(line: str) -> str:
    """The line with the marks of reStructuredText escaped, except in code and before an item of a list."""
    parts = re.split(r"(`+[^`]*`+)", line)
    bullet = "* " if line.startswith("* ") else ""
    parts[0] = parts[0].removeprefix(bullet)
    parts[::2] = [re.sub(r"[*|\\]|_(?!\w)", r"\\\g<0>", part) for part in parts[::2]]
    return bullet + "".join(parts)
