"""The conversation with whoever sits at the terminal, or with a file of answers."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from bocage.cli.words import Words


class Talk:
    """Asks on stdout and reads answers from stdin; EOFError when there are no more."""

    def __init__(self, out: Console) -> None:
        self.out = out
        self.live = sys.stdin.isatty() and sys.stdout.isatty()
        if self.live:
            import readline  # noqa: F401 - importing it gives input() its line editing
        else:
            # Answers from a file or a pipe: UTF-8 whatever the terminal says; junk is no crash.
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]  # a text stream

    def ask(self, prompt: str) -> str:
        """One answer, without spaces around it."""
        if self.live:
            return input(prompt).strip()
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            sys.stdout.write("\n")
            raise EOFError
        sys.stdout.write("\n")
        return line.strip()

    def clear(self) -> None:
        """Take what was shown from the screen, and from what can be scrolled back to."""
        if self.live:
            sys.stdout.write("\033[H\033[2J\033[3J")
            sys.stdout.flush()

    def pick(self, words: Words, question: str, options: list[tuple[str, str]]) -> str:
        """One of some options by number or name; Enter takes the first."""
        if len(options) == 1:
            return options[0][0]
        self.out.print(question, style="bold", markup=False)
        for number, (_, label) in enumerate(options, start=1):
            self.out.print(f"  {number}  {label}", markup=False)
        names = [name for name, _ in options]
        while True:
            answer = self.ask(words.say("pick", default=options[0][0]) + " ")
            if not answer:
                return names[0]
            if answer.isdecimal() and 1 <= int(answer) <= len(names):
                return names[int(answer) - 1]
            if answer in names:
                return answer
            self.out.print(words.say("pick-again", count=len(names)), style="yellow")
