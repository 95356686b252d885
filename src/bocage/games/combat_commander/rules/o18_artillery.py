"""Chapters O17, O18 - Artillery: denying it, asking for it, fire for effect."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import Revealed
from bocage.games.combat_commander.events.fire import (
    Aimed,
    RadioBroke,
    RadioFixed,
    RadioLost,
    RoundDrifted,
    RoundLost,
    Targeted,
)
from bocage.games.combat_commander.rules.common import may_activate
from bocage.games.combat_commander.rules.markers import put_smoke
from bocage.games.combat_commander.rules.o14_activation import (
    give,
    order_cards,
    why_not_order_card,
)
from bocage.games.combat_commander.rules.o20_fire_2_group import aim_tally
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_impact
from bocage.games.combat_commander.rules.offers import choose_hexes
from bocage.games.combat_commander.rules.r01_rolls import dice, empty, flip, product
from bocage.games.combat_commander.sight import sees
from bocage.games.combat_commander.state import is_leader
from bocage.games.combat_commander.types import (
    Access,
    Bombard,
    ChooseHex,
    D,
    Deny,
    Public,
    RadioState,
    Roll,
    Seen,
    Shelling,
    Side,
    Trigger,
    other,
)
from bocage.kernel.api import Ask, Choice, Flag, Form, Illegal, Pick, Step, refuse, rule

# -- Artillery Denied -----------------------------------------------------------------------


def deny_form(book: Book, seen: Seen) -> Choice:
    """An Artillery Denied card; the enemy must have a radio."""
    enemy = other(seen.side or "")
    there = enemy in seen.public.radios
    cards = order_cards(book, seen, "artillery-denied") if there else []

    def why_not(act: Deny) -> Illegal | None:
        bad = why_not_order_card(book, seen, act.card, "artillery-denied")
        if bad is None and not there:
            return refuse("O17b", "no-enemy-radio")
        return bad

    return Form(Deny, (Pick("card", lambda done: cards),), why_not)


@rule("O17a", "O17c")
def begin_deny(book: Book, d: D, side: Side, action: Deny, then: str) -> None:
    """The enemy's radio breaks; a broken one goes back to the counter mix."""
    give(book, d, action.card, (), "O17a")
    enemy = other(side)
    radio = d.public.radios[enemy]
    if radio.broken:
        del d.edit("radios")[enemy]
        d.emit(RadioLost("O17c", enemy, radio.id))
    else:
        set_radio(d, enemy, broken=True)
        d.emit(RadioBroke("O17a", enemy, radio.id))
    d.goto(then)


def set_radio(d: D, side: Side, **fields: bool) -> None:
    """Change the radio of a side."""
    radios = d.edit("radios")
    radios[side] = replace(radios[side], **fields)


# -- Artillery Request: battery access ------------------------------------------------------


def access_form(book: Book, seen: Seen) -> Choice:
    """An Artillery Request card; the own radio must be broken."""
    radio = seen.public.radios.get(seen.side or "")
    there = radio is not None and radio.broken
    cards = order_cards(book, seen, "artillery-request") if there else []

    def why_not(act: Access) -> Illegal | None:
        bad = why_not_order_card(book, seen, act.card, "artillery-request")
        if bad is None and not there:
            return refuse("O18a", "no-broken-radio")
        return bad

    return Form(Access, (Pick("card", lambda done: cards),), why_not)


@rule("O18.1")
def begin_access(book: Book, d: D, side: Side, action: Access, then: str) -> None:
    """The radio is repaired and can be used at once; nobody is activated."""
    give(book, d, action.card, (), "O18.1")
    set_radio(d, side, broken=False)
    d.emit(RadioFixed("O18.1", side, d.public.radios[side].id))
    d.goto(then)


# -- Artillery Request: fire for effect -----------------------------------------------------


