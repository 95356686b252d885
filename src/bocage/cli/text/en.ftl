### The command line and the terminal game. English.

## Small words

cli-you = you

## Tables

cli-head-scenario = scenario
cli-head-option = option
cli-head-values = values
# $scenarios
cli-only-scenarios = Only for: { $scenarios }.
cli-head-space = space
cli-head-terrain = terrain
cli-head-neighbours = next to
cli-head-units = units
cli-head-unit = unit
cli-head-type = type
cli-head-steps = steps
cli-head-marks = marks

## The map

cli-legend-steps = b1² two steps
cli-legend-pinned = ! pinned
cli-legend-objective = ★2b objective, its points, its holder
cli-legend-source = ⌂r supply source and its side
cli-legend-water = ≈ stream
cli-objectives = objectives

## Setting up

cli-ask-game = Which game?
cli-ask-scenario = Which scenario?
cli-ask-side = Which side do you play?
cli-ask-bot = Against whom?
cli-both-sides = both (two people at this terminal)
# $default: what Enter takes
cli-pick = Number (Enter: { $default }):
# $count
cli-pick-again = Please type a number from 1 to { $count }.
cli-nothing-started = No answer: nothing was started.
# $hash
cli-commitment = Sealed chance: { $hash } is the hash of the seed, which is shown when the game is over.

## Deciding

cli-hint = number, or the action as text; ? for help
cli-hint-back = number, or the action as text; back for the menu before; ? for help
cli-what-now = Type a number of the list, an action as text, or ? for help.
# $action, $field
cli-choose = { $action }: choose { $field }
# $action, $field
cli-choose-end = { $action }: choose where the { $field } ends
cli-map-hidden = The map has changed; view shows it.
# $action, $reason
cli-not-now = “{ $action }” is not possible now: { $reason }
# $way: a path
cli-way = by { $way }
# $field
cli-step-end = that is all ({ $field })
# $action
cli-confirm = { $action }: Enter to do it, n not to:
cli-not-done = Not done.
# $word
cli-did-you-mean = Did you mean “{ $word }”?
# $forms
cli-forms = Possible now: { $forms }
# $action
cli-allowed = “{ $action }” is allowed.
cli-why-what = Type why and an action, for example: why pass
# $clause
cli-no-clause = There is no clause { $clause }.
cli-undone = Taken back.
cli-save-where = Type save and the name of a file.
# $file
cli-saved = Saved in { $file }.
cli-saved-secret = The file tells everything that is hidden. Only you can read it; keep it so until the game is over.
# $side
cli-secret-view = this game is not over, and its record tells everything: look as { $side } only if that is you
# $file, $other
cli-changed = { $file } has been changed by somebody else: your game is kept in { $other } from now on.
# $side
cli-hand-over = The screen is for { $side } now. Hand over, then press Enter.
cli-help =
    Type the number of a line, or an action in its text form. Also:
      why ACTION    whether an action is allowed, and which clause forbids it
      rules 5.6     what a clause says (rules 5: the chapter; rules: the clause of this decision)
      view          the whole position      log [N]     what has happened
      undo          take your last choice back, up to anything new that you have learnt by it
      save FILE     write the record        quit        leave; the game can be resumed
    What can be decided now is written like this:

## Pictures of the map

# $number
cli-map-after = After decision { $number }
cli-map-start = Set-up
# $file, $hexes, $pieces
cli-map-written = { $file }: { $hexes } hexes, { $pieces } counters
cli-map-counter = Counter
cli-map-layers = Overlays
cli-map-terrain = Terrain
cli-map-hexsides = Hexsides
cli-map-borders = Borders
cli-map-roads = Roads
cli-map-signs = Signs
cli-map-nations = Forces
cli-map-units = Units
cli-map-marks = Marks
cli-map-part-size = size
cli-map-part-formation = formation
cli-map-part-symbol = type
cli-map-part-steps = steps left
cli-map-part-name = unit
cli-map-part-values = values
cli-map-part-left = command
cli-map-part-right = morale

## The end

cli-game-over = The game is over
# $side, $points
cli-points = { $side }: { $points }
# $side, $what: what was secret, such as missions; $item
cli-disclosed = { $what } of { $side }: { $item }
# $seed, $draws
cli-seed-verified = The seed was { $seed }. It matches the hash shown at the start, and all { $draws } draws follow from it.
# $command
cli-put-away = The game is saved. To go on: { $command }

## The browser

# $url, $db
cli-browser-at =
    Bocage is at { $url }
    Your games are kept in { $db }. Ctrl+C stops the server; the games stay.
# $url
cli-browser-runs = Bocage is running already: { $url }
# $command
cli-browser-none = No browser was found: open the address above yourself, or play here with { $command }
