"""Chapter 12.1, 12.2 and 12.4 - Declaring an attack: who, from where, on what, at what price."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import AttackDeclared, LinesShown
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.common import put_owns
from bocage.games.normandy.rules.r07_attach import claim
from bocage.games.normandy.rules.r12_duties import (
    around,
    is_target,
    must_see,
    only_fled,
    sorted_units,
)
from bocage.games.normandy.rules.r12_formation import (
    attachable,
    commands,
    in_battle_group,
    of_one,
    why_not_together,
)
from bocage.games.normandy.rules.r13_guns import support_most
from bocage.games.normandy.rules.r14_4_engineers import leaders
from bocage.games.normandy.rules.r17_2o_dummies import open_up
from bocage.games.normandy.state.net import Net, bond, net_of
from bocage.kernel.api import Form, Illegal, Pick, Stack, Tally, refuse, rule

MAJOR = 3  # supply points for an attack from several hexes
SUPPORTED = 1  # for one from a single hex that is supported


class Front:
    """Whom one side could attack with whom, as things stand; it knows only what that side knows."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.public, self.own, self.side = book, public, own, side
        self.net = net_of(book, public, own, side)
        self._groups: dict[str, list[tuple[str, ...]]] = {}
        self._near: dict[str, tuple[str, ...]] = {}
        self._unfit: dict[str, Illegal | None] = {}
        self.at: dict[str, list[str]] = {}
        for unit, state in own.units.items():
            self.at.setdefault(state.at, []).append(unit)

    # -- who and whom

    def near(self, space: str) -> tuple[str, ...]:
        """The own counters next to a hex that may attack it, in the order of the book."""
        if space not in self._near:
            sides = [name for name, _ in around(self.book, space)]
            found = [unit for name in sides for unit in self.at.get(name, ())]
            able = [unit for unit in found if self.why_not_fit(unit) is None]
            self._near[space] = sorted_units(self.book, able)
        return self._near[space]

    def targets(self) -> list[str]:
        """The hexes that somebody may attack."""
        public, side, book = self.public, self.side, self.book
        touched = {name for at in self.at for name, _ in around(book, at)}
        met = (h for h in public.piles if h in touched and is_target(public, side, h))
        return [space for space in met if self.near(space)]

    def why_not_attacker(self, unit: str, space: str) -> Illegal | None:
        """Why a counter cannot attack a hex."""
        bad = self.why_not_fit(unit)
        if bad is None and unit not in self.near(space):
            return refuse("12.1a", "not-adjacent", unit=unit, space=space)
        return bad

    def why_not_fit(self, unit: str) -> Illegal | None:
        """Why a counter cannot attack at all, looked at once."""
        if unit not in self._unfit:
            self._unfit[unit] = self.why_not_fighter(unit)
        return self._unfit[unit]

    @rule("12.1a", "12.5.5a", "18.9.1a", "20.5")
    def why_not_fighter(self, unit: str) -> Illegal | None:
        """Why a counter cannot attack: guns, no strength, a second time."""
        state = self.own.units.get(unit)
        if state is None:
            return refuse("12.1a", "not-yours", unit=unit)
        counter = self.book.counters[unit]
        if counter.artillery is not None:
            return refuse("12.5.5a", "guns-do-not-attack", unit=unit)
        if counter.type == "strongpoint":
            return refuse("18.9.1a", "no-strength", unit=unit)
        if counter.type == "battery":
            return refuse("20.5", "no-strength", unit=unit)
        if state.flags & t.ATTACKED:
            return refuse("12.1a", "has-attacked", unit=unit)
        if not arms.attack_of(self.book, unit, state.steps):
            return refuse("12.1a", "no-strength", unit=unit)
        return None

    # -- groups that may attack together

    def groups(self, space: str) -> list[tuple[str, ...]]:
        """Counters that could attack a hex together, as far as their divisions go."""
        if space not in self._groups:
            near = self.near(space)
            found = [tuple(u for u in near if self.under(hq, u)) for hq in self.leaders(near)]
            found += self.brigades(near)
            alone = [(unit,) for unit in near if not any(unit in group for group in found)]
            self._groups[space] = [group for group in dict.fromkeys((*found, *alone)) if group]
        return self._groups[space]

    def leaders(self, near: Sequence[str]) -> list[str]:
        """Headquarters under which some of these could attack."""
        kinds = ("hq-div", "hq-kg")
        hqs = [hq for hq in self.net.lines.at if self.book.counters[hq].type in kinds]
        return [hq for hq in hqs if any(self.under(hq, unit) for unit in near)]

    def under(self, hq: str, unit: str) -> bool:
        """Whether a counter could attack under a headquarters, beside others."""
        if bond(self.book, unit, hq) == "own":
            return True
        if self.book.counters[hq].type == "hq-kg":
            return in_battle_group(self.net, hq, (unit,))
        return attachable(self.book, self.net, hq, unit)

    def brigades(self, near: Sequence[str]) -> list[tuple[str, ...]]:
        """Counters of the same formation."""
        found: dict[tuple[str, str], list[str]] = {}
        for unit in near:
            counter = self.book.counters[unit]
            if counter.formation is not None:
                found.setdefault((counter.nation, counter.formation), []).append(unit)
        return [tuple(units) for units in found.values()]

    # -- the declaration

    def starts(self, by: Sequence[str]) -> dict[str, str]:
        """Attackers, and where they attack from."""
        return {unit: self.own.units[unit].at for unit in by}

    @rule("12.2a", "12.2b", "12.2c")
    def why_not(self, act: t.Attack) -> Illegal | None:
        """One enemy hex that was not attacked yet; attackers; their command; price; odds."""
        bad = self.why_not_target(act.space)
        if bad is not None:
            return bad
        if not act.by:
            return refuse("12.2a", "nobody-attacks")
        for unit in act.by:
            bad = self.why_not_attacker(unit, act.space)
            if bad is not None:
                return bad
        if not of_one(self.book, act.by):
            bad = why_not_together(self.book, self.net, act.by)
        bad = bad or self.why_not_price(act.by) or self.why_not_led(act)
        return bad or self.why_not_odds(act)

    @rule("12.1a", "13.1b", "12.10b")
    def why_not_target(self, space: str) -> Illegal | None:
        """Why a hex cannot be attacked."""
        pile = self.public.piles.get(space)
        if pile is None or pile.side == self.side:
            return refuse("12.1a", "no-enemy-there", space=space)
        if space in self.public.struck:
            return refuse("12.1a", "attacked-already", space=space)
        if only_fled(self.public, space):
            return refuse("12.1a", "has-retreated-there", space=space)
        return None

    @rule("7.6.2b", "7.6.3c")
    def why_not_price(self, by: Sequence[str]) -> Illegal | None:
        """The Allies pay for attacks from several hexes."""
        hexes = len(set(self.starts(by).values()))
        if price(self.side, hexes, supported=False) > self.public.csp:
            return refuse("7.6.2b", "too-few-points", price=MAJOR, csp=self.public.csp)
        return None

    @rule("14.4a")
    def why_not_led(self, act: t.Attack) -> Illegal | None:
        """Engineers lead only where that helps."""
        if act.engineers is None or act.engineers in self.leading(act.space, act.by):
            return None
        return refuse("14.4a", "engineers-no-help", unit=act.engineers)

    def leading(self, space: str, by: Sequence[str]) -> list[str]:
        """Engineers among the attackers whose bonus would count."""
        return leaders(self.book, space, self.public.piles[space].marks, by)

    @rule("12.4b", "3.6d")
    def why_not_odds(self, act: t.Attack) -> Illegal | None:
        """Nothing worse than 1:4, as far as the attacker knows the defenders."""
        foes = self.known(act.space)
        if foes is None:
            return None
        defence = self.defence_seen(act.space, foes).total
        attack = self.attack_seen(act).total
        if arms.column_of(attack, defence) != arms.TOO_BAD:
            return None
        attack += self.help_at_most(act)
        if arms.column_of(attack, defence) != arms.TOO_BAD:
            return None
        return refuse("12.4b", "odds-too-bad", attack=attack, defence=defence)

    def help_at_most(self, act: t.Attack) -> int:
        """What guns could still add."""
        return support_most(self.book, self.public, self.own, self.side, act.space, act.by)

    # -- what the attacker knows before the defenders are shown

    def known(self, space: str) -> dict[str, int] | None:
        """The defenders as they were seen, with their steps; None: not as they are now.

        Where some have retreated to in this phase, it is not known who takes part.
        """
        sight, pile = self.own.known.get(space), self.public.piles[space]
        if sight is None or sight.since != pile.since or self.public.fled.get(space):
            return None
        steps = sight.steps or tuple(self.book.counters[unit].steps for unit in sight.units)
        return dict(zip(sight.units, steps, strict=True))

    def hungry(self, by: Sequence[str]) -> tuple[str, ...]:
        """Attackers without general supply."""
        return tuple(unit for unit in by if not self.net.general(unit))

    def attack_seen(self, act: t.Attack) -> Tally:
        """The strength of the attack as far as it is declared."""
        steps = {unit: self.own.units[unit].steps for unit in act.by}
        by = self.starts(act.by)
        hungry = self.hungry(act.by)
        return arms.attack_tally(self.book, "attack-seen", act.space, by, steps, hungry)

    def defence_seen(self, space: str, foes: Mapping[str, int]) -> Tally:
        """The strength of the defenders as they were seen."""
        worth = arms.worth_of(self.book, foes, {})
        dug = "entrenched" in self.public.piles[space].marks and bool(foes)
        shelter = (arms.best_sheltered(worth),) if dug else ()
        return arms.defence_tally("defence-seen", worth, shelter)

    def tallies(self, act: t.Attack) -> tuple[Tally, ...]:
        """What is known of both strengths."""
        foes = self.known(act.space)
        attack = self.attack_seen(act)
        return (attack,) if foes is None else (attack, self.defence_seen(act.space, foes))


