"""Counters: what kinds of units there are, and what follows from the kind."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bocage.families.cobra.terrain import Kind
from bocage.kernel.api import rule

Group = Literal["german", "us", "british"]  # who attacks together and shares points and limits

UNITED_STATES = ("us", "french")


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter as printed: strengths from the full unit to its last step."""

    id: str
    side: Literal["german", "allied"]
    nation: Literal["german", "us", "french", "british", "canadian", "polish"]
    arm: Literal["ge", "ss", "lw", "us", "fr", "br", "ca", "po"]  # for drawing
    formation: str | None
    designation: str
    type: Literal[
        "infantry",
        "parachute",
        "airborne",
        "panzer",
        "panzergrenadier",
        "armour",
        "cavalry",
        "tiger",
        "flak",
        "commando",
        "ranger",
        "delay",
        "hq",
    ]
    size: Literal["division", "brigade", "regiment", "kg", "battalion", "delay", "hq"]
    strengths: tuple[int, ...]
    ma: Annotated[int, Meta(ge=1)]
    radius: Annotated[int, Meta(ge=1)] | None
    static: bool = False
    garrison: bool = False  # of Cherbourg

    def __post_init__(self) -> None:
        """What the rules rely on."""
        if len(self.strengths) != printed_sides(self):
            sides = printed_sides(self)
            raise ValueError(f"a {self.size} has {sides} strengths, not {len(self.strengths)}")
        if (self.side == "german") != (self.nation == "german"):
            raise ValueError(f"a {self.nation} unit does not fight for the side {self.side}")
        if min(self.strengths) < (0 if self.type == "hq" else 1):
            raise ValueError("strengths are 1 or more, and 0 for a headquarters")
        if (self.type == "hq") != (self.radius is not None):
            raise ValueError("a headquarters, and nothing else, has a command radius")

    @property
    def steps(self) -> int:
        """How many steps the full unit has."""
        return len(self.strengths) + len(step_markers(self))

    @property
    def group(self) -> Group:
        """Germans; US and French; British, Canadian and Polish."""
        if self.side == "german":
            return "german"
        return "us" if self.nation in UNITED_STATES else "british"

    @property
    def is_hq(self) -> bool:
        """Whether it is a headquarters."""
        return self.type == "hq"

    @rule("unit.1", "2008:2.3")
    def strength(self, steps: int) -> int:
        """The strength with so many steps left: front, back, then the step-loss marker."""
        levels = (*self.strengths, *step_markers(self))
        return levels[len(levels) - steps]


def printed_sides(counter: Counter) -> int:
    """How many strengths a counter shows: one for one-step units, front and back for others."""
    return one_step() if counter.size in ("hq", "battalion", "delay") else two_steps()


@rule("2008:8.5.2")
def one_step() -> int:
    """Battalions, delay units and headquarters have one step."""
    return 1


@rule("2008:8.5.3")
def two_steps() -> int:
    """Regiments, brigades, battle groups and static divisions have two."""
    return 2


@rule("unit.2", "2008:8.5.4")
def step_markers(counter: Counter) -> tuple[int, ...]:
    """Allied infantry divisions have two more, shown by a marker of 6 and then of 3."""
    return (6, 3) if counter.side == "allied" and counter.size == "division" else ()


MECHANISED_TYPES = ("panzer", "panzergrenadier", "armour", "cavalry", "tiger", "hq")


@rule("2008:5.3.1a", "2008:5.3.2")
def is_mechanised(counter: Counter) -> bool:
    """Panzers, Tigers among them, panzergrenadiers, armour, cavalry and headquarters."""
    return counter.type in MECHANISED_TYPES


def kind_of(counter: Counter, truck: bool = False) -> Kind:
    """Whether a unit pays mechanised or infantry costs; trucks make infantry mechanised."""
    return "mechanised" if truck or is_mechanised(counter) else "infantry"


def british_infantry(counter: Counter) -> bool:
    """An infantry division of the British group."""
    return counter.group == "british" and (counter.type, counter.size) == ("infantry", "division")
