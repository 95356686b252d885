"""The hall: all games of one database, and the rooms of those that are in use."""

from __future__ import annotations

import asyncio
import secrets
import sys
from collections.abc import Mapping
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from bocage.bots.base import bot_for
from bocage.kernel.chance import Rng, lots
from bocage.kernel.engine import drawn_options
from bocage.kernel.module import InputError, Module, ModuleError, load_module
from bocage.kernel.record import Header, RecordError, head
from bocage.kernel.replay import rules_digest
from bocage.server import api
from bocage.server.bots import Bots
from bocage.server.ledger import KEEP, Ledger
from bocage.server.people import Person, fresh_word
from bocage.server.rooms import Room, brief_of, now, resignation
from bocage.server.shelf import Box, Shelf
from bocage.server.store import (
    GUEST,
    PEOPLE,
    Brief,
    Damaged,
    GameRow,
    Log,
    Settings,
    Store,
    StoreError,
)
from bocage.server.trouble import Trouble, unsaved
from bocage.words import Words, status_lines

FAREWELL = 30  # hundredths of a second
NEVER = "1970-01-01T00:00:00Z"  # of a row that is damaged
ROOMS = 12  # rooms that stay open though nobody watches


class Hall:
    """Opens rooms, and keeps them as long as they are of use."""

    def __init__(self, store: Store, shelf: Shelf) -> None:
        self.store = store
        self.shelf = shelf
        self.rooms: dict[str, Room] = {}
        self.bots = Bots()
        self.key = ""  # of the database; passes are signed with it
        self.home = ""  # where others reach this server; empty: they do not
        self._opening = asyncio.Lock()

    # -- rooms ------------------------------------------------------------------------------

    async def room(self, game: str) -> Room:
        """The room of a game; Trouble if there is no such game."""
        room = self.rooms.get(game)
        if room is None:
            async with self._opening:
                room = self.rooms.get(game) or await self._open(game)
        else:
            self.rooms[game] = self.rooms.pop(game)  # used last
        return room

    async def _open(self, game: str) -> Room:
        try:
            row = await self.store.game(game)
            if row is None:
                raise Trouble("unknown-game")
            box = (await self.box(row.game, row.scenario, row.options)).apart()
            ledger, row = await self._ledger(row, box)
        except Trouble:
            raise
        except StoreError as error:
            raise unsaved(error) from None
        except Exception as error:  # noqa: BLE001 - what is damaged may break anything
            sys.stderr.write(f"bocage: game {game} cannot be opened: {error!r}\n")
            raise Trouble("damaged", detail=str(error)[:200]) from None
        room = Room(row, box, ledger, self.store)
        room.after, room.unasked.advise = self.bots.attend, self.bots.advise
        self.rooms[game] = room
        self._let_go()
        room.changed()
        await room.unasked.done()
        return room

    def _let_go(self) -> None:
        """Close rooms that nobody needs, the one used longest ago first."""
        idle = [room for room in self.rooms.values() if not room.needed]
        for room in idle[: max(0, len(self.rooms) - ROOMS)]:
            self.rooms.pop(room.row.id)

    async def _ledger(self, row: GameRow, box: Box) -> tuple[Ledger, GameRow]:
        """The record from what is cached; where that does not fit, from its lines alone."""
        log = await self.store.log(row.id)
        header = msgspec.json.decode(row.head, type=Header)
        if not await asyncio.to_thread(self.shelf.fits, row.game, header.overlay):
            raise other_tables(header)
        seed = bytes.fromhex(row.seed)
        if row.rules == rules_digest(box.module):
            try:
                load = asyncio.to_thread(Ledger.load, box.engine, header, seed, log)
                return await load, row
            except (RecordError, msgspec.DecodeError, KeyError):
                pass
        return await self._again(row, box, log)

    async def _again(self, row: GameRow, box: Box, log: Log) -> tuple[Ledger, GameRow]:
        """Play the record again; if today's rules lead elsewhere, go on from its last position."""
        header = msgspec.json.decode(row.head, type=Header)
        lines = [entry.line for entry in log.entries]
        seed = bytes.fromhex(row.seed)
        try:
            replay = asyncio.to_thread(Ledger.replayed, box.engine, header, seed, lines)
            ledger = await replay
        except RecordError:
            ledger = rescued(box, header, seed, log)
            made = ledger.rebased(ledger.position_at(ledger.last))
            ledger.commit(made)
        ledger.keys = {entry.key: entry.n for entry in log.entries if entry.key}
        row = replace(row, rules=rules_digest(box.module), brief=brief_of(box, ledger.position))
        told = [ledger.told_row(n) for n in range(ledger.last + 1)]
        added = [ledger.entry_row(n) for n in range(len(lines) + 1, ledger.last + 1)]
        await self.store.recache(row, told, kept(ledger), added)
        return ledger, row

    # -- games ------------------------------------------------------------------------------

    async def games(self, person: Person, lang: str) -> list[api.Summary]:
        """The games of a person, the one played last first."""
        latest, rows = await self.store.latest(), await self.store.games()
        if not person.host:
            rows = [row for row in rows if isinstance(row, GameRow) and person.side(row)]

        def told(row: GameRow | Damaged) -> api.Summary:
            found = self._summary(row, latest.get(row.id, b""), lang)
            return replace(found, seats=person.seats(row)) if isinstance(row, GameRow) else found

        return await asyncio.to_thread(lambda: [told(row) for row in rows])

    def _brief(self, row: GameRow, box: Box, data: bytes) -> Brief:
        """Where a game stands, from its last position."""
        try:
            return brief_of(box, box.engine.codec.decode(data))
        except Exception:  # noqa: BLE001 - nothing that is damaged may harm the list
            return row.brief

    def _summary(self, row: GameRow | Damaged, data: bytes, lang: str) -> api.Summary:
        if isinstance(row, Damaged):
            told = Trouble("damaged", detail=row.why).told(lang).error
            titles = (row.game, row.game, row.scenario)
            return api.Summary(
                row.id, *titles, {}, told, (), 0, created=NEVER, played=NEVER, over=told
            )
        common: dict[str, Any] = {
            "id": row.id,
            "game": row.game,
            "seats": row.seats,
            "created": _date(row.created),
            "played": _date(row.played),
        }
        try:
            box = self.shelf.box(row.game, row.scenario, row.options).apart()
        except (InputError, ModuleError) as error:
            about: dict[str, Any] = {
                "title": row.game,
                "scenario": row.scenario,
                "status": str(error),
            }
            return api.Summary(**about, waiting=(), decisions=row.brief.version, **common)
        words, brief = box.words(lang), self._brief(row, box, data)
        tables = self._tables(row, lang)
        playing = row.status == "playing"
        waits = playing and not tables.get("problem")
        return api.Summary(
            title=words.texts.say("game-title"),
            scenario=words.name("scenario", row.scenario),
            status=_stands(words, box.module, brief),
            waiting=brief.waiting if waits else (),
            decisions=brief.version,
            over=_over(row, brief, box.module, words) if not playing else "",
            winner=_winner(row, brief, box.module, words) if not playing else "",
            **common,
            **tables,
        )

    def _tables(self, row: GameRow, lang: str) -> dict[str, Any]:
        """The tables of its owner that a game is played with, and whether they are in use here."""
        try:
            header = msgspec.json.decode(row.head, type=Header)
        except msgspec.DecodeError:  # told when somebody opens it
            return {}
        fits = self.shelf.fits(row.game, header.overlay)
        problem = "" if fits else other_tables(header).told(lang).error
        return {"overlay": header.replaced, "problem": problem}

    async def start(self, wanted: api.NewGame) -> str:
        """A new game."""
        seed = secrets.token_bytes(32)
        box = await self.box_for(wanted.game, wanted.scenario, wanted.options, lots(seed))
        seats = self.checked_seats(box.module, wanted.seats)
        ledger = Ledger.begin(box.engine, seed)
        settings = Settings(pause=wanted.pause, guide=wanted.guide)
        return await self.keep(box, ledger, seats, settings)

    async def box(self, game: str, scenario: str, options: Mapping[str, str]) -> Box:
        """A game from the shelf; its book may have to be read first."""
        return await asyncio.to_thread(self.shelf.box, game, scenario, options)

    async def box_for(self, game: str, scenario: str, options: Mapping[str, str], rng: Rng) -> Box:
        """The game that somebody asks for, with options drawn; Trouble if there is none."""
        try:
            module, overlays = load_module(game), self.shelf.overlays.get(game, ())
            drawn = drawn_options(module, scenario, options, overlays, rng)
            return await self.box(game, scenario, drawn)
        except InputError as error:
            raise Trouble("bad-request", detail=str(error)) from None

    def checked_seats(self, module: Module, seats: Mapping[str, str]) -> dict[str, str]:
        """Who plays which side: every side has a seat, and at least one is a person's."""
        if set(seats) != set(module.sides):
            raise Trouble("seats", sides=", ".join(module.sides))
        if not any(who in PEOPLE for who in seats.values()):
            raise Trouble("nobody-plays")
        for who in seats.values():
            if who not in PEOPLE:
                try:
                    bot_for(who, module)
                except InputError as error:
                    raise Trouble("bad-request", detail=str(error)) from None
        return {side: seats[side] for side in module.sides}

    async def keep(
        self,
        box: Box,
        ledger: Ledger,
        seats: dict[str, str],
        settings: Settings,
        status: str = "playing",
    ) -> str:
        """Put a new game into the database; answers its id."""
        moment = now()
        position = ledger.position
        invited = {side: fresh_word() for side, who in seats.items() if who == GUEST}
        settings = replace(settings, invited=invited)
        row = GameRow(
            id=secrets.token_urlsafe(12),
            game=box.module.id,
            scenario=box.engine.scenario,
            options=box.engine.options,
            seats=seats,
            seed=ledger.seed.hex(),
            head=head(ledger.header),
            settings=settings,
            rules=rules_digest(box.module),
            created=moment,
            played=moment,
            status="over" if position.outcome is not None else status,
            brief=brief_of(box, position),
        )
        entries = [ledger.entry_row(n) for n in range(1, ledger.last + 1)]
        told = [ledger.told_row(n) for n in range(ledger.last + 1)]
        try:
            await self.store.create(row, entries, told, kept(ledger))
        except StoreError as error:
            raise unsaved(error) from None
        return row.id

    async def delete(self, game: str) -> None:
        """Remove a game for good."""
        try:
            found = await self.store.delete(game)
        except StoreError as error:
            raise unsaved(error) from None
        if not found:
            raise Trouble("unknown-game")
        room = self.rooms.pop(game, None)
        if room is not None:
            room.row = replace(room.row, status="deleted")
            room.broadcast(api.Gone("deleted"))

    async def stop(self) -> None:
        """Everything is on disk already; let the database go."""
        self.bots.stop()
        await self.store.close()

    async def close(self) -> None:
        """The server stops: tell every page, and give it a moment to hear it."""
        for room in self.rooms.values():
            room.broadcast(api.Gone("stopped"))
        for _ in range(FAREWELL):
            if not any(room.watched for room in self.rooms.values()):
                break
            await asyncio.sleep(0.01)


