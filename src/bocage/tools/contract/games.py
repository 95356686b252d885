"""Whole random games: they end by a rule, change nothing behind one's back, and can be stored."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec.structs import replace

from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.choice import Weights
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Illegal, Outcome, Tally, protocol
from bocage.kernel.position import AnyPosition
from bocage.kernel.shapes import shapes_of
from bocage.kernel.wording import is_word, parse, text
from bocage.tools.contract.common import Broken, Moment, begun, dice, placed, play_on, walk
from bocage.tools.rules.clauses import clauses_of


def check_games(
    engine: Engine, count: int, seed: int, weights: Weights | None = None
) -> dict[str, int]:
    """So many random games, each decision looked at closely."""
    totals = {"games": 0, "decisions": 0, "tallies": 0}
    for number in range(count):
        decisions, tallies = check_game(engine, seed + number, weights)
        totals["games"] += 1
        totals["decisions"] += decisions
        totals["tallies"] += tallies
    return totals


def check_game(engine: Engine, seed: int, weights: Weights | None = None) -> tuple[int, int]:
    """One game: how many decisions, and how many previews were compared with what came."""
    previews = Previews()
    position = begun(engine, seed, dice(seed)[1])
    before = engine.codec.encode(position)
    number = 0
    for moment in walk(engine, seed, weights):
        number = moment.number
        with placed(engine, seed, number):
            if engine.codec.encode(moment.position) != before:
                raise Broken("apply has changed the position that it was given")
            try:
                check_moment(engine, moment)
                previews.take(moment)
            except Broken as error:
                raise Broken(f"'{text(moment.action)}': {error}") from None
        position = moment.applied.position
        before = engine.codec.encode(position)
    with placed(engine, seed, number):
        if position.outcome is not None or engine.scenario not in engine.module.long:
            _check_end(engine, position)
    return number, previews.compared


def _check_end(engine: Engine, position: AnyPosition) -> None:
    outcome = position.outcome
    if outcome is None or outcome.clause not in clauses_of(engine.module):
        raise Broken(f"the game ended by no clause: {outcome}")
    if outcome.winner is not None and outcome.winner not in engine.module.sides:
        raise Broken(f"the winner is no side: {outcome}")
    if engine.asks(position):
        raise Broken("the game is over, yet somebody is asked")
    action = engine.codec.action_types[-1]()  # Pass
    if engine.why_not(position, engine.module.sides[0], action) != protocol("game-over"):
        raise Broken("the game is over, yet an action is not refused as such")
    _check_score(outcome)
    _check_stored(engine, position)


def _check_score(outcome: Outcome) -> None:
    for side, points in outcome.score.items():
        _check_whole(points, f"the score of {side}")


def check_moment(engine: Engine, moment: Moment) -> None:
    """One decision: legal by the rule, told by clauses, stored, resumed and written alike."""
    illegal = engine.why_not(moment.position, moment.ask.side, moment.action)
    if illegal is not None:
        raise Broken(f"it was sampled but is refused with '{illegal.reason}'")
    _check_numbers(moment)
    _check_text(engine, moment)
    _check_stored(engine, moment.position)
    _check_resumed(engine, moment)
    _check_sealed(engine, moment)
    _check_open(engine, moment)
    _check_clauses(engine, moment)


def _check_text(engine: Engine, moment: Moment) -> None:
    action, codec = moment.action, engine.codec
    if parse(text(action), codec.action_types) != action:
        raise Broken(f"the text form means {parse(text(action), codec.action_types)}")
    if codec.action_from_json(codec.json(action)) != action:
        raise Broken(f"as JSON it means {codec.action_from_json(codec.json(action))}")
    mixed = engine.parse(text(_reversed(action)))
    if isinstance(mixed, Illegal) or text(mixed) != text(action):
        raise Broken(f"with its sets the other way round it means {mixed}")


def _reversed(action: Action) -> Action:
    """The same action, every set in it the other way round."""
    shapes = [s for s in shapes_of(type(action)) if s.kind is not None]
    sets = [s.name for s in shapes if s.as_set or s.form == "map"]
    values = {name: getattr(action, name) for name in sets}
    return replace(action, **{name: _backwards(value) for name, value in values.items() if value})


def _backwards(value: Any) -> Any:
    if isinstance(value, dict):
        return dict(reversed(value.items()))
    return tuple(reversed(value))


def _check_stored(engine: Engine, position: AnyPosition) -> None:
    codec = engine.codec
    if codec.decode(codec.encode(position)) != position:
        raise Broken("a stored position comes back different")
    for side in (*engine.module.sides, None):
        view = engine.view(position, side)
        if codec.decode_view(codec.encode(view)) != view:
            raise Broken(f"the stored view of {side or 'spectators'} comes back different")


def _check_resumed(engine: Engine, moment: Moment) -> None:
    """From a stored position, with the same draws, the same follows."""
    resumed = engine.codec.decode(engine.codec.encode(moment.position))
    script = Scripted([draw.value for draw in moment.applied.draws])
    if play_on(engine, resumed, moment.ask.side, moment.action, script) != moment.applied:
        raise Broken("after storing and loading, something else follows")
    if script.values:
        raise Broken("after storing and loading, fewer draws are made")


def _check_open(engine: Engine, moment: Moment) -> None:
    """Of a game that says it hides nothing everybody knows everything."""
    if engine.hides:
        return
    if any(emitted.to is not None for emitted in moment.applied.events):
        raise Broken("an event is told to some only, yet the game says that it hides nothing")
    position = replace(moment.position, draws=0)  # of which no view tells the number
    for side in engine.module.sides:
        if engine.guess(engine.view(position, side), Rng(moment.number)) != position:
            raise Broken(f"{side} does not see all, yet the game says that it hides nothing")


def _check_sealed(engine: Engine, moment: Moment) -> None:
    """Where several decide at once, nobody notices an answer before all have been given."""
    before, applied = moment.position, moment.applied
    if len(engine.pending(before)) < 2:
        return
    if applied.events or applied.draws:
        raise Broken("a sealed answer is told before all have answered")
    for side in (*engine.module.sides, None):
        if side == moment.ask.side:
            continue
        if engine.view(before, side) != engine.view(applied.position, side):
            raise Broken(f"{side or 'a spectator'} sees that {moment.ask.side} has answered")
    if engine.asks(before) != engine.asks(applied.position):
        raise Broken("a sealed answer changes who is asked what")


def _check_clauses(engine: Engine, moment: Moment) -> None:
    """Whatever is asked, told, drawn or counted names a clause that the game lists."""
    known = clauses_of(engine.module)
    for clause in clauses_in(moment):
        if clause not in known:
            raise Broken(f"clause '{clause}' is not in clauses.tsv")
    for emitted in moment.applied.events:
        if type(emitted.event) not in engine.module.events:
            raise Broken(f"event {type(emitted.event).__name__} is not declared by the module")


def clauses_in(moment: Moment) -> Iterable[str]:
    """All clauses that a decision and what followed it name."""
    yield moment.ask.clause
    for tally in tallies_in(moment):
        yield from (item.clause for item in tally.items)
    for draw in moment.applied.draws:
        yield draw.clause
    for emitted in moment.applied.events:
        yield emitted.event.clause


def tallies_in(moment: Moment) -> Iterable[Tally]:
    """All numbers that were shown with a decision or told after it."""
    yield from moment.choice.tallies(moment.action)
    for emitted in moment.applied.events:
        yield from getattr(emitted.event, "tallies", ())


def _check_numbers(moment: Moment) -> None:
    """Terms and draws are whole numbers: anything else differs from machine to machine."""
    for tally in tallies_in(moment):
        for item in tally.items:
            _check_whole(item.value, f"'{item.label}' of the tally '{tally.of}'")
    for draw in moment.applied.draws:
        _check_whole(draw.size, f"the size of a draw for {draw.clause}")
        _check_whole(draw.value, f"a draw for {draw.clause}")


def _check_whole(value: object, what: str) -> None:
    if type(value) is not int:
        raise Broken(f"{what} is {value!r}, which is no whole number")


class Previews:
    """The last number shown for each name, to be compared with the one that it is resolved with."""

    def __init__(self) -> None:
        self.shown: dict[str, Tally] = {}
        self.compared = 0

    def take(self, moment: Moment) -> None:
        """Compare the tallies of what happened with those shown last, then forget these."""
        for tally in moment.choice.tallies(moment.action):
            self.shown[tally.of] = tally
        for emitted in moment.applied.events:
            for tally in getattr(emitted.event, "tallies", ()):
                shown = self.shown.pop(tally.of, None)
                if shown is None:
                    continue
                self.compared += 1
                if shown != tally:
                    one, other = (_terms(each) for each in (shown, tally))
                    raise Broken(f"'{tally.of}' was shown as {one} and resolved as {other}")


def _terms(tally: Tally) -> str:
    items = ", ".join(f"{item.value:+} {item.label} ({item.clause})" for item in tally.items)
    return f"{tally.total} [{items}]"


def check_words(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """Every id can stand in the text form, once per kind."""
    universe = engine.module.universe(engine.book)
    for kind, names in universe.items():
        if len(set(names)) != len(names):
            raise Broken(f"kind '{kind}' lists an id twice")
        for name in names:
            # A lone dash means "none", a lone semicolon begins the draws of a record.
            if not is_word(name) or name in {"-", ";"}:
                raise Broken(f"{kind} '{name}' cannot be written in the text form")
    return {"ids": sum(len(names) for names in universe.values())}
