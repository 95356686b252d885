"""A map seen from near: hills, houses, streams, hexsides, soldiers and works."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest

from bocage.art import board as b
from bocage.art import near
from bocage.art.chart import paint
from bocage.art.counters import FLAT, SIZE, TALL, spread
from bocage.art.geometry import Lattice
from bocage.art.svg import draw
from bocage.art.ways import Ways
from bocage.space import HexGrid, Sheet

SVG = "{http://www.w3.org/2000/svg}"
GRID = HexGrid("flat", (Sheet(6, 5, scheme="letters"),))
TERRAIN = {
    "A1": "brush",
    "A2": "orchard",
    "A3": "field",
    "A4": "gully",
    "A5": "gully",
    "B1": "stream",
    "B2": "stream",
    "C2": "stream",
    "B3": "water",
    "D1": "building",
    "D2": "building",
    "E4": "building",
    "F1": "marsh",
    "F2": "woods",
}
TAGS = {
    "C2": ("bridge",),
    "E2": ("level-1",),
    "E3": ("level-2",),
    "F3": ("level-3",),
    "F4": ("level-4",),
}
BOARD = b.Board(
    hexes=b.hexes_of(GRID, TERRAIN, TAGS),
    borders=(
        b.Border("C3", "C4", "fence"),
        b.Border("C4", "C5", "hedge"),
        b.Border("D3", "D4", "wall"),
        b.Border("D4", "D5", "hedge-gap"),
        b.Border("E1", "E2", "cliff"),
        b.Border("D1", "D2", "joined"),
    ),
    roads=(b.Road("C1", "C2", "secondary"), b.Road("C2", "C3", "secondary")),
    exits=(b.Exit("C1", "secondary", 1), b.Exit("A5", "rail", 4), b.Exit("B5", "track", 4)),
    near=True,
)
WORKS = tuple(
    b.Piece(id=f"{word}-1", side="", at=at, symbol=word, palette="grey", name="4")
    for word, at in zip(
        b.WORKS, ("A1", "B1", "C1", "D1", "E1", "F1", "A5", "B5", "C5"), strict=True
    )
)


def soldier(number: int, **more: Any) -> b.Piece:
    parts: dict[str, Any] = {
        "symbol": "squad",
        "name": "Rifle",
        "values": ("5", "5", "4"),
        "right": "7",
    } | more
    return b.Piece(id=f"u{number}", side="axis", at="C4", palette="german", **parts)


MEN = (
    soldier(1, symbol="leader", left="2"),
    soldier(2, boxed=(1, 2), marks=("suppressed", "veteran", "activated")),
    soldier(3, symbol="machine-gun", on="u2", back=True),
)


@pytest.fixture(scope="module")
def root():
    svg = draw(b.Picture(board=BOARD, pieces=(*MEN, *WORKS)))
    return ET.fromstring(svg)  # noqa: S314 - our own drawing


def test_everything_is_drawn(root):
    there = set(" ".join(e.get("class") or "" for e in root.iter()).split())
    assert {"level", "crest", "brush", "orchard", "field", "gully", "stream", "roof"} <= there
    assert {"fence", "hedge", "wall", "cliff", "deck", "dots", "rails", *b.WORKS} <= there


def test_numbers_in_a_box_are_boxed(root):
    piece = next(e for e in root.iter() if e.get("data-piece") == "u2")
    texts = [e.text for e in piece.iter(f"{SVG}text")]
    assert texts == ["Rifle", "7", "5", "-", "5", "-", "4"]
    assert sum(e.get("rx") == "1.2" for e in piece.iter(f"{SVG}rect")) == 2


def test_the_key_names_what_is_there(root):
    legend = next(e for e in root.iter() if e.get("id") == "legend")
    texts = {e.text for e in legend.iter(f"{SVG}text")}
    wanted = {"level 4", "gully", "bridge", "hedge gap", "wall", "mines", "smoke", "goal none"}
    assert wanted | {"squad", "leader", "suppressed", "part left", "part right"} <= texts
    assert "joined" not in texts


def test_roads_pass_the_middles_and_run_off_the_map():
    lattice = Lattice(BOARD)
    (line,) = Ways(lattice).lines("secondary")
    middles = [lattice.centre(name) for name in ("C1", "C2", "C3")]
    assert [m for m in middles if m in line] == middles
    assert len(line) == 6


def test_a_stream_is_one_line_into_the_water():
    lattice = Lattice(BOARD)
    lines = near.courses(lattice, "stream")
    assert len(lines) == 3
    assert near.courses(lattice, "marsh")  # a single hex at the edge has one as well
    assert near.courses(lattice, "forest") == []


def test_the_crest_lies_inside_the_higher_hex():
    lattice = Lattice(BOARD)
    (loop,) = near.steps(lattice)[3]
    assert {lattice.find(point) for point in loop if lattice.find(point)} == {"F4"}
    assert len(near.steps(lattice)) == 4


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("carry", [False, True])
def test_counters_of_a_hex_lie_beside_each_other(count, carry):
    men = [soldier(i) for i in range(count)]
    load = [soldier(9, symbol="gun", on="u0")] if carry else []
    spots, size = spread((*men, *load))
    full = [at for _, at, thin in spots if not thin]
    assert len(set(full)) == count
    assert len(spots) == count + len(load)
    wide, high = (2 * size * (max(abs(at[i]) for at in full) + SIZE / 2) for i in (0, 1))
    assert any(wide <= w + 1 and high <= h + 40 for w, h in (TALL, FLAT))


def test_ways_seen_from_afar_are_as_they_were():
    far = b.Board(hexes=BOARD.hexes, roads=BOARD.roads)
    assert not Ways(Lattice(far)).near
    assert not {"dots", "rails"} & {op.name for op in paint(Lattice(far)).ops}
    assert {"dots", "rails"} <= {op.name for op in paint(Lattice(BOARD)).ops}
