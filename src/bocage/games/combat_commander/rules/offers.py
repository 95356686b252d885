"""Short lists of answers: what may be chosen, and what is said of anything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bocage.games.combat_commander.types import (
    Choose,
    ChooseCard,
    ChooseChit,
    ChooseEdge,
    ChooseHex,
    ChooseWeapon,
    Decline,
    Equip,
    Put,
    Take,
)
from bocage.kernel.api import Action, Illegal, OneOf, refuse


def offer(found: Iterable[Action], clause: str, may: bool = False) -> OneOf:
    """One of these answers; if it `may` be left, nothing too. Others are refused by the clause."""
    answers = [*found, Decline()] if may else list(found)

    def why_not(action: Action) -> Illegal | None:
        return None if action in answers else _refusal(action, clause)

    return OneOf(answers, why_not)


def _refusal(action: Action, clause: str) -> Illegal:
    """What is wrong with an answer that is not in the list."""
    match action:
        case Choose():
            return refuse(clause, "wrong-unit", unit=action.unit)
        case ChooseHex():
            return refuse(clause, "wrong-hex", hex=action.at)
        case ChooseWeapon():
            return refuse(clause, "wrong-weapon", weapon=action.weapon)
        case ChooseCard():
            return refuse(clause, "wrong-card", card=action.card)
        case ChooseChit():
            return refuse(clause, "wrong-chit", chit=action.chit)
        case ChooseEdge():
            return refuse(clause, "wrong-edge", edge=action.edge)
        case Put():
            return refuse(clause, "wrong-place", unit=action.unit, hex=action.at)
        case Equip():
            return refuse(clause, "wrong-holder", weapon=action.weapon, unit=action.to)
        case Take():
            return refuse(clause, "wrong-item", item=action.item)
        case _:
            return refuse(clause, "wrong-answer")


def choose_units(units: Iterable[str], clause: str, may: bool = False) -> OneOf:
    """One of these units."""
    return offer([Choose(unit) for unit in units], clause, may)


def choose_hexes(hexes: Iterable[str], clause: str, may: bool = False) -> OneOf:
    """One of these hexes."""
    return offer([ChooseHex(at) for at in hexes], clause, may)


def nearest(distances: Sequence[tuple[int, str]]) -> list[str]:
    """Those of some things that are nearest."""
    least = min((far for far, _ in distances), default=0)
    return [thing for far, thing in distances if far == least]
