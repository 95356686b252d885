"""What goes over the wire: the types of requests and answers.

Everything that a person reads comes as a sentence in the language that was asked for; everything
that the page compares or sends back comes as an id. The API document and the client's TypeScript
types are made from these structs.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bocage.art.board import Board, Layer, Piece
from bocage.art.moment import Look
from bocage.art.panels import Panel
from bocage.art.sheet import Sheet
from bocage.kernel.parts import PartKind

Lang = Literal["en", "ja"]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Line = Annotated[str, msgspec.Meta(max_length=2000)]
Short = Annotated[str, msgspec.Meta(max_length=80)]
Moment = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]  # of a game: far beyond any end
Version = Annotated[int, msgspec.Meta(ge=-(10**9), le=10**9)]  # any other than today's is stale


class Wire(msgspec.Struct, frozen=True, omit_defaults=True):
    """Base of what the server answers."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of what the page sends."""


# -- what can be played ---------------------------------------------------------------------


class Named(Wire, frozen=True):
    """An id and what it is called."""

    id: str
    title: str
    about: str = ""


class LayerInfo(Named, frozen=True):
    """An overlay."""

    scenarios: tuple[str, ...] = ()  # those that have it; none: all


class OptionInfo(Wire, frozen=True):
    """An option of a game."""

    id: str
    title: str
    about: str
    clause: str
    values: tuple[Named, ...]
    default: str
    hides: tuple[str, ...] = ()  # values with which something is hidden from the other side
    scenarios: tuple[str, ...] = ()  # those that have it; none: all


class BotInfo(Wire, frozen=True):
    """An opponent: what it is called by its strength, and what was measured."""

    id: str
    title: str
    about: str = ""
    rank: int = 0  # 1 is the weakest; 0: not sold by its strength


