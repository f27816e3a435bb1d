"""Takes the pictures of the home page, web/src/pictures/GAME.LANGUAGE.webp, from the built page itself.

Each picture shows the board of the unfinished match in docs/pictures/GAME.json. Run it after a change of the
boards, then build the page again:

python -m scripts.page_pictures
"""

from __future__ import annotations

import argparse
import base64
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from draftwork.i18n import LANGUAGES
from scripts.pictures import FOLDER as MATCHES
from scripts.pictures import games

ROOT = Path(__file__).parents[1]
PICTURES = ROOT / "web" / "src" / "pictures"
WINDOW: ViewportSize = {"width": 1240, "height": 1000}
SIZE = (480, 300)  # of a picture, in pixels
SHOWN_PART = 0.88  # of the width of the board, from its middle
MARGIN = 4  # above the drawing of the own board
# The top of the first large drawing. The board of Sintra has none: there, what is below the name of a player.
TOP = """(board) => [...board.querySelectorAll('svg')].map((drawing) => drawing.getBoundingClientRect())
  .find((box) => box.width > 150 && box.height > 150)?.top
  ?? board.getBoundingClientRect().top + 62"""
QUALITY = 34  # the first game with all pictures is to load less than 200 kB


@contextmanager
def serve() -> Iterator[str]:
    """A server on a free port. It prints its address first."""
    command = [
        sys.executable,
        "-m",
        "draftwork",
        "serve",
        "--no-browser",
        "--port",
        "0",
        "--bot-workers",
        "1",
    ]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DRAFTWORK_PURE": "1", "PYTHONUNBUFFERED": "1"}
        server = subprocess.Popen(
            [*command, "--data", folder], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            yield next(word for line in server.stdout for word in line.split() if word.startswith("http://"))
        finally:
            server.terminate()
            server.wait(20)


def take(browser: Browser, address: str, game: str, language: str) -> bytes:
    """The picture of a game in a language."""
    page = browser.new_page(base_url=address, locale=language, viewport=WINDOW, reduced_motion="reduce")
    page.goto("/replay")
    page.get_by_test_id("upload").set_input_files(MATCHES / f"{game}.json")
    page.get_by_test_id("ply").wait_for()
    page.keyboard.press("End")
    page.get_by_test_id("board").locator("svg").first.wait_for()
    page.wait_for_load_state("networkidle")
    picture = shoot(page)
    page.close()
    return picture


def shoot(page: Page) -> bytes:
    """The own board and what lies below it as WebP, which Playwright itself cannot write."""
    board = page.get_by_test_id("board")
    box = board.bounding_box()
    assert box is not None
    top = board.evaluate(TOP) - MARGIN
    width, height = SIZE
    shown = SHOWN_PART * box["width"]
    scale = width / shown
    left = box["x"] + (box["width"] - shown) / 2
    clip = {"x": left, "y": top, "width": shown, "height": height / scale, "scale": scale}
    session = page.context.new_cdp_session(page)
    options = {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": True}
    return base64.b64decode(session.send("Page.captureScreenshot", options)["data"])


def main() -> None:
    argparse.ArgumentParser(prog="python -m scripts.page_pictures", description=__doc__).parse_args()
    PICTURES.mkdir(exist_ok=True)
    chromium = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    with serve() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for game in games():
            for language in LANGUAGES:
                picture = take(browser, address, game, language)
                (PICTURES / f"{game}.{language}.webp").write_bytes(picture)
        browser.close()


if __name__ == "__main__":
    main()
