"""What a game module declares, and how modules are found."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, TypeVar

import msgspec

from bocage.kernel.chance import Rng
from bocage.kernel.declaration import problems
from bocage.kernel.draft import Draft
from bocage.kernel.nouns import Action, Due, Event, Frame, Illegal, Partial, Standing, Tally
from bocage.kernel.position import AnyPosition, AnyView
from bocage.kernel.step import DueStep, Step

GROUP = "bocage.games"
T = TypeVar("T")


class ModuleError(Exception):
    """A module misdeclares itself."""


class InputError(Exception):
    """What the user gave cannot be used; the message says what would be right."""


ANY = "any"  # a value of an option: it is drawn by lot before the game


class Option(msgspec.Struct, frozen=True):
    """An optional rule or variant: its clause, its values and which one holds by default."""

    id: str
    clause: str
    values: tuple[str, ...] = ("off", "on")
    default: str = "off"
    hides: tuple[str, ...] = ()  # values with which something is hidden from the other side
    scenarios: tuple[str, ...] = ()  # those that it is for; none: all

    def fits(self, scenario: str) -> bool:
        """Whether games of this scenario have the option."""
        return not self.scenarios or scenario in self.scenarios

    @property
    def lots(self) -> tuple[str, ...]:
        """The values themselves, without the one that leaves it to the lot."""
        return tuple(value for value in self.values if value != ANY)


class Setup(msgspec.Struct, frozen=True):
    """The position before anything has happened, and the frame that starts the game."""

    public: Any
    private: dict[str, Any]
    sealed: Any
    frame: Frame


def declared(module: ModuleType, kind: type[T]) -> tuple[type[T], ...]:
    """The classes that a module of Python makes straight from a kind, in their order."""
    return tuple(
        found
        for found in vars(module).values()
        if isinstance(found, type) and kind in found.__bases__
    )


class Module:
    """The declaration of a game. Subclass it and put an instance behind an entry point.

    What people see, what situations say and what bots know may stand in packages of their own:
    a method that the game does not have is looked for by its name in `table`, `check` or `bot`.
    """

    id: ClassVar[str]
    edition: ClassVar[str]
    sides: ClassVar[tuple[str, ...]]
    scenarios: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[Option, ...]] = ()
    public: ClassVar[type]
    private: ClassVar[type]
    sealed: ClassVar[type]
    counts_type: ClassVar[type]
    actions: ClassVar[tuple[type[Action], ...]]
    events: ClassVar[tuple[type[Event], ...]]
    steps: ClassVar[Mapping[type[Frame], Step]]
    # Weights by tag for the random player: against undoing itself; and players biased to a chapter.
    weights: ClassVar[Mapping[str, int]] = {}
    biases: ClassVar[Mapping[str, Mapping[str, int]]] = {}
    # Scenarios too long to be played out at random: how many decisions of a game tests look at.
    long: ClassVar[Mapping[str, int]] = {}
    # Packages that carry clauses of this game too, such as a family that two editions share.
    shares: ClassVar[tuple[str, ...]] = ()
    apart: ClassVar[tuple[str, ...]] = ()  # of what is shared, what this game does in its own way
    # `DataFiles`, if the tables that overlays replace are in `data/` beside the module.
    files: Any = None
    # The packages with what people see, with what situations say, and with what bots know.
    table: Any = None
    check: Any = None
    bot: Any = None
    minutes: ClassVar[int] = 0  # how long a game takes somebody who plays a bot; 0: not said
    # Scenarios still being written: loaded by their names, but not offered to players.
    drafts: ClassVar[tuple[str, ...]] = ()
    # What `figure` tells of a finished game, and its values in their order; None: only who won.
    figures: ClassVar[tuple[str, tuple[str, ...]] | None] = None
    # Whether anything is hidden from the other side whatever the options are.
    hides: ClassVar[bool] = True
    # Events by which hidden ids come to light; None: whatever names one to a side shows it.
    shows: ClassVar[tuple[type[Event], ...] | None] = None
    # Kinds of action, by tag, that are nearly always open and seldom meant: shown last and small.
    quiet: ClassVar[tuple[str, ...]] = ()
    # By tag, the clause that says when there is such an action: told where nothing of it is open.
    grounds: ClassVar[Mapping[str, str]] = {}
    # Kinds of action, by tag, that hidden facts never keep from being taken back: `usual.is_free`.
    free: ClassVar[tuple[str, ...]] = ()
    # By tag, a later field with which a click on the map may begin: the rest is proposed.
    aims: ClassVar[Mapping[str, str]] = {}
    # Kinds of orders that a side may leave for questions to come, and those it has at first.
    standing: ClassVar[tuple[type[Standing], ...]] = ()
    usual: ClassVar[tuple[Standing, ...]] = ()
    # Prompts of questions that come out of turn, or that hardly matter: orders may be for them.
    questions: ClassVar[tuple[str, ...]] = ()
    # Prompts about a new roll: the action that rolls again, and the argument that says what for.
    again: ClassVar[Mapping[str, tuple[Action, str]]] = {}
    rolled: ClassVar[tuple[str, ...]] = ()  # what is rolled for, as such an argument says it

    @property
    def offered(self) -> tuple[str, ...]:
        """The scenarios that are offered to players; without one the game is not either."""
        return tuple(name for name in self.scenarios if name not in self.drafts)

    @property
    def tested(self) -> tuple[str, ...]:
        """The scenarios that tools look at if none is named: those offered, or all if none is."""
        return self.offered or self.scenarios

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Path]) -> Any:
        """The book: everything printed, which never changes during a game."""
        raise self._lacks("load its book")

    def data_digest(self, overlays: Sequence[Path]) -> str:
        """A digest of the overlaid files (empty without an overlay)."""
        return "" if self.files is None else str(self._data(overlays).overlay_digest())

    def data_fits(self, overlays: Sequence[Path], digest: str) -> bool:
        """Whether a record with this digest was played with these overlays, or with none."""
        if not overlays:
            return not digest
        if digest == self.data_digest(overlays):
            return True
        return self.files is not None and digest == str(self._data(overlays).given_digest())

    def data_replaced(self, overlays: Sequence[Path]) -> tuple[str, ...]:
        """What overlays replace, to be read: tables, or rows of them."""
        return () if self.files is None else tuple(self._data(overlays).replaced())

    def data_changed(self, overlays: Sequence[Path]) -> frozenset[str]:
        """The keys of all rows that overlays replace or add."""
        return frozenset() if self.files is None else frozenset(self._data(overlays).changed())

    def draw_option(self, option: Option, overlays: Sequence[Path], rng: Rng) -> str:
        """The value of an option that is left to the lot: any of the others alike."""
        return rng.choose(option.lots)

    def universe(self, book: Any) -> dict[str, tuple[str, ...]]:
        """All ids of each kind, in the order of the book."""
        raise self._lacks("name its ids")

    def aliases(self, book: Any) -> Mapping[str, Mapping[str, str]]:
        """By kind, other names of ids that people may write; a record has the id itself."""
        return {}

    def setup(self, book: Any) -> Setup:
        """The position before anything has happened."""
        raise self._lacks("set up")

    def moments(self, book: Any) -> Sequence[AnyPosition]:
        """Positions in the midst of a long game: tests begin there too."""
        return ()

    def settle(self, book: Any, d: Draft[Any, Any, Any]) -> None:
        """After every change: control, surrender, sudden death. `d.changed` names the fields."""

    def counts(self, book: Any, pos: AnyPosition) -> Any:
        """What everybody may count of the hidden parts."""
        if self.hides:
            raise self._lacks("count hidden parts")
        return self._nothing

    @cached_property
    def _nothing(self) -> Any:
        return self.counts_type()

    def guess(self, book: Any, view: AnyView, rng: Rng) -> tuple[dict[str, Any], Any]:
        """Private and sealed parts that this view could come from."""
        if self.hides:
            raise self._lacks("guess hidden parts")
        return {side: self.private() for side in self.sides}, self.sealed()

    def guise(self, book: Any, view: AnyView, hidden: str) -> str | None:
        """What this view tells of an id that it does not name; None: more than its guise.

        Two ids of one side in the same guise could trade places, and the view be the same.
        """
        return ""

    def evaluate(self, book: Any, view: AnyView) -> int:
        """How good it looks for the view's side; greater is better. For searchers."""
        if not hasattr(self.bot, "evaluate"):
            raise self._lacks("evaluate a view")
        return int(self.bot.evaluate(book, view))

    def candidates(self, book: Any, view: AnyView, choice: Any, rng: Rng) -> list[Action] | None:
        """A short list of sensible actions where there are too many, or None for all."""
        found: list[Action] | None = _ask(self.bot, "candidates", None, book, view, choice, rng)
        return found

    def proposal(self, book: Any, view: AnyView, choice: Any, partial: Partial) -> Action | None:
        """The usual answer, shown filled in and sent only by the player; None: no opinion.

        It has all that `partial` has; without a kind of action there it answers all that is asked.
        """
        found: Action | None = _ask(self.bot, "proposal", None, book, view, choice, partial)
        return found

    def plan(self, book: Any, view: AnyView, choice: Any, rng: Rng) -> Action | None:
        """The next step of a sensible set-up, another each time; None: it is left to the player."""
        found: Action | None = _ask(self.bot, "plan", None, book, view, choice, rng)
        return found

    def has_room(self, book: Any, view: AnyView, unit: str, space: str) -> bool:
        """Whether a counter may stay in a space when all have moved, for moves of several."""
        return bool(_ask(self.bot, "has_room", True, book, view, unit, space))

    def knows(self, need: str) -> bool:
        """Whether the game has what a bot needs, such as `evaluate`."""
        own = getattr(type(self), need, None)
        return hasattr(self.bot, need) or own is not getattr(Module, need, None)

    # -- standing orders: what a side has done for it in a question in which it says nothing ----

    @property
    def order_ids(self) -> dict[str, tuple[str, ...]]:
        """For `universe`: what the kernel's own orders may name."""
        found = {"question": self.questions, "thrown": self.rolled}
        return {kind: ids for kind, ids in found.items() if ids}

    def why_not_standing(self, book: Any, side: str, order: Any) -> Illegal | None:
        """Why this side may not leave this order (its ids are known ones), or None."""
        return None

    def standing_applies(self, book: Any, seen: AnyView, side: str, order: Any) -> bool:
        """Whether the window that is open is one that the order is for; `seen` by a spectator."""
        return False

    def standing_answer(self, book: Any, view: AnyView, order: Any) -> Action | None:
        """What an order that applies does, from the view of its side; None: it cannot be done."""
        return None

    # -- situations: `scenario`, `board`, `unit` and `state` of a file, and what it expects -----

    def scene(self, spec: Mapping[str, Any], where: str) -> tuple[Any, AnyPosition]:
        """The book and the position that a situation describes; errors name `where` and the key."""
        if self.check is None:
            raise InputError(f"{self.id} does not take situations")
        book, position = self.check.scene(self, spec, where)
        return book, position

    @property
    def facts(self) -> tuple[str, ...]:
        """The kinds of expectation that `fact` knows, beside those of every game."""
        return getattr(self.check, "FACTS", ())

    def fact(self, book: Any, position: AnyPosition, kind: str, spec: Any) -> str | None:
        """What differs from one expectation of the game's own kinds (`facts`), or None."""
        if kind not in self.facts:
            known = ", ".join(self.facts) or "none"
            raise InputError(f"unknown expectation '{kind}'; known to {self.id}: {known}")
        found: str | None = self.check.fact(book, position, kind, spec)
        return found

    def draw_value(self, book: Any, word: str) -> int:
        """The whole number that a named draw means, such as the place of a space in the book."""
        if not hasattr(self.check, "draw_value"):
            raise InputError(f"{self.id} has no named draws, got '{word}'")
        return int(self.check.draw_value(book, word))

    def score(self, book: Any, position: AnyPosition) -> dict[str, Tally]:
        """The points of each side at the end of a game, each with its clause; {} without points."""
        return {}

    def account(
        self, book: Any, position: AnyPosition, events: Sequence[Event]
    ) -> dict[str, Tally]:
        """The same of a game that is over, with all that has happened: where each point is from.

        A term that stands for several says so in its argument `times`.
        """
        found = _ask(self.table, "account", None, book, position, events)
        return self.score(book, position) if found is None else found

    def turn(self, book: Any, position: AnyPosition) -> int:
        """The number of the turn, the day or the like, by which the length is told; -1: none."""
        return int(_ask(self.table, "turn", -1, book, position.public))

    def figure(self, book: Any, position: AnyPosition) -> str:
        """One of the `figures` for a finished game, for plots of many of them."""
        return ""

    def book_appendix(self, lang: str) -> str:
        """Printed tables that end the rulebook, as Markdown."""
        return str(_ask(self.table, "appendix", "", lang))

    # -- pictures: what is drawn of a position, in the structs of `bocage.art.board` ------------

    @property
    def layer_ids(self) -> tuple[str, ...]:
        """What `layers` can draw over the map."""
        return getattr(self.table, "LAYERS", ())

    @property
    def shown_layer_ids(self) -> tuple[str, ...]:
        """Those of them that a page shows from the start."""
        return getattr(self.table, "SHOWN", ())

    @property
    def layer_scenarios(self) -> Mapping[str, tuple[str, ...]]:
        """The scenarios of those that not every scenario has."""
        return getattr(self.table, "LAYER_SCENARIOS", {})

    @property
    def unit_layer_ids(self) -> tuple[str, ...]:
        """What `unit_layers` can draw for one unit."""
        return getattr(self.table, "UNIT_LAYERS", ())

    def board(self, book: Any) -> Any:
        """The printed map: a `Board`. None: a plain one is drawn, see `bocage.art.plain`."""
        return _ask(self.table, "board", None, book)

    def pieces(self, book: Any, view: AnyView) -> Any:
        """The counters that this view shows on the map: `Piece`s, of a stack the top one first."""
        return _ask(self.table, "pieces", None, book, view)

    def groups(self, book: Any, view: AnyView) -> tuple[Any, ...]:
        """The `Group`s of counters of this view's side that are moved and looked at as one."""
        return tuple(_ask(self.table, "groups", (), book, view))

    def layers(self, book: Any, view: AnyView, ids: Sequence[str]) -> tuple[Any, ...]:
        """The `Layer`s of these ids, which are some of `layer_ids`."""
        return tuple(_ask(self.table, "layers", (), book, view, ids))

    def unit_layers(
        self, book: Any, view: AnyView, unit: str, ids: Sequence[str], at: str | None = None
    ) -> tuple[Any, ...]:
        """The `Layer`s of one unit of either side, also as if it stood at another space."""
        return tuple(_ask(self.table, "unit_layers", (), book, view, unit, ids, at))

    def sketch(self, book: Any, view: AnyView) -> dict[str, Any] | None:
        """What the terminal draws instead of what it works out itself, or None."""
        found: dict[str, Any] | None = _ask(self.table, "sketch", None, book, view)
        return found

    # -- beside the map: structs of `bocage.art.panels`, `forecast` and `moment` -----------------

    @property
    def dice(self) -> Mapping[str, Any]:
        """What is rolled in the open, by clause: a `Die` each."""
        return getattr(self.table, "DICE", {})

    def panels(self, book: Any, view: AnyView) -> tuple[Any, ...]:
        """Hands, tracks, charts, pools and facts that this view shows beside the map."""
        return tuple(_ask(self.table, "panels", (), book, view))

    def acted(self, book: Any, view: AnyView) -> tuple[str, ...] | None:
        """The units that have done what is asked now; None: those that are marked so."""
        found: tuple[str, ...] | None = _ask(self.table, "acted", None, book, view)
        return found

    def status(self, book: Any, view: AnyView) -> tuple[tuple[Any, Any], ...]:
        """What one line says of the moment: pairs of `Words` and `Words` or a text."""
        return tuple(_ask(self.table, "status", (), book, view))

    def forecast(self, book: Any, view: AnyView, action: Action) -> tuple[Any, ...]:
        """The `Forecast`s of the rolls that a legal action leads to."""
        return tuple(_ask(self.table, "forecast", (), book, view, action))

    def note(self, book: Any, view: AnyView, action: Action) -> Any:
        """What a legal action of a list comes to, in a few words beside it (`Words`), or None."""
        return _ask(self.table, "note", None, book, view, action)

    def price(self, book: Any, view: AnyView, action: Action) -> Any:
        """What a legal action gives up for good, such as what comes once a game, or None.

        In a few `Words`: they stand beside the action, and it is never done without a yes.
        """
        return _ask(self.table, "price", None, book, view, action)

    def rolls(self, book: Any, events: Sequence[Event]) -> tuple[Any, ...]:
        """The `Roll`s that these events of one game tell of, from its beginning on."""
        return tuple(_ask(self.table, "rolls", (), events))

    @property
    def momentous(self) -> Mapping[type[Event], Any]:
        """How each type of event that has a moment on the map makes it (`bocage.art.moment`)."""
        return getattr(self.table, "MOMENTS", {})

    def moment(self, book: Any, event: Event, told: Sequence[Event]) -> Any:
        """The `Moment` of an event, or None; `told`: what all were told before, newest first."""
        make = self.momentous.get(type(event))
        return make(book, event, told) if make else None

    def guide(self, book: Any, scenario: str) -> Any:
        """A guided first turn of a scenario (a `Guide`), or None."""
        return _ask(self.table, "guide", None, book, scenario)

    def hides_with(self, options: Mapping[str, str]) -> bool:
        """Whether anything is hidden from the other side in a game with these options."""
        return self.hides or any(
            options.get(option.id, option.default) in option.hides for option in self.options
        )

    def _data(self, overlays: Sequence[Path]) -> Any:
        return self.files(self.home / "data", overlays)

    def _lacks(self, what: str) -> ModuleError:
        return ModuleError(f"game '{self.id}' does not say how to {what}")

    @property
    def home(self) -> Path:
        """The folder of the module, with `data/` and `text/`."""
        file = sys.modules[type(self).__module__].__file__
        return Path(file or ".").resolve().parent

    @property
    def text_folders(self) -> tuple[Path, ...]:
        """Where its sentences are: those of packages that it shares, then its own."""
        specs = [find_spec(name) for name in self.shares]
        places = [
            place for spec in specs if spec for place in spec.submodule_search_locations or ()
        ]
        shared = [Path(place) / "text" for place in places]
        return (*(folder for folder in shared if folder.is_dir()), self.home / "text")

    @property
    def frame_types(self) -> tuple[type[Frame], ...]:
        """All frames that may stand on the stack."""
        return (*self.steps, Due)


