"""What tests of several games need for panels, forecasts and guides."""

from collections.abc import Iterator
from typing import Any

import msgspec

from bocage.art.panels import Chart, Fact, Words
from bocage.data import DataFiles
from bocage.data.tsv import read_raw
from bocage.kernel.chance import Rng
from bocage.kernel.choice import tag_of
from bocage.text import LANGUAGES, load_texts
from bocage.words import Words as Told
from bocage.words import filled, status_lines
from bocage.words.words import HERE, KERNEL


def moments(engine: Any, seed: int, weights=None) -> Iterator[tuple[Any, str, Any]]:
    """A random game: position, side and action before each decision."""
    rng = Rng(seed)
    position = engine.start(rng).position
    while position.outcome is None:
        side = engine.pending(position)[0].side
        action = engine.choice(position, side).sample(rng, weights or engine.module.weights)
        yield position, side, action
        position = engine.apply_legal(position, side, action, rng).position
    yield position, "", None


def strict_words(engine: Any) -> list[Told]:
    """The words of both languages; a missing text or variable is an error."""
    found = []
    for lang in LANGUAGES:
        words = Told(engine.module, engine.book, lang)
        words.texts = load_texts((KERNEL, HERE, *engine.module.text_folders), lang)
        found.append(words)
    return found


def structs_in(thing: Any) -> Iterator[msgspec.Struct]:
    """A struct and all structs inside it."""
    if isinstance(thing, msgspec.Struct):
        yield thing
        for name in thing.__struct_fields__:
            yield from structs_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for item in thing:
            yield from structs_in(item)


def clauses_of(engine: Any) -> set[str]:
    """The clauses of a game."""
    raw = read_raw(DataFiles(engine.module.home / "data"), "clauses.tsv")
    place = raw.columns.index("clause")
    return {cells[place] for _, cells in raw.rows}


def check_said(engine: Any, *things: Any) -> None:
    """Every sentence exists in both languages, every clause in the rulebook."""
    known = clauses_of(engine)
    for words in strict_words(engine):
        for thing in things:
            for part in structs_in(filled(words, thing)):
                clause = getattr(part, "clause", "")
                assert not clause or clause in known, clause
                if isinstance(part, Words):
                    assert part.text, part
                if isinstance(part, Fact):
                    assert "-" not in part.value or part.value.lstrip("-").isdecimal(), part
                if isinstance(part, Chart):
                    assert all(len(row) == len(part.columns) for row in part.rows)
                    heads = (*part.columns, *(row[0] for row in part.rows))
                    assert not any(head.split("-")[0].islower() and "-" in head for head in heads)


def check_status(engine: Any, view: Any) -> None:
    """The status can be said in both languages."""
    for words in strict_words(engine):
        for title, value in status_lines(words, engine.module.status(engine.book, view)):
            assert title and value
            assert not words.texts.has(value)


def check_guide(engine: Any) -> None:
    """Every fact of the guide names a prompt, an action or a field that the game has."""
    guide = engine.module.guide(engine.book, engine.scenario)
    check_said(engine, guide)
    texts = strict_words(engine)[0].texts
    fields = {tag_of(act): act.__struct_fields__ for act in engine.module.actions}
    fields |= {"pass": ()}
    for step in (*guide.steps, *guide.asides):
        for fact in (*step.when, step.until):
            what, _, value = fact.partition(":")
            for one in value.split("|") if fact else ():
                if what == "prompt":
                    assert texts.has(f"prompt-{one}"), fact
                elif what == "field":
                    tag, _, field = one.partition(".")
                    assert field in fields[tag], fact
                else:
                    assert what in ("can", "cannot", "do", "acted") and one in fields, fact
    assert not any(step.until for step in guide.asides)
    assert all(step.when for step in guide.asides)
    assert not guide.steps[-1].until


class Guided:
    """A player who does what the guide says, card by card; the other side plays at random."""

    MANY = 3000  # decisions

    def __init__(self, engine: Any, seed: int) -> None:
        self.engine = engine
        self.rng = Rng(seed)
        self.position = engine.start(self.rng).position
        self.guide = engine.module.guide(engine.book, engine.scenario)
        self.at = 0
        self.seen: list[str] = []

    def follow(self) -> list[str]:
        """The ids of the cards that were shown, to the last; AssertionError if it never comes."""
        for _ in range(self.MANY):
            ask = self._asked()
            choice = self.engine.choice(self.position, self.guide.side) if ask else None
            found = self._standing(ask.prompt if ask else "", choice)
            if found is not None:
                self.at = found
                step = self.guide.steps[found]
                if step.id not in self.seen:
                    self.seen.append(step.id)
                if found == len(self.guide.steps) - 1:
                    return self.seen
                if not step.until:
                    self.at += 1
                    continue
            if choice is None:
                self._act(self.engine.pending(self.position)[0].side, {})
            else:
                self._do(self.guide.steps[self.at].until if found is not None else "", choice)
        raise AssertionError(f"never came to the end: {self.seen}")

    def _asked(self) -> Any:
        asks = self.engine.pending(self.position)
        return next((ask for ask in asks if ask.side == self.guide.side), None)

    def _standing(self, prompt: str, choice: Any) -> int | None:
        """The card that fits while nothing is declared."""
        for at in range(self.at, len(self.guide.steps)):
            when = self.guide.steps[at].when
            if at > self.at and not when:
                continue
            if all(self._holds(fact, prompt, choice) for fact in when):
                return at
        return None

    def _holds(self, fact: str, prompt: str, choice: Any) -> bool:
        what, _, value = fact.partition(":")
        if what == "prompt":
            return prompt in value.split("|")
        can = choice is not None and self._sample(choice, value) is not None
        return {"can": can, "cannot": bool(prompt) and not can}.get(what, False)

    def _sample(self, choice: Any, tag: str) -> Any:
        if tag not in [tag_of(kind) for kind in choice.types]:
            return None
        acts = (choice.sample(self.rng, {tag: 10**6}) for _ in range(20))
        return next((act for act in acts if tag_of(act) == tag), None)

    def _do(self, until: str, choice: Any) -> None:
        """What the card asks for, and whatever else it takes to come to what it waits for."""
        what, _, value = until.partition(":")
        tags = [one.partition(".")[0] for one in value.split("|")] if what != "prompt" else []
        if not tags:
            tags = ["done", "finish", "pass"]
        acts = (self._sample(choice, tag) for tag in tags)
        act = next((act for act in acts if act is not None), None)
        if act is not None and what in ("acted", "field"):
            while self.at < len(self.guide.steps):
                self.at += 1
                if self.guide.steps[self.at - 1].until in (f"acted:{value}", f"acted:{tags[0]}"):
                    break
        self._act(self.guide.side, {}, act)

    def _act(self, side: str, weights: dict[str, int], act: Any = None) -> None:
        choice = self.engine.choice(self.position, side)
        chosen = choice.sample(self.rng, weights) if act is None else act
        self.position = self.engine.apply_legal(self.position, side, chosen, self.rng).position
        assert self.position.outcome is None