def bombard_form(book: Book, seen: Seen) -> Choice:
    """A card, a spotter, a hex in his sight, smoke or shells."""
    public, side = seen.public, seen.side or ""
    radio = public.radios.get(side)
    ready = why_not_radio(radio) is None
    cards = order_cards(book, seen, "artillery-request") if ready else []
    units = public.units if cards else ()
    spotters = [unit for unit in units if why_not_spotter(book, public, side, unit) is None]
    if not spotters:
        cards = []

    def hexes(done: Any) -> list[str]:
        here = public.units[done["spotter"]].at
        return [h for h in book.hexes if why_not_spot(book, public, here, h) is None]

    return Form(
        Bombard,
        (
            Pick("card", lambda done: cards),
            Pick("spotter", lambda done: spotters),
            Pick("at", hexes),
            Flag("smoke", lambda done: radio is not None and book.radios[radio.id].smoke),
        ),
        lambda act: why_not_bombard(book, seen, side, act),
        lambda act: (aim_tally(book, public, public.units[act.spotter].at, act.at),),
    )


def why_not_bombard(book: Book, seen: Seen, side: Side, act: Bombard) -> Illegal | None:
    """The card, the radio, the spotter, his sight, smoke."""
    public = seen.public
    radio = public.radios.get(side)
    bad = (
        why_not_order_card(book, seen, act.card, "artillery-request")
        or why_not_radio(radio)
        or why_not_spotter(book, public, side, act.spotter)
        or why_not_spot(book, public, public.units[act.spotter].at, act.at)
    )
    if bad is not None:
        return bad
    if act.smoke and (radio is None or not book.radios[radio.id].smoke):
        return refuse("O18.2.1.1", "no-smoke-shells")
    return None


@rule("12b")
def why_not_radio(radio: RadioState | None) -> Illegal | None:
    """A radio that works and has not been used this turn."""
    if radio is None or radio.broken:
        return refuse("O18a", "no-radio")
    if radio.used:
        return refuse("O18b", "radio-used")
    return None


def why_not_spotter(book: Book, public: Public, side: Side, unit: str) -> Illegal | None:
    """An unbroken leader of the side who has not been activated."""
    if unit not in public.units or book.units[unit].side != side:
        return refuse("O18.2", "not-yours", unit=unit)
    if not is_leader(book, unit):
        return refuse("O18.2", "no-leader", unit=unit)
    if public.units[unit].broken:
        return refuse("O18.2", "spotter-broken", unit=unit)
    if not may_activate(book, public.activated, unit):
        return refuse("O18.2", "already-activated", unit=unit)
    return None


def why_not_spot(book: Book, public: Public, here: str, there: str) -> Illegal | None:
    """Any hex that the spotter sees, even one that nobody may enter."""
    if here == there or sees(book, public, here, there):
        return None
    return refuse("O18.2.1", "no-sight", hex=there)


@rule("O18.2", "O18b")
def begin_bombard(book: Book, d: D, side: Side, action: Bombard, then: str) -> None:
    """The spotter alone and the radio are activated."""
    give(book, d, action.card, (action.spotter,), "O18.2")
    set_radio(d, side, used=True)
    here = d.public.units[action.spotter].at
    radio = d.public.radios[side].id
    aim = aim_tally(book, d.public, here, action.at)
    d.emit(Aimed("O18.2.1", side, action.spotter, action.at, action.smoke, (aim,)))
    d.call(
        Shelling(
            side=side,
            spotter=action.spotter,
            at=action.at,
            smoke=action.smoke,
            radio=radio,
            needed=aim.total,
        ),
        then,
    )


