"""Chapter 10 - Assaults: declaring, attack and defence values, results."""

from bocage.kernel.api import Step


class FightStep(Step): ...


def assault_form(acts):
    raise NotImplementedError


def begin_assault(book, d, f, action, then):
    raise NotImplementedError
