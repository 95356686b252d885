"""Chapter 11.3 - Armed reconnaissance: attacks from the air on units and on bridges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import lose_step, mark, units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r03_fog import LOOKS, elsewhere
from bocage.games.normandy.rules.r11_air import Flak, flak_at, is_armour, raid, raid_on_bridge
from bocage.games.normandy.rules.r11_support import lose_point
from bocage.kernel.api import (
    Action,
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    NoneOf,
    OneOf,
    Pick,
    Step,
    Tally,
    refuse,
    rule,
)

KINDS = ("any", "armour", "infantry")
FATAL = 1  # a die of so much or less loses a point
MOVERS: tuple[t.Mark, ...] = ("strategic", "tactical")


# -- targets ----------------------------------------------------------------------------------


def spans_in(book: Book) -> tuple[tuple[str, str], ...]:
    """The hexsides in play with printed bridges, from both hexes."""
    names, area = book.country.names, book.area
    pairs = ((names[a], names[b]) for a, b in book.country.spans)
    return tuple(pair for pair in pairs if area.issuperset(pair))


def stands(book: Book, public: t.Public, a: str, b: str) -> bool:
    """Whether a bridge stands on a hexside in play."""
    num = book.country.num
    if a not in book.area or b not in book.area or (num[a], num[b]) not in book.country.spans:
        return False
    return (a, b) not in public.blown and (b, a) not in public.blown


@rule("11.3a", "11.3.3a", "11.3.3b")
def why_not_strafe(book: Book, public: t.Public, f: t.Recon, act: t.Strafe) -> Illegal | None:
    """Why those in a hex cannot be attacked: no Germans, or once is enough for a turn."""
    pile = public.piles.get(act.space)
    if pile is None or pile.side != t.GERMAN:
        return refuse("11.3a", "no-target", space=act.space)
    if act.space in f.raided:
        return refuse("11.3.3a", "raided-already", space=act.space)
    if act.of not in KINDS:
        return refuse("11.3.3b", "no-such-kind")
    return None


@rule("11.3a", "11.3.3a")
def why_not_bomb(book: Book, public: t.Public, f: t.Recon, act: t.Bomb) -> Illegal | None:
    """Why a bridge cannot be attacked so often."""
    sides = {act.space, act.over}
    if not stands(book, public, act.space, act.over):
        return refuse("11.3a", "no-bridge", space=act.space, over=act.over)
    if any({*pair} == sides for pair in f.bombed):
        return refuse("11.3.3a", "bombed-already", space=act.space, over=act.over)
    if not 1 <= act.times <= public.air.raids:
        return refuse("11.3.1a", "raids-spent", n=act.times, left=public.air.raids)
    return None


# -- the phase --------------------------------------------------------------------------------


@rule("11.3.1b", "11.3.3g")
class ReconStep(Step):
    """After each German turn by day, as long as attacks are left; then who drove on is unmarked."""

    def run(self, book: Book, d: t.D, f: t.Recon) -> None:
        """Ask while attacks are left."""
        if f.stage == "start" and d.public.air.raids < 1:
            return d.goto("over")
        if f.stage == "over":
            for space in list(d.public.piles):
                for word in MOVERS:
                    mark(book, d, space, word, on=False)
            return d.finish()
        return None

    def who(self, book: Book, public: t.Public, f: t.Recon) -> tuple[Ask, ...]:
        """The Allies; whoever was hit says who loses the step."""
        if f.stage == "hit":
            return (Ask(t.GERMAN, "raided", "11.3.3e", {"space": f.space}),)
        return (Ask(t.ALLIED, "recon", "11.3.1b", {"left": public.air.raids}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Recon, ask: Ask) -> Choice:
        """Units or bridges; or one of those that were hit."""
        if f.stage == "hit":
            return OneOf([t.Suffer(unit) for unit in f.units], lambda act: why_not_suffer(f, act))
        phase = Phase(book, seen, f)
        looks = (extra.make(phase) for extra in LOOKS)
        return AnyOf("11.3.1b", strafes(phase), bombs(phase), *looks, OneOf((t.EndRecon(),)))

    def take(self, book: Book, d: t.D, f: t.Recon, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Suffer(unit):
                lose_step(book, d, unit)
                d.goto("start", units={}, steps={}, space=None)
            case t.Strafe():
                strafe(book, d, f, action)
            case t.Bomb():
                bomb(book, d, f, action)
            case t.EndRecon():
                d.goto("over")
            case _:
                extra = next(one for one in LOOKS if one.kind is type(action))
                extra.take(book, d, f, side, action)


@rule("11.3.3e")
def why_not_suffer(f: t.Recon, act: t.Suffer) -> Illegal | None:
    """Only those that were hit lose the step."""
    return None if act.unit in f.units else refuse("11.3.3e", "not-hit", unit=act.unit)


def strafes(phase: Phase) -> Choice:
    """Attacks on units."""
    book, public, f = phase.book, phase.public, phase.f
    spaces = sorted(
        space
        for space, pile in public.piles.items()
        if pile.side == t.GERMAN and space not in f.raided
    )

    def why_not(act: t.Strafe) -> Illegal | None:
        return why_not_strafe(book, public, f, act)

    def tally(act: t.Strafe) -> tuple[Tally, ...]:
        sight, pile = phase.own.known.get(act.space), public.piles.get(act.space)
        holds = sight is not None and pile is not None and sight.since == pile.since
        return (raid(book, public, "raid-seen", act, sight.units if sight and holds else (), 0),)

    if not spaces:
        return NoneOf(t.Strafe, refuse("11.3a", "nobody-to-raid"), why_not)
    parts = (Pick("space", lambda done: spaces), Pick("of", lambda done: KINDS))
    return Form(t.Strafe, parts, why_not, tally)


def bombs(phase: Phase) -> Choice:
    """Attacks on bridges."""
    book, public, f = phase.book, phase.public, phase.f
    over: dict[str, list[str]] = {}
    for a, b in book.memo.printed(spans_in):
        if stands(book, public, a, b) and not any({a, b} == {*pair} for pair in f.bombed):
            over.setdefault(a, []).append(b)

    def why_not(act: t.Bomb) -> Illegal | None:
        return why_not_bomb(book, public, f, act)

    def sides(done: Mapping[str, Any]) -> Sequence[str]:
        return over.get(done["space"], [])

    if not over:
        return NoneOf(t.Bomb, refuse("11.3a", "no-bridge-left"), why_not)
    parts = (
        Pick("space", lambda done: sorted(over)),
        Pick("over", sides),
        Pick("times", lambda done: range(1, public.air.raids + 1)),
    )
    return Form(t.Bomb, parts, why_not, lambda act: (raid_on_bridge("raid-seen", 0),))


# -- attacks ----------------------------------------------------------------------------------


@rule("11.3.3c", "11.3.3d")
def name_flak(book: Book, d: t.D, spaces: tuple[str, ...]) -> Flak:
    """The flak that counts is named; that there is none is news as well."""
    flak = flak_at(book, d.public, d.private[t.GERMAN].units, spaces)
    if flak.n:
        d.emit(e.FlakSeen("11.3.3c", spaces[0], flak.units, flak.fixed))
    else:
        d.emit(e.NoFlak("11.3.3c", spaces[0]))
    d.reveal()
    return flak


@rule("3.6b", "3.6d")
def show_all(d: t.D, space: str) -> tuple[str, ...]:
    """Whoever is attacked is shown, whatever the ground."""
    owns = d.private[t.GERMAN].units
    units = units_at(owns, space)
    steps = tuple(owns[unit].steps for unit in units)
    sight = t.Sight(d.public.piles[space].since, units, steps, d.public.turn)
    known = elsewhere(d.private[t.ALLIED].known, set(units))
    d.put_private(t.ALLIED, known={**known, space: sight})
    d.emit(e.Spotted("3.6d", space, units))
    return units


@rule("11.3.3e", "11.3.3f")
def roll_for(d: t.D, tally: Tally) -> tuple[int, bool]:
    """The die, and whether it hits; a very low one loses a point."""
    roll = 1 + d.below(10, "11.3.3e")
    if roll + tally.total <= FATAL:
        lose_point(d)
        d.emit(e.AirLost("11.3.3f", d.public.air.total))
    return roll, roll + tally.total >= d.public.air.hit


def spend(d: t.D, n: int) -> None:
    """Attacks are spent."""
    d.put(air=replace(d.public.air, raids=d.public.air.raids - n))


@rule("11.3.3a", "11.3.3b", "11.3.3e")
def strafe(book: Book, d: t.D, f: t.Recon, act: t.Strafe) -> None:
    """Those in a hex are shown, the die falls; one of them loses a step."""
    spend(d, 1)
    d.remember(raided=(*f.raided, act.space))
    units = show_all(d, act.space)
    flak = name_flak(book, d, (act.space,))
    tally = raid(book, d.public, "raid", act, units, flak.n)
    roll, hit = roll_for(d, tally)
    d.emit(e.Raided("11.3.3e", act.space, act.of, roll, hit, (tally,)))
    if not hit:
        return
    meant = tuple(u for u in units if act.of == "any" or is_armour(book, u) == (act.of == "armour"))
    if not meant:
        d.emit(e.RaidMissed("11.3.3b", act.space, act.of))
    elif len(meant) == 1:
        lose_step(book, d, meant[0])
    else:
        owns = d.private[t.GERMAN].units
        places = dict.fromkeys(meant, act.space)
        steps = {unit: owns[unit].steps for unit in meant}
        d.goto("hit", space=act.space, units=places, steps=steps)


@rule("11.3.3a", "11.3.3e")
def bomb(book: Book, d: t.D, f: t.Recon, act: t.Bomb) -> None:
    """Attack after attack until the bridge is down; all that were declared are spent."""
    spend(d, act.times)
    pair = act.space, act.over
    d.remember(bombed=(*f.bombed, pair))
    tally = raid_on_bridge("raid", name_flak(book, d, pair).n)
    for _ in range(act.times):
        roll, hit = roll_for(d, tally)
        d.emit(e.Bombed("11.3.3e", *pair, roll, hit, (tally,)))
        if hit:
            return d.put(blown=(*d.public.blown, pair))
    return None


STEPS: Mapping[type[Frame], Step] = {t.Recon: ReconStep()}
