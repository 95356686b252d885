import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bocage.kernel import module as modules
from tests.art.fakes import BOARD, LAYERS, DrawnFields, pieces
from tests.cli.support import Runner
from tests.kernel.toy import Fields

PNG = b"\x89PNG\r\n\x1a\n"


class Entry:
    value = "tests.art.fakes"

    def __init__(self, module: modules.Module) -> None:
        self.module = module

    def load(self) -> modules.Module:
        return self.module


@pytest.fixture
def bocage(monkeypatch, capsys, tmp_path) -> Iterator[Runner]:
    """The command in an empty directory, with a game that has a map and one that has none."""
    texts = tmp_path / "drawn"
    (texts / "text").mkdir(parents=True)
    (texts / "text" / "en.ftl").write_text("game-title = Drawn\nplace-caen = Caen-on-Sea\n")
    (texts / "text" / "ja.ftl").write_text("game-title = 絵\nplace-caen = カーン\n")
    monkeypatch.setattr(DrawnFields, "texts", texts, raising=False)
    monkeypatch.setattr(Fields, "home", texts)
    found = {**modules._found(), "drawn": Entry(DrawnFields()), "fields": Entry(Fields())}
    monkeypatch.setattr(modules, "_found", lambda: found)
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    modules.load_module.cache_clear()
    yield Runner(monkeypatch, capsys)
    modules.load_module.cache_clear()


@pytest.fixture
def record(bocage) -> Path:
    ran = bocage(
        "arena", "skirmish", "--bots", "random", "random", "--games", "2", "--records", "g"
    )
    assert ran.code == 0, ran.err
    return min(Path("g").iterdir())


def test_the_start_of_a_scenario_is_drawn(bocage):
    ran = bocage("map", "drawn")
    assert ran.code == 0, ran.err
    assert ran.out == f"drawn-valley.svg: {len(BOARD.hexes)} hexes, 3 counters\n"
    drawn = Path("drawn-valley.svg").read_text(encoding="utf-8")
    assert "Caen-on-Sea" in drawn and "Drawn" in drawn and "@font-face" in drawn


def test_several_files_and_layers_at_once(bocage):
    wanted = [word for name in ("zoc", "supply", "zoc") for word in ("--layer", name)]
    ran = bocage(
        "map", "drawn", *wanted, "--out", "a.svg", "--out", "b.PNG", "--zoom", "0.5", "--json"
    )
    assert ran.code == 0, ran.err
    told = json.loads(ran.out)
    assert told["layers"] == ["zoc", "supply"] and told["game"] == "drawn"
    assert [(f["file"], f["bytes"]) for f in told["files"]] == [
        (name, Path(name).stat().st_size) for name in ("a.svg", "b.PNG")
    ]
    assert 'data-layer="supply"' in Path("a.svg").read_text(encoding="utf-8")
    assert Path("b.PNG").read_bytes().startswith(PNG)


def test_a_side_sees_what_it_sees(bocage):
    ran = bocage("map", "drawn", "--side", "north", "--json")
    assert json.loads(ran.out)["pieces"] == len(pieces())


def test_in_japanese(bocage):
    assert bocage("map", "drawn", "--lang", "ja", "--layer", "zoc").code == 0
    drawn = Path("drawn-valley.svg").read_text(encoding="utf-8")
    assert "カーン" in drawn and "ボカージュ" in drawn and "初期配置" in drawn and "⟦" not in drawn


def test_a_moment_of_a_record_is_drawn(bocage, record):
    ran = bocage("map", "skirmish", "--record", record, "--at", "4")
    assert ran.code == 0, ran.err
    drawn = Path("skirmish-crossroads-4.svg").read_text(encoding="utf-8")
    assert "After decision 4" in drawn and "stream" in drawn
    ran = bocage("map", "skirmish", "--record", record, "--json")
    last = json.loads(ran.out)["at"]
    assert last > 4 and Path(f"skirmish-crossroads-{last}.svg").exists()
    beyond = bocage("map", "skirmish", "--record", record, "--at", str(last + 1))
    assert beyond.code == 2 and f"between 0 and {last}" in beyond.err


def test_all_maps_of_skirmish_are_drawn_with_hexes_and_with_areas(bocage):
    for name in ("crossroads", "orchard", "estate"):
        assert bocage("map", "skirmish", "--scenario", name).code == 0


WRONG = {
    "unknown game": (("nogame",), "unknown game 'nogame'.*"),
    "unknown layer": (
        ("drawn", "--layer", "zok"),
        "unknown layer 'zok'; did you mean 'zoc'? known",
    ),
    "no layers": (("fields", "--layer", "zoc"), "known: none"),
    "unknown format": (("drawn", "--out", "x.gif"), "--out x.gif: expected a name that ends with"),
    "no format": (("drawn", "--out", "map"), "--out map: expected"),
    "no folder": (("drawn", "--out", "no/x.svg"), "no/x.svg: no such file"),
    "a folder": (("drawn", "--out", "drawn/x.svg/y.svg"), "x.svg"),
    "zoom": (("drawn", "--zoom", "0"), "--zoom must lie between 0.1 and 4"),
    "at without record": (("drawn", "--at", "3"), "--at 3 needs a record"),
    "no such record": (("skirmish", "--record", "none.bocage"), "none.bocage: no such file"),
    "unknown side": (("drawn", "--side", "nord"), "unknown side 'nord'; did you mean 'north'"),
    "unknown scenario": (("drawn", "--scenario", "x"), "unknown scenario 'x'"),
}


@pytest.mark.parametrize("case", WRONG)
def test_bad_input_is_told_in_one_message(bocage, case):
    words, told = WRONG[case]
    ran = bocage("map", *words)
    assert ran.code == 2 and told.removesuffix(".*") in ran.err
    assert not ran.out and not list(Path().glob("*.svg"))


def test_a_record_of_another_game_or_scenario(bocage, record):
    ran = bocage("map", "drawn", "--record", record)
    assert ran.code == 2 and "is a record of skirmish, not of drawn" in ran.err
    ran = bocage("map", "skirmish", "--record", record, "--scenario", "orchard")
    assert ran.code == 2 and "cannot be given with --record" in ran.err


def test_without_the_renderer_the_command_says_what_to_install(bocage, monkeypatch):
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    ran = bocage("map", "drawn", "--out", "a.png")
    assert ran.code == 2 and "pip install 'bocage[pictures]'" in ran.err
    assert bocage("map", "drawn", "--out", "a.svg").code == 0


def test_a_misdescribed_map_is_told(bocage, monkeypatch):
    wrong = LAYERS["zoc"]
    monkeypatch.setattr(
        DrawnFields, "layers", lambda *_: (type(wrong)(id="zoc", title="", hexes=("99",)),)
    )
    ran = bocage("map", "drawn", "--layer", "zoc")
    assert ran.code == 2 and "layer zoc: '99' is no hex of the board" in ran.err