class GameInfo(Wire, frozen=True):
    """A game that can be started."""

    id: str
    edition: str
    title: str
    about: str
    sides: tuple[Named, ...]
    scenarios: tuple[Named, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[BotInfo, ...]
    hides: bool  # some things are hidden from the other side, whatever the options are
    minutes: int = 0  # how long a game takes; 0: not said
    guide: dict[str, str] = {}  # scenarios that have a guided first turn, and whose it is
    layers: tuple[LayerInfo, ...] = ()  # overlays for a whole side
    shown: tuple[str, ...] = ()  # those of them that are on from the start
    unit_layers: tuple[Named, ...] = ()  # overlays for one unit
    overlay: tuple[str, ...] = ()  # tables that the owner has replaced


class Catalogue(Wire, frozen=True):
    """All games, and what this server is."""

    version: str
    games: tuple[GameInfo, ...]
    guest: bool = False  # whoever asks was invited to a seat: games are started by the host


# -- my games -------------------------------------------------------------------------------

# Side to "me", "chair" (the other person at this screen), "guest" (somebody elsewhere, who gets
# a link) or a bot's name.
Seats = dict[Id, Id]


class NewGame(Body, frozen=True):
    """Start a game."""

    game: Id
    scenario: Id
    seats: Seats
    options: dict[Id, Id] = {}
    guide: bool = False
    pause: Annotated[int, msgspec.Meta(ge=0, le=30)] = 0  # seconds of a reaction window; 0: wait


class Import(Body, frozen=True):
    """A record to look at or to play on from."""

    record: Annotated[str, msgspec.Meta(max_length=20_000_000)]
    private: Annotated[str, msgspec.Meta(max_length=10_000)] | None = None  # of the terminal
    seats: Seats = {}


class Branch(Body, frozen=True):
    """Play on from a decision as a new game, with new dice."""

    seat: Id
    at: Moment
    seats: Seats


class Invite(Body, frozen=True):
    """Make a new link to a seat."""

    side: Id


class Invitation(Wire, frozen=True):
    """A seat for somebody elsewhere."""

    side: str
    path: str  # of the link
    home: str  # of the server, as others reach it; empty: only this machine does
    here: bool  # a page looks from it now


class Created(Wire, frozen=True):
    """A new game."""

    id: str


class Summary(Wire, frozen=True):
    """A line in the list of games."""

    id: str
    game: str
    title: str  # of the game
    scenario: str  # its title
    seats: dict[str, str]
    status: str  # where it stands: turn, phase
    waiting: tuple[str, ...]  # sides that must decide
    decisions: int
    created: str  # ISO 8601, UTC
    played: str
    over: str = ""  # how it ended, as a sentence
    winner: str = ""  # a side
    overlay: tuple[str, ...] = ()  # tables of the owner that it is played with
    problem: str = ""  # why it cannot be opened here


# -- the table ------------------------------------------------------------------------------


class Table(Wire, frozen=True):
    """What does not change while a game is played. The board comes by itself."""

    id: str
    game: str
    title: str
    scenario: str
    sides: tuple[Named, ...]
    seats: dict[str, str]
    options: dict[str, str]
    commitment: str  # hash of the seed
    board: str  # where the board is: /api/boards/…
    hides: bool
    pause: int
    guide: bool
    standing: bool = False  # the game knows standing orders with conditions
    guest: bool = False  # whoever asks was invited to a seat
    numbers: dict[str, str] = {}  # clauses that are read otherwise than their id
    overlay: tuple[str, ...] = ()  # tables of the owner that it is played with
    yours: tuple[str, ...] = ()  # units with values of the owner


class BoardPage(Wire, frozen=True):
    """A map, with the names that it bears in this language."""

    board: Board  # without what only the sheet shows: borders, roads, what lies outside
    sheet: Sheet
    names: dict[str, str]  # by id of place, label, edge, river
    terrains: dict[str, str]  # what each word of the board is called (`badge-tem` too)
    spaces: dict[str, str] = {}  # spaces that are called otherwise than their id
    units: dict[str, str] = {}  # and units
    spots: dict[str, str] = {}  # and borders that have a spot


class AskLine(Wire, frozen=True):
    """Who decides what, under which clause."""

    side: str
    prompt: str  # id
    text: str  # the sentence
    subject: str  # what it is about, as far as the sentence does not say it
    clause: str
    window: bool = False  # a reaction: one may pass
    again: bool = False  # about a new roll
    paused: bool = False  # of a window: whoever says nothing until the deadline passes
    deadline: int = 0  # milliseconds that are left until then
    by: tuple[str, ...] = ()  # units whose deed it is about
    on: tuple[str, ...] = ()  # spaces or units that it befalls


class Target(Wire, frozen=True):
    """Something that may be chosen now, or has been."""

    value: Any  # what goes into the field; of a map a pair [key, value], of a far way all its steps
    label: str
    space: str = ""  # where it is on the board, if it is there
    piece: str = ""  # the counter that it is, if it is one
    card: str = ""  # the card that it is, if it is one
    action: str = ""  # the whole action in text form: choosing it sends it
    count: int = 0
    cost: str = ""  # of a step of a path: what the path costs as far as here
    left: str = ""  # and what is left then
    note: str = ""  # of points: what holds; of an action: what comes of it
    price: str = ""  # of an action: what it gives up; it is never sent without a yes


class Item(Wire, frozen=True):
    """A term of a number."""

    label: str
    value: int
    clause: str


class TallyLine(Wire, frozen=True):
    """A number with its terms."""

    of: str
    title: str
    total: int
    items: tuple[Item, ...]
    halves: bool = False  # total and terms are counted in halves


class Odd(Wire, frozen=True):
    """One possible result: how likely, and what it would mean."""

    share: int  # of `Forecast.of`
    title: str
    text: str
    clause: str
    good: int = 0  # -2 … 2: for whoever declares


class Forecast(Wire, frozen=True):
    """All results of a roll that a declaration leads to."""

    title: str
    clause: str
    of: int
    odds: tuple[Odd, ...]
    notes: tuple[str, ...] = ()  # what may still change it
    columns: tuple[str, ...] = ()  # of the table that decides
    base: int = -1  # which of them before all shifts
    column: int = -1  # and which one counts
    faces: tuple[int, ...] = ()  # of one die: for each face which of the odds it gives


class Refusal(Wire, frozen=True):
    """Why not."""

    text: str
    clause: str = ""
    title: str = ""  # of the clause
    rule: str = ""  # text of the clause
    code: str = ""  # of a refusal that is not a rule's: stale, not-your-decision, …


class Entered(Wire, frozen=True):
    """A field of the declaration as it stands."""

    field: str
    title: str
    kind: PartKind
    value: Any
    items: tuple[Target, ...] = ()  # what it holds, one by one
    auto: bool = False  # nobody chose it: there is no other choice
    idle: bool = False  # and the action is the same without it
    proposed: bool = False  # nobody chose it yet: it is what is usual, and can be changed


class Field(Wire, frozen=True):
    """A field that may be filled or added to."""

    name: str
    title: str
    kind: PartKind  # how its value is built up
    targets: tuple[Target, ...] = ()  # all of them
    together: bool = False  # all of them may be added at once; of single ones: one after the other
    optional: bool = False  # it may be left empty: whoever wants that says so
    aside: bool = False  # seldom meant: what is whole without it does not wait for it
    wanted: tuple[int, ...] = ()  # of points: how many may be dealt in all
    given: int = 0  # of points: how many are taken already by what was chosen before


class Kind(Wire, frozen=True):
    """A kind of action among which one chooses first."""

    do: str
    title: str
    refused: Refusal | None = None  # why it cannot be chosen now
    action: str = ""  # an action without fields: choosing it sends it
    whole: bool = False  # it has no fields
    quiet: bool = False  # nearly always open and seldom meant
    forecasts: tuple[Forecast, ...] = ()  # of an action without fields: what it may lead to
    price: str = ""  # of an action without fields: what it gives up; it is never sent without a yes


class Menu(Wire, frozen=True):
    """What may be added to a half-made declaration; the answer to `narrow`."""

    version: int
    kinds: tuple[Kind, ...] = ()  # all kinds of action of this decision, where none was named
    openings: tuple[Menu, ...] = ()  # how each of them begins, for whoever asks before choosing
    do: str = ""  # the kind that is being declared; empty: none yet
    title: str = ""
    form: tuple[Entered, ...] = ()  # what stands, with what was filled in because it is forced
    field: Field | None = None  # the field that comes next, or the last one if it can grow
    grow: Field | None = None  # the field before it, if something may still be added there too
    complete: bool = False  # may be sent as it is
    action: str = ""  # in text form, if complete
    sentence: str = ""  # the same in words
    refused: Refusal | None = None  # why it may not be sent as it is
    tallies: tuple[TallyLine, ...] = ()
    forecasts: tuple[Forecast, ...] = ()
    price: str = ""  # if complete: what it gives up; it is never sent without one more yes
    free: bool = False  # if complete: it can be taken back, for nothing is drawn, shown or asked
    aim: Field | None = None  # of an opening: a later field with which the map may begin
    marches: bool = False  # several counters can be sent towards a space
    plans: bool = False  # a whole set-up can be proposed


class ThrowLine(Wire, frozen=True):
    """Dice or a card of one side, and what they come to."""

    side: str = ""
    title: str = ""
    faces: tuple[int, ...] = ()
    card: str = ""  # its name
    total: int | None = None


class MomentLine(Wire, frozen=True):
    """The moment of a roll, a draw or a result on the map: how it is shown, and shown again."""

    look: Look
    title: str = ""
    result: str = ""  # in words; without it the sentence of the line tells it
    about: str = ""  # how it came
    throws: tuple[ThrowLine, ...] = ()
    cells: tuple[tuple[str, str], ...] = ()  # what could have come: face and result
    came: int = -1  # which of them did
    by: tuple[str, ...] = ()  # counters from which arrows lead
    on: tuple[str, ...] = ()  # spaces or counters to which
    over: tuple[str, ...] = ()  # spaces that hinder the line of sight
    side: str = ""
    good: int = 0  # -2 … 2: for that side
    hurts: tuple[str, ...] | None = None  # sides that will suffer, also if they are asked how
    mark: str = ""  # what stays on the space
    thread: str = ""  # of several in a row with the same one only the last is shown


class LogLine(Wire, frozen=True):
    """Something that happened."""

    at: int  # the decision after which it stands: the moment that a link leads to
    text: str
    clause: str
    kind: str  # tag of the event
    side: str = ""  # whose decision led to it
    tallies: tuple[TallyLine, ...] = ()
    spaces: tuple[str, ...] = ()
    pieces: tuple[str, ...] = ()
    way: tuple[str, ...] = ()  # spaces through which they went
    moment: MomentLine | None = None


class Ending(Wire, frozen=True):
    """How it ended."""

    winner: str
    text: str
    clause: str
    score: dict[str, TallyLine]
    resigned: str = ""


class Group(Wire, frozen=True):
    """Own counters that are looked at and moved as one."""

    id: str
    title: str
    units: tuple[str, ...]
    short: str = ""  # on a map that is seen from afar
    lead: str = ""  # the counter that it is written at
    within: str = ""  # the group that it is a part of
    ground: bool = True  # it holds some together: seen from afar it is an area


class State(Wire, frozen=True):
    """All that a seat sees at one moment."""

    version: int  # public version of the position: what an action is for
    at: int  # the moment: decisions so far; sealed answers count as one, when all are in
    last: int  # the last moment of the game
    seat: str  # whose view: a side, or empty for a spectator
    status: tuple[tuple[str, str], ...]  # title and value: turn, phase, weather, points
    pieces: dict[str, Piece]
    stacks: dict[str, tuple[str, ...]]  # counters by space, the top one first
    panels: dict[str, Panel]
    asks: tuple[AskLine, ...]
    menu: Menu | None = None  # what this seat may choose; None: it is not asked (or in replay)
    undo: bool = False
    ending: Ending | None = None
    first: int = 0  # the first moment that can be looked at
    acted: tuple[str, ...] = ()  # counters of this seat that have acted in this phase
    groups: tuple[Group, ...] = ()  # of this seat's counters


class Delta(Wire, frozen=True):
    """What has changed from one state to another. A field that is absent has not changed."""

    since: int  # serial number of the state that it starts from
    serial: int
    version: int
    at: int
    last: int
    pieces: dict[str, Piece | None] = {}  # None: gone
    stacks: dict[str, tuple[str, ...] | None] = {}
    panels: dict[str, Panel | None] = {}
    status: tuple[tuple[str, str], ...] | None = None
    asks: tuple[AskLine, ...] | None = None
    menu: Menu | None = None
    no_menu: bool = False
    undo: bool | None = None
    acted: tuple[str, ...] | None = None
    groups: tuple[Group, ...] | None = None
    ending: Ending | None = None
    log: tuple[LogLine, ...] = ()  # new lines
    keep: int | None = None  # lines of the log that are left before the new ones (after an undo)


class Snapshot(Wire, frozen=True, tag_field="type", tag="state"):
    """First message of a live connection, or after too long a gap."""

    serial: int
    state: State
    log: tuple[LogLine, ...]


class Change(Wire, frozen=True, tag_field="type", tag="delta"):
    """What has happened since the message before."""

    delta: Delta


class Thinking(Wire, frozen=True, tag_field="type", tag="thinking"):
    """A bot is at work (or has stopped)."""

    side: str
    busy: bool


class Notice(Wire, frozen=True, tag_field="type", tag="notice"):
    """Something to be told that is not part of the game: a bot has failed, the disk is full."""

    text: str


class Gone(Wire, frozen=True, tag_field="type", tag="gone"):
    """The game has been deleted, or the server stops."""

    reason: str


Live = Snapshot | Change | Thinking | Notice | Gone


# -- deciding -------------------------------------------------------------------------------


class Act(Body, frozen=True):
    """Carry out an action, given in text form."""

    seat: Id
    version: Version
    action: Line
    key: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]  # the same again: same answer


