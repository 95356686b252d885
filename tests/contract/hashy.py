"""A game whose course depends on the hash seed of the process."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bocage.kernel.api import Draft, Frame, Step
from tests.contract.mutants import having
from tests.kernel.toy import Fields, GameStep
from tests.kernel.toy_types import SIDES, Game


class HashedStep(GameStep):
    """Who goes first is the side whose hash is greater."""

    def take(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        super().take(book, d, f, side, action)
        d.put(first=max(SIDES, key=lambda s: hash(f"{s} {d.public.turn}")))


class Hashed(Fields):
    """Differs from process to process."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(Game, HashedStep())


module = Hashed()
