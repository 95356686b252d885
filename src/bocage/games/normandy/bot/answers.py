"""Which heuristic answers which question: one sensible action for each frame."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.bot import fight, salvos, staff, waves
from bocage.games.normandy.bot.fight import Fights
from bocage.games.normandy.bot.march import March
from bocage.games.normandy.bot.picture import Picture, picture_of
from bocage.games.normandy.rules.phase import Phase
from bocage.kernel.api import Action, Choice, Frame, Pass


def answered(book: Any, seen: t.Seen, choice: Choice) -> Action | None:
    """What the heuristics would do, if they know and it is legal."""
    frame = seen.frames[-1]
    answer = ANSWERS.get(type(frame))
    if answer is None or seen.own is None:
        return None
    found = answer(picture_of(book, seen), seen, frame, choice)
    return found if found is not None and choice.why_not(found) is None else None


def _march(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    return March(pic, Phase(pic.book, seen, f), choice).best()


def _combat(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    return Fights(pic, Phase(pic.book, seen, f), choice).best()


def _fight(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    if f.stage == "shelter":
        counters = pic.book.counters
        best = max(f.foes, key=lambda u: counters[u].defence or 0, default="")
        return t.Shelter(best)
    return fight.coordinated(pic.book, f, choice)


def _shelled(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    found: list[Any] = list(choice.legal())
    units = pic.own.units

    def price(act: Any) -> int:
        unit = getattr(act, "unit", "")
        return fight.dear(pic.book, unit, units[unit].steps) if unit in units else 0

    return min(found, key=price, default=None)


def _answer(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    for unit in pic.own.units:
        if pic.book.counters[unit].artillery and choice.why_not(t.Reply(unit)) is None:
            return t.Reply(unit)
    return Pass()


def _recon(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    return staff.raided(pic, choice) if pic.side == t.ALLIED else _shelled(pic, seen, f, choice)


Answer = Callable[[Picture, t.Seen, Any, Choice], Action | None]
ANSWERS: dict[type[Frame], Answer] = {
    t.Movement: _march,
    t.Walk: lambda pic, seen, f, choice: t.Halt(),
    t.Combat: _combat,
    t.Fight: _fight,
    t.Support: lambda pic, seen, f, choice: fight.helped(pic, choice, f),
    t.Defence: lambda pic, seen, f, choice: fight.helped(pic, choice, f),
    t.Losing: lambda pic, seen, f, choice: fight.suffered(pic.book, f, choice),
    t.Fleeing: lambda pic, seen, f, choice: fight.fled(pic, f, choice),
    t.Advancing: lambda pic, seen, f, choice: fight.followed(pic, f, choice),
    t.Shelling: _shelled,
    t.Answer: _answer,
    t.Recon: _recon,
    t.Plot: lambda pic, seen, f, choice: staff.plotted(pic, choice),
    t.Engineers: lambda pic, seen, f, choice: staff.dug(pic, choice),
    t.Replace: lambda pic, seen, f, choice: staff.replaced(pic, choice),
    t.Return: lambda pic, seen, f, choice: staff.returned(pic, choice),
    t.Engaging: lambda pic, seen, f, choice: t.ReturnFire(),
    t.Clearing: lambda pic, seen, f, choice: next(iter(choice.legal()), None),
    t.Placing: lambda pic, seen, f, choice: t.EndPlacing(),
    t.Landing: waves.landed,
    t.FireSegment: salvos.fired,
    t.Salvo: lambda pic, seen, f, choice: salvos.stormed(pic, choice),
    t.Muster: waves.mustered,
    t.Fleet: lambda pic, seen, f, choice: waves.sailed(pic, choice),
}