def _date(text: str) -> str:
    """A moment that a page can show, also where the row has none."""
    try:
        datetime.fromisoformat(text)
    except ValueError:
        return NEVER
    return text


def _stands(words: Words, module: Module, brief: Brief) -> str:
    """Where a game stands, in short: no word twice, and without whose turn it is."""
    sides = {words.name("side", side) for side in module.sides}
    return words.say("comma").join(
        much if what.casefold() in much.casefold() else f"{what} {much}"
        for what, much in status_lines(words, brief.status)
        if much not in sides
    )


def _over(row: GameRow, brief: Brief, module: Module, words: Words) -> str:
    """How a game ended, as a sentence."""
    if brief.outcome is not None:
        return words.outcome(brief.outcome)
    if not row.status.startswith("resigned:"):
        return words.say("carried" if row.status == "carried" else "look")
    return resignation(words, module, row.status.partition(":")[2])[1]


def _winner(row: GameRow, brief: Brief, module: Module, words: Words) -> str:
    """The side that has won, if one has."""
    if brief.outcome is not None:
        return brief.outcome.winner or ""
    if not row.status.startswith("resigned:"):
        return ""
    return resignation(words, module, row.status.partition(":")[2])[0]


def kept(ledger: Ledger) -> dict[int, bytes]:
    """The positions of a record that are kept: every so many, and the last."""
    wanted = {*range(ledger.base, ledger.last + 1, KEEP), ledger.base, ledger.last}
    return {n: data for n, data in ledger.snapshots.items() if n % KEEP == 0 or n in wanted}


def other_tables(header: Header) -> Trouble:
    """A game that was begun with other tables of its owner, or with none."""
    if not header.overlay:
        return Trouble("tables-plain", game=header.game)
    return Trouble("tables", game=header.game, tables=", ".join(header.replaced) or "?")


def rescued(box: Box, header: Header, seed: bytes, log: Log) -> Ledger:
    """A record that cannot be played again, from its cache: only its last position is of use."""
    ledger = Ledger.load(box.engine, header, seed, log)
    ledger.position_at(ledger.last)
    return ledger
