"""Chapter 19.2.2 - The Allied landing phase before turn 1, step by step."""

from __future__ import annotations

from bocage.families.cobra.events import PhaseBegan
from bocage.families.cobra.rules.common import eliminate, place
from bocage.families.cobra.types import ALLIED, GERMAN
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c19_landing_1_waves import (
    among_germans,
    bad_landings,
    can_land,
    drop_choice,
    drop_fight,
    land_form,
    put_down,
    put_down_drops,
    refuges,
    roll_scatter,
    scatter_choice,
)
from bocage.games.cobra.rules.c19_landing_2_toll import (
    defend,
    defend_form,
    guards,
    judge_beaches,
    parties,
    roll_alarm,
    roll_toll,
)
from bocage.games.cobra.types import D, Defend, Drop, Land, Landing, Public, Scatter, Seen
from bocage.kernel.api import Ask, Choice, Step, rule


@rule("2008:4.0b", "2008:19.2.2.1a")
class LandingStep(Step):
    """Put down, scatter, come down badly, defend, count the toll, give beaches up."""

    def run(self, book: Book, d: D, f: Landing) -> None:
        """What needs no decision."""
        match f.stage:
            case "start":
                d.emit(PhaseBegan("2008:4.0b", ALLIED, "landing"))
                d.goto("land", drops=put_down_drops(book, d))
            case "land" if not can_land(book, d.public):
                d.goto("scatter", landed=landed_steps(book, d.public))
            case "scatter" if not f.drops:
                bad_landings(book, d, (u for u in f.scattered if u in d.public.units))
                d.goto("fights", fallen=among_germans(book, d.public))
            case "fights":
                self.fight(book, d, f)
            case "placed":
                self.settle(book, d, f)
            case "guards":
                self.alarm(book, d, f)
            case "parties":
                self.toll(book, d, f)

    def fight(self, book: Book, d: D, f: Landing) -> None:
        """One drop among Germans after the other."""
        if not f.fallen:
            return d.goto("guards", guards=guards(book, d.public))
        if f.fallen[0] not in d.public.units:
            return d.goto("fights", fallen=f.fallen[1:])
        return drop_fight(book, d, f.fallen[0], "placed")

    @rule("2008:19.2.2.4b")
    def settle(self, book: Book, d: D, f: Landing) -> None:
        """A survivor stays if the Germans are gone, is put aside, or has nowhere to go."""
        unit = f.fallen[0]
        if unit in among_germans(book, d.public):
            if refuges(book, d.public, unit):
                return d.wait("aside")
            eliminate(book, d, unit, "2008:19.2.2.4b")
        return d.goto("fights", fallen=f.fallen[1:])

    def alarm(self, book: Book, d: D, f: Landing) -> None:
        """German units are rolled for until one may give steps."""
        left = f.guards
        while left:
            unit, *rest = left
            left = tuple(rest)
            if roll_alarm(d, unit):
                return d.wait("defence", guards=left, guard=unit)
        return d.goto("parties", parties=parties(book, d.public))

    def toll(self, book: Book, d: D, f: Landing) -> None:
        """One party after the other; then the beaches are judged."""
        if f.parties:
            d.remember(parties=f.parties[1:])
            return roll_toll(book, d, f, f.parties[0], "parties")
        judge_beaches(book, d, f)
        return d.finish()

    def who(self, book: Book, public: Public, f: Landing) -> tuple[Ask, ...]:
        """The Allies; the German where his units may defend a beach."""
        match f.stage:
            case "land":
                return (Ask(ALLIED, "land", "2008:19.2.2.1a"),)
            case "scatter":
                return (Ask(ALLIED, "scatter", "2008:19.2.2.2"),)
            case "aside":
                return (Ask(ALLIED, "drop", "2008:19.2.2.4b", {"unit": f.fallen[0]}),)
            case _:
                return (Ask(GERMAN, "defend", "2008:19.2.2.5", {"unit": f.guard}),)

    def choice(self, book: Book, seen: Seen, f: Landing, ask: Ask) -> Choice:
        """What is to be decided at this step."""
        match f.stage:
            case "land":
                return land_form(book, seen.public)
            case "scatter":
                return scatter_choice(f)
            case "aside":
                return drop_choice(book, seen.public, f.fallen[0])
            case _:
                return defend_form(book, seen.public, f.guard)

    def take(
        self, book: Book, d: D, f: Landing, side: str, action: Land | Scatter | Drop | Defend
    ) -> None:
        """Carry it out."""
        match action:
            case Land(unit, hex_):
                put_down(book, d, unit, hex_)
            case Scatter(unit):
                roll_scatter(book, d, f, unit)
            case Drop(unit, hex_):
                place(book, d, unit, hex_)
                d.goto("fights", fallen=f.fallen[1:])
            case Defend():
                defend(book, d, f, f.guard, action)
                d.goto("guards")


def landed_steps(book: Book, public: Public) -> dict[str, int]:
    """The steps that have landed on each beach."""
    found: dict[str, int] = {}
    for unit, state in public.units.items():
        row = book.landing.get(unit)
        if row is not None and row.how == "beach":
            found[row.place] = found.get(row.place, 0) + state.steps
    return found
