"""Expectations compared with a moment: those that every game knows, and the way to its own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from bocage.data import DataError
from bocage.kernel.choice import AnyOf, Choice, Form, tag_of
from bocage.kernel.module import InputError
from bocage.kernel.nouns import Action, Illegal, Partial, Tally
from bocage.tools.situations.expect import DRAWN, DecidesSpec, Expectation, TallySpec
from bocage.tools.situations.moment import Moment, refusal
from bocage.tools.situations.spec import SituationError, from_data


def now_different(moment: Moment, e: Expectation) -> str | None:
    """What differs from this expectation now, or None."""
    check = _CHECKS.get(e.kind)
    if check is not None:
        return check(moment, e)
    try:
        return moment.module.fact(moment.book, moment.position, e.kind, e.value)
    except DataError as error:
        raise from_data(error, e.at) from None
    except InputError as error:
        raise SituationError(e.at, str(error)) from None


def _side(moment: Moment, e: Expectation) -> str:
    """The side that an expectation speaks of: named, or the only one that decides."""
    deciding = moment.deciding
    if e.side is not None:
        return e.side
    if len(deciding) > 1:
        raise SituationError(f"{e.at}.side", f"missing; {' and '.join(deciding)} decide now")
    return deciding[0] if deciding else moment.module.sides[0]


def _why_not(moment: Moment, e: Expectation) -> Illegal | None:
    return moment.engine.why_not(moment.position, _side(moment, e), e.the_action)


def _offered(moment: Moment, e: Expectation) -> str | None:
    """Legal, and among what the side is shown: a menu leads to it."""
    found = _why_not(moment, e)
    if found is not None:
        return f"'{e.value}' should be legal, but it is refused by {refusal(found)}"
    choice = moment.engine.choice(moment.position, _side(moment, e))
    if choice is None or not listed(choice, e.the_action):
        return f"'{e.value}' should be offered, but it is only legal: no menu leads to it"
    return None


def listed(choice: Choice, action: Action) -> bool:
    """Whether a menu leads to a legal action: it is in a list, or a form takes all its fields."""
    if isinstance(choice, AnyOf):
        return any(listed(part, action) for part in choice.choices if type(action) in part.types)
    if not isinstance(choice, Form):
        return any(action == one for one in choice.legal())
    fields = {part.name: getattr(action, part.name) for part in choice.parts}
    return choice.narrow(Partial(tag_of(action), fields)).action == action


def _refused(moment: Moment, e: Expectation) -> str | None:
    """Refused by this clause, for this reason, or without either by any rule at all."""
    found = _why_not(moment, e)
    wanted = e.clause or e.reason or "a rule"
    if found is None:
        return f"'{e.value}' should be refused by {wanted}, but it is legal"
    right = found.clause is not None
    if e.clause is not None:
        right = found.clause == e.clause
    elif e.reason is not None:
        right = e.reason in (found.reason, found.message)
    if right:
        return None
    return f"'{e.value}' should be refused by {wanted}, but it is refused by {refusal(found)}"


def _tally(moment: Moment, e: Expectation) -> str | None:
    spec: TallySpec = e.value
    tallies: tuple[Tally, ...] = ()
    if spec.preview is None:
        for event in moment.events:
            told: tuple[Tally, ...] = getattr(event, "tallies", ())
            tallies = told if any(t.of == spec.of for t in told) else tallies
    else:
        refused = _why_not(moment, e)
        if refused is not None:
            return f"'{spec.preview}' should be legal, but it is refused by {refusal(refused)}"
        choice = moment.engine.choice(moment.position, _side(moment, e))
        tallies = choice.tallies(e.action) if choice else ()
    found = next((t for t in tallies if t.of == spec.of), None)
    if found is None:
        return f"there should be a tally '{spec.of}', but there is none"
    return _tally_different(spec, found)


def _tally_different(spec: TallySpec, found: Tally) -> str | None:
    sums: dict[str, int] = {}
    for item in found.items:
        sums[item.clause] = sums.get(item.clause, 0) + item.value
    shown = ", ".join(f"{i.value:+} {i.label} ({i.clause})" for i in found.items) or "no items"
    if spec.total is not None and spec.total != found.total:
        return f"tally '{spec.of}' should be {spec.total}, but it is {found.total}: {shown}"
    for clause, value in spec.items.items():
        if sums.get(clause, 0) != value:
            got = sums.get(clause, 0)
            return f"tally '{spec.of}' should have {value} by {clause}, but it has {got}: {shown}"
    return None


def _matching(moment: Moment, value: dict[str, Any]) -> int:
    told = [plain(event) for event in moment.events]
    return sum(all(event.get(key) == value[key] for key in value) for event in told)


def plain(value: Any) -> Any:
    """An event as TOML would have it: tables, lists, text, whole numbers."""
    return msgspec.json.decode(msgspec.json.encode(value))


def tag_of_event(event: Any) -> str:
    """The word that names a kind of event."""
    return str(event.__struct_config__.tag)


def _event(moment: Moment, e: Expectation) -> str | None:
    if _matching(moment, e.value):
        return None
    kind = e.value["kind"]
    same = [plain(event) for event in moment.events if tag_of_event(event) == kind]
    wanted = _show(e.value)
    if same:
        told = "; ".join(_show(event) for event in same[-3:])
        return f"there should be an event {wanted}, but there is only {told}"
    kinds = ", ".join(dict.fromkeys(tag_of_event(event) for event in moment.events)) or "none"
    return f"there should be an event {wanted}, but the events so far are: {kinds}"


def _no_event(moment: Moment, e: Expectation) -> str | None:
    if not _matching(moment, e.value):
        return None
    return f"there should be no event {_show(e.value)}, but there is one"


def _show(fields: Mapping[str, Any]) -> str:
    rest = " ".join(f"{k}={v}" for k, v in fields.items() if k not in ("kind", "tallies"))
    return f"{fields['kind']} {rest}".strip()


def _decides(moment: Moment, e: Expectation) -> str | None:
    spec: DecidesSpec = e.value
    if moment.position.outcome is not None:
        return f"{_want(spec)} should be asked, but the game is over"
    asks = moment.engine.pending(moment.position)
    for ask in asks:
        if all(
            getattr(spec, key) in (None, getattr(ask, key)) for key in ("side", "prompt", "clause")
        ):
            return None
    told = " and ".join(f"{ask.side} for {ask.prompt} ({ask.clause})" for ask in asks)
    return f"{_want(spec)} should be asked, but it is {told}"


def _want(spec: DecidesSpec) -> str:
    words = spec.side or "a side"
    words += f" for {spec.prompt}" if spec.prompt else ""
    return f"{words} ({spec.clause})" if spec.clause else words


def _winner(moment: Moment, e: Expectation) -> str | None:
    outcome = moment.position.outcome
    if outcome is None:
        return f"the winner should be {e.value}, but the game is not over"
    found = outcome.winner or DRAWN
    if found == e.value:
        return None
    return f"the winner should be {e.value}, but it is {found} ({outcome.clause})"


def _score(moment: Moment, e: Expectation) -> str | None:
    outcome = moment.position.outcome
    if outcome is None:
        return f"the score should be {_points(e.value)}, but the game is not over"
    if all(outcome.score.get(side, 0) == points for side, points in e.value.items()):
        return None
    return f"the score should be {_points(e.value)}, but it is {_points(outcome.score)}"


def _points(score: Mapping[str, int]) -> str:
    return ", ".join(f"{side} {points}" for side, points in score.items()) or "none"


def _outcome(moment: Moment, e: Expectation) -> str | None:
    outcome, spec = moment.position.outcome, e.value
    if outcome is None:
        return "the game should be over, but it is not"
    found = {
        "winner": outcome.winner or DRAWN,
        "clause": outcome.clause,
        "reason": outcome.reason,
    }
    for key, value in found.items():
        if getattr(spec, key) not in (None, value):
            return f"the {key} of the outcome should be {getattr(spec, key)}, but it is {value}"
    return None


_CHECKS: dict[str, Callable[[Moment, Expectation], str | None]] = {
    "offered": _offered,
    "refused": _refused,
    "tally": _tally,
    "event": _event,
    "no_event": _no_event,
    "decides": _decides,
    "winner": _winner,
    "score": _score,
    "outcome": _outcome,
}