def _ask(part: Any, name: str, otherwise: Any, *given: Any) -> Any:
    """What a package of the game answers; games without it answer nothing."""
    answer = getattr(part, name, None)
    return otherwise if answer is None else answer(*given)


DUE = DueStep()


@cache
def _found() -> dict[str, Any]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def module_names() -> tuple[str, ...]:
    """The ids of all installed games."""
    return tuple(sorted(_found()))


def offered_names() -> tuple[str, ...]:
    """The ids of the installed games that are offered to players."""
    return tuple(name for name in module_names() if load_module(name).offered)


@cache
def load_module(name: str) -> Module:
    """The module of a game, checked."""
    entry = _found().get(name)
    if entry is None:
        known = ", ".join(module_names()) or "none is installed"
        raise InputError(f"unknown game '{name}'; known games: {known}")
    module = entry.load()
    if not isinstance(module, Module):
        raise ModuleError(f"{entry.value} is {type(module).__name__}, expected a bocage Module")
    if module.id != name:
        raise ModuleError(f"{entry.value} declares id '{module.id}', its entry point says '{name}'")
    check_module(module)
    return module


def check_module(module: Module) -> None:
    """Raise ModuleError naming the first thing that is wrong with a declaration."""
    for problem in problems(module):
        name = getattr(module, "id", type(module).__name__)
        raise ModuleError(f"game '{name}': {problem}")
