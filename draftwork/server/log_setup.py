"""Structured logs: one JSON object a line. What people write, their tokens and their moves never get here."""

from __future__ import annotations

import logging
import sys
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

import structlog
from structlog.tracebacks import ExceptionDictTransformer

FILE = "draftwork.log"
_MAX_BYTES = 5 << 20  # then a new file is begun, and two old ones are kept
_SHARED: list[Any] = [
    structlog.stdlib.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    # Without local variables, which may hold anything.
    structlog.processors.ExceptionRenderer(ExceptionDictTransformer(show_locals=False)),
]

structlog.configure(
    processors=[*_SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
    wrapper_class=structlog.stdlib.BoundLogger,
    logger_factory=structlog.stdlib.LoggerFactory(),
)
log: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger("draftwork.server")


def configure_logging(handler: logging.Handler) -> None:
    """Our own lines, and the warnings of the libraries below, in the same form to the same place."""
    render: list[Any] = [
        structlog.stdlib.ProcessorFormatter.remove_processors_meta,
        structlog.processors.JSONRenderer(ensure_ascii=False),
    ]
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_SHARED, processors=render))
    levels = {"draftwork": logging.INFO, "uvicorn": logging.WARNING, "alembic": logging.WARNING}
    for name, level in levels.items():
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level)
        logger.propagate = False


def log_handler(folder: Path) -> logging.Handler:
    """Into a file where a person sits at the terminal, else to the error stream for whoever collects it."""
    if sys.stderr.isatty():
        return RotatingFileHandler(folder / FILE, maxBytes=_MAX_BYTES, backupCount=2, encoding="utf-8")
    return logging.StreamHandler(sys.stderr)
