"""What maps of areas bear besides: names with badges, flags, bridges and ferries, arrows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bocage.art import colours as c
from bocage.art.board import Area, Arrow, Badge, Piece, Spot
from bocage.art.fonts import SANS_BOLD, SERIF, SERIF_BOLD, Face, css, width
from bocage.art.geometry import XY, Lattice, length, mix, moved, normal, num, smooth, straight
from bocage.art.ink import escape, halo

NAME = 30.0  # size of an area's name
BADGE = 25.0  # height of a badge
GAP = 4.0
BAND = 26.0  # how wide the colour of an owner lies along an area's outline
STAR = "M0-13l3.6 8.3 9 .8-6.8 5.9 2.1 8.8L0 6l-7.9 4.8 2.1-8.8-6.8-5.9 9-.8z"
_CRATE = "M-7 6.5v-8l7-5.5 7 5.5v8zM-7-1.5h14M0-7v13.5"
_BOAT = "M-9 2h18l-3.5 6.5h-11zM-1-10v11h-6.5zM2-7v8h5.5z"
_CROSS = "M-8.5-8.5l17 17M8.5-8.5l-17 17"


# -- names and badges ---------------------------------------------------------------------------


def titles(lattice: Lattice) -> list[str]:
    """The names of areas that have a place for it, each with its badges."""
    return [
        _title(lattice, area)
        for area in lattice.board.areas
        if area.label is not None and area.number != ""
    ]


def _title(lattice: Lattice, area: Area) -> str:
    x, y = lattice.px(area.label or area.at)
    shown = area.id if area.number is None else area.number
    face, size = _face(area), _size(lattice, area)
    colour = c.ALARM if "objective" in area.tags else c.INK
    up = -6.0 if area.badges else size * 0.35
    text = (
        f'<text data-hex="{escape(area.id)}" y="{num(up)}" {css(face)} font-size="{num(size)}" '
        f'fill="{colour}" {halo(c.CASING, 5)}>{escape(shown)}</text>'
    )
    return (
        f'<g class="title" transform="translate({num(x)} {num(y)})" text-anchor="middle">{text}'
        f'<g transform="translate(0 15)">{row(area.badges)}</g></g>'
    )


def _face(area: Area) -> Face:
    return SERIF_BOLD if "objective" in area.tags else SERIF


def _size(lattice: Lattice, area: Area) -> float:
    """Letters become smaller where a name is wider than the area has room for."""
    shown = area.id if area.number is None else area.number
    japanese = any(ord(sign) > 0x2E80 for sign in shown)
    size = NAME * (0.86 if japanese else 1.0)
    room = lattice.px(area.room or (120, 0))[0] + 24
    return min(size, size * max(180.0, room) / (width(shown, _face(area), size) or 1))


def row(badges: Sequence[Badge]) -> str:
    """Badges side by side, centred at the point 0, 0."""
    wide = [_badge_width(badge) for badge in badges]
    x = -(sum(wide) + GAP * (len(wide) - 1)) / 2
    out = []
    for badge, each in zip(badges, wide, strict=True):
        out.append(f'<g transform="translate({num(x + each / 2)} 0)">{_badge(badge)}</g>')
        x += each + GAP
    return "".join(out)


def _badge_width(badge: Badge) -> float:
    if badge.shape == "pill":
        return max(BADGE, width(badge.text, SANS_BOLD, 15) + 12)
    return BADGE + 2 if badge.shape == "star" else BADGE


def _badge(badge: Badge) -> str:
    """One badge, its middle at the point 0, 0."""
    face, edge, ink = c.TONES[badge.tone]
    half, wide = BADGE / 2, _badge_width(badge)
    look = f'fill="{face}" stroke="{edge}" stroke-width="1.5"'
    if badge.shape == "disc":
        shape = f'<circle r="{half:g}" {look}/>'
    elif badge.shape == "star":
        shape = f'<path d="{STAR}" {look} stroke-linejoin="round"/>'
    elif badge.shape == "crate":
        shape = (
            f'<rect x="{-half:g}" y="{-half:g}" width="{BADGE:g}" height="{BADGE:g}" rx="4" '
            f'{look}/><path d="{_CRATE}" fill="none" stroke="{ink}" stroke-width="1.8" '
            'stroke-linejoin="round"/>'
        )
    else:
        corner = 7 if badge.shape == "pill" else 1.5
        shape = (
            f'<rect x="{num(-wide / 2)}" y="{-half:g}" width="{num(wide)}" height="{BADGE:g}" '
            f'rx="{corner:g}" {look}/>'
        )
    size = min(15.5, 15.5 * (wide - 5) / (width(badge.text, SANS_BOLD, 15.5) or 1))
    return shape + _letters(badge.text, ink, size)


def _letters(text: str, ink: str, size: float) -> str:
    if not text:
        return ""
    return (
        f'<text y="{num(size * 0.36)}" {css(SANS_BOLD)} font-size="{num(size)}" fill="{ink}" '
        f'text-anchor="middle">{escape(text)}</text>'
    )


# -- whose an area is ---------------------------------------------------------------------------


def washes(lattice: Lattice, pieces: Sequence[Piece]) -> list[str]:
    """The colour of its owner along the outline of every area that bears a flag."""
    out = []
    for piece in pieces:
        if piece.symbol == "flag" and piece.at in lattice.hexes:
            look = c.PALETTES[piece.palette]
            ring, name = straight(lattice.polygon(piece.at)), escape(piece.at)
            out.append(
                f'<clipPath id="own-{name}"><path d="{ring}"/></clipPath>'
                f'<g class="own" data-hex="{name}" clip-path="url(#own-{name})">'
                f'<path d="{ring}" fill="{look.face}" fill-opacity=".4" stroke="{look.edge}" '
                f'stroke-opacity=".5" stroke-width="{BAND:g}"/></g>'
            )
    return out


def flags(lattice: Lattice, pieces: Sequence[Piece]) -> list[str]:
    """Flags left of the names of areas."""
    out = []
    for piece in pieces:
        area = lattice.hexes.get(piece.at)
        if piece.symbol != "flag" or not isinstance(area, Area):
            continue
        x, y = lattice.px(area.label or area.at)
        shown = area.id if area.number is None else area.number
        wide = max(width(shown, _face(area), _size(lattice, area)), _row_width(area.badges))
        at = f"translate({num(x - wide / 2 - 24)} {num(y + 4)})"
        told = f"<title>{escape(piece.name)}</title>"
        out.append(
            f'<g class="flag" data-piece="{escape(piece.id)}" transform="{at}">{told}'
            f"{flag(piece)}</g>"
        )
    return out


def _row_width(badges: Sequence[Badge]) -> float:
    return sum(_badge_width(badge) + GAP for badge in badges)


def flag(piece: Piece) -> str:
    """A flag in the colours of a palette, with a short name on it."""
    look = c.PALETTES[piece.palette]
    size = min(12.0, 27 / (width(piece.name, SANS_BOLD, 1) or 1))
    return (
        f'<path d="M-15 16v-31" stroke="{c.INK}" stroke-width="2.4" stroke-linecap="round"/>'
        f'<path d="M-15-14q8-4 16 0t15 0v18q-8 4-15.5 0t-15.5 0z" fill="{look.face}" '
        f'stroke="{look.edge}" stroke-width="1.5" stroke-linejoin="round"/>'
        f'<text x=".5" y="{num(-5 + size * 0.36)}" {css(SANS_BOLD)} font-size="{num(size)}" '
        f'fill="{look.ink}" text-anchor="middle">{escape(piece.name)}</text>'
    )


# -- bridges, ferries, corners ------------------------------------------------------------------


def spots(lattice: Lattice, pieces: Sequence[Piece]) -> list[str]:
    """Bridges, ferries and corners; how they stand if there is a piece for them."""
    state = {piece.at: piece for piece in pieces if piece.is_sign and piece.symbol != "flag"}
    out = []
    for spot in lattice.board.spots:
        piece = state.get(spot.id)
        if spot.kind or piece is not None:
            x, y = lattice.px(spot.at)
            told = f' data-piece="{escape(piece.id)}"' if piece is not None else ""
            out.append(
                f'<g class="spot" data-spot="{escape(spot.id)}"{told} '
                f'transform="translate({num(x)} {num(y)})">{sign(spot, piece)}</g>'
            )
    return out


def sign(spot: Spot, piece: Piece | None = None) -> str:
    """A spot and how it stands, around the point 0, 0."""
    if spot.kind == "corner":
        return (
            f'<circle r="8" fill="{c.PAPER}" stroke="{c.GRID}" stroke-width="1.5"/>'
            f'<path d="M-4-4l8 8M4-4l-8 8" stroke="{c.ALARM}" stroke-width="2" fill="none"/>'
        )
    marks = piece.marks if piece is not None else ()
    if spot.kind == "ferry":
        body = _ferry(marks)
    elif spot.kind in ("bridge", "rail-bridge"):
        body = _bridge(spot, piece)
    else:
        body = _held(piece) if piece is not None else ""
    if piece is not None and piece.name:
        body += (
            f'<g transform="translate(18 -15)"><circle r="10" fill="{c.PAPER}" '
            f'stroke="{c.INK}" stroke-width="1.2"/>{_letters(piece.name, c.INK, 11)}</g>'
        )
    return body


def _bridge(spot: Spot, piece: Piece | None) -> str:
    """A plate with two walls, in the colour and the shape of who holds the bridge."""
    look = c.PALETTES[piece.palette] if piece is not None else None
    blown = piece is not None and "blown" in piece.marks
    face, edge, ink = (
        (look.face, look.edge, look.ink) if look else (c.BRIDGE_FACE, c.BRIDGE, c.BRIDGE)
    )
    corner = 18.0 if look is None or look.corner > 5 else 4.0
    if blown:
        face, edge, ink, corner = c.PAPER, c.ALARM, c.FAINT, 18.0
    plate = (
        f'<rect x="-18" y="-18" width="36" height="36" rx="{corner:g}" fill="{face}" '
        f'stroke="{c.CASING}" stroke-width="5"/>'
        f'<rect x="-18" y="-18" width="36" height="36" rx="{corner:g}" fill="{face}" '
        f'stroke="{edge}" stroke-width="2"/>'
    )
    way = (
        f'<path d="M-17 0h34" stroke="{ink}" stroke-width="4" stroke-dasharray="2.4 3"/>'
        if spot.kind == "rail-bridge"
        else f'<path d="M-17 0h34" stroke="{c.CASING}" stroke-width="8"/>'
    )
    walls = f'<path d="{_walls()}" fill="none" stroke="{ink}" stroke-width="3" {_ROUND}/>'
    turned = f'<g transform="rotate({spot.turn})">{way}{walls}</g>'
    broken = f'<path d="{_CROSS}" stroke="{c.ALARM}" stroke-width="4" {_ROUND} fill="none"/>'
    return plate + turned + (broken if blown else "")


_ROUND = 'stroke-linecap="round" stroke-linejoin="round"'


def _walls() -> str:
    return "M-11-11L-6-6.500H6L11-11M-11 11L-6 6.500H6L11 11"


def _ferry(marks: Sequence[str]) -> str:
    gone, used = "gone" in marks, "used" in marks
    tone = c.FAINT if gone or used else c.CANAL_EDGE
    body = (
        f'<circle r="17" fill="{c.PAPER}" stroke="{tone}" stroke-width="2"/>'
        f'<path d="{_BOAT}" fill="{tone}" fill-opacity="{".45" if gone or used else "1"}"/>'
    )
    if gone:
        body += f'<path d="{_CROSS}" stroke="{c.ALARM}" stroke-width="4" fill="none" {_ROUND}/>'
    return body


def _held(piece: Piece) -> str:
    look = c.PALETTES[piece.palette]
    return (
        f'<rect x="-14" y="-14" width="28" height="28" rx="{look.corner * 1.4:g}" '
        f'fill="{look.face}" stroke="{look.edge}" stroke-width="2"/>'
        f'<path d="M-6 8v-15h12l-4 4.5 4 4.500h-12" fill="none" stroke="{look.ink}" '
        f'stroke-width="2" {_ROUND}/>'
    )


# -- arrows -------------------------------------------------------------------------------------


def arrows(lattice: Lattice) -> list[str]:
    """Ways outside the map, as broad pale arrows; the main road's in its colour."""
    out: list[str] = []
    for arrow in sorted(lattice.board.arrows, key=lambda found: found.kind == "primary"):
        out += _arrow(lattice, arrow)
    return out


