"""Questions in words: whose dice they are and what for, who must assault and why."""

from typing import Any

from bocage.games.market_garden.rules.r12_advantage import ROLLS
from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.position import Applied
from bocage.kernel.wording import parse
from bocage.server.shelf import TableWords

MODULE = load_module("market-garden")


def asked(
    units: dict[str, str], state: dict[str, Any], *done: tuple[str, str, list[int]]
) -> dict[str, str]:
    """The question and its subject in each language, after these actions with these dice."""
    scene = {
        "scenario": "blank",
        "unit": [{"id": unit, "at": at} for unit, at in units.items()],
        "state": state,
    }
    book, position = MODULE.scene(scene, "")
    engine = Engine.over(MODULE, book)
    for side, text, dice in done:
        action: Any = parse(text, engine.codec.action_types)
        applied = engine.apply(position, side, action, Scripted([die - 1 for die in dice]))
        assert isinstance(applied, Applied), applied
        position = applied.position
    (ask,) = engine.pending(position)
    told = {lang: TableWords(MODULE, book, lang) for lang in ("en", "ja")}
    return {lang: words.prompt(ask) + words.subject(ask) for lang, words in told.items()}


# -- dice that may be rolled again --------------------------------------------------------------

FIGHT = {"129Bde": "62", "Hartung": "62"}
AT_62 = {"phase": "activation", "side": "allied", "active": ["62"], "advantage": "german"}


def test_dice_of_an_assault_say_who_rolled_what():
    told = asked(FIGHT, AT_62, ("allied", "assault 62 by 129Bde 129Bde", [6, 5, 1, 2]))
    assert told == {
        "en": "Assault (Geldrop): the Allies rolled 6, 5 (AT 17), the Germans 1, 2 (DT 6). "
        "The Germans may spend the advantage to have this rolled again.",
        "ja": "攻撃（ヘルドロップ）：連合軍の出目は6、5（AT17）、ドイツ軍の出目は1、2（DT6）です。"
        "ドイツ軍は、アドバンテージを使って振り直させることができます。",
    }


def test_a_single_die_says_whose_it_is():
    state = {"phase": "activation", "side": "allied", "active": ["63"], "advantage": "german"}
    told = asked({"1Gren": "63"}, state, ("allied", "seize 1Gren 57-63", [3]))
    assert told["en"].startswith("Seizing a bridge (")
    assert "): the Allies rolled 3. The Germans may" in told["en"]
    assert "）：連合軍の出目は3です。ドイツ軍は" in told["ja"]


def test_no_kind_of_roll_is_taken_for_something_else():
    words = TableWords(MODULE, Engine(MODULE, "garden").book, "en")
    for word in ROLLS.values():
        assert words.known("die", word) == words.texts.say(f"die-{word}")


def test_the_sunset_needs_no_place():
    state = {"phase": "impulse", "side": "allied", "advantage": "german", "impulse": 5}
    told = asked({"129Bde": "62", "Hartung": "1"}, state, ("allied", "rest", [6, 5]))
    assert told["en"].startswith("Sunset: the Allies rolled 6, 5. The Germans may")
    assert told["ja"].startswith("日没：連合軍の出目は6、5です。ドイツ軍は")


# -- mandatory assaults -------------------------------------------------------------------------

AT_64 = {"phase": "activation", "side": "allied", "active": ["64"]}


def test_who_entered_an_enemy_area_must_assault_and_is_told_why():
    units = {"129Bde": "64", "130Bde": "64", "2Gren": "64", "Hartung": "62"}
    told = asked(units, AT_64, ("allied", "march by 129Bde,130Bde path 62", []))
    assert told == {
        "en": "The Allies must assault Geldrop first. 129th Brigade, 130th Brigade must take part, "
        "having entered an area where only enemies stood; others may join.",
        "ja": "連合軍は、まずヘルドロップで強制攻撃を行ってください。第129旅団、第130旅団は、"
        "敵だけがいたエリアに入ったので、参加しなければなりません。ほかのユニットも加われます。",
    }


def test_who_crossed_an_enemy_bridge_is_told_so():
    units = {"129Bde": "63", "130Bde": "57", "Hartung": "57"}
    state = {"phase": "activation", "side": "allied", "active": ["63"]}
    told = asked(units, state, ("allied", "march by 129Bde path 57", []))
    assert "129th Brigade must take part, having come over a bridge or water that" in told["en"]
    assert "第129旅団は、敵の保持する橋や水路を越えたので" in told["ja"]


def test_who_came_by_ferry_is_told_so():
    units = {"I/21": "15", "II/21": "16", "129Bde": "16"}
    state = {"phase": "activation", "side": "german", "active": ["15"]}
    told = asked(units, state, ("german", "ferry I/21 15-16", []))
    assert "must take part, having come by ferry or boat;" in told["en"]
    assert "は、フェリーまたはボートで渡ったので、参加" in told["ja"]


