"""Chapter O20.3.1 - Who fires at what: pieces, ranges, lines of fire, groups and their FP."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from bocage.games.combat_commander.book import Book, WeaponRow
from bocage.games.combat_commander.rules.markers import WATER
from bocage.games.combat_commander.sight import hindrance, lines_of, sees
from bocage.games.combat_commander.state import (
    Term,
    holder_of,
    tally,
    unit_terms,
    unit_value,
    weapon_terms,
    weapon_value,
)
from bocage.games.combat_commander.types import Public, Side
from bocage.kernel.api import Illegal, Tally, refuse, rule
from bocage.space import groups, sight_line

# -- pieces ---------------------------------------------------------------------------------


@rule("3.1.6")
def boxed(book: Book, public: Public, piece: str, stat: Literal["fp", "range", "move"]) -> bool:
    """Whether a number of a unit (unbroken: only fronts have boxes) or of a weapon is boxed."""
    if piece in book.weapons:
        return bool(getattr(book.weapons[piece].boxed, stat))
    return not public.units[piece].broken and bool(getattr(book.units[piece].boxed, stat))


def why_not_weapon(book: Book, public: Public, weapon: str, holder: str) -> Illegal | None:
    """A weapon fires if it works, its unit is neither broken nor suppressed, and not from water."""
    state = public.units[holder]
    if weapon in public.jammed:
        return refuse("11.4a", "weapon-broken", weapon=weapon)
    if state.broken:
        return refuse("11.1c", "holder-broken", unit=holder, weapon=weapon)
    if state.suppressed:
        return refuse("13.2b", "holder-suppressed", unit=holder, weapon=weapon)
    if public.forts.get(state.at) == "wire":
        return refuse("F106.3b", "from-wire", weapon=weapon)
    if state.at in book.water:
        return refuse(WATER[book.terrain[state.at]], "from-water", weapon=weapon)
    return None


@rule("gl.4", "11.1b", "11.1c", "11.1d", "3.2.3a")
def pieces_of(
    book: Book, public: Public, units: Iterable[str], fired: Sequence[str] = ()
) -> list[str]:
    """What may fire of some units: they themselves and their weapons, in the order of the book."""
    found = [unit for unit in units if unit in public.units]
    for unit in tuple(found):
        weapon = public.units[unit].weapon
        if weapon and why_not_weapon(book, public, weapon, unit) is None:
            found.append(weapon)
    if fired:
        found = [piece for piece in found if piece not in fired]
    return sorted(found, key=book.place)


class Firers:
    """Who of a side may fire now and at what, worked out once for a decision, bit by bit.

    `units` are activated; `fired` have fired; `targets` are the only hexes that may be fired at;
    without `ordnance` no ordnance fires; with `boxes` only pieces with a boxed FP do.
    """

    def __init__(  # noqa: PLR0913  what an attack may depend on, all by name
        self,
        book: Book,
        public: Public,
        side: Side,
        units: Sequence[str] = (),
        *,
        hand: Sequence[str] = (),
        fired: Sequence[str] = (),
        targets: Sequence[str] | None = None,
        ordnance: bool = True,
        boxes: bool = False,
        moving: Sequence[str] = (),
    ) -> None:
        self.book, self.public, self.side = book, public, side
        self.units, self.hand, self.fired = units, hand, fired
        self.targets, self.ordnance, self.boxes, self.moving = targets, ordnance, boxes, moving
        self._enemies: dict[str, list[str]] | None = None
        self._pieces: list[str] | None = None
        self._holders: dict[str, str] = {}
        self._ranges: dict[str, tuple[int, int]] = {}
        self._views: dict[str, list[str]] = {}
        self._hits: dict[str, list[str]] = {}

    @property
    def enemies(self) -> dict[str, list[str]]:
        """The enemy units by hex."""
        if self._enemies is None:
            found: dict[str, list[str]] = {}
            units, side = self.book.units, self.side
            for unit, state in self.public.units.items():
                if units[unit].side != side:
                    found.setdefault(state.at, []).append(unit)
            self._enemies = found
        return self._enemies

    @property
    def pieces(self) -> list[str]:
        """What may fire."""
        if self._pieces is None:
            book, public = self.book, self.public
            found = pieces_of(book, public, self.units, self.fired)
            if not self.ordnance:
                found = [piece for piece in found if self.heavy(piece) is None]
            if self.boxes:
                found = [piece for piece in found if boxed(book, public, piece, "fp")]
            self._pieces = found
        return self._pieces

    def holder(self, piece: str) -> str:
        """The unit itself, or the unit that carries the weapon; empty if it is not on the map."""
        if piece in self.public.units:
            return piece
        found = self._holders.get(piece)
        if found is None:
            found = self._holders[piece] = holder_of(self.public, piece) or ""
        return found

    def at(self, piece: str) -> str:
        """The hex from which a piece fires."""
        return self.public.units[self.holder(piece)].at

    @rule("11.5a")
    def heavy(self, piece: str) -> WeaponRow | None:
        """The printed values if it is ordnance."""
        row = self.book.weapons.get(piece)
        return row if row is not None and row.ordnance else None

    def ranges(self, piece: str) -> tuple[int, int]:
        """The shortest and the longest Range of a piece now."""
        found = self._ranges.get(piece)
        if found is None:
            book, public = self.book, self.public
            row = book.weapons.get(piece)
            if row is None:
                found = (1, unit_value(book, public, piece, "range"))
            else:
                high = weapon_value(book, public, piece, self.holder(piece), "range")
                found = (max(1, row.low), high)
            self._ranges[piece] = found
        return found

    @rule("O20.3a", "O20.3c", "10.1.1")
    def reaches(self, piece: str, hex_: str) -> bool:
        """Whether a hex is in the range and sight of a piece; units between do not matter."""
        here = self.at(piece)
        if not sees(self.book, self.public, here, hex_):
            return False
        low, high = self.ranges(piece)
        return low <= self.book.distance[here][hex_] <= high

    def view(self, here: str) -> list[str]:
        """The hexes that may be fired at, with enemies, in sight of a hex."""
        found = self._views.get(here)
        if found is None:
            enemies: Iterable[str] = self.enemies
            if self.targets is not None:
                enemies = [at for at in self.targets if at in self.enemies]
            found = lines_of(self.book).seen(self.public, here, enemies)
            self._views[here] = found
        return found

    def hits(self, piece: str) -> list[str]:
        """The enemy hexes that a piece could fire at."""
        found = self._hits.get(piece)
        if found is None:
            here = self.at(piece)
            found = self.view(here)
            if found:
                away, (low, high) = self.book.distance[here], self.ranges(piece)
                found = [at for at in found if low <= away[at] <= high]
            self._hits[piece] = found
        return found

    def smoking(self) -> list[str]:
        """The weapons that may fire smoke."""
        weapons = self.book.weapons
        return [piece for piece in self.pieces if piece in weapons and weapons[piece].smoke]


# -- groups ---------------------------------------------------------------------------------


@rule("O20.3.1b")
def chained(book: Book, hexes: Iterable[str]) -> bool:
    """Whether hexes hang together, each next to another one."""
    left = dict.fromkeys(hexes)
    if len(left) < 2:
        return True
    return len(groups(book.adjacent, left)) == 1


# -- numbers --------------------------------------------------------------------------------


@rule("S12.2")
def fire_terms(firers: Firers, base: str, by: Sequence[str], hexes: Sequence[str]) -> list[Term]:
    """The FP of an attack: base piece, one more for every other, hindrance, fog, elevation."""
    book, public = firers.book, firers.public
    if base in book.weapons:
        terms = weapon_terms(book, public, base, firers.holder(base), "fp")
    else:
        terms = unit_terms(book, public, base, "fp")
    if len(by) > 1:
        terms.append(("O20.3.1.2", "group", group_bonus(by)))
    here = list(dict.fromkeys(firers.at(piece) for piece in by))
    if firers.heavy(base) is None:
        clause = "10.3.2" if len(here) == 1 else "O20.3.2"
        terms.append((clause, "hindrance", -worst_hindrance(book, public, here, hexes)))
        terms.append(("S12.2", "fog", -public.fog))
    return terms + level_terms(book, here, hexes)


@rule("O20.3.1.2")
def group_bonus(by: Sequence[str]) -> int:
    """Every piece beside the first adds 1."""
    return len(by) - 1


@rule("O20.3.2", "10.3.2", "10.3.3", "A40b")
def worst_hindrance(book: Book, public: Public, here: Iterable[str], hexes: Iterable[str]) -> int:
    """Of all lines of an attack the greatest hindrance counts, once."""
    return max(hindrance(book, public, a, b) for a in here for b in hexes)


@rule("T88.2")
def level_terms(book: Book, here: Iterable[str], hexes: Iterable[str]) -> list[Term]:
    """One less uphill, one more downhill; a group may have both."""
    steps = [book.level[b] - book.level[a] for a in here for b in hexes]
    terms: list[Term] = []
    if max(steps) > 0:
        terms.append(("T88.2", "uphill", -1))
    if min(steps) < 0:
        terms.append(("T88.2", "downhill", 1))
    return terms


@rule("O20.2.2a", "10.3.1a", "O20.2.3a")
def aim_tally(book: Book, public: Public, here: str, there: str) -> Tally:
    """What the dice multiplied must exceed to hit: the range and the hindrance of the line."""
    return tally(
        "aim",
        [
            ("O20.2.2a", "range", book.distance[here][there]),
            ("10.3.1a", "hindrance", hindrance(book, public, here, there)),
            ("S12.2", "fog", public.fog),
        ],
    )


# -- walls and hedges -----------------------------------------------------------------------


@rule("T87", "T97", "T97b")
def crossed(book: Book, here: Iterable[str], there: str) -> str:
    """The best wall or hedge of the target hex that some line of the attack crosses.

    Our ruling: in a group the line of any piece will do. A line that enters through a corner
    crosses it only if both sides at that corner have one, then the lower.
    """
    found = [word for a in here if (word := crossed_by(book, a, there))]
    return max(found, key=lambda word: book.chart[word].cover, default="")


def crossed_by(book: Book, here: str, there: str) -> str:
    """The wall or hedge over which the line from a hex enters another, or nothing."""
    if not any(book.sides[there, near] in ("wall", "hedge") for near in book.adjacent[there]):
        return ""
    words = [book.sides.get((a, b), "") for a, b in _entry(book, here, there)]
    if not all(word in ("wall", "hedge") for word in words):
        return ""
    return min(words, key=lambda word: book.chart[word].cover)


def _entry(book: Book, here: str, there: str) -> list[tuple[str, str]]:
    """The sides of the target hex over which the line comes in: one, or two at a corner."""
    return [(a, b) for a, b in sight_line(book.grid, here, there).sides[-1] if a is not None and b]
