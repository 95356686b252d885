"""Everything that skirmish can say has a sentence in English and in Japanese."""

import ast
from pathlib import Path

import pytest

from bocage.games.skirmish import module
from bocage.kernel.choice import tag_of
from bocage.text import check_texts, load_texts
from bocage.text import texts as wrapper

KERNEL = Path(wrapper.__file__).parent / "kernel"
HOME = module.home


def literals(function: str, place: int) -> set[str]:
    """The string given at this place in every call of a function in the module's code."""
    found = set()
    for file in HOME.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if isinstance(node, ast.Call) and len(node.args) > place:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                word = node.args[place]
                if name == function and isinstance(word, ast.Constant):
                    found.add(word.value)
    return found


def needed() -> set[str]:
    """The ids of all messages that the module's code asks for."""
    ids = {f"event-{tag_of(event)}" for event in module.events}
    ids |= {f"refuse-{key}" for key in literals("refuse", 1)}
    ids |= {f"label-{key}" for key in literals("add", 1)}
    ids |= {f"tally-{key}" for key in literals("Adding", 0)}
    ids |= {f"prompt-{key}" for key in literals("Ask", 1)}
    ids |= {f"prompt-{step.prompt}" for step in module.steps.values() if hasattr(step, "prompt")}
    ids |= {f"scenario-{name}" for name in module.scenarios}
    ids |= {f"option-{option.id}" for option in module.options}
    return ids


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_every_event_refusal_label_and_prompt_has_a_sentence(lang):
    texts = load_texts((KERNEL, HOME / "text"), lang)
    assert len(needed()) > 100
    assert [name for name in sorted(needed()) if not texts.has(name)] == []


def test_both_languages_say_the_same_with_the_same_variables():
    assert check_texts(HOME / "text", shared=(KERNEL,)) == []
    assert check_texts(KERNEL) == []
