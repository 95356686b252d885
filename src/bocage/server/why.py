"""Why something cannot be chosen: the strongest reason of what may be meant by it.

Everything is asked of the asker's view: what a side may not know cannot be in the answer.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from bocage.kernel.choice import wrong_action
from bocage.kernel.nouns import Action, Illegal
from bocage.kernel.shapes import words_in
from bocage.server import api, say
from bocage.server.menus import check_version, declared, kinds_of, menu
from bocage.server.senses import Attempt, Sense, Trial, senses
from bocage.server.targets import Asked

if TYPE_CHECKING:
    from bocage.server.shelf import Box
    from bocage.server.states import Moment

TRIES = 120  # actions that are tried for one sense of what is meant
NAMED = 6  # things that are named instead
ALLOWED = api.Answer(True)


def why(moment: Moment, body: api.Why, lang: str) -> api.Answer:
    """Why this seat cannot choose what it points at; or that it can."""
    asked = moment.asked(lang)
    if asked is None:
        return _not_asked(moment, lang)
    check_version(asked, body.version)
    declared(asked, body.do, body.fields)
    if body.action:
        return _answer(asked, _judged(asked, asked.engine.parse(body.action)))
    if not body.piece and not body.space:
        return _of_kind(asked, body.do)
    reason = reason_for(moment.box, asked, body)
    return reason.answer(asked) if reason else _choose_from(asked, body.do, body.fields)


def _not_asked(moment: Moment, lang: str) -> api.Answer:
    words, asks = moment.box.words(lang), moment.asks
    if not asks:
        return api.Answer(False, api.Refusal(words.say("nobody-asked"), code="game-over"))
    sides = words.say("comma").join(words.name("side", ask.side) for ask in asks)
    told = words.say("not-asked", side=sides)
    return api.Answer(False, say.by_clause(words, asks[0].clause, told))


def _judged(asked: Asked, action: Action | Illegal) -> Illegal | None:
    """The refusal of a whole action, as the engine would give it."""
    if isinstance(action, Illegal):
        return action
    malformed = asked.engine.malformed(action)
    if malformed is not None:
        return malformed
    if type(action) not in asked.choice.types:
        return wrong_action(asked.ask.clause, action, asked.choice)
    return asked.choice.why_not(action)


def _answer(asked: Asked, refused: Illegal | None) -> api.Answer:
    return api.Answer(False, say.refusal(asked.words, refused)) if refused else ALLOWED


def _of_kind(asked: Asked, do: str) -> api.Answer:
    """A button: why this kind of action cannot be chosen."""
    if not do:
        told = asked.words.say("choose-first")
        return api.Answer(False, say.by_clause(asked.words, asked.ask.clause, told))
    kind = next(k for k in kinds_of(asked) if k.do == do)
    if kind.refused is None:
        return ALLOWED
    if not kind.refused.clause:
        return api.Answer(False, kind.refused)
    return api.Answer(False, say.by_clause(asked.words, kind.refused.clause, kind.refused.text))


# -- something on the map ------------------------------------------------------------------------


def _things(asked: Asked, body: api.Why) -> list[str]:
    """What is pointed at, the likeliest first: the thing itself, who stands there, where it is."""
    found: list[str] = []
    if body.piece:
        found.append(body.piece)
        if body.piece in asked.pieces:
            found.append(asked.pieces[body.piece].at)
    if body.space:
        found.append(body.space)
        found += [piece.id for piece in asked.pieces.values() if piece.at == body.space]
    return list(dict.fromkeys(found))


class Reason(msgspec.Struct):
    """What is to be said of one sense: a rule's refusal, or a sentence of ours."""

    sense: Sense
    weight: tuple[int, ...]  # the greatest is the strongest
    refused: Illegal | None = None  # None: it can be chosen
    ours: str = ""  # the sentence, where the refusal speaks of what nobody has chosen
    tried: frozenset[str] = frozenset()  # all ids of the action that was refused

    def answer(self, asked: Asked) -> api.Answer:
        """In words."""
        if self.refused is None and not self.ours:
            return ALLOWED
        clause = self.refused.clause if self.refused else None
        if self.refused is not None and not self.ours:
            return _answer(asked, self.refused)
        words, sense = asked.words, self.sense
        told = words.say(
            self.ours,
            thing=words.known("", sense.thing),
            field=words.word(
                "field", (self.refused is None and sense.first) or sense.gap or sense.field
            ),
        )
        return api.Answer(False, say.by_clause(words, clause or asked.ask.clause, told))


