"""The sheet of a scenario: who begins, where each side sets up, with what, by which rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from bocage.art.board import Piece
from bocage.art.panels import Fact, Facts, Panel, Pool, Words
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.book import RANDOM, Book, Force
from bocage.games.combat_commander.table.board import piece, weapon

SPECIALS = {
    "axis-may-open": "S1.1",
    "bocage": "S2.1",
    "broken-weapon": "S5.1",
    "no-forts": "S5.2",
    "snow": "S5.3",
    "allies-concealment": "S5.4",
    "axis-orders-grow": "S6.1",
    "allies-random-setup": "S7.1",
    "axis-chain-setup": "S7.2",
    "control-by-setup": "S7.3",
    "captured-mortar": "S7.4",
    "no-exit": "S7.5",
    "allies-light-foot": "S7.6",
    "night": "S8.1",
    "axis-exit-only": "S8.2",
    "mines-for-card": "S9.1",
    "allies-melee": "S10.1",
    "tank": "S11.1",
    "satchels-at-cover": "S11.2",
    "axis-snipers": "S12.1",
    "fog": "S12.2",
    "entry-a9": "S12.3",
}


@lru_cache(maxsize=16)
def sheet(book: Book) -> tuple[Panel, ...]:
    """What is printed about a scenario; a random one has no sheet, it is made in play."""
    if book.scenario.number == RANDOM or not any(book.forces.values()):
        return ()
    lines = (*_header(book), *_chits(book), *(line for s in t.SIDES for line in _side(book, s)))
    title = Words("panel-sheet", {"scenario": book.scenario.number})
    return (
        Facts(id="sheet", title=title, lines=(*lines, *_specials(book))),
        *(_force(book, side) for side in t.SIDES),
    )


def _header(book: Book) -> Iterator[Fact]:
    """Map, year, who sets up, who has the first turn, time and points."""
    row = book.scenario
    both = row.setup_first == "simultaneous"
    yield Fact(Words("fact-map", {"year": str(row.year)}), str(row.map), "1d")
    yield Fact(
        Words("fact-setup-first"),
        "fact-both" if both else f"side-{row.setup_first}",
        "S1.2" if both else "5c",
    )
    yield Fact(Words("fact-first-turn"), f"side-{row.first_turn}", "5a", row.first_turn)
    yield Fact(Words("fact-initiative"), f"side-{row.initiative}", "9a", row.initiative)
    yield Fact(Words("fact-clock"), f"{row.time_start} / {row.sudden_death}", "6.2.1")
    ahead = t.AXIS if row.start_vp > 0 else t.ALLIES if row.start_vp else ""
    start = Words("fact-start-vp" if ahead else "fact-start-even", {"side": ahead})
    yield Fact(start, str(abs(row.start_vp)), "4.3.1", ahead)
    yield Fact(Words("fact-mines"), str(row.mines), "F103.2a")


def _chits(book: Book) -> Iterator[Fact]:
    """Open from the start, drawn, not in the cup."""
    row = book.scenario
    for chit in row.open_chits:
        yield Fact(Words("fact-open"), f"chit-{chit}", "7.3.3a")
    if row.open_random:
        yield Fact(Words("fact-open-random"), str(row.open_random), "7.3.3a")
    for side in t.SIDES:
        yield Fact(Words("fact-chits", {"side": side}), str(book.secret[side]), "7.3.3b", side)
    for chit in row.excluded:
        yield Fact(Words("fact-excluded"), f"chit-{chit}", "4.3.3")


def _side(book: Book, side: str) -> Iterator[Fact]:
    """Posture, hand, area, objectives, cards, radio and works of a side."""
    plan, about = book.plan[side], {"side": side, "nation": book.nation[side]}
    yield Fact(Words("fact-posture", about), f"posture-{plan.posture}", "5a", side)
    yield Fact(Words("fact-quality"), f"quality-{plan.quality}", "E52.1", side)
    yield Fact(_area(plan.area), "", "5c", side)
    numbers = (
        ("fact-orders-most", book.orders[side], "5.1a"),
        ("fact-hand", plan.hand, "1.1"),
        ("fact-discard", book.discard[side], "5.3"),
        ("fact-surrender", book.surrender[side], "4.2b"),
    )
    for word, number, clause in numbers:
        yield Fact(Words(word), str(number), clause, side)
    held = [number for number, holder in book.control.items() if holder == side]
    if held:
        yield Fact(Words("fact-held"), ", ".join(held), "7.3.1a", side)
    for card in book.start_cards[side]:
        yield Fact(Words("fact-start-card"), f"card-{card}", book.cards_clause, side)
    for force in book.forces[side]:
        yield from _told(force, side)


def _area(text: str) -> Words:
    """The set-up area: columns, rows or hexes as they are printed, or the whole map."""
    kind, _, span = text.partition(" ")
    if span:
        ends = dict.fromkeys(span.split("-"))
        return Words(f"fact-area-{kind}", {"span": "–".join(ends)})
    if text == "all":
        return Words("fact-area-all")
    return Words("fact-area-hexes", {"hexes": tuple(text.split(","))})


def _told(force: Force, side: str) -> Iterator[Fact]:
    """What of a force is no counter, and what is said about where it starts."""
    clause = force.clause or ("F100.1" if force.kind == "fortification" else "12a")
    if force.kind == "fortification":
        word = "fact-works-at" if force.hexes else "fact-works-of"
        about = {"fort": force.item, "hexes": force.hexes}
        yield Fact(Words(word, about), str(force.count), clause, side)
    elif force.kind == "radio":
        late = Words("fact-radio") if force.space is None else _later(force.space)
        yield Fact(late, f"radio-{force.item}", clause, side)
    elif force.hexes:
        yield Fact(Words("fact-camp", {"piece": force.ids[0]}), " ".join(force.hexes), clause, side)


def _later(space: int) -> Words:
    return Words("group-later", {"space": space})


def _specials(book: Book) -> Iterator[Fact]:
    """The special rules of the scenario, by their clauses."""
    row = book.tables.scenarios[book.scenario.number]
    found = {*book.demand.values(), *(SPECIALS[word] for word in row.specials)}
    if row.cards_clause:
        found.add(row.cards_clause)
    if row.axis_discard is not None:
        found.add("S8.3")
    if row.setup_first == "simultaneous":
        found.add("S1.2")
    for clause in sorted(found, key=lambda one: int(one.rpartition(".")[2])):
        yield Fact(Words("fact-special", {"special": clause}), "", clause)


def _force(book: Book, side: str) -> Pool:
    """The counters of a side: on the map from the start, and by the space where they wait."""
    groups: dict[int | None, list[Piece]] = {}
    for force in book.forces[side]:
        if force.kind in ("radio", "fortification"):
            continue
        found = groups.setdefault(force.space, [])
        for one in force.ids:
            gun = force.kind == "weapon"
            found.append(
                weapon(book, one, side, "") if gun else piece(book.units[one], t.UnitState(""))
            )
    times = sorted(groups, key=lambda space: -1 if space is None else space)
    return Pool(
        id=f"sheet-{side}",
        title=Words("panel-force", {"side": side}),
        groups=tuple(
            (Words("group-at-start") if space is None else _later(space), tuple(groups[space]))
            for space in times
        ),
    )
