"""The tables at the end of the printed rulebook: units, cards, results, scenarios."""

from __future__ import annotations

from pathlib import Path

from bocage.games.skirmish.book import COLUMNS, Book, Scenarios, load_book
from bocage.text import Texts, load_texts, table

TEXT = Path(__file__).resolve().parent.parent / "text"


def appendix(lang: str) -> str:
    """All tables as Markdown."""
    say = load_texts((TEXT,), lang)
    scenarios = Scenarios.__struct_fields__
    book = load_book(scenarios[0], {})
    parts = [
        f"## {say.say('table-units')}",
        _units(book, say),
        f"## {say.say('table-cards')}",
        _cards(book, say),
        f"## {say.say('table-results')}",
        _results(book, say),
        f"## {say.say('table-scenarios')}",
        *(_scenario(name, say) for name in scenarios),
    ]
    return "\n\n".join(parts)


def _units(book: Book, say: Texts) -> str:
    seen = {counter.type: counter for counter in book.counters.values()}
    head = [say.say(f"column-{w}") for w in ("type", "steps", "strength", "fire", "range", "move")]
    rows = [
        (
            say.say(f"type-{c.type}"),
            c.steps,
            f"{c.strength}/{c.reduced}" if c.steps > 1 else c.strength,
            c.fire,
            c.range,
            c.move,
            c.size,
        )
        for c in seen.values()
    ]
    return table([*head, say.say("column-size")], rows)


def _cards(book: Book, say: Texts) -> str:
    cards = [card for card in book.cards.values() if card.side == "blue"]
    rows = [
        (i, card.value, say.say(f"use-{card.use}"), "!" if card.mishap else "")
        for i, card in enumerate(cards, start=1)
    ]
    return table([say.say(f"column-{w}") for w in ("number", "value", "use", "mishap")], rows)


def _results(book: Book, say: Texts) -> str:
    rows = [[r, *(f"{a}/{d}" for a, d in row)] for r, row in book.results.items()]
    return table([say.say("column-roll"), *COLUMNS], rows)


def _scenario(name: str, say: Texts) -> str:
    plan = load_book(name, {}).plan
    rows = [
        (say.say("column-limit"), plan.limit),
        *((say.say(f"terrain-{word}"), ", ".join(at)) for word, at in plan.terrain.items()),
        (say.say("column-objectives"), ", ".join(f"{s} ({v})" for s, v in plan.objectives.items())),
        *(
            (f"{say.say('column-sources')}, {say.say('side-' + side)}", ", ".join(at))
            for side, at in plan.sources.items()
        ),
        (say.say("column-start"), ", ".join(f"{u} {s}" for u, s in plan.units.items())),
        *(
            (
                f"{say.say('column-missions')}, {say.say('side-' + side)}",
                "; ".join(_mission(found, say) for found in missions),
            )
            for side, missions in plan.missions.items()
        ),
        (say.say("column-borders"), "; ".join(_border(line, say) for line in plan.borders)),
    ]
    parts = [f"### {say.say('scenario-' + name)}", say.say(f"scenario-{name}-about")]
    if plan.layout == "hexes":
        parts.append(say.say("hexes-about"))
    return "\n\n".join([*parts, table(["", ""], rows)])


def _mission(mission: str, say: Texts) -> str:
    if mission == "raid":
        return say.say("mission-raid")
    return say.say("mission-hold", space=mission.removeprefix("hold-"))


def _border(line: str, say: Texts) -> str:
    a, b, *words = line.split()
    marks = [say.say(f"border-{word}") for word in words]
    return f"{a}-{b}" + (f" ({', '.join(marks)})" if marks else "")
