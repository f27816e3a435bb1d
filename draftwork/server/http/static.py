"""The built page: its files are read once and served from memory."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from draftwork.i18n import Message
from draftwork.server.cached_response import IMMUTABLE, REVALIDATE, CachedResponse
from draftwork.server.errors import NotFound

INDEX = "index.html"


class Page:
    """All files of the page by path, read once at the start."""

    def __init__(self, folder: Path) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        self._files = {file.relative_to(folder).as_posix(): _read_file(file) for file in files}

    def response(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        name = path.strip("/")
        if name in self._files:
            return self._files[name].response(
                request, IMMUTABLE if name.startswith("assets/") else REVALIDATE
            )
        if "." in name.rpartition("/")[2] or name.startswith(("api/", "schema/")):
            raise NotFound("no-such-address")
        if INDEX in self._files:  # the router of the page handles /, /t/ID and /replay
            return self._files[INDEX].response(request)
        return Response(f"{Message('no-page').text()}\n".encode(), media_type="text/plain")


def _read_file(file: Path) -> CachedResponse:
    media_type = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return CachedResponse.of(file.read_bytes(), media_type)


@get(["/", "/{path:path}"], include_in_schema=False, plain=True)
async def page(request: Request[Any, Any, Any], state: State) -> Response[bytes]:
    files: Page = state.page
    return files.response(request.scope["path"], request)
