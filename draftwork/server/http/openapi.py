"""The OpenAPI document: error responses and the security scheme."""

from __future__ import annotations

from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityRequirement, SecurityScheme

from draftwork import __version__
from draftwork.server.protocol import ApiError

_MEANINGS = {
    400: "What was sent is not understood, or the rules forbid it.",
    401: "There is no token, or none of ours.",
    403: "It is not your seat, or only the host may do it.",
    404: "There is nothing of that name.",
    409: "Not now: something has happened meanwhile, or the table is in another state.",
    410: "What is stored of the table cannot be read.",
    413: "Too many bytes.",
    415: "Only JSON is understood.",
    429: "Too much at once.",
}
ERROR_RESPONSES = {
    status: ResponseSpec(ApiError, description=meaning, generate_examples=False)
    for status, meaning in _MEANINGS.items()
}
TOKEN_REQUIRED: list[SecurityRequirement] = [{"token": []}]


def openapi_config() -> OpenAPIConfig:
    bearer = SecurityScheme(type="http", scheme="bearer", description="The token of POST /api/guests.")
    return OpenAPIConfig(
        title="Draftwork",
        version=__version__,
        path="/schema",
        render_plugins=[JsonRenderPlugin()],
        components=Components(security_schemes={"token": bearer}),
    )