@rule("7.6.3a", "7.6.3b", "7.6.3c", "7.6.2a", "err.5", "err.13")
def price(side: str, hexes: int, supported: bool) -> int:
    """What an attack costs the Allies: nothing, one with support, three from several hexes."""
    if side != t.ALLIED:
        return 0
    if hexes > 1:
        return MAJOR
    return SUPPORTED if supported else 0


def front_of(book: Book, public: t.Public, own: t.Private, side: str) -> Front:
    """The same, found again for the same position."""
    return book.memo.of(Front, public, own, side)


def attack_form(phase: Any) -> Form:
    """A hex, attackers of one command, perhaps engineers that lead."""
    front = front_of(phase.book, phase.public, phase.own, phase.side)
    targets = front.targets()
    return Form(
        t.Attack,
        (
            Pick("space", lambda done: targets),
            Stack("by", lambda done: front.groups(done["space"])),
            Pick("engineers", lambda done: [None, *front.leading(done["space"], done["by"])]),
        ),
        front.why_not,
        front.tallies,
    )


# -- carrying it out ----------------------------------------------------------------------------


@rule("12.4a", "3.6d", "12.1a", "12.1c")
def declare(book: Book, d: t.D, side: str, act: t.Attack) -> None:
    """The attackers are shown and bound; from here on the attack is carried out."""
    front = front_of(book, d.public, d.private[side], side)
    by, owing = front.starts(act.by), owed(front, act)
    d.put(struck=(*d.public.struck, act.space))
    d.put_private(side, owing={**d.private[side].owing, **owing})
    units = d.private[side].units
    put_owns(d, side, {u: replace(units[u], flags=units[u].flags | t.ATTACKED) for u in act.by})
    take_places(book, d, front, act.by)
    net = net_of(book, d.public, d.private[side], side)
    hungry = tuple(unit for unit in act.by if not net.general(unit))
    hqs = suppliers(net, act.by)
    open_up(book, d, side, act.by)
    d.emit(AttackDeclared("12.4a", side, act.space, act.by, tuple(by.values())))
    if hqs:
        d.emit(LinesShown("12.4a", side, hqs))
    d.reveal()
    d.call(
        t.Fight(
            side=side,
            space=act.space,
            by=by,
            steps={unit: units[unit].steps for unit in by},
            hungry=hungry,
            engineers=(act.engineers,) if act.engineers else (),
        ),
        "open",
    )


