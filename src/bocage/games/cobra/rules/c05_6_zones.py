"""Chapters 5.6 and 5.7 - Leaving enemy zones without paying, and rivers before them."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.families.cobra.state import Ways
from bocage.families.cobra.terrain import Ground
from bocage.kernel.api import rule


@rule("2008:5.3.7b", "2008:5.6.4b")
def out_of_zones(ways: Ways, hexes: Iterable[str]) -> frozenset[str]:
    """Never from one enemy zone into another."""
    return frozenset(hex_ for hex_ in hexes if not ways.zoned(hex_))


def covered(ground: Ground) -> bool:
    """Bocage, woods or forest."""
    return ground.bocage or ground.terrain in ("woods", "forest")


@rule("2008:5.7.2a")
def riverbank_held(ways: Ways, there: str) -> bool:
    """Whether an enemy whose zone reaches the hex stands on a major river."""
    country, loud, bit = ways.country, ways.lines.fronts[ways.enemy].loud, ways.bit
    return any(
        any(country.edge(near, by).river == "major" for by in country.around[near])
        for near in country.next_to[there]
        if there in country.zoc_to[near] and loud & bit[near]
    )


@rule("2008:5.7.2b")
def zoned_without_rivers(ways: Ways, here: str) -> bool:
    """Whether the hex would be in an enemy zone if there were no rivers."""
    loud, bit = ways.lines.fronts[ways.enemy].loud, ways.bit
    if ways.country.ground[here].shelter:
        return False
    return any(loud & bit[near] for near in ways.country.next_to[here])
