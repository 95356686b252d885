"""Counters: a face in the colours of its nation, symbol, designations, values, steps; stacks."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from bocage.art import colours as c
from bocage.art.board import Area, Piece
from bocage.art.fonts import SANS_BOLD, css, width
from bocage.art.geometry import XY, Lattice, num
from bocage.art.ink import escape
from bocage.art.symbols import ALARMING, FIGURES, MARKS, SIZES

SIZE = 54.0
HALF = SIZE / 2
BOX_AT = -7.5  # the middle of the symbol
SPREAD = {2: 8.0, 3: 6.5, 4: 5.0}
TIGHT = 4.0
STEP, APART = 58.0, 5.0  # in an area: from counter to counter, and between the sides
SHOWN = 5  # counters of a stack that are drawn; the number tells how many there are
STRIP = 18.0  # how much is seen of what is carried, below its carrier
# Seen from near, how wide and high the counters of a hex may be: tall, or flat.
TALL, FLAT = (73.0, 83.0), (95.0, 42.0)


def draw(pieces: Sequence[Piece], lattice: Lattice) -> list[str]:
    """All counters, hex by hex from the top of the map, so that nearer ones lie above."""
    order = {name: i for i, name in enumerate(lattice.hexes)}
    by_place = sorted((p for p in pieces if not p.is_sign), key=lambda p: order[p.at])
    stacks = [(at, list(some)) for at, some in groupby(by_place, key=lambda p: p.at)]
    stacks.sort(key=lambda found: (lattice.hexes[found[0]].at[1], lattice.hexes[found[0]].at[0]))
    out = [f'<g id="counters" {css(SANS_BOLD)} text-anchor="middle">']
    for at, some in stacks:
        space = lattice.hexes[at]
        if isinstance(space, Area) and space.room is not None:
            out.append(_rows(some, lattice.centre(at), lattice.px(space.room)))
        elif lattice.board.near:
            out.append(_spread(some, lattice.centre(at)))
        else:
            out.append(_stack(some, lattice.centre(at)))
    return [*out, "</g>"]


def _stack(pieces: list[Piece], centre: XY) -> str:
    """One hex: the first piece on top and in the middle, the others behind it, up and right."""
    shown = pieces[:SHOWN]
    step = SPREAD.get(len(shown), TIGHT)
    inner = step * (len(shown) - 1) / 4  # the stack stays near the middle; below it is a name
    parts = [
        counter(piece, (step * i - inner, -step * i))
        for i, piece in reversed(list(enumerate(shown)))
    ]
    if len(pieces) > 1:
        far = step * (len(shown) - 1)
        parts.append(_badge(len(pieces), (HALF + far - inner - 3, -HALF - far + 3)))
    told = "; ".join(_told(piece) for piece in pieces)
    return (
        f'<g class="stack" data-hex="{escape(pieces[0].at)}" '
        f'transform="translate({num(centre[0])} {num(centre[1])})">'
        f"<title>{escape(told)}</title>{''.join(parts)}</g>"
    )


def _rows(pieces: list[Piece], centre: XY, room: XY) -> str:
    """One area: counters in rows, each side's together, as large as the room allows."""
    sides = [list(some) for _, some in groupby(pieces, key=lambda p: p.side)]
    columns, size = _fit([len(some) for some in sides], room)
    rows = [
        some[start : start + columns] for some in sides for start in range(0, len(some), columns)
    ]
    gap = APART if len(sides) > 1 else 0.0
    parts, y = [], -(len(rows) * STEP + gap) / 2
    for i, row in enumerate(rows):
        if i and row[0].side != rows[i - 1][0].side:
            y += gap
        left = -(len(row) - 1) / 2
        parts += [counter(piece, ((left + k) * STEP, y + STEP / 2)) for k, piece in enumerate(row)]
        y += STEP
    told = "; ".join(_told(piece) for piece in pieces)
    return (
        f'<g class="stack" data-hex="{escape(pieces[0].at)}" '
        f'transform="translate({num(centre[0])} {num(centre[1])}) scale({size:.3g})">'
        f"<title>{escape(told)}</title>{''.join(parts)}</g>"
    )


