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
        words.texts = load_texts((KERNEL, HERE, engine.module.home / "text"), lang)
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


class Guided:
    """A player who does what the guide says, in the terms that the page uses."""

    def __init__(self, engine: Any, seed: int) -> None:
        self.engine = engine
        self.rng = Rng(seed)
        self.position = engine.start(self.rng).position
        self.guide = engine.module.guide(engine.book, engine.scenario)
        self.declared: Any = None

    def follow(self) -> None:
        """All steps in their order; AssertionError where one cannot be done."""
        for step in self.guide.steps:
            kind, _, what = step.until.partition(":")
            if kind:
                getattr(self, f"_until_{kind}")(what)

    def _asked(self) -> Any:
        asks = self.engine.pending(self.position)
        return next((ask for ask in asks if ask.side == self.guide.side), None)

    def _act(self, side: str, action: Any) -> None:
        self.position = self.engine.apply_legal(self.position, side, action, self.rng).position
        assert self.position.outcome is None

    def _random(self, side: str, *, done: bool = False) -> None:
        choice = self.engine.choice(self.position, side)
        ends = [t() for t in choice.types if tag_of(t) in ("done", "pass") and done]
        legal = [act for act in ends if choice.why_not(act) is None]
        self._act(side, legal[0] if legal else choice.sample(self.rng, {}))

    def _others(self) -> None:
        """Until the player is asked, the other side plays at random."""
        for _ in range(2000):
            if self._asked():
                return
            self._random(self.engine.pending(self.position)[0].side)
        raise AssertionError("the player is never asked")

    def _until_prompt(self, what: str) -> None:
        self.declared = None
        for _ in range(300):
            self._others()
            if self._asked().prompt == what:
                return
            self._random(self.guide.side, done=True)
        raise AssertionError(f"never asked {what}")

    def _until_do(self, what: str) -> None:
        self._others()
        choice = self.engine.choice(self.position, self.guide.side)
        assert what in [tag_of(kind) for kind in choice.types], what
        acts = (choice.sample(self.rng, {what: 10**6}) for _ in range(200))
        self.declared = next(act for act in acts if tag_of(act) == what)

    def _until_field(self, what: str) -> None:
        assert getattr(self.declared, what)

    def _until_acted(self, what: str) -> None:
        for _ in range(200):
            self._others()
            choice = self.engine.choice(self.position, self.guide.side)
            if what in [tag_of(kind) for kind in choice.types]:
                if self.declared is None or tag_of(self.declared) != what:
                    self._until_do_if_legal(choice, what)
                if self.declared is not None:
                    done, self.declared = self.declared, None
                    return self._act(self.guide.side, done)
            self._random(self.guide.side)
        raise AssertionError(f"{what} cannot be done")

    def _until_do_if_legal(self, choice: Any, what: str) -> None:
        acts = (choice.sample(self.rng, {what: 10**6}) for _ in range(50))
        self.declared = next((act for act in acts if tag_of(act) == what), None)
