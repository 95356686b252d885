"""What can go wrong with a request, each with its status and its sentence in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bocage.server import api, say
from bocage.server.shelf import HERE
from bocage.text import load_texts

if TYPE_CHECKING:
    from bocage.kernel.nouns import Illegal
    from bocage.server.store import StoreError
    from bocage.words import Words

STATUS = {
    "bad-request": 400,
    "bad-record": 400,
    "seats": 400,
    "nobody-plays": 400,
    "no-key": 403,
    "no-pass": 403,
    "not-host": 403,
    "not-invited": 403,
    "another-seat": 403,
    "other-site": 403,
    "other-host": 403,
    "unknown-game": 404,
    "unknown-page": 404,
    "unknown-moment": 404,
    "no-guide": 404,
    "method": 405,
    "too-large": 413,
    "broken": 500,
    "busy": 503,
    "full": 507,
    "unsaved": 507,
}


class Trouble(Exception):  # noqa: N818 - what is told to whoever asked
    """A request that is not carried out; `code` names the sentence `problem-<code>`."""

    def __init__(self, code: str, **args: str | int) -> None:
        super().__init__(code)
        self.code = code
        self.args_ = args

    @property
    def status(self) -> int:
        """The status of the answer; a refusal by rule or protocol is 409."""
        return STATUS.get(self.code, 409)

    def told(self, lang: str) -> api.Problem:
        """The problem in words."""
        texts = load_texts((HERE,), lang, strict=False)
        return api.Problem(texts.say(f"problem-{self.code}", **self.args_), self.code)


def unsaved(error: StoreError) -> Trouble:
    """What could not be kept, or read."""
    if error.code == "damaged":
        return Trouble("damaged", detail=str(error))
    return Trouble("full") if error.code == "full" else Trouble("unsaved", detail=str(error))


class Refused(Trouble):
    """The game refuses it."""

    def __init__(self, illegal: Illegal, words: Words) -> None:
        super().__init__(illegal.reason.partition(":")[2])
        self.refusal = say.refusal(words, illegal)

    @property
    def status(self) -> int:
        """A refusal is a conflict with the position."""
        return 409

    def told(self, lang: str) -> api.Problem:
        """The refusal in words, in the language that it was made in."""
        code = "rule" if self.refusal.clause else self.refusal.code
        return api.Problem(self.refusal.text, code, self.refusal)
