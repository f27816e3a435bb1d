"""Draws docs/pictures/GAME.svg (English) and GAME.LANGUAGE.svg from the unfinished match in GAME.json.

python -m scripts.pictures
"""

from __future__ import annotations

import argparse
from pathlib import Path

from draftwork import Match
from draftwork.i18n import DEFAULT, LANGUAGES

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"


def games() -> list[str]:
    return sorted(file.stem for file in FOLDER.glob("*.json"))


def picture_file(game: str, language: str) -> Path:
    return FOLDER / (f"{game}.svg" if language == DEFAULT else f"{game}.{language}.svg")


def draw(game: str, language: str) -> str:
    record = (FOLDER / f"{game}.json").read_text(encoding="utf-8")
    return Match.from_record(record).svg(language) + "\n"


def main() -> None:
    argparse.ArgumentParser(prog="python -m scripts.pictures", description=__doc__).parse_args()
    for game in games():
        for language in LANGUAGES:
            picture_file(game, language).write_text(draw(game, language), encoding="utf-8")


if __name__ == "__main__":
    main()
