"""What maps of areas bear besides: names with badges, flags, bridges and ferries, arrows."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bocage.art import colours as c
from bocage.art.board import Area, Arrow, Badge, Piece, Spot
from bocage.art.fonts import SANS_BOLD, SERIF, SERIF_BOLD, Face, css, width
from bocage.art.geometry import XY, Lattice, length, mix, num, path, smooth, straight
from bocage.art.ink import drawn, escape, halo
from bocage.art.looks import SIGNS
from bocage.art.marks import Stroke, disc
from bocage.art.sheet import Maker, Op
from bocage.art.ways import arrow as head

NAME = 30.0  # size of an area's name
BADGE = 25.0  # height of a badge
GAP = 4.0
FAR_ARROWS = 1.7  # how much larger arrows are from afar
BAND = 26.0  # how wide the colour of an owner lies along an area's outline
STAR = "M0-13l3.6 8.3 9 .8-6.8 5.9 2.1 8.8L0 6l-7.9 4.8 2.1-8.8-6.8-5.9 9-.8z"
_CRATE = "M-7 6.5v-8l7-5.5 7 5.5v8zM-7-1.5h14M0-7v13.5"


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
    face, edge, ink = c.BADGES[badge.tone]
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
            ring, name = path(straight(lattice.polygon(piece.at))), escape(piece.at)
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
    letters = Stroke(text="@", at=(0.5, -5), size=round(size, 1), fill="ink")
    return drawn((*PICTURES["flag"], letters), look._asdict(), piece.name)


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
        return drawn(SIGNS["corner"])
    look = c.PALETTES[piece.palette] if piece is not None else None
    marks = piece.marks if piece is not None else ()
    own, corner = (look._asdict(), look.corner) if look else ({}, c.ROUND)
    if spot.kind == "ferry":
        spent = bool({"gone", "used"} & set(marks))
        body = drawn(PICTURES["ferry-spent" if spent else "ferry"])
        body += drawn(PICTURES["cross"]) if "gone" in marks else ""
    elif spot.kind in ("bridge", "rail-bridge"):
        blown = "blown" in marks
        if blown or not look:
            own, corner = BLOWN if blown else BARE, c.ROUND
        body = drawn(PICTURES["plate" if corner > c.SHARP else "square-plate"], own)
        body += f'<g transform="rotate({spot.turn})">{drawn(PICTURES[spot.kind], own)}</g>'
        body += drawn(PICTURES["cross"]) if blown else ""
    else:
        body = drawn(PICTURES["held" if corner > c.SHARP else "square-held"], own) if own else ""
    return body + (drawn(PICTURES["note"], name=piece.name) if piece and piece.name else "")


def _plate(half: float, r: float) -> str:
    side, arc = 2 * (half - r), f"a{r:g} {r:g} 0 0 1"
    return (
        f"M{r - half:g} {-half:g}h{side:g}{arc} {r:g} {r:g}v{side:g}{arc} {-r:g} {r:g}"
        f"h{-side:g}{arc} {-r:g} {-r:g}v{-side:g}{arc} {r:g} {-r:g}z"
    )


def _plates(r: float) -> tuple[Stroke, Stroke]:
    d = _plate(18, r)
    return Stroke(d=d, line="casing", wide=5), Stroke(d=d, fill="face", line="edge", wide=2)


def _ferry(tone: str, part: float = 1.0) -> tuple[Stroke, Stroke]:
    boat = "M-9 2h18l-3.5 6.5h-11zM-1-10v11h-6.5zM2-7v8h5.5z"
    disc_ = Stroke(d=disc(17), fill="paper", line=tone, wide=2)
    return disc_, Stroke(d=boat, fill=tone, part=part)


def _held(r: float) -> tuple[Stroke, Stroke]:
    return (
        Stroke(d=_plate(14, r), fill="face", line="edge", wide=2),
        Stroke(d="M-6 8v-15h12l-4 4.5 4 4.5h-12", line="ink", wide=2),
    )


_WALLS = Stroke(d="M-11-11L-6-6.5H6L11-11M-11 11L-6 6.5H6L11 11", line="ink", wide=3)
BARE = {"face": c.TONES["bridge-face"][0], "edge": c.TONES["bridge"][0]}
BARE["ink"] = BARE["edge"]
BLOWN = {"face": c.PAPER, "edge": c.ALARM, "ink": c.FAINT}
PICTURES: dict[str, tuple[Stroke, ...]] = {
    "plate": _plates(18),
    "square-plate": _plates(4),
    "bridge": (Stroke(d="M-17 0h34", line="casing", wide=8, blunt=True), _WALLS),
    "rail-bridge": (Stroke(d="M-17 0h34", line="ink", wide=4, dash=(2.4, 3)), _WALLS),
    "cross": (Stroke(d="M-8.5-8.5l17 17M8.5-8.5l-17 17", line="alarm", wide=4),),
    "ferry": _ferry("canal-edge"),
    "ferry-spent": _ferry("faint", 0.45),
    "held": _held(12.6),
    "square-held": _held(4.2),
    "flag": (
        Stroke(d="M-15 16v-31", line="ink", wide=2.4),
        Stroke(
            d="M-15-14q8-4 16 0t15 0v18q-8 4-15.5 0t-15.5 0z", fill="face", line="edge", wide=1.5
        ),
    ),
    "note": (
        Stroke(d=disc(10, 18, -15), fill="paper", line="ink", wide=1.2),
        Stroke(text="@", at=(18, -15), size=11, fill="ink"),
    ),
}


# -- arrows -------------------------------------------------------------------------------------


def arrows(lattice: Lattice, maker: Maker) -> None:
    """Ways outside the map: broad pale arrows, larger from afar; the main road's in its colour."""
    for arrow in sorted(lattice.board.arrows, key=lambda found: found.kind == "primary"):
        for grown, since, until in ((FAR_ARROWS, 0.0, 0.25), (1.0, 0.25, 0.0)):
            look = Op(name="arrow", since=since, until=until, blunt=True)
            _arrow(maker, arrow, [lattice.px(p) for p in arrow.line], grown, look)


def _arrow(maker: Maker, arrow: Arrow, points: list[XY], grown: float, look: Op) -> None:
    main = arrow.kind == "primary"
    tone = "road" if main else "lane"
    wide, reach = (9.0 * grown, 34.0 * grown) if main else (7.0 * grown, 28.0 * grown)
    heads = [head(points[-2], points[-1], reach, reach / 2)]
    shaft = [*points[:-1], mix(points[-1], points[-2], _back(points[-2:], reach))]
    if arrow.both:
        heads.append(head(points[1], points[0], reach, reach / 2))
        shaft[0] = mix(points[0], points[1], _back(points[:2], reach))
    way = maker.draw([smooth(shaft)], replace(look, line=f"{tone}-edge", wide=wide + 3 * grown))
    maker.draw(
        map(straight, heads), replace(look, fill=tone, line=f"{tone}-edge", wide=1.5 * grown)
    )
    maker.add(way, replace(look, line=tone, wide=wide))


def _back(ends: Sequence[XY], reach: float) -> float:
    """How far back from its tip a shaft ends, as a part of its last stretch."""
    return min(0.95, (reach - 5) / (length(ends[0], ends[1]) or 1))


def corners(lattice: Lattice, maker: Maker) -> None:
    """Where areas meet that are not adjacent."""
    spots = [lattice.px(spot.at) for spot in lattice.board.spots if spot.kind == "corner"]
    maker.draw([straight(spots, shut=False)], Op(sign="corner", since=0.3))