@rule("12.1e", "7.2c")
def take_places(book: Book, d: t.D, front: Front, by: Sequence[str]) -> None:
    """Who is attached for the attack, or needs a place to be supplied, takes it for the phase."""
    command, side = next(iter(commands(book, front.net, by))), front.side
    attached = {**d.private[side].attached, **dict.fromkeys(command.attached, command.hq)}
    d.put_private(side, attached=attached)
    claim(book, d, side, by)


@rule("12.4a")
def suppliers(net: Net, by: Sequence[str]) -> tuple[str, ...]:
    """The headquarters on which the supply of the attackers rests, and the corps behind them."""
    found = [hq for unit in by for hq in net.givers(unit, "general")]
    behind = [corps for hq in found for corps in net.corps_over(hq)]
    return tuple(dict.fromkeys((*found, *behind)))


@rule("12.3b")
def owed(front: Front, act: t.Attack) -> dict[str, tuple[str, ...]]:
    """Whom else each attacker must see attacked: all whose zones reach its hex."""
    book, public, side = front.book, front.public, front.side
    seen: dict[str, tuple[str, ...]] = {}
    found = {}
    for unit, start in front.starts(act.by).items():
        if start not in seen:
            near = must_see(book, public, side, start)
            seen[start] = tuple(hex_ for hex_ in near if hex_ != act.space)
        found[unit] = seen[start]
    return found


def in_contact(book: Book, public: t.Public, side: str, reach: int) -> bool:
    """Whether there are enemies within so many hexes of one's own piles."""
    land = book.country
    own = {land.num[h] for h, pile in public.piles.items() if pile.side == side}
    foes = {land.num[h] for h, pile in public.piles.items() if pile.side != side}
    edge = found = set(own)
    for _ in range(reach):
        edge = {b for a in edge for b in land.around[a]} - found
        found = found | edge
        if not foes.isdisjoint(found):
            return True
    return False
