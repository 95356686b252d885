"""The server's sentences: the same ones in both languages, and one for every problem."""

import re
from pathlib import Path

from bocage.server import trouble
from bocage.server.shelf import HERE
from bocage.text import load_texts
from bocage.text.check import check_texts

SERVER = Path(trouble.__file__).parent


def test_both_languages_say_the_same():
    assert check_texts(HERE) == []


def test_every_problem_has_its_sentence():
    code = "".join(file.read_text() for file in SERVER.glob("*.py"))
    named = set(re.findall(r'Trouble\(\s*"([a-z-]+)"', code)) | set(trouble.STATUS)
    for lang in ("en", "ja"):
        texts = load_texts((HERE,), lang)
        for name in named:
            assert texts.has(f"problem-{name}"), name