class Did(Wire, frozen=True):
    """The action was carried out and is on disk; what changed comes over the live connection."""

    at: int
    version: int


class Acts(Body, frozen=True):
    """Carry out several actions, one after the other."""

    seat: Id
    version: Version  # of the first of them
    actions: Annotated[tuple[Line, ...], msgspec.Meta(min_length=1, max_length=200)]
    key: Annotated[str, msgspec.Meta(min_length=8, max_length=60)]


class DidAll(Wire, frozen=True):
    """So many of them were carried out; the first refusal of all is answered as that of `Act`."""

    at: int
    version: int
    done: int
    stopped: Literal["", "refused", "barrier", "asked"] = ""  # why not all
    refused: Refusal | None = None


class Planning(Body, frozen=True):
    """Propose a whole set-up; `luck` makes it another one."""

    seat: Id
    version: Version
    luck: Annotated[int, msgspec.Meta(ge=0, le=10**9)] = 0


class Marching(Body, frozen=True):
    """Propose moves of several counters towards a space."""

    seat: Id
    version: Version
    units: Annotated[tuple[Id, ...], msgspec.Meta(min_length=1, max_length=100)]
    goal: Id
    start: Short = ""  # what goes to the goal; without it the nearest of them
    close: bool = False  # all go there; else each as far as the one that does