def _arrow(lattice: Lattice, arrow: Arrow) -> Iterator[str]:
    points = [lattice.px(p) for p in arrow.line]
    main = arrow.kind == "primary"
    face, edge = (c.ROAD, c.ROAD_EDGE) if main else (c.LANE, c.LANE_EDGE)
    wide, reach = (9.0, 34.0) if main else (7.0, 28.0)
    heads = [_head(points[-2], points[-1], reach)]
    shaft = [*points[:-1], mix(points[-1], points[-2], _back(points[-2:], reach))]
    if arrow.both:
        heads.append(_head(points[1], points[0], reach))
        shaft[0] = mix(points[0], points[1], _back(points[:2], reach))
    d = smooth(shaft)
    for tone, more in ((edge, 3.0), (face, 0.0)):
        yield (
            f'<path class="arrow" d="{d}" fill="none" stroke="{tone}" '
            f'stroke-width="{wide + more:g}"/>'
        )
        if more:
            yield (
                f'<path class="arrow" d="{"".join(heads)}" fill="{face}" stroke="{edge}" '
                'stroke-width="1.5" stroke-linejoin="round"/>'
            )


def _back(ends: Sequence[XY], reach: float) -> float:
    """How far back from its tip a shaft ends, as a part of its last stretch."""
    return min(0.95, (reach - 5) / (length(ends[0], ends[1]) or 1))


def _head(before: XY, tip: XY, reach: float) -> str:
    """The head of an arrow."""
    nx, ny = normal(before, tip)
    back = mix(tip, before, reach / (length(before, tip) or 1))
    half = reach * 0.5
    one, two = moved(back, half * nx, half * ny), moved(back, -half * nx, -half * ny)
    return straight([tip, one, two])