def test_who_failed_to_infiltrate_is_told_so():
    state = {"phase": "impulse", "side": "german", "control": {"35": "82"}, "weather": "clear"}
    told = asked(
        {"Becker": "36", "1/508": "35"},
        state,
        ("german", "infiltrate 36", []),
        ("german", "attempt Becker 35", [2]),
        ("german", "finish", []),
    )
    assert "Becker must take part, having failed to infiltrate;" in told["en"]
    assert "は、浸透に失敗したので、参加" in told["ja"]


def test_after_the_assault_nothing_is_due():
    units = {"129Bde": "64", "2Gren": "64", "Hartung": "62"}
    told = asked(
        units,
        AT_64,
        ("allied", "march by 129Bde path 62", []),
        ("allied", "assault 62 by 129Bde 129Bde", [3, 3, 3, 3]),
        ("german", "absorb steps=Hartung:3", []),
        ("german", "finish", []),
    )
    assert told["en"].startswith("Valkenswaard is active:")


# -- a second activation ------------------------------------------------------------------------

SECOND = {"phase": "second", "side": "allied", "active": ["62"], "sunset": 9}


def test_zone_f_alone_is_added_at_no_cost():
    told = asked({"129Bde": "F", "130Bde": "62"}, {**SECOND, "advantage": "german"})
    assert told == {
        "en": "The Allies may add zone F (Neerpelt) to this half, at no cost.",
        "ja": "連合軍は、このインパルスにゾーンF（ネールペルト）を無償で追加できます。",
    }


def test_the_advantage_and_zone_f_are_both_named():
    told = asked({"129Bde": "F", "130Bde": "62"}, {**SECOND, "advantage": "allied"})
    assert told == {
        "en": "The Allies may spend the advantage to activate another space in this half, "
        "or add zone F (Neerpelt) at no cost.",
        "ja": "連合軍は、アドバンテージを使って、このインパルスに2つ目のエリアを活性化できます。"
        "ゾーンF（ネールペルト）なら、アドバンテージを使わずに追加できます。",
    }


def test_the_advantage_alone_is_named_where_zone_f_is_not_offered():
    only = {
        "en": " may spend the advantage to activate another space in this half.",
        "ja": "は、アドバンテージを使って、このインパルスに2つ目のエリアを活性化できます。",
    }
    german = {**SECOND, "side": "german", "advantage": "german"}
    active = {**SECOND, "advantage": "allied", "active": ["F"]}
    empty = {**SECOND, "advantage": "allied"}
    units = {"129Bde": "F", "130Bde": "62", "Hartung": "57"}
    for state, here in ((german, units), (active, units), (empty, {"130Bde": "62"})):
        told = asked(here, state)
        assert all(told[lang].endswith(text) for lang, text in only.items()), told


def test_nobody_is_asked_for_a_second_activation_when_there_is_nothing_to_activate():
    state = {"phase": "activation", "side": "allied", "active": ["62"], "sunset": 9, "impulse": 3}
    acts: Any = (("allied", "march by 130Bde path 61", []), ("allied", "finish", []))
    for advantage in ("german", "allied"):
        told = asked({"130Bde": "62"}, {**state, "advantage": advantage}, *acts)
        assert told["en"].startswith("Impulse 4: the Germans"), told


def test_a_second_activation_is_asked_for_as_long_as_there_is_something():
    state = {"phase": "activation", "side": "allied", "active": ["62"], "sunset": 9, "impulse": 3}
    acts: Any = (("allied", "march by 130Bde path 61", []), ("allied", "finish", []))
    for units, advantage in (({"129Bde": "F"}, "german"), ({"129Bde": "57"}, "allied")):
        told = asked({"130Bde": "62", **units}, {**state, "advantage": advantage}, *acts)
        assert told["en"].startswith("The Allies may"), told


def test_the_germans_are_not_asked_twice_in_their_opening_for_one_bridge():
    state = {"phase": "demolition", "side": "german", "active": ["28"], "day": 17, "impulse": 0}
    units = {"Hartung": "28", "1/504": "24"}
    blown = ("german", "demolish 24-28", [6])
    told = asked(units, {**state, "advantage": "german"}, blown, ("german", "pass", []))
    assert told["en"].startswith("Impulse 0: the Allies"), told


# -- after an assault ---------------------------------------------------------------------------


def test_a_stalemate_is_not_called_a_failure():
    units = {"129Bde": "61", "130Bde": "62", "Hartung": "62"}
    state = {"phase": "activation", "side": "allied", "active": ["61"], "advantage": "none"}
    march: Any = ("allied", "march by 129Bde path 62", [])
    value = "assault 62 by 129Bde 129Bde"  # AV 6 against DV 3
    tie = asked(units, state, march, ("allied", value, [2, 1, 3, 3]))
    assert tie["en"].startswith("The assault on Geldrop is a stalemate: the Allies"), tie
    assert "膠着" in tie["ja"] and "失敗" not in tie["ja"]
    lost = asked(units, state, march, ("allied", value, [1, 1, 6, 6]))
    assert lost["en"].startswith("The assault on Geldrop has failed: the Allies")
