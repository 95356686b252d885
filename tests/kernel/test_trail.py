from bocage.kernel.trail import Trail


def test_noted_changes_add_up_from_the_mapping_last_asked_about():
    trail = Trail()
    first = {"a": 1, "b": 1}
    second, third = {**first, "a": 2}, {"a": 3, "b": 1, "c": 1}
    trail.note(first, second, ("a",))
    trail.note(second, third, ("c", "a"))
    assert list(trail.changed(first, third)) == ["a", "c"]
    fourth = {"a": 3, "c": 1}
    trail.note(third, fourth, ("b",))
    assert list(trail.changed(third, fourth)) == ["b"]


def test_without_notes_the_mappings_are_compared():
    trail = Trail()
    one, other = {"a": 1, "b": 1, "c": 1}, {"b": 2, "c": 1, "d": 1}
    trail.note({}, one, one)
    assert sorted(trail.changed(one, other)) == ["a", "b", "d"]


def test_a_mapping_from_elsewhere_begins_a_new_trail():
    trail = Trail()
    left, right = {"a": 1}, {"a": 2}
    trail.note(left, {"a": 3}, ("a",))
    after = {**right, "b": 1}
    trail.note(right, after, ("b",))
    assert list(trail.changed(right, after)) == ["b"]
    assert list(trail.changed(left, after)) == ["a", "b"]
