"""Draws the icons of the installed page, web/public/icon-*.png, from web/public/favicon.svg.

Run it after a change of the drawing:

python -m scripts.icons
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

PUBLIC = Path(__file__).parents[1] / "web" / "public"
SIZES = {"icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0), "icon-maskable-512.png": (512, 0.72)}
BACKGROUND = "#2b2620"  # of the drawing; systems cut maskable icons into their own shapes


def draw(browser: Browser, size: int, share: float) -> bytes:
    """The icon as PNG. `share`: the part of its width that the drawing takes; the rest is background."""
    page = browser.new_page(viewport={"width": size, "height": size})
    drawing = (PUBLIC / "favicon.svg").read_text(encoding="utf-8")
    fill = BACKGROUND if share < 1 else "transparent"
    page.set_content(
        f"<style>body {{ margin: 0; display: grid; place-items: center; height: 100vh; background: {fill} }}"
        f"svg {{ width: {share:.0%} }}</style>{drawing}"
    )
    picture = page.screenshot(omit_background=True)
    page.close()
    return picture


def main() -> int:
    path = shutil.which(os.environ.get("CHROMIUM", "chromium"))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        for name, (size, share) in SIZES.items():
            (PUBLIC / name).write_bytes(draw(browser, size, share))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
