"""Running a situation: set it up, carry out what it does, compare with what it expects."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.data import DataError
from bocage.kernel.chance import Scripted, ScriptError
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, Module, load_module
from bocage.kernel.nouns import Action, Illegal
from bocage.kernel.position import Applied
from bocage.tools.situations.compare import now_different
from bocage.tools.situations.expect import Expectation, expectations
from bocage.tools.situations.moment import Moment, action_from, refusal
from bocage.tools.situations.spec import (
    Do,
    Situation,
    SituationError,
    check_clause,
    check_word,
    from_data,
)


def run(situation: Situation) -> str | None:
    """The first thing that differs from what the situation expects, or None.

    Raises InputError if the situation cannot be run as it stands.
    """
    module = _module(situation)
    moment = _set_up(module, situation)
    engine = moment.engine
    wanted = expectations(situation, engine)
    actions = [
        action_from(do.action, engine, f"do[{i}].action") for i, do in enumerate(situation.do)
    ]
    for number in range(len(actions) + 1):
        if number:
            failed = _carry_out(moment, situation.do[number - 1], actions[number - 1], number - 1)
            if failed:
                return failed
        failed = _compare(moment, [e for e in wanted if e.after == number])
        if failed:
            return failed
    return None


def _module(situation: Situation) -> Module:
    try:
        module = load_module(situation.game)
    except InputError as error:
        raise SituationError("game", str(error)) from None
    check_word(situation.scenario, ("blank", *module.scenarios), "scenario", "scenario")
    for i, clause in enumerate(situation.clauses):
        check_clause(clause, module, f"clauses[{i}]")
    for i, do in enumerate(situation.do):
        check_word(do.side, module.sides, "side", f"do[{i}].side")
    return module


def _set_up(module: Module, situation: Situation) -> Moment:
    spec = {
        "scenario": situation.scenario,
        "board": situation.board,
        "unit": list(situation.unit),
        "state": situation.state,
    }
    try:
        book, position = module.scene(spec, "")
    except DataError as error:
        raise from_data(error) from None
    except ScriptError as error:
        raise SituationError("state.draws", str(error)) from None
    return Moment(Engine.over(module, book), position)


def _carry_out(moment: Moment, do: Do, action: Action, index: int) -> str | None:
    """Make one decision; the message if it is refused."""
    malformed = moment.engine.malformed(action)
    if malformed is not None:
        raise SituationError(f"do[{index}].action", f"'{do.action}': {refusal(malformed)}")
    script = Scripted(_draws(moment, do, index))
    try:
        applied = moment.engine.apply(moment.position, do.side, action, script)
    except ScriptError as error:
        raise SituationError(f"do[{index}].draws", str(error)) from None
    if isinstance(applied, Illegal):
        return f"do[{index}]: '{do.action}' by {do.side} is refused by {refusal(applied)}"
    if script.values:
        unused = ", ".join(str(value) for value in script.values)
        raise SituationError(f"do[{index}].draws", f"not needed: {unused}")
    _go_on(moment, applied)
    return None


def _draws(moment: Moment, do: Do, index: int) -> list[int | Sequence[str]]:
    values: list[int | Sequence[str]] = []
    for i, draw in enumerate(do.draws):
        if not isinstance(draw, str):
            values.append(draw)
            continue
        try:
            values.append(moment.module.draw_value(moment.book, draw))
        except InputError as error:
            raise SituationError(f"do[{index}].draws[{i}]", str(error)) from None
    return values


def _go_on(moment: Moment, applied: Applied) -> None:
    moment.position = applied.position
    moment.events.extend(emitted.event for emitted in applied.events)


def _compare(moment: Moment, wanted: Sequence[Expectation]) -> str | None:
    for expectation in wanted:
        different = now_different(moment, expectation)
        if different is not None:
            return f"{expectation.at}: {different}"
    return None
