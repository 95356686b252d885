"""Chapters 10.4 and 10.5 - Sources of the expanded game: beaches, cities, and Cherbourg."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bocage.families.cobra.memo import Answers
from bocage.families.cobra.state import Field, Lines
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import ALLIED, GERMAN, Side
from bocage.games.cobra.events import PortFed
from bocage.games.cobra.rules.c10_5_beaches import open_beaches
from bocage.games.cobra.rules.c10_supply import Feeding, Kept, Roads
from bocage.games.cobra.types import D, PlayerTurn
from bocage.kernel.api import Illegal, refuse, rule
from bocage.space import Mask, without

CITIES = {"isigny": "us", "bayeux": "british"}  # 2008:10.5.1b
PORT = "cherbourg"


class Beachhead(Roads):
    """The Allied sources: beaches in use, and cities that have a line to one."""

    def __init__(
        self, country: Country, kinds: Mapping[str, Iterable[str]], beaches: Mapping[str, Any]
    ) -> None:
        super().__init__(country, kinds)
        self.beaches = beaches
        self.cities = {kind: tuple(kinds[kind]) for kind in CITIES}

    def group_at(self, lines: Lines, side: Side, hex_: str) -> str:
        """That of the units there; without any, or with both, the sources of both count."""
        return self._group(lines, lines.held[ALLIED].get(hex_, ()))

    def _group(self, lines: Lines, here: tuple[str, ...]) -> str:
        groups = {lines.roster.counters[unit].group for unit in here}
        return groups.pop() if len(groups) == 1 else ""

    def cut_off(
        self, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
    ) -> list[tuple[str, ...]]:
        """The stacks that no line reaches."""
        areas: Answers[str, int] = Answers(lambda group: self.area(lines, side, group))
        bit, group = self.country.bits.bit, self._group
        stacks = [(h, here) for h, here in lines.held[side].items() if not resting.issuperset(here)]
        found = [here for hex_, here in stacks if not areas[group(lines, here)] & bit[hex_]]
        return sorted(found, key=lambda here: lines.roster.order[here[0]])

    def net(self, shut: int, feeding: Feeding, group: str = "", kept: Kept | None = None) -> Mask:
        """The roads that lead to a beach in use, or to a city that serves the group."""
        beaches = self.beaches_in_use(shut, feeding)
        found = beaches | self.cities_in_use(shut, feeding, beaches, group)
        return self.along_roads("", found, shut, kept)

    @rule("2008:10.5.3a", "2008:10.5.3b", "2008:19.3b", "2008:19.2b")
    def beaches_in_use(self, shut: int, feeding: Feeding) -> Mask:
        """Beaches that serve; one in a German zone only with a unit on it."""
        return without(self.country.bits.mask(open_beaches(self, feeding)), shut)

    @rule("2008:10.5.1b")
    def cities_in_use(self, shut: int, feeding: Feeding, beaches: int, group: str) -> Mask:
        """The cities that have a line to a beach and are of the group, or of any."""
        found = 0
        for kind, whose in CITIES.items():
            if group in ("", whose) and self.city_serves(kind, feeding, beaches, shut):
                found |= self.kinds[kind]
        return found

    @rule("2008:10.5.1c")
    def city_serves(self, kind: str, feeding: Feeding, beaches: int, shut: int) -> bool:
        """All its hexes are Allied, and a line of twelve hexes leads to a beach."""
        if any(feeding.control.get(hex_) != ALLIED for hex_ in self.cities[kind]):
            return False
        city = self.kinds[kind]
        return self.fed(beaches, shut, city) & city != 0


class Cotentin(Roads):
    """The German sources: roads off the map; Cherbourg, if none of them leads there."""

    @rule("2008:10.4.2a")
    def net(self, shut: int, feeding: Feeding, group: str = "", kept: Kept | None = None) -> Mask:
        """Once its roads are cut, the hexes of Cherbourg that no Ally has entered feed too."""
        edges = self.edge_net(shut, feeding, kept)
        if edges & self.kinds[PORT]:
            return edges
        lost = self.country.bits.mask(feeding.harbour)
        return edges | self.along_roads(PORT, without(self.kinds[PORT], lost), shut, kept)

    def edge_net(self, shut: int, feeding: Feeding, kept: Kept | None = None) -> int:
        """The roads that are joined to the edges of the map."""
        closed = feeding._replace(closed=(*feeding.closed, PORT))
        return super().net(shut, closed, kept=kept)

    def port_joined(self, lines: Lines) -> bool:
        """Whether a primary road leads from a hex of Cherbourg that is not Allied to an edge."""
        kept = lines.hints.setdefault((self, "edges"), {})
        net = self.edge_net(lines.shut_to(GERMAN), lines.feeding, kept)
        control = lines.feeding.control
        taken = self.country.bits.mask(h for h in self.hexes if control.get(h) == ALLIED)
        return bool(net & without(self.kinds[PORT], taken))

    def only_by_port(self, lines: Lines, hexes: Iterable[str]) -> bool:
        """Whether hexes in supply are so by Cherbourg alone."""
        if lines.feeding.fed:
            return False
        shut = lines.shut_to(GERMAN)
        edge = self.fed(self.edge_net(shut, lines.feeding), shut)
        return not edge & self.country.bits.mask(hexes)


# -- the attack that Cherbourg supplies ---------------------------------------------------------


def by_port(book: Any, lines: Lines, by: Iterable[str]) -> bool:
    """Whether Cherbourg would supply an attack of these units."""
    roads = book.sources[GERMAN]
    if not isinstance(roads, Cotentin):
        return False
    hexes = {lines.units[unit].at for unit in by if book.side_of[unit] == GERMAN}
    fed = any(roads.reaches(lines, GERMAN, hex_) for hex_ in hexes)
    return fed and roads.only_by_port(lines, hexes)


@rule("2008:10.4.2b")
def why_not_port(field: Field) -> Illegal | None:
    """One attack in a turn."""
    if getattr(field.turn, "port", False):
        return refuse("2008:10.4.2b", "port-used")
    return None


@rule("2008:10.4.2b")
def use_port(d: D) -> None:
    """The attack costs no points."""
    d.amend(PlayerTurn, port=True)
    d.emit(PortFed("2008:10.4.2b"))
