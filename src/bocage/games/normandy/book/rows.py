"""The rows of map, counters and scenarios, each typed and checked."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bocage.games.normandy.book.charts import Count, Nation, Weather
from bocage.kernel.wording import is_word

Side = Literal["allied", "german"]
ScenarioName = Literal["elle", "epsom", "breakout", "campaign", "omaha", "utah", "sword", "dday"]
Site = Literal["utah", "omaha", "gold", "juno", "sword"]
RoadName = Literal["highway", "primary", "secondary", "railroad"]
Phase = Literal["foot", "half", "full"]  # how far in the mechanized phase
Dot = Literal["white", "red"]
Price = Literal["inf", "2inf", "arm", "2arm"]
Facing = Annotated[int, Meta(ge=1, le=6)]
Turn = Annotated[int, Meta(ge=1, le=213)]


class HexRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of the map."""

    hex: str
    terrain: Literal["sea", "beach", "clear", "farmland", "bocage", "forest", "flooded"]
    settlement: Literal["village", "town", "city"] | None
    name: str | None
    coast: Literal["all-sea", "part-sea"] | None
    level: Annotated[int, Meta(ge=0, le=5)] | None
    hill: bool
    height: str | None
    poi: str | None
    airfield: str | None
    cherbourg: bool
    naval: Literal["open", "closed"] | None

    def __post_init__(self) -> None:
        """Open sea has no height, and nothing but sea is without one."""
        if (self.terrain == "sea") != (self.coast == "all-sea"):
            raise ValueError(f"'{self.hex}' is {self.terrain}, but its coast is {self.coast}")
        if (self.terrain == "sea") != (self.level is None):
            raise ValueError(f"'{self.hex}' is {self.terrain}, but its level is {self.level}")


class SideRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something on a hexside, and what crosses it on bridges."""

    hex: str
    next: str
    kind: Literal["river", "stream", "bluff", "draw", "cliff", "perimeter", "flooded-side", "sea"]
    bridges: tuple[RoadName, ...]
    name: str | None

    def __post_init__(self) -> None:
        """Only water has bridges."""
        if self.bridges and self.kind not in ("river", "stream"):
            raise ValueError(f"a bridge over a {self.kind}")


class RoadRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hexside that a road or a railroad crosses."""

    hex: str
    next: str
    road: RoadName
    name: str | None


class ExitRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex in which a road leaves the maps of a set."""

    hex: str
    edge: Literal["south", "east"]
    road: RoadName
    maps: tuple[Literal["A-C", "A-E"], ...]


class PlaceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name on the map."""

    name: str
    hex: str
    role: Literal["village", "town", "city", "height", "poi", "beach", "bridge", "point"]


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter with what is printed on it."""

    id: str
    side: Side
    nation: Nation
    name: str
    type: str
    size: str
    formation: str | None  # tells apart only within a nation
    regiment: str | None
    corps: str | None
    stack: Count
    attack: Count | None
    defence: Count | None
    artillery: Count | None
    range: Count | None
    ma: Count | None
    phase: Phase
    steps: Annotated[int, Meta(ge=1, le=3)]
    attack_reduced: Count | None
    defence_reduced: Count | None
    dot: Dot | None
    aa: bool
    band: str | None
    calibre: Count | None
    company: str | None
    facing: Facing | None
    arc: tuple[Facing, ...]
    flags: tuple[str, ...]

    def __post_init__(self) -> None:
        """An id is a word, guns have a range, and several steps have a reduced side."""
        if not is_word(self.id):
            raise ValueError(f"'{self.id}' cannot be an id")
        if (self.nation == "german") != (self.side == "german"):
            raise ValueError(f"'{self.id}' is {self.nation}, but {self.side}")
        if (self.artillery is None) != (self.range is None):
            raise ValueError(f"'{self.id}' needs both artillery strength and range, or neither")
        if (self.steps > 1) != (self.attack_reduced is not None):
            raise ValueError(f"'{self.id}' has {self.steps} steps; its reduced side does not fit")

    @property
    def title(self) -> str:
        """How it is called: its designation, without the army."""
        return self.id.partition("-")[2].replace("-", " ")

    @property
    def is_hq(self) -> bool:
        """Whether it is a headquarters."""
        return self.type.startswith("hq-")

    @property
    def is_support(self) -> bool:
        """Whether it only supports others and has no zone of control."""
        return self.type == "support"


class PoolRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Companies of one kind, as many as there are counters."""

    nation: Nation
    type: str
    stack: Count
    attack: Count
    defence: Count
    ma: Count
    phase: Phase
    dot: Dot | None
    aa: bool
    steps: Literal[1]
    count: Count


class BreakdownRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The company of a type of unit, and the one that serves where there are none of these."""

    type: str
    company: str
    generic: str | None


class MarkerRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many markers of a kind there are."""

    marker: str
    count: Count


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: its maps, its area, its turns (three a day from 6 June) and its points."""

    scenario: ScenarioName
    maps: tuple[Literal["A", "B", "C", "D", "E"], ...]
    north_west: str
    south_east: str
    first: Turn
    last: Turn
    turns: Count
    starts: Side
    csp: Count
    air: Count
    aa: Count

    def __post_init__(self) -> None:
        """The turns are counted right."""
        if self.last - self.first + 1 != self.turns:
            raise ValueError(f"turns {self.first}-{self.last} are not {self.turns}")


class SourceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Supply sources of a side; those of general supply only give no combat supply."""

    scenario: ScenarioName
    side: Side
    supply: Literal["combat", "general"]
    serves: Literal["all", "hq"]  # whether units trace to it themselves
    hexes: tuple[str, ...]


class StripRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Two waters that enclose a strip of single hexes."""

    first: str
    second: str


class BandRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What steps of counters with a colour cost: to reduced, to full, and the first of three."""

    band: str
    reduced: Price | None
    full: Price | None
    first: Price | None


class ConditionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a scenario differs from a day of the campaign.

    `forecast`: of the days to come, the next first; `change`: whether the first day's may change;
    `csp_part`: percent of the daily supply points; `kg`: headquarters of battle groups.
    """

    scenario: ScenarioName
    weather: Weather
    forecast: tuple[Weather, ...]
    change: bool
    csp_part: Annotated[int, Meta(ge=0, le=100)]
    csp_more: Count
    nations: tuple[Nation, ...]
    kg: tuple[str, ...]


class FeldersatzRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replacement steps with a German formation."""

    scenario: ScenarioName
    formation: str
    steps: Count


class TrenchRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex that is entrenched at the start."""

    scenario: ScenarioName
    hex: str


class BeachRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A beach: its hex, the assault hexes of its queue from the shore out, the next to the east."""

    site: Site
    name: str
    hex: str
    queue: tuple[str, ...]
    east: str | None  # where drift leads
    commando: bool


class SiteRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A landing site: who lands there, and up to which number a die means no drift, no loss."""

    site: Site
    nation: Nation
    drift: Annotated[int, Meta(ge=1, le=10)]
    dd: Annotated[int, Meta(ge=1, le=10)]
    dd_least: Count  # companies of swimming tanks
    strongpoints: Count
    guns: tuple[str, ...]  # German formations, and single batteries, whose fire can be called


class MineRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a ship that moves."""

    first: Count
    last: Count
    result: Literal["hit", "none"]


class DivesRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A bridge of the Dives: the side of which hexes it is, and up to which die it is blown."""

    name: str
    hex: str
    next: str
    number: Annotated[int, Meta(ge=1, le=6)]


class InvasionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that begins with the landing: its sites."""

    scenario: ScenarioName
    sites: tuple[Site, ...]


class SetupRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a counter starts; ships and who drops wait off the map, without a hex.

    `split`: how many companies of a battalion start in which assault hex of its queue, and how
    many of them swim, such as `1:1dd+2`; without it all start where the battalion does.
    """

    unit: str
    hex: str | None
    mode: Literal["ground", "hidden", "assault", "drop", "naval"]
    state: Literal["full", "reduced"]
    split: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Nobody else waits off the map."""
        if self.hex is None and self.mode not in ("naval", "drop"):
            raise ValueError(f"'{self.unit}' starts {self.mode} in {self.hex}")


class ArrivalRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When and where a counter enters."""

    turn: Turn
    unit: str
    entry: str
    state: Literal["full", "reduced"]
    option: str | None = None  # with which alone it comes


class AreaRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex in play, and who holds it at the start."""

    hex: str
    control: Side
    role: Literal["allied-supply", "german-supply"] | None


class VictoryRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Points for the Allies: so many for every `per`, at `most` so many."""

    scenario: ScenarioName
    kind: Literal["place", "bridgehead", "exit", "loss", "link", "bridge", "head"]
    name: str
    hexes: tuple[str, ...]
    points: int
    per: Annotated[int, Meta(ge=1)]
    most: Count | None
    condition: Literal[
        "allied", "allied-supplied", "german", "us", "two-battalions", "airborne", "panzer"
    ]


class LevelRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The points from which on a result is reached at the end of a turn."""

    scenario: ScenarioName
    turn: Turn
    decisive_allied: int | None
    allied: int
    draw: int
    german: int | None

    def __post_init__(self) -> None:
        """Better results need more points."""
        steps = [self.decisive_allied, self.allied, self.draw, self.german]
        given = [step for step in steps if step is not None]
        if given != sorted(set(given), reverse=True):
            raise ValueError(f"the levels do not fall: {given}")
