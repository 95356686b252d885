"""Games in the browser: the server on a free port of this machine, and its page opened."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path

import msgspec

from bocage.cli.output import program
from bocage.text import Texts

Wish = tuple[str, str, dict[str, str], dict[str, str]]


class Start(msgspec.Struct, frozen=True):
    """Where the games are kept, and the language of what is said here."""

    db: Path | None
    lang: str | None


def play_in_browser(start: Start, wish: Wish | None, overlays: tuple[Path, ...]) -> int:
    """Serve until interrupted; with a wish, begin that game first.

    If the games are served already, their page is opened instead.
    """
    from bocage.cli.words import own_texts
    from bocage.server.serve import InUse, Place, default_db, run
    from bocage.words import language

    texts = own_texts(language(start.lang))
    db = start.db or default_db()
    place = Place(
        host="127.0.0.1",
        port=0,
        db=db,
        overlays={wish[0]: overlays} if wish and overlays else {},
        begin=wish,
    )

    command = f"{program()} play --terminal"

    def ready(url: str) -> None:
        sys.stdout.write(texts.say("cli-browser-at", url=url, db=str(db)) + "\n")
        sys.stdout.flush()
        threading.Thread(target=_open, args=(url, texts, command), daemon=True).start()

    try:
        run(place, ready)
    except InUse:
        if overlays:  # the one that runs has tables of its own
            raise
        url = _there(db, wish)
        sys.stdout.write(texts.say("cli-browser-runs", url=url) + "\n")
        sys.stdout.flush()
        _open(url, texts, command)
    return 0


def _there(db: Path, wish: Wish | None) -> str:
    """The page of the server that holds this database, where the wished game begins; or InUse."""
    from http.cookiejar import CookieJar
    from urllib.request import HTTPCookieProcessor, Request, build_opener

    from bocage.server import api
    from bocage.server.serve import InUse, address_file

    try:
        home = address_file(db).read_text(encoding="utf-8")
        browser = build_opener(HTTPCookieProcessor(CookieJar()))
        browser.open(home, timeout=5).close()  # gives the key
        if wish is None:
            return home
        body, kind = msgspec.json.encode(api.NewGame(*wish)), {"content-type": "application/json"}
        place = home.partition("?")[0]
        wanted = Request(f"{place}api/games", body, kind)  # noqa: S310 - what our server wrote
        with browser.open(wanted, timeout=20) as answer:
            return f"{place}g/{msgspec.json.decode(answer.read(), type=api.Created).id}"
    except (OSError, msgspec.DecodeError):
        raise InUse(f"{db}: another program is using this file (is Bocage open?)") from None


def _open(url: str, texts: Texts, command: str) -> None:
    """Open the page; if there is no browser, the address has been printed."""
    if _graphical() and webbrowser.open(url):
        return
    sys.stdout.write(texts.say("cli-browser-none", command=command) + "\n")
    sys.stdout.flush()


def _graphical() -> bool:
    """Whether a browser with a window can be expected, rather than one inside this terminal."""
    if os.environ.get("BROWSER") or sys.platform in ("darwin", "win32"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
