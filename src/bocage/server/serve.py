"""Starting and stopping the server."""

from __future__ import annotations

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from bocage.kernel.module import InputError
from bocage.server.store import StoreError

if TYPE_CHECKING:
    from bocage.server.shelf import Shelf

SWITCH = 0.0005  # seconds that a thread at work keeps the event loop waiting, once all is read
STOPPING = (signal.SIGINT, signal.SIGTERM)
ANY = ("0.0.0.0", "::")  # noqa: S104 - compared with, not bound to


class Place(msgspec.Struct, frozen=True):
    """Where the server listens, and which database it serves."""

    host: str
    port: int
    db: Path
    names: tuple[str, ...] = ()  # further names under which it is known
    log: bool = False
    overlays: dict[str, tuple[Path, ...]] = {}
    begin: tuple[str, str, dict[str, str], dict[str, str]] | None = None  # as `NewGame`


def default_db() -> Path:
    """The database of this user."""
    home = os.environ.get("XDG_DATA_HOME")
    base = Path(home) if home and Path(home).is_absolute() else Path.home() / ".local" / "share"
    return base / "bocage" / "games.sqlite3"


class InUse(InputError):  # noqa: N818 - a state, told plainly
    """Another server holds the database."""


def address_file(db: Path) -> Path:
    """Where the server of a database writes its address while it runs."""
    return db.with_name(f"{db.name}.address")


def listen(host: str, port: int) -> socket.socket:
    """A listening socket; InputError in plain words if that cannot be."""
    try:
        family, kind, proto, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise InputError(f"--host {host}: there is no such address on this machine") from None
    found = socket.socket(family, kind, proto)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(address)
        found.listen(256)
    except OSError as error:
        found.close()
        raise InputError(_told(host, port, error)) from None
    return found


def _told(host: str, port: int, error: OSError) -> str:
    import errno

    if error.errno == errno.EADDRINUSE:
        return f"port {port} is in use by another program; choose another one with --port"
    if error.errno == errno.EACCES:
        return f"port {port} needs more rights than you have; choose one above 1023 with --port"
    return f"--host {host} --port {port}: {(error.strerror or 'cannot be used').lower()}"


def names_of(place: Place, listening: socket.socket) -> tuple[str, ...]:
    """The names under which pages may reach us: others are refused."""
    from bocage.server.guard import LOOPBACK, NUMBERS

    bound = listening.getsockname()[0]
    names = {place.host, bound, *place.names}
    if place.host in LOOPBACK or bound in LOOPBACK or place.host in ANY:
        names |= set(LOOPBACK)
    if place.host in ANY:
        names |= {socket.gethostname(), NUMBERS}
    return tuple(sorted(names - set(ANY)))


def own_address() -> str:
    """The address under which others reach this machine, or its name."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent: this only asks for the way
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def url_of(place: Place, listening: socket.socket, token: str) -> str:
    """The address to open; unless only this machine can reach it, it holds the key."""
    from bocage.server.guard import only_here

    shown = own_address() if place.host in ANY else place.host
    home = f"http://{_bracketed(shown)}:{listening.getsockname()[1]}/"
    return home if only_here(names_of(place, listening)) else f"{home}?key={token}"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def run(place: Place, ready: Callable[[str], None]) -> None:
    """Serve until interrupted; `ready` gets the address once pages can be opened."""
    listening = listen(place.host, place.port)
    try:
        _loop()(_serve(place, listening, ready))
    except StoreError as error:
        raise (InUse if error.code == "locked" else InputError)(str(error)) from None
    finally:
        listening.close()


def _loop() -> Callable[..., None]:
    """What runs the server: the faster loop where there is one."""
    try:
        import uvloop
    except ImportError:
        import asyncio

        return asyncio.run
    run_fast: Callable[..., None] = uvloop.run
    return run_fast


async def _serve(place: Place, listening: socket.socket, ready: Callable[[str], None]) -> None:
    import asyncio

    import uvicorn

    from bocage.server import api
    from bocage.server.app import make_app
    from bocage.server.doors import door
    from bocage.server.hall import Hall
    from bocage.server.shelf import Shelf
    from bocage.server.sqlite import SqliteStore
    from bocage.server.web import Logged
    from bocage.words import language

    store = SqliteStore(place.db)
    token = await store.token()
    shelf = Shelf(place.overlays)
    hall = Hall(store, shelf)
    port = listening.getsockname()[1]
    guard = make_app(hall, token, names_of(place, listening), port)
    app: Any = Logged(guard) if place.log else guard
    config = uvicorn.Config(
        app,
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        date_header=False,
        http=door(guard.knows),
        ws="websockets-sansio",
        ws_max_size=65_536,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=3,
    )
    home = address = url_of(place, listening, token)
    hall.home = home.partition("?")[0] if "?" in home else ""
    if place.begin is not None:
        address += f"g/{await hall.start(api.NewGame(*place.begin))}"

    class Told(uvicorn.Server):
        """Says when it is ready, and tells the pages when it stops."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            _note(place.db, home)
            ready(address)
            asyncio.get_running_loop().run_in_executor(None, _warm, shelf, language(None))

        @contextmanager
        def capture_signals(self) -> Iterator[None]:
            """Being told to stop is no failure."""
            before = {s: signal.signal(s, self.handle_exit) for s in STOPPING}
            try:
                yield
            finally:
                for number, handler in before.items():
                    signal.signal(number, handler)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await hall.close()
            await super().shutdown(sockets)

    try:
        await Told(config).serve([listening])
    finally:
        with suppress(OSError):
            address_file(place.db).unlink()


def _warm(shelf: Shelf, lang: str) -> None:
    """Read what will be needed; from then on threads take shorter turns."""
    shelf.warm(lang)
    sys.setswitchinterval(SWITCH)


def _note(db: Path, address: str) -> None:
    """Write down where this database is served; whoever comes later goes there."""
    with suppress(OSError):
        found = address_file(db)
        found.touch(0o600)  # the address may hold the key
        found.write_text(address, encoding="utf-8")
