"""The tables that the rulebook itself prints, against what its chapters say of each entry."""

import pytest

from bocage.games.combat_commander.book import load_book, printed_tables

TABLES = printed_tables()
covers = pytest.mark.covers


def row(clause, *values):
    """An entry with the clause that says it."""
    return pytest.param(clause, *values, id=values[0])


# Cost to enter or to cross (None: impassable, or as the terrain below), cover, cover against
# mortars and artillery, whether it blocks a line, and how much it hinders one.
CHART = [
    row("T79", "blaze", None, 0, 0, True, 0),
    row("T80.1", "bridge-large", None, 2, 2, False, 1),
    row("T80.2", "bridge-small", None, 2, 2, False, 1),
    row("T81", "brush", 2, 1, 1, False, 3),
    row("T82a", "building", 2, 3, 3, True, 0),
    row("T83", "cliff", None, 0, 0, False, 0),
    row("T84", "fence", 1, 0, 0, False, 1),
    row("T85", "field", 1, 0, 0, False, 1),
    row("T86", "gully", 2, 1, 1, False, 0),
    row("T87", "hedge", 1, 1, 0, True, 0),
    row("T89a", "marsh", 3, 0, 0, False, 1),
    row("T90", "open", 1, 0, 0, False, 0),
    row("T91", "orchard", 1, 1, 1, False, 2),
    row("T92", "railway", 1, 0, 0, False, 1),
    row("T93a", "road", 1, -1, -1, False, 0),
    row("T94b", "smoke", None, 0, 0, False, 0),
    row("T95a", "stream", 3, -1, -1, False, 0),
    row("T96", "trail", 1, 0, 0, False, 0),
    row("T97", "wall", 1, 2, 0, True, 0),
    row("T98", "water-barrier", None, 0, 0, False, 0),
    row("T99a", "woods", 2, 2, 2, True, 0),
]


@covers("T79", "T80.1", "T80.2", "T81", "T82a", "T83", "T84", "T85", "T86", "T87", "T89a", "T90")
@covers("T91", "T92", "T93a", "T94b", "T95a", "T96", "T97", "T98", "T99a", "T78.2", "T78.3a")
@pytest.mark.parametrize(
    ("clause", "word", "move", "cover", "mortars", "obstacle", "hindrance"), CHART
)
def test_the_terrain_chart(clause, word, move, cover, mortars, obstacle, hindrance):
    entry = TABLES.terrain[word]
    assert (entry.source, entry.move) == (clause, move)
    assert (entry.cover, entry.mortars) == (cover, mortars)
    assert (entry.obstacle, entry.hindrance) == (obstacle, hindrance)
    assert entry.barred == (word in ("blaze", "bridge-large", "cliff", "water-barrier"))


def test_the_terrain_chart_has_no_other_entry():
    assert set(TABLES.terrain) == {entry.values[1] for entry in CHART}


WORKS = [
    row("F101", "bunker", 6, 7, None, 0, None),
    row("F102", "foxholes", 3, 4, None, 0, None),
    row("F103.2a", "mines", None, None, None, 6, None),
    row("F104", "pillbox", 5, 6, None, 0, 1),
    row("F105.1", "trench", 4, 5, None, 0, None),
    row("F106.1", "wire", None, None, -1, 0, None),
]


@covers("F101", "F102", "F103.2a", "F104", "F105.1", "F106.1")
@pytest.mark.parametrize(("clause", "word", "cover", "mortars", "changes", "fp", "most"), WORKS)
def test_fortifications(clause, word, cover, mortars, changes, fp, most):
    entry = TABLES.forts[word]
    assert (entry.source, entry.cover, entry.mortars) == (clause, cover, mortars)
    assert (entry.modifier, entry.fp, entry.limit) == (changes, fp, most)


@covers("7.3.2a")
def test_the_chits_of_objective_3_are_worth_six_points_together():
    """The example: C, G and K make it worth 1 + 2 + 3."""
    chits = {name: TABLES.chits[name] for name in "CGK"}
    assert {name: (row.objective, row.vp) for name, row in chits.items()} == {
        "C": ("3", 1),
        "G": ("3", 2),
        "K": ("3", 3),
    }
    assert {(row.effect, row.secret) for row in chits.values()} == {("value", True)}


def test_twenty_two_chits_three_of_them_special():
    effects = [row.effect for row in TABLES.chits.values()]
    assert len(effects) == 22
    assert len([effect for effect in effects if effect != "value"]) == 3


@covers("4.1.1")
def test_the_victory_track_goes_to_twenty():
    assert TABLES.tracks["victory"].last == 20


@covers("1.1")
def test_hands_by_posture():
    """Attack 6, recon 5, defend 4."""
    first, second = load_book("1", {}), load_book("2", {})
    assert {side: plan.hand for side, plan in first.plan.items()} == {"axis": 5, "allies": 5}
    assert {side: plan.hand for side, plan in second.plan.items()} == {"axis": 4, "allies": 6}


@covers("7.1a")
def test_what_units_are_worth():
    """A squad 2, a team 1, a leader 1 and his unbroken Command, a hero nothing."""
    worth = {"squad": 2, "team": 1}
    assert all(row.vp == worth[row.type] for row in TABLES.units.values())
    for row in TABLES.leaders.values():
        assert row.vp == (0 if row.type == "hero" else 1 + row.command), row.id


def test_a_squad_has_four_figures_a_team_two():
    figures = {"squad": 4, "team": 2}
    assert all(row.figures == figures[row.type] for row in TABLES.units.values())


def test_radios_have_8_to_13_fp():
    assert {row.fp for row in TABLES.radios.values()} == set(range(8, 14))


@covers("O20.2.2b")
def test_the_russian_light_mortar_reaches_from_2_to_14():
    mortar = TABLES.weapons["R-LightMortar"]
    assert (mortar.low, mortar.high, mortar.ordnance) == (2, 14, True)


def test_the_nations_have_72_cards_each_and_every_random_hex_is_on_the_map():
    for nation in TABLES.nations:
        assert len([row for row in TABLES.cards.values() if row.nation == nation]) == 72
