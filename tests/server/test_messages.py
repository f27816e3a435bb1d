"""The message catalogue of the server matches the ids in its code."""

import re
from pathlib import Path

import draftwork.server
from draftwork.games import load
from draftwork.i18n import message_ids

FOLDER = Path(draftwork.server.__file__).parent
CODE = "".join(file.read_text(encoding="utf-8") for file in sorted(FOLDER.rglob("*.py")))
OWN = re.findall(r"^([a-z-]+) =", (FOLDER / "messages" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE)


def test_every_message_of_the_catalogue_is_used() -> None:
    assert [id for id in OWN if not re.search(f"[\"']{id}[\"']", CODE)] == []


def test_every_message_of_the_code_is_in_a_catalogue() -> None:
    load("patchwork")
    used = set(re.findall(r'(?:Message|raise [A-Z]\w+)\(\s*"([a-z]+(?:-[a-z]+)*)"', CODE))
    assert len(used) > 30
    assert used - message_ids("en") == set()
