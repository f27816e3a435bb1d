"""Copies the tracked files of the working tree, without the built page.

    python -m scripts.packaging.source TARGET

Without git, it copies the files that hatchling selects for an sdist.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

from hatchling.builders.sdist import SdistBuilder

ROOT = Path(__file__).resolve().parents[2]
BUILT = ("draftwork/server/page/", "PKG-INFO")


def source_files(root: Path) -> list[str]:
    names = _tracked_files(root) or _selected_files(root)
    return sorted(name for name in names if not name.startswith(BUILT) and (root / name).is_file())


def _tracked_files(root: Path) -> list[str]:
    """Return the files that git tracks, or an empty list without git or outside a repository."""
    try:
        done = subprocess.run(
            ["git", "ls-files", "-z"], cwd=root, capture_output=True, text=True, check=False
        )
    except FileNotFoundError:
        return []
    return done.stdout.split("\0")[:-1] if done.returncode == 0 else []


def _selected_files(root: Path) -> list[str]:
    """Return the files that hatchling selects: all that .gitignore does not exclude."""
    return [Path(file.relative_path).as_posix() for file in SdistBuilder(str(root)).recurse_included_files()]


def copy_source(root: Path, target: Path) -> None:
    for name in source_files(root):
        copy = target / name
        copy.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(root / name, copy)


if __name__ == "__main__":
    copy_source(ROOT, Path(sys.argv[1]))
