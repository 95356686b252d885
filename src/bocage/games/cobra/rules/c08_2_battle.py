"""Chapter 8.2 - A combat from its declaration to its end: what only this edition asks and ends."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.rules import c08_2_battle as family
from bocage.families.cobra.rules.c08_2_battle import strikes_of
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c09_headquarters import defence_helpers
from bocage.families.cobra.types import Phase, other
from bocage.games.cobra.events import AirHelped
from bocage.games.cobra.rules.c08_7_advance import end_thrust
from bocage.games.cobra.rules.c14_air import use_air, why_not_guard_by_air
from bocage.games.cobra.types import Battle, D, Lead, Public, Seen
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Tally, innermost, refuse, rule


class BattleStep(family.BattleStep):
    """The same with air points in defence; an overrun in an advance ends in its own way."""

    def may_guard(self, book: Book, public: Any, phase: Phase, f: Any) -> bool:
        """Whether the defender has any help to declare; in an advance overrun he has none."""
        if f.thrust:
            return False
        if why_not_guard_by_air(public, f) is None:
            return True
        return super().may_guard(book, public, phase, f)

    @rule("2008:8.3.5d", "2008:14.4.1b")
    def who(self, book: Book, public: Any, f: Any) -> tuple[Ask, ...]:
        """The defender, with what could help him: headquarters, an air point, or both."""
        (ask,) = super().who(book, public, f)
        helpers = defence_helpers(book, book.lines(public), ask.side, f.defenders, {})
        air = why_not_guard_by_air(public, f) is None
        help_ = ("both" if air else "hq") if helpers else "air"
        clause = "2008:8.3.5d" if helpers else "2008:14.4.1b"
        return (Ask(ask.side, "lead", clause, {**ask.args, "help": help_}),)

    @rule("2008:8.3.5d", "2008:8.3.1c")
    def choice(self, book: Book, seen: Seen, f: Any, ask: Ask) -> Choice:
        """A headquarters that may help, an air point, both or none."""
        strikes, used = strikes_of(seen.frames), innermost(seen.frames, Phase).led
        return OneOf(
            tuple(_leads(book, seen.public, f, used)),
            lambda act: why_not_lead(book, seen.public, f, used, act),
            lambda act: _led_tallies(book, seen.public, f, act, strikes),
            types=(Lead,),
            sure=True,
        )

    def take(self, book: Book, d: D, f: Any, side: str, action: Any) -> None:
        """It counts for this combat."""
        if action.air:
            use_air(d)
            d.remember(air=True)
            d.emit(AirHelped("2008:14.4.1b"))
        super().take(book, d, f, side, action)

    def end(self, book: Book, d: D, f: Any) -> None:
        """An overrun in an advance ends there."""
        if f.thrust:
            return d.finish(end_thrust(book, d, f))
        return super().end(book, d, f)


def _leads(book: Book, public: Public, f: Battle, used: dict[str, int]) -> Iterator[Lead]:
    lines = book.lines(public)
    helpers = defence_helpers(book, lines, other(f.side), f.defenders, used)
    for air in (True, False) if why_not_guard_by_air(public, f) is None else (False,):
        for hq in (*helpers, None):
            yield Lead(hq, air)


def why_not_lead(
    book: Book, public: Public, f: Battle, used: dict[str, int], act: Lead
) -> Illegal | None:
    """Help may be declined; given, it must reach all defenders, and be there."""
    if act.air:
        bad = why_not_guard_by_air(public, f)
        if bad is not None:
            return bad
    bad = family.why_not_lead(book, public, f, act)
    if bad is not None or act.hq is None or book.edition.guards(act.hq, used):
        return bad
    return refuse("2008:8.3.5b", "headquarters-used", unit=act.hq)


def _led_tallies(
    book: Book, public: Public, f: Battle, act: Lead, strikes: tuple[str, ...]
) -> tuple[Tally, ...]:
    led = replace(f, lead=act.hq or "", **book.edition.guarding(act))
    return battle_tallies(book, public, led, strikes)
