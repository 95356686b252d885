"""Chapter O20 - The Fire order: who is activated, one attack after the other."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.a27_boosts import CLAUSE
from bocage.games.combat_commander.rules.o14_activation import (
    Troop,
    give,
    order_cards,
    why_not_activate,
    why_not_order_card,
)
from bocage.games.combat_commander.rules.o20_fire_2_group import Firers, fire_terms, why_not_weapon
from bocage.games.combat_commander.rules.o20_fire_4_shoot import shoot_form, shot_form
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_attack
from bocage.games.combat_commander.types import (
    D,
    Finish,
    Fire,
    Firing,
    Public,
    Seen,
    Shoot,
    Side,
)
from bocage.kernel.api import AnyOf, Ask, Choice, Form, Illegal, OneOf, Pick, Step, refuse, rule

# -- the order ------------------------------------------------------------------------------


def fire_form(book: Book, seen: Seen) -> Choice:
    """A Fire card and the units that are activated; somebody must have a target."""
    side = seen.side or ""
    cards = order_cards(book, seen, "fire")
    facts = Firers(book, seen.public, side)
    troop = Troop(book, seen.public, side, able=lambda unit: has_target(facts, unit))
    if cards and not troop.fits(troop.free()):
        cards = []  # nobody has a target
    parts = (Pick("card", lambda done: cards), troop)
    return Form(Fire, parts, lambda act: why_not_fire(book, seen, side, act))


@rule("O20.1")
def has_target(firers: Firers, unit: str) -> bool:
    """Whether a unit or its weapon has an enemy in range and sight."""
    if firers.hits(unit):
        return True
    book, public = firers.book, firers.public
    weapon = public.units[unit].weapon
    if not weapon or why_not_weapon(book, public, weapon, unit) is not None:
        return False
    return bool(firers.hits(weapon))


def why_not_fire(book: Book, seen: Seen, side: Side, act: Fire) -> Illegal | None:
    """A card, units that may be activated, a target for one of them, an attack that can be made."""
    bad = why_not_order_card(book, seen, act.card, "fire") or why_not_activate(
        book, seen.public, side, act.by
    )
    if bad is not None:
        return bad
    hand = tuple(card for card in (seen.own.hand if seen.own else ()) if card != act.card)
    firers = Firers(book, seen.public, side, act.by, hand=hand)
    if not any(firers.hits(piece) for piece in firers.pieces):
        return refuse("O20.1", "no-target")
    if not can_attack(firers):
        return refuse("O14.4", "no-attack")
    return None


@rule("O14.4")
def can_attack(firers: Firers) -> bool:
    """Whether some attack can be made at all: mostly one piece alone is strong enough."""
    book = firers.book
    if any(firers.reaches(gun, at) for gun in firers.smoking() for at in book.hexes):
        return True
    for piece in firers.pieces:
        for at in firers.hits(piece):
            total = sum(value for _, _, value in fire_terms(firers, piece, (piece,), (at,)))
            if total >= 1 or firers.heavy(piece) is not None:
                return True
    boosts = [card for card in firers.hand if book.cards[card].action in CLAUSE]
    if len(firers.pieces) == 1 and not boosts:
        return False
    return next(iter(shot_form(firers).legal()), None) is not None


def begin_fire(book: Book, d: D, side: Side, action: Fire, then: str) -> None:
    """The card is played, everybody named is activated; then they fire."""
    give(book, d, action.card, action.by, "O20.1")
    d.call(Firing(side=side, units=action.by), then)


# -- carrying it out ------------------------------------------------------------------------


class FiringStep(Step):
    """Attacks, one after the other, until the side stops or nobody has a target left."""

    @rule("O20.3a")
    def run(self, book: Book, d: D, f: Firing) -> None:
        """It is over as soon as no piece that has not fired has a target."""
        if not _firers(book, d.public, f).can_go_on():
            d.finish()

    def who(self, book: Book, public: Public, f: Firing) -> tuple[Ask, ...]:
        """The side that fires."""
        return (Ask(f.side, "fire", "O20.3a"),)

    def choice(self, book: Book, seen: Seen, f: Firing, ask: Ask) -> Choice:
        """An attack, or the end of it."""
        shoot = shoot_form(book, seen, f.side, f.units, fired=f.fired)
        finish = OneOf((Finish(),), lambda act: why_not_finish(f, shoot))
        return AnyOf("O20.3a", shoot, finish)

    def take(self, book: Book, d: D, f: Firing, side: str, action: Shoot | Finish) -> None:
        """Attack, or stop."""
        if isinstance(action, Finish):
            return d.finish()
        d.remember(fired=(*f.fired, *action.by))
        return begin_attack(book, d, side, action, "start")


def why_not_finish(f: Firing, shoot: Choice) -> Illegal | None:
    """At least one attack has to be made, if one can be."""
    if not f.fired and next(iter(shoot.legal()), None) is not None:
        return refuse("O14.4", "must-fire")
    return None


class _Left(Firers):
    """The firers of an order under way."""

    def can_go_on(self) -> bool:
        """Whether some piece has a target, or may still lay smoke."""
        return bool(self.smoking()) or any(self.hits(piece) for piece in self.pieces)


def _firers(book: Book, public: Public, f: Firing) -> _Left:
    units: Sequence[str] = f.units
    return _Left(book, public, f.side, units, fired=f.fired)