def spread(pieces: Sequence[Piece]) -> tuple[list[tuple[Piece, XY, bool]], float]:
    """Where counters lie side by side, each with its strips below it; and how large they are."""
    ids = {piece.id for piece in pieces}
    blocks = [
        [piece, *(p for p in pieces if p.on == piece.id)] for piece in pieces if piece.on not in ids
    ]
    strips = max(len(block) - 1 for block in blocks)
    high = SIZE + STRIP * min(strips, 1) + 2

    def size(columns: int) -> float:
        wide, rows = columns * (SIZE + 2), -(-len(blocks) // columns)
        tall = min(TALL[0] / wide, TALL[1] / (rows * high))
        return min(1.0, max(tall, min(FLAT[0] / wide, FLAT[1] / (rows * high))))

    # Long rows reach over the sides of the hex: only if counters are much larger so.
    columns = max(range(1, len(blocks) + 1), key=lambda n: (round(size(n) - 0.05 * (n > 2), 2), n))
    rows = -(-len(blocks) // columns)
    spots: list[tuple[Piece, XY, bool]] = []
    for i, block in enumerate(blocks):
        row, column = divmod(i, columns)
        here = min(columns, len(blocks) - row * columns)
        x = (column - (here - 1) / 2) * (SIZE + 2)
        y = (row - (rows - 1) / 2) * high - (STRIP / 2 if strips else 0)
        for k, carried in enumerate(block[1:]):
            spots.append((carried, (x, y + HALF + STRIP / 2 + k * STRIP), True))
        spots.append((block[0], (x, y), False))
    return spots, size(columns)


def _spread(pieces: list[Piece], centre: XY) -> str:
    """One hex seen from near."""
    spots, size = spread(pieces)
    parts = [strip(piece, at) if thin else counter(piece, at) for piece, at, thin in spots]
    told = "; ".join(_told(piece) for piece in pieces)
    return (
        f'<g class="stack" data-hex="{escape(pieces[0].at)}" '
        f'transform="translate({num(centre[0])} {num(centre[1])}) scale({size:.3g})">'
        f"<title>{escape(told)}</title>{''.join(parts)}</g>"
    )


def _fit(counts: list[int], room: XY) -> tuple[int, float]:
    """How many columns make the counters largest, and how large; of several the widest rows."""
    gap = APART * (len(counts) > 1)

    def size(columns: int) -> float:
        rows = sum(-(-count // columns) for count in counts)
        return min(1.0, room[0] / (columns * STEP), room[1] / (rows * STEP + gap))

    columns = max(range(1, max(counts) + 1), key=lambda n: (round(size(n), 3), n))
    return columns, size(columns)


def _told(piece: Piece) -> str:
    """A piece in one line, for whoever points at it or hears it."""
    name = "/".join(word for word in (piece.name, piece.formation) if word) or piece.id
    values = "-".join(piece.values)
    steps = f" ({piece.steps}/{piece.full})" if piece.steps is not None and piece.full else ""
    return f"{name} {values}{steps}".strip()


def counter(piece: Piece, at: XY = (0, 0)) -> str:
    """One counter with its middle at a point."""
    look = c.backed(c.PALETTES[piece.palette]) if piece.back else c.PALETTES[piece.palette]
    head = (
        f'<g class="piece" data-piece="{escape(piece.id)}" color="{look.ink}" fill="{look.ink}" '
        f'transform="translate({num(at[0])} {num(at[1])})">'
    )
    parts = [head, _face(look), _rim(piece), _stripe(piece, look)]
    if piece.symbol in FIGURES:
        return "".join((*parts, *_soldier(piece, look), _marks(piece, look, aside=True), "</g>"))
    parts += _marker(piece) if piece.symbol == "marker" else _unit(piece, look)
    return "".join((*parts, _marks(piece, look), "</g>"))


def strip(piece: Piece, at: XY) -> str:
    """What is carried: its name and values, below its carrier."""
    look = c.backed(c.PALETTES[piece.palette]) if piece.back else c.PALETTES[piece.palette]
    high = STRIP + 4
    top = num(-high / 2 - 1)
    broken = (
        f'<path d="M-24 6.5L24-7.5" stroke="{c.ALARM}" stroke-width="2" stroke-opacity=".8"/>'
        if piece.back
        else ""
    )
    return (
        f'<g class="piece" data-piece="{escape(piece.id)}" color="{look.ink}" fill="{look.ink}" '
        f'transform="translate({num(at[0])} {num(at[1])})">'
        f'<rect x="{num(2.2 - HALF)}" y="{num(1.2 - high / 2)}" width="{SIZE:g}" height="{high:g}" '
        f'rx="3" fill="#2a2418" fill-opacity=".34"/><rect x="{num(-HALF)}" y="{top}" '
        f'width="{SIZE:g}" height="{high:g}" rx="3" fill="{look.box}" stroke="{look.edge}" '
        f'stroke-width="1.5"/>{broken}{_text(piece.name, (-15.5, 5), 9.5, 19)}'
        f"{_numbers(piece, (10, 6), 13, 31, look)}</g>"
    )


def _soldier(piece: Piece, look: c.Palette) -> list[str]:
    """Soldiers or a weapon: the name above, figures between two numbers, boxed values below."""
    aside = -4 if piece.right and piece.symbol not in ("leader", "hero") else 0
    lead = (
        f'<circle cx="-17.5" cy="-2.5" r="8.2" fill="{look.box}" stroke="{look.ink}" '
        'stroke-width="1.2"/>'
        if piece.left
        else ""
    )
    return [
        _text(piece.name, (0, -17.6), 8.4, 49),
        f'<use href="#nato-{piece.symbol}" x="{aside}" y="-4"/>',
        lead,
        _text(piece.left, (-17.5, 2.4), 13.5, 14),
        _text(piece.right, (18, 3.4), 18, 16),
        _numbers(piece, (0, 22), 18, 50, look),
    ]


def _numbers(piece: Piece, at: XY, size: float, room: float, look: c.Palette) -> str:
    """The values of a soldier, some of them in a box."""
    if not piece.values:
        return ""
    pad = 0.16
    wide = [
        width(v, SANS_BOLD, 1) + (2 * pad if i in piece.boxed else 0)
        for i, v in enumerate(piece.values)
    ]
    dash = width("-", SANS_BOLD, 1) + 0.16
    need = sum(wide) + dash * (len(wide) - 1)
    fit = min(size, room / need)
    x, y = at[0] - need * fit / 2, at[1]
    out = []
    for i, (text, each) in enumerate(zip(piece.values, wide, strict=True)):
        if i:
            out.append(_text("-", (x + dash * fit / 2, y), fit, 99))
            x += dash * fit
        if i in piece.boxed:
            out.append(
                f'<rect x="{num(x + 0.3)}" y="{num(y - fit * 0.8)}" '
                f'width="{num(each * fit - 0.6)}" height="{num(fit * 0.9)}" rx="1.2" '
                f'fill="{look.box}" stroke="{look.ink}" stroke-width="1.1"/>'
            )
        out.append(_text(text, (x + each * fit / 2, y), fit, 99))
        x += each * fit
    return "".join(out)


def _face(look: c.Palette) -> str:
    def plate(dx: float, style: str) -> str:
        return (
            f'<rect x="{num(dx - HALF)}" y="{num(dx - HALF)}" width="{SIZE:g}" '
            f'height="{SIZE:g}" rx="{look.corner:g}" {style}/>'
        )

    return plate(2.2, 'fill="#2a2418" fill-opacity=".34"') + plate(
        0, f'fill="{look.face}" stroke="{look.edge}" stroke-width="1.5"'
    )


def _rim(piece: Piece) -> str:
    """A counter on its other side keeps a rim in its colour."""
    if not piece.back:
        return ""
    look, half = c.PALETTES[piece.palette], HALF - 2.6
    return (
        f'<rect x="{num(-half)}" y="{num(-half)}" width="{num(2 * half)}" '
        f'height="{num(2 * half)}" rx="{look.corner * 0.8:g}" fill="none" '
        f'stroke="{look.face}" stroke-width="3.6"/>'
    )


def _stripe(piece: Piece, look: c.Palette) -> str:
    """A reduced counter has a bar in a strong colour under its values."""
    whole = piece.steps is None or piece.full is None or piece.steps >= piece.full
    if whole or piece.back:
        return ""
    return (
        f'<path d="M{num(-HALF + 0.8)} 7.2h{SIZE - 1.6:g}v15h-{SIZE - 1.6:g}z" '
        f'fill="{look.box}" fill-opacity=".5"/>'
        f'<path d="M{num(-HALF + 0.8)} 7.2h{SIZE - 1.6:g}" stroke="{look.stripe}" '
        'stroke-width="2.4" fill="none"/>'
    )


def _unit(piece: Piece, look: c.Palette) -> list[str]:
    mark = SIZES.get(piece.size, "")
    symbol = (
        f'<use href="#nato-{piece.symbol}" y="{BOX_AT}" fill="{look.box}" stroke="{look.ink}" '
        'stroke-width="1.3"/>'
    )
    return [
        symbol,
        _text(mark, (0, -17.2), 7.6, 20, spaced=True) if mark else "",
        _beside(piece.name, -1),
        _beside(piece.formation, 1),
        _pips(piece),
        _text("-".join(piece.values), (0, 21.6), 18, 48),
    ]


def _marker(piece: Piece) -> list[str]:
    """A marker has no symbol: its name, and values if it has any."""
    return [
        _text(piece.name, (0, 0 if piece.values else 4), 13, 48),
        _text("-".join(piece.values), (0, 19), 16, 48),
    ]


def _text(text: str, at: XY, size: float, room: float, *, spaced: bool = False) -> str:
    """Text that becomes smaller if there is no room for it."""
    if not text:
        return ""
    need = width(text, SANS_BOLD, size)
    fit = size * min(1.0, room / need)
    gap = ' letter-spacing=".6"' if spaced else ""
    return (
        f'<text x="{num(at[0])}" y="{num(at[1])}" font-size="{num(fit)}"{gap}>{escape(text)}</text>'
    )


def _beside(text: str, side: int) -> str:
    """A designation left or right of the symbol; upright, or on its side if it is long."""
    if not text:
        return ""
    size, room = 9.0, 13.6
    need = width(text, SANS_BOLD, 1)
    if need * 6.6 <= room:
        return _text(text, (side * 18.9, BOX_AT + 3), size, room)
    fit = min(9.0, 30 / need)
    x = side * 18.9 + fit * 0.35
    return (
        f'<text transform="translate({num(x)} {num(BOX_AT + 1.5)})rotate(-90)" '
        f'font-size="{num(fit)}">{escape(text)}</text>'
    )


def _pips(piece: Piece) -> str:
    """One pip for each step: full or empty."""
    if piece.full is None or piece.full < 2:
        return ""
    steps = piece.full if piece.steps is None else piece.steps
    left = -(piece.full - 1) * 3.0
    out = []
    for i in range(piece.full):
        style = "" if i < steps else ' fill="none" stroke="currentColor" stroke-width=".8"'
        out.append(f'<circle cx="{num(left + 6.0 * i)}" cy="4" r="1.8"{style}/>')
    return "".join(out)


def _marks(piece: Piece, look: c.Palette, *, aside: bool = False) -> str:
    """Signs along the top edge, from the right; or along the left edge."""
    out = []
    for i, mark in enumerate(piece.marks[:3]):
        at = f"{num(HALF - 7 - 13 * i)} {num(-HALF + 4)}"
        if aside:
            at = f"{num(-HALF + 3 + 13.5 * i)} {num(7.5 if piece.left else 2.5)}"
        colour = c.ALARM if mark in ALARMING else c.INK
        out.append(
            f'<g transform="translate({at})" color="{colour}" fill="{colour}">'
            f'<rect x="-7" y="-6.4" width="14" height="12.8" rx="4" fill="{c.PAPER}" '
            f'stroke="{look.edge}" stroke-width=".9"/>{_sign(mark)}</g>'
        )
    return "".join(out)


def _sign(mark: str) -> str:
    if mark in MARKS:
        return f'<use href="#mark-{mark}"/>'
    return f'<text y="2.6" font-size="7.4">{escape(mark[:3])}</text>'


def _badge(count: int, at: XY) -> str:
    """How many counters lie here."""
    x, y = num(at[0]), num(at[1])
    return (
        f'<circle cx="{x}" cy="{y}" r="7.6" fill="{c.INK}" stroke="{c.PAPER}" stroke-width="1.2"/>'
        f'<text x="{x}" y="{num(at[1] + 3.9)}" font-size="11" fill="{c.PAPER}">{count}</text>'
    )
