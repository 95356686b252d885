"""How the map and the counters look."""

from __future__ import annotations

import re
from collections.abc import Iterator
from unicodedata import normalize

from msgspec.structs import replace

from bocage.art.board import Board, Border, Piece, Place, Road, hexes_of, marked
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter, HexRow
from bocage.games.normandy.view import sights

GROUND = {
    "sea": "sea",
    "beach": "clear",
    "clear": "clear",
    "farmland": "field",
    "bocage": "clear",
    "forest": "forest",
    "flooded": "marsh",
}
SIDES = {"river": "major-river", "stream": "stream", "cliff": "cliff", "bluff": "cliff"}
ROADS = {"highway": "primary", "primary": "primary", "secondary": "secondary", "railroad": "rail"}
SYMBOLS = {
    "inf": "infantry",
    "mech": "mechanised",
    "mot": "motorised",
    "para": "parachute",
    "glider": "airborne",
    "commando": "commando",
    "ost": "infantry",
    "eng": "engineer",
    "armeng": "engineer",
    "armor": "armour",
    "panther": "panzer",
    "tiger": "tiger",
    "light": "armour",
    "dd": "armour",
    "ag": "assault-gun",
    "td": "assault-gun",
    "spat": "assault-gun",
    "at": "anti-tank",
    "flak": "flak",
    "flakt": "flak",
    "recon": "recon",
    "hvyweap": "infantry",
    "art": "artillery",
    "art-sp": "artillery",
    "nw": "artillery",
    "battery": "artillery",
}
SIZES = {"co": "company", "bn": "battalion", "rgt": "regiment", "bty": "company"}
PALETTES = {"us": "us", "cw": "british", "german": "german"}
HIGHEST = 4  # level that has a tag
MARKS: dict[t.Mark, str] = {"entrenched": "entrenched", "isolated": "isolated"}


def board(book: Book) -> Board:
    """The hexes in play, with what is on their sides."""
    tables, area = book.tables, book.area
    rows = [row for row in tables.hexes if row.hex in area]
    drawn = hexes_of(
        book.grid,
        {row.hex: ground(row) for row in rows},
        {row.hex: list(tags(book, row)) for row in rows},
    )
    return Board(
        hexes=tuple(hex_ for hex_ in drawn if hex_.id in area),
        top="pointy",
        borders=tuple(borders(book)),
        roads=tuple(
            Road(row.hex, row.next, ROADS[row.road])
            for row in tables.roads
            if row.hex in area and row.next in area
        ),
        places=tuple(places(book)),
        called={"field": "farmland", "marsh": "flooded"},
    )


def ground(row: HexRow) -> str:
    """What a hex is drawn as."""
    return row.settlement if row.settlement in ("town", "city") else GROUND[row.terrain]


def tags(book: Book, row: HexRow) -> Iterator[str]:
    """What is in a hex besides."""
    if row.terrain in ("bocage", "beach"):
        yield row.terrain
    if row.level:
        yield f"level-{min(row.level, HIGHEST)}"
    if any(row.hex in goal.hexes for goal in book.victory if goal.kind == "place"):
        yield "objective"
    if any(row.hex in source.hexes for source in book.sources):
        yield "source"


def borders(book: Book) -> Iterator[Border]:
    """Water and slopes, and the bridges over them."""
    for row in book.tables.sides:
        if row.hex in book.area and row.next in book.area and row.kind in SIDES:
            yield Border(row.hex, row.next, SIDES[row.kind], row.name or "")
            if row.bridges:
                yield Border(row.hex, row.next, "bridge")


def places(book: Book) -> Iterator[Place]:
    """Towns and villages."""
    kinds = {row.hex: row.settlement for row in book.tables.hexes if row.settlement}
    found: dict[tuple[str, str], list[str]] = {}
    for row in book.tables.places:
        if row.hex in book.area and row.role in ("village", "town", "city"):
            found.setdefault((row.name, kinds.get(row.hex) or row.role), []).append(row.hex)
    for (name, kind), hexes in found.items():
        yield Place(plain(name), name, kind, tuple(hexes))


def plain(name: str) -> str:
    """A name in small plain letters, as the texts know it."""
    letters = normalize("NFKD", name.lower()).encode("ascii", "ignore").decode()
    return "-".join(re.findall("[a-z0-9]+", letters))


# -- counters -----------------------------------------------------------------------------------


def pieces(book: Book, view: t.Seen) -> tuple[Piece, ...]:
    """Own counters, and of the enemy what is known, or as many blank ones as are seen."""
    found: list[Piece] = []
    if view.own is not None:
        fights = any(isinstance(frame, t.Combat) for frame in view.frames)
        acted, mark = (t.ATTACKED, "fought") if fights else (t.WALKED, "moved")
        for unit, own in view.own.units.items():
            drawn = piece(book, unit, own.at, own.steps, own.face)
            found.append(marked(drawn, mark) if own.flags & acted else drawn)
    known = sights(view)
    for space, pile in view.public.piles.items():
        if pile.side == view.side:
            continue
        sight = known.get(space)
        units = sight.units if sight is not None else ()
        steps = sight.steps if sight is not None else ()
        seen = (piece(book, u, space, n) for u, n in zip(units, steps, strict=True))
        found += [marked(one, "seen") for one in seen]
        before = view.own.known.get(space) if view.own is not None and sight is None else None
        found += noted(book, blanks(space, pile, len(units)), before)
    return tuple(found)


def blanks(space: str, pile: t.Pile, known: int) -> list[Piece]:
    """As many blank counters as a pile has that nobody knows."""
    marks = tuple(MARKS[mark] for mark in pile.marks if mark in MARKS)
    blank = Piece(
        id="",
        side=pile.side,
        at=space,
        symbol="unknown",
        palette=PALETTES[pile.nation],
        marks=marks,
    )
    return [replace(blank, id=f"{space}.{i}") for i in range(known, max(pile.n, 1))]


def noted(book: Book, unseen: list[Piece], before: t.Sight | None) -> list[Piece]:
    """The blank counters of a pile, with what was seen there before it changed."""
    names = [book.counters[unit].title for unit in before.units] if before else []
    pairs = zip(unseen, names, strict=False)  # the pile has changed since
    told = [marked(replace(blank, name=name), "old") for blank, name in pairs]
    return [*told, *unseen[len(told) :]]


def piece(book: Book, unit: str, space: str, steps: int, face: int = t.READY) -> Piece:
    """A counter that is known."""
    counter = book.counters[unit]
    return Piece(
        id=unit,
        side=counter.side,
        at=space,
        symbol="hq" if counter.is_hq else SYMBOLS.get(counter.type, "marker"),
        palette=PALETTES[counter.nation],
        size=SIZES.get(counter.size, ""),
        name=counter.name,
        formation=counter.formation or "",
        values=values(counter, steps),
        steps=steps,
        full=counter.steps,
        back=face != t.READY,
    )


def values(counter: Counter, steps: int) -> tuple[str, ...]:
    """Attack or artillery strength, defence, movement: as they are with so many steps."""
    whole = steps == counter.steps
    attack = counter.attack if whole else counter.attack_reduced
    defence = counter.defence if whole else counter.defence_reduced
    strength = f"({counter.artillery})" if counter.artillery is not None else str(attack or 0)
    return strength, str(defence or 0), str(counter.ma or 0)
