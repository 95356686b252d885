"""The calls of the API. Importing this declares them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec.structs import replace
from starlette.responses import Response

from bocage.kernel.module import InputError, ModuleError, load_module
from bocage.server import api
from bocage.server.catalogue import (
    board_options,
    board_sheet,
    catalogue_page,
    guide_page,
    rules_page,
    table_of,
)
from bocage.server.marching import marching
from bocage.server.menus import check_version, declared, menu, openings, planning
from bocage.server.people import invitations as invitations_of
from bocage.server.rooms import Room
from bocage.server.several import act_all
from bocage.server.standing import orders_page
from bocage.server.states import Moment
from bocage.server.targets import Asked as Question
from bocage.server.trouble import Trouble
from bocage.server.web import LARGE, Ask, Query, call, sheet_answer
from bocage.server.why import why

T = TypeVar("T")


class Laid(Query, frozen=True):
    """Whose board: that of a game with these options, like `map=7,front=1943-russian`."""

    options: Annotated[str, msgspec.Meta(max_length=400)] = ""


class Seen(Query, frozen=True):
    """As whom one looks."""

    seat: api.Short = ""


class Then(Seen, frozen=True):
    """And when."""

    at: api.Moment | None = None


class Shown(Then, frozen=True):
    """Which overlays, of which unit, as if it stood where."""

    ids: Annotated[str, msgspec.Meta(max_length=400)] = ""
    unit: api.Short = ""
    space: api.Short = ""


async def room_of(asked: Ask) -> Room:
    """The room that the address names, if whoever asks may look from the seat that he names."""
    room = await asked.hall.room(asked.path["id"])
    asked.person.check(room.row, asked.seat)
    return room


@call("GET", "/api/catalogue", api.Catalogue, guests=True)
async def catalogue(asked: Ask) -> api.Catalogue:
    """What can be played."""
    page = await asyncio.to_thread(catalogue_page, asked.hall.shelf, asked.lang)
    return page if asked.person.host else replace(page, guest=True)


@call("GET", "/api/games", list[api.Summary], guests=True)
async def games(asked: Ask) -> list[api.Summary]:
    """My games, the one played last first."""
    return await asked.hall.games(asked.person, asked.lang)


@call("POST", "/api/games", api.Created, api.NewGame)
async def new_game(asked: Ask) -> api.Created:
    """Start a game."""
    return api.Created(await asked.hall.start(asked.body))


@call("POST", "/api/games/import", api.Created, api.Import, largest=LARGE)
async def import_game(asked: Ask) -> api.Created:
    """Take a record in."""
    from bocage.server.records import taken_in

    return api.Created(await taken_in(asked.hall, asked.body))


@call("GET", "/api/games/{id}", api.Table, guests=True)
async def table(asked: Ask) -> api.Table:
    """What does not change while a game is played."""
    return table_of(await room_of(asked), asked.person, asked.lang)


@call("DELETE", "/api/games/{id}", None)
async def delete(asked: Ask) -> None:
    """Remove a game for good."""
    await asked.hall.delete(asked.path["id"])


@call("GET", "/api/boards/{game}/{scenario}", api.BoardPage, query=Laid, guests=True)
async def board(asked: Ask) -> Response:
    """A map, kept by the browser until it changes."""
    try:
        module = load_module(asked.path["game"])
        options = board_options(asked.query.options)
        box = await asked.hall.box(module.id, asked.path["scenario"], options)
    except (InputError, ModuleError):
        raise Trouble("unknown-page") from None
    found = await asyncio.to_thread(board_sheet, box, asked.lang)
    return sheet_answer(asked.request, found, "application/json")


@call("GET", "/api/games/{id}/state", api.State, query=Then, guests=True)
async def state(asked: Ask) -> api.State:
    """All that a seat sees, now or at a moment of the past."""
    room = await room_of(asked)
    return room.state(asked.query.seat, asked.lang, asked.query.at)


@call("GET", "/api/games/{id}/log", list[api.LogLine], query=Seen, guests=True)
async def log(asked: Ask) -> list[api.LogLine]:
    """All that a seat was told."""
    room = await room_of(asked)
    await room.recall(asked.lang)
    return room.log(asked.query.seat, asked.lang)


@call("POST", "/api/games/{id}/act", api.Did, api.Act, guests=True)
async def act(asked: Ask) -> api.Did:
    """Carry out an action."""
    room = await room_of(asked)
    return await room.act(asked.body, asked.lang)


@call("POST", "/api/games/{id}/acts", api.DidAll, api.Acts, guests=True)
async def acts(asked: Ask) -> api.DidAll:
    """Carry out several actions, until one is refused, cannot be taken back or asks others."""
    room = await room_of(asked)
    return await act_all(room, asked.body, asked.lang)


@call("POST", "/api/games/{id}/undo", api.Did, api.Undo, guests=True)
async def undo(asked: Ask) -> api.Did:
    """Take the last choice back."""
    room = await room_of(asked)
    return await room.undo(asked.body, asked.lang)


@call("POST", "/api/games/{id}/resign", api.Did, api.Resign, guests=True)
async def resign(asked: Ask) -> api.Did:
    """Give up."""
    room = await room_of(asked)
    return await room.resign(asked.body.seat)


async def of_question(asked: Ask, work: Callable[[Moment, Question], T]) -> T:
    """What is worked out of the question that a seat is asked, beside the event loop."""
    room, body = await room_of(asked), asked.body

    def worked(moment: Moment) -> T:
        found = moment.asked(asked.lang)
        if found is None:
            raise Trouble("not-asked")
        check_version(found, body.version)
        return work(moment, found)

    return await room.menus.ask(room.moment(body.seat), worked)


@call("POST", "/api/games/{id}/narrow", api.Menu, api.Narrow, guests=True)
async def narrow(asked: Ask) -> api.Menu:
    """What may be added to a half-made declaration; without a kind of action, how each begins."""
    body = asked.body

    def narrowed(moment: Moment, found: Question) -> api.Menu:
        fields = declared(found, body.do, body.fields)
        return menu(found, body.do, fields, propose=body.propose) if body.do else openings(found)

    return await of_question(asked, narrowed)


@call("POST", "/api/games/{id}/plan", api.Plan, api.Planning, guests=True)
async def plan(asked: Ask) -> api.Plan:
    """A whole set-up, proposed; nothing of it has happened."""
    return await of_question(asked, lambda moment, found: planning(found, asked.body.luck))


@call("POST", "/api/games/{id}/march", api.Plan, api.Marching, guests=True)
async def march(asked: Ask) -> api.Plan:
    """Moves of several counters towards a space, proposed; nothing of it has happened."""

    def marched(moment: Moment, found: Question) -> api.Plan:
        return marching(found, moment.box.land.lattice, asked.body)

    return await of_question(asked, marched)


@call("POST", "/api/games/{id}/why", api.Answer, api.Why, guests=True)
async def why_not(asked: Ask) -> api.Answer:
    """Why something cannot be chosen."""
    room, body = await room_of(asked), asked.body
    moment = room.moment(body.seat)
    return await room.menus.ask(moment, lambda twin: why(twin, body, asked.lang))


@call("POST", "/api/games/{id}/stop", None, api.Stop, guests=True)
async def stop(asked: Ask) -> None:
    """Hold the window that is open."""
    room = await room_of(asked)
    room.stop(asked.body.seat)


@call("POST", "/api/games/{id}/rest", None, api.Rest, guests=True)
async def rest(asked: Ask) -> None:
    """Pass in all windows until what they belong to is over."""
    room = await room_of(asked)
    room.rest(asked.body)


@call("POST", "/api/games/{id}/alone", None)
async def alone(asked: Ask) -> None:
    """One person plays all sides that people play: nothing is covered from now on."""
    room = await room_of(asked)
    await room.alone()


@call("POST", "/api/games/{id}/orders", None, api.Orders, guests=True)
async def orders(asked: Ask) -> None:
    """Standing orders of a seat."""
    room = await room_of(asked)
    await room.order(asked.body, asked.lang)


@call("GET", "/api/games/{id}/orders", api.OrdersPage, query=Seen, guests=True)
async def orders_of(asked: Ask) -> api.OrdersPage:
    """The standing orders of a seat."""
    return orders_page(await room_of(asked), asked.query.seat, asked.lang)


@call("GET", "/api/games/{id}/invitations", list[api.Invitation])
async def invitations(asked: Ask) -> list[api.Invitation]:
    """Links to the seats that are for people elsewhere."""
    return invitations_of(await room_of(asked), asked.hall)


@call("POST", "/api/games/{id}/invite", list[api.Invitation], api.Invite)
async def invite(asked: Ask) -> list[api.Invitation]:
    """A new link to a seat; whoever had the old one is there no more."""
    room = await room_of(asked)
    await room.invite(asked.body.side)
    return invitations_of(room, asked.hall)


@call("POST", "/api/games/{id}/branch", api.Created, api.Branch)
async def branch(asked: Ask) -> api.Created:
    """Play on from a moment as a new game, with new dice."""
    from bocage.server.records import branched

    room = await room_of(asked)
    return api.Created(await branched(asked.hall, room, asked.body))


@call("GET", "/api/games/{id}/record", str, guests=True)
async def record(asked: Ask) -> Response:
    """The record as a text file."""
    from bocage.server.records import file_of

    room = await room_of(asked)
    name, text = file_of(room)
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, 200, headers, "text/plain")


@call("POST", "/api/games/{id}/carry", api.Did)
async def carry(asked: Ask) -> api.Did:
    """End the game here; whoever takes its record in goes on with it, with new dice."""
    room = await room_of(asked)
    return await room.carry()


@call("GET", "/api/games/{id}/luck", api.Luck, query=Seen, guests=True)
async def luck(asked: Ask) -> api.Luck:
    """Rolls against expectation."""
    from bocage.server.luck import luck_of

    room = await room_of(asked)
    return luck_of(room, asked.query.seat, asked.lang)


@call("GET", "/api/games/{id}/after", api.After, query=Seen, guests=True)
async def after(asked: Ask) -> api.After:
    """What is told of a game that is over: points, turning points, luck, length."""
    from bocage.server.after import after as told

    room = await room_of(asked)
    return await told(room, asked.query.seat, asked.lang)


@call("GET", "/api/games/{id}/verify", api.Verified, guests=True)
async def verify(asked: Ask) -> api.Verified:
    """Whether the seed gives the dice that were rolled."""
    from bocage.server.records import verified

    return await verified(await room_of(asked), asked.lang)


@call("GET", "/api/games/{id}/layers", api.Layers, query=Shown, guests=True)
async def layers(asked: Ask) -> api.Layers:
    """Overlays as the seat sees them."""
    from bocage.server.overlays import overlays

    room, query = await room_of(asked), asked.query
    moment = room.moment(query.seat, query.at)
    return await room.layers.ask(moment, lambda twin: overlays(twin, query))


@call("GET", "/api/rules/{game}", api.RulesPage, guests=True)
async def rules(asked: Ask) -> api.RulesPage:
    """All clauses of a game, and where its tables come from."""
    try:
        module = load_module(asked.path["game"])
    except (InputError, ModuleError):
        raise Trouble("unknown-page") from None
    return rules_page(asked.hall.shelf, module, asked.lang)


@call("GET", "/api/games/{id}/guide", api.Guide, guests=True)
async def guide(asked: Ask) -> api.Guide:
    """The guided first turn."""
    return guide_page(await room_of(asked), asked.lang)


@call("GET", "/api/openapi.json", dict[str, Any])
async def openapi(asked: Ask) -> dict[str, object]:
    """This document."""
    from bocage.server.openapi import document

    return document()
