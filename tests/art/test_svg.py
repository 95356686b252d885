import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from msgspec.structs import replace

from bocage.art import board as b
from bocage.art import fonts
from bocage.art.geometry import Lattice
from bocage.art.svg import draw, with_fonts
from bocage.space import HexGrid, Sheet
from tests.art.fakes import BOARD, LAYERS, picture, pieces

ROOT = Path(__file__).resolve().parents[2]
SVG = "{http://www.w3.org/2000/svg}"


def parsed(shown: b.Picture) -> ET.Element:
    return ET.fromstring(draw(shown))  # noqa: S314 - our own drawing


@pytest.fixture(scope="module")
def root() -> ET.Element:
    return parsed(picture())


def all_of(root, attribute):
    return [e.get(attribute) for e in root.iter() if e.get(attribute) is not None]


def group(root, name):
    (found,) = [e for e in root.iter(f"{SVG}g") if e.get("id") == name]
    return found


def test_every_hex_has_its_number(root):
    numbers = {e.get("data-hex"): e.text for e in group(root, "numbers")}
    assert numbers == {h.id: h.id for h in BOARD.hexes}


def test_every_piece_is_there_up_to_five_in_a_hex(root):
    drawn = all_of(group(root, "counters"), "data-piece")
    stacked = [p.id for p in pieces() if p.at == "0404"]
    assert len(stacked) > 5
    assert set(drawn) == {p.id for p in pieces()} - set(stacked[5:])
    assert drawn.index(stacked[0]) > drawn.index(stacked[1])  # the first lies on top


def test_a_stack_tells_how_many_and_what(root):
    (stack,) = [e for e in root.iter(f"{SVG}g") if e.get("data-hex") == "0404"]
    stacked = [p for p in pieces() if p.at == "0404"]
    assert stack[-1].text == str(len(stacked))
    assert (stack.findtext(f"{SVG}title") or "").count(";") == len(stacked) - 1


def test_counters_show_what_the_piece_says():
    piece = replace(
        pieces()[0],
        name="914",
        formation="352",
        size="regiment",
        values=("3", "9"),
        full=3,
        steps=2,
    )
    (drawn,) = [
        e
        for e in group(parsed(picture(pieces=(piece,))), "counters").iter()
        if e.get("data-piece") == piece.id
    ]
    assert [e.text for e in drawn.iter(f"{SVG}text")] == ["III", "914", "352", "3-9"]
    assert len(list(drawn.iter(f"{SVG}circle"))) == 3
    assert next(e.get("href") for e in drawn.iter(f"{SVG}use")) == "#nato-infantry"


def test_only_a_reduced_counter_has_a_stripe():
    full = replace(pieces()[0], steps=2, full=2)
    reduced = replace(full, steps=1)
    lengths = [
        len(list(group(parsed(picture(pieces=(p,))), "counters").iter(f"{SVG}path")))
        for p in (full, reduced)
    ]
    assert lengths[1] == lengths[0] + 2


def test_rivers_roads_and_the_rest_are_drawn(root):
    classes = set(" ".join(all_of(group(root, "map"), "class")).split())
    wanted = {
        "minor-river",
        "major-river",
        "stream",
        "sea",
        "bridges",
        "exits",
        "boundary",
        "cliff",
    }
    wanted |= {"road", "primary", "secondary", "track", "rail", "objective", "source"}
    wanted |= {"fort", "port", "airfield", "layer", "piece", "stack", "edge"}
    assert wanted <= classes


def test_every_road_is_part_of_its_path():
    for kind, hops in (("primary", 3), ("secondary", 1), ("track", 1)):
        root = parsed(picture(pieces=(), layers=()))
        paths = [
            e.get("d", "")
            for e in group(root, "roads")
            if e.get("class") == f"road {kind}" and e.get("d")
        ]
        # From middle to side and on to the next middle: two curves for each road.
        exits = sum(e.kind == kind for e in BOARD.exits)
        assert paths[-1].count("C") == 2 * hops + exits


def test_names_are_written_safely(root):
    names = {e.get("data-place"): e.text for e in group(root, "places")}
    assert names == {p.id: p.name for p in BOARD.places}
    assert "L'Éventé &amp; &lt;Fils&gt;" in draw(picture())
    nasty = draw(picture(title='<a b="c">\x07'))
    assert "&lt;a b=&quot;c&quot;&gt;</text>" in nasty


def test_layers_are_drawn_in_their_order(root):
    assert all_of(group(root, "layers"), "data-layer") == list(LAYERS)


