"""What stands beside the map: hands, the clock, who holds what, the charts, the discards."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.art.panels import (
    Box,
    Card,
    Chart,
    Fact,
    Facts,
    Hand,
    Mark,
    Panel,
    Track,
    Words,
)
from bocage.games.skirmish.book import COLUMNS, Book
from bocage.games.skirmish.rules.r08_combat import combat_tallies, odds_column, shifted
from bocage.games.skirmish.rules.r10_victory import points
from bocage.games.skirmish.types import (
    SIDES,
    Attack,
    Attacking,
    CombatStep,
    Half,
    MoveStep,
    RallyStep,
    Reroll,
    Seen,
    Side,
    Turn,
)
from bocage.kernel.api import Action

ROLES = {"blue": "first", "red": "second"}
CHART = ("terrain", "cost", "shift", "fire-shift", "sight")
STEPS = {RallyStep: "step-rally", MoveStep: "step-movement", CombatStep: "step-combat"}


# -- one line ---------------------------------------------------------------------------------


def status(book: Book, seen: Seen) -> tuple[tuple[Words, Words | str], ...]:
    """The time, whose half and which step it is, who holds the token, the points."""
    public = seen.public
    half = next((f.side for f in seen.frames if isinstance(f, Half)), None)
    score = {side: known_points(book, seen, side) for side in SIDES}
    return (
        (Words("now-time"), f"{public.time}/{book.limit}"),
        *([(Words("now-half"), f"side-{half}")] if half else []),
        (Words("now-step"), _step(seen)),
        (Words("now-token"), f"side-{public.token}"),
        (Words("now-points"), Words("now-score", score)),
    )


def _step(seen: Seen) -> str:
    """The step of the turn that we are in."""
    for frame in reversed(seen.frames):
        if type(frame) in STEPS:
            return STEPS[type(frame)]
        if isinstance(frame, Turn) and frame.stage in ("start", "bid"):
            return "step-bid"
    return "step-end"


def known_points(book: Book, seen: Seen, side: Side) -> int:
    """The points of a side now; of the missions only those that this view knows count."""
    mission = seen.public.missions.get(side, "")
    if seen.own is not None and seen.side == side:
        mission = seen.own.mission
    return points(book, seen.public, side, mission).total


# -- beside what is offered ---------------------------------------------------------------------


def price(book: Book, seen: Seen, action: Action) -> Words | None:
    """The token."""
    return Words("price-token") if isinstance(action, Reroll) else None


# -- panels -----------------------------------------------------------------------------------


def panels(book: Book, seen: Seen) -> tuple[Panel, ...]:
    """Everything that lies beside the map, for this view."""
    return (
        *(_hand(book, seen, side) for side in SIDES),
        *_steps(seen),
        *_mission(seen),
        _time(book, seen),
        _standing(book, seen),
        _results(book, seen),
        _terrain(book),
        *(_discards(book, seen, side) for side in SIDES),
    )


def _steps(seen: Seen) -> Iterator[Track]:
    """The steps of the turn, and where it stands."""
    now = _step(seen)
    steps = ("step-bid", *STEPS.values())
    if now in steps:
        boxes = tuple(Box(step, Words(step)) for step in steps)
        marks = (Mark(at=now, title=Words(now)),)
        yield Track(id="steps", title=Words("now-step"), boxes=boxes, marks=marks, place="bar")


def _hand(book: Book, seen: Seen, side: Side) -> Hand:
    """One's own cards; of the other hand only how many."""
    own = seen.own.hand if seen.own is not None and seen.side == side else ()
    return Hand(
        id=f"hand-{side}",
        title=Words("panel-hand", {"side": side}),
        side=side,
        cards=tuple(_card(book, card) for card in own),
        count=seen.public.hand_size[side],
    )


def _card(book: Book, card: str) -> Card:
    face = book.cards[card]
    about = [Words(f"card-{face.use}-about")]
    if face.mishap:
        about.append(Words("card-mishap-about"))
    return Card(
        id=card,
        title=Words(f"use-{face.use}"),
        lines=tuple(about),
        corner=str(face.value),
        role="bad" if face.mishap else ROLES[face.side],
    )


