"""The reference names everything that the kernel offers to games, and nothing that is gone."""

import inspect
import re
from pathlib import Path

import pytest

from bocage import data, space
from bocage.kernel import api, parts
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.step import Step
from bocage.kernel.window import WindowStep

TEXT = (Path(__file__).parents[2] / "docs" / "kernel.md").read_text(encoding="utf-8")
CODE = " ".join(re.findall(r"`([^`]+)`", TEXT))


def members(owner, prefix=""):
    annotated = getattr(owner, "__annotations__", {})
    names = [*vars(owner), *annotated] if not prefix else list(vars(owner))
    slots = getattr(owner, "__slots__", ())
    return [prefix + n for n in names if not n.startswith("_") and n not in slots]


def is_public(name, member):
    return inspect.isfunction(member) and not name.startswith("_")


EXPECTED = {
    "api": list(api.__all__),
    "Draft": members(Draft, "d."),
    "Step": members(Step),
    "WindowStep": members(WindowStep),
    "Module": members(Module),
    "Engine": members(Engine, "engine."),
    "space": list(space.__all__),
    "HexGrid": [f"grid.{n}" for n, m in vars(space.HexGrid).items() if is_public(n, m)],
    "Graph": [f"graph.{n}" for n, m in vars(space.Graph).items() if is_public(n, m)],
    "data": list(data.__all__),
    "DataFiles": [f"files.{n}" for n, m in vars(data.DataFiles).items() if is_public(n, m)],
}


@pytest.mark.parametrize("part", EXPECTED)
def test_every_name_is_in_the_reference(part):
    words = set(re.findall(r"[\w.]+", CODE)) | {"engine.over"}
    assert [name for name in EXPECTED[part] if name not in words] == []


def test_every_draft_and_engine_call_of_the_reference_exists():
    for owner, prefix in ((Draft, "d"), (Engine, "engine")):
        for name in re.findall(rf"\b{prefix}\.(\w+)", CODE):
            known = hasattr(owner, name) or name in getattr(owner, "__slots__", ())
            assert known or name == "codec", f"{prefix}.{name}"


def test_every_part_is_listed_with_its_arguments():
    for name in ("Pick", "Flag", "Subset", "Path", "Split", "Assign", "Order"):
        assert hasattr(parts, name)
        signature = re.search(rf"`{name}\(([^`]*)\)`", TEXT)
        assert signature is not None
        code = getattr(parts, name).__init__.__code__
        wanted = code.co_varnames[1 : code.co_argcount]
        assert tuple(re.findall(r"(\w+)(?:=\w+)?(?:, |$)", signature[1])) == wanted


@pytest.mark.parametrize("part", [space, data], ids=["space", "data"])
def test_calls_of_maps_and_tables_are_listed_with_their_arguments(part):
    owners = {"": part, "grid.": space.HexGrid, "graph.": space.Graph, "files.": data.DataFiles}
    owners |= {"Graph.": space.Graph}
    section = TEXT[TEXT.index(f"`{part.__name__}`") :].split("\n## ")[0]
    listed = 0
    for prefix, name, given in re.findall(r"`(\w+\.)?(\w+)\(([^`]*)\)`", section):
        call = getattr(owners.get(prefix), name, None)
        if call is None:  # a word of a sentence
            continue
        wanted = [n for n in inspect.signature(call).parameters if n not in ("self", "cls")]
        plain = given.replace("()", "0").replace("*, ", "")
        assert re.findall(r"(\w+)(?:=[^,]+)?(?:, |$)", plain) == wanted, f"{prefix}{name}"
        listed += 1
    assert listed >= 10
