"""Games in one SQLite file: written ahead, synced at every commit, by a single thread.

An action that was acknowledged is on disk. The file is held for as long as the server runs, so
that two servers never write the same game.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from importlib import resources
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

import msgspec

from bocage.server.store import (
    Brief,
    Damaged,
    EntryRow,
    GameRow,
    Hop,
    Log,
    Settings,
    StoreError,
    ToldRow,
)

APPLICATION = 0x426F6361  # "Boca" in the header of the file
PAGES = 200  # of the log, which then begins again: to sync a file that grows takes longer
WAIT = 2.0  # seconds to wait for another program to let the file go
STUCK = 1.5  # seconds to wait for the thread at the end, before and after it is interrupted
RESERVE = 1_100_000  # bytes that are put by: more than the log holds
CHUNK = 40  # rows that are removed at once from a disk that is full
T = TypeVar("T")

COLUMNS = ", ".join(GameRow.__struct_fields__)
SLOTS = ", ".join("?" for _ in GameRow.__struct_fields__)


class Job(NamedTuple):
    """A transaction that waits for the writer's thread."""

    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    work: Callable[[], Any]


class SqliteStore:
    """A `Store` in a file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._db = _connect(path)
        self._reserve = path.with_name(f"{path.name}-reserve")
        self._put_by()
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._thread = Thread(target=self._work_off, name="store", daemon=True)
        self._thread.start()

    async def _run(self, work: Callable[..., T], *args: Any) -> T:
        """A whole transaction on the writer's thread."""
        return await self._there(partial(self._whole, work, *args))

    async def _there(self, work: Callable[[], T]) -> T:
        """Something on the writer's thread."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(Job(loop, done, work))
        return await done

    def _work_off(self) -> None:
        """What the writer's thread does: one job after the other, until there is none."""
        while (job := self._jobs.get()) is not None:
            answer, failed = None, None
            try:
                answer = job.work()
            except Exception as error:  # noqa: BLE001 - whoever waits for it gets it
                failed = error
            with suppress(RuntimeError):  # nobody waits any more: the loop is closed
                job.loop.call_soon_threadsafe(_settle, job.done, answer, failed)

    def _whole(self, work: Callable[..., T], *args: Any) -> T:
        try:
            with self._db:
                self._db.execute("begin immediate")
                return work(self._db, *args)
        except sqlite3.Error as error:
            raise explained(error, self.path) from None

    async def token(self) -> str:
        """The access token of this database."""
        return await self._run(_token)

    async def games(self) -> list[GameRow | Damaged]:
        """All games, the one played last first."""
        return await self._run(_games)

    async def latest(self) -> dict[str, bytes]:
        """The last position of every game, where it is cached; one damaged page harms no other."""
        return await self._there(self._latest)

    def _latest(self) -> dict[str, bytes]:
        found: dict[str, bytes] = {}
        for game in self._whole(_ids):
            with suppress(StoreError):
                found |= self._whole(_last, game)
        return found

    async def game(self, game: str) -> GameRow | None:
        """One game, or None."""
        found = await self._run(_game, game)
        if isinstance(found, Damaged):
            raise StoreError("damaged", found.why)
        return found

    async def create(
        self,
        row: GameRow,
        entries: Sequence[EntryRow],
        told: Sequence[ToldRow],
        snapshots: Mapping[int, bytes],
    ) -> None:
        """A new game with what has been played of it."""
        await self._run(_create, row, entries, told, snapshots)

    async def log(self, game: str) -> Log:
        """The record of a game and what is cached."""
        return await self._run(_log, game)

    async def append(self, game: str, hop: Hop) -> None:
        """One more entry."""
        await self._run(_append, game, hop)

    async def change(self, row: GameRow) -> None:
        """Seats, settings, status and rules of a game as they are now."""
        await self._run(_change, row)

    async def recache(
        self,
        row: GameRow,
        told: Sequence[ToldRow],
        snapshots: Mapping[int, bytes],
        added: Sequence[EntryRow] = (),
    ) -> None:
        """Replace all that is cached of a game, and add entries to its record."""
        await self._run(_recache, row, told, snapshots, added)

    async def delete(self, game: str) -> bool:
        """Remove a game, also from a disk that is full; False if there is none."""
        try:
            return await self._run(_delete, game)
        except StoreError as error:
            if error.code != "full":
                raise
        return await self._there(partial(self._make_room, game))

    def _make_room(self, game: str) -> bool:
        """Remove a game where to remove something needs room: from what was put by, bit by bit.

        What is only cached goes first, so that a game whose removal fails half-way is still there.
        """
        self._reserve.unlink(missing_ok=True)
        for table in ("snapshots", "told"):
            while self._whole(_forget, table, game):
                self._db.execute("pragma wal_checkpoint(truncate)")
        found = self._whole(_delete, game)
        self._db.execute("pragma wal_checkpoint(truncate)")
        self._put_by()
        return found

    def _put_by(self) -> None:
        """Keep some room for removing games; without it, if there is none."""
        with suppress(OSError):
            if not self._reserve.exists() or self._reserve.stat().st_size < RESERVE:
                self._reserve.touch(0o600)
                self._reserve.write_bytes(secrets.token_bytes(RESERVE))

    async def close(self) -> None:
        """Finish what is being written and let the file go; nobody waits for what is stuck."""
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join, STUCK)
        if self._thread.is_alive():
            self._db.interrupt()
            await asyncio.to_thread(self._thread.join, STUCK)
        if not self._thread.is_alive():
            self._db.close()


