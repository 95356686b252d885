"""Sentences in English and Japanese, from Fluent files."""

from bocage.text.check import check_texts
from bocage.text.errors import TextError
from bocage.text.ids import message_id
from bocage.text.markdown import table
from bocage.text.texts import LANGUAGES, Texts, load_texts

__all__ = ["LANGUAGES", "TextError", "Texts", "check_texts", "load_texts", "message_id", "table"]
