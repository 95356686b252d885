"""What does not change with play: games and their titles, boards, rules, guides."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlencode

from bocage import __version__
from bocage.art.board import Board
from bocage.art.chart import bare
from bocage.art.forecast import Hint
from bocage.bots.base import bots_for
from bocage.bots.measured import measured
from bocage.data import DataFiles, origins
from bocage.data.tsv import read_raw
from bocage.kernel.module import Module, Option, load_module, offered_names
from bocage.server import api
from bocage.server.trouble import Trouble
from bocage.server.web import ENCODER, Sheet, sheet
from bocage.text import message_id
from bocage.words import Words, clauses, sentence
from bocage.words.board import called

if TYPE_CHECKING:
    from bocage.server.people import Person
    from bocage.server.rooms import Room
    from bocage.server.shelf import Box, Shelf


def _text(words: Words, name: str, otherwise: str = "") -> str:
    """A text of the game, if it has it."""
    return words.texts.say(name) if words.texts.has(name) else otherwise


def catalogue_page(shelf: Shelf, lang: str) -> api.Catalogue:
    """All games that can be started, the shortest first; put together once."""
    if lang not in shelf.catalogues:
        games = (game_info(shelf, load_module(name), lang) for name in offered_names())
        ordered = sorted(games, key=lambda game: game.minutes)
        shelf.catalogues[lang] = api.Catalogue(__version__, tuple(ordered))
    return shelf.catalogues[lang]


def game_info(shelf: Shelf, module: Module, lang: str) -> api.GameInfo:
    """A game that can be started."""
    words = shelf.plain(module, lang)
    return api.GameInfo(
        id=module.id,
        edition=module.edition,
        title=_text(words, "game-title", module.id),
        about=_text(words, "game-about"),
        minutes=module.minutes,
        sides=tuple(_named(words, "side", side) for side in module.sides),
        scenarios=tuple(_named(words, "scenario", name) for name in module.offered),
        options=tuple(_option(words, option) for option in module.options),
        bots=tuple(_bot(words, module.id, name) for name in opponents(module)),
        hides=module.hides,
        guide=_guided(shelf, module),
        layers=tuple(_side_layer(words, module, name) for name in module.layer_ids),
        shown=module.shown_layer_ids,
        unit_layers=tuple(_layer(words, name) for name in module.unit_layer_ids),
        overlay=_files(shelf, module).replaced(),
    )


def opponents(module: Module) -> tuple[str, ...]:
    """The bots that people are offered: those whose strength is known, if any is."""
    able = bots_for(module)
    known = tuple(name for name in able if (module.id, name) in measured())
    return known or able


def _files(shelf: Shelf, module: Module) -> DataFiles:
    """The tables of a game as they are in play here."""
    return DataFiles(module.home / "data", shelf.overlays.get(module.id, ()))


def _named(words: Words, group: str, name: str) -> api.Named:
    about = _text(words, message_id(group, f"{name}-about"))
    return api.Named(name, words.name(group, name), about)


def _bot(words: Words, game: str, name: str) -> api.BotInfo:
    """An opponent by its strength; one that was not measured by what it does."""
    found = measured().get((game, name))
    if found is None:
        family = name.partition("@")[0]
        return api.BotInfo(name, words.word("bot-name", family), words.word("bot", family))
    known = measured().get((game, found.against))
    other = words.word("level", known.level if known else found.against)
    about = words.say(f"measured-{found.level}", won=found.won, games=found.games, other=other)
    return api.BotInfo(name, words.word("level", found.level), about, found.rank)


def _layer(words: Words, name: str) -> api.Named:
    return api.Named(name, words.word("layer", name))


def _side_layer(words: Words, module: Module, name: str) -> api.LayerInfo:
    scenarios = module.layer_scenarios.get(name, ())
    return api.LayerInfo(name, words.word("layer", name), scenarios=scenarios)


def _option(words: Words, option: Option) -> api.OptionInfo:
    values = tuple(
        api.Named(value, words.word(f"option-{option.id}", value)) for value in option.values
    )
    about = _text(words, message_id("option", f"{option.id}-about"))
    if not about:
        clause = words.clause(option.clause)
        about = clause.text if clause else ""
    title = words.name("option", option.id)
    return api.OptionInfo(
        option.id,
        title,
        about,
        option.clause,
        values,
        option.default,
        option.hides,
        option.scenarios,
    )


def _guided(shelf: Shelf, module: Module) -> dict[str, str]:
    """The scenarios with a guided turn, and the side that it is for."""
    books = {name: shelf.box(module.id, name, {}).engine.book for name in module.offered}
    found = {name: module.guide(book, name) for name, book in books.items()}
    return {name: guide.side for name, guide in found.items() if guide is not None}


def table_of(room: Room, person: Person, lang: str) -> api.Table:
    """What does not change while a game is played."""
    box, row, words = room.box, room.row, room.box.words(lang)
    return api.Table(
        id=row.id,
        game=row.game,
        title=_text(words, "game-title", row.game),
        scenario=words.name("scenario", row.scenario),
        sides=tuple(_named(words, "side", side) for side in box.module.sides),
        seats=person.seats(row),
        options=row.options,
        commitment=room.ledger.commitment,
        board=board_path(row.game, row.scenario, row.options),
        hides=box.engine.hides,
        pause=row.settings.pause,
        guide=row.settings.guide,
        standing=bool(box.module.standing),
        guest=not person.host,
        numbers={c.clause: c.number for c in clauses(box.module, lang).values() if c.fills},
        overlay=room.ledger.header.replaced,
        yours=box.yours,
    )


def board_path(game: str, scenario: str, options: Mapping[str, str]) -> str:
    """Where the board of a game is; options may make it another one."""
    path = f"/api/boards/{game}/{scenario}"
    given = ",".join(f"{name}={value}" for name, value in options.items())
    return f"{path}?{urlencode({'options': given})}" if given else path


def board_options(text: str) -> dict[str, str]:
    """The options of such a path; InputError if it has none of these."""
    pairs = [pair.partition("=") for pair in text.split(",") if pair]
    return {name: value for name, _, value in pairs}


def board_sheet(box: Box, lang: str) -> Sheet:
    """A map with its names, encoded and compressed once."""
    sheets = box.land.sheets
    if lang not in sheets:
        sheets[lang] = sheet(ENCODER.encode(board_page(box, lang)))
    return sheets[lang]


def board_page(box: Box, lang: str) -> api.BoardPage:
    """A map with its names in one language."""
    board, words = box.land.board, box.words(lang)
    names = {
        **{p.id: called(words, "place", p.id, p.name) for p in board.places},
        **{x.id: called(words, "label", x.id, x.text) for x in board.labels},
        **{e.id: called(words, "edge", e.id, e.text) for e in board.edges},
        **{b.name: called(words, "river", b.name, b.name) for b in board.borders if b.name},
    }
    ground = board.spaces
    terrains: dict[str, str] = {}
    for group, used in (
        ("terrain", {h.terrain for h in ground} | {t for h in ground for t in h.tags}),
        ("border", {b.kind for b in board.borders}),
        ("road", {r.kind for r in board.roads}),
        ("place", {p.kind for p in board.places}),
    ):
        for word in sorted(used):
            terrains.setdefault(word, words.word(group, board.called.get(word, word)))
    terrains |= _signs(words)
    known = box.module.universe(box.engine.book)
    return api.BoardPage(
        bare(board),
        box.land.drawn,
        names,
        terrains,
        spaces=_told(words, "space", [h.id for h in ground]),
        units=_told(words, "unit", known.get("unit", ())),
        spots=_borders(words, board, known),
    )


def _borders(words: Words, board: Board, known: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """What the borders are called that have a spot; a sign at the same point is called alike.

    A sign with a name of its own, such as a ferry beside a bridge, is called so.
    """
    at = {spot.id: spot.at for spot in board.spots}
    names: dict[str, str] = {}
    for kind, ids in known.items() if at else ():
        names = _told(words, kind, [id_ for id_ in ids if id_ in at]) | names
    there = {at[id_]: name for id_, name in names.items()}
    found = {id_: there.get(point) or _text(words, id_) for id_, point in at.items()}
    return {id_: name for id_, name in found.items() if name}


def _signs(words: Words) -> dict[str, str]:
    """What badges, signs and states are called: `badge-tem`, `sign-blown`, `status-D1`, `steps-3`.

    `steps-3` is what the game calls a counter with three steps left, `steps-word` what it is about;
    `value-2-1` the first of two values on a counter, `value-2-left` what stands left of its symbol,
    `short-AV` what stands for AV.
    """
    found = {}
    for start in ("words-", ""):  # what the game calls them counts for more
        for group in ("badge", "sign", "status", "steps", "value", "short"):
            for key in words.texts.ids(f"{start}{group}-"):
                found[key.removeprefix(start)] = words.texts.say(key)
    return found


def _told(words: Words, kind: str, ids: Iterable[str]) -> dict[str, str]:
    """Those that are called otherwise than their id."""
    names = {id_: words.name(kind, id_) for id_ in ids}
    return {id_: name for id_, name in names.items() if name != id_}


def rules_page(shelf: Shelf, module: Module, lang: str) -> api.RulesPage:
    """All clauses of a game in our words, and where its tables come from."""
    files = _files(shelf, module)
    raw = read_raw(DataFiles(module.home / "data"), "clauses.tsv")
    at = {name: i for i, name in enumerate(raw.columns)}
    status = {c[at["clause"]]: c[at["status"]] for _, c in raw.rows} if "status" in at else {}
    rows = tuple(
        api.ClauseText(c.clause, c.title, c.text, status.get(c.clause, ""), c.number)
        for c in clauses(module, lang).values()
    )
    tables = tuple(
        api.TableOrigin(o.file, o.table, o.rows, o.kinds(), o.overlaid) for o in origins(files)
    )
    words = shelf.plain(module, lang)
    found = dict.fromkeys(clause.clause.partition(".")[0] for clause in rows)
    titles = {chapter: _text(words, message_id("chapter", chapter)) for chapter in found}
    chapters = {chapter: title for chapter, title in titles.items() if title}
    return api.RulesPage(_text(words, "game-title", module.id), rows, tables, chapters)


def guide_page(room: Room, lang: str) -> api.Guide:
    """The guided first turn of a game."""
    box, words = room.box, room.box.words(lang)
    found = box.module.guide(box.engine.book, box.engine.scenario)
    if found is None:
        raise Trouble("no-guide")

    def cards(hints: tuple[Hint, ...]) -> tuple[api.GuideStep, ...]:
        return tuple(
            api.GuideStep(
                hint.id,
                sentence(words, hint.text),
                hint.clause,
                hint.pieces,
                hint.spaces,
                hint.when,
                hint.until,
            )
            for hint in hints
        )

    title = sentence(words, found.title)
    return api.Guide(title, cards(found.steps), found.side, cards(found.asides))
