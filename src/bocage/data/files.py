"""The data files of a game, some of them replaced by a player's own."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.resources.abc import Traversable
from pathlib import Path

import msgspec

from bocage.data.errors import DataError, did_you_mean

SUFFIXES = (".tsv", ".toml")


class Source(msgspec.Struct, frozen=True):
    """The text of one data file and how to name it in a message."""

    text: str
    path_for_messages: str
    overlaid: bool


class DataFiles:
    """The files of `base`; those that an overlay directory also has come from there.

    Names are relative with `/` (`units.tsv`, `scenarios/short.toml`). Of several overlays the last
    wins. Overlays may only replace: a file that the base does not have is refused.
    """

    def __init__(self, base: Traversable | Path, overlays: Iterable[Path] = ()) -> None:
        self._base = {name: file for name, file in _walk(base) if name.endswith(SUFFIXES)}
        self._overlaid: dict[str, tuple[Path, Path]] = {}
        for overlay in overlays:
            self._add_overlay(Path(overlay))

    def _add_overlay(self, overlay: Path) -> None:
        if not overlay.is_dir():
            raise DataError(str(overlay), message="expected a directory of data files")
        for name, file in _walk(overlay):
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
        """The names of the files that an overlay replaces, sorted."""
        return tuple(sorted(self._overlaid))

    def read(self, name: str) -> Source:
        """The file of that name, from the last overlay that has it, else from the base."""
        if name not in self._base:
            near = did_you_mean(name, self._base)
            raise DataError(name, message=f"no such data file{near}")
        if name in self._overlaid:
            overlay, file = self._overlaid[name]
            path = str(overlay / name)
            return Source(_decode(file.read_bytes(), path), path, overlaid=True)
        return Source(_decode(self._base[name].read_bytes(), name), name, overlaid=False)

    def digest(self) -> str:
        """Sha256 (hex) of all files as they are used."""
        return self._digest(self.names())

    def overlay_digest(self) -> str:
        """Sha256 (hex) of the replaced files; empty if nothing is replaced."""
        return self._digest(self.overlaid()) if self._overlaid else ""

    def _digest(self, names: Iterable[str]) -> str:
        # Over decoded text, so that line ends and byte order marks make no difference.
        total = sha256()
        for name in names:
            for part in (name, self.read(name).text):
                data = part.encode()
                total.update(len(data).to_bytes(8, "big"))
                total.update(data)
        return total.hexdigest()


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
