"""Chapter 18.6 - The Germans move in the invasion: few points, and never onto beaches."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import put_owns
from bocage.games.normandy.rules.r13_guns import is_gun
from bocage.kernel.api import Frame, Illegal, Step, refuse, rule

COAST, LANDED, OFFSHORE, ALARM = 2, 2, 10, 2  # hexes
NIGHT = 1  # the turn of the drop


@rule("18.7b", "20.2.1")
def why_not_stir(book: Book, public: t.Public, own: t.Own, unit: str, limit: int) -> Illegal | None:
    """Why a German unit stays in the invasion: a gun that was used, or nobody is alarmed."""
    if not limit:
        return None
    if public.turn == NIGHT:
        return why_not_react(book, public, own.at, unit)
    used = own.flags & (t.SERVED | t.TRACKED) or own.face != t.READY
    if is_gun(book.counters[unit]) and used:
        return refuse("18.7b", "gun-used", unit=unit)
    if is_asleep(book, public, own.at):
        return refuse("20.2.1", "not-alarmed", unit=unit)
    return None


@rule("17.5")
def why_not_react(book: Book, public: t.Public, space: str, unit: str) -> Illegal | None:
    """By night only those move that have somebody near who has dropped."""
    piles, near = public.piles, book.grid.within(space, ALARM)
    seen = any(
        at in piles and piles[at].side == t.ALLIED and at not in book.queue_at for at in near
    )
    return None if seen else refuse("17.5", "nobody-dropped-near", unit=unit)


@rule("20.2.1")
def is_asleep(book: Book, public: t.Public, space: str) -> bool:
    """On map A near the coast nobody moves before Americans or ships are near."""
    land = book.country
    if not space.startswith("A"):
        return False
    near = (land.num[at] for at in (space, *book.grid.within(space, COAST)) if at in land.num)
    if not any(land.rows[n].coast == "part-sea" for n in near):
        return False
    piles = public.piles
    landed = any(
        at in piles and piles[at].side == t.ALLIED and at not in book.queue_at
        for at in book.grid.within(space, LANDED)
    )
    ships = (ship.at for ship in public.ships.values() if ship.at is not None)
    return not landed and not any(book.grid.distance(space, at) <= OFFSHORE for at in ships)


class InlandStep(Step):
    """A movement phase with few points."""

    @rule("18.6a", "18.6b", "10.8e")
    def run(self, book: Book, d: t.D, f: t.Inland) -> None:
        """The guns that have moved are done."""
        if f.stage == "start":
            return d.call(t.Movement(side=t.GERMAN, limit=f.phase), "moved")
        serve(book, d)
        return d.finish()


@rule("18.7b", "err.7")
def serve(book: Book, d: t.D) -> None:
    """Guns that have moved do not fire any more, but for those on tracks, which move no more."""
    moved = {}
    for unit, own in d.private[t.GERMAN].units.items():
        counter = book.counters[unit]
        if not is_gun(counter) or not own.flags & t.WALKED:
            continue
        towed = counter.phase == "foot"
        moved[unit] = replace(
            own,
            face=t.MOVED if towed else own.face,
            flags=own.flags | (t.SERVED if towed else t.TRACKED),
        )
    put_owns(d, t.GERMAN, moved, carried=True)


STEPS: Mapping[type[Frame], Step] = {t.Inland: InlandStep()}
