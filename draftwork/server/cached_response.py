"""Responses that are made once and sent many times."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any

from litestar import Request, Response

IMMUTABLE = "public, max-age=31536000, immutable"  # for names that change with the content
REVALIDATE = "no-cache"
PRIVATE = "private, no-cache"  # for content that depends on the person
_MIN_GZIP_SIZE = 1_000  # bytes
_MAX_CACHE_BYTES = 32 << 20


@dataclass(frozen=True)
class CachedResponse:
    """A response with its compressed form and its entity tag."""

    content: bytes
    gzipped: bytes | None  # gzip, if much smaller
    media_type: str
    etag: str

    @classmethod
    def of(cls, content: bytes, media_type: str, level: int = 9) -> CachedResponse:
        gzipped = gzip.compress(content, level, mtime=0) if len(content) >= _MIN_GZIP_SIZE else content
        digest = hashlib.sha256(content).hexdigest()[:32]
        return cls(content, gzipped if len(gzipped) < 0.9 * len(content) else None, media_type, f'"{digest}"')

    @property
    def size(self) -> int:
        return len(self.content) + len(self.gzipped or b"")

    def response(self, request: Request[Any, Any, Any], cache: str = REVALIDATE) -> Response[bytes]:
        headers = {"ETag": self.etag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        if self.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.gzipped, headers=headers, media_type=self.media_type)
        return Response(self.content, headers=headers, media_type=self.media_type)


class ResponseCache:
    """Responses that are expensive to make, by key. The least recently used ones are dropped.

    A key must contain everything on which the content depends.
    """

    def __init__(self, max_bytes: int = _MAX_CACHE_BYTES) -> None:
        self._max_bytes, self._bytes = max_bytes, 0
        self._made: OrderedDict[Hashable, CachedResponse] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[CachedResponse]] = {}

    async def get(
        self, key: Hashable, media_type: str, make: Callable[[], bytes], limit: Callable[[], None]
    ) -> CachedResponse:
        """The response of a key. `make` runs in a thread, once for concurrent requests.

        `limit` is called before it, and raises an error if the client may not cause that work.
        """
        found = self._made.get(key)
        if found is not None:
            self._made.move_to_end(key)
            return found
        if key not in self._making:
            limit()
            self._making[key] = asyncio.create_task(self._make(key, media_type, make))
            self._making[key].add_done_callback(lambda _: self._making.pop(key))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, media_type: str, make: Callable[[], bytes]) -> CachedResponse:
        made = await asyncio.to_thread(lambda: CachedResponse.of(make(), media_type, level=5))
        self._made[key] = made
        self._bytes += made.size
        while self._bytes > self._max_bytes:
            _, dropped = self._made.popitem(last=False)
            self._bytes -= dropped.size
        return made
