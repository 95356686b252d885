"""The engine: asks the steps who decides, checks an answer against the choice, carries it out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bocage.kernel.chance import Chance, Rng
from bocage.kernel.choice import Choice, wrong_action
from bocage.kernel.codec import Codec
from bocage.kernel.draft import NOTHING, Draft
from bocage.kernel.memo import Memo
from bocage.kernel.module import ANY, DUE, InputError, Module, ModuleError
from bocage.kernel.nouns import (
    Action,
    Ask,
    Due,
    EngineFault,
    Frame,
    Illegal,
    Pass,
    Window,
    protocol,
)
from bocage.kernel.position import AnyPosition, AnyView, Applied, Position, View
from bocage.kernel.renaming import own_names
from bocage.kernel.shapes import Shape, shapes_of
from bocage.kernel.step import Step
from bocage.kernel.wording import parse, usage

STEP_LIMIT = 10_000  # automatic steps in one apply; more is an endless loop


class _Steps(dict[type[Frame], Step]):
    """The steps by the type of their frames."""

    def __missing__(self, kind: type[Frame]) -> Step:
        name = kind.__name__
        raise EngineFault(f"no step for frame {name}: add it to `steps` of the module")


class Engine:
    """One module with one scenario, its options and its data. Holds no position of its own."""

    def __init__(
        self,
        module: Module,
        scenario: str,
        options: Mapping[str, str] | None = None,
        overlays: Sequence[Path] = (),
        book: Any = None,
    ) -> None:
        self.module = module
        self.scenario = scenario
        self.overlays = tuple(overlays)
        self.options = dict(options or {})
        if book is None:
            self.options = drawn_options(module, scenario, self.options, self.overlays, Rng(0))
            book = module.load(scenario, self.options, self.overlays)
        self.book = book
        self.codec = Codec(module)
        self._steps = _Steps(module.steps)
        self._steps[Due] = DUE
        self._order = {
            kind: {name: i for i, name in enumerate(names)}
            for kind, names in module.universe(book).items()
        }
        self._aliases = module.aliases(book)
        check_kinds((*self.codec.action_types, *module.standing), self._order)
        self._checked: set[tuple[type, str]] = set()
        self._settles = type(module).settle is not Module.settle
        self._asked: tuple[AnyPosition | None, tuple[Ask, ...]] = (None, ())
        self._guessed: tuple[AnyView | None, AnyPosition | None] = (None, None)
        self._offered: tuple[AnyPosition | None, str, Choice | None] = (None, "", None)

    @classmethod
    def over(cls, module: Module, book: Any) -> Engine:
        """An engine over a book made elsewhere (a situation's blank board)."""
        options = {o.id: o.default for o in module.options if not o.scenarios}
        return Engine(module, "blank", options, book=book)

    def another(self) -> Engine:
        """The same for another game: what is printed is shared, what is remembered is not.

        Games that are played by turns would push each other out of one memory.
        """
        book = self.book
        if isinstance(getattr(book, "memo", None), Memo):
            book = copy(book)
            book.memo = self.book.memo.fresh(book)
        engine = Engine(self.module, self.scenario, self.options, self.overlays, book)
        engine.codec = self.codec
        return engine

    @property
    def hides(self) -> bool:
        """Whether anything is hidden from the other side in this game."""
        return self.module.hides_with(self.options)

    # -- asking -----------------------------------------------------------------------------

    def start(self, chance: Chance) -> Applied:
        """Set the game up and run to the first decision."""
        made = self.module.setup(self.book)
        empty: AnyPosition = Position(made.public, made.private, made.sealed, (made.frame,))
        draft: Draft[Any, Any, Any] = Draft(empty, chance)
        self._run(draft)
        return Applied(draft.freeze(0), tuple(draft.emitted), tuple(draft.drawn), barrier=True)

    def go_on(self, pos: AnyPosition, chance: Chance) -> Applied:
        """Run a position that stands between decisions to the next one; for situations."""
        draft: Draft[Any, Any, Any] = Draft(pos, chance)
        self._run(draft)
        return Applied(draft.freeze(0), tuple(draft.emitted), tuple(draft.drawn), barrier=True)

    def asks(self, pos: AnyPosition) -> tuple[Ask, ...]:
        """Everyone who must decide now (those who have answered sealed are still named)."""
        known, asks = self._asked
        if known is not pos:
            asks = self._ask(pos.public, pos.frames) if pos.frames else ()
            self._asked = (pos, asks)
        return asks

    def _ask(self, public: Any, frames: Sequence[Any]) -> tuple[Ask, ...]:
        frame = frames[-1]
        asks = self._steps[type(frame)].who(self.book, public, frame)
        if not asks:
            raise EngineFault(f"nobody is asked, yet nothing happens: {frame!r}")
        return asks

    def pending(self, pos: AnyPosition) -> tuple[Ask, ...]:
        """Those who have still to answer. True position only: never send it to a side."""
        asks = self.asks(pos)
        if not pos.answers:
            return asks
        return tuple(ask for ask in asks if ask.side not in pos.answers)

    def ask_of(self, pos: AnyPosition, side: str) -> Ask | None:
        """What this side must decide now, or None."""
        for ask in self.asks(pos):
            if ask.side == side:
                return None if side in pos.answers else ask
        return None

    def choice(self, pos: AnyPosition, side: str) -> Choice | None:
        """What this side may choose now, from what it sees; None if it is not asked."""
        known, whose, choice = self._offered
        if known is not pos or whose != side:
            ask = self.ask_of(pos, side)
            choice = None if ask is None else self._choice(self.view(pos, side), ask)
            self._offered = (pos, side, choice)  # kept for the next question about it
        return choice

    def _choice(self, view: AnyView, ask: Ask) -> Choice:
        frame = view.frames[-1]
        choice = self._steps[type(frame)].choice(self.book, view, frame, ask)
        if (type(frame), ask.prompt) not in self._checked:
            self._check_choice(frame, choice)
            self._checked.add((type(frame), ask.prompt))
        return choice

    def _check_choice(self, frame: Frame, choice: Choice) -> None:
        """A choice must offer declared actions, and one in a window must offer to pass."""
        for kind in choice.types:
            if kind not in self.codec.action_types:
                raise EngineFault(f"action {kind.__name__} is not declared in `actions`")
        if isinstance(frame, Window) and Pass not in choice.types:
            raise EngineFault(f"the choice in window {type(frame).__name__} must offer Pass()")

    def choice_of_view(self, view: AnyView) -> tuple[Ask, Choice] | None:
        """The same from a view alone: what bots and previews use."""
        if view.side is None or view.outcome is not None or view.answer is not None:
            return None
        for ask in self._ask(view.public, view.frames):
            if ask.side == view.side:
                return ask, self._choice(view, ask)
        return None

    # -- answering --------------------------------------------------------------------------

    def why_not(
        self, pos: AnyPosition, side: str, action: Action, version: int | None = None
    ) -> Illegal | None:
        """Why this side may not do this now, or None."""
        if pos.outcome is not None:
            return protocol("game-over")
        if version is not None and version != pos.version:
            return protocol("stale", version=version, current=pos.version)
        ask = self.ask_of(pos, side)
        if ask is None:
            return protocol("not-your-decision", side=side)
        malformed = self.malformed(action)
        if malformed is not None:
            return malformed
        choice = self.choice(pos, side)
        if choice is None or type(action) not in choice.types:
            return wrong_action(ask.clause, action, choice)
        return choice.why_not(action)

    def parse(self, line: str) -> Action | Illegal:
        """The action that a line means; its sets may stand in any order."""
        found = parse(line, self.codec.action_types)
        return found if isinstance(found, Illegal) else self.ordered(found)

    def from_json(self, data: bytes | str) -> Action | Illegal:
        """The action that JSON means; its sets may stand in any order."""
        found = self.codec.action_from_json(data)
        return found if isinstance(found, Illegal) else self.ordered(found)

    def ordered(self, action: Action) -> Action:
        """The same action by its own names, its sets in the order of the book.

        What is unknown stays as it is.
        """
        for kind, names in self._aliases.items():
            action = own_names(action, kind, names)
        changes = {}
        for shape in shapes_of(type(action)):
            order, value = self._order.get(shape.kind or ""), getattr(action, shape.name)
            if order is None or not (shape.as_set or shape.form == "map") or not value:
                continue
            if all(item in order for item in value):
                items = tuple(sorted(value, key=order.__getitem__))
                changes[shape.name] = items if shape.as_set else {i: value[i] for i in items}
        return replace(action, **changes)

    def malformed(self, action: Action) -> Illegal | None:
        """What is wrong with an action whatever the position: unknown ids, order, bounds."""
        if type(action) not in self.codec.action_types:
            return protocol("unknown-action", text=type(action).__name__)
        return self.misfilled(action)

    def misfilled(self, action: Action) -> Illegal | None:
        """What is wrong with the fields of an action or a standing order."""
        for shape in shapes_of(type(action)):
            value = getattr(action, shape.name)
            if not well_typed(shape, value):
                shown = f"{shape.name}={value!r}"[:80]
                return protocol("bad-form", text=shown, expected=usage(type(action)))
            if shape.form == "flag" or value is None:
                continue
            bad = self._bad_value(shape, value)
            if bad is not None:
                return bad
        return None

    def _bad_value(self, shape: Shape, value: Any) -> Illegal | None:
        unknown = self.unknown_in(shape, value)
        if unknown is not None:
            return unknown
        order = self._order.get(shape.kind) if shape.kind else None
        items = value if shape.form in ("many", "map") else (value,)
        if order is not None and (shape.as_set or shape.form == "map") and len(value) > 1:
            places = [order[item] for item in items]
            if len(set(places)) != len(places):
                twice = next(item for i, item in enumerate(items) if item in value[:i])
                return protocol("duplicate", field=shape.name, id=str(twice))
            if places != sorted(places):
                return protocol("unsorted", field=shape.name)
        numbers = value.values() if shape.form == "map" else items
        return _bad_number(shape, numbers) if shape.whole else None

    def unknown_in(self, shape: Shape, value: Any) -> Illegal | None:
        """The first id in a well-typed value that the game does not know."""
        named = [(shape.kind, value if shape.form in ("many", "map") else (value,))]
        if shape.form == "map":
            named.append((shape.value_kind, value.values()))
        for kind, items in named:
            known = self._order.get(kind) if kind else None
            if known is not None:
                strange = next((item for item in items if item not in known), None)
                if strange is not None:
                    return protocol("unknown-id", kind=kind, id=str(strange)[:40])
        return None

    def apply(
        self,
        pos: AnyPosition,
        side: str,
        action: Action,
        chance: Chance,
        version: int | None = None,
    ) -> Applied | Illegal:
        """Carry out a legal action; refuse an illegal one. The old position stays as it is."""
        illegal = self.why_not(pos, side, action, version)
        if illegal is not None:
            return illegal
        return self.apply_legal(pos, side, action, chance)

    def apply_legal(self, pos: AnyPosition, side: str, action: Action, chance: Chance) -> Applied:
        """Carry out an action that is known to be legal (made by `legal` or `sample`)."""
        asks = self.asks(pos)
        several = len(asks) > 1
        if several and len(pos.answers) + 1 < len(asks):
            # Sealed: nobody else may notice, so the version does not count it.
            return Applied(replace(pos, answers={**pos.answers, side: action}), (), (), False)
        draft: Draft[Any, Any, Any] = Draft(pos, chance)
        if several:
            self._take_all(draft, asks, {**pos.answers, side: action})
        else:
            frame = pos.frames[-1]
            self._steps[type(frame)].take(self.book, draft, frame, side, action)
        settled = self._run(draft)
        after = draft.freeze(pos.version + 1)
        self._asked = (after, settled)
        barrier = several or draft.reveals(side)
        return Applied(after, tuple(draft.emitted), tuple(draft.drawn), barrier)

    def _take_all(
        self, d: Draft[Any, Any, Any], asks: Sequence[Ask], answers: Mapping[str, Action]
    ) -> None:
        """Carry out simultaneous answers, in the order in which the sides were asked."""
        for ask in asks:
            frame = d.frames[-1]
            if d.moved:
                raise EngineFault(f"simultaneous answers: {frame!r} went on before all were taken")
            self._steps[type(frame)].take(self.book, d, frame, ask.side, answers[ask.side])

    def _run(self, d: Draft[Any, Any, Any]) -> tuple[Ask, ...]:
        """Run steps until somebody must be asked or the game is over."""
        book, steps, frames, changed = self.book, self._steps, d.frames, d.changed
        for _ in range(STEP_LIMIT):
            if changed:
                if self._settles and d.outcome is None:
                    self.module.settle(book, d)  # what follows from what has changed
                changed.clear()
            if d.outcome is not None:
                return ()
            if not frames:
                raise EngineFault("the last frame returned, but the game is not over")
            frame = frames[-1]
            step = steps[type(frame)]
            d.moved = False
            if d.returned is not NOTHING:
                value, d.returned = d.returned, NOTHING
                step.back(book, d, frame, value)
                if d.moved or changed or frames[-1] is not frame:
                    continue
            step.run(book, d, frame)
            if not d.moved and not changed:
                return self._ask(d.public, frames)
        raise EngineFault(f"{STEP_LIMIT} steps without a decision: {d.frames[-1]!r}")

    # -- seeing -----------------------------------------------------------------------------

    def view(self, pos: AnyPosition, side: str | None) -> AnyView:
        """What this side (None: a spectator) may know."""
        return View(
            side,
            pos.public,
            None if side is None else pos.private[side],
            self.module.counts(self.book, pos),
            pos.frames,
            pos.later,
            None if side is None else pos.answers.get(side),
            pos.version,
            pos.outcome,
        )

    def usual_guess(self, view: AnyView) -> AnyPosition:
        """The same whole position whenever it is asked for, made once for a view."""
        known, position = self._guessed
        if position is None or known is not view:
            position = self.guess(view, Rng(0))
            self._guessed = (view, position)
        return position

    def guess(self, view: AnyView, rng: Rng) -> AnyPosition:
        """A whole position that this view could come from, for search and branching."""
        private, sealed = self.module.guess(self.book, view, rng)
        answers = {} if view.answer is None or view.side is None else {view.side: view.answer}
        return Position(
            view.public,
            private,
            sealed,
            view.frames,
            view.later,
            answers,
            view.version,
            0,
            view.outcome,
        )


def well_typed(shape: Shape, value: Any) -> bool:
    """Whether a value has exactly the type of its field: a yes is no number, a list no tuple."""
    if value is None:
        return shape.optional
    item: type = int if shape.whole else str
    if shape.form == "many":
        return type(value) is tuple and all(type(part) is item for part in value)
    if shape.form == "map":
        return type(value) is dict and all(
            type(key) is str and type(part) is item for key, part in value.items()
        )
    return type(value) is (bool if shape.form == "flag" else item)


def _bad_number(shape: Shape, values: Any) -> Illegal | None:
    for value in values:
        if (shape.low is not None and value < shape.low) or (
            shape.high is not None and value > shape.high
        ):
            return protocol(
                "out-of-bounds", field=shape.name, value=value, low=shape.low, high=shape.high
            )
    return None


def checked_options(module: Module, scenario: str, options: Mapping[str, str]) -> dict[str, str]:
    """The full set of options; raises InputError for an unknown scenario, option or value."""
    if scenario not in module.scenarios:
        known = ", ".join(module.scenarios)
        raise InputError(f"unknown scenario '{scenario}' of {module.id}; known scenarios: {known}")
    known_options = {option.id: option for option in module.options}
    for name, value in options.items():
        option = known_options.get(name)
        if option is None:
            known = ", ".join(known_options) or "none"
            raise InputError(f"unknown option '{name}' of {module.id}; known options: {known}")
        if not option.fits(scenario):
            known = ", ".join(option.scenarios)
            raise InputError(f"option '{name}' is not for scenario '{scenario}', only for: {known}")
        if value not in option.values:
            allowed = ", ".join(option.values)
            raise InputError(f"option '{name}' cannot be '{value}'; it can be: {allowed}")
    return {o.id: options.get(o.id, o.default) for o in module.options if o.fits(scenario)}


def drawn_options(
    module: Module,
    scenario: str,
    options: Mapping[str, str],
    overlays: Sequence[Path],
    rng: Rng,
) -> dict[str, str]:
    """The full set of options, with what is left to the lot drawn now.

    A game is begun with what was drawn, so its record names it. Engines made without drawing
    before (maps, tests) draw the same each time.
    """
    full = checked_options(module, scenario, options)
    for option in module.options:
        if full.get(option.id) == ANY:
            full[option.id] = module.draw_option(option, overlays, rng)
    return full


def check_kinds(types: Sequence[type[Action]], universe: Mapping[str, object]) -> None:
    """Every kind of id that actions name must be known, or it could not be checked."""
    for action in types:
        for shape in shapes_of(action):
            for kind in (shape.kind, shape.value_kind):
                if kind is not None and kind not in universe:
                    known = ", ".join(universe) or "none"
                    raise ModuleError(
                        f"action {action.__name__}.{shape.name} names a '{kind}', which "
                        f"`universe` does not list; it lists: {known}"
                    )
