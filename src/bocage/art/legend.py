"""The title above the map and the key below it: only what this picture shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from msgspec.structs import replace

from bocage.art import colours as c
from bocage.art import near, overlays, signs, tags, works
from bocage.art.board import (
    BORDERS,
    FIGURES,
    LEVELS,
    MARKS,
    PALETTES,
    ROADS,
    SYMBOLS,
    TERRAINS,
    WORKS,
    Area,
    Badge,
    Board,
    Border,
    Exit,
    Hex,
    Layer,
    Picture,
    Piece,
    Road,
    Spot,
)
from bocage.art.counters import counter
from bocage.art.fonts import SANS, SANS_BOLD, SERIF, SERIF_BOLD, SERIF_ITALIC, css, width
from bocage.art.geometry import XY, Lattice, moved, num, straight, xy
from bocage.art.ground import Ground, is_water
from bocage.art.ink import Say, lines, words
from bocage.art.symbols import has_sign
from bocage.art.water import river_runs, rivers, sea
from bocage.art.ways import Ways

TEXT = 14.0
HEADING = 16.0
ROWS = 5  # entries of one column
SWATCH = 27.0  # radius of the little hexes


class Block(NamedTuple):
    """Something laid out, with the room it takes."""

    width: float
    height: float
    body: str


class Entry(NamedTuple):
    """A sample and what it means."""

    sample: str  # around the point 0, 0
    text: str


def title(picture: Picture, room: float) -> Block:
    """Title, subtitle and the sentence about the position."""
    grown = _grown(room)
    body = [words(picture.title, (0, 34), SERIF_BOLD, 42)]
    full = sum(ord(sign) > 0x2E80 for sign in picture.title)  # these may be set as wide as high
    end = max(width(picture.title, SERIF_BOLD, 42), 42.0 * full)
    if picture.subtitle:
        body.append(words(picture.subtitle, (end + 24, 34), SERIF_ITALIC, 25))
    height = 46.0
    for line in lines(picture.caption, SERIF, 17, room / grown):
        body.append(words(line, (0, height + 16), SERIF, 17, ' fill-opacity=".8"'))
        height += 23
    return _scaled(Block(room / grown, height + 4, "".join(body)), grown)


def key(picture: Picture, say: Say, room: float) -> Block:
    """All sections, set side by side and in as many rows as they need."""
    sections = [
        _section(say("map", heading), entries, rows)
        for heading, entries, rows in _sections(picture, say)
        if entries
    ]
    sample = _specimen(picture, say)
    if sample is not None:
        sections.insert(0, sample)
    grown = _grown(room)
    return _scaled(_flow(sections, room / grown), grown)


def _grown(room: float) -> float:
    """Title and key of a large map are set larger."""
    return min(1.7, max(1.0, room / 2000))


def _scaled(block: Block, grown: float) -> Block:
    body = f'<g transform="scale({grown:.3g})">{block.body}</g>'
    return Block(block.width * grown, block.height * grown, body)


def _sections(picture: Picture, say: Say) -> list[tuple[str, list[Entry], float]]:
    counters = tuple(p for p in picture.pieces if not p.is_sign)
    return [
        ("layers", [_layer(layer, say) for layer in picture.layers], 34),
        ("terrain", list(_terrain(picture.board, say)), 56),
        ("borders" if picture.board.spots else "hexsides", list(_borders(picture.board, say)), 34),
        ("roads", list(_roads(picture.board, say)), 34),
        ("signs", list(_signs(picture, say)), 34),
        ("nations", list(_palettes(counters, say)), 34),
        ("units", list(_symbols(counters, say)), 34),
        ("marks", list(_marks(counters, say)), 34),
    ]


def _flow(blocks: list[Block], room: float) -> Block:
    """Blocks from left to right; the next row starts where the highest one ends."""
    x = y = high = 0.0
    body = []
    for block in blocks:
        if x > 0 and x + block.width > room:
            x, y, high = 0.0, y + high + 26, 0.0
        body.append(f'<g transform="translate({num(x)} {num(y)})">{block.body}</g>')
        x += block.width + 44
        high = max(high, block.height)
    return Block(room, y + high, "".join(body))


def _section(heading: str, entries: list[Entry], row: float) -> Block:
    """A heading and its entries in columns."""
    body = [words(heading, (0, HEADING), SERIF_BOLD, HEADING + 3)]
    per = max(3, int(ROWS * 34 / row))
    x, high = 0.0, 0.0
    for start in range(0, len(entries), per):
        some = entries[start : start + per]
        half = 36.0 if row > 40 else 26.0
        for i, entry in enumerate(some):
            y = 34 + row * (i + 0.5)
            body.append(f'<g transform="translate({num(x + half)} {num(y)})">{entry.sample}</g>')
            at = (x + 2 * half + 8, y + 5)
            body.append(words(entry.text, at, SANS, TEXT))
            high = max(high, y + row / 2)
        x += 2 * half + 8 + max(width(e.text, SANS, TEXT) for e in some) + 26
    need = max(x - 26, width(heading, SERIF_BOLD, HEADING + 3))
    return Block(need, high, "".join(body))


# -- terrain ------------------------------------------------------------------------------------


def _terrain(board: Board, say: Say) -> Iterator[Entry]:
    """A little hex of each terrain, drawn as on the map."""
    there: set[tuple[str, tuple[str, ...]]] = {(h.terrain, ()) for h in board.spaces}
    there -= {("box", ())}
    bare = [h for h in board.spaces if not isinstance(h, Area) or h.label is None]
    there |= {("clear", (tag,)) for h in bare for tag in h.tags if tag != "fortified"}
    built = [p for p in board.places if p.point is None]
    there |= {(p.kind, ()) for p in built if p.kind in ("city", "town")}
    wanted: list[tuple[str, tuple[str, ...]]] = [(t, ()) for t in TERRAINS]
    wanted[1:1] = [("clear", ("bocage",))]
    wanted.append(("clear", ("high",)))
    wanted += [("clear", (tag,)) for tag in ("beach", "fortress", "objective", "source", *LEVELS)]
    wanted.append(("clear", ("bridge",)))
    seen = set()
    for terrain, marks in wanted:
        word = marks[0] if marks else terrain
        if (terrain, marks) in there and word not in seen:
            seen.add(word)
            sample = _little_hex(terrain, marks, f"swatch-{word}", near=board.near)
            yield Entry(sample, say("terrain", _called(board, word)))


def _called(board: Board, word: str) -> str:
    return board.called.get(word, word)


def _near_hex(terrain: str, marks: tuple[str, ...], name: str) -> str:
    """A hex as large as on the map, made smaller: what stands in it keeps its size."""
    exits = (Exit("x", "secondary", 3), Exit("x", "secondary", 6)) if "bridge" in marks else ()
    ground = "stream" if exits else terrain
    tagged = (*LEVELS[: LEVELS.index(marks[0]) + 1],) if set(marks) & set(LEVELS) else marks
    board = Board(hexes=(Hex("x", (0, 0), ground, tagged),), exits=exits, near=True)
    lattice = Lattice(board)
    soil, ways = Ground(lattice), Ways(lattice)
    inside = [*soil.soil(), *soil.growth(), *ways.draw(), *ways.decks()]
    if is_water(terrain):
        inside = [f'<path d="{straight(lattice.polygon("x"))}" fill="{c.SEA}"/>']
    if set(marks) & set(LEVELS):
        tone, ring = c.HILLS[LEVELS.index(marks[0])], straight(lattice.polygon("x", 9))
        inside.append(f'<path d="{ring}" fill="{tone}" stroke="{c.CREST}" stroke-width="2.6"/>')
    inside += soil.buildings()
    ring = straight(lattice.polygon("x"))
    return (
        f'<clipPath id="{name}"><path d="{ring}"/></clipPath><g transform="scale({SWATCH / 48:g})">'
        f'<g clip-path="url(#{name})">{"".join(inside)}</g>'
        f'<path d="{ring}" fill="none" stroke="{c.GRID}" stroke-width="1.8"/></g>'
    )


def _little_hex(terrain: str, marks: tuple[str, ...], name: str, *, near: bool = False) -> str:
    if near:
        return _near_hex(terrain, marks, name)
    lattice = Lattice(Board(hexes=(Hex("x", (0, 0), terrain, marks),)), SWATCH)
    ring = straight(lattice.polygon("x"))
    soil = Ground(lattice)
    inside = [*soil.soil(), *soil.growth(), *soil.buildings(), *tags.below(lattice)]
    if is_water(terrain):
        inside = [f'<path d="{ring}" fill="{c.SEA}"/>']
    return (
        f'<clipPath id="{name}"><path d="{ring}"/></clipPath>'
        f'<g clip-path="url(#{name})">{"".join(inside)}</g>'
        f'<path d="{ring}" fill="none" stroke="{c.GRID}" stroke-width="1"/>'
        f'<g transform="translate({"33" if "objective" in marks else "-33"} 0)">'
        f"{''.join(tags.above(lattice))}</g>"
    )


# -- hexsides and roads -------------------------------------------------------------------------

_PAIR = (Hex("a", (0, -1)), Hex("b", (0, 1)))


def _borders(board: Board, say: Say) -> Iterator[Entry]:
    """A side of each kind, with the road that a bridge carries."""
    there = {b.kind for b in board.borders}
    water = {h.id for h in board.spaces if is_water(h.terrain)}
    if not any(b.kind == "sea" and b.a not in water and b.b not in water for b in board.borders):
        there.discard("sea")
    for kind in BORDERS:
        if kind in there and kind != "joined":
            yield Entry(_little_side(kind), say("border", _called(board, kind)))


def _little_side(kind: str) -> str:
    under = [Border("a", "b", "minor-river")] if kind in ("bridge", "ferry") else []
    roads = (Road("a", "b", "secondary"),) if kind == "bridge" else ()
    board = Board(hexes=_PAIR, borders=(*under, Border("a", "b", kind)), roads=roads)
    lattice = Lattice(board, 56)
    ways = Ways(lattice)
    parts = [
        *sea(lattice),
        *rivers(river_runs(lattice)),
        *ways.draw(),
        *ways.bridges(),
        *tags.lines(lattice),
        *near.sides(lattice),
    ]
    box = "M-24-14h48v28h-48z"
    return (
        f'<clipPath id="side-{kind}"><path d="{box}"/></clipPath>'
        f'<path d="{box}" fill="{c.LAND}"/><g clip-path="url(#side-{kind})">{"".join(parts)}</g>'
        f'<path d="{box}" fill="none" stroke="{c.GRID}" stroke-width="1"/>'
    )


def _roads(board: Board, say: Say) -> Iterator[Entry]:
    there = {r.kind for r in board.roads} | {e.kind for e in board.exits}
    for kind in ROADS:
        if kind in there:
            drawn = any(r.line for r in board.roads)
            sample = _little_road(kind, fine=drawn, near=board.near)
            yield Entry(sample, say("road", _called(board, kind)))


def _little_road(kind: str, *, fine: bool, near: bool = False) -> str:
    hexes = (Hex("a", (-3, 1)), Hex("b", (0, 0)), Hex("c", (3, 1)))
    board = Board(hexes=hexes, roads=(Road("a", "b", kind), Road("b", "c", kind)), near=near)
    lattice = Lattice(board, 26)
    lattice.fine = fine
    box = "M-24-14h48v28h-48z"
    return (
        f'<clipPath id="road-{kind}"><path d="{box}"/></clipPath>'
        f'<path d="{box}" fill="{c.LAND}"/><g clip-path="url(#road-{kind})">'
        f'<g transform="translate(0 -6)">{"".join(Ways(lattice).draw())}</g></g>'
        f'<path d="{box}" fill="none" stroke="{c.GRID}" stroke-width="1"/>'
    )


# -- signs of maps of areas ---------------------------------------------------------------------


def _signs(picture: Picture, say: Say) -> Iterator[Entry]:
    """Badges, bridges and ferries as they stand, flags; each kind once."""
    badges: dict[str, Badge] = {}
    for area in picture.board.areas:
        for badge in area.badges:
            badges.setdefault(badge.word, badge)
    for badge in badges.values():
        yield Entry(signs.row((badge,)), say("badge", badge.word))
    lying = [p for p in picture.pieces if p.symbol in WORKS]
    states = {p.at: p for p in picture.pieces if p.is_sign and p.symbol not in ("flag", *WORKS)}
    seen: set[str] = set()
    for work in lying:
        word = work.symbol if work.symbol != "goal" else f"goal-{work.side or 'none'}"
        if word not in seen:
            seen.add(word)
            body = works.goal(work) if work.symbol == "goal" else works.work(work)
            size = "1" if work.symbol == "goal" else ".36"
            yield Entry(f'<g transform="scale({size})">{body}</g>', say("sign", word))
    for spot in picture.board.spots:
        piece = states.get(spot.id)
        word = _stands(spot, piece)
        if word and word not in seen:
            seen.add(word)
            body = signs.sign(replace(spot, turn=0), piece)
            yield Entry(f'<g transform="scale(.72)">{body}</g>', say("sign", word))
    for piece in picture.pieces:
        word = f"flag-{piece.name.lower()}"
        if piece.symbol == "flag" and word not in seen:
            seen.add(word)
            yield Entry(f'<g transform="scale(.85)">{signs.flag(piece)}</g>', say("sign", word))


def _stands(spot: Spot, piece: Piece | None) -> str:
    """What the key calls a spot: `blown`, `bridge-german`, `ferry`, `corner`."""
    if piece is None:
        return spot.kind
    if piece.marks:
        return piece.marks[0]
    return f"bridge-{piece.side}" if piece.symbol == "bridge" else piece.symbol


# -- counters -----------------------------------------------------------------------------------


def _palettes(pieces: tuple[Piece, ...], say: Say) -> Iterator[Entry]:
    there = {p.palette for p in pieces}
    for word in PALETTES:
        if word in there:
            look = c.PALETTES[word]
            yield Entry(
                f'<rect x="-13" y="-13" width="26" height="26" rx="{look.corner * 0.6:g}" '
                f'fill="{look.face}" stroke="{look.edge}" stroke-width="1.4"/>'
                f'<use href="#nato-infantry" transform="scale(.7)" fill="{look.box}" '
                f'stroke="{look.ink}" color="{look.ink}" stroke-width="1.5"/>',
                say("palette", word),
            )


def _symbols(pieces: tuple[Piece, ...], say: Say) -> Iterator[Entry]:
    there = {p.symbol for p in pieces} - {"marker"}
    for word in SYMBOLS:
        if word in there:
            yield Entry(
                f'<use href="#nato-{word}" y="-2" fill="{c.PAPER}" stroke="{c.INK}" '
                f'color="{c.INK}" stroke-width="1.3"/>',
                say("symbol", word),
            )


def _marks(pieces: tuple[Piece, ...], say: Say) -> Iterator[Entry]:
    there = {mark for p in pieces for mark in p.marks}
    for word in MARKS:
        if word in there and has_sign(word):
            yield Entry(f'<use href="#mark-{word}" color="{c.INK}"/>', say("status", word))


def _specimen(picture: Picture, say: Say) -> Block | None:
    """One counter of this picture, enlarged, with the meaning of its parts."""
    counters = [p for p in picture.pieces if not p.is_sign]
    piece = max(counters, key=_told, default=None)
    if piece is None or not _told(piece):
        return None
    grown, centre = 2.3, (150.0, 112.0)
    body = [
        words(say("map", "counter"), (0, HEADING), SERIF_BOLD, HEADING + 3),
        f'<g transform="translate({xy(centre)}) scale({grown:g})" {css(SANS_BOLD)} ',
        f'text-anchor="middle">{counter(piece)}</g>',
    ]
    longest = 0.0
    for word, start, end in _parts(piece):
        text = say("map", f"part-{word}")
        longest = max(longest, width(text, SANS, TEXT))
        at = moved(centre, start[0] * grown, start[1] * grown)
        body.append(_note(text, at, moved(centre, *end)))
    return Block(240 + longest, 190, "".join(body))


def _parts(piece: Piece) -> list[tuple[str, XY, XY]]:
    """The parts of a counter: where each is, and where its note ends."""
    if piece.symbol in FIGURES:
        soldier: list[tuple[object, str, XY, XY]] = [
            (piece.name, "name", (20, -20), (82, -52)),
            (piece.right, "right", (25, -3), (82, -14)),
            (True, "symbol", (-9, -6), (-82, -30)),
            (piece.left, "left", (-25, -2), (-82, 4)),
            (piece.values, "values", (20, 16), (82, 36)),
        ]
        return [(word, start, end) for there, word, start, end in soldier if there]
    parts: list[tuple[object, str, XY, XY]] = [
        (piece.size, "size", (8, -20), (82, -52)),
        (piece.formation, "formation", (25, -8), (82, -18)),
        (piece.symbol != "marker", "symbol", (11, -2), (82, 14)),
        ((piece.full or 0) > 1, "steps", (6, 4), (82, 46)),
        (piece.name, "name", (-25, -8), (-82, -30)),
        (piece.values, "values", (-20, 16), (-82, 36)),
    ]
    return [(word, start, end) for there, word, start, end in parts if there]


def _told(piece: Piece) -> int:
    """How much a counter shows."""
    parts = (piece.size, piece.name, piece.formation, piece.values, (piece.full or 0) > 1)
    more = 2 * bool(piece.left) + bool(piece.right) - piece.back - bool(piece.on)
    return sum(map(bool, parts)) - len(piece.marks) + more


def _note(text: str, start: XY, end: XY) -> str:
    """Words at the end of a thin line, on the side away from its start."""
    right = end[0] > start[0]
    at = moved(end, 6 if right else -6, 5)
    line = f'<path d="M{xy(start)}L{xy(end)}" stroke="{c.FAINT}" stroke-width="1" fill="none"/>'
    return line + words(text, at, SANS, TEXT, "" if right else ' text-anchor="end"')


# -- layers -------------------------------------------------------------------------------------


def _layer(layer: Layer, say: Say) -> Entry:
    """A piece of a layer, and its name."""
    told, colour = _named(layer, say("layer", layer.id)), c.ROLES[layer.role][0]
    if layer.lines and not layer.hexes:
        lattice = Lattice(Board(hexes=_PAIR), 24)
        short = Layer(id=layer.id, title="", role=layer.role, lines=(("a", "b"),))
        line = "".join(overlays.draw((short,), lattice))
        return Entry(f'<g transform="rotate(-90)">{line}</g>', told)
    ring = ((-24.0, -13.0), (24.0, -13.0), (24.0, 13.0), (-24.0, 13.0))
    box = straight(ring)
    sample = (
        f'<path d="{box}" fill="{c.LAND}"/>{overlays.filled(layer, [ring], box)}'
        f'<path d="{box}" fill="none" stroke="{colour}" stroke-width="2.4"/>'
    )
    return Entry(sample, told)


def _named(layer: Layer, told: str) -> str:
    """The reader's words for a layer if there are any, else its own title."""
    return told if told not in (layer.id, layer.id.replace("-", " ")) else layer.title or told
