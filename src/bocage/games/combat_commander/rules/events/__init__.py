"""Chapters E42 to E77 - The events of the cards, each with a class of its own."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import Happened
from bocage.games.combat_commander.rules.events import (
    fates,
    fires,
    gains,
    ground,
    newcomers,
    strikes,
)
from bocage.games.combat_commander.rules.events.base import Handler
from bocage.games.combat_commander.types import D, Happening, Public, Seen
from bocage.kernel.api import Action, Ask, Choice, Step, rule

HANDLERS: dict[str, Handler] = {
    "air-support": strikes.AirSupport(),
    "battle-harden": fates.BattleHarden(),
    "battlefield-integrity": gains.BattlefieldIntegrity(),
    "blaze": fires.Blaze(),
    "booby-trap": ground.BoobyTrap(),
    "breeze": fires.Breeze(),
    "command-and-control": gains.CommandAndControl(),
    "commissar": fates.Commissar(),
    "cower": fates.Cower(),
    "deploy": newcomers.Deploying(),
    "dust": ground.Dust(),
    "elan": gains.Elan(),
    "entrench": ground.Entrench(),
    "field-promotion": newcomers.FieldPromotion(),
    "fog-of-war": gains.FogOfWar(),
    "hero": newcomers.Hero(),
    "infiltration": newcomers.Infiltration(),
    "interdiction": fates.Interdiction(),
    "interrogation": gains.Interrogation(),
    "kia": fates.Kia(),
    "malfunction": strikes.Malfunction(),
    "medic": fates.Medic(),
    "mission-objective": gains.MissionObjective(),
    "prisoners-of-war": fates.PrisonersOfWar(),
    "reconnaissance": gains.Reconnaissance(),
    "reinforcements": newcomers.Reinforcements(),
    "rubble": ground.Rubble(),
    "sappers": ground.Sappers(),
    "scrounge": newcomers.Scrounge(),
    "shell-shock": strikes.ShellShock(),
    "shellholes": ground.Shellholes(),
    "strategic-objective": gains.StrategicObjective(),
    "suppressing-fire": strikes.SuppressingFire(),
    "walking-wounded": newcomers.WalkingWounded(),
    "white-phosphorus": strikes.WhitePhosphorus(),
}


@rule("E42a", "E42c", "1.9.1.1a")
class HappeningStep(Step):
    """An event is announced, then its own steps are carried out in their order."""

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Announce it; then what it says."""
        handler = HANDLERS[f.name]
        if f.stage == "start":
            d.emit(Happened(handler.clause, f.side, f.name, f.arg))
            return d.goto("begin")
        return handler.run(book, d, f)

    def who(self, book: Book, public: Public, f: Happening) -> tuple[Ask, ...]:
        """Whom the event asks."""
        return HANDLERS[f.name].who(book, public, f)

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """What the event leaves to choose."""
        return HANDLERS[f.name].choice(book, seen, f, ask)

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """What the event does with the answer."""
        HANDLERS[f.name].take(book, d, f, side, action)

    def back(self, book: Book, d: D, f: Happening, value: object) -> None:
        """What the event does with a roll."""
        HANDLERS[f.name].back(book, d, f, value)