def _settle(done: asyncio.Future[Any], answer: Any, error: Exception | None) -> None:
    """Tell whoever waits for a job, unless he has gone."""
    if done.done():
        return
    if error is None:
        done.set_result(answer)
    else:
        done.set_exception(error)


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """What went wrong, in plain words."""
    name = getattr(error, "sqlite_errorname", "") or ""
    for start, code, told in (
        ("SQLITE_FULL", "full", "the disk is full; nothing of this was saved"),
        (
            "SQLITE_BUSY",
            "locked",
            "another program is using this file (is Bocage open?)",
        ),
        ("SQLITE_LOCKED", "locked", "another program is using this file"),
        ("SQLITE_READONLY", "readonly", "the file cannot be written to"),
        ("SQLITE_CANTOPEN", "readonly", "the file cannot be opened or made here"),
        ("SQLITE_NOTADB", "foreign", "is not a database of Bocage"),
        ("SQLITE_CORRUPT", "damaged", "the database is damaged"),
        ("SQLITE_CONSTRAINT", "conflict", "something else has been written there meanwhile"),
        ("SQLITE_IOERR", "full", "the disk does not take it (full or failing)"),
    ):
        if name.startswith(start):
            return StoreError(code, f"{path}: {told}")
    return StoreError("broken", f"{path}: {error}")


