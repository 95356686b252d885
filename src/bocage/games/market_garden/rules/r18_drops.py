"""Chapter 18.4 - Airborne drops."""

from bocage.kernel.api import Step


class DroppingStep(Step): ...


def drop_form(acts):
    raise NotImplementedError


def begin_drop(book, d, action, then):
    raise NotImplementedError
