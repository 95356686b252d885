"""A game that offers the same in every process, but in an order that depends on the hash seed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bocage.kernel.api import Ask, Choice, Frame, OneOf, Step
from tests.contract.mutants import having
from tests.kernel.toy import Fields, GameStep
from tests.kernel.toy_types import Game


def _hash(bid: Any) -> int:
    return hash(bid.card)


class ShuffledStep(GameStep):
    """What is offered comes in the order of the cards' hashes."""

    def choice(self, book: Any, seen: Any, f: Any, ask: Ask) -> Choice:
        whole = super().choice(book, seen, f, ask)
        return OneOf(sorted(whole.legal(), key=_hash), whole.why_not)


class Shuffled(Fields):
    """Offers the same in every process, but not in the same order."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Game, ShuffledStep())


module = Shuffled()
