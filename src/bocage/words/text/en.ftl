### Small words that every page and the terminal share. Games may name their own (`do-attack`).
### English.

## Small words

words-comma = {", "}
words-colon = {": "}
words-none = none
words-nobody = nobody
words-yes = yes
words-no = no
words-mishap-mark = (mishap)
# $winner
words-winner = { $winner } wins.

## What is counted, and marks of units

words-track-time = time
words-track-token = token
words-track-hand_size = hands
words-track-discards = discards
words-track-losses = steps lost
words-track-attacked = spaces attacked
words-track-hq_used = headquarters used
words-track-succeeded = succession used by
words-track-missions = missions
words-track-decks = draw piles
words-track-hand = your hand
words-track-mission = your mission
words-status-pinned = pinned
words-status-cut = cut
words-status-moved = moved
words-status-fired = fired
words-status-committed = committed
words-status-attacked = attacked
words-value-strength = str
words-value-reduced = red
words-value-fire = fire
words-value-range = rng
words-value-move = move
words-value-size = size
words-tally-fire = Fire
words-tally-attack = Attack
words-tally-defence = Defence
words-tally-shift = Column shift
words-status-truck = with trucks
words-status-unsupplied = out of supply
words-status-isolated = isolated
words-status-fought = has fought
words-status-disrupted = disrupted
words-status-entrenched = entrenched

## Kinds of action and their fields

words-do-pass = pass
words-do-bid = bid
words-do-rally = rally
words-do-done = end this step
words-do-move = move
words-do-go-on = go on
words-do-halt = halt
words-do-fire = fire
words-do-play = play a card
words-do-reroll = give up the token for a new roll
words-do-attack = attack
words-do-settle = take hits
words-do-retreat = retreat
words-do-advance = advance
words-do-place = place
words-do-bid-none = bid nothing
words-do-advance-none = nobody advances
words-do-settle-none = take nothing
# $action
words-do-nothing = { $action }: nothing
words-field-unit = unit
words-field-path = path
words-field-space = space
words-field-by = units
words-field-hq = with headquarters
words-field-card = card
words-field-unpin = remove the pin
words-field-losses = step losses
words-field-retreat = retreat
words-field-hits = hits
words-field-target = target
words-field-units = units
words-field-roll = roll
words-field-total = total

## The map

words-terrain-clear = clear
words-terrain-bocage = bocage
words-terrain-woods = woods
words-terrain-forest = forest
words-terrain-marsh = marsh
words-terrain-rough = rough
words-terrain-high = high ground
words-terrain-town = town
words-terrain-city = city
words-terrain-sea = sea
words-terrain-lake = lake
words-terrain-polder = polder
words-terrain-beach = beach
words-terrain-fortress = fortress
words-terrain-objective = objective
words-terrain-source = supply source
words-border-stream = stream
words-border-minor-river = minor river
words-border-major-river = major river
words-border-canal = canal
words-border-sea = arm of the sea
words-border-bridge = bridge
words-border-ferry = ferry
words-border-boundary = boundary
words-border-cliff = cliff
words-road-primary = primary road
words-road-secondary = secondary road
words-road-track = track
words-road-rail = railway
words-palette-german = German army
words-palette-ss = Waffen-SS
words-palette-luftwaffe = Luftwaffe
words-palette-us = United States
words-palette-british = British
words-palette-canadian = Canadian
words-palette-polish = Polish
words-palette-french = French
words-palette-soviet = Soviet
words-palette-blue = blue
words-palette-red = red
words-palette-green = green
words-palette-yellow = yellow
words-palette-grey = grey
words-symbol-infantry = infantry
words-symbol-motorised = motorised infantry
words-symbol-mechanised = mechanised infantry
words-symbol-panzergrenadier = panzer grenadiers
words-symbol-parachute = parachute
words-symbol-airborne = airborne
words-symbol-static = static infantry
words-symbol-armour = armour
words-symbol-panzer = panzer
words-symbol-tiger = heavy panzer
words-symbol-assault-gun = assault guns
words-symbol-cavalry = cavalry
words-symbol-recon = reconnaissance
words-symbol-artillery = artillery
words-symbol-anti-tank = anti-tank
words-symbol-flak = flak
words-symbol-flak-tower = flak tower
words-symbol-engineer = engineers
words-symbol-commando = commando
words-symbol-hq = headquarters
words-symbol-unknown = unknown
words-sign-bridge = bridge
words-sign-rail-bridge = railway bridge
words-sign-bridge-german = German bridge
words-sign-bridge-allied = Allied bridge
words-sign-blown = blown bridge
words-sign-ferry = ferry
words-sign-used = ferry, used
words-sign-gone = ferry, destroyed
words-sign-held = border held
words-sign-corner = not adjacent across the corner

## Bots

words-bot-greedy = looks one decision ahead
words-bot-random = plays at random
