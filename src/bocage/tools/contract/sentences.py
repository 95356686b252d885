"""Everything that a game can say has a sentence in every language, with its variables."""

from __future__ import annotations

import ast
from collections import deque
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from bocage import text
from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Event, Outcome, Tally
from bocage.text import LANGUAGES, TextError, Texts, check_texts, load_texts, message_id
from bocage.tools.contract.common import Broken, Moment, walk
from bocage.tools.contract.games import tallies_in
from bocage.tools.rules.index import package_dirs
from bocage.tools.rules.sites import call_name, literals

KERNEL = Path(text.__file__).resolve().parent / "kernel"
CONTEXT = 80  # events that a moment may look back on
CHANCE = {"die", "dice", "roll", "natural", "white", "card", "cards"}  # fields of events
TERM = 3  # arguments of `add` of a tally; that of a set takes fewer

# Calls that name something to be said: (place, keyword) of the word, and what its sentence is.
CALLS = {
    "refuse": (1, "message", "refuse"),
    "Ask": (1, "prompt", "prompt"),
    "Adding": (0, "of", "tally"),
    "Tally": (0, "of", "tally"),
    "add": (1, "label", "label"),
    "Modifier": (1, "label", "label"),
}

Said = dict[str, dict[str, Any]]  # ids of sentences with their variables


def check_sentences(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """All sentences that the code names, and those that so many random games came to need."""
    module = engine.module
    folders = (KERNEL, *module.text_folders)
    problems = [
        problem
        for i, folder in enumerate(folders[1:], start=1)
        for problem in check_texts(folder, shared=folders[:i])
    ]
    if problems:
        raise Broken(_told(module, problems))
    texts = [load_texts(folders, lang) for lang in LANGUAGES]
    wanted, said = needed(module), _said_in(engine, count, seed)
    problems += _clashes(engine, texts[0]) + _untold(module)
    for each in texts:
        missing = [name for name in sorted(wanted | said.keys()) if not each.has(name)]
        problems += [f"{each.lang}.ftl: '{name}' is missing" for name in missing]
        problems += _unsayable(each, {n: args for n, args in said.items() if n not in missing})
    if problems:
        raise Broken(_told(module, problems))
    return {"needed": len(wanted), "said": len(said)}


def _untold(module: Module) -> list[str]:
    """Events that tell of dice or cards and have no moment on the map, in a game with moments."""
    known = module.momentous
    found = [event for event in module.events if known and event not in known]
    return [
        f"MOMENTS has nothing for {event.__name__}, which tells of dice or cards"
        for event in found
        if CHANCE.intersection(event.__struct_fields__)
    ]


def _clashes(engine: Engine, texts: Texts) -> list[str]:
    """Ids of one kind (22/21 and 22-21) that would go by the same name."""
    problems = []
    for kind, ids in engine.module.universe(engine.book).items():
        called: dict[str, list[str]] = {}
        for item in ids:
            called.setdefault(message_id(kind, item), []).append(item)
        problems += [
            f"'{message}' would name {' and '.join(items)}"
            for message, items in called.items()
            if len(items) > 1 and texts.has(message)
        ]
    return problems


def _told(module: Module, problems: list[str]) -> str:
    return f"{module.id}: the texts are not complete: {'; '.join(problems)}"


# -- what the code names ----------------------------------------------------------------------


def needed(module: Module) -> set[str]:
    """The ids of all sentences that the module declares or names literally in its code."""
    ids = {f"event-{tag_of(event)}" for event in module.events}
    ids |= {message_id("side", side) for side in module.sides}
    ids |= {message_id("scenario", name) for name in module.scenarios}
    ids |= {message_id("option", option.id) for option in module.options}
    ids |= {f"prompt-{step.prompt}" for step in module.steps.values() if hasattr(step, "prompt")}
    for folder in package_dirs(module):
        for file in sorted(folder.rglob("*.py")):
            ids |= set(_named(ast.parse(file.read_text(encoding="utf-8"))))
    return ids


def _named(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or call_name(node) not in CALLS:
            continue
        if call_name(node) == "add" and len(node.args) < TERM:
            continue
        place, keyword, group = CALLS[call_name(node)]
        given = [item.value for item in node.keywords if item.arg == keyword]
        given += node.args[place : place + 1]
        yield from (f"{group}-{word}" for value in given for word in literals(value))


# -- what random games say --------------------------------------------------------------------


def _said_in(engine: Engine, count: int, seed: int) -> Said:
    said: Said = {}
    for number in range(count):
        outcome, told = None, deque[Event](maxlen=CONTEXT)
        for moment in walk(engine, seed + number):
            said.update(_said_at(moment))
            said.update(_of_moments(engine, moment, told))
            outcome = moment.applied.position.outcome
        if outcome is not None:
            said.update(_of_outcome(outcome))
    return said


def _said_at(moment: Moment) -> Said:
    """What a decision and its effects need: the prompt, the numbers and the events."""
    said: Said = {f"prompt-{moment.ask.prompt}": {**moment.ask.args, "side": moment.ask.side}}
    for tally in tallies_in(moment):
        said.update(_of_tally(tally))
    for emitted in moment.applied.events:
        said[f"event-{tag_of(emitted.event)}"] = _fields(emitted.event)
    return said


def _of_moments(engine: Engine, moment: Moment, told: deque[Event]) -> Said:
    """What the moments of a decision say; they rest on what everybody was told."""
    said: Said = {}
    for emitted in moment.applied.events:
        drawn = engine.module.moment(engine.book, emitted.event, told)
        words = (drawn.title, drawn.result, drawn.about) if drawn else ()
        parts = [*drawn.throws, *drawn.cells] if drawn else []
        for each in (*words, *(getattr(part, "text", None) or part.title for part in parts)):
            if each and each.id:
                said[each.id] = each.args
        if emitted.to is None:
            told.appendleft(emitted.event)
    return said


def _of_tally(tally: Tally) -> Said:
    return {f"tally-{tally.of}": {}} | {f"label-{item.label}": item.args for item in tally.items}


def _of_outcome(outcome: Outcome) -> Said:
    return {f"outcome-{outcome.reason}": {**outcome.score, "winner": outcome.winner}}


def _fields(event: Event) -> dict[str, Any]:
    return {
        name: getattr(event, name)
        for name in event.__struct_fields__
        if name not in ("clause", "tallies")
    }


def _unsayable(texts: Texts, said: Said) -> list[str]:
    """Sentences that ask for a variable which they are not given."""
    problems = []
    for name, args in said.items():
        try:
            texts.say(name, **_plain(args))
        except TextError as error:
            problems.append(str(error))
    return problems


def _plain(args: Mapping[str, Any]) -> dict[str, str | int]:
    """Variables as the command line gives them: numbers, words, and mappings spread by key."""
    out: dict[str, str | int] = {}
    for key, value in args.items():
        inner = value.items() if isinstance(value, dict) else [(key, value)]
        for name, item in inner:
            out[str(name)] = item if type(item) is int else str(item)
    return out