class PlanStep(Wire, frozen=True):
    """One of the actions that are proposed, and what it puts where."""

    action: str
    sentence: str
    do: str
    piece: str = ""
    space: str = ""
    with_it: tuple[str, ...] = ()  # the other counters that go along
    way: tuple[str, ...] = ()  # of a move: where it leads


class Plan(Wire, frozen=True):
    """What is proposed, such as a set-up: nothing of it has happened."""

    version: int
    steps: tuple[PlanStep, ...]
    stay: tuple[str, ...] = ()  # counters that do not get nearer


class Undo(Body, frozen=True):
    """Take the last choice back."""

    seat: Id
    at: Version
    key: Annotated[str, msgspec.Meta(min_length=8, max_length=64)]


class Resign(Body, frozen=True):
    """Give up."""

    seat: Id


class Narrow(Body, frozen=True):
    """A half-made declaration."""

    seat: Id
    version: Version
    do: Short = ""
    fields: dict[Id, Any] = {}
    propose: bool = False  # fill the rest with what is usual, if the game knows it


class Why(Body, frozen=True):
    """Why can this not be chosen? One of `space`, `piece`, `do`, `action` is given."""

    seat: Id
    version: Version
    do: Short = ""
    fields: dict[Id, Any] = {}
    space: Short = ""
    piece: Short = ""
    action: Line = ""


