"""Clauses for readers: the numbered rulebook, one clause with its places, and all as JSON."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from bocage.kernel.module import Module
from bocage.text import Texts, load_texts, message_id
from bocage.tools.rules.clauses import Clause, find_clauses, load_clauses
from bocage.tools.rules.index import Index, build_index, project_root

OWN_TEXT = Path(__file__).resolve().parent / "text"


def book_markdown(module: Module, lang: str = "en") -> str:
    """The rulebook of a game, chapter by chapter, with any tables that the module prints."""
    own, game = load_texts((OWN_TEXT,), lang), _game_texts(module, lang)
    title = game.say("game-title") if game and game.has("game-title") else module.id
    parts = [f"# {title}"]
    if game and game.has("game-about"):
        parts.append(game.say("game-about"))
    chapter = ""
    for clause in load_clauses(module).values():
        if clause.chapter != chapter:
            chapter = clause.chapter
            parts.append(f"## {_chapter_title(chapter, own, game)}")
        parts.append(_paragraph(clause, lang, own))
    parts.append(module.book_appendix(lang).strip())
    return "\n\n".join(part for part in parts if part) + "\n"


def _game_texts(module: Module, lang: str) -> Texts | None:
    folders = module.text_folders
    return load_texts(folders, lang) if (folders[-1] / f"{lang}.ftl").is_file() else None


def _chapter_title(chapter: str, own: Texts, game: Texts | None) -> str:
    name = message_id("chapter", chapter)
    if game and game.has(name):
        return f"{chapter}. {game.say(name)}"
    return own.say("rules-chapter", number=chapter)


def _paragraph(clause: Clause, lang: str, own: Texts) -> str:
    note = ""
    if clause.status in {"optional", "ruling", "physical"}:
        note = f" *({own.say('rules-note-' + clause.status)})*"
    return f"**{clause.clause} {clause.title(lang)}**{note}  \n{clause.text(lang)}"


def explain(module: Module, clause: str, lang: str = "en", root: Path | None = None) -> str:
    """What a clause says, where it lives and where it is tested; then those below it, in short.

    A number that only stands above others lists them. InputError if there is neither.
    """
    first, *below = find_clauses(load_clauses(module), clause)
    own = load_texts((OWN_TEXT,), lang)
    if first.clause != clause:
        return "\n".join(_heads([first, *below], own, lang))
    lines = [*_heads([first], own, lang), first.text(lang)]
    index = build_index(module, root or project_root(module), (clause,))
    lines += _listed(own.say("rules-code"), own, _code_lines(index, clause))
    lines += _listed(own.say("rules-tests"), own, index.tests[clause])
    data = (f"{site.file}:{site.line}  {site.row}".rstrip() for site in index.data[clause])
    if index.data[clause]:
        lines += _listed(own.say("rules-data"), own, data)
    if below:
        lines += _listed(own.say("rules-below"), own, _heads(below, own, lang))
    return "\n".join(lines)


def _heads(clauses: Iterable[Clause], own: Texts, lang: str) -> list[str]:
    """Number, title and status, a line each."""
    said = own.say
    return [f"{c.clause} {c.title(lang)}  [{said('rules-status-' + status(c))}]" for c in clauses]


def status(clause: Clause) -> str:
    """The word for its status; of all later steps the same."""
    return clause.status.partition(":")[0]


def _listed(title: str, own: Texts, items: Iterable[str]) -> list[str]:
    lines = [f"  {item}" for item in items] or [f"  {own.say('rules-none')}"]
    return ["", title, *lines]


def _code_lines(index: Index, clause: str) -> list[str]:
    """One line per place, with all that stands there."""
    places: dict[str, list[str]] = {}
    for site in index.code[clause]:
        places.setdefault(f"{site.file}:{site.line}  {site.where}".rstrip(), []).append(site.kind)
    return [f"{place}  ({', '.join(dict.fromkeys(kinds))})" for place, kinds in places.items()]


def as_json(module: Module, root: Path, clause: str | None = None) -> dict[str, Any]:
    """All clauses (or one) with their places: `{"clauses": [{"clause", "status", ...}]}`."""
    if clause is None:
        index = build_index(module, root)
        return {"clauses": [_entry(index, item) for item in index.clauses.values()]}
    found = find_clauses(load_clauses(module), clause)
    index = build_index(module, root, [item.clause for item in found])
    return {"clauses": [_entry(index, item) for item in found]}


def _entry(index: Index, clause: Clause) -> dict[str, Any]:
    number = clause.clause
    return {
        "clause": number,
        "status": clause.status,
        "code": [
            {
                "file": site.file,
                "line": site.line,
                "end": site.end,
                "where": site.where,
                "kind": site.kind,
            }
            for site in index.code[number]
        ],
        "tests": list(index.tests[number]),
        "data": [
            {"file": site.file, "line": site.line, "row": site.row} for site in index.data[number]
        ],
    }
