"""Ids become words: names, prompts, refusals, events, menus, panels; for the terminal and the page.

Nothing here prints. `cli` and `server` add only the sentences that are theirs alone.
"""

from bocage.words.panels import WAY, filled, layer_title, pointed_at, sentence, status_lines
from bocage.words.words import Clause, Words, clauses, language, number

__all__ = [
    "WAY",
    "Clause",
    "Words",
    "clauses",
    "filled",
    "language",
    "layer_title",
    "number",
    "pointed_at",
    "sentence",
    "status_lines",
]
