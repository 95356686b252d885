"""The printed charts beside the map: terrain, fortifications, weapons, support, actions."""

from __future__ import annotations

from bocage.art.panels import Chart, Panel, Words
from bocage.games.combat_commander.book import RANDOM, Book
from bocage.games.combat_commander.types import SIDES

NONE = "–"


def charts(book: Book) -> tuple[Panel, ...]:
    """What is printed beside the map of this scenario."""
    return (
        terrain(book),
        fortifications(book),
        *(weapons(book, side) for side in SIDES),
        *(support(book, side) for side in SIDES),
    )


def _number(value: int | None) -> str:
    return NONE if value is None else str(value)


def terrain(book: Book) -> Chart:
    """Cost, cover, what it does to a line of sight."""
    rows = []
    for word, row in book.chart.items():
        line = "column-blocks" if row.obstacle else str(row.hindrance) if row.hindrance else NONE
        cost = f"+{row.move}" if row.kind == "hexside" and row.move else _number(row.move)
        rows.append((f"terrain-{word}", cost, str(row.cover), str(row.mortars), line))
    return Chart(
        id="terrain",
        title=Words("panel-terrain"),
        columns=("column-terrain", "column-cost", "column-cover", "column-mortars", "column-sight"),
        rows=tuple(rows),
        clause="T78.2",
    )


def fortifications(book: Book) -> Chart:
    """Cover of works, and what wire and mines do."""
    rows = [
        (
            f"fort-{word}",
            _number(row.cover),
            _number(row.mortars),
            _number(row.modifier),
            str(book.scenario.mines) if word == "mines" else NONE,
        )
        for word, row in book.forts.items()
    ]
    return Chart(
        id="forts",
        title=Words("panel-forts"),
        columns=("column-fort", "column-cover", "column-mortars", "column-modifier", "column-fp"),
        rows=tuple(rows),
        clause="F100.1",
    )


def weapons(book: Book, side: str) -> Chart:
    """The weapons of a side, one of each kind."""
    found = {row.stem: row for row in book.weapons.values() if row.side == side}
    rows = []
    for row in found.values():
        reach = f"{row.low}–{row.high}" if row.low else str(row.high)
        rows.append(
            (
                f"weapon-{row.id}",
                boxed(row.fp, row.boxed.fp),
                f"[{reach}]" if row.boxed.range else reach,
                str(row.move) if row.move else NONE,
                "column-yes" if row.ordnance else NONE,
                "column-yes" if row.smoke else NONE,
            )
        )
    return Chart(
        id=f"weapons-{side}",
        title=Words("panel-weapons", {"side": side}),
        columns=(
            "column-weapon",
            "column-fp",
            "column-range",
            "column-move",
            "column-ordnance",
            "column-smoke",
        ),
        rows=tuple(rows),
        clause="11.1b",
        note=Words("note-boxed"),
    )


def boxed(value: int, box: bool) -> str:
    """A number, in brackets if it is boxed."""
    return f"[{value}]" if box else str(value)


def support(book: Book, side: str) -> Chart:
    """What a roll on the support table of a side offers in the year of the scenario."""
    rows = [
        (str(roll), f"item-{name.replace('+', '-')}", str(cost))
        for roll, items in book.support[side].items()
        for name, cost in {item.name: item.cost for item in items}.items()
    ]
    last = 3 if book.scenario.number == RANDOM else 2  # points are for random scenarios only
    return Chart(
        id=f"support-{side}",
        title=Words("panel-support", {"side": side, "year": str(book.scenario.year)}),
        columns=("column-roll", "column-item", "column-vp")[:last],
        rows=tuple(row[:last] for row in rows),
        clause="4.3.2",
    )