def _discards(book: Book, seen: Seen, side: Side) -> Hand:
    """The cards that a side has played; everybody may look at them."""
    cards = seen.public.discards[side]
    return Hand(
        id=f"discards-{side}",
        title=Words("panel-discards", {"side": side}),
        side=side,
        cards=tuple(_card(book, card) for card in reversed(cards)),
        count=len(cards),
        private=False,
    )


def _mission(seen: Seen) -> Iterator[Facts]:
    """One's own mission; those of both when the game is over."""
    known = dict(seen.public.missions)
    if seen.own is not None and seen.side is not None:
        known[seen.side] = seen.own.mission
    if known:
        lines = [Fact(_told(known[side]), "", "10.2", side) for side in SIDES if side in known]
        title = Words("panel-mission")
        yield Facts(id="mission", title=title, lines=tuple(lines), place="rail")


def _told(mission: str) -> Words:
    space = mission.removeprefix("hold-")
    return Words("mission-raid") if mission == "raid" else Words("mission-hold", {"space": space})


def _time(book: Book, seen: Seen) -> Track:
    """The clock of the day."""
    boxes = [Box(str(time), Words(text=str(time))) for time in range(book.limit)]
    last = Box(str(book.limit), Words(text=str(book.limit)), Words("box-last"))
    return Track(
        id="time",
        title=Words("panel-time"),
        boxes=(*boxes, last),
        marks=(Mark(at=str(seen.public.time), title=Words("mark-time"), role="third"),),
        place="rail",
    )


def _standing(book: Book, seen: Seen) -> Facts:
    """Points, objectives, losses and draw piles."""
    public = seen.public
    lines = [
        Fact(
            Words("fact-points", {"side": side}), str(known_points(book, seen, side)), "10.1", side
        )
        for side in SIDES
    ]
    for space, worth in book.plan.objectives.items():
        holder = public.control.get(space, "")
        what = Words("fact-objective", {"space": space, "points": worth})
        brief = Words("fact-objective-brief", {"space": space, "points": worth})
        whose = f"side-{holder}" if holder else "fact-nobody"
        lines.append(Fact(what, whose, "9.5", holder, brief))
    for side in SIDES:
        lost = Words("fact-losses", {"side": side})
        lines.append(Fact(lost, str(public.losses[side]), "10.1", side, lost))
    for side in SIDES:
        pile = Words("fact-deck", {"side": side})
        lines.append(Fact(pile, str(seen.counts.decks[side]), "2.5", side))
    title = Words("panel-standing")
    return Facts(id="standing", title=title, lines=tuple(lines), place="rail")


def _results(book: Book, seen: Seen) -> Chart:
    """The combat results table; the column of the attack under way is lit."""
    return Chart(
        id="results",
        title=Words("table-results"),
        columns=("column-roll", *COLUMNS),
        rows=tuple(
            (str(roll), *(f"{attacker}/{defender}" for attacker, defender in row))
            for roll, row in book.results.items()
        ),
        clause="8.8",
        lit_column=_lit(book, seen),
    )


def _lit(book: Book, seen: Seen) -> int:
    """Which column of the chart is in play: 0 is that of the rolls; -1 none."""
    for f in seen.frames:
        if isinstance(f, Attacking):
            if f.tallies:
                return 1 + f.column
            act = Attack(f.space, f.by, f.hq)
            attack, defence, shift = combat_tallies(book, seen.public, f.side, act, f.cards)
            return 1 + shifted(odds_column(attack.total, defence.total), shift.total)
    return -1


def _terrain(book: Book) -> Chart:
    """The terrain effects chart."""
    return Chart(
        id="terrain",
        title=Words("panel-terrain"),
        columns=(
            "column-terrain",
            "column-cost",
            "column-shift",
            "column-fire-shift",
            "column-sight",
        ),
        rows=tuple(
            (
                f"terrain-{row.terrain}",
                str(row.cost),
                f"{row.shift:+d}" if row.shift else "0",
                f"{row.fire:+d}" if row.fire else "0",
                "column-blocks" if row.blocks else "",
            )
            for row in book.chart.values()
        ),
        clause="1.4",
    )
