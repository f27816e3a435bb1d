"""What people read: message ids with arguments, and the catalogues that turn them into sentences."""

from draftwork.i18n.catalogue import DEFAULT, LANGUAGES, add_folder, has, ids, source, text
from draftwork.i18n.message import Message, Value, brief

__all__ = ["DEFAULT", "LANGUAGES", "Message", "Value", "add_folder", "brief", "has", "ids", "source", "text"]
