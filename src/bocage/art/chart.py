"""The whole map as a sheet: every part in the order in which it is painted."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.art import ground, names, near, signs, tags, water
from bocage.art.board import Board
from bocage.art.geometry import Lattice, straight
from bocage.art.looks import SIGNS
from bocage.art.samples import samples
from bocage.art.sheet import Maker, Op, River, Sample, Sheet, packed, tones_of
from bocage.art.ways import Ways

MARGIN = 40.0  # of the paper around the map
FAR = 0.3  # below this scale the ground steps back behind the counters
SIDES = -2  # the shape that all spaces' sides make


def sheet(board: Board) -> Sheet:
    """What a board looks like, with the samples of its key."""
    lattice = Lattice(board)
    maker = paint(lattice)
    littles = [(one, paint(one.lattice())) for one in samples(board)]
    ops = [op for made in (maker, *(made for _, made in littles)) for op in made.ops]
    nets = ground.used_nets(ops)
    ops += (op for net in nets.values() for op in net.ops)
    marks = {name: SIGNS[name] for name in sorted({op.sign for op in ops} - {""})}
    parts, shapes = maker.packed()
    return Sheet(
        box=_paper(lattice),
        parts=parts,
        shapes=shapes,
        tones=tones_of(ops, marks.values()),
        signs=marks,
        nets=nets,
        rivers=tuple(
            River(name, packed([straight(line, shut=False)]))
            for name, line in water.calm_lines(water.river_runs(lattice))
        ),
        key=tuple(
            Sample(one.group, one.word, bare(one.board), *made.packed(), one.fine)
            for one, made in littles
        ),
    )


def bare(board: Board) -> Board:
    """A board without what only its sheet shows."""
    return replace(board, borders=(), roads=(), exits=(), arrows=(), waters=())


def paint(lattice: Lattice) -> Maker:
    """Everything from the ground up."""
    maker, ways = Maker(), Ways(lattice)
    maker.begin("soil")
    tints = ground.paint(lattice, maker)
    near.waters(lattice, maker)
    maker.begin("sea")
    water.sea(lattice, maker)
    maker.begin("growth")
    ground.growth(lattice, maker, tints)
    near.trees(lattice, maker)
    near.crests(lattice, maker)
    maker.begin("tags")
    tags.below(lattice, maker)
    maker.begin("grid")
    _grid(lattice, maker)
    maker.begin("rivers")
    water.rivers(water.river_runs(lattice), maker, lattice.bold)
    maker.begin("roads")
    ways.paint(maker)
    maker.begin("bridges")
    ways.bridges(maker)
    ways.decks(maker)
    maker.begin("buildings")
    ground.buildings(lattice, maker)
    near.roofs(lattice, maker)
    near.sides(lattice, maker)
    near.dots(lattice, maker)
    maker.begin("frame")
    _frame(lattice, maker)
    maker.begin("beyond")
    water.beyond(lattice, maker)
    signs.arrows(lattice, maker)
    maker.begin("signs")
    tags.above(lattice, maker)
    signs.corners(lattice, maker)
    return maker


def _grid(lattice: Lattice, maker: Maker) -> None:
    """The sides of all spaces; from afar they step back as the ground does."""
    maker.add(-1, Op(fill="wash", part=0.24, until=FAR))
    if lattice.fine:
        casing = Op(line="casing", wide=9.5, least=2.6, part=0.85)
        maker.add(SIDES, casing, Op(line="border", wide=4.2, least=1))
    elif lattice.board.areas:
        maker.add(SIDES, Op(line="grid", wide=2, part=0.8))
    else:
        maker.add(
            SIDES,
            Op(line="grid", wide=0.9, least=0.6, part=0.22, since=0.16, until=0.4),
            Op(line="grid", wide=0.9, least=0.6, part=0.42, since=0.4),
        )


def _frame(lattice: Lattice, maker: Maker) -> None:
    """Paper over what reaches beyond the hexes (quicker than to clip it), and a line around."""
    left, top, right, bottom = _paper(lattice)
    paper = straight([(left, top), (right, top), (right, bottom), (left, bottom)])
    outline = lattice.exact(lattice.hexes)
    maker.draw([paper, *outline], Op(name="paper", fill="paper"))
    maker.draw(
        outline,
        Op(name="outline", line="frame", wide=7, least=2, part=0.16),
        Op(line="frame", wide=2.4, least=1),
    )


def _paper(lattice: Lattice) -> tuple[float, float, float, float]:
    """The room of the map, of what is drawn beside it, and of the words along its edges."""
    board = lattice.board
    outside = [*(w.line for w in board.waters), *(a.line for a in board.arrows)]
    points = [lattice.px(p) for line in outside for p in line]
    xs = [lattice.left, lattice.left + lattice.width, *(x for x, _ in points)]
    ys = [lattice.top, lattice.top + lattice.height, *(y for _, y in points)]
    room = {side: MARGIN + (22 if wide else 0) for side, wide in names.edge_room(lattice).items()}
    return (
        min(xs) - room["west"],
        min(ys) - room["north"],
        max(xs) + room["east"],
        max(ys) + room["south"],
    )
