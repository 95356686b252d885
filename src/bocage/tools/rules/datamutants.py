"""One cell of a table changed: a number by one, or a text for another of the same column."""

from __future__ import annotations

import re
import tomllib
from random import Random

from bocage.tools.rules.datasites import CITING, DataSite

_NUMBER = re.compile(r"[+-]?[0-9]+")
# Values of a TOML line: quoted text (also keys, told apart below), then whole numbers.
_TOML_TOKEN = re.compile(
    r"""(?P<text>"[^"]*"|'[^']*')|(?P<number>(?<![\w.+-])[+-]?\d+(?![\w.:-]))"""
)
_KEY = re.compile(r"\s*=(?!=)")


def change_data(text: str, site: DataSite, random: Random) -> tuple[str, str] | None:
    """The file's text with one value of the site's rows changed, and what was done."""
    if site.file.endswith(".tsv"):
        return _change_tsv(text, site, random)
    return _change_toml(text, site, random)


def _change_tsv(text: str, site: DataSite, random: Random) -> tuple[str, str] | None:
    lines = text.split("\n")
    rows = [line.split("\t") for line in lines if line.strip() and not line.startswith("#")]
    columns = [cell.strip() for cell in rows[0]]
    cells = lines[site.line - 1].split("\t")
    # The first column is the row's name: changing it breaks references, not rules.
    free = [at for at, name in enumerate(columns) if at and name not in CITING]
    numbers = [at for at in free if _NUMBER.fullmatch(cells[at].strip())]
    if numbers:
        at = random.choice(numbers)
        new = str(int(cells[at]) + 1)
    else:
        others = [
            (at, row[at]) for at in free for row in rows[1:] if row[at].strip() != cells[at].strip()
        ]
        if not others:
            return None
        at, new = random.choice(others)
    what = f"{columns[at]} {cells[at].strip()} -> {new.strip()}"
    cells[at] = new
    lines[site.line - 1] = "\t".join(cells)
    return "\n".join(lines), what


def _change_toml(text: str, site: DataSite, random: Random) -> tuple[str, str] | None:
    """Try the values of the site's lines in random order, numbers first, until one parses."""
    lines = text.split("\n")
    numbers: list[tuple[int, int, int, str]] = []
    texts: list[tuple[int, int, int, str]] = []
    for row in range(site.line, site.end + 1):
        line = lines[row - 1]
        if line.lstrip().startswith(("#", "[")) or line.partition("=")[0].strip() in CITING:
            continue
        for token in _TOML_TOKEN.finditer(line):
            if not _KEY.match(line, token.end()) and not _cites(line, token.start()):
                found = numbers if token["number"] else texts
                found.append((row, token.start(), token.end(), token[0]))
    random.shuffle(numbers)
    random.shuffle(texts)
    for row, start, end, old in (*numbers, *texts):
        line = lines[row - 1]
        for new in _replacements(old, texts):
            changed = "\n".join([*lines[: row - 1], line[:start] + new + line[end:], *lines[row:]])
            if _differs(text, changed):
                return changed, f"line {row}: {old} -> {new}"
    return None


def _cites(line: str, start: int) -> bool:
    """Whether the value at `start` is that of an inline `source` or `clause`."""
    return re.search(rf"\b(?:{'|'.join(CITING)})\s*=\s*$", line[:start]) is not None


def _replacements(old: str, texts: list[tuple[int, int, int, str]]) -> list[str]:
    if old[0] in "\"'":
        return [new for *_, new in texts if new != old][:8]
    return [str(int(old) + 1)]


def _differs(before: str, after: str) -> bool:
    try:
        return tomllib.loads(before) != tomllib.loads(after)
    except tomllib.TOMLDecodeError:
        return False
