"""What is drawn over the map on demand: as in the family; the army boundary, lines, air, ships."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.art.board import Layer
from bocage.families.cobra.table import board as family
from bocage.families.cobra.types import ALLIED, GERMAN, Combat
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c05_10_boundary import boundary_of, place_of
from bocage.games.cobra.rules.c18_1_expanded import bridgehead, whole_front
from bocage.games.cobra.rules.c18_victory import ENDS, line_held
from bocage.games.cobra.types import Seen
from bocage.space import flood_bits, without
from bocage.space import ways as search

OWN = ("boundary", "line", "front", "air", "naval")
LAYERS = (*family.LAYERS, *OWN)
SHOWN = ("boundary", "air")  # from the start
LONG = ("build-up", "campaign")
LAYER_SCENARIOS = {"line": ("breakout", "campaign"), "front": LONG, "naval": LONG}

Path = tuple[str, ...]


def layers(book: Book, seen: Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
    """Those of the family, and what only this edition has."""
    return tuple(
        _OF_MAP[id_](book, seen) if id_ in _OF_MAP else family.layer(book, seen, id_) for id_ in ids
    )


def _boundary(book: Book, seen: Seen) -> Layer:
    """The boundary of the Allied armies, with the letters of its markers."""
    ground, line = book.country.ground, boundary_of(book, seen.public).hexes
    land = sorted((hex_ for hex_ in line if ground[hex_].terrain != "sea"), key=place_of)
    notes = {hex_: "AAB" for hex_ in seen.public.boundary if hex_ in land}
    return Layer(
        id="boundary",
        title="boundary",
        role="fourth",
        style="outline",
        lines=(tuple(land),),
        notes=notes or dict.fromkeys(land[:1], "AAB"),
    )


# -- German lines -------------------------------------------------------------------------------


def held_hexes(book: Book, seen: Seen) -> int:
    """Hexes with German units or in their zones, without Allied units, as bits."""
    fronts = book.lines(seen.public).fronts
    german = fronts[GERMAN]
    return without(german.standing | german.zone, fronts[ALLIED].standing)


def _joined(book: Book, seen: Seen, starts: int, within: int) -> int:
    """What hangs together with the start of a line."""
    country = book.country
    ours = held_hexes(book, seen) & within
    shut = without(country.bits.mask(country.names), ours)
    return flood_bits(starts & ours, country.next_steps, shut) & ours


def _line(book: Book, seen: Seen) -> Layer:
    """The German line from A4901 to A0823, and its way; broken, all that the Germans hold."""
    if bridgehead(book):
        return Layer(id="line", title="line-elsewhere", role="third", style="tint")
    bits = book.country.bits
    start, end = ENDS
    found = _joined(book, seen, bits.bit[start], bits.mask(book.country.names))
    whole = book.memo.of(line_held, seen.public)
    hexes = tuple(bits.names(found))
    return Layer(
        id="line",
        title="line-whole" if whole else "line-none",
        role="second" if whole else "bad",
        style="tint",
        hexes=hexes if whole else tuple(bits.names(held_hexes(book, seen))),
        lines=(_way(book, start, end, frozenset(hexes)),) if whole else (),
        notes={start: "1", end: "2"},
    )


def _way(book: Book, start: str, end: str, inside: frozenset[str]) -> Path:
    """The shortest way inside some hexes."""
    around = book.country.next_to

    def onward(path: Path, spent: int) -> list[tuple[Path, int]]:
        return [((*path, there), 1) for there in around[path[-1]] if there in inside]

    first: Path = (start,)
    return search(first, onward, place=lambda path: path[-1])[end][1]


def _front(book: Book, seen: Seen) -> Layer:
    """The German front from the north to the south of map A, of the expanded game."""
    bits = book.country.bits
    sheet = [hex_ for hex_ in book.country.names if hex_[0] == "A"]
    north = bits.mask(hex_ for hex_ in sheet if hex_[3:] == "01")
    found = _joined(book, seen, north, bits.mask(sheet)) if book.expanded else 0
    whole = book.expanded and whole_front(book, seen.public) > 0
    return Layer(
        id="front",
        title="front-whole" if whole else "front-none",
        role="second" if whole else "bad",
        style="tint",
        hexes=tuple(bits.names(found)),
    )


# -- air and ships ------------------------------------------------------------------------------


def _air(book: Book, seen: Seen) -> Layer:
    """The hexes that air points were allotted to in this combat phase."""
    phase = next((f for f in seen.frames if isinstance(f, Combat)), None)
    strikes = phase.strikes if phase is not None else ()
    notes = dict.fromkeys(strikes, "✈ +1")
    return Layer(id="air", title="air", role="first", style="outline", hexes=strikes, notes=notes)


def _naval(book: Book, seen: Seen) -> Layer:
    """How far the ships reach, and what a shift costs where Germans stand."""
    reached = {hex_: n for hex_, n in book.naval.items() if hex_ in book.grid and book.expanded}
    held = book.lines(seen.public).held[GERMAN]
    notes = {hex_: str(points) for hex_, points in reached.items() if hex_ in held}
    return Layer(
        id="naval", title="naval", role="first", style="tint", hexes=tuple(reached), notes=notes
    )


_OF_MAP: dict[str, Callable[[Book, Seen], Layer]] = {
    "boundary": _boundary,
    "line": _line,
    "front": _front,
    "air": _air,
    "naval": _naval,
}
