"""Games in the terminal, with answers from a pipe."""

import re

import pytest

ONES = "1\n" * 3000


def saved(tmp_path):
    return sorted(tmp_path.glob("*.bocage"))


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("scenario", ["crossroads", "estate"])
def test_a_whole_game_against_a_bot(bocage, scenario, lang):
    ran = bocage(
        *("play", "skirmish", "--scenario", scenario, "--red", "random", "--seed", "5"),
        *("--record", "game.bocage", "--lang", lang),
        stdin=ONES,
    )
    assert ran.code == 0, ran.err
    assert "⟦" not in ran.out
    assert ("The game is over" if lang == "en" else "ゲーム終了") in ran.out
    assert bocage("replay", "game.bocage", "--verify").code == 0


def test_a_whole_game_between_two_people(bocage):
    ran = bocage("play", "skirmish", "--blue", "me", "--red", "me", "--seed", "4", stdin=ONES * 2)
    assert ran.code == 0, ran.err
    assert "The screen is for Red now" in ran.out
    assert "The game is over" in ran.out
    assert "all" in ran.out and "draws follow from it" in ran.out


def test_a_sealed_bid_is_not_shown_to_the_other(bocage):
    """Blue bids a card; until Red has bid too nothing on Red's screen tells of it."""
    words = ("play", "skirmish", "--blue", "me", "--red", "me", "--seed", "4")
    ran = bocage(*words, stdin="\n2\n\n")
    screens = re.split(r"The screen is for \w+ now", ran.out)
    assert len(screens) == 3
    card = re.search(r"2  bid card=(bc\d+)", screens[1])
    assert card is not None
    assert "bc" not in screens[2]
    assert "Bids:" not in screens[2]


def test_the_screen_is_handed_over_where_options_hide_something(bocage):
    words = ("play", "market-garden", "--seat", "german=me", "--seat", "allied=me", "--seed", "4")
    ran = bocage(*words, "--option", "bid=on", stdin="\nbid allied 31\n\n")
    assert re.findall(r"The screen is for (\w+) now", ran.out) == ["Germans", "Allies"]
    ran = bocage(*words, "--option", "depots=on", stdin="1\n")
    assert "Allies >" in ran.out
    assert "The screen is for" not in ran.out


def test_nothing_of_the_other_hand_is_shown_before_it_is_played(bocage):
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "5", stdin="?\nlog\nview\n1\n")
    before, bids, _ = ran.out.partition("Bids:")
    assert bids
    assert re.search(r"\bbc\d", before)
    assert not re.search(r"\brc\d", before)


def test_questions_with_defaults(bocage, tmp_path):
    ran = bocage("play", "--red", "random", stdin="6\n2\n")
    assert "Which game?" in ran.out
    assert "Which scenario?" in ran.out
    assert "Orchard" in ran.out
    assert ran.code == 0
    assert [file.name.split("-")[1] for file in saved(tmp_path)] == ["orchard"]


def test_all_questions(bocage):
    ran = bocage("play", stdin="6\n9\nx\n\n2\n2\n")
    assert ran.out.count("Please type a number from 1 to 3.") == 2
    assert "Blue: random   Red: you" in ran.out
    assert "Red > " in ran.out


def test_no_answer_at_all(bocage, tmp_path):
    ran = bocage("play")
    assert (ran.code, saved(tmp_path)) == (0, [])
    assert "nothing was started" in ran.out


def test_the_end_of_the_answers_saves_the_game(bocage, tmp_path):
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin="1\n")
    (file,) = saved(tmp_path)
    assert ran.code == 0
    assert f"bocage play --resume {file.name}" in ran.out
    assert "seed=" not in file.read_text(encoding="utf-8")


def test_a_game_is_resumed_where_it_was_left(bocage, tmp_path):
    bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin="1\n1\nquit\n")
    (file,) = saved(tmp_path)
    before = file.read_text(encoding="utf-8")
    ran = bocage("play", "--resume", file, stdin="quit\n")
    assert ran.code == 0, ran.err
    assert "Red: random" in ran.out
    assert file.read_text(encoding="utf-8") == before
    ran = bocage("play", "--resume", file, stdin=ONES)
    assert "draws follow from it" in ran.out
    assert bocage("replay", file, "--verify").code == 0
    assert not file.with_name(file.name + ".private").exists()
    ran = bocage("play", "--resume", file)
    assert ran.code == 2
    assert "this game is over" in ran.err


def test_a_resumed_game_needs_its_own_seed(bocage, tmp_path):
    bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin="quit\n")
    (file,) = saved(tmp_path)
    beside = file.with_name(file.name + ".private")
    beside.write_text("{}", encoding="utf-8")
    assert ".private" in bocage("play", "--resume", file).err
    beside.unlink()
    ran = bocage("play", "--resume", file)
    assert ran.code == 2
    assert "give --seed HEX" in ran.err
    ran = bocage("play", "--resume", file, "--seed", "4")
    assert "does not match the commitment" in ran.err
    assert bocage("play", "--resume", file, "--seed", "3", stdin="quit\n").code == 0