class Answer(Wire, frozen=True):
    """Why not; or it can be chosen."""

    allowed: bool
    refused: Refusal | None = None


class Stop(Body, frozen=True):
    """Stop: this seat wants to decide in the window that is open."""

    seat: Id


class Rest(Body, frozen=True):
    """This seat passes now, and until what the window belongs to is over."""

    seat: Id
    version: Moment


class Order(Body, frozen=True):
    """A standing order: its kind and its fields."""

    do: Id
    fields: dict[Id, Any] = {}


Many = Annotated[tuple[Order, ...], msgspec.Meta(max_length=40)]


class Orders(Body, frozen=True):
    """Standing orders of a seat, carried out at the end of the pause; None: as they were."""

    seat: Id
    passes: tuple[Id, ...] | None = None  # prompts of windows in which it passes
    standing: Many | None = None  # the first that can be carried out is


class OrderField(Wire, frozen=True):
    """A field of a kind of standing order."""

    name: str
    title: str
    kind: str  # of id: space, unit, card, …; "number" for a whole number
    many: bool = False
    needed: bool = False  # it has no value of its own
    low: int = 0
    high: int = 0
    options: tuple[Named, ...] = ()  # what it may name, unless it is spaces


class OrderKind(Wire, frozen=True):
    """A kind of standing order that the game knows."""

    do: str
    title: str
    about: str
    fields: tuple[OrderField, ...]


class OrderLine(Wire, frozen=True):
    """A standing order that was left, as data and in words."""

    do: str
    fields: dict[str, Any]
    text: str


class Skipped(Wire, frozen=True):
    """A kind of question that was not put to a seat, and how often."""

    prompt: str
    title: str
    count: int


class OrdersPage(Wire, frozen=True):
    """The standing orders of a seat; only this seat is told."""

    kinds: tuple[OrderKind, ...]
    standing: tuple[OrderLine, ...]
    passes: tuple[str, ...]
    usual: bool = False  # it has said nothing yet: these are the game's usual ones
    skipped: tuple[Skipped, ...] = ()


