"""The tables at the end of the printed rulebook: terrain, works, units, weapons, cards, chits."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from bocage.games.combat_commander.book import Book, Stats, load_book, printed_tables
from bocage.games.combat_commander.table.charts import NONE, boxed
from bocage.games.combat_commander.types import SIDES
from bocage.text import Texts, load_texts, message_id, table

TEXT = Path(__file__).resolve().parent.parent / "text"
NATIONS = {"german": "1", "russian": "1", "american": "2"}  # a scenario in which each fights


def appendix(lang: str) -> str:
    """All tables as Markdown."""
    say = load_texts((TEXT,), lang)
    books = {number: load_book(number, {}) for number in printed_tables().scenarios}
    first = books["1"]
    parts = [
        f"## {say.say('panel-terrain')}",
        _terrain(first, say),
        f"## {say.say('panel-forts')}",
        _forts(first, say),
        f"## {say.say('table-scenarios')}",
        _scenarios(books, say),
        f"## {say.say('table-chits')}",
        _chits(first, say),
    ]
    for nation, number in NATIONS.items():
        book = books[number]
        parts += [
            f"## {say.say('table-nation', nation=say.say(f'nation-{nation}'))}",
            _units(book, nation, say),
            _weapons(book, nation, say),
            _cards(book, nation, say),
        ]
    return "\n\n".join(parts)


def _head(say: Texts, *words: str) -> list[str]:
    return [say.say(f"column-{word}") for word in words]


def _number(value: int | None) -> str:
    return NONE if value is None else str(value)


def _terrain(book: Book, say: Texts) -> str:
    rows = [
        (
            say.say(f"terrain-{word}"),
            _number(row.move),
            row.cover,
            row.mortars,
            say.say("column-blocks") if row.obstacle else row.hindrance or NONE,
        )
        for word, row in book.chart.items()
    ]
    return table(_head(say, "terrain", "cost", "cover", "mortars", "sight"), rows)


def _forts(book: Book, say: Texts) -> str:
    rows = [
        (say.say(f"fort-{word}"), _number(row.cover), _number(row.mortars), _number(row.modifier))
        for word, row in book.forts.items()
    ]
    return table(_head(say, "fort", "cover", "mortars", "modifier"), rows)


def _scenarios(books: dict[str, Book], say: Texts) -> str:
    rows = []
    for number, book in books.items():
        sides = [
            f"{say.say(f'nation-{book.nation[side]}')}, "
            f"{say.say(f'posture-{book.plan[side].posture}')}, "
            f"{book.orders[side]} / {book.plan[side].hand} / {book.surrender[side]}"
            for side in SIDES
        ]
        row = book.scenario
        time = f"{row.time_start} / {row.sudden_death}"
        rows.append((say.say(f"scenario-{number}"), *sides, time, row.start_vp))
    head = [say.say("column-scenario"), *(say.say(f"side-{side}") for side in SIDES)]
    body = table([*head, *_head(say, "time", "vp")], rows)
    return f"{say.say('scenarios-about')}\n\n{body}"


def _chits(book: Book, say: Texts) -> str:
    rows = [(say.say(message_id("chit", chit)),) for chit in book.chits]
    return table(_head(say, "chit"), rows)


def _stats(stats: Stats) -> str:
    command = f" ({stats.command})" if stats.command else ""
    return f"{stats.fp}-{stats.range}-{stats.move} {stats.morale}{command}"


def _units(book: Book, nation: str, say: Texts) -> str:
    """One line for all counters that are alike; leaders by name."""
    found = {c.stem: c for c in book.units.values() if c.nation == nation}
    count = Counter(c.stem for c in book.units.values())
    rows = [
        (
            say.say(message_id("unit", c.id)).removesuffix("1").removesuffix(nation[0].upper()),
            say.say(f"type-{c.type}"),
            count[stem],
            _stats(c.front),
            _stats(c.back),
            c.vp,
        )
        for stem, c in found.items()
    ]
    return table(_head(say, "unit", "type", "count", "front", "back", "vp"), rows)


def _weapons(book: Book, nation: str, say: Texts) -> str:
    found = {row.stem: row for row in book.weapons.values() if row.nation == nation}
    rows = []
    for row in found.values():
        reach = f"{row.low}–{row.high}" if row.low else str(row.high)
        name = say.say(message_id("weapon", row.id))
        rows.append(
            (
                name.removesuffix("1").removesuffix(nation[0].upper()),
                boxed(row.fp, row.boxed.fp),
                f"[{reach}]" if row.boxed.range else reach,
                row.move or NONE,
                say.say("column-yes") if row.ordnance else NONE,
            )
        )
    return table(_head(say, "weapon", "fp", "range", "move", "ordnance"), rows)


def _cards(book: Book, nation: str, say: Texts) -> str:
    """The deck, card by card."""
    side = next(side for side in SIDES if book.nation[side] == nation)
    rows = []
    for id_ in book.deck[side]:
        row = book.cards[id_]
        rows.append(
            (
                id_,
                say.say(f"order-{row.order}"),
                say.say(f"action-{row.action}"),
                say.say(f"event-{row.event}"),
                f"{row.white}·{row.red}",
                say.say(f"trigger-name-{row.trigger}") if row.trigger else "",
                row.hex,
            )
        )
    head = _head(say, "card", "order", "action", "event", "dice", "trigger", "hex")
    return table(head, rows)
