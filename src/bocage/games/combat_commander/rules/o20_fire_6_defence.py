"""Chapter O20.3.4 - Fire defence rolls; A29, A35.1, A35.3 - actions just before one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.fire import Concealed, Defended, Defends
from bocage.games.combat_commander.rules.common import act as play_card
from bocage.games.combat_commander.rules.common import break_units, suppress
from bocage.games.combat_commander.rules.markers import pillbox_in_play, put_fort, why_not_fort
from bocage.games.combat_commander.rules.r01_rolls import total
from bocage.games.combat_commander.state import (
    Term,
    cover_terms,
    is_defender,
    morale_terms,
    moving_now,
    tally,
)
from bocage.games.combat_commander.types import (
    Attack,
    D,
    Play,
    Public,
    Roll,
    Seen,
    Shield,
    Side,
    other,
)
from bocage.kernel.api import (
    Ask,
    Choice,
    Illegal,
    OneOf,
    Pass,
    Tally,
    WindowStep,
    innermost,
    refuse,
    rule,
)

# -- who defends ----------------------------------------------------------------------------


@rule("gl.2", "O20.3.4a")
def owner_of(book: Book, public: Public, f: Attack) -> Side:
    """Whose units defend now: first those of the inactive side."""
    idle = other(public.active)
    left = (unit for unit in f.targets if unit in public.units)
    return idle if any(book.units[unit].side == idle for unit in left) else public.active


@rule("O20.3.4a")
def defenders(book: Book, public: Public, f: Attack) -> list[str]:
    """The units of one side that still have to defend; their owner chooses the order."""
    owner = owner_of(book, public, f)
    return [u for u in f.targets if u in public.units and book.units[u].side == owner]


def defence_roll(d: D, f: Attack, unit: str) -> None:
    """This unit defends now; before its roll actions may be played."""
    rest = tuple(one for one in f.targets if one != unit)
    d.goto("shield", targets=rest, now=(unit,))


def open_shield(book: Book, d: D, f: Attack) -> None:
    """The window of the owner just before the roll."""
    unit = f.now[0]
    d.call(Shield(seats=(book.units[unit].side,), unit=unit), "ready")


# -- its numbers ----------------------------------------------------------------------------


@rule("T78.3a", "11.6a", "F103.2b", "O18.2.3.3b")
def shelter(book: Book, public: Public, f: Attack, at: str) -> list[Term]:
    """The cover of a hex against an attack; mines and flames leave none, not even a road's."""
    if f.bare:
        return []
    return cover_terms(book, public, at, f.crossed.get(at, ""), f.indirect)


@rule("O20.3.4b")
def morale_tally(book: Book, public: Public, f: Attack, unit: str) -> Tally:
    """The Morale of a unit against an attack."""
    cover = shelter(book, public, f, public.units[unit].at)
    return tally("morale", morale_terms(book, public, unit, cover))


# -- the roll -------------------------------------------------------------------------------


def begin_defence(book: Book, d: D, f: Attack) -> None:
    """Its Morale is that of the moment before the roll."""
    unit = f.now[0]
    morale = morale_tally(book, d.public, f, unit)
    d.emit(Defends("O20.3.4b", unit, f.total, (morale,)))
    d.remember(morale=morale)
    side = book.units[unit].side
    d.call(Roll(side=side, kind="defence", clause="O20.3.4b", about=unit), "defended")


def defended(book: Book, d: D, f: Attack, card: str) -> None:
    """Compare, and apply what comes of it to the unit, if it is still there."""
    rolled = total(book, card)
    terms: list[Term] = [("O20.3.4b", "morale", f.morale.total), ("O20.3.4b", "roll", rolled)]
    found = tally("defence", terms)
    units = tuple(unit for unit in f.now if unit in d.public.units)
    d.remember(now=())
    if not units:
        return d.goto("defend")
    result, clause = outcome(d, found.total, f.total, units)
    d.emit(Defended(clause, units[0], found.total, f.total, result, (found,)))
    if result == "break":
        return break_units(d, units, clause, "defend")
    if result == "suppress":
        for unit in units:
            suppress(d, unit, clause)
    return d.goto("defend")


@rule("O20.3.4c", "O20.3.4e")
def outcome(d: D, defence: int, attack: int, units: Sequence[str]) -> tuple[Any, str]:
    """Less: it breaks. Equal: it breaks if it is activated to move, else it is suppressed."""
    if defence < attack:
        return "break", "O20.3.4c"
    if defence > attack:
        return "none", "O20.3.4e"
    return tie(d, units), "O20.3.4d"


@rule("O20.3.4d", "F103.2f")
def tie(d: D, units: Sequence[str]) -> str:
    """A unit that is activated to move breaks, any other is suppressed."""
    on_the_move = moving_now(d)
    return "break" if any(unit in on_the_move for unit in units) else "suppress"


