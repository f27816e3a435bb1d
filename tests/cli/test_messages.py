"""The message catalogue of the commands is complete in every language and has no unused messages."""

import re
from pathlib import Path

import pytest

import draftwork.cli
from draftwork.i18n import LANGUAGES

FOLDER = Path(draftwork.cli.__file__).parent
CODE = "".join(file.read_text() for file in sorted(FOLDER.rglob("*.py")))


def messages(language: str) -> dict[str, str]:
    text = (FOLDER / "messages" / f"{language}.ftl").read_text()
    found = re.split(r"^(cli-[a-z-]+) =", re.sub(r"^#.*$", "", text, flags=re.MULTILINE), flags=re.MULTILINE)[
        1:
    ]
    return dict(zip(found[::2], found[1::2], strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_have_the_same_messages_with_the_same_arguments(language: str) -> None:
    def arguments(text: str) -> set[str]:
        return set(re.findall(r"\$(\w+)", text))

    english, other = messages("en"), messages(language)
    assert list(english) == list(other)
    assert [id for id in english if arguments(english[id]) != arguments(other[id])] == []


def test_every_message_of_the_code_is_in_the_catalogue() -> None:
    used = set(re.findall(r'"(cli-[a-z-]+[a-z])"', CODE))
    assert used - set(messages("en")) == set()


def test_every_message_of_the_catalogue_is_used() -> None:
    patterns = re.findall(r'"(cli-[a-z-]*)\{', CODE)  # prefixes of composed ids
    unused = [id for id in messages("en") if f'"{id}"' not in CODE and not id.startswith(tuple(patterns))]
    assert unused == []
