import subprocess
import sys

import pytest
from fluent.syntax import FluentParser, ast

from bocage.text import TextError, Texts, load_texts
from bocage.text.texts import _load, full_id, read_ftl

EN = """\
-zone = zone of control
hello = Hello
attack = { $unit } attacks { $hex } at { $odds }
    .short = { $unit } → { $hex }
losses = { $n ->
    [one] one step
   *[other] { $n } steps
 } lost
stop = Stop in an enemy { -zone }
only =
    .title = Title
broken = { -nothing }
"""
JA = """\
hello = こんにちは
attack = { $hex }を{ $unit }が{ $odds }で攻撃
losses = { $n }ステップロス
"""


@pytest.fixture
def directory(tmp_path):
    (tmp_path / "en.ftl").write_text(EN)
    (tmp_path / "ja.ftl").write_text(JA)
    return tmp_path


@pytest.fixture
def en(directory):
    return Texts((directory,), "en")


def test_plain_sentence(en):
    assert en.say("hello") == "Hello"


def test_variables_without_isolation_marks(en):
    assert en.say("attack", unit="29", hex="1605", odds="3-1") == "29 attacks 1605 at 3-1"


def test_attribute(en):
    assert en.say("attack.short", unit="29", hex="1605") == "29 → 1605"


def test_plural(en):
    assert en.say("losses", n=1) == "one step lost"
    assert en.say("losses", n=2) == "2 steps lost"


def test_term(en):
    assert en.say("stop") == "Stop in an enemy zone of control"


def test_more_variables_than_needed_are_fine(en):
    assert en.say("hello", name="x", message_id="y") == "Hello"


def test_japanese(directory):
    ja = Texts((directory,), "ja")
    assert ja.say("attack", unit="29", hex="1605", odds="3-1") == "1605を29が3-1で攻撃"
    assert ja.say("losses", n=2) == "2ステップロス"


def test_has(en):
    assert en.has("attack")
    assert en.has("attack.short")
    assert en.has("only.title")
    assert not en.has("only")
    assert not en.has("attack.long")
    assert not en.has("nothing")


@pytest.mark.parametrize("name", ["nothing", "attack.long", "only", "-zone"])
def test_missing_id(directory, name):
    with pytest.raises(TextError) as error:
        Texts((directory,)).say(name)
    assert str(error.value) == f"no text '{name}' in en"
    assert Texts((directory,), strict=False).say(name) == f"⟦{name}⟧"


def test_missing_variable(directory):
    with pytest.raises(TextError) as error:
        Texts((directory,)).say("attack", unit="29", hex="1605")
    assert str(error.value) == "text 'attack' in en: no variable $odds"
    lenient = Texts((directory,), strict=False)
    assert lenient.say("attack", unit="29", hex="1605") == "⟦29 attacks 1605 at odds⟧"


def test_missing_term(en):
    with pytest.raises(TextError) as error:
        en.say("broken")
    assert str(error.value) == "text 'broken' in en: Unknown term: -nothing"


def test_unknown_language(directory):
    with pytest.raises(TextError) as error:
        Texts((directory,), "fr")
    assert str(error.value) == "unknown language 'fr'; expected one of en, ja"


def test_missing_file(tmp_path):
    with pytest.raises(TextError) as error:
        Texts((tmp_path,)).say("hello")
    assert str(error.value) == f"{tmp_path}/en.ftl: no such file"


def test_syntax_error(directory):
    (directory / "en.ftl").write_text("hello = Hello\n\nwrong\n")
    with pytest.raises(TextError) as error:
        Texts((directory,)).say("hello")
    assert str(error.value) == 'en.ftl: line 3: Expected token: "="'


def test_several_directories(directory, tmp_path):
    more = tmp_path / "more"
    more.mkdir()
    (more / "en.ftl").write_text("bye = Leave the { -zone }\n")
    assert Texts((directory, more)).say("bye") == "Leave the zone of control"
    (more / "en.ftl").write_text("hello = Hi\n")
    with pytest.raises(TextError) as error:
        Texts((directory, more)).say("hello")
    assert str(error.value) == f"{more}/en.ftl: 'hello' is defined twice"


def test_loaded_once(directory):
    assert load_texts([directory], "ja") is load_texts((directory,), "ja")
    assert load_texts((directory,), "ja") is not load_texts((directory,), "en")


def test_fluent_is_not_imported_before_the_first_sentence():
    code = "import sys, bocage.text; sys.exit('fluent' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_entries_are_read_one_by_one_as_fluent_reads_the_file(directory, lang):
    said, entries = _load((directory,), lang)
    body = read_ftl(directory, lang).body
    whole = [entry for entry in body if isinstance(entry, ast.Message | ast.Term)]
    assert list(entries) == [full_id(entry) for entry in whole]
    for entry in whole:
        (alone,) = FluentParser().parse(entries[full_id(entry)]).body
        assert alone.equals(entry, ignored_fields=["span"])
        assert (full_id(entry) in said) == (entry.value is not None)


def test_a_sentence_that_nobody_says_is_not_read(directory):
    with (directory / "en.ftl").open("a") as file:
        file.write("bad = { $\n")
    en = Texts((directory,))
    assert en.say("stop") == "Stop in an enemy zone of control"
    with pytest.raises(TextError) as error:
        en.say("bad")
    assert str(error.value).startswith(f"en.ftl: line {EN.count(chr(10)) + 1}: ")
