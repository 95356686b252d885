"""Overlays: zones, supply, reach; for a side or for one unit, as a seat sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from bocage.art.board import Layer
from bocage.server import api
from bocage.server.trouble import Trouble
from bocage.words import layer_title

if TYPE_CHECKING:
    from bocage.server.calls import Shown
    from bocage.server.states import Moment
    from bocage.words import Words


def overlays(moment: Moment, query: Shown) -> api.Layers:
    """The overlays that were asked for."""
    box = moment.box
    module, book, words = box.module, box.engine.book, box.words(query.lang)
    known = module.unit_layer_ids if query.unit else module.layer_ids
    ids = [name for name in dict.fromkeys(query.ids.split(",")) if name]
    for name in ids:
        if name not in known:
            raise Trouble("bad-request", detail=f"{name[:40]}: {', '.join(known) or '-'}")
    if not query.unit:
        return _named(words, module.layers(book, moment.view, ids))
    if query.unit not in moment.pieces:
        raise Trouble("bad-request", detail=f"unit {query.unit[:40]}")
    if query.space and query.space not in box.land.spaces:
        raise Trouble("bad-request", detail=f"space {query.space[:40]}")
    wanted = ids or list(known)
    found = module.unit_layers(book, moment.view, query.unit, wanted, query.space or None)
    return _named(words, found)


def _named(words: Words, layers: tuple[Layer, ...]) -> api.Layers:
    return api.Layers(tuple(replace(x, title=layer_title(words, x)) for x in layers))