def test_the_key_names_only_what_is_there():
    def texts(shown):
        return {e.text for e in group(parsed(shown), "legend").iter(f"{SVG}text")}

    everything = texts(picture())
    assert {"bocage", "forest", "major river", "rail", "Zones of control", "truck"} <= everything
    plain = b.Board(hexes=(b.Hex("x", (0, 0)),))
    assert texts(picture(board=plain, pieces=(), layers=())) == {"terrain", "clear"}


def test_a_game_may_have_its_own_words_for_the_ground():
    board = b.Board(hexes=(b.Hex("x", (0, 0)),), called={"clear": "open"})
    shown = draw(
        picture(board=board, pieces=(), layers=()), lambda group, word: f"<{group}/{word}>"
    )
    assert "&lt;terrain/open&gt;" in shown


def test_a_long_caption_is_broken_into_lines():
    root = parsed(picture(caption="a rather long sentence " * 20))
    assert len(list(group(root, "title").iter(f"{SVG}text"))) > 3
    japanese = parsed(picture(caption="先手を取るために" * 30))
    assert len(list(group(japanese, "title").iter(f"{SVG}text"))) > 3


def test_no_two_elements_have_the_same_id():
    ids = re.findall(r' id="([^"]+)"', draw(picture()))
    assert len(ids) == len(set(ids))
    used = set(re.findall(r'href="#([^"]+)"', draw(picture())))
    assert used | set(re.findall(r"url\(#([^)]+)\)", draw(picture()))) <= set(ids)


def test_coordinates_have_one_decimal_at_most():
    paths = re.findall(r' d="([^"]+)"', draw(picture()))
    assert len(paths) > 100
    assert not any(re.search(r"\d\.\d\d", d) for d in paths)


def test_the_drawing_is_the_same_under_every_hash_seed():
    code = (
        "import hashlib; from bocage.art.svg import draw; from tests.art.fakes import picture; "
        "print(hashlib.sha256(draw(picture()).encode()).hexdigest())"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "77")
    }
    assert len(told) == 1


def test_pointy_hexes_are_drawn():
    grid = HexGrid("pointy", (Sheet(4, 4),))
    board = b.Board(
        hexes=b.hexes_of(grid, {"0101": "sea", "0202": "forest"}, {"0303": ("bocage",)}),
        top="pointy",
        borders=(b.Border("0102", "0202", "minor-river"),),
        roads=(b.Road("0102", "0202"),),
        places=(b.Place("t", "Town", "town", ("0303",)),),
    )
    root = parsed(b.Picture(board=board, title="Pointy"))
    assert len(group(root, "numbers")) == 16


def test_points_find_their_hex():
    for top in ("flat", "pointy"):
        grid = HexGrid(top, (Sheet(6, 6),))
        lattice = Lattice(b.Board(hexes=b.hexes_of(grid, {}), top=top))
        for name in grid.names:
            assert lattice.find(lattice.centre(name)) == name
            assert all(lattice.find(p) == name for p in lattice.polygon(name, 6))
        assert lattice.find((-500, -500)) is None


def test_points_find_their_hex_wherever_the_lattice_begins():
    for dx, dy in ((0, 0), (1, 0), (7, 4)):
        hexes = tuple(b.Hex(f"{i}", (3 * i + dx, i % 2 + dy)) for i in range(6))
        lattice = Lattice(b.Board(hexes=hexes))
        assert [lattice.find(lattice.centre(h.id)) for h in hexes] == [h.id for h in hexes]


def test_outlines_go_around_areas_and_holes():
    lattice = Lattice(BOARD)
    assert [len(loop) for loop in lattice.outlines(["0303"])] == [6]
    around = [n for n in lattice.hexes if n in {"0302", "0403", "0402", "0304", "0203", "0202"}]
    assert sorted(len(loop) for loop in lattice.outlines(around)) == [6, 18]
    assert lattice.outlines([]) == []


def test_fonts_are_carried_when_asked_for():
    plain = draw(picture())
    carried = with_fonts(plain)
    assert "font/ttf" not in plain and carried.count("@font-face") == 5
    ET.fromstring(carried)  # noqa: S314 - our own drawing
    assert with_fonts(draw(picture(title="地図"))).count("@font-face") == 6


def test_fonts_cover_western_names_and_japanese():
    assert fonts.covers("Périers, Saint-Lô, Łódź, Œuvre, サン＝ロー 第三装甲師団 ★「」ー")
    assert not fonts.covers("Привет")


def test_words_are_measured():
    assert 0 < fonts.width("i", fonts.SANS, 10) < fonts.width("W", fonts.SANS, 10)
    assert fonts.width("ab", fonts.SANS, 10) == pytest.approx(2 * fonts.width("ab", fonts.SANS, 5))
    assert fonts.width("漢", fonts.SANS, 10) == pytest.approx(10, abs=1)
    assert fonts.width("П", fonts.SANS, 10) == pytest.approx(6)
