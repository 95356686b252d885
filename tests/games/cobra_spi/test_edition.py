"""The rules of the family follow the edition of the book: its numbers, its order, its stacking."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.families.cobra.types import Battle, Suffering
from bocage.games.cobra_spi import module
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.edition import Spi
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Tally
from bocage.tools.rules.index import build_index

WEIGHTS = {**module.weights, **module.biases["combat"], "overrun": 100}
STEPS = 400


class Newer(Spi):
    """An edition in which the attacker suffers first, and whose clauses have the newer names."""

    def order(self, book: Any) -> tuple[str, str]:
        """The attacker first."""
        return "attacker", "defender"

    def cite(self, older: str, newer: str) -> str:
        """The newer one."""
        return newer


class Lonely(Spi):
    """An edition in which every unit stands alone: no sum, but who is there."""

    def bulk(self, counter: Any) -> Any:
        """Itself."""
        return counter.id

    def fits(self, bulks: Any) -> bool:
        """One unit in a hex."""
        return len(list(bulks)) <= 1


def played(edition: Spi, seed: int = 5) -> tuple[Book, list[Any]]:
    """The book, and what was applied in a random game of this edition."""
    book = module.load("breakout", {}, ())
    book.edition, book.cite = edition, edition.cite
    book.bulk = {unit: edition.bulk(counter) for unit, counter in book.counters.items()}
    engine, rng = Engine(module, "breakout", book=book), Rng(seed)
    found: list[Any] = []
    applied = engine.start(rng)
    while applied.position.outcome is None and len(found) < STEPS:
        side = engine.pending(applied.position)[0].side
        choice: Any = engine.choice(applied.position, side)
        action = choice.sample(rng, WEIGHTS)
        applied = engine.apply_legal(applied.position, side, action, rng)
        found.append((engine.pending(applied.position), applied))
    return book, found


def clauses(found: list[Any]) -> set[str]:
    """All that were named in questions, events and numbers."""
    named = set()
    for asks, applied in found:
        events = [emitted.event for emitted in applied.events]
        named |= {ask.clause for ask in asks} | {event.clause for event in events}
        tallies: list[Tally] = [t for event in events for t in getattr(event, "tallies", ())]
        named |= {item.clause for tally in tallies for item in tally.items}
    return named


def test_clauses_of_the_family_have_the_names_of_the_edition():
    _, found = played(Newer())
    index = build_index(module)
    own = {
        clause
        for clause, sites in index.code.items()
        if any("/games/" in site.file for site in sites)
    }
    old = {clause for clause in clauses(found) if not clause.startswith("2008:")}
    assert {"2008:8.5.1", "2008:8.7.1", "2008:8.6.2", "2008:6.5.2a"} <= clauses(found)
    assert old and old <= own, old - own


@pytest.mark.parametrize(("edition", "first"), [(Spi(), "defender"), (Newer(), "attacker")])
def test_who_takes_his_result_first_is_said_by_the_edition(edition, first):
    met = set()
    for _, applied in played(edition)[1]:
        match applied.position.frames:
            case (*_, Battle(attacker=a, defender=b) as battle, Suffering() as force) if a and b:
                stage = "attacker" if force.side == battle.side else "defender"
                met.add((stage, battle.stage))
    last = {"attacker": "defender", "defender": "attacker"}[first]
    assert (first, last) in met
    assert met <= {(first, last), (last, "end")}


def test_stacking_may_look_at_who_is_there():
    book, found = played(Lonely(), 7)
    moved = 0
    for _, applied in found:
        for emitted in applied.events:
            event = emitted.event
            if type(event).__name__ in ("Retreated", "Advanced"):
                moved += 1
                assert len(book.lines(applied.position.public).here(event.hex)) == 1
    assert moved > 10
