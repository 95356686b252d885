"""`bocage map`: the map and its counters as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from bocage.cli.blame import blamed
from bocage.cli.cmd_show import recorded, start, warn_secret
from bocage.cli.errors import unknown
from bocage.cli.flags import AsJson, Data, Game, Lang, Scenario
from bocage.cli.output import print_json, write_together
from bocage.cli.words import Words, language
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, load_module
from bocage.kernel.position import AnyPosition, AnyView
from bocage.words.board import in_words

if TYPE_CHECKING:
    from bocage.art.board import Picture

FORMATS = (".svg", ".png")
LEAST_ZOOM, MOST_ZOOM = 0.1, 4.0


def map(  # noqa: A001, PLR0913 - the command's name; one argument for each flag
    game: Game,
    /,
    *,
    scenario: Scenario = None,
    record: Annotated[
        Path | None, Parameter(help="A record of this game; default: the start of the scenario.")
    ] = None,
    at: Annotated[int | None, Parameter(help="After this many entries; default: the last.")] = None,
    side: Annotated[
        str | None, Parameter(help="As this side sees it; default: a spectator.")
    ] = None,
    layer: Annotated[
        list[str] | None,
        Parameter(help="What to draw over the map (may be given several times)."),
    ] = None,
    out: Annotated[
        list[Path] | None,
        Parameter(help="A file to write, .svg or .png (may be given several times)."),
    ] = None,
    zoom: Annotated[float, Parameter(help="Size of a PNG: 2 has twice the pixels each way.")] = 1.0,
    data: Data = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Draw the map with its counters: SVG, or PNG."""
    tongue, files = language(lang), out or []
    _check_names(files, zoom)
    wanted = list(dict.fromkeys(layer or ()))
    for name in wanted:
        if name not in load_module(game).layer_ids:
            raise unknown("layer", name, load_module(game).layer_ids)
    engine, position, number = _position(game, scenario, (record, at, side), data or [], tongue)
    words = Words(engine.module, engine.book, tongue)
    view = engine.view(position, side)
    picture = _picture(engine, view, wanted, words, _caption(engine, position, number, words))
    if not files:
        stem = f"{game}-{engine.scenario}" + ("" if number is None else f"-{number}")
        files = [Path(f"{stem}.svg")]
    sizes = _write(picture, words, files, zoom)
    about = {"game": game, "scenario": engine.scenario, "at": number, "side": side}
    _report(picture, sizes, about, words, as_json=json)
    return 0


def _check_names(files: list[Path], zoom: float) -> None:
    for file in files:
        if file.suffix.lower() not in FORMATS:
            raise InputError(f"--out {file}: expected a name that ends with .svg or .png")
    if not LEAST_ZOOM <= zoom <= MOST_ZOOM:
        raise InputError(f"--zoom must lie between {LEAST_ZOOM} and {MOST_ZOOM}, not {zoom:g}")


def _position(
    game: str,
    scenario: str | None,
    moment: tuple[Path | None, int | None, str | None],
    data: list[Path],
    lang: str,
) -> tuple[Engine, AnyPosition, int | None]:
    """The position that is meant, and after how many entries of a record it stands."""
    record, at, side = moment
    module = load_module(game)
    if side is not None and side not in module.sides:
        raise unknown("side", side, module.sides)
    if record is None:
        if at is not None:
            raise InputError(f"--at {at} needs a record: name it with --record FILE")
        return *start(game, None, scenario, data), None
    if scenario is not None:
        raise InputError(f"--scenario {scenario} cannot be given with --record, which says it")
    with blamed(record, data, lang):
        engine, position, over, number = recorded(record, at, data)
    if engine.module.id != game:
        raise InputError(f"{record}: is a record of {engine.module.id}, not of {game}")
    if side is not None and not over:
        warn_secret(lang, side)
    return engine, position, number


def _caption(engine: Engine, position: AnyPosition, number: int | None, words: Words) -> str:
    """When it is, and what is to be decided or how it ended."""
    when = words.say("map-start") if number is None else words.say("map-after", number=number)
    if position.outcome is not None:
        return f"{when}{words.say('colon')}{words.outcome(position.outcome)}"
    asked = "  ".join(words.prompt(ask) for ask in engine.asks(position))
    return f"{when}{words.say('colon')}{asked}" if asked else when


def _picture(
    engine: Engine, view: AnyView, layers: list[str], words: Words, caption: str
) -> Picture:
    from bocage.art.board import Picture
    from bocage.art.plain import board_of, pieces_of

    module, book = engine.module, engine.book
    return Picture(
        board=in_words(board_of(module, book), words),
        pieces=pieces_of(module, book, view),
        layers=module.layers(book, view, layers) if layers else (),
        title=words.texts.say("game-title") if words.texts.has("game-title") else module.id,
        subtitle=words.name("scenario", engine.scenario),
        caption=caption,
    )


def _write(picture: Picture, words: Words, files: list[Path], zoom: float) -> dict[Path, int]:
    """Draws once, writes all files or none, and tells their sizes."""
    from bocage.art.png import render
    from bocage.art.svg import draw, with_fonts

    svg = draw(picture, words.word)
    made: dict[Path, str | bytes] = {
        file: render(svg, zoom) if file.suffix.lower() == ".png" else with_fonts(svg).encode()
        for file in files
    }
    write_together(made)
    return {file: len(content) for file, content in made.items()}


def _report(
    picture: Picture,
    sizes: dict[Path, int],
    about: dict[str, Any],
    words: Words,
    *,
    as_json: bool,
) -> None:
    hexes, pieces = len(picture.board.spaces), len(picture.pieces)
    if as_json:
        files = [{"file": str(file), "bytes": size} for file, size in sizes.items()]
        layers = [layer.id for layer in picture.layers]
        print_json({**about, "hexes": hexes, "pieces": pieces, "layers": layers, "files": files})
        return
    for file in sizes:
        print(words.say("map-written", file=str(file), hexes=hexes, pieces=pieces))
