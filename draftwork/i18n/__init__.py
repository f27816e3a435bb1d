"""Messages (an id with arguments), and the Fluent catalogues that translate them."""

from draftwork.i18n.catalogue import DEFAULT, LANGUAGES, add_folder, has, ids, source, text
from draftwork.i18n.message import Message, Value, brief

__all__ = ["DEFAULT", "LANGUAGES", "Message", "Value", "add_folder", "brief", "has", "ids", "source", "text"]
