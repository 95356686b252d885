"""One decision of a person: the board, the prompt, the menu, and the words one may type instead."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING

from rich.text import Text

from bocage.cli.board import height, print_own, print_position, print_status
from bocage.cli.errors import one_line
from bocage.cli.story import print_events
from bocage.cli.table import Quit, Table
from bocage.kernel.choice import Choice, tag_of
from bocage.kernel.module import InputError
from bocage.kernel.nouns import Action, Ask, Illegal, Pass
from bocage.kernel.shapes import shapes_of
from bocage.kernel.wording import text, usage
from bocage.words import sentence
from bocage.words.menu import END, Builder, Item, Tree, Way, is_ordered, menu_of

if TYPE_CHECKING:
    from bocage.cli.words import Clause
    from bocage.kernel.position import AnyView

LOG = 20  # sentences that `log` shows
BELOW = 14  # lines of events, hand, prompt and menu that should fit below the map


def take_turn(table: Table, ask: Ask, choice: Choice) -> None:
    """Ask until a legal choice is made, taken back, or the player leaves."""
    Turn(table, ask, choice).run()


class Turn:
    """A decision under way."""

    def __init__(self, table: Table, ask: Ask, choice: Choice) -> None:
        self.table = table
        self.ask = ask
        self.choice = choice
        self.words = table.words
        self.out = table.out
        self.trail: list[Tree | Builder] = [menu_of(choice)]
        self.over = False
        self._commands: dict[str, Callable[[str], None]] = {
            "?": self._help,
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "undo": self._undo,
            "log": self._log,
            "view": self._view,
            "save": self._save,
            "quit": self._quit,
            "back": self._back,
        }

    def run(self) -> None:
        """The loop of this decision."""
        self._show()
        while not self.over:
            items = self.trail[-1].items()
            self._menu(items)
            self._answer(items)

    def _answer(self, items: list[Item]) -> None:
        """Take one line; anything but a step in the menu stays with the same menu."""
        while not self.over:
            line = self.table.talk.ask(f"{self.words.name('side', self.ask.side)} > ")
            word, _, rest = line.partition(" ")
            if line.isdecimal():
                if self._pick(items, int(line)):
                    return
            elif word in self._commands:
                self._commands[word](rest.strip())
                if word != "save":
                    return  # to the menu, which has been scrolled away
            elif line:
                self._typed(line)
            else:
                self.out.print(self.words.say("what-now"), style="dim", markup=False)

    # -- showing ----------------------------------------------------------------------------

    def _show(self) -> None:
        table, side = self.table, self.ask.side
        position = table.play.position
        view = table.engine.view(position, side)
        looks, board = table.shown
        self.out.print()
        self.out.rule(style="dim")
        if looks != side or (board is not position.public and self._room(view)):
            print_status(self.out, table.engine, view, self.words)
        elif board is not position.public:
            self.out.print(self.words.say("map-hidden"), style="dim", markup=False)
        table.shown = (side, position.public)
        table.tell(side)
        print_own(self.out, view, self.words)
        self._prompt()

    def _room(self, view: AnyView) -> bool:
        """Whether the map fits on the screen together with what is printed after it."""
        needed = height(self.table.engine, view) + BELOW
        return not self.table.talk.live or self.out.height >= needed

    def _prompt(self) -> None:
        """What is to be decided, about what, and the numbers as they stand."""
        prompt = Text(self.words.prompt(self.ask), "bold")
        prompt.append(f"  [{self.words.cite(self.ask.clause)}]", "dim")
        self.out.print(prompt)
        subject = self.words.subject(self.ask)
        if subject:
            self.out.print(f"  {subject}", markup=False)
        if Pass in self.choice.types and self.choice.why_not(Pass()) is None:
            self._tallies(Pass())

    def _refused_now(self) -> None:
        """Why one may not pass or end the step, where that is so."""
        for kind in self.choice.types:
            if shapes_of(kind):
                continue
            refused = self.choice.why_not(kind())
            if refused is not None and refused.clause is not None:
                reason = f"{self.words.refusal(refused)}  [{self.words.cite(refused.clause)}]"
                told = self.words.say("not-now", action=tag_of(kind), reason=reason)
                self.out.print(f"     {told}", style="dim", markup=False)

    def _heading(self, items: list[Item]) -> None:
        """Which part of which action is being chosen."""
        kind = self.trail[-1].kind
        step = next((i for i in items if i.action is None and i.field != "do"), None)
        if kind is None or step is None:
            return
        shape = next(s for s in shapes_of(kind) if s.name == step.field)
        ends = isinstance(self.trail[-1], Tree) and is_ordered(shape)
        message = "choose-end" if ends and not isinstance(step.value, Way) else "choose"
        word, action = self.words.word("field", step.field), self.words.kind_of_action(tag_of(kind))
        self.out.print(self.words.say(message, action=action, field=word), markup=False)

    def _menu(self, items: list[Item]) -> None:
        self._heading(items)
        for number, item in enumerate(items, start=1):
            self.out.print(f" {number:2}  ", end="", style="cyan")
            if item.action is not None:
                line, told = text(item.action), self._told(item.action)
                self.out.print(line, end="", markup=False)
                self.out.print("" if told == line else f"   {told}", style="dim", markup=False)
            else:
                count = f"  ({item.count})" if item.count else ""
                self.out.print(self._step(item), end="", markup=False)
                self.out.print(count, style="dim")
        if len(self.trail) == 1:
            self._refused_now()
        hint = "hint" if len(self.trail) == 1 else "hint-back"
        self.out.print(self.words.say(hint), style="dim", markup=False)

    def _told(self, action: Action) -> str:
        """An action in words, and what it comes to."""
        engine = self.table.engine
        view = engine.view(self.table.play.position, self.ask.side)
        note = engine.module.note(engine.book, view, action)
        told = self.words.action(action)
        return told if note is None else f"{told} ({sentence(self.words, note)})"

    def _step(self, item: Item) -> str:
        if item.field == "do":
            called = self.words.kind_of_action(str(item.value))
            return str(item.value) if called == item.value else f"{item.value}   {called}"
        if item.value == END:
            return self.words.say("step-end", field=self.words.word("field", item.field))
        if isinstance(item.value, bool):
            answer = self.words.say("yes" if item.value else "no")
            return f"{self.words.word('field', item.field)}: {answer}"
        if item.value is None:
            return f"{self.words.word('field', item.field)}: {self.words.say('none')}"
        if isinstance(item.value, Way):
            names = [self.words.known(item.field, str(part)) for part in item.value.items]
            return self.words.say("way", way=" → ".join(names))
        if isinstance(item.value, tuple):
            return ": ".join(self.words.known(item.field, str(part)) for part in item.value)
        return f"… {self.words.known(item.field, str(item.value))}"

    # -- answering --------------------------------------------------------------------------

    def _pick(self, items: list[Item], number: int) -> bool:
        if not 1 <= number <= len(items):
            self.out.print(self.words.say("pick-again", count=len(items)), style="yellow")
            return False
        item = items[number - 1]
        if item.action is not None:
            self._send(item.action)
            return self.over
        self.trail.append(self.trail[-1].take(item))
        return True

    def _typed(self, line: str) -> None:
        action = self._parsed(line)
        if action is not None:
            self._send(action)

    def _parsed(self, line: str) -> Action | None:
        """The action that a line means; says what is wrong if it means none."""
        action = self.table.engine.parse(line)
        if not isinstance(action, Illegal):
            return action
        self._refuse(action)
        tags = [tag_of(t) for t in self.choice.types]
        near = get_close_matches(line.split(maxsplit=1)[0], [*tags, *self._commands], n=1)
        if near and near[0] != line.split(maxsplit=1)[0]:
            self.out.print(self.words.say("did-you-mean", word=near[0]), style="dim", markup=False)
        elif action.message == "unknown-action":
            forms = "   ".join(usage(t) for t in self.choice.types)
            self.out.print(self.words.say("forms", forms=forms), style="dim", markup=False)
        return None

    def _send(self, action: Action) -> None:
        """Show the numbers, let a person at a terminal confirm, and do it."""
        table, side = self.table, self.ask.side
        refused = table.engine.why_not(table.play.position, side, action)
        if refused is not None:
            self._refuse(refused)
            return
        numbers = not isinstance(action, Pass) and self._tallies(action)
        if numbers and table.talk.live:
            sure = table.talk.ask(self.words.say("confirm", action=text(action)) + " ")
            if sure[:1].lower() not in ("", "y", "d", "は"):
                self.out.print(self.words.say("not-done"), style="dim")
                return
        table.act(side, action)
        self.over = True

    def _tallies(self, action: Action) -> bool:
        tallies = self.choice.tallies(action)
        for tally in tallies:
            self.out.print(f"      {self.words.tally(tally)}", style="cyan", markup=False)
        return bool(tallies)

    def _refuse(self, illegal: Illegal) -> None:
        clause = f"  [{self.words.cite(illegal.clause)}]" if illegal.clause else ""
        self.out.print(self.words.refusal(illegal) + clause, style="yellow", markup=False)

    # -- commands ---------------------------------------------------------------------------

    def _help(self, rest: str) -> None:
        self.out.print(self.words.say("help"), markup=False)
        for kind in self.choice.types:
            self.out.print(f"  {usage(kind)}", style="cyan", markup=False)

    def _why(self, rest: str) -> None:
        if not rest:
            self.out.print(self.words.say("why-what"), style="dim", markup=False)
            return
        action = self._parsed(rest)
        if action is None:
            return
        refused = self.table.engine.why_not(self.table.play.position, self.ask.side, action)
        if refused is None:
            self.out.print(self.words.say("allowed", action=text(action)), markup=False)
            self._tallies(action)
            return
        self._refuse(refused)
        clause = self.words.clause(refused.clause) if refused.clause else None
        if clause is not None:
            self._clause(clause)

    def _rules(self, rest: str) -> None:
        wanted = rest or self.ask.clause
        found = self.words.clauses_under(wanted)
        for clause in found:
            self._clause(clause)
        if not found:
            self.out.print(self.words.say("no-clause", clause=wanted), style="yellow", markup=False)

    def _clause(self, clause: Clause) -> None:
        line = Text(f"  {clause.number} {clause.title}. ", "bold")
        line.append(clause.text, "not bold")
        self.out.print(line)

    def _undo(self, rest: str) -> None:
        refused = self.table.undo(self.ask.side)
        if refused is not None:
            self._refuse(refused)
            return
        self.out.print(self.words.say("undone"), style="dim")
        self.over = True

    def _back(self, rest: str) -> None:
        if len(self.trail) > 1:
            self.trail.pop()

    def _log(self, rest: str) -> None:
        count = int(rest) if rest.isdecimal() else LOG
        seen = [e for events in self.table.story for e in events if e.seen_by(self.ask.side)]
        print_events(self.out, self.words, seen[-count:] if count else [], self.ask.side)

    def _view(self, rest: str) -> None:
        view = self.table.engine.view(self.table.play.position, self.ask.side)
        print_position(self.out, self.table.engine, view, self.words)

    def _save(self, rest: str) -> None:
        if not rest:
            self.out.print(self.words.say("save-where"), style="dim", markup=False)
            return
        try:
            self.table.save(Path(rest).expanduser())
        except (OSError, InputError) as error:
            self.out.print(one_line(error), style="yellow", markup=False)
            return
        self.out.print(self.words.say("saved", file=rest), markup=False)
        self.out.print(self.words.say("saved-secret"), style="dim", markup=False)

    def _quit(self, rest: str) -> None:
        raise Quit
