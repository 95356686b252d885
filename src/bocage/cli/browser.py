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
    """Serve until interrupted; with a wish, begin that game first."""
    from bocage.cli.words import own_texts
    from bocage.server.serve import Place, default_db, run
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

    def ready(url: str) -> None:
        command = f"{program()} play --terminal"
        sys.stdout.write(texts.say("cli-browser-at", url=url, db=str(db)) + "\n")
        sys.stdout.flush()
        threading.Thread(target=_open, args=(url, texts, command), daemon=True).start()

    run(place, ready)
    return 0


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
