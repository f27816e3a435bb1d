"""Messages (an id with arguments), and the Fluent catalogues that translate them."""

from draftwork.i18n.catalogue import (
    DEFAULT,
    LANGUAGES,
    add_folder,
    entries,
    has_message,
    message_ids,
    source,
    text,
)
from draftwork.i18n.message import Message, MessageValue, shorten
from draftwork.i18n.spelling import fold

__all__ = [
    "DEFAULT",
    "LANGUAGES",
    "Message",
    "MessageValue",
    "add_folder",
    "entries",
    "fold",
    "has_message",
    "message_ids",
    "shorten",
    "source",
    "text",
]
