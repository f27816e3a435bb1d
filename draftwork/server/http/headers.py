"""Security headers of every response."""

from __future__ import annotations

from litestar.types import Message, Scope

# Svelte sets style attributes. Scripts come only from our own files.
CONTENT_SECURITY_POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}


_RAW = [(name.lower().encode(), value.encode()) for name, value in SECURITY_HEADERS.items()]
_NO_STORE = (b"cache-control", b"no-store")


async def add_security_headers(message: Message, scope: Scope) -> None:
    """Add the security headers, and `no-store` unless the response sets its own cache policy."""
    if message["type"] != "http.response.start":
        return
    headers = [*message["headers"], *_RAW]
    if not any(name.lower() == _NO_STORE[0] for name, _ in headers):
        headers.append(_NO_STORE)
    message["headers"] = headers
