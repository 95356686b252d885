"""How the map, the counters and the works look; layers are in overlays.py."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.board import Board, Border, Exit, Piece, Road, hexes_of
from bocage.games.combat_commander.book import Book, Counter
from bocage.games.combat_commander.types import SIDES, Firing, Moving, Public, Seen, UnitState

PALETTES = {"german": "german", "american": "us", "russian": "soviet"}
GROUND = {"open": "clear", "water-barrier": "water"}
CALLED = {"clear": "open", "water": "water-barrier"}
WAYS = {"secondary": "roads", "track": "trails", "rail": "rails"}
WEAPONS = {
    "mg": "machine-gun",
    "mortar": "mortar",
    "gun": "gun",
    "flamethrower": "flamethrower",
    "satchel": "charge",
    "molotov": "charge",
}
SHORT = {  # what stands on the strip of a weapon
    "Light MG": "LMG",
    "Medium MG": "MMG",
    "Heavy MG": "HMG",
    ".50cal MG": ".50",
    "Light Mortar": "LMtr",
    "Medium Mortar": "MMtr",
    "Flamethrower": "FT",
    "Satchel Charge": "SC",
    "Molotov Cocktail": "Mol",
    "Pack Howitzer": "PHow",
    "Infantry Gun": "IG",
    "IG 18 Gun": "IG18",
    "IG 33 Gun": "IG33",
}
RANKS = ("hero", "leader", "squad", "team")  # of several counters in a hex


def board(book: Book) -> Board:
    """One of the printed maps."""
    terrain = {h: _ground(book, h) for h in book.hexes}
    tags = {h: tuple(_tags(book, h)) for h in book.hexes}
    return Board(
        hexes=hexes_of(book.grid, terrain, tags),
        borders=tuple(_borders(book)),
        roads=tuple(_roads(book)),
        exits=tuple(_exits(book)),
        called=CALLED,
        near=True,
    )


def _ground(book: Book, at: str) -> str:
    word = book.under[at] if book.terrain[at].startswith("bridge") else book.terrain[at]
    return GROUND.get(word, word)


def _tags(book: Book, at: str) -> Iterator[str]:
    if book.level[at]:
        yield f"level-{min(book.level[at], 4)}"
    if book.terrain[at].startswith("bridge"):
        yield "bridge"


def _borders(book: Book) -> Iterator[Border]:
    """What stands along hexsides, and which hexes one building stands in."""
    houses = {row.hex: set(row.building) for row in book.board.hexes if row.building}
    for (a, b), kind in book.sides.items():
        if book.index[a] > book.index[b]:
            continue
        if kind:
            yield Border(a, b, kind)
        if gap := book.gaps.get((a, b)):
            yield Border(a, b, f"{gap}-gap")
        if houses.get(a, set()) & houses.get(b, set()):
            yield Border(a, b, "joined")


def _roads(book: Book) -> Iterator[Road]:
    for kind, name in WAYS.items():
        sides: dict[str, frozenset[int]] = getattr(book, name)
        for at, exits in sides.items():
            for side in sorted(exits):
                there = book.step.get((at, side))
                if there is not None and book.index[at] < book.index[there]:
                    yield Road(at, there, kind)


def _exits(book: Book) -> Iterator[Exit]:
    for kind, name in WAYS.items():
        sides: dict[str, frozenset[int]] = getattr(book, name)
        for at, exits in sides.items():
            for side in sorted(exits):
                if (at, side) not in book.step:
                    yield Exit(at, kind, side)


# -- what lies on it --------------------------------------------------------------------------


def acted(book: Book, seen: Seen) -> tuple[str, ...] | None:
    """In a Move or Fire order those of its units that are through; else those that are marked."""
    for frame in reversed(seen.frames):
        if isinstance(frame, Moving):
            return frame.done
        if isinstance(frame, Firing):
            return tuple(unit for unit in frame.units if unit in frame.fired)
    return None


def pieces(book: Book, seen: Seen) -> tuple[Piece, ...]:
    """Units with their weapons, works, smoke, blazes, and who holds the objectives.

    During a set-up a side sees its own units where it has put them.
    """
    public = seen.public
    units = {**public.units, **_camp(book, seen)}
    order = sorted(units, key=lambda unit: _rank(book, unit))
    return (
        *(p for unit in order for p in _unit(book, public, unit, units[unit])),
        *_works(public),
        *_goals(book, public),
    )


def _camp(book: Book, seen: Seen) -> dict[str, UnitState]:
    """Units that a side has put down but not shown yet, with what they are given."""
    if seen.own is None or not seen.own.camp:
        return {}
    arms = {unit: weapon for weapon, unit in seen.own.arms.items()}
    return {
        unit: UnitState(at, weapon=arms.get(unit, ""))
        for unit, at in seen.own.camp.items()
        if unit in book.units and at in book.index and unit not in seen.public.units
    }


def _rank(book: Book, unit: str) -> tuple[int, int, int]:
    counter = book.units[unit]
    return SIDES.index(counter.side), RANKS.index(counter.type), book.place(unit)


def _unit(book: Book, public: Public, unit: str, state: UnitState) -> Iterator[Piece]:
    """A unit and what it carries."""
    counter = book.units[unit]
    yield piece(counter, state, activated=unit in public.activated)
    if state.weapon in book.weapons:
        jammed = state.weapon in public.jammed
        yield weapon(book, state.weapon, counter.side, state.at, broken=jammed, on=unit)


def piece(counter: Counter, state: UnitState, *, activated: bool = False) -> Piece:
    """The counter of a unit: FP, range and move below, command left, morale right."""
    stats = counter.back if state.broken else counter.front
    boxed = counter.boxed
    marks = [mark for mark in ("suppressed", "veteran") if getattr(state, mark)]
    if activated:
        marks.append("activated")
    squares = () if state.broken else (boxed.fp, boxed.range, boxed.move)
    return Piece(
        id=counter.id,
        side=counter.side,
        at=state.at,
        symbol=counter.type,
        palette=PALETTES[counter.nation],
        name=counter.name,
        values=(str(stats.fp), str(stats.range), str(stats.move)),
        marks=tuple(marks),
        back=state.broken,
        left=str(stats.command) if counter.type == "leader" else "",
        right=str(stats.morale),
        boxed=tuple(i for i, there in enumerate(squares) if there),
        without=() if state.weapon else ("weapon",),
    )


def weapon(  # noqa: PLR0913  one counter: whose, where, how it lies
    book: Book, name: str, side: str, at: str, *, broken: bool = False, on: str = ""
) -> Piece:
    """A weapon: FP, range (least and most), and what it does to the move of its carrier."""
    row = book.weapons[name]
    reach = f"{row.low}/{row.high}" if row.low > 1 else str(row.high)
    return Piece(
        id=name,
        side=side,
        at=at,
        symbol=WEAPONS[row.klass],
        palette=PALETTES.get(row.nation, PALETTES[book.nation[side]]),
        name=SHORT.get(row.name, row.name),
        values=(str(row.fp), reach),
        marks=(),
        back=broken,
        right=str(row.move).replace("-", "−") if row.move else "",
        boxed=tuple(i for i, there in enumerate((row.boxed.fp, row.boxed.range)) if there),
        on=on,
    )


def _works(public: Public) -> Iterator[Piece]:
    """Fortifications, smoke and blazes."""
    for at, word in public.forts.items():
        yield Piece(id=f"{word}-{at}", side="", at=at, symbol=word, palette="grey")
    for at, value in public.smoke.items():
        yield Piece(
            id=f"smoke-{at}", side="", at=at, symbol="smoke", palette="grey", name=str(value)
        )
    for at in public.blaze:
        yield Piece(id=f"blaze-{at}", side="", at=at, symbol="blaze", palette="grey")


def _goals(book: Book, public: Public) -> Iterator[Piece]:
    """The objectives, in the colour of who controls them."""
    control = public.control or book.control
    for number, hexes in book.objective.items():
        side = control.get(number, "")
        palette = PALETTES[book.nation[side]] if side else "grey"
        at = next(row.hex for row in book.board.hexes if row.objective == number)
        if at in hexes:
            yield Piece(
                id=f"objective-{number}",
                side=side,
                at=at,
                symbol="goal",
                palette=palette,
                name=number,
            )