class Layers(Wire, frozen=True):
    """Overlays as asked for."""

    layers: tuple[Layer, ...]


# -- help -----------------------------------------------------------------------------------


class ClauseText(Wire, frozen=True):
    """A clause in our words."""

    clause: str
    title: str
    text: str
    status: str
    number: str  # as it is read


class TableOrigin(Wire, frozen=True):
    """Where a table in play comes from."""

    file: str
    table: str
    rows: int
    sources: dict[str, int]  # kind of source to number of rows
    overlaid: bool


class RulesPage(Wire, frozen=True):
    """All clauses of a game, and the origin of its tables."""

    title: str
    clauses: tuple[ClauseText, ...]
    tables: tuple[TableOrigin, ...]
    chapters: dict[str, str] = {}  # titles, by what stands before the first dot of a clause


class Rolled(Wire, frozen=True):
    """One kind of roll of one side: how often, and how it went."""

    side: str
    title: str
    clause: str
    size: int
    counts: tuple[int, ...]  # how often each face
    mean: str  # one decimal, as text
    expected: str
    low: str  # the band in which 95 of 100 such series lie
    high: str
    lucky: int  # -1 below the band, 1 above, 0 inside


class Luck(Wire, frozen=True):
    """Rolls against expectation."""

    rolls: tuple[Rolled, ...]


class Term(Wire, frozen=True):
    """Terms of a score that are of one kind."""

    title: str
    clause: str
    points: int
    count: int = 1
    value: int | None = None  # what each is worth, if all are worth the same
    items: tuple[Item, ...] = ()  # each by itself, if they can be told apart


class Scored(Wire, frozen=True):
    """The points of a side at the end, and where they are from."""

    side: str
    total: int
    terms: tuple[Term, ...]
    halves: bool = False


class Stand(Wire, frozen=True):
    """How the points stood at a moment."""

    at: int
    turn: int
    points: tuple[int, ...]  # of `After.sides`


class SwingTerm(Wire, frozen=True):
    """What changed in the points of a side."""

    side: str
    label: str
    value: int
    clause: str


class Swing(Wire, frozen=True):
    """A turning point: the decision after which the points stood quite otherwise."""

    at: int
    turn: str
    text: str  # what the seat was told then
    by: int  # for the first of `After.sides`
    terms: tuple[SwingTerm, ...]


class Fortune(Wire, frozen=True):
    """The dice of one side against all series of the same rolls."""

    side: str
    rolls: int  # dice that were counted
    place: int  # of 100 such series so many would have been worse
    off: int  # hundredths of a standard deviation from the mean
    counted: tuple[str, ...]  # kinds of roll
    left: tuple[str, ...] = ()  # kinds that are neither good nor bad for who rolls


class After(Wire, frozen=True):
    """What is told of a game that is over."""

    scores: tuple[Scored, ...]
    sides: tuple[str, ...]  # that have points
    curve: tuple[Stand, ...]
    swings: tuple[Swing, ...]
    luck: tuple[Fortune, ...]
    turns: str  # how many, in words
    decisions: dict[str, int]  # of each side, without what nobody was asked about
    seconds: int  # from the beginning to the last decision


class Verified(Wire, frozen=True):
    """Whether the seed that was published at the end gives the dice that were rolled."""

    ok: bool
    text: str
    commitment: str
    seed: str
    draws: int


class GuideStep(Wire, frozen=True):
    """One card of a guided turn."""

    id: str
    text: str
    clause: str = ""
    pieces: tuple[str, ...] = ()
    spaces: tuple[str, ...] = ()
    when: tuple[str, ...] = ()  # facts that all hold while it is shown: "prompt:move", "can:move"
    until: str = ""  # the fact that ends it: "field:move.path", "acted:move"; empty: a button


class Guide(Wire, frozen=True):
    """A guided first turn."""

    title: str
    steps: tuple[GuideStep, ...]
    side: str  # whose turn it is
    asides: tuple[GuideStep, ...] = ()  # what may come between the steps


class Problem(Wire, frozen=True):
    """Anything that went wrong, in words."""

    error: str
    code: str
    refused: Refusal | None = None