def reason_for(box: Box, asked: Asked, body: api.Why) -> Reason | None:
    """The strongest reason of all senses; None if nothing sensible can be made of it."""
    attempt = Attempt(box, asked, _things(asked, body), body.fields)
    best: Reason | None = None
    for tag in [body.do] if body.do else _order(asked):
        kind = asked.kinds()[tag]
        for sense in senses(attempt, kind, asked.part(kind)):
            reason = _reason(attempt, sense)
            if reason is not None and (best is None or reason.weight > best.weight):
                best = reason
    return best


def _reason(attempt: Attempt, sense: Sense) -> Reason | None:
    """Why the thing cannot be meant so, or that it can; None if no rule says anything."""
    asked, refusals = attempt.asked, list[tuple[Illegal, Trial]]()
    for trial in islice(sense.trials, TRIES):
        refused = _judged(asked, trial.action)
        if refused is None:
            level = 0 if not sense.adds else 2 if sense.first else 3
            ours = "first" if sense.first else "instead" if sense.back else ""
            return Reason(sense, _weight(attempt, sense, level), ours=ours)
        if refused.clause is not None:
            refusals.append((refused, trial))
    if sense.first and sense.way:
        return Reason(sense, _weight(attempt, sense, 2), ours="first")
    if not refusals:
        return None
    return _refused(attempt, sense, refusals)


def _refused(
    attempt: Attempt, sense: Sense, refusals: list[tuple[Illegal, Trial]]
) -> Reason | None:
    """The refusal that speaks of the thing, and of nothing that nobody has chosen."""
    near, given = frozenset(attempt.things), words_in(attempt.fields)
    own = [one for one in refusals if _clean(*one, near)]
    level = 1 if sense.adds else 0

    def telling(one: tuple[Illegal, Trial]) -> tuple[bool, bool]:
        named = words_in(one[0].args)
        return bool(named & near), bool(named & near and named & given)

    if not own:
        if not sense.required or not (sense.way or sense.open or sense.first):
            return None
        ours = "no-way" if sense.way else "none-fits"
        return Reason(sense, _weight(attempt, sense, level), refusals[0][0], ours)
    best = max(own, key=telling)
    named, related = telling(best)
    if not sense.required and not sense.open and not related:
        return None  # a field that takes nothing now
    weight = _weight(attempt, sense, level, related, named)
    return Reason(sense, weight, best[0], tried=words_in(best[1].action))


def _clean(refused: Illegal, trial: Trial, near: frozenset[str]) -> bool:
    named = words_in(refused.args)
    return not named & (trial.ours - near) and (not trial.astray or bool(named & near))


def _weight(
    attempt: Attempt, sense: Sense, level: int, related: bool = False, named: bool = True
) -> tuple[int, ...]:
    """How much a reason tells: of the right side, of the thing itself, without taking back."""
    side = attempt.sides([sense.thing])
    fits = not side or not sense.offered or bool(side & sense.offered)
    first = sense.thing == attempt.things[0]
    return (fits, first, level, related, sense.required, named)


def _order(asked: Asked) -> list[str]:
    """The kinds with fields that can be chosen now; if there are none, all of them."""
    lines = [kind for kind in kinds_of(asked) if not kind.action and not kind.quiet]
    return [k.do for k in lines if k.refused is None] or [k.do for k in lines]


def _choose_from(asked: Asked, do: str, fields: Mapping[str, Any]) -> api.Answer:
    """Nothing sensible can be made of it: what can be chosen instead."""
    try:
        found = menu(asked, do, dict(fields))
    except (KeyError, TypeError, ValueError):
        found = menu(asked)
    words = asked.words
    labels = [target.label for target in (found.field.targets if found.field else ())] or [
        kind.title for kind in kinds_of(asked) if kind.refused is None
    ]
    more = "…" if len(labels) > NAMED else ""
    things = words.say("comma").join(dict.fromkeys(labels[:NAMED])) + more
    told = words.say("choose-from", things=things)
    return api.Answer(False, say.by_clause(words, asked.ask.clause, told))
