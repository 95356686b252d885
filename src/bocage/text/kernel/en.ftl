### Messages of the engine, the same for every game. English.

## Refusals of the protocol

# $kind, $id
refuse-unknown-id = There is no { $kind } called “{ $id }”.
# $text
refuse-unknown-action = “{ $text }” is not a known action.
# $text, $expected
refuse-unknown-order = “{ $text }” is no kind of standing order of this game; it has: { $expected }
# $text, $expected
refuse-bad-form = “{ $text }” cannot be read; the expected form is: { $expected }
# $side: the side whose decision it is
refuse-not-your-decision = This decision is not yours: it belongs to { $side }.
# $version, $current
refuse-stale = The game has moved on: your answer was for version { $version }, and it is now at version { $current }. Look at the table and choose again.
refuse-game-over = The game is already over.
# $field
refuse-unsorted = The entries of “{ $field }” are not in the order of the game.
# $field, $id
refuse-duplicate = “{ $id }” appears more than once in “{ $field }”.
# $field, $value, $low, $high
refuse-out-of-bounds = “{ $field }” is { $value }, but must lie between { $low } and { $high }.
# $action, $expected, $instead: a word that would do, or none
refuse-wrong-action =
    { $instead ->
        [none] “{ $action }” is not possible now; expected: { $expected }
       *[other] “{ $action }” is not the word here; it is “{ $instead }”.
    }
refuse-undo-barrier = This cannot be undone, because something new has become known since.
refuse-nothing-to-undo = There is nothing to undo.

## Turns to decide

prompt-pass = Pass to do nothing here.
answer-waiting = Waiting for the other side.
# $side
your-move = Your move, { $side }.
refuse-unknown-option = That option is not available.