def _connect(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("readonly", f"{path}: {(error.strerror or 'failed').lower()}") from None
    try:
        db = sqlite3.connect(path, timeout=WAIT, isolation_level=None, check_same_thread=False)
    except sqlite3.Error as error:
        raise explained(error, path) from None
    db.text_factory = _text
    try:
        _prepare(db, path)
    except sqlite3.Error as error:
        db.close()
        raise explained(error, path) from None
    except StoreError:
        db.close()
        raise
    return db


def _text(data: bytes) -> str:
    """Text, also where it is damaged: then what is read from it says so."""
    return data.decode("utf-8", "replace")


def _prepare(db: sqlite3.Connection, path: Path) -> None:
    """Check that the file is ours, take hold of it, and bring it up to date."""
    application = db.execute("pragma application_id").fetchone()[0]
    tables = db.execute("select count(*) from sqlite_master").fetchone()[0]
    if application != APPLICATION and (application or tables):
        raise StoreError("foreign", f"{path}: is a database of another program")
    db.execute("pragma locking_mode = exclusive")
    db.execute("pragma journal_mode = wal")
    db.execute("pragma synchronous = full")
    db.execute(f"pragma wal_autocheckpoint = {PAGES}")
    db.execute("pragma foreign_keys = on")
    if not tables:
        path.chmod(0o600)  # it holds the seeds
    version = db.execute("pragma user_version").fetchone()[0]
    steps = migrations()
    if version > len(steps):
        raise StoreError(
            "newer", f"{path}: was made by a newer Bocage (format {version}, known: {len(steps)})"
        )
    for number in range(version, len(steps)):
        db.executescript(
            f"begin immediate; {steps[number]}; pragma application_id = {APPLICATION}; "
            f"pragma user_version = {number + 1}; commit;"
        )
    with db:  # takes the lock now, and finds out whether the file can be written to
        db.execute("begin immediate")
        db.execute("insert or ignore into meta values ('token', ?)", (secrets.token_urlsafe(24),))


def migrations() -> list[str]:
    """The steps that make the tables, in order."""
    folder = resources.files("bocage.server") / "migrations"
    files = sorted(
        (file for file in folder.iterdir() if file.name.endswith(".sql")), key=lambda f: f.name
    )
    return [file.read_text(encoding="utf-8") for file in files]


# -- one transaction each ---------------------------------------------------------------------


def _token(db: sqlite3.Connection) -> str:
    return str(db.execute("select value from meta where name = 'token'").fetchone()[0])


def _packed(row: GameRow) -> list[str]:
    """A row as columns: what is structured as JSON."""
    values = (getattr(row, name) for name in row.__struct_fields__)
    return [v if isinstance(v, str) else msgspec.json.encode(v).decode() for v in values]


_JSON: dict[str, Any] = {
    "options": dict[str, str],
    "seats": dict[str, str],
    "settings": Settings,
    "brief": Brief,
}


def _unpacked(columns: tuple[str, ...]) -> GameRow | Damaged:
    fields: dict[str, Any] = dict(zip(GameRow.__struct_fields__, columns, strict=True))
    for name, kind in _JSON.items():
        try:
            fields[name] = msgspec.json.decode(fields[name], type=kind)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            known = (fields["id"], fields["game"], fields["scenario"])
            return Damaged(*known, f"{name}: {error}")
    return GameRow(**fields)


def _games(db: sqlite3.Connection) -> list[GameRow | Damaged]:
    found = db.execute(f"select {COLUMNS} from games order by played desc, id")  # noqa: S608 - fixed
    return [_unpacked(columns) for columns in found]


def _ids(db: sqlite3.Connection) -> list[str]:
    return [game for (game,) in db.execute("select id from games")]


def _last(db: sqlite3.Connection, game: str) -> dict[str, bytes]:
    """The last position of one game."""
    last = "select game, position from snapshots where game = ? order by n desc limit 1"
    return dict(db.execute(last, (game,)).fetchall())


def _game(db: sqlite3.Connection, game: str) -> GameRow | Damaged | None:
    found = db.execute(f"select {COLUMNS} from games where id = ?", (game,)).fetchone()  # noqa: S608 - fixed
    return None if found is None else _unpacked(found)


def _create(
    db: sqlite3.Connection,
    row: GameRow,
    entries: Sequence[EntryRow],
    told: Sequence[ToldRow],
    snapshots: Mapping[int, bytes],
) -> None:
    db.execute(f"insert into games ({COLUMNS}) values ({SLOTS})", _packed(row))  # noqa: S608 - fixed
    _put_entries(db, row.id, entries)
    _put_told(db, row.id, told)
    _put_snapshots(db, row.id, snapshots)


def _put_entries(db: sqlite3.Connection, game: str, entries: Sequence[EntryRow]) -> None:
    db.executemany(
        "insert into entries values (?, ?, ?, ?)", [(game, e.n, e.line, e.key) for e in entries]
    )


def _put_told(db: sqlite3.Connection, game: str, told: Sequence[ToldRow]) -> None:
    db.executemany(
        "insert into told values (?, ?, ?, ?, ?, ?)",
        [(game, t.n, t.version, t.barrier, t.mark, t.events) for t in told],
    )


def _put_snapshots(db: sqlite3.Connection, game: str, snapshots: Mapping[int, bytes]) -> None:
    db.executemany(
        "insert into snapshots values (?, ?, ?)", [(game, n, data) for n, data in snapshots.items()]
    )


def _log(db: sqlite3.Connection, game: str) -> Log:
    entries = db.execute("select n, line, key from entries where game = ? order by n", (game,))
    told = db.execute(
        "select n, version, barrier, mark, events from told where game = ? order by n", (game,)
    )
    snapshots = db.execute("select n, position from snapshots where game = ?", (game,))
    return Log(
        [EntryRow(*row) for row in entries],
        [ToldRow(n, v, bool(barrier), mark, events) for n, v, barrier, mark, events in told],
        dict(snapshots.fetchall()),
    )


def _append(db: sqlite3.Connection, game: str, hop: Hop) -> None:
    entry = hop.entry
    db.execute("insert into entries values (?, ?, ?, ?)", (game, entry.n, entry.line, entry.key))
    _put_told(db, game, [hop.told])
    if hop.drop is not None:  # first: the new one takes its pages
        db.execute("delete from snapshots where game = ? and n = ?", (game, hop.drop))
    db.execute("insert into snapshots values (?, ?, ?)", (game, entry.n, hop.position))
    db.execute(
        "update games set played = ?, status = ? where id = ?", (hop.played, hop.status, game)
    )


def _change(db: sqlite3.Connection, row: GameRow) -> None:
    names = [name for name in row.__struct_fields__ if name != "id"]
    sets = ", ".join(f"{name} = ?" for name in names)
    id_, *values = _packed(row)
    db.execute(f"update games set {sets} where id = ?", (*values, id_))  # noqa: S608 - fixed


def _recache(
    db: sqlite3.Connection,
    row: GameRow,
    told: Sequence[ToldRow],
    snapshots: Mapping[int, bytes],
    added: Sequence[EntryRow],
) -> None:
    _put_entries(db, row.id, added)
    db.execute("delete from told where game = ?", (row.id,))
    db.execute("delete from snapshots where game = ?", (row.id,))
    _put_told(db, row.id, told)
    _put_snapshots(db, row.id, snapshots)
    _change(db, row)


def _delete(db: sqlite3.Connection, game: str) -> bool:
    return db.execute("delete from games where id = ?", (game,)).rowcount > 0


def _forget(db: sqlite3.Connection, table: str, game: str) -> bool:
    """Remove some rows of what is cached of a game; whether there were any."""
    some = f"select n from {table} where game = ? limit {CHUNK}"  # noqa: S608 - fixed
    gone = db.execute(f"delete from {table} where game = ? and n in ({some})", (game, game))  # noqa: S608
    return gone.rowcount > 0
