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
words-status-seen = seen
words-status-old = seen earlier
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
words-do-reroll = give up the token for a re-roll
words-do-attack = attack
words-do-settle = take hits
words-do-retreat = retreat
words-do-advance = advance
words-do-place = place
words-do-bid-none = bid nothing
words-do-advance-none = no unit advances
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
words-terrain-building = building
words-terrain-brush = brush
words-terrain-orchard = orchard
words-terrain-field = field
words-terrain-gully = gully
words-terrain-stream = stream
words-terrain-water = water
words-terrain-bridge = bridge
words-terrain-level-1 = hill, level 1
words-terrain-level-2 = hill, level 2
words-terrain-level-3 = hill, level 3
words-terrain-level-4 = hill, level 4
words-border-stream = stream
words-border-minor-river = minor river
words-border-major-river = major river
words-border-canal = canal
words-border-sea = arm of the sea
words-border-bridge = bridge
words-border-ferry = ferry
words-border-boundary = boundary
words-border-cliff = cliff
words-border-fence = fence
words-border-hedge = hedge
words-border-wall = wall
words-border-fence-gap = fence with a gap
words-border-hedge-gap = hedge with a gap
words-border-wall-gap = wall with a gap
words-border-joined = one building
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
words-symbol-tiger = heavy tanks
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
words-symbol-squad = squad
words-symbol-team = team
words-symbol-leader = leader
words-symbol-hero = hero
words-symbol-machine-gun = machine gun
words-symbol-mortar = mortar
words-symbol-gun = gun
words-symbol-flamethrower = flamethrower
words-symbol-charge = explosive charge
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
words-sign-foxholes = foxholes
words-sign-trench = trench
words-sign-pillbox = pillbox
words-sign-bunker = bunker
words-sign-wire = wire
words-sign-mines = mines
words-sign-smoke = smoke
words-sign-blaze = blaze
words-sign-goal-none = objective, nobody’s
words-sign-goal-axis = objective, Axis
words-sign-goal-allies = objective, Allies

## Bots

words-bot-name-greedy = quick
words-bot-name-search = thorough
words-bot-name-fire = stands and fires
words-bot-name-random = random
words-bot-greedy = looks one decision ahead
words-bot-search = tries out how the game may continue
words-bot-fire = stays where it is and fires
words-bot-random = plays at random

## Standing orders that any game may have

words-do-only-better = Re-rolls: only if worth it
words-about-only-better = You are asked about a re-roll only if it would be better for you on average than the roll that was made, by at least this many of the five grades from very bad to very good; with 0, if it is better at all. What it costs is not counted: weigh that yourself.
words-standing-only-better =
    { $by ->
        [0] Ask me about a re-roll only if it is better for me on average.
       *[other] Ask me about a re-roll only if it is clearly better for me on average ({ $by } or more of the five grades from very bad to very good).
    }
words-do-only-rolls = Re-rolls: only for these
words-about-only-rolls = All other rolls stand without a question.
words-standing-only-rolls = Ask me about a re-roll only for: { $rolls }.
words-do-staff = The computer answers for me
words-about-staff = The computer answers these questions for you, for instance by taking losses where they cost least. The log says so each time, and you can undo it as long as nothing new has become known.
words-standing-staff = The computer answers for me: { $questions }.
words-do-ask-me = Always ask me
words-about-ask-me = You are always asked these questions, whatever else you have ordered.
words-standing-ask-me = Always ask me: { $questions }.
words-field-questions = questions
words-field-rolls = rolls

## Opponents by their strength

words-level-recruit = Recruit
words-level-captain = Captain
words-level-general = General
words-level-rival = Rival
words-level-cadet = Cadet
words-level-sentry = Sentry
# $won of $games in a match; $other: the level of the opponent
words-measured-recruit = Plays at random. It won { $won } of { $games } games against { $other }.
words-measured-captain = It won { $won } of { $games } games against { $other }.
words-measured-general = It won { $won } of { $games } games against { $other }.
words-measured-rival = Weighs things in another way, but is hardly stronger: it won { $won } of { $games } games against { $other }.
words-measured-cadet = Tries out how the game may continue, and does worse: it won { $won } of { $games } games against { $other }.
words-measured-sentry = Stays where it is and fires: it won { $won } of { $games } games against { $other }.
