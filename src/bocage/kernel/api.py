"""Everything a game module needs from the kernel, in one import."""

from bocage.kernel.chance import Rng
from bocage.kernel.choice import AnyOf, Choice, Form, Menu, NoneOf, OneOf, tag_of
from bocage.kernel.clause import rule
from bocage.kernel.draft import Draft, innermost
from bocage.kernel.memo import Memo
from bocage.kernel.module import ANY, Module, Option, Setup, declared
from bocage.kernel.nouns import (
    AS_SET,
    Action,
    Adding,
    Ask,
    Deed,
    EngineFault,
    Event,
    Frame,
    Illegal,
    Modifier,
    Outcome,
    Partial,
    Pass,
    Standing,
    Tally,
    Whole,
    Window,
    kind,
    refuse,
)
from bocage.kernel.once import once
from bocage.kernel.parts import (
    NO_VALUE,
    Assign,
    Flag,
    Order,
    PartKind,
    Path,
    Pick,
    Reach,
    Split,
    Stack,
    Subset,
)
from bocage.kernel.position import Position, State, View
from bocage.kernel.standing import AskMe, OnlyBetter, OnlyRolls, Staff
from bocage.kernel.step import Step
from bocage.kernel.trail import Trail
from bocage.kernel.window import WindowStep

__all__ = [
    "ANY",
    "AS_SET",
    "NO_VALUE",
    "Action",
    "Adding",
    "AnyOf",
    "Ask",
    "AskMe",
    "Assign",
    "Choice",
    "Deed",
    "Draft",
    "EngineFault",
    "Event",
    "Flag",
    "Form",
    "Frame",
    "Illegal",
    "Memo",
    "Menu",
    "Modifier",
    "Module",
    "NoneOf",
    "OneOf",
    "OnlyBetter",
    "OnlyRolls",
    "Option",
    "Order",
    "Outcome",
    "PartKind",
    "Partial",
    "Pass",
    "Path",
    "Pick",
    "Position",
    "Reach",
    "Rng",
    "Setup",
    "Split",
    "Stack",
    "Staff",
    "Standing",
    "State",
    "Step",
    "Subset",
    "Tally",
    "Trail",
    "View",
    "Whole",
    "Window",
    "WindowStep",
    "declared",
    "innermost",
    "kind",
    "once",
    "refuse",
    "rule",
    "tag_of",
]
