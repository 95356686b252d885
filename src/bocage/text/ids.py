"""How the sentence that names something is called."""

from __future__ import annotations

import re

_FORBIDDEN = re.compile("[^0-9A-Za-z_-]")


def message_id(group: str, name: str) -> str:
    """`unit-22-21` for the unit 22/21: what Fluent forbids in an id becomes a hyphen."""
    return f"{group}-{_FORBIDDEN.sub('-', name)}"
