"""The built page: its files are read once and served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from draftwork.i18n import Message
from draftwork.server.errors import NotFound

INDEX = "index.html"
_IMMUTABLE = "public, max-age=31536000, immutable"  # asset names change with their content
_REVALIDATE = "no-cache"
_MIN_GZIP_SIZE = 1_000  # bytes


@dataclass(frozen=True)
class CachedResponse:
    """A response that is the same for every client."""

    content: bytes
    gzipped: bytes | None  # gzip, if much smaller
    media_type: str
    etag: str

    @classmethod
    def of(cls, content: bytes, media_type: str) -> CachedResponse:
        gzipped = gzip.compress(content, 9, mtime=0) if len(content) >= _MIN_GZIP_SIZE else content
        digest = hashlib.sha256(content).hexdigest()[:32]
        return cls(content, gzipped if len(gzipped) < 0.9 * len(content) else None, media_type, f'"{digest}"')

    def response(self, request: Request[Any, Any, Any], cache: str = _REVALIDATE) -> Response[bytes]:
        headers = {"ETag": self.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.gzipped, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


class Page:
    """All files of the page by path, read once at the start."""

    def __init__(self, folder: Path) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        self._files = {file.relative_to(folder).as_posix(): _read_file(file) for file in files}

    def response(self, path: str, request: Request[Any, Any, Any]) -> Response[bytes]:
        name = path.strip("/")
        if name in self._files:
            return self._files[name].response(
                request, _IMMUTABLE if name.startswith("assets/") else _REVALIDATE
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