# -- actions before the roll ----------------------------------------------------------------

SHIELDS = {
    "concealment": "A29a",
    "hidden-entrenchments": "A35.1",
    "hidden-pillbox": "A35.3",
}
WORKS = {"hidden-entrenchments": "foxholes", "hidden-pillbox": "pillbox"}


@rule("A29a", "A35.1", "A35.3")
class ShieldStep(WindowStep):
    """Just before a defence roll its owner may play Concealment and hidden works."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "shield"
    clause: ClassVar[str] = "A29a"

    def could_react(self, book: Book, public: Public, f: Shield, side: Side) -> bool:
        """With cards in hand."""
        return public.hands[side] > 0

    def about(self, f: Shield) -> dict[str, object]:
        """Who is about to roll."""
        return {"unit": f.unit}

    def choice(self, book: Book, seen: Seen, f: Shield, ask: Ask) -> Choice:
        """A card, with the hex it concerns if the attack has two; or roll."""
        attack = innermost(seen.frames, Attack)
        hand = seen.own.hand if seen.own is not None else ()
        hexes = attack.hexes if len(attack.hexes) > 1 else (None,)
        plays = [
            Play(card, at) for card in hand if book.cards[card].action in SHIELDS for at in hexes
        ]
        return OneOf(
            (Pass(), *plays),
            lambda act: why_not_shield(book, seen.public, hand, attack, ask.side, act),
            lambda act: (shielded(book, seen.public, attack, f.unit, act),),
            types=(Pass, Play),
        )

    def play(self, book: Book, d: D, f: Shield, side: Side, action: Play) -> None:
        """Lower the attack total, or dig in."""
        attack = d.caller(Attack)
        word = book.cards[action.card].action
        at = attack.hexes[0] if action.at is None else action.at
        play_card(book, d, side, action.card, SHIELDS[word])
        if word == "concealment":
            return conceal(book, d, attack, side, at)
        put_fort(book, d, at, WORKS[word], "A35.3" if word == "hidden-pillbox" else "A35.1")
        return None


def why_not_shield(  # noqa: PLR0913  an action, who plays it against what
    book: Book, public: Public, hand: Sequence[str], f: Attack, side: Side, act: Play | Pass
) -> Illegal | None:
    """A card in hand for one of the three actions, where it may be played."""
    if isinstance(act, Pass):
        return None
    if act.card not in hand:
        return refuse("A24.1", "not-in-hand", card=act.card)
    word = book.cards[act.card].action
    if word not in SHIELDS:
        return refuse("A24.1", "other-action", card=act.card)
    if act.unit is not None or (len(f.hexes) == 1) != (act.at is None):
        return refuse(SHIELDS[word], "which-hex", card=act.card)
    if act.at is not None and act.at not in f.hexes:
        return refuse("A29b", "not-attacked", hex=act.at)
    at = f.hexes[0] if act.at is None else act.at
    return None if word == "concealment" else why_not_works(book, public, side, word, at)


def why_not_works(book: Book, public: Public, side: Side, word: str, at: str) -> Illegal | None:
    """The Defender only; foxholes in no building, the one pillbox in an objective hex."""
    if not is_defender(public, side):
        return refuse("A35a", "defender-only")
    if word == "hidden-entrenchments" and book.terrain[at] == "building":
        return refuse("A35.1", "in-building", hex=at)
    if word == "hidden-pillbox" and pillbox_in_play(public):
        return refuse("A35.3", "pillbox-there")
    if word == "hidden-pillbox" and at not in book.number_at:
        return refuse("A35.3", "no-objective", hex=at)
    return why_not_fort(book, public, at)


@rule("A29a", "A29b")
def conceal(book: Book, d: D, f: Attack, side: Side, at: str) -> None:
    """The cover of the hex is taken off the attack total, for this and all later rolls."""
    less = sum(value for _, _, value in shelter(book, d.public, f, at))
    less += concealment_bonus(book, f, side)
    left = f.total - less
    d.amend(Attack, total=left, concealed=(*f.concealed, at))
    d.emit(Concealed("A29a", side, at, less, left))


@rule("S5.4")
def concealment_bonus(book: Book, f: Attack, side: Side) -> int:
    """Scenario 5: Concealment of the Allies takes 2 more off an attack of the Axis."""
    hides = side == "allies" and f.side != side and book.special("allies-concealment")
    return 2 if hides else 0


def shielded(book: Book, public: Public, f: Attack, unit: str, act: Play | Pass) -> Tally:
    """The Morale with which a unit would roll after a play."""
    if isinstance(act, Play):
        at = f.hexes[0] if act.at is None else act.at
        fort = WORKS.get(book.cards[act.card].action)
        if fort is not None:
            public = replace(public, forts={**public.forts, at: fort})
    return morale_tally(book, public, f, unit)
