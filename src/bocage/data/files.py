"""The data files of a game, some of them replaced by a player's own."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path

import msgspec

from bocage.data.errors import DataError, did_you_mean
from bocage.data.rows import differing, with_rows

SUFFIXES = (".tsv", ".toml")
ROWS = ".rows.tsv"  # of an overlay: rows that take the place of those of the table
SHOWN = 5  # replaced rows that are named one by one


class Source(msgspec.Struct, frozen=True):
    """The text of one data file and how to name it in a message."""

    text: str
    path_for_messages: str
    overlaid: bool


class DataFiles:
    """The files of `base`; those that an overlay directory also has come from there.

    Names are relative with `/` (`units.tsv`, `scenarios/short.toml`). Of several overlays the last
    wins. Overlays may only replace: a file that the base does not have is refused. `units.rows.tsv`
    replaces single rows of `units.tsv`: those that agree in the columns that tell all apart. A file
    in which nothing differs replaces nothing.
    """

    def __init__(self, base: Traversable | Path, overlays: Iterable[Path] = ()) -> None:
        self._base = {name: file for name, file in _walk(base) if name.endswith(SUFFIXES)}
        self._overlaid: dict[str, tuple[Path, Path]] = {}
        self._rows: dict[str, list[Path]] = {}  # files with single rows
        for overlay in overlays:
            self._add_overlay(Path(overlay))

    def _add_overlay(self, overlay: Path) -> None:
        if not overlay.is_dir():
            raise DataError(str(overlay), message="expected a directory of data files")
        for name, file in _walk(overlay):
            table = f"{name.removesuffix(ROWS)}.tsv"
            if name.endswith(ROWS) and table in self._base:
                self._rows.setdefault(table, []).append(overlay / name)
                continue
            if name not in self._base:
                raise DataError(
                    str(overlay / name),
                    message=f"replaces nothing; names allowed: {', '.join(self.names())}",
                )
            self._overlaid[name] = (overlay, Path(str(file)))

    def names(self) -> tuple[str, ...]:
        """The names of all data files, sorted."""
        return tuple(sorted(self._base))

    def overlaid(self) -> tuple[str, ...]:
        """The names of the files that an overlay replaces, wholly or in part, sorted."""
        return tuple(self._differing())

    def replaced(self) -> tuple[str, ...]:
        """What overlays replace, to be read: tables, and the rows of those that keep others."""
        return tuple(_told(name, keys) for name, keys in self._differing().items())

    def changed(self) -> frozenset[str]:
        """The keys of all rows that overlays replace or add."""
        found = chain.from_iterable(self._differing().values())
        return frozenset(key.removeprefix("+") for key in found)

    def _given(self) -> list[str]:
        """The names of the files that overlays have, sorted."""
        return sorted({*self._overlaid, *self._rows})

    def _differing(self) -> dict[str, list[str]]:
        """The files that overlays have and in which something differs, and what."""
        found = {n: differing(n, self.printed(n), self._merged(n).text) for n in self._given()}
        return {name: keys for name, keys in found.items() if keys is not None}

    def read(self, name: str) -> Source:
        """The file of that name, from the last overlay that has it, else from the base."""
        if name not in self._base:
            near = did_you_mean(name, self._base)
            raise DataError(name, message=f"no such data file{near}")
        return self._merged(name)

    def printed(self, name: str) -> str:
        """The text of a file of the base."""
        return _decode(self._base[name].read_bytes(), name)

    def _merged(self, name: str) -> Source:
        """A file with the single rows of overlays put in."""
        source = self._whole(name)
        for path in self._rows.get(name, ()):
            rows = _decode(path.read_bytes(), str(path))
            text = with_rows(source.text, rows, str(path))
            source = Source(text, f"{name} with {path}", overlaid=True)
        return source

    def _whole(self, name: str) -> Source:
        if name in self._overlaid:
            overlay, file = self._overlaid[name]
            path = str(overlay / name)
            return Source(_decode(file.read_bytes(), path), path, overlaid=True)
        return Source(self.printed(name), name, overlaid=False)

    def digest(self) -> str:
        """Sha256 (hex) of all files as they are used."""
        return self._digest(self.names())

    def overlay_digest(self) -> str:
        """Sha256 (hex) of the replaced files; empty if nothing is replaced."""
        names = self.overlaid()
        return self._digest(names) if names else ""

    def given_digest(self) -> str:
        """The same of all files that overlays have, as older records name it."""
        names = self._given()
        return self._digest(names) if names else ""

    def _digest(self, names: Iterable[str]) -> str:
        # Over decoded text, so that line ends and byte order marks make no difference.
        total = sha256()
        for name in names:
            for part in (name, self.read(name).text):
                data = part.encode()
                total.update(len(data).to_bytes(8, "big"))
                total.update(data)
        return total.hexdigest()


def _told(name: str, keys: list[str]) -> str:
    """A table by its name, with the rows that were replaced if not all were."""
    if not keys:
        return name
    more = [f"+{len(keys) - SHOWN}"] if len(keys) > SHOWN else []
    return f"{name} ({', '.join([*keys[:SHOWN], *more])})"


def _walk(directory: Traversable | Path, prefix: str = "") -> Iterator[tuple[str, Traversable]]:
    """All files below a directory by relative name, without hidden ones and Python's own."""
    for entry in sorted(directory.iterdir(), key=_name):
        if entry.name.startswith((".", "__")):
            continue
        if entry.is_dir():
            yield from _walk(entry, f"{prefix}{entry.name}/")
        else:
            yield f"{prefix}{entry.name}", entry


def _name(entry: Traversable) -> str:
    return entry.name


def _decode(data: bytes, path: str) -> str:
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        row = data.count(b"\n", 0, error.start) + 1
        raise DataError(path, row, message="expected UTF-8 text") from None
    return text.replace("\r\n", "\n")