class ShellingStep(Step):
    """Accuracy, drift, then smoke or shells on the hex and its neighbours."""

    def run(self, book: Book, d: D, f: Shelling) -> None:
        """The stages of fire for effect."""
        match f.stage:
            case "start":
                roll = Roll(side=f.side, kind="accuracy", clause="O18.2.2", about=f.at)
                d.call(roll, "aimed")
            case "drift":
                self.drift(book, d, f)
            case "fell":
                self.fall(book, d, f)
            case "impact":
                self.impact(book, d, f)

    @rule("O18.2.2")
    def back(self, book: Book, d: D, f: Shelling, value: Any) -> None:
        """It is accurate if the dice multiplied exceed range and hindrance."""
        if f.stage == "aimed":
            rolled = product(book, value)
            hit = rolled > f.needed
            d.emit(Targeted("O18.2.2", f.side, f.at, rolled, f.needed, hit))
            d.goto("drift", hit=hit)

    @rule("1.3b")
    def drift(self, book: Book, d: D, f: Shelling) -> None:
        """The next card says where the round comes down; it is no roll."""
        if empty(d.public, f.side):
            return d.call(Trigger(side=f.side, kind="time"), "drift")
        card = flip(d, f.side)
        d.emit(Revealed("O18.2.2.1" if f.hit else "O18.2.2.2", f.side, card, "drift"))
        white, red = dice(book, card)
        at = drifted(book, f.at, (white, red) if f.hit else (white,) * red)
        if at is None:
            d.emit(RoundLost("O18.2.2.3", f.side, card))
            d.remember(hexes=())
        else:
            d.emit(RoundDrifted("O18.2.2.1" if f.hit else "O18.2.2.2", f.side, at, card))
            d.remember(at=at, hexes=impact_area(book, at))
        if empty(d.public, f.side):
            return d.call(Trigger(side=f.side, kind="time"), "fell")
        return d.goto("fell")

    @rule("O18.2.3.1")
    def fall(self, book: Book, d: D, f: Shelling) -> None:
        """Smoke comes down on all of the area at once; shells hex by hex."""
        if not f.smoke:
            return d.goto("impact")
        for at in f.hexes:
            put_smoke(book, d, at, "O18.2.3.1")
        return d.finish()

    @rule("O18.2.3b", "O18.2.3.2a")
    def impact(self, book: Book, d: D, f: Shelling) -> None:
        """The next hex; if only one is left to hit, nobody is asked."""
        left = struck(d.public, f)
        if not left:
            d.finish()
        elif len(left) == 1:
            self.hit(book, d, f, left[0])

    def hit(self, book: Book, d: D, f: Shelling, at: str) -> None:
        """An impact roll for a hex, once."""
        d.remember(hexes=tuple(h for h in f.hexes if h != at))
        begin_impact(book, d, f.side, f.radio, at, "impact")

    def who(self, book: Book, public: Public, f: Shelling) -> tuple[Ask, ...]:
        """The active side chooses the order."""
        return (Ask(f.side, "impact", "O18.2.3b"),)

    def choice(self, book: Book, seen: Seen, f: Shelling, ask: Ask) -> Choice:
        """One of the hexes that are still to be hit."""
        return choose_hexes(struck(seen.public, f), "O18.2.3b")

    def take(self, book: Book, d: D, f: Shelling, side: str, action: ChooseHex) -> None:
        """Hit it."""
        self.hit(book, d, f, action.at)


@rule("O18.2.2.1", "O18.2.2.2", "O18.2.2.3", "2.2.2")
def drifted(book: Book, at: str, ways: tuple[int, ...]) -> str | None:
    """Where the round comes down after a hex in each direction; None if it leaves the map."""
    for way in ways:
        there = book.step.get((at, way))
        if there is None:
            return None
        at = there
    return at


@rule("O18.2.3a")
def impact_area(book: Book, at: str) -> tuple[str, ...]:
    """The hex of the spotting round and its neighbours."""
    return (at, *book.adjacent[at])


@rule("O18.2.3.2a")
def struck(public: Public, f: Shelling) -> list[str]:
    """The hexes still to be hit that hold a unit of either side or a fortification."""
    held = {state.at for state in public.units.values()}
    return [at for at in f.hexes if at in held or at in public.forts]
