from typing import Annotated

import msgspec
import pytest

from bocage.kernel.api import AS_SET, Action, EngineFault, Frame, Whole, kind
from bocage.kernel.renaming import renamed
from bocage.kernel.shapes import Shape, shapes_of

Unit = Annotated[str, kind("unit")]
Space = Annotated[str, kind("space")]
Die = Annotated[int, msgspec.Meta(ge=1, le=6)]


class Everything(Action, frozen=True):
    unit: Unit
    word: str
    die: Die
    whole: Whole
    some: Annotated[tuple[Unit, ...], AS_SET]
    path: tuple[Space, ...]
    dice: tuple[Die, ...]
    points: dict[Unit, Die]
    places: dict[Unit, Space]
    flag: bool = False
    maybe: Unit | None = None
    odd: tuple[int, str] = (0, "")


@pytest.mark.parametrize(
    "shape",
    [
        Shape("unit", "one", kind="unit"),
        Shape("word", "one"),
        Shape("die", "one", whole=True, low=1, high=6),
        Shape("whole", "one", whole=True, low=0),
        Shape("some", "many", kind="unit", as_set=True),
        Shape("path", "many", kind="space"),
        Shape("dice", "many", whole=True, low=1, high=6),
        Shape("points", "map", kind="unit", whole=True, low=1, high=6),
        Shape("places", "map", kind="unit", value_kind="space"),
        Shape("flag", "flag", required=False, default=False),
        Shape("maybe", "one", kind="unit", optional=True, required=False),
        Shape("odd", "other", required=False, default=(0, "")),
    ],
    ids=lambda shape: shape.name,
)
def test_the_shape_of_each_field(shape):
    found = {s.name: s for s in shapes_of(Everything)}
    assert found[shape.name] == shape


def test_only_structs_have_shapes():
    with pytest.raises(EngineFault, match="not a struct"):
        shapes_of(int)


class Group(Frame, frozen=True, kw_only=True):
    lead: Unit = "u1"
    spare: Unit | None = None
    units: tuple[Unit, ...] = ()
    at: dict[Unit, Space] = msgspec.field(default_factory=dict)
    holds: dict[Space, Unit] = msgspec.field(default_factory=dict)
    name: str = "u1"
    done: bool = False


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Group(), Group(lead="x")),
        (Group(lead="u2"), Group(lead="u2")),
        (Group(lead="u2", spare="u1"), Group(lead="u2", spare="x")),
        (Group(lead="v", units=("u3", "u1", "w")), Group(lead="v", units=("u3", "x", "y", "w"))),
        (Group(lead="u2", units=("y", "u1")), Group(lead="u2", units=("y", "x"))),
        (Group(lead="u2", at={"u1": "s"}), Group(lead="u2", at={"x": "s", "y": "s"})),
        (Group(lead="u2", holds={"s": "u1"}), Group(lead="u2", holds={"s": "x"})),
    ],
)
def test_heirs_take_the_place_of_an_id(before, after):
    assert renamed(before, "unit", "u1", ("x", "y")) == after


def test_a_frame_without_the_id_is_the_same_object():
    frame = Group(lead="u2")
    assert renamed(frame, "unit", "u1", ("x",)) is frame
    assert renamed(frame, "space", "u2", ("x",)) is frame
