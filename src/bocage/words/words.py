"""Ids become words here: names, prompts, refusals, events, tallies, clauses, in one language."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from bocage.kernel.choice import tag_of
from bocage.kernel.nouns import Action, Ask, Event, Illegal, Modifier, Outcome, Standing, Tally
from bocage.kernel.shapes import Shape, shapes_of
from bocage.text import LANGUAGES, load_texts, message_id

if TYPE_CHECKING:
    from bocage.kernel.module import Module

HERE = Path(__file__).resolve().parent / "text"
KERNEL = Path(__file__).resolve().parent.parent / "text" / "kernel"


def language(wanted: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if wanted:
        return wanted
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


class Clause(msgspec.Struct, frozen=True):
    """A clause as players read it."""

    clause: str
    title: str
    text: str
    fills: str = ""

    @property
    def number(self) -> str:
        """What a reader of this edition looks for; the number of a sister edition comes after."""
        return f"{self.fills} · {self.clause}" if self.fills else self.clause


@cache
def clauses(module: Module, lang: str) -> dict[str, Clause]:
    """All clauses of a game by number, in the order of the rulebook."""
    from bocage.data import DataFiles
    from bocage.data.tsv import read_raw

    raw = read_raw(DataFiles(module.home / "data"), "clauses.tsv")
    named = ("clause", f"title_{lang}", f"text_{lang}", "fills")
    wanted = [raw.columns.index(name) for name in named if name in raw.columns]
    rows = [Clause(*(cells[i] for i in wanted)) for _, cells in raw.rows]
    return {row.clause: row for row in rows}


@cache
def number(value: int, halves: bool = False) -> str:
    """A number as it is printed; one that is counted in halves: ½, 1, 1½."""
    if not halves:
        return str(value)
    whole, rest = divmod(abs(value), 2)
    digits = "" if rest and not whole else str(whole)
    return f"{'-' if value < 0 else ''}{digits}{'½' if rest else ''}"


FOR_ORDERS = ("question", "thrown")  # ids that only standing orders name


class Words:
    """The words of one game in one language.

    A program with sentences of its own names their folder and how their ids begin.
    """

    folders: ClassVar[tuple[Path, ...]] = ()
    prefixes: ClassVar[tuple[str, ...]] = ("words",)
    with_ids: ClassVar[bool] = True  # names tell the id as well, which is what one types

    def __init__(self, module: Module, book: Any, lang: str) -> None:
        self.module = module
        self.book = book
        self.lang = lang
        # A missing sentence must not stop a game: it stands visibly as ⟦id⟧ instead.
        self.texts = load_texts(
            (KERNEL, HERE, *self.folders, *module.text_folders), lang, strict=False
        )
        known = {"side": module.sides, **module.universe(book)} if book is not None else {}
        self._ids = {kind: frozenset(ids) for kind, ids in known.items()}
        kinds = (*module.actions, *module.standing)
        shapes = (shape for action in kinds for shape in shapes_of(action))
        self._kinds = {shape.name: shape.kind for shape in shapes if shape.kind}
        self._called: dict[tuple[str, str], str] = {}  # names of ids, as they were asked for
        self.kept: dict[Any, Any] = {}  # what was told in these words last, for those who tell it

    def say(self, message: str, **args: str | int) -> str:
        """A sentence that does not belong to the game, such as `comma`."""
        known = self._own(message) or f"{self.prefixes[0]}-{message}"
        return self.texts.say(known, **args)

    def _own(self, message: str) -> str | None:
        """The id of a sentence that does not belong to the game."""
        ids = (f"{prefix}-{message}" for prefix in self.prefixes)
        return next((known for known in ids if self.texts.has(known)), None)

    def word(self, group: str, name: str) -> str:
        """A word that the game may name (`status-pinned`), else ours, else as it is."""
        return self.named(group, name) or name.replace("_", " ")

    def named(self, group: str, name: str, **args: int) -> str | None:
        """A word of the game or ours; None if there is none."""
        message = message_id(group, name)
        known = message if self.texts.has(message) else self._own(message)
        return self.texts.say(known, **args) if known else None

    def name(self, kind: str, item: str) -> str:
        """How something is called, with its id, which is what one types."""
        if kind == "card":
            return self._card(item)
        if kind == "mission":
            return self._mission(item)
        message = message_id(kind, item)
        if self.texts.has(message):
            called = self.texts.say(message)
        elif not (called := self._printed(kind, item)):
            return item
        plain = kind in ("side", "scenario", "option") or _begins(called, item)
        return called if plain else self._with_id(called, item)

    def _printed(self, kind: str, item: str) -> str:
        """What a counter calls itself, in every language, where the game has no text for it."""
        counters = getattr(self.book, "counters", {}) if kind == "unit" else {}
        return str(getattr(counters.get(item), "title", ""))

    def _card(self, item: str) -> str:
        """A card: its own name, or its use and value as printed, or its id."""
        message = message_id("card", item)
        if self.texts.has(message):
            return self._with_id(self.texts.say(message), item)
        face = getattr(self.book, "cards", {}).get(item)
        use, value = getattr(face, "use", None), getattr(face, "value", None)
        if use is None or value is None:
            return item
        mark = f" {self.say('mishap-mark')}" if getattr(face, "mishap", False) else ""
        return self._with_id(f"{self.word('use', use)} {value}{mark}", item)

    def _with_id(self, called: str, item: str) -> str:
        return f"{called} ({item})" if self.with_ids else called

    def _mission(self, item: str) -> str:
        message = message_id("mission", item)
        if self.texts.has(message):
            return self.texts.say(message)
        stem, _, space = item.partition("-")
        message = message_id("mission", stem)
        if self.texts.has(message):
            return self.texts.say(message, space=self.name("space", space))
        return item

    def args(self, given: Mapping[str, Any]) -> dict[str, str | int]:
        """Arguments of a sentence: ids as names, lists joined, maps spread out by key."""
        out: dict[str, str | int] = {}
        for key, value in given.items():
            if isinstance(value, dict):
                out.update({str(k): self._arg(str(k), v) for k, v in value.items()})
            else:
                out[key] = self._arg(key, value)
        return out

    def _arg(self, key: str, value: Any) -> str | int:
        if value is None:
            return self.say("nobody") if key in ("winner", "side") else self.say("none")
        if isinstance(value, bool):
            return "yes" if value else "no"  # a sentence chooses by it
        if isinstance(value, int):
            return value
        if isinstance(value, tuple | list):
            return self.say("comma").join(str(self._arg(key, item)) for item in value)
        return self.known(key, str(value))

    def known(self, key: str, value: str) -> str:
        """The name of an id whose kind the key tells, or else the book's lists; else a word."""
        called = self._called.get((key, value))
        if called is not None:
            return called
        kind = self.kind_of(key, value)
        if kind is not None:
            called = self._called[key, value] = self.name(kind, value)
            return called
        if key == "field":  # what one types
            return value
        return self.named(key, value) or value

    def kind_of(self, key: str, value: str) -> str | None:
        """The kind of id that a value under this key is; None if it is none."""
        for kind in self._likely(key, value):
            if value in self._ids.get(kind, ()):
                return kind
        return None

    def _likely(self, key: str, value: str) -> Iterator[str]:
        """The kinds of id that a value may be; a bare number may be a space, but not a unit."""
        yield from (key, key.removesuffix("s"), self._kinds.get(key, ""))
        others = (kind for kind in self._ids if kind not in FOR_ORDERS)
        yield from ("space",) if value.isdecimal() else others

    def prompt(self, ask: Ask) -> str:
        """The one sentence that says what is to be decided."""
        message = f"prompt-{ask.prompt}"
        args = self.args({**ask.args, "side": ask.side})
        return self.texts.say(message, **args) if self.texts.has(message) else ask.prompt

    def subject(self, ask: Ask) -> str:
        """What a decision is about, as far as its sentence does not say it: `unit: …  hits: 2`."""
        said, parts = self.prompt(ask), []
        chooses = self.texts.chooses(f"prompt-{ask.prompt}")
        for key, value in self.args(ask.args).items():
            if isinstance(ask.args[key], bool) or key in chooses:  # between sentences
                continue
            if not re.search(rf"(?<!\d){re.escape(str(value))}(?!\d)", said):
                parts.append(f"{self.word('field', key)}{self.say('colon')}{value}")
        return "   ".join(parts)

    def refusal(self, illegal: Illegal) -> str:
        """Why not, in words."""
        args = self.args({"id": "", "expected": "", **illegal.args})
        return self.texts.say(f"refuse-{illegal.message}", **args)

    def event(self, event: Event) -> str:
        """What happened, as a sentence."""
        given = {
            name: getattr(event, name)
            for name in event.__struct_fields__
            if name not in ("tallies", "clause")
        }
        fields = {name: None if value == () else value for name, value in given.items()}
        message = f"event-{event.__struct_config__.tag}"
        if not self.texts.has(message):
            return f"{event.__struct_config__.tag}: {fields}"
        chooses = self.texts.chooses(message)
        empty = {k: "none" for k, v in given.items() if k in chooses and v in ((), None, "")}
        return self.texts.say(message, **{**self.args(fields), **empty})

    def label(self, item: Modifier) -> str:
        """What a term of a tally is called."""
        message = f"label-{item.label}"
        if not self.texts.has(message):
            return item.label
        return self.texts.say(message, **self.args(item.args))

    def tally(self, tally: Tally) -> str:
        """A number with the clauses that made it, on one line."""
        signs = [("" if i.value < 0 else "+") + number(i.value, tally.halves) for i in tally.items]
        terms = [
            f"{self.label(item)} {sign} [{self.cite(item.clause)}]"
            for item, sign in zip(tally.items, signs, strict=True)
        ]
        total = self.total(tally)
        return f"{total} = {', '.join(terms)}" if terms else total

    def total(self, tally: Tally) -> str:
        """What a number is called, and how much it is."""
        return f"{self.word('tally', tally.of)} {number(tally.total, tally.halves)}"

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        args = self.args({**outcome.score, "winner": outcome.winner})
        message = f"outcome-{outcome.reason}"
        if self.texts.has(message):
            return self.texts.say(message, **args)
        return self.say("winner", winner=str(args["winner"]))

    def kind_of_action(self, tag: str, ask: Ask | None = None) -> str:
        """What one does with this kind of action; `do-<tag>-<prompt>` may say it better."""
        if ask is not None and self.texts.has(message_id(f"do-{tag}", ask.prompt)):
            message = message_id(f"do-{tag}", ask.prompt)
            return self.texts.say(message, **self.args({**ask.args, "side": ask.side}))
        return self.word("do", tag)

    def action(self, action: Action) -> str:
        """An action with the names of what it is about; empty if its text says it all."""
        shapes = shapes_of(type(action))
        given = [(shape, getattr(action, shape.name)) for shape in shapes]
        several = [item for _, value in given if isinstance(value, tuple) for item in value]
        parts = [
            self._part(
                shape,
                value,
                alone=len(shapes) == 1,
                among=isinstance(value, str) and value in several,
            )
            for shape, value in given
            if shape.required or value != shape.default
        ]
        said = [part for part in parts if part]
        called = self.kind_of_action(tag_of(action))
        if not said:
            return self._nothing(action, called)
        return f"{called}{self.say('colon')}{self.say('comma').join(said)}"

    def standing(self, order: Standing) -> str:
        """A standing order as a sentence; a list that names nothing is `none`."""
        given = {shape.name: getattr(order, shape.name) for shape in shapes_of(type(order))}
        empty = {name: "none" for name, value in given.items() if value == ()}
        message = f"standing-{tag_of(order)}"
        known = message if self.texts.has(message) else self._own(message)
        return self.texts.say(known or message, **{**self.args(given), **empty})

    def _part(self, shape: Shape, value: Any, *, alone: bool, among: bool) -> str:
        """One field of an action; with its name what may be left out, or is one among several."""
        name = self.word("field", shape.name)
        if isinstance(value, bool):
            return name if value else ""
        if isinstance(value, dict):
            items = (f"{self.known('unit', str(k))}: {v}" for k, v in value.items())
            return self.say("comma").join(items)
        if isinstance(value, int):
            return f"{name} {value}" if value else ""
        told = str(self._arg(shape.name, value)) if value else ""
        plain = (shape.required and not among) or alone or not told
        return told if plain else f"{name} {told}"

    def _nothing(self, action: Action, called: str) -> str:
        """An action that names nothing (`nobody advances`); without fields as it is called."""
        if all(shape.form == "flag" for shape in shapes_of(type(action))):
            return called
        told = self.named("do", f"{tag_of(action)}-none")
        return told or self.say("do-nothing", action=called)

    def clause(self, number: str) -> Clause | None:
        """The clause of that number, or None."""
        return clauses(self.module, self.lang).get(number)

    def cite(self, number: str) -> str:
        """The number of a clause as it is read; see `Clause.number`."""
        known = self.clause(number)
        return known.number if known else number

    def clauses_under(self, number: str) -> list[Clause]:
        """The clause of that number, or all of a chapter (`5` gives 5.1, 5.2, …)."""
        known = clauses(self.module, self.lang)
        if number in known:
            return [known[number]]
        return [c for c in known.values() if number and c.clause.startswith(f"{number}.")]


def _begins(called: str, item: str) -> bool:
    """Whether a name begins with the id, as a word of its own."""
    rest = called.removeprefix(item)
    return rest != called and (rest[:1] in ("", " ") or not rest[0].isascii())
