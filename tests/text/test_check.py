import pytest

from bocage.text import check_texts


@pytest.fixture
def check(tmp_path):
    def check(en, ja, same=None, shared=()):
        (tmp_path / "en.ftl").write_text(en)
        (tmp_path / "ja.ftl").write_text(ja)
        if same is not None:
            (tmp_path / "same.txt").write_text(same)
        return check_texts(tmp_path, shared)

    return check


def test_nothing_wrong(check):
    en = "-hq = headquarters\na = { $n } units near { -hq }\nb = { NUMBER($n) } – { a }\n"
    ja = "a = 司令部に近い{ $n }ユニット\nb = { NUMBER($n) } – { a }\n"
    assert check(en, ja) == []


def test_missing_in_either_language(check):
    assert check("a = One\n    .x = Two\n", "b = 二\na = 一\n") == [
        "en.ftl: missing 'b', which ja.ftl has",
        "ja.ftl: missing 'a.x', which en.ftl has",
    ]


def test_different_variables(check):
    assert check("a = One { $n } { $m }\n", "a = 一\n") == [
        "'a': different variables: en $m, $n; ja none"
    ]


def test_variables_of_a_message_inside_count(check):
    assert check("a = One { b }\nb = Two { $n }\n", "a = 一{ $n }\nb = 二{ $n }\n") == []


def test_messages_that_hold_each_other_end(check):
    assert check("a = One { b }\nb = Two { a }\n", "a = 一{ b }\nb = 二{ a }\n") == []


def test_equal_sentences(check):
    assert check("a = Panzer { $n }\nb = OK\n", "a = Panzer { $n }\nb = OK\n", "b  # short\n") == [
        "'a': the same in en and ja; translate it or list it in same.txt"
    ]


def test_equal_without_words_is_fine(check):
    assert check("a = { $n } × { $m }\n", "a = { $n } × { $m }\n") == []


def test_whitelist_without_need(check):
    assert check("a = One\n", "a = 一\n", "a\nb\n") == [
        "same.txt: 'a' is not the same in en and ja; remove it",
        "same.txt: 'b' is not the same in en and ja; remove it",
    ]


def test_unknown_function(check):
    assert check("a = One { SPELL($n) }\n", "a = 一{ $n }\n") == [
        "en.ftl: 'a': unknown function SPELL()"
    ]


def test_missing_term_and_message(check):
    assert check("a = One { -hq } { b } { c.x }\n", "a = 一{ -hq }\n") == [
        "en.ftl: 'a': missing term -hq",
        "en.ftl: 'a': missing message b",
        "en.ftl: 'a': missing message c.x",
        "ja.ftl: 'a': missing term -hq",
    ]


def test_terms_and_messages_of_shared_texts(check, tmp_path):
    shared = tmp_path / "shared"
    shared.mkdir()
    (shared / "en.ftl").write_text("-hq = headquarters\nb = Two { $n }\n")
    (shared / "ja.ftl").write_text("-hq = 司令部\nb = 二{ $n }\n")
    assert check("a = One { -hq } { b }\n", "a = 一{ -hq } { b }\n", shared=(shared,)) == []


def test_defined_twice(check):
    assert check("a = One\na = Two\n", "a = 一\n") == ["en.ftl: 'a' is defined twice"]


def test_syntax_error(check):
    assert check("a = One\n", "a = 一\n\nb\n") == ['ja.ftl: line 3: Expected token: "="']


def test_missing_file(tmp_path):
    (tmp_path / "en.ftl").write_text("a = One\n")
    assert check_texts(tmp_path) == [f"{tmp_path}/ja.ftl: no such file"]
