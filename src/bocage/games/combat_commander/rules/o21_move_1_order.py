"""Chapter O21 - The Move order: who moves, in which groups, what may be done between groups."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.common import lose_weapon
from bocage.games.combat_commander.rules.o14_activation import (
    Troop,
    give,
    order_cards,
    why_not_activate,
    why_not_order_card,
)
from bocage.games.combat_commander.rules.o21_move_3_paths import March
from bocage.games.combat_commander.rules.o21_move_5_actions import (
    assault_choice,
    begin_assault,
    grenades_form,
    throw_grenades,
)
from bocage.games.combat_commander.rules.r07_exit import begin_leaving, leave_form, why_not_spaces
from bocage.games.combat_commander.rules.r11_weapons import (
    can_hand,
    drop_choice,
    hand_choice,
    hand_over,
)
from bocage.games.combat_commander.types import (
    Assault,
    D,
    Drop,
    Finish,
    Go,
    Hand,
    Leave,
    Move,
    Moving,
    Play,
    Public,
    Seen,
    Side,
    Walking,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    OneOf,
    Pick,
    Stack,
    Step,
    refuse,
    rule,
)

# -- the order ------------------------------------------------------------------------------


def move_form(book: Book, seen: Seen) -> Choice:
    """A card, and the units that are to move."""
    side = seen.side or ""
    facts = Between(book, seen, Moving(side=side, units=()))
    troop = Troop(book, seen.public, side, able=lambda unit: facts.march.could_go((unit,)))

    def why_not(act: Move) -> Illegal | None:
        bad = why_not_order_card(book, seen, act.card, "move")
        bad = bad or why_not_activate(book, seen.public, side, act.by)
        return bad or why_not_all_stuck(troop, act)

    return Form(Move, (Pick("card", lambda done: order_cards(book, seen, "move")), troop), why_not)


@rule("O14.4")
def why_not_all_stuck(troop: Troop, act: Move) -> Illegal | None:
    """Somebody must be able to cross a hexside, if need be without a weapon."""
    return None if troop.fits(act.by) else refuse("O14.4", "nobody-can-move")


@rule("O21a")
def begin_move(book: Book, d: D, side: Side, action: Move, then: str) -> None:
    """The units are activated for movement."""
    give(book, d, action.card, action.by, "O21a")
    start = {unit: d.public.units[unit].at for unit in action.by}
    d.call(Moving(side=side, units=action.by, start=start), then)


# -- between groups -------------------------------------------------------------------------


class Between:
    """What the mover looks at between two groups."""

    __slots__ = ("_march", "book", "f", "seen")

    def __init__(self, book: Book, seen: Seen, f: Moving) -> None:
        self.book, self.seen, self.f = book, seen, f
        self._march: March | None = None

    @property
    def march(self) -> March:
        """How far everybody can go."""
        if self._march is None:
            self._march = March(self.book, self.seen.public, self.f)
        return self._march


@rule("O21.2b")
def go_form(facts: Between) -> Choice:
    """A unit, or units that began the order in one hex, and the way that they go together."""
    march = facts.march
    lots: dict[tuple[str, str], list[str]] = {}
    for unit in sorted(march.goers(), key=facts.book.place):
        lots.setdefault((march.at(unit), march.f.start.get(unit, "")), []).append(unit)
    groups = list(lots.values())
    parts = (
        Stack("by", lambda done: groups),
        march.track(lambda done: done["by"]),
    )
    return Form(
        Go,
        parts,
        lambda act: why_not_go(march, act),
        lambda act: march.tallies(act.by, act.path),
    )


def why_not_go(march: March, act: Go) -> Illegal | None:
    """Units of one hex that have not moved, and a path that they can pay for."""
    bad = why_not_group(march, act.by)
    if bad is not None:
        return bad
    if not act.path:
        return refuse("O21a", "empty-path")
    return march.why_not_path(act.by, act.path)


def why_not_group(march: March, group: tuple[str, ...]) -> Illegal | None:
    """Activated units that have not moved yet, from one hex."""
    f, units = march.f, march.public.units
    if not group:
        return refuse("O21a", "nobody")
    for unit in group:
        if unit not in f.units or unit not in units:
            return refuse("O14.1c", "not-activated", piece=unit)
        if unit in f.done:
            return refuse("O21.2a", "already-moved", unit=unit)
        together = (units[unit].at, f.start.get(unit, ""))
        if together != (units[group[0]].at, f.start.get(group[0], "")):
            return refuse("O21.2b", "not-together", unit=unit)
    return None


def leave_choice(facts: Between) -> Choice:
    """Units of one hex on the enemy's edge leave at once."""
    march = facts.march
    lots: dict[str, list[str]] = {}
    for unit in sorted(march.waiting(), key=facts.book.place):
        if march.can_leave(unit):
            lots.setdefault(march.at(unit), []).append(unit)

    def why_not(act: Leave) -> Illegal | None:
        group = tuple(act.spaces)
        bad = why_not_spaces(facts.book, act) or why_not_group(march, group)
        return bad or march.why_not_leave(group)

    return leave_form(facts.book, list(lots.values()), why_not, whole=False)


