### The command line and the terminal game. English.

## Small words

cli-comma = {", "}
cli-colon = {": "}
cli-none = none
cli-nobody = nobody
cli-yes = yes
cli-no = no
cli-you = you
cli-mishap-mark = (mishap)

## Tables

cli-head-scenario = scenario
cli-head-option = option
cli-head-values = values
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

## What is counted, and marks of units (games may name their own)

cli-track-time = time
cli-track-token = token
cli-track-hand_size = hands
cli-track-discards = discards
cli-track-losses = steps lost
cli-track-attacked = spaces attacked
cli-track-hq_used = headquarters used
cli-track-succeeded = succession used by
cli-track-missions = missions
cli-track-decks = draw piles
cli-track-hand = your hand
cli-track-mission = your mission
cli-status-pinned = pinned
cli-status-cut = cut
cli-status-moved = moved
cli-status-fired = fired
cli-status-committed = committed
cli-status-attacked = attacked
cli-value-strength = str
cli-value-reduced = red
cli-value-fire = fire
cli-value-range = rng
cli-value-move = move
cli-value-size = size
cli-tally-fire = Fire
cli-tally-attack = Attack
cli-tally-defence = Defence
cli-tally-shift = Column shift

## Kinds of action and their fields (games may name their own)

cli-do-pass = pass
cli-do-bid = bid
cli-do-rally = rally
cli-do-done = end this step
cli-do-move = move
cli-do-go-on = go on
cli-do-halt = halt
cli-do-fire = fire
cli-do-play = play a card
cli-do-reroll = give up the token for a new roll
cli-do-attack = attack
cli-do-settle = take hits
cli-do-retreat = retreat
cli-do-advance = advance
cli-do-place = place
cli-do-bid-none = bid nothing
cli-do-advance-none = nobody advances
cli-do-settle-none = take nothing
# $action
cli-do-nothing = { $action }: nothing
cli-field-unit = unit
cli-field-path = path
cli-field-space = space
cli-field-by = units
cli-field-hq = with headquarters
cli-field-card = card
cli-field-unpin = remove the pin
cli-field-losses = step losses
cli-field-retreat = retreat
cli-field-hits = hits
cli-field-target = target
cli-field-units = units
cli-field-roll = roll
cli-field-total = total

## Setting up

cli-ask-game = Which game?
cli-ask-scenario = Which scenario?
cli-ask-side = Which side do you play?
cli-ask-bot = Against whom?
cli-both-sides = both (two people at this terminal)
cli-bot-greedy = looks one decision ahead
cli-bot-random = plays at random
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
cli-map-layers = Layers
cli-map-terrain = Terrain
cli-map-hexsides = Hexsides
cli-map-roads = Roads
cli-map-nations = Forces
cli-map-units = Units
cli-map-marks = Marks
cli-map-part-size = size
cli-map-part-formation = formation
cli-map-part-symbol = type
cli-map-part-steps = steps left
cli-map-part-name = unit
cli-map-part-values = values
cli-terrain-clear = clear
cli-terrain-bocage = bocage
cli-terrain-woods = woods
cli-terrain-forest = forest
cli-terrain-marsh = marsh
cli-terrain-rough = rough
cli-terrain-high = high ground
cli-terrain-town = town
cli-terrain-city = city
cli-terrain-sea = sea
cli-terrain-lake = lake
cli-terrain-beach = beach
cli-terrain-fortress = fortress
cli-terrain-objective = objective
cli-terrain-source = supply source
cli-border-stream = stream
cli-border-minor-river = minor river
cli-border-major-river = major river
cli-border-sea = arm of the sea
cli-border-bridge = bridge
cli-border-ferry = ferry
cli-border-boundary = boundary
cli-border-cliff = cliff
cli-road-primary = primary road
cli-road-secondary = secondary road
cli-road-track = track
cli-road-rail = railway
cli-palette-german = German army
cli-palette-ss = Waffen-SS
cli-palette-luftwaffe = Luftwaffe
cli-palette-us = United States
cli-palette-british = British
cli-palette-canadian = Canadian
cli-palette-polish = Polish
cli-palette-french = French
cli-palette-soviet = Soviet
cli-palette-blue = blue
cli-palette-red = red
cli-palette-green = green
cli-palette-yellow = yellow
cli-palette-grey = grey
cli-symbol-infantry = infantry
cli-symbol-motorised = motorised infantry
cli-symbol-mechanised = mechanised infantry
cli-symbol-panzergrenadier = panzer grenadiers
cli-symbol-parachute = parachute
cli-symbol-airborne = airborne
cli-symbol-static = static infantry
cli-symbol-armour = armour
cli-symbol-panzer = panzer
cli-symbol-tiger = heavy panzer
cli-symbol-assault-gun = assault guns
cli-symbol-cavalry = cavalry
cli-symbol-recon = reconnaissance
cli-symbol-artillery = artillery
cli-symbol-anti-tank = anti-tank
cli-symbol-flak = flak
cli-symbol-engineer = engineers
cli-symbol-commando = commando
cli-symbol-hq = headquarters
cli-symbol-unknown = unknown
cli-status-truck = with trucks
cli-status-unsupplied = out of supply
cli-status-isolated = isolated
cli-status-fought = has fought
cli-status-disrupted = disrupted
cli-status-entrenched = entrenched

## The end

cli-game-over = The game is over
# $winner
cli-winner = { $winner } wins.
# $side, $points
cli-points = { $side }: { $points }
# $side, $what: what was secret, such as missions; $item
cli-disclosed = { $what } of { $side }: { $item }
# $seed, $draws
cli-seed-verified = The seed was { $seed }. It matches the hash shown at the start, and all { $draws } draws follow from it.
# $command
cli-put-away = The game is saved. To go on: { $command }
