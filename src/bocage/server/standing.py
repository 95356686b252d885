"""Standing orders of a seat: taken in, told, and what they do when a pause is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.art.panels import Hand
from bocage.kernel import standing
from bocage.kernel.choice import tag_of
from bocage.kernel.nouns import Illegal, Standing
from bocage.kernel.shapes import Shape, shapes_of
from bocage.kernel.wording import text
from bocage.server import api
from bocage.server.trouble import Refused, Trouble

if TYPE_CHECKING:
    from bocage.server.rooms import Room
    from bocage.server.shelf import Box
    from bocage.server.states import Moment
    from bocage.words import Words


def taken(box: Box, words: Words, side: str, orders: tuple[api.Order, ...]) -> tuple[str, ...]:
    """The orders in text form, as they are kept; Refused for the first that is not right."""
    lines = []
    for given in orders:
        order = standing.made(box.engine, given.do, given.fields)
        if isinstance(order, Illegal):
            raise Refused(order, words)
        refused = standing.why_not(box.engine, side, order)
        if refused is not None:
            raise Refused(refused, words)
        lines.append(text(order))
    return tuple(dict.fromkeys(lines))


def orders_page(room: Room, seat: str, lang: str) -> api.OrdersPage:
    """The kinds that the game knows, and what this seat has left."""
    side = room.seat(seat)
    if side is None:
        raise Trouble("not-your-seat", seat=seat)
    moment, words = room.moment(seat), room.box.words(lang)
    kinds = room.box.module.standing
    return api.OrdersPage(
        kinds=tuple(_kind(moment, words, kind) for kind in kinds),
        standing=tuple(_line(words, order) for order in room.standing(side)),
        passes=room.row.settings.orders.get(side, ()),
        usual=side not in room.row.settings.standing,
        skipped=tuple(
            api.Skipped(prompt, words.word("question", prompt), count)
            for prompt, count in room.unasked.skipped(side).most_common()
        ),
    )


def _line(words: Words, order: Standing) -> api.OrderLine:
    fields = {shape.name: getattr(order, shape.name) for shape in shapes_of(type(order))}
    return api.OrderLine(tag_of(order), fields, words.standing(order))


def _kind(moment: Moment, words: Words, kind: type[Standing]) -> api.OrderKind:
    tag = tag_of(kind)
    fields = tuple(_field(moment, words, shape) for shape in shapes_of(kind))
    return api.OrderKind(tag, words.word("do", tag), words.word("about", tag), fields)


def _field(moment: Moment, words: Words, shape: Shape) -> api.OrderField:
    kind = shape.kind or "number"
    names = _options(moment, kind)
    return api.OrderField(
        name=shape.name,
        title=words.word("field", shape.name),
        kind=kind,
        many=shape.form == "many",
        needed=shape.required,
        low=shape.low or 0,
        high=shape.high or 0,
        options=tuple(api.Named(name, words.name(kind, name)) for name in names),
    )


def _options(moment: Moment, kind: str) -> tuple[str, ...]:
    """What may be named: one's own units on the map and cards in hand; of other kinds all."""
    module, book, side = moment.box.module, moment.box.engine.book, moment.view.side
    known = module.universe(book).get(kind, ())
    if kind == "space":
        return ()
    if kind == "unit":
        return tuple(id_ for id_ in known if id_ in moment.pieces and _mine(moment, id_))
    if kind == "card":
        hands = (panel for panel in moment.unsaid if isinstance(panel, Hand))
        own = (hand for hand in hands if hand.side == side and hand.private)  # no discards
        held = {card.id for hand in own for card in hand.cards}
        return tuple(card for card in known if card in held)
    return tuple(known)


def _mine(moment: Moment, unit: str) -> bool:
    return moment.pieces[unit].side == moment.view.side