@rule("O14.4")
def finish_choice(facts: Between) -> Choice:
    """The order is over when somebody has crossed a hexside, or nobody can any more."""

    def why_not(act: Finish) -> Illegal | None:
        march = facts.march
        if facts.f.crossed or not march.anybody():
            return None
        able = any(march.can_go((unit,)) for unit in march.waiting())
        return refuse("O14.4", "somebody-must-move" if able else "somebody-must-part")

    return OneOf((Finish(),), why_not)


MAKERS: Mapping[type[Action], Callable[[Between], Choice]] = {
    Go: go_form,
    Leave: leave_choice,
    Play: lambda facts: grenades_form(facts.book, facts.seen, facts.f),
    Assault: lambda facts: assault_choice(facts.book, facts.seen, facts.f),
    Hand: lambda facts: hand_choice(facts.march),
    Drop: lambda facts: drop_choice(facts.book, facts.seen),
    Finish: finish_choice,
}


class MovingStep(Step):
    """A Move order: one group after the other, with actions in between."""

    def run(self, book: Book, d: D, f: Moving) -> None:
        """Over without a question where public facts leave nothing to do."""
        if nothing_left(book, d.public, f):
            d.finish()

    @rule("O21a", "O14.3")
    def who(self, book: Book, public: Public, f: Moving) -> tuple[Ask, ...]:
        """The side that moves."""
        return (Ask(f.side, "move", "O21a"),)

    def choice(self, book: Book, seen: Seen, f: Moving, ask: Ask) -> Choice:
        """A group and its way, an action, a weapon, or the end of the order."""
        return Menu("O21a", MAKERS, Between(book, seen, f))

    def take(self, book: Book, d: D, f: Moving, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case Finish():
                d.finish()
            case Go():
                tallies = March(book, d.public, f).tallies(action.by, action.path)
                d.remember(done=f.done + action.by)
                d.call(
                    Walking(side=side, units=action.by, path=action.path, tallies=tallies), "start"
                )
            case Leave():
                go_out(d, side, action)
            case _:
                aside(book, d, side, action, "start")


def go_out(d: D, side: Side, action: Leave) -> None:
    """Units of the order leave the map."""
    d.amend(Moving, crossed=True)
    begin_leaving(d, side, action)


def aside(book: Book, d: D, side: Side, action: Action, then: str) -> None:
    """What may be done at any time of the order besides moving."""
    match action:
        case Play():
            throw_grenades(book, d, side, action)
        case Assault():
            begin_assault(book, d, side, action, then)
        case Hand():
            hand_over(d, action)
        case Drop():
            lose_weapon(d, action.weapon, "11.3b")


def nothing_left(book: Book, public: Public, f: Moving) -> bool:
    """Whether nobody can move, no card is held and no weapon can be handed over."""
    if public.hands[f.side]:
        return not any(unit in public.units for unit in f.units)
    return not March(book, public, f).anybody() and not can_hand(book, public, f)
