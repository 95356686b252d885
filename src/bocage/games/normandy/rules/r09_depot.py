"""Chapter 9: on whom a side may spend its replacement points."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import company_of, units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r07_hq import why_not_stand
from bocage.games.normandy.rules.r09_losses import TIGER, WHOLE, Price, is_tiger, prices, why_never
from bocage.games.normandy.state import points_of, stack_limit
from bocage.games.normandy.state.net import Net, division_of, net_of
from bocage.kernel.api import Illegal, refuse, rule

Cost = dict[str, int]
TIGER_STEP = "tiger-step"  # of which there is one a day


def has_points(public: t.Public, own: t.Private, cost: Cost) -> bool:
    """Whether so many points are left."""
    left = {key: number - own.spent.get(key, 0) for key, number in public.points.items()}
    left |= {key: number for key, number in public.rem.items() if key.endswith(TIGER)}
    return all(left.get(key, 0) >= n for key, n in cost.items() if key != TIGER_STEP)


@rule("9.3a", "2.4.5a")
def cost_of(book: Book, unit: str, steps: tuple[Price | None, ...]) -> Cost | None:
    """What some steps of a unit cost its own nation; None: they cannot be had."""
    found: Cost = {}
    for price in steps:
        if price is None:
            return None
        key = f"{book.counters[unit].nation}-{price[0]}"
        found[key] = found.get(key, 0) + price[1]
    return found


class Depot:
    """What a side may do with its points."""

    def __init__(self, phase: Phase) -> None:
        self.book, self.public = phase.book, phase.public
        self.own, self.side = phase.own, phase.side

    @property
    def net(self) -> Net:
        """Who is supplied."""
        return net_of(self.book, self.public, self.own, self.side)

    def why_not_pay(self, unit: str, cost: Cost | None, clause: str) -> Illegal | None:
        """Why points do not do for a unit."""
        word = why_never(self.book.counters[unit])
        if word is not None:
            return refuse("9.4c" if word == "no-company-points" else "9.3.3a", word, unit=unit)
        if cost is None and is_tiger(self.book.counters[unit]):
            return refuse("15.4.1c", "one-tiger", unit=unit)
        if cost is None:
            return refuse("9.3.3d", "no-price", unit=unit)
        return (
            None
            if has_points(self.public, self.own, cost)
            else refuse(clause, "few-points", unit=unit)
        )

    @rule("15.4.1b", "15.4.1c")
    def tigers(self, unit: str, steps: int, cost: Cost | None) -> Cost | None:
        """Heavy tanks: a step a day, for the one that losses gave or for two points."""
        if cost is None or not is_tiger(self.book.counters[unit]):
            return cost
        if steps > 1 or self.own.spent.get(TIGER_STEP):
            return None
        key = f"{self.book.counters[unit].nation}-{TIGER}"
        free = self.public.rem.get(key, 0)
        return {key: 1, TIGER_STEP: 1} if free else {**cost, TIGER_STEP: 1}

    # -- reduced units --

    @rule("7.5c", "9.4a")
    def why_not_mend(self, act: t.Mend) -> Illegal | None:
        """Why a unit on the map does not get a step: it must be reduced and in general supply."""
        own = self.own.units.get(act.unit)
        if own is None or own.steps >= self.book.counters[act.unit].steps:
            return refuse("9.4a", "not-reduced", unit=act.unit)
        bad = self.why_not_pay(act.unit, self.mend_cost(act.unit), "9.4a")
        if bad is None and not self.net.general(act.unit):
            return refuse("7.5c", "no-supply", unit=act.unit)
        return bad

    def mend_cost(self, unit: str) -> Cost | None:
        """The price of the next step of a unit on the map."""
        at = self.own.units[unit].steps
        return self.tigers(unit, 1, cost_of(self.book, unit, prices(self.book, unit)[at : at + 1]))

    def mendable(self) -> list[str]:
        """Who may get a step."""
        return [unit for unit in self.own.units if self.why_not_mend(t.Mend(unit)) is None]

    # -- units that were lost --

    @rule("9.4b")
    def rebuild_steps(self, unit: str, full: bool) -> int:
        """With how many steps a unit returns."""
        steps = self.book.counters[unit].steps
        return steps if full or steps == 1 else steps - 1

    def rebuild_cost(self, unit: str, full: bool) -> Cost | None:
        """The price of all steps of a unit that returns."""
        steps = prices(self.book, unit)[: self.rebuild_steps(unit, full)]
        return self.tigers(unit, len(steps), cost_of(self.book, unit, steps))

    @rule("9.4b", "20.3b")
    def parents(self, unit: str) -> list[str]:
        """The headquarters next to which a unit returns: its division's, or of a corps."""
        home, counters = division_of(self.book, unit), self.book.counters
        return [
            hq
            for hq in self.own.units
            if hq == home
            or (counters[hq].type == "hq-corps" and counters[hq].nation == counters[unit].nation)
        ]

    def is_gone(self, unit: str) -> bool:
        """Whether a unit was eliminated or broken down, and is not back."""
        return unit in self.own.gone and unit not in self.own.units

    @rule("9.4b")
    def why_not_rebuild(self, act: t.Rebuild) -> Illegal | None:
        """Why a unit does not return in a hex."""
        if not self.is_gone(act.unit):
            return refuse("9.4b", "not-lost", unit=act.unit)
        if act.full and self.book.counters[act.unit].steps == 1:
            return refuse("9.4b", "one-step", unit=act.unit)
        bad = self.why_not_pay(act.unit, self.rebuild_cost(act.unit, act.full), "9.4b")
        if bad is not None:
            return bad
        if act.space not in self.doorsteps(act.unit):
            return refuse("9.4b", "not-next-to-hq", unit=act.unit, space=act.space)
        word = why_not_stand(self.book, self.public, self.own, act.unit, act.space)
        if word is not None:
            return refuse("9.4b", word, space=act.space)
        if not self.net.general(act.unit, act.space):
            return refuse("7.5c", "no-supply", unit=act.unit)
        return None

    def doorsteps(self, unit: str) -> list[str]:
        """The hexes next to its headquarters."""
        grid, units = self.book.grid, self.own.units
        near = (n for hq in self.parents(unit) for n in grid.neighbours(units[hq].at))
        return list(dict.fromkeys(near))

    def rebuildable(self) -> Iterator[str]:
        """Who could return somewhere."""
        for unit in self.own.gone:
            if any(True for _ in self.rebuild_hexes(unit)):
                yield unit

    def rebuild_hexes(self, unit: str) -> Iterator[str]:
        """Where a unit could return, at least reduced."""
        if not self.is_gone(unit) or self.why_not_pay(unit, self.rebuild_cost(unit, False), "9.4b"):
            return
        for space in self.doorsteps(unit):
            if self.why_not_rebuild(t.Rebuild(unit, space)) is None:
                yield space

    # -- companies --

    @rule("9.5a")
    def grow_cost(self, unit: str, full: bool) -> Cost | None:
        """The price of what a company lacks to be a battalion."""
        steps = prices(self.book, unit)[1 : WHOLE if full else WHOLE - 1]
        return self.tigers(unit, len(steps), cost_of(self.book, unit, steps))

    @rule("9.5a")
    def why_not_grow(self, act: t.Grow) -> Illegal | None:
        """Why a company does not become a battalion: of its kind, lost, its headquarters near."""
        book, units = self.book, self.own.units
        company = book.counters[act.company]
        if act.company not in units or "pool" not in company.flags:
            return refuse("9.5a", "no-company", unit=act.company)
        if not self.is_gone(act.unit) or book.counters[act.unit].steps != WHOLE:
            return refuse("9.5a", "not-lost", unit=act.unit)
        fits = (book.counters[act.unit].nation, company_of(book, act.unit))
        if fits != (company.nation, company.type):
            return refuse("9.5a", "other-kind", unit=act.company)
        bad = self.why_not_pay(act.unit, self.grow_cost(act.unit, act.full), "9.5a")
        if bad is not None:
            return bad
        space = units[act.company].at
        if space not in self.doorsteps(act.unit):
            return refuse("9.5a", "not-next-to-hq", unit=act.unit, space=space)
        if not self.net.general(act.company):
            return refuse("7.5c", "no-supply", unit=act.company)
        return self.why_not_room(act)

    def why_not_room(self, act: t.Grow) -> Illegal | None:
        """Why a battalion has no room where the company is."""
        space = self.own.units[act.company].at
        here = [u for u in units_at(self.own.units, space) if u != act.company]
        after = (*here, act.unit)
        points = points_of(self.book, self.public, self.own, after, space)
        full = points > stack_limit(self.book, self.public, after)
        return refuse("6.1a", "no-room", space=space) if full else None

    def growers(self) -> dict[str, list[str]]:
        """Companies, and the battalions that they can become."""
        companies = [u for u in self.own.units if "pool" in self.book.counters[u].flags]
        found = {
            company: [
                unit for unit in self.own.gone if self.why_not_grow(t.Grow(company, unit)) is None
            ]
            for company in companies
        }
        return {company: units for company, units in found.items() if units}


def depot_of(phase: Phase) -> Depot:
    """Worked out for a question."""
    return Depot(phase)