def test_an_edited_game_is_not_resumed(bocage, tmp_path):
    bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin="1\nquit\n")
    (file,) = saved(tmp_path)
    text = file.read_text(encoding="utf-8")
    file.write_text(text + "0 done\n0 done\n0 done\n0 done\n", encoding="utf-8")
    ran = bocage("play", "--resume", file)
    assert ran.code == 2
    assert "entry" in ran.err


def test_why_rules_log_view_and_help(bocage):
    answers = "?\nwhy done\nwhy bid\nrules 5.6\nrules 5\nrules 99\nrules\nlog\nview\nwhy\nquit\n"
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin=answers)
    told = ran.out
    assert "bid [card=CARD]" in told
    assert "“done” is not the word here; it is “bid”.  [3.3]" in told
    assert "3.3 The bid." in told
    assert "“bid” is allowed." in told
    assert "must stop there" in told
    assert "5.11 Commitment." in told
    assert "There is no clause 99." in told
    assert "A new turn begins" in told
    assert "infantry company" in told
    assert "Type why and an action" in told


def test_typed_actions_and_slips(bocage):
    answers = "bidd\nmove\ndone\nbid card=bc99\nbid card=rc1\n77\n\nbid\n"
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin=answers)
    assert "Did you mean “bid”?" in ran.out
    assert "the expected form is: move UNIT path SPACE,SPACE,…" in ran.out
    assert "“done” is not the word here; it is “bid”." in ran.out
    assert "There is no card called “bc99”." in ran.out
    assert "not in your hand.  [3.3]" in ran.out
    assert "Please type a number from 1 to 4." in ran.out
    assert "Bids: Blue 0" in ran.out


def test_save_in_the_game(bocage, tmp_path):
    answers = "save\nsave no/such/place\nsave mine.bocage\nquit\n"
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin=answers)
    assert ran.code == 0
    assert "Type save and the name of a file." in ran.out
    assert "no/such/place" in ran.out
    assert "Saved in mine.bocage." in ran.out
    assert bocage("play", "--resume", "mine.bocage", stdin="quit\n").code == 0


def test_undo_up_to_what_has_become_known(bocage, tmp_path):
    """A move that nobody can fire at is taken back; what came before it has been seen."""
    answers = "undo\n1\n1\nmove b5 path 0104\nundo\nundo\nview\nquit\n"
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin=answers)
    assert "There is nothing to undo." in ran.out
    assert ran.out.count("Taken back.") == 1
    assert "This cannot be undone" in ran.out
    assert re.search(r"b5 Lantern HQ +headquarters +0103", ran.out)
    (file,) = saved(tmp_path)
    assert file.read_text(encoding="utf-8").endswith("0 move b5 path 0104\n~ 0\n")
    assert bocage("play", "--resume", file, stdin="quit\n").code == 0


def test_tallies_are_shown_before_an_attack_is_carried_out(bocage):
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "5", stdin=ONES)
    first = re.search(r"Blue attacks \d{4} with", ran.out)
    assert first is not None
    before = ran.out[: first.start()].rpartition("Blue > ")[2]
    assert re.search(r"Attack \d+ = strength of .* \[8\.3\]", before)
    assert "Defence" in before


def test_junk_on_stdin_is_no_crash(bocage):
    ran = bocage(
        "play", "skirmish", "--red", "random", "--seed", "3", stdin="\x00\x1b[A ✗ ⟦ [bold]\n"
    )
    assert ran.code == 0
    assert "is not a known action" in ran.out


def test_a_fault_of_a_bot_does_not_lose_the_game(bocage, tmp_path):
    from bocage.bots.base import register
    from bocage.bots.random_bot import RandomBot
    from bocage.kernel.nouns import Pass

    class Cheating(RandomBot):
        def decide(self, engine, view, ask, choice, budget, rng):
            return Pass()  # never an answer to a bid

    register("cheating", lambda variant: Cheating())
    ran = bocage("play", "skirmish", "--red", "cheating", "--seed", "3", stdin="1\n")
    assert ran.code == 70
    assert "a fault of Bocage" in ran.err
    assert len(saved(tmp_path)) == 1


def test_the_points_are_explained_and_the_missions_shown(bocage):
    """Every side's points with the clauses that made them, as the outcome has them."""
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "5", stdin=ONES)
    end = ran.out.partition("─ The game is over ─")[2]
    for side in ("Blue", "Red"):
        assert re.search(rf"{side}: Points \d+", end)
        assert f"missions of {side}: " in end
    assert "[10.1]" in end


def test_menus_say_what_is_chosen_and_what_is_not_possible(bocage):
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "5", stdin="1\n1\n3\n1\n" + ONES)
    assert "1  bid   bid nothing" in ran.out
    assert "move: choose unit" in ran.out
    assert "move: choose where the path ends" in ran.out
    assert re.search(r"“done” is not possible now: .* must still attack\.  \[8\.2\]", ran.out)
    assert re.search(r"or passes\.  \[8\.7\]\n      Attack \d", ran.out)


def test_the_menu_is_printed_again_after_help(bocage):
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin="?\nlog\nwhy bid\n")
    assert ran.out.count("1  bid   bid nothing") == 4


def test_what_happened_stands_below_the_map(bocage):
    ran = bocage("play", "skirmish", "--red", "random", "--seed", "3", stdin="")
    assert ran.out.index("★2") < ran.out.index("A new turn begins") < ran.out.index("Blue bids one")
