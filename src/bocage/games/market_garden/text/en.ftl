### Monty's Gamble: Market Garden, English. Variables arrive as localized strings or as numbers.

## The game

game-title = Market Garden
game-about = September 1944: three airborne divisions drop behind the German front to take the bridges as far as Arnhem, and XXX Corps must reach them by a single road before the days run out.

## Sides, and who controls a space

side-german = Germans
party-german = { side-german }
party-allied = { side-allied }
side-allied = Allies
owner-1 = 1st Airborne Division
owner-82 = 82nd Airborne Division
owner-101 = 101st Airborne Division
owner-xxx = XXX Corps

## Kinds of things that one names

kind-unit = unit
kind-space = area or zone
kind-boundary = boundary
kind-ferry = ferry
kind-plane = air bombardment marker
kind-depot = depot
kind-party = side
kind-owner = controlling force

## Scenario and options

scenario-garden = Market Garden
scenario-garden-about = The battle for the bridges, day by day from 17 to 20 September 1944, on 65 areas between Neerpelt and Arnhem. The Allies need 10 victory points, or a breakthrough to Apeldoorn.
option-extended = Extended game
option-extended-about = Play may go on to 26 September. The Allied points are checked on the 20th, 24th and 26th, and units of both sides may come to Deelen.
option-drops = Free choice of drop areas
option-drops-about = On D-Day airborne units may drop into other drop areas of their division than the printed ones.
option-lift = Better air lift
option-lift-about = Airborne reinforcements of 18 and 19 September are ready in the UK box a day earlier, from impulse 7 on.
option-depots = Reserves for airborne depots
option-depots-about = The Allies may raise the supply points of all airborne depots out of their reserve.
option-bid = Bidding for sides
option-bid-about = Both players secretly bid supply points for the side that they want. Whoever does not get it begins with a reserve.
option-reorganise = Reorganisation
option-reorganise-about = In the refit phase a unit may gain a level if a disrupted unit of the same type in the same space is broken up for it.
option-cards = Cards instead of dice
option-cards-about = For combat each side draws from a deck of 36 cards that is made up like the results of two dice.
option-decks = Double decks
option-decks-about = With cards instead of dice each deck has 72 of them, in the same proportions: they are harder to count.

## Phases, weather, states

phase-dday-air = air bombardment phase of D-Day
phase-dday-guns = artillery phase of D-Day
phase-dday-airborne = airborne phase of D-Day
phase-dday-ground = ground assault phase of D-Day
phase-bidding = bidding
phase-dawn = dawn phase
phase-daylight = daylight phase
phase-refit = refit phase
phase-regroup = regroup phase
step-dday-air = Air
step-dday-guns = Artillery
step-dday-airborne = Airborne
step-dday-ground = Ground assault
step-dawn = Dawn
step-daylight = Daylight
step-refit = Refit
step-regroup = Regroup
phase-over = end of the turn
weather-clear = Clear
weather-overcast = Overcast
weather-unknown = weather by a die
dawn-clear = Clear
dawn-overcast = Overcast
advantage-none = nobody
heir-none = nobody
state-fresh = Fresh
state-spent = Spent
state-dis1 = Dis1
state-dis2 = Dis2
released-maas = group beyond the Maas
released-waal = group beyond the Waal
bridges-blown = blown
ferries-ready = ready
ferries-used = used
ferries-gone = destroyed
gone-eliminated = eliminated
gone-surrendered = surrendered
gone-merged = broken up
gone-cancelled = never came

## The board

type-infantry = infantry
type-armour = armour
type-artillery = field artillery
type-flak = FLAK
type-tower = FLAK tower
value-af = AF
value-df = DF
value-mf = MF
value-spent = spent DF
track-gone = out of play
track-bridges = bridges
track-held = boundaries held by the Allies
track-ferries = ferries
track-works = construction on bridges
track-markers = construction markers available
track-repairs = repairs tried today
track-boat = River Assault marker available
track-planes = air bombardment markers ready
track-interdiction = interdiction markers
track-day = September
track-impulse = impulse
track-weather = weather
track-dawn = weather at dawn
track-advantage = advantage
track-heir = advantage passes to
track-drm = sunset DRM
track-passes = passes in succession
track-reserve = reserves
track-released = groups that have arrived
track-eindhoven = Eindhoven in time
track-opening = first impulse of D-Day
track-decks = cards left

## Air markers and depots

plane-raf2 = RAF 2
plane-raf83 = RAF 83
plane-8af = 8th Air Force
depot-g1 = German depot 1
depot-g2 = German depot 2
depot-g3 = German depot 3
depot-g4 = German depot 4
depot-g5 = German depot 5
depot-f1 = zone F depot 1
depot-f2 = zone F depot 2
depot-f3 = zone F depot 3
depot-f4 = zone F depot 4
depot-f5 = zone F depot 5
depot-a1 = depot of the 1st Airborne Division
depot-a82 = depot of the 82nd Airborne Division
depot-a101 = depot of the 101st Airborne Division
depot-air = air supply marker
depot-oss = OSS depot

## Actions and their fields

do-activate = activate a space
# $paid: True if the advantage may be spent
do-activate-second =
    { $paid ->
        [yes] activate another space
       *[other] add zone F (Neerpelt)
    }
do-activate-dday-area = choose the next drop area
do-infiltrate = infiltrate
do-bombard = bombard with artillery
do-bombard-dday-guns = fire the barrage
do-strike = bomb from the air
do-interdict = place an interdiction marker
do-rest = pass
do-finish = no more
do-finish-second = no second activation
do-finish-act = end movement and combat
do-finish-demolish = blow no more bridges
do-finish-infiltrate = no more attempts
do-finish-withdraw = the others stay
do-finish-refit = end the refit
do-finish-buy = buy nothing
do-finish-merge = no more reorganisation
do-finish-regroup = end the regrouping
do-finish-deelen = land no units
do-finish-dday-act = end the action of this area
do-repair = repair a bridge
do-march = move
do-wade = cross a canal beside its bridge
do-ferry = cross by ferry
do-boat = boat assault
do-seize = seize a bridge
do-assault = assault
do-double = another space (advantage)
do-demolish = blow a bridge
do-drop = drop from the UK box
do-drop-deelen = land at Deelen
do-attempt = attempt to infiltrate
do-forward = choose the forward unit
do-reroll = spend the advantage on a re-roll
do-pass = pass
do-pass-reroll = let the dice stand
do-absorb = absorb casualty points
do-wear = absorb attrition points
do-wear-none = no unit loses a step
do-aim = choose the primary target
do-retreat = retreat a unit
do-fallback = go back
do-fallback-none = all stay
do-withdraw = retreat voluntarily
do-shift = move the sunset DRM marker
do-place = place a depot
do-refit = refit a unit
do-build = repair a bridge at night
do-raise = raise the airborne depots
do-buy = move the starting impulse
do-merge = reorganise
do-regroup = regroup
do-land = choose drop areas
do-land-none = drop as printed
do-bid = bid
field-spaces = space
field-space = space
field-gun = primary firing unit
field-help = supported by
field-barrage = barrage
field-aim = primary target
field-ferry = ferry
field-work = construction marker
field-plane = air marker
field-by = units
field-path = path
field-unit = unit
field-units = units
field-over = boundary
field-bridge = bridge
field-point = point unit
field-guns = supporting artillery
field-into = drops
field-steps = casualty points by unit
note-first-point = takes the first point
note-before-retreat = Fresh: takes 1 to retreat
# $impulse, $points
note-buy = next day from impulse { impulse-number } ({ $points } points)
# $drm
note-shift = sunset DRM { $drm }
field-retreat = retreating
field-boxes = boxes
field-depot = depot
field-pay = supply points
field-to = to
field-other = broken up
field-side = side
field-points = points
field-impulse = impulse
field-dice = dice
field-about = about
field-last = because of losses

## Why nothing of a kind can be chosen

none-repair = No blown bridge can be repaired from here now.
none-march = No unit here may move now.
none-wade = No infantry here stands at a canal with a bridge that it could cross beside.
none-ferry = No ferry leads away from here that a unit may use now.
none-boat = No unit here can cross a river by boat now.
none-seize = No unit here stands at a bridge that it may try to seize.
none-assault = No unit that can assault now is in a space with enemies.
none-double = No other space can be brought in now.
none-bombard = No artillery of yours that can fire reaches a target.
none-activate = No space of yours can be activated now.
none-infiltrate = No unit can infiltrate from anywhere now.
none-attempt = No unit here can try to infiltrate now.
none-drop = No unit waits in the UK box that could drop now.
none-refit = No unit can be refitted with what the depots have left.
none-build = No bridge can be repaired by night with what the depots have left.
none-raise = The points of the depots cannot be raised out of the reserve now.
none-place = No depot is left to place or to move.
none-regroup = No unit can regroup into an adjacent space.
# what is given up: told beside the action, which is never done without a yes
price-advantage = This spends the advantage. It goes to the { $other } when the half ends.
price-boat = The River Assault marker is used up until the next dawn.
price-depots = Depots can still be placed, and units are not Fresh.
# $points: supply points that are left
price-refit = Units can still be refitted: { $points } SP are left.

## Prompts

# $impulse: below 0 the lettered boxes
impulse-number =
    { $impulse ->
        [-1] A
        [-2] B
        [-3] C
        [-4] D
        [-5] E
        [-6] F
       *[other] { $impulse }
    }
# $side, $impulse, $opening: True in the German opening of D-Day
prompt-impulse =
    Impulse { impulse-number }: { $opening ->
        [yes] the { $side } may only activate a space to blow its bridges, or pass.
       *[other] the { $side } activate a space, bombard, or pass.
    }
# $side, $paid: True if the advantage may be spent, $free: True if zone F may be added
prompt-second =
    { $paid ->
        [yes] The { $side } may spend the advantage to activate another space in this half{ $free ->
            [yes] , or add zone F (Neerpelt) at no cost
           *[other] { "" }
        }.
       *[other] The { $side } may add zone F (Neerpelt) to this half, at no cost.
    }
# $side, $spaces, $uk: True for the UK box, $onward: True after an infiltration or an overrun
prompt-act =
    { $onward ->
        [yes] The { $side } go on with units that are on the move: they move, seize and assault, or end it.
       *[other] { $uk ->
            [yes] { $spaces } is active: the { $side } drop units, or end it.
           *[other] { $spaces } is active: the { $side } repair, move, seize and assault, or end it.
        }
    }
# $side, $space, $units, $why, $more: True if others are due elsewhere
prompt-assault-due =
    The { $side } must assault { $space } first. { $units } must take part, having { $why }; others may join.{ $more ->
        [yes] { " " }More mandatory assaults are due elsewhere.
       *[other] { "" }
    }
why-area = entered an area where only enemies stood
why-crossing = come over a bridge or water that the enemy holds
why-afloat = come by ferry or boat
why-drop = dropped among enemies
why-infiltration = failed to infiltrate
# $side
prompt-demolish = The { $side } may try to blow bridges of the active space.
# $side, $space
prompt-infiltrate = Infiltration from { $space }: the { $side } let a unit try, or end it.
# $side, $space
prompt-forward = { $space } is assaulted: the { $side } choose the forward unit of the defence.
# $side, $die: what was rolled for, $named: True if $about says where, $roller, $dice, $combat: True
# if the enemy rolled too: $at, $enemy, $theirs, $dt
prompt-reroll =
    { $die }{ $named ->
        [yes] { " " }({ $about })
       *[other] { "" }
    }: { $combat ->
        [yes] the { $roller } rolled { $dice } (AT { $at }), the { $enemy } { $theirs } (DT { $dt })
       *[other] the { $roller } rolled { $dice }
    }. The { $side } may spend the advantage to have this rolled again.
# $side, $space, $points, $unit: the forward unit
prompt-absorb =
    The { $side } in { $space } absorb { $points ->
        [one] 1 casualty point
       *[other] { $points } casualty points
    }: the forward unit, { $unit }, takes the first; a retreat counts as 1.
# $side, $units
prompt-retreat = The { $side } retreat { $units }, one after the other.
# $side, $space, $tie: True after a stalemate
prompt-fallback =
    { $tie ->
        [yes] The assault on { $space } is a stalemate
       *[other] The assault on { $space } has failed
    }: the { $side } say which attackers go back.
# $side, $space
prompt-withdraw = The { $side } may retreat units from { $space } voluntarily.
# $side, $space, $points
prompt-wear =
    The { $side } in { $space } absorb { $points ->
        [one] 1 attrition point
       *[other] { $points } attrition points
    } that the primary target has left over, as many as possible.
# $side, $space
prompt-aim = Bombs have hit Allied troops in { $space }: the { $side } choose the primary target among them.
# $side, $boxes
prompt-shift =
    The { $side } may move the sunset DRM marker by up to { $boxes ->
        [one] 1 box
       *[other] { $boxes } boxes
    }, either way.
# $side
prompt-dday-air = D-Day: the { $side } send the 8th Air Force against the next FLAK tower.
# $side
prompt-dday-guns = D-Day: the { $side } fire the barrage of XXX Corps in zone F (Neerpelt) and choose the primary target.
# $side
prompt-dday-drop = D-Day: the { $side } may choose other drop areas than the printed ones.
# $side
prompt-dday-area = D-Day: the { $side } choose the next drop area.
# $side, $space
prompt-dday-act = { $space } has one action: the { $side } assault, seize a bridge, move units, or end it.
# $side
prompt-dday-ground = D-Day: the { $side } assault the Germans in zone F (Neerpelt), with at least one unit of the Guards Armoured Division.
# $side
prompt-deelen = The { $side } may land the 52nd Division at Deelen; what does not land now never comes.
# $side
prompt-refit = The { $side } place depots and refit units, or end the refit.
# $side, $points: the reserve
prompt-buy = The { $side } have a reserve of { $points }: 10 points move the starting impulse of the day by one box.
# $side
prompt-merge = The { $side } may reorganise: a unit gains a level, another one of its type is broken up.
# $side
prompt-regroup = The { $side } regroup units into adjacent Free spaces, or end the phase.
# $side
prompt-bid = The { $side } choose the side that they want and bid supply points for it.

## Refusals: impulses

refuse-one-or-two = Choose one space, or two if you spend the advantage.
refuse-second-is-one = The second activation is of one space only.
refuse-no-third = There are at most two activations in a half; you have made both.
# $space
refuse-active-already = { $space } is active already.
refuse-no-overrun = Another space is brought in only after an overrun.
refuse-overrun-is-past = Another space is brought in at the moment of an overrun, before anything else is done.
refuse-no-advantage = A second activation costs the advantage, and you do not have it to spend.
refuse-uk-is-allied = Only the Allies activate the UK box.
refuse-no-drops = There are no drops in Overcast weather.
refuse-nobody-in-uk = No Fresh unit waits in the UK box.
# $space
refuse-nothing-to-do = There is nothing that you could do in { $space }: no Fresh unit, no bridge to repair or to blow.
# $space
refuse-nothing-to-blow = In the opening impulse the Germans can only blow bridges, and there is none to blow at { $space }.
refuse-only-demolitions = In the opening impulse the Germans can only activate a space to blow its bridges, or pass.
# $space
refuse-assault-first = In { $space } an assault is mandatory; it comes first.
# $space
refuse-assaulted-already = { $space } has already been assaulted in this impulse.
# $space
refuse-not-free = { $space } is not Free for you: it must be under your control and without enemy units.
# $space
refuse-nobody-infiltrates = In { $space } there is no Fresh infantry or armour that could infiltrate.
# $space
refuse-no-way-in = No unit in { $space } can infiltrate anywhere from there.
# $unit, $space
refuse-not-in-active = { $unit } is not a German unit in { $space }.
# $unit
refuse-infiltrate-point-only = { $unit } is neither infantry nor armour and cannot infiltrate.
refuse-tried-already = That has already been tried; there is no second try.
# $space
refuse-not-theirs-alone = { $space } was not Allied-controlled without being contested when the impulse began.
# $boundary
refuse-not-open = { $boundary } is not an open boundary; units cannot infiltrate across water.
# $space
refuse-bad-ground = { $space } is elevated or polder; units cannot infiltrate there.
# $unit
refuse-not-fresh = { $unit } is not Fresh.

## Refusals: movement

refuse-nobody-moves = Choose at least one unit, and one space to move to.
refuse-not-together = The units are not in the same space.
# $unit
refuse-never-moves = { $unit } is a FLAK tower and never moves.
# $unit
refuse-cannot-act = { $unit } cannot act now: only Fresh units that began the impulse in an active space can, until they have finished.
# $space, $other
refuse-not-adjacent = { $other } is not adjacent to { $space }.
# $unit
refuse-move-is-over = The move of { $unit } is over.
# $unit, $space
refuse-mired = { $unit } entered the polder of { $space } without a road and must stop there.
# $space
refuse-full = { $space } would hold more than 10 units of your side.
# $unit, $space
refuse-outside-sector = { $space } is outside the sector of { $unit }.
# $unit, $space
refuse-zone-from-afar = { $unit } enters { $space } only as its first step.
# $unit
refuse-no-return = { $unit } cannot go back into zone F.
# $unit, $space
refuse-not-first = { $unit } may enter { $space } only behind infantry or armour.
# $unit, $space
refuse-not-led = { $unit } may enter { $space } this way only behind infantry or armour, because an assault is mandatory.
# $unit, $space
refuse-stuck = The assault in { $space } left enemies there: { $unit } cannot leave in this impulse.
# $unit, $space
refuse-only-to-free = { $unit } leaves a contested area and may go only into a Free one; { $space } is not.
# $unit, $boundary
refuse-enemy-crossing = The enemy holds { $boundary }: { $unit } cannot go over it.
# $unit, $space
refuse-roads-not-joined = { $unit } came into { $space } by a road that is not joined to this one.
# $unit, $boundary
refuse-armour-needs-road = { $unit } is armour and needs a road; none crosses { $boundary }.
# $unit, $boundary
refuse-polder-needs-road = { $unit } needs a road into and out of polder; none crosses { $boundary }.
# $boundary
refuse-no-crossing = There is no bridge at { $boundary } to cross the river.
# $unit, $boundary
refuse-canal-infantry-only = { $boundary } has no bridge: only infantry crosses the canal, and { $unit } is not infantry.
# $unit, $boundary
refuse-wade-infantry-only = Only infantry crosses a canal beside its bridge; { $unit } is not infantry.
# $boundary
refuse-no-bridge-beside = { $boundary } is not a canal with an intact bridge beside which to cross; without a bridge infantry simply moves over a canal.
# $bridge, $most
refuse-bridge-full = Only { $most } units cross { $bridge } in one impulse.
# $bridge, $most
refuse-bridge-full-tonight = Only { $most } units cross { $bridge } in one regroup phase.
# $unit, $space
refuse-needs-all-mf = { $unit } needs all its MF for { $space } and has spent some already.
# $unit, $space, $halves: half movement points
refuse-too-far =
    { $unit } has too few MF left for { $space }, which costs { $halves ->
        [1] 1/2 MF
        [2] 1 MF
        [3] 1 1/2 MF
        [4] 2 MF
        [6] 3 MF
        [8] 4 MF
        [10] 5 MF
       *[other] { $halves } half MF
    }.
# $unit, $boundary
refuse-not-at-boundary = { $unit } is not at { $boundary }.
# $boundary
refuse-no-ferry = There is no ferry at { $boundary }.
# $ferry
refuse-ferry-gone = The { $ferry } has been destroyed.
# $ferry
refuse-ferry-used = The { $ferry } has already been used in this phase.
# $unit, $ferry
refuse-ferry-no-road = The { $ferry } is no road connection: { $unit } is armour and cannot use it.
# $unit, $ferry
refuse-polder-no-ferry-road = { $unit } needs a road into and out of polder; the { $ferry } is no road connection.
# $unit
refuse-ferry-too-early = { $unit } is German armour, which uses ferries only from 19 September on.
refuse-allies-only = Only the Allies make boat assaults.
refuse-boats-used = The River Assault marker has been used today.
# $unit
refuse-boat-infantry-only = { $unit } cannot go by boat; only infantry that is not mechanised can.
# $boundary
refuse-boat-where-no-bridge = { $boundary } is not a river without an intact bridge.
# $unit
refuse-boat-from-start = { $unit } has moved already; boats start where the unit began the impulse.
# $space
refuse-boat-from-xxx = Boats start only from a Free area of XXX Corps; { $space } is not.
# $space
refuse-boat-unsupplied = { $space } has no supply line to zone F.

## Refusals: bridges

# $unit
refuse-seize-point-only = { $unit } is neither infantry nor armour and cannot seize a bridge.
# $boundary
refuse-no-bridge-here = There is no intact bridge at { $boundary }.
# $bridge
refuse-bridge-is-ours = { $bridge } is yours already.
# $space
refuse-seize-from-free = A bridge is seized only from a Free area; { $space } is not.
# $unit
refuse-no-mf-left = { $unit } has no MF left to seize a bridge.
# $boundary
refuse-not-at-active = { $boundary } is not on the boundary of an active area.
refuse-repairs-first = Repairs come first, before anybody moves, seizes or assaults.
# $space
refuse-not-our-area = You do not control { $space }.
# $space
refuse-isolated-area = { $space } has no supply line.
# $space
refuse-repair-xxx-only = The Allies repair bridges only out of areas that XXX Corps controls; { $space } is not one.
# $boundary
refuse-not-blown = There is no blown bridge at { $boundary }.
# $most: bridges that a side may try in a turn
refuse-repairs-used =
    { $most ->
        [one] You have already tried to repair a bridge today; there is only one.
       *[other] You have already tried to repair { $most } bridges today; there are no more.
    }
refuse-no-marker = No construction marker is available.
# $boundary
refuse-not-our-bridge = You do not hold a bridge at { $boundary }.
# $boundary
refuse-not-ours-at-start = You did not hold { $boundary } when the impulse began.
# $bridge
refuse-bridge-is-safe = Both areas beside { $bridge } were yours and not contested when the impulse began; it may not be blown.

## Refusals: assaults

# $unit
refuse-not-yours = { $unit } is not one of your units in play.
# $unit
refuse-never-attacks = { $unit } is a FLAK tower and never attacks.
# $unit, $space
refuse-not-there = { $unit } is not in { $space }.
# $unit
refuse-not-active = { $unit } is not active.
# $space
refuse-no-enemy = There is no enemy in { $space }.
refuse-no-point = At least one infantry or armour unit must take part.
# $unit
refuse-point-outside = { $unit } is to be the point unit and must take part.
# $unit
refuse-not-point-type = { $unit } is neither infantry nor armour and cannot be the point unit.
# $unit
refuse-must-take-part = The assault is mandatory for { $unit }, which must take part.
# $unit
refuse-not-defender = { $unit } is not one of the defenders.
# $unit
refuse-artillery-forward = { $unit } is field artillery; it is the forward unit only if nothing else is there.
# $unit
refuse-not-attacker = { $unit } did not take part in the assault.
# $unit
refuse-began-there = { $unit } began the impulse there and cannot go back.

## Refusals: losses and retreats

# $points, $steps
refuse-too-many-steps = These steps would absorb { $steps } attrition points; there are only { $points }.
# $unit, $most
refuse-beyond-elimination =
    { $most ->
        [one] { $unit } absorbs 1 point at most.
       *[other] { $unit } absorbs { $most } points at most.
    }
# $unit
refuse-forward-first = { $unit } is the forward unit and must absorb the first point.
# $points, $given
refuse-absorb-exactly =
    { $points ->
        [one] 1 point is to be absorbed, not { $given }.
       *[other] { $points } points are to be absorbed, not { $given }.
    }
# $unit
refuse-fresh-cannot-retreat = { $unit } would still be Fresh; only Spent and disrupted units retreat.
# $unit
refuse-eliminated-cannot-retreat = { $unit } would be eliminated and cannot retreat.
# $unit
refuse-nowhere-to-retreat = { $unit } has nowhere to retreat.
# $unit
refuse-not-retreating = { $unit } does not have to retreat.
# $space
refuse-retreat-in-circle = The retreat has already been in { $space }.
# $unit, $space
refuse-only-back = { $unit } goes back to { $space }, where it came from.
# $space
refuse-enemy-area = { $space } is controlled by the enemy and not contested; units cannot retreat there.
# $unit, $space
refuse-retreat-ends = { $space } has room for { $unit }; the retreat ends there.
# $space, $other
refuse-better-retreat = { $space } is not among the best places to retreat to; { $other } is.

## Refusals: bombardment and air power

# $unit
refuse-no-artillery = { $unit } is not field artillery.
# $unit
refuse-gun-has-moved = { $unit } has moved in this half and does not fire.
# $unit
refuse-gun-twice = { $unit } is the primary firing unit already.
# $unit
refuse-foreign-gun = British and US artillery do not fire together; { $unit } is of the other nation.
# $unit
refuse-corps-guns-only = { $unit } is not corps artillery and cannot lead a barrage.
refuse-one-target = Choose one primary target: a unit, a ferry or a construction marker.
# $ferry
refuse-ferry-elsewhere = The { $ferry } is not on the boundary between the target area and the area of the primary firing unit.
# $boundary
refuse-not-on-its-boundary = { $boundary } is not on the boundary between the target area and the area of the primary firing unit.
# $bridge
refuse-no-work = There is no enemy construction marker at { $bridge }.
# $unit, $space
refuse-not-in-target-area = { $unit } is not an enemy unit in { $space }.
# $unit
refuse-artillery-last = { $unit } is field artillery; it is the primary target only if nothing else is there.
# $unit
refuse-hurt-already = { $unit } has lost its step in this bombardment.
# $unit
refuse-absorbs-nothing = { $unit } is Dis2 and absorbs no attrition points.
# $unit, $points
refuse-too-few-points =
    { $points ->
        [one] 1 attrition point is
       *[other] { $points } attrition points are
    } too few for a step of { $unit }.
# $points, $most
refuse-absorb-more = This absorbs { $points }, but { $most } attrition points can be absorbed.
# $unit
refuse-not-landed = { $unit } is still in the UK box.
# $unit, $space
refuse-zone-apart = Artillery does not fire into a zone or out of one: { $unit } cannot reach { $space }.
# $unit, $space
refuse-bound-by-enemies = { $space } is contested: { $unit } fires only inside it.
# $unit, $space
refuse-out-of-range = { $space } is out of range for { $unit }.
# $unit
refuse-takes-part = { $unit } takes part in the assault and cannot support it as well.
# $unit
refuse-independent-gun = { $unit } is independent artillery and supports no assaults.
# $unit
refuse-no-mate = No other unit of the division of { $unit } takes part, so it cannot support the assault.
# $unit
refuse-none-from-zone-f = No British unit that entered by zone F takes part, so { $unit } cannot support the assault.
refuse-no-flying = There is no air bombardment in Overcast weather.
refuse-planes-used = RAF 2 and RAF 83 have both been used today.
refuse-nobody-to-bomb = There is no target: no Germans are in an area with Allied units, beside one, or beside an area that the Allies control.
refuse-planes-alone = An air bombardment is the only action of a half.
# $plane
refuse-supply-plane = { $plane } bombs on D-Day only; after that it flies supply.
# $plane
refuse-plane-used = { $plane } is not ready.
refuse-not-over-uk = The UK box is no target.
# $space
refuse-too-deep = { $space } is too far behind the lines: Allied units must be in it or beside it, or an Allied-controlled space beside it.
# $most
refuse-no-interdiction-left = Both interdiction markers have been placed; there are only { $most }.
# $space
refuse-no-drop-area = { $space } is neither a drop area nor a supply head.
# $space
refuse-interdicted-already = An interdiction marker lies in { $space } already.

## Refusals: drops and D-Day

refuse-uk-not-active = The UK box is not active.
refuse-drops-declared = All drops of an activation are declared together, and they have been.
refuse-nobody-drops = Choose at least one unit to drop.
# $unit
refuse-not-in-uk = { $unit } is not a Fresh unit in the UK box.
# $unit, $space
refuse-not-its-drop-area = { $space } is not the drop area of { $unit }.
# $unit, $space
refuse-not-its-colour = { $space } is not a drop area of the division of { $unit }.
# $most
refuse-too-many-drops = At most { $most } units drop in one impulse.
# $unit, $space
refuse-gun-needs-point = { $unit } drops into { $space } only together with infantry, because the Germans control it and no Allied unit is there.
# $plane
refuse-eighth-only = Only the 8th Air Force bombs in this phase, not { $plane }.
# $space
refuse-bombed-already = { $space } has been bombed in this phase.
# $unit
refuse-towers-first = The FLAK tower is the primary target in this phase, not { $unit }.
# $space
refuse-only-zone-f = The barrage of D-Day falls in zone F, not in { $space }.
refuse-barrage-only = The artillery of XXX Corps fires a barrage in this phase.
# $unit
refuse-guards-silent = { $unit } belongs to the Guards Armoured Division and does not take part in this barrage.
refuse-one-drop-area = Choose one drop area.
# $space
refuse-acted-already = { $space } has already had its action.
# $space
refuse-nobody-fresh = { $space } is not a drop area with a Fresh airborne unit.
# $space
refuse-not-contested = { $space } is not contested; there is no enemy to assault.
# $space
refuse-contested = { $space } is contested; its units may only assault or pass.
# $space
refuse-one-action = The units of { $space } are moving; that is their one action.
refuse-one-step = In this phase units move only into an adjacent area.
# $space
refuse-not-vacant = Germans are in { $space }; in this phase units enter only vacant areas.
# $unit
refuse-not-on-dday = { $unit } does not land on D-Day.
# $unit, $space
refuse-no-landing = { $unit } may not land in { $space }.
# $space, $most
refuse-too-many-there = At most { $most } units land in { $space }.
refuse-guards-must = At least one unit of the Guards Armoured Division must take part.

## Refusals: refit

# $depot
refuse-not-your-depot = { $depot } is not yours.
# $depot
refuse-depot-placed = { $depot } has been placed and stays where it is.
# $depot
refuse-depots-first = Depots are placed before the first repair of the night is rolled for; { $depot } was not.
# $depot, $space
refuse-depot-stays = { $depot } does not move on from { $space }.
# $depot
refuse-depot-used = Points of { $depot } have been used already.
# $depot, $space
refuse-depot-no-road = No road through Free spaces leads { $depot } to { $space }.
# $space
refuse-no-oss-depot = The OSS depot comes only if { $space } is Allied-controlled and not contested.
# $depot, $space
refuse-no-supply-head = { $space } is not a supply head for { $depot }.
# $space
refuse-head-is-german = { $space } is neither Allied-controlled nor contested.
refuse-overcast-dawn = The day began Overcast: there is no air supply.
# $space, $most
refuse-tem-too-high = The TEM of { $space } is higher than +{ $most }; air supply cannot be dropped there.
# $depot, $space
refuse-not-over-new-bridge = { $depot } may move on only over a bridge repaired tonight; { $space } is not reached by one.
# $unit
refuse-already-fresh = { $unit } is Fresh already.
# $unit
refuse-one-level = { $unit } has been refitted in this phase; one level is all.
refuse-no-depot-named = Choose the depots that pay.
# $depot
refuse-depot-not-placed = { $depot } has not been placed.
# $depot, $space
refuse-depot-shut-in = { $depot } serves only units in { $space }.
# $depot, $space
refuse-water-between = No bridge or ferry lets supply pass from { $depot } to { $space }.
# $depot, $space
refuse-no-route = No route leads from { $depot } to { $space }.
# $depot, $unit
refuse-xxx-depot = { $depot } refits units of XXX Corps only; { $unit } is not one.
# $depot, $unit
refuse-division-depot = { $depot } refits units of its own division only; { $unit } is not one.
# $depot, $left
refuse-depot-empty = { $depot } has only { $left } SP left.
# $cost, $paid
refuse-wrong-pay = This costs { $cost } SP, not { $paid }.
# $depot
refuse-zone-f-depots-only = Only zone F depots pay for Allied repairs at night, not { $depot }.
refuse-buy-nothing = Choose at least one box, or buy nothing by ending this step.
# $most
refuse-shift-too-far =
    The losses let you move the sunset DRM marker by { $most ->
        [one] 1 box
       *[other] { $most } boxes
    } at most, either way.
# $most
refuse-too-many-boxes = At most { $most } boxes can be bought for a day.
# $price, $have
refuse-reserve-too-small = This costs { $price } points; the reserve has { $have }.
# $boxes
refuse-off-track = The impulse track does not reach so far: { $boxes }.

## Refusals: regrouping

# $unit
refuse-regrouped-already = { $unit } has regrouped already.
# $ferry
refuse-one-by-ferry = Only one unit crosses by the { $ferry }.
# $space, $other
refuse-no-exchange = { $space } and { $other } exchange no units: both were full.

## Refusals: options

# $most
refuse-bid-too-high = At most { $most } points can be bid.
refuse-reserve-is-no-depot = The reserve does not raise depots without the optional rule for it.
refuse-allied-depots-only = Only the Allies raise airborne depots.
refuse-raised-already = The airborne depots have been raised in this phase.
refuse-no-airborne-depot = No airborne depot has been placed.
# $most
refuse-depot-full = An airborne depot has { $most } SP already.
# $most
refuse-above-full = Airborne depots are raised to { $most } SP at most.
# $least
refuse-not-equal = All airborne depots must have the same number of SP, so at least { $least }.
refuse-equal-already = All airborne depots have that many SP already.
# $unit
refuse-no-such-type = Only infantry, armour and field artillery reorganise; { $unit } does not.
# $unit
refuse-same-unit = { $unit } cannot be broken up for itself.
# $unit, $mate
refuse-other-type = { $unit } and { $mate } are not of the same type.
# $unit, $mate
refuse-merge-apart = { $unit } and { $mate } are not in the same space.
# $unit
refuse-not-spent-or-dis1 = { $unit } is neither Spent nor Dis1.
# $unit
refuse-not-disrupted = { $unit } is neither Dis1 nor Dis2.
# $unit
refuse-merged-already = { $unit } has gained a level by reorganisation in this phase.

## Events: the clock

# $day
event-day-began = { $day } September begins.
# $phase
event-phase-began = The { $phase } begins.
# $die, $weather
event-weather-rolled = Weather at dawn: die { $die }, { $weather }.
# $weather
event-weather-changed = The weather turns { $weather }.
# $units, $space
event-arrived = Reinforcements in { $space }: { $units }.
# $units
event-cancelled = These units will never come: { $units }.
# $side, $impulse
event-impulse-began = Impulse { impulse-number }: the half of the { $side }.
# $impulse
event-marker-moved = The impulse marker moves to { impulse-number }.
# $impulse
event-marker-stayed = The impulse marker stays in { impulse-number }, because the Allies have bombed from the air.
# $natural
event-sunset-rolled = Sunset DR { $natural }.
# $how: sunset, passes or track
event-day-ended =
    { $how ->
        [passes] Both sides have passed: the day is over.
        [track] The impulse track is at its end: the day is over.
       *[sunset] The sun sets: the day is over.
    }
# $side, $boxes, $drm
event-drm-moved = The { $side } move the sunset DRM marker by { $boxes }, to { $drm }.

## Events: dice and the advantage

# $side, $dice, $about, $again: True or False
event-rolled =
    { $again ->
        [yes] Dice of the { $side } for { $about }, rolled again
       *[other] Dice of the { $side } for { $about }
    }: { $dice }.
about-sunset = the sunset
about-weather = the weather
# $side, $card, $about, $again
event-drew =
    { $again ->
        [yes] The { $side } draw another card for { $about }
       *[other] The { $side } draw a card for { $about }
    }: { $card }.
# $side
event-shuffled = The deck of the { $side } is shuffled.
# $side, $how: reroll, double or loss
event-advantage-spent =
    { $how ->
        [double] The { $side } spend the advantage on a double impulse.
        [loss] The { $side } spend the advantage that they would lose to have the dice rolled again.
       *[reroll] The { $side } spend the advantage to have the dice rolled again.
    }
# $side, $lost: units
event-advantage-lost =
    The { $side } lose the advantage, because { $lost ->
        [one] 1 of their units was
       *[other] { $lost } of their units were
    } eliminated.
# $side
event-advantage-passed = The advantage passes to the { $side }.
# $space
event-taken-back = Everything that the assault on { $space } did is undone.

## Events: impulses

# $side, $spaces, $how: assault, infiltration, added, double or landing
event-activated =
    { $how ->
        [infiltration] The { $side } infiltrate from { $spaces }.
        [added] The { $side } activate { $spaces } in addition.
        [double] The { $side } bring in { $spaces } as well.
        [landing] Next drop area: { $spaces }.
       *[assault] The { $side } activate { $spaces }.
    }
# $side
event-rested = The { $side } pass.
# $unit, $space
event-marched = { $unit } moves to { $space }.
# $unit, $ferry
event-ferried = { $unit } crosses by the { $ferry }.
# $unit, $over
event-crossed = { $unit } crosses by boat ({ $over }).
# $space, $owner
event-control-changed = Control of { $space }: { $owner }.
# $bridge, $side
event-bridge-taken = The { $side } hold { $bridge }.
# $boundary, $side
event-water-held = The { $side } hold the boundary { $boundary }.
# $unit, $bridge, $die, $success
event-seizure-tried =
    { $success ->
        [yes] { $unit } seizes { $bridge } (die { $die }).
       *[other] { $unit } fails to seize { $bridge } (die { $die }).
    }
# $side, $bridge, $die, $success, $level: of the construction marker
event-repair-tried =
    { $success ->
        [yes] The { $side } repair { $bridge } (die { $die }).
       *[other] The { $side } have not yet repaired { $bridge } (die { $die }); construction marker +{ $level }.
    }
# $side, $bridge, $die, $success
event-demolition-tried =
    { $success ->
        [yes] The { $side } blow { $bridge } (die { $die }).
       *[other] The { $side } fail to blow { $bridge } (die { $die }).
    }
# $unit, $state
event-state-changed = { $unit }: now { $state }.
# $unit, $how: eliminated, surrendered or merged
event-eliminated =
    { $how ->
        [surrendered] { $unit } surrenders.
        [merged] { $unit } is broken up.
       *[eliminated] { $unit } is eliminated.
    }

## Events: assaults

# $side, $space, $by, $point, $guns, $mandatory
event-assault-began =
    { $mandatory ->
        [yes] Mandatory assault
       *[other] Assault
    } of the { $side } on { $space } by { $by }; point unit { $point }. Supporting artillery: { $guns }.
# $unit, $space
event-forward-named = { $unit } is the forward unit in { $space }.
# $space, $attack, $defence, $result: repulse, stalemate or success, $points: CP
event-assault-resolved =
    { $space }: AT { $attack } against DT { $defence }. { $result ->
        [repulse] The assault is repulsed.
        [stalemate] Stalemate.
       *[success] Success, { $points } CP.
    }
# $side, $space, $points
event-absorbed = The { $side } in { $space } absorb { $points } CP.
# $space
event-overran = Overrun in { $space }: the attackers may go on.
# $unit, $path
event-retreated = { $unit } retreats: { $path }.

## Events: bombardment, air power, infiltration, drops

# $side, $space, $by, $mark: what the primary target is, $target: a unit or a boundary, $ferry, $points: AP
event-bombarded =
    The { $side } bombard { $space } with { $by }, primary target { $mark ->
        [ferry] the { $ferry }
        [works] the construction marker at { $target }
       *[unit] { $target }
    }: { $points } AP.
# $space, $points
event-bombs-astray = Bombing error: { $points } AP for the Allied units in { $space }.
# $ferry
event-ferry-destroyed = The { $ferry } is destroyed.
# $boundary, $side, $level
event-works-hit = The construction marker of the { $side } at { $boundary } falls to { $level }.
# $space
event-interdicted = An interdiction marker is placed in { $space }.
# $unit, $space, $die, $success
event-infiltration-tried =
    { $success ->
        [yes] { $unit } infiltrates { $space } (die { $die }).
       *[other] { $unit } fails to infiltrate { $space } (die { $die }) and must assault.
    }
# $unit, $space, $die (0: none was rolled), $value: IV, $state
event-dropped =
    { $die ->
        [0] { $unit } lands in { $space } without interdiction.
       *[other] { $unit } lands in { $space }: interdiction value { $value }, die { $die }, { $state }.
    }

## Events: evening

# $depot, $space, $points
event-depot-placed = The { $depot } is placed in { $space } with { $points } SP.
# $unit, $state, $paid
event-refitted = { $unit } is refitted to { $state } for { $paid } SP.
# $side, $bridge, $paid
event-night-work = The { $side } pay { $paid } SP to work on { $bridge } at night.
# $side, $points, $reserve
event-stored =
    { $points ->
        [one] 1 SP goes
       *[other] { $points } SP go
    } into the reserve of the { $side }, which is now { $reserve }.
# $points, $paid
event-raised = The airborne depots are raised to { $points } SP; the reserve pays { $paid }.
# $side, $boxes, $impulse
event-bought = The { $side } move the starting impulse by { $boxes }, to { impulse-number }.
# $unit, $die, $level, $result: surrenders, worse or holds
event-surrender-rolled =
    { $unit } is isolated: die { $die } against level { $level }. { $result ->
        [surrenders] It surrenders.
        [worse] It gets one step worse.
       *[holds] It holds out.
    }
# $unit, $other, $state
event-merged = { $unit } is now { $state }; { $other } was broken up for it.
# $unit, $space
event-regrouped = { $unit } regroups to { $space }.
# $german, $german_points, $allied, $allied_points: the bid at each seat; $side, $points: who begins with a reserve; $exchange
event-bids-opened =
    { $exchange ->
        [yes] The players swap sides. { $points ->
            [0] There is no reserve
           *[other] The { $side } begin with a reserve of { $points }
        }
       *[other] The players keep their sides. { $points ->
            [0] There is no reserve
           *[other] The { $side } begin with a reserve of { $points }
        }
    }. Bids: the German player { $german_points } for the { $german }, the Allied player { $allied_points } for the { $allied }.
event-eindhoven-earned = XXX Corps is in Eindhoven in time: 1 VP.
# $points
event-points-counted = The Allies have { $points } victory points.

## Numbers and their terms

tally-march = MF spent
tally-movement = MF available
tally-assault = Attack value (AV)
tally-defence = Defence value (DV)
tally-bombardment = Attack value (AV)
tally-cover = Defence value (DV)
tally-seizure = Modifier of the seizure
tally-repair = Modifier of the repair
tally-demolition = Modifier of the demolition
tally-sunset = Sunset DR with its DRM
tally-capacity = Supply points
tally-refit = Cost in supply points
tally-points = Victory points
# $space
label-into = into { $space }
# $unit
label-mf = MF of { $unit }
label-overcast = Overcast
label-first-day = Clear 17 September
label-spent-before = spent before
# $unit
label-point = point unit { $unit }
label-others = other units
label-support = supporting artillery
label-divisions = divisional integrity
label-ss-and-others = SS with other Germans
# $unit
label-forward = forward unit { $unit }
label-disrupted = its Dis level
label-terrain = TEM
label-bridge = over a bridge
label-enemy-bridge = which the enemy holds
label-river-bridge = on a river
label-no-bridge = across water without a bridge
label-others-fresh = other Fresh defenders
# $unit
label-gun-factor = attack factor of { $unit }
label-barrage = barrage
label-other-guns = other artillery
label-ss-with-wehrmacht = SS with Wehrmacht artillery
# $plane
label-plane-factor = { $plane }
# $space
label-twice-tem = twice the TEM of { $space }
label-fresh-flak = Fresh FLAK
label-fresh-artillery = Fresh artillery
label-far-vacant = far side vacant
label-far-fresh = Fresh enemies on the far side
label-river = river
# $space
label-area = { $space }
label-repair = repair
label-level = level
label-dice = dice
label-drm = sunset DRM
label-depot = capacity
# $space
label-interdiction = interdiction in { $space }
label-boundaries = boundaries to the depot
label-contested-between = contested areas between
term-victory-area = Victory areas of XXX Corps
# $turn
after-turn = { $turn } September
# $count
after-turns = { $count ->
    [one] 1 day
   *[other] { $count } days
}
label-advantage = advantage
# $space
label-victory-area = { $space }
# $space
label-arnhem = { $space }
# $space
label-eindhoven = { $space }
label-contested-areas = contested victory areas

## Outcomes

# $winner, $allied: victory points
outcome-points = The { $winner } win: the Allies have { $allied } victory points.
# $winner, $allied
outcome-breakthrough = The { $winner } win by a breakthrough to Apeldoorn, with { $allied } victory points.

## Chapters of the rulebook

chapter-1 = Words
chapter-2 = The game
chapter-3 = The map
chapter-4 = Units and markers
chapter-5 = Set-up
chapter-6 = Sequence of play
chapter-7 = Stacking and control
chapter-8 = Impulses
chapter-9 = Movement
chapter-10 = Assaults
chapter-11 = Bombardment
chapter-12 = The advantage
chapter-13 = Supply and refit
chapter-14 = Zones
chapter-15 = Field artillery
chapter-16 = Air power
chapter-17 = Weather
chapter-18 = Reinforcements and drops
chapter-19 = Bridges
chapter-20 = D-Day
chapter-21 = Victory
chapter-22 = The extended game
chapter-23 = Optional rules
chapter-err = Errata and answers
chapter-ex1 = Example 1
chapter-ex2 = Example 2
chapter-ex3 = Example 3
chapter-ex7 = Example 7
chapter-ex8 = Example 8
chapter-ex9 = Example 9
chapter-ex9a = Example 9, first note
chapter-ex9b = Example 9, second note
chapter-ex9c = Example 9, third note
chapter-ex10 = Example 10
chapter-ex11 = Example 11
chapter-ex12 = Example 12
chapter-ex13 = Example 13
chapter-ex14 = Example 14

## Beside the map

now-day = Day
# $day, $turn, $turns
now-date = { $day } September ({ $turn }/{ $turns })
now-impulse = Impulse
# $impulse
now-number = { impulse-number }
# $impulse: where the day will begin
now-before = before { impulse-number }
# $impulse: where the next day begins
now-night = night (tomorrow from { impulse-number })
now-last-night = night
now-side = Side
now-phase = Phase
now-weather = Weather
now-advantage = Advantage
now-victory = Allied points
# $points, $needed
now-points = { $points } of { $needed }
panel-impulses = Impulse track
# $percent: chance that the day ends in this impulse
box-impulse = the day ends: { $percent } %
# $advantage: who has it
mark-impulse = Impulse (advantage: { $advantage })
panel-turns = Turn track
# $day
box-date = { $day } September
# $weather
box-day = { $weather }
# $weather, $points
box-check = { $weather }; checked against { $points } VP
mark-turn = Today
panel-sunset = Sunset
fact-drm = Sunset DRM
fact-rolled = Sunset DR of this half
fact-ends = Chance that the day ends with this impulse
fact-changes = Chance that the weather changes
fact-passes = Passes in succession
panel-markers = Markers
# $plane
fact-plane = { $plane }
fact-ready = ready
fact-used = used
fact-destroyed = destroyed
fact-boat = River Assault marker
fact-interdiction = Interdiction markers to place
# $space
fact-interdicted = Interdiction marker in { $space }
# $side
fact-construction = Construction markers of the { $side }
# $side, $bridge
fact-work = Work of the { $side } on { $bridge }
# $side
fact-repairs = Bridges that the { $side } may still try to repair today
panel-supply = Supply
# $side
fact-reserve = Reserve of the { $side }
fact-german-depot = Each German depot tonight
fact-zone-f-depot = Each zone F depot
fact-airborne-depot = Each airborne depot tonight
fact-air-supply = Air supply tonight
# $depot, $space
fact-depot = { $depot }: { $space }
# $side
fact-isolated = Isolated units of the { $side }
panel-victory = Victory points
# $points: needed, $day: of the check
fact-total = Total ({ $points } are needed on { $day } September)
fact-advantage = Advantage
# $space, $points
fact-area = { $space } ({ $points })
fact-eindhoven = Eindhoven by the end of 17 September
fact-penalty = Points of areas with supplied Germans (1 VP less from 6 on)
missing-german = German
missing-airborne = waits for XXX Corps
missing-supply = no supply line to zone F
missing-late = too late
missing-open = not yet
# $side
panel-arrivals = Reinforcements of the { $side }
# $day
group-day = { $day } September
group-maas = Once XXX Corps is across the Maas, from 18 September on
group-waal = Once XXX Corps is across the Waal, from 20 September on
group-deelen = At Deelen on 21 September, on conditions
panel-uk = UK box
# $space
group-drop = drops into { $space }
# $side
panel-gone = Out of play: { $side }
fate-eliminated = Eliminated
fate-surrendered = Surrendered
fate-merged = Broken up
fate-cancelled = Never came

## Charts

table-all = Tables
table-note = The map and the counters were not available. Where the files say so (`bocage data market-garden`), values are reconstructed; you can put tables of your own in their place.
table-mf = Movement costs (MF)
table-entry = Entering
table-cost = Cost
mf-road = A Free space from a Free space by road (Allied armour, mechanised infantry, artillery)
mf-free = Any other Free space
mf-vacant = An enemy space that was vacant when the impulse began
mf-spent = A space in which all enemies are Spent or disrupted
mf-fresh = A space with a Fresh enemy
mf-seized = Over a bridge that another unit has just seized
mf-seize = Trying to seize a bridge
mf-here-spent = Assault in the active area, all enemies Spent or disrupted
mf-here-fresh = Assault in the active area, a Fresh enemy
mf-canal = Canal without a bridge (infantry)
mf-water = By ferry or by boat
mf-zone = Into a zone
mf-leave = Out of a contested area into a Free one
mf-infiltrate = Infiltrating
mf-all = all
table-values = Assault: AV and DV
table-term = Term
table-value = Value
av-point = AV: attack factor of the point unit
av-others = AV: each other unit (no artillery that moved in)
av-support = AV: each supporting artillery unit
av-divisions = AV: each division with three units or more
av-ss = AV: SS together with other Germans
dv-forward = DV: defence factor of the forward unit, less its Dis level
dv-terrain = DV: terrain
dv-bridge = DV: mandatory assault over a bridge
dv-enemy = DV: which the enemy holds
dv-river = DV: and which is on a river
dv-water = DV: across water without a bridge (instead, if more)
dv-others = DV: each other Fresh defender
value-factor = factor
value-tem = TEM
table-ap = Attrition points (AP) for a step
table-unit = Target
table-to-spent = Fresh to Spent
table-to-dis1 = Spent to Dis1
table-to-dis2 = Dis1 to Dis2
ap-armour = Armour
ap-others = Other units
ap-marks = Ferry, level of a construction marker
table-refit = Cost of refit (SP)
refit-spent = Spent to Fresh
refit-dis = One Dis level
refit-boundary = Each boundary to the depot
refit-contested = Each contested area between
refit-bridge = Night repair of a bridge (as for a Spent unit)
table-seizure = Seizing a bridge: 4 or more
table-modifier = Modifier
seize-vacant = Far side vacant
seize-fresh = Each Fresh enemy on the far side
seize-river = River
table-engineers = Repair and demolition: 7 or more
build-free = Each of the two areas: Free
build-own = Contested, under own control
build-enemy = Contested, under enemy control
build-none = Enemy-controlled and not contested
build-river = River
build-repair = Repair
build-level = Own construction marker (repair)
value-level = level
table-surrender = Surrender of isolated units
table-state = State
table-worse = One step worse on
table-gone = Surrenders on
table-drops = Interdiction of drops (die against IV)
table-die = Die
table-effect = Lands
drop-more = Higher than the IV
drop-equal = Equal to the IV
drop-less = Lower than the IV
table-areas = Areas and zones
table-area = Area
table-tem = TEM
table-terrain = Terrain
table-sector = Sectors
table-points = VP
table-drop = Drop area
drop-red = 1st Airborne
drop-green = US
table-head = Supply head
table-boundaries = Boundaries
table-between = Between
table-edge = What runs along it
table-crossing = Bridge, ferry, road
table-roads = Road group in each area
table-road = road
table-edge-open = open
table-edge-canal = canal
table-edge-river = river
table-edge-arrow = arrow
table-counters = Counters
table-counter-counter = Counter
table-counter-side = Nation
table-counter-type = Kind
table-counter-values = AF-DF-MF
table-counter-spent = Spent
table-counter-place = Place
table-counter-date = When
table-counter-marks = Marks
table-nation-german = German
table-nation-ss = SS
table-nation-us = US
table-nation-british = British
table-size-battalion = battalion
table-size-regiment = regiment
table-size-brigade = brigade
table-size-corps = corps
table-airborne = airborne ({ $division })
table-mark-mech = mechanised
table-mark-glider = glider
table-mark-corps = corps artillery
table-mark-independent = independent
table-turns = Turn track
table-day = September
table-weather = Weather
table-check = Points to check

## Layers of a unit

layer-reach = can be reached (MF)
layer-reach-none = cannot move
layer-supply = supply line
layer-supply-none = no supply line
layer-range = range of its guns
layer-range-none = no guns that reach anywhere
layer-range-flak = where its FLAK counts against drops
layer-retreat = where it would retreat
layer-retreat-none = cannot retreat

## Dice

die-combat = Assault
die-guns = Artillery bombardment
die-bombs = Air bombardment
die-sunset = Sunset
die-seize = Seizing a bridge
die-repair = Repairing a bridge
die-demolish = Blowing a bridge
die-infiltrate = Infiltration
die-surrender = Surrender
die-interdiction = Interdiction
die-weather = Weather
die-bid = Equal bids
die-card = Combat cards

## Moments

# $space
moment-assault = Assault on { $space }
# $result: repulse, stalemate or success; $points: CP
moment-fought =
    { $result ->
        [repulse] The assault is repulsed
        [stalemate] Stalemate
       *[success] Success: { $points } CP
    }
# $attack, $defence: totals
moment-totals = AT { $attack } against DT { $defence }

## What a roll may give

# $space, $attack, $defence
forecast-assault = Assault on { $space }: AV { $attack } against DV { $defence }
odd-repulse = repulse
odd-stalemate = stalemate
# $points
odd-points = { $points } CP
odd-overrun = overrun
odd-wiped = all eliminated
# $back: yes if the attackers must go back
odd-repulse-text =
    { $back ->
        [yes] All attackers become Dis1 and those that entered must go back; the defenders suffer nothing.
       *[no] All attackers become Dis1; the defenders suffer nothing.
    }
odd-stalemate-text = The attackers become Spent, the point unit Dis1; the defenders suffer nothing.
# $points, $capacity
odd-points-text =
    { $points ->
        [0] Success, but the defenders have nothing to absorb.
        [one] The defenders absorb 1 point; they can take { $capacity }.
       *[other] The defenders absorb { $points } points; they can take { $capacity }.
    }
odd-overrun-text = All defenders are eliminated, and the attackers may go on with the MF that they have left.
odd-wiped-text = All defenders are eliminated; there is no overrun here.
# $unit
note-forward = The defender has yet to choose a forward unit. This assumes { $unit }, which gives the highest DV.
# $unit, $factor, $terrain, $water, $fresh: terms of the DV
note-defence = DV: { $factor } by { $unit }, { $terrain } by the TEM, { $water } by the crossing, { $fresh } by other Fresh defenders.
# $repulse, $stalemate, $success, $overrun: per cent
note-chances = Repulse { $repulse } %, stalemate { $stalemate } %, success { $success } %, all defenders eliminated { $overrun } %.
# $points: a number with one decimal
note-expected = On average { $points } CP.
# $points
note-average = On average { $points } AP.
# $side: who has the advantage
note-reroll = The { $side } may spend the advantage to have all dice rolled again.
note-cards = With cards: as if both decks were full.
note-sunset = The Allied dice are also the sunset DR.
# $percent
note-astray = Bombing error: with { $percent } % both DRs are equal, and Allied units in the area are hit too.
# $space, $attack, $defence
forecast-bombard = Bombardment of { $space }: AV { $attack } against DV { $defence }
odd-nothing = no effect
odd-step = target hit
# $points: absorbed by others
odd-step-more = target hit, { $points } more
# $points
odd-others = { $points } for others
odd-nothing-text = No AP, or too few for a step of the primary target.
odd-step-text = The primary target loses a step; nobody else does.
# $points
odd-step-more-text =
    The primary target loses a step, and other units absorb { $points ->
        [one] 1 AP
       *[other] { $points } AP
    }.
# $points
odd-others-text =
    The primary target can lose nothing; other units absorb { $points ->
        [one] 1 AP
       *[other] { $points } AP
    }.
odd-mark-text = The ferry or the construction marker is hit.
# $points
odd-mark-more-text =
    The ferry or the construction marker is hit, and units absorb { $points ->
        [one] 1 AP
       *[other] { $points } AP
    }.
# $impulse
forecast-sunset = Sunset DR in impulse { impulse-number }
odd-ends = the day ends
odd-turns = the weather turns
odd-goes-on = the day goes on
odd-ends-text = The sunset DR with its DRM is lower than the impulse: the daylight phase ends after this half.
odd-turns-text = The sunset DR equals the impulse: the weather changes from the next half on.
odd-goes-on-text = The sunset DR is higher than the impulse: the next impulse follows.
odd-stands-text = The sunset DR is higher than the impulse: the day goes on, and the impulse marker stays where it is.
# $bridge
forecast-seize = Seizing { $bridge }
# $bridge
forecast-repair = Repairing { $bridge }
# $bridge
forecast-demolish = Blowing { $bridge }
odd-seized = The bridge is yours; other units pay 1 MF more to cross it.
odd-not-seized = Nothing happens; there is no second try in this impulse.
odd-repaired = The bridge stands and is yours.
odd-not-repaired = The construction marker goes up a level.
odd-blown = The bridge is blown.
odd-not-blown = The bridge stands.
# $unit, $space
forecast-attempt = { $unit } infiltrates { $space }
odd-infiltrated = The unit is in, Spent, without an assault.
odd-must-assault = The unit must assault at the end of the impulse.
# $units, $space, $value: IV
forecast-drop = Drop into { $space }, interdiction value { $value }: { $units }
odd-drop-fresh = The unit lands unharmed.
odd-drop-spent = The unit lands Spent and does nothing more.
odd-drop-dis1 = The unit lands Dis1 and does nothing more.
# $units, $state
forecast-weather = The weather of the day
forecast-surrender = Surrender roll ({ $state }): { $units }
odd-surrenders = The unit surrenders.
odd-worse = The unit gets one step worse.
odd-holds = The unit holds out.

## A guided first day

guide-title = Your first impulse
guide-map = You lead the Allies on 17 September 1944. Your airborne divisions drop around Eindhoven, Nijmegen and Arnhem; XXX Corps stands in zone F (Neerpelt), at the bottom of the map, and must come up one road to join them. Drag the map to move it, and zoom in to see more.
guide-points = You need 10 victory points at the end of 20 September. Each victory area that XXX Corps controls with a supply line to zone F gives 1, Arnhem 4 (or 2 for the 1st Airborne Division alone), and the advantage 1. An overlay shows the victory areas, and the charts tell what each still lacks.
guide-stack = These are the Guards, who begin in zone F. On a counter stand attack, defence and movement; a turned counter is Spent and shows only its defence. Whoever moves or fights becomes Spent, and only the evening's supply makes units Fresh again. So every unit acts about once a day.
guide-clock = The clock is the impulse track. In each of your halves the first two dice that you roll are also the sunset DR: if they come to less than the impulse number, the day is over. Nobody knows how many impulses a day has.
guide-advantage = Your side begins with the advantage. Whoever has it may spend it to have any dice rolled again, or to activate two areas in one half; then it goes to the enemy. A side that loses a single unit in a half while it has the advantage loses that as well.
guide-air = D-Day begins with bombs. The 8th Air Force attacks every FLAK tower, one after the other, because Fresh FLAK shoots at your drops. Choose an area with a tower.
guide-strike = Look at the numbers: AV 8 against twice the terrain and the FLAK there, and what may come of it. Then confirm.
guide-more-air = Bomb the next tower in the same way, until all have been attacked.
guide-guns = The guns of XXX Corps fire one barrage in zone F, with double strength. Choose a primary target: it loses a step first, and what is left over goes to others.
guide-barrage = The numbers show what the barrage may bring. Confirm it.
guide-area = The airborne troops have landed; whoever was hit by FLAK is Spent or Dis1. Each drop area with a Fresh unit now has one action, in the order that you choose. Choose an area, and confirm.
guide-act = This area has one action: assault the Germans in it, seize one bridge, move into vacant areas, or do nothing. Entering an area without Germans takes it, and a bridge on the way too. A bridge in front of you is seized with a die of 4 or more; +1 if the far side is vacant, -1 for each Fresh enemy there, -1 for a river. Whoever does nothing stays Fresh.
guide-more-areas = Use the other drop areas as well, one after the other.
guide-ground = The Guards must assault the Germans in zone F, who bar the road. Choose who takes part. The point unit gives its attack factor, each other unit 1, supporting artillery 1, three units of a division 1 more. Whoever stays out stays Fresh.
guide-odds = Add others if you like, and look at the numbers: repulse, stalemate or success, and how many casualty points. If they are more than the defenders can take it is an overrun, and your units go on with what they have left. Confirm when you are content.
guide-impulse = Your half of an impulse. You activate one area and act with its Fresh units, or bombard. Zone F may be activated in addition, free of charge, after any other area. Choose “{ do-activate }” and a space with Fresh units, and confirm.
guide-acting = The units of the active space may move, seize bridges and assault, in any order. Entering a Free area costs 1 MF (by road half), an enemy’s empty one 2, one with enemies 3 or 4. The overlay of a unit shows where it can go. Choose “{ do-finish-act }” when you have done enough.
guide-next = That is how the halves alternate until the sun sets. In the evening depots refit your units: keep the road open for those of zone F, and the supply heads for the airborne ones. Good luck with the bridges.
guide-second = After the first space, zone F may be activated in addition at no cost; any other space costs the advantage. Choose it, or go without.
guide-reroll = Dice have been rolled, and you may spend the advantage to have them rolled again. As a rule it is worth more later: you can let them stand.
guide-due = Units that have entered an area with enemies must assault. Choose who takes part, look at the numbers, and confirm.
guide-absorb = Your units take casualty points: say which lose steps and which retreat.
guide-fallback = An assault of yours has failed. Say which attackers go back; the others stay.

## Areas, zones and the UK box

space-1 = Rhenen
space-2 = Ede
space-3 = Wageningen
space-4 = Heelsum
space-5 = Wolfheze
space-6 = Ginkel Heath
space-7 = Oosterbeek
space-8 = Otterlo
space-9 = Deelen Airfield
space-10 = Hoenderloo
space-11 = Terlet
space-12 = Lichtenbeek
space-13 = Arnhem
space-14 = Velp
space-15 = Pannerden
space-16 = Huissen
space-17 = Elden
space-18 = Elst
space-19 = Driel
space-20 = Heteren
space-21 = Zetten
space-22 = Opheusden
space-23 = Valburg
space-24 = Oosterhout
space-25 = Bemmel
space-26 = Druten
space-27 = Wijchen
space-28 = Nijmegen
space-29 = Hatert
space-30 = Beek
space-31 = Wyler
space-32 = Overasselt
space-33 = Mook
space-34 = Berg en Dal
space-35 = Groesbeek
space-36 = Reichswald
space-37 = Kranenburg
space-38 = Grave
space-39 = Cuijk
space-40 = Gennep
space-41 = Schaijk
space-42 = Mill
space-43 = Zeeland
space-44 = Uden
space-45 = Nistelrode
space-46 = Volkel
space-47 = Gemert
space-48 = Veghel
space-49 = Heeswijk
space-50 = Schijndel
space-51 = Erp
space-52 = Eerde
space-53 = Lieshout
space-54 = St. Oedenrode
space-55 = Best
space-56 = Oirschot
space-57 = Nuenen
space-58 = Stiphout
space-59 = Helmond
space-60 = Deurne
space-61 = Asten
space-62 = Geldrop
space-63 = Eindhoven
space-64 = Valkenswaard
space-65 = Heeze
space-A = Apeldoorn
space-B = Zutphen
space-C = Kleve
space-D = Goch
space-E = Venlo
space-F = Neerpelt
space-G = Tilburg
space-H = 's-Hertogenbosch
space-I = Oss
space-J = Utrecht
space-UK = United Kingdom

## Bridges and ferries: a boundary is called by its bridge, else by its ferry

boundary-7-19 = Oosterbeek Railway Bridge
boundary-13-15 = Westervoort Bridge
boundary-13-17 = Arnhem Bridge
boundary-24-28 = Nijmegen Bridge
boundary-26-29 = Weurt Lock Bridge
boundary-27-29 = Neerbosch Bridge
boundary-29-32 = Malden Bridge
boundary-32-33 = Heumen Lock Bridge
boundary-32-38 = Grave Bridge
boundary-33-39 = Mook Railway Bridge
boundary-39-40 = Gennep Railway Bridge
boundary-47-53 = Beek en Donk Bridge
boundary-48-52 = Veghel Bridge
boundary-49-50 = Heeswijk Bridge
boundary-52-54 = Dommel Bridge at St. Oedenrode
boundary-53-58 = Lieshout Bridge
boundary-54-57 = Son Bridge
boundary-55-56 = Oirschot Bridge
boundary-55-63 = Best Bridge
boundary-57-63 = Dommel Bridge at Eindhoven
boundary-58-59 = Helmond Bridge
boundary-15-16 = Huissen Ferry
boundary-15-25 = Pannerden Ferry
ferry-7-19 = Driel Ferry
ferry-15-16 = Huissen Ferry
ferry-15-25 = Pannerden Ferry

## Units

unit-2Gren = 2nd Grenadier Guards (tanks)
unit-1Cold = 1st Coldstream Guards (tanks)
unit-2Irish = 2nd Irish Guards (tanks)
unit-2Welsh = 2nd Welsh Guards (recce)
unit-1Gren = 1st Grenadier Guards (motor)
unit-5Cold = 5th Coldstream Guards
unit-3Irish = 3rd Irish Guards
unit-1Welsh = 1st Welsh Guards
unit-GdsArt = Guards Artillery
unit-XXXArt = XXX Corps Artillery
unit-2HCR = 2nd Household Cavalry
unit-129Bde = 129th Brigade
unit-130Bde = 130th Brigade
unit-214Bde = 214th Brigade
unit-43Recce = 43rd Recce Regiment
unit-43Art = 43rd Artillery
unit-4-7RDG = 4th/7th Royal Dragoon Guards
unit-13-18H = 13th/18th Hussars
unit-SRY = Sherwood Rangers
unit-12KRRC = 12th KRRC
unit-Irene = Princess Irene Brigade (Dutch)
unit-69Bde = 69th Brigade
unit-151Bde = 151st Brigade
unit-231Bde = 231st Brigade
unit-50Art = 50th Artillery
unit-44RTR = 44th RTR
unit-1Para = 1st Para
unit-2Para = 2nd Para
unit-3Para = 3rd Para
unit-1Recce = 1st Airborne Recce Squadron
unit-1Border = 1st Border
unit-7KOSB = 7th KOSB
unit-GPR = Glider Pilots
unit-1Light = 1st Airlanding Light Regiment
unit-10Para = 10th Para
unit-11Para = 11th Para
unit-156Para = 156th Para
unit-2SStaff = 2nd South Staffords
unit-1Pol = 1st Polish Para
unit-2Pol = 2nd Polish Para
unit-3Pol = 3rd Polish Para
unit-1-504 = 1/504 Para
unit-2-504 = 2/504 Para
unit-3-504 = 3/504 Para
unit-1-505 = 1/505 Para
unit-2-505 = 2/505 Para
unit-3-505 = 3/505 Para
unit-1-508 = 1/508 Para
unit-2-508 = 2/508 Para
unit-3-508 = 3/508 Para
unit-376PFA = 376th Para Field Artillery
unit-319GFA = 319th Glider Field Artillery
unit-320GFA = 320th Glider Field Artillery
unit-1-325 = 1/325 Glider
unit-2-325 = 2/325 Glider
unit-3-325 = 3/325 Glider
unit-1-501 = 1/501 Para
unit-2-501 = 2/501 Para
unit-3-501 = 3/501 Para
unit-1-502 = 1/502 Para
unit-2-502 = 2/502 Para
unit-3-502 = 3/502 Para
unit-1-506 = 1/506 Para
unit-2-506 = 2/506 Para
unit-3-506 = 3/506 Para
unit-2-327 = 2/327 Glider
unit-3-327 = 3/327 Glider
unit-1-327 = 1/327 Glider
unit-377PFA = 377th Para Field Artillery
unit-321GFA = 321st Glider Field Artillery
unit-155Bde = 155th Brigade
unit-156Bde = 156th Brigade
unit-157Bde = 157th Brigade
unit-II-20 = II/20 SS-PzGr (9SS)
unit-II-21 = II/21 SS-PzGr (10SS)
unit-Hoffmann = I/FJR Hoffmann
unit-I-FJ6 = I/FJR 6
unit-6Penal = 6th Penal Battalion
unit-T-Son = Flak Tower Son
unit-T-Nijmegen = Flak Tower Nijmegen
unit-T-Wyler = Flak Tower Wyler
unit-T-Grave = Flak Tower Grave
unit-T-Arnhem = Flak Tower Arnhem
unit-T-Eindhoven = Flak Tower Eindhoven
unit-T-Best = Flak Tower Best
unit-T-Veghel = Flak Tower Veghel
unit-T-Deelen = Flak Tower Deelen
unit-1-18Flak = 1/18 Flak Brigade
unit-2-18Flak = 2/18 Flak Brigade
unit-591Flak = 591st Flak
unit-Krafft = Krafft (SS)
unit-Hartung = Hartung
unit-Henke = Henke
unit-LS-Grave = Landesschützen Grave
unit-LS-Veghel = Landesschützen Veghel
unit-LS-Uden = Landesschützen Uden
unit-HG-Best = HG Ersatz Best
unit-G-Eindhoven = Garrison Eindhoven
unit-III-FJ6 = III/FJR 6
unit-SS-Wach3 = SS-Wach 3
unit-G-Ede = Garrison Ede
unit-9SSRecon = SS Recon 9 (Gräbner)
unit-I-19 = I/19 SS-PzGr (9SS)
unit-II-19 = II/19 SS-PzGr (9SS)
unit-I-20 = I/20 SS-PzGr (9SS)
unit-Spindler = KG Spindler (9SS)
unit-9SSArt = 9SS Artillery
unit-9SSPz = SS Pz IV Battalion (9SS)
unit-IISSArt = II SS Corps Artillery
unit-10SSRecon = SS Recon 10 (Puma)
unit-I-21 = I/21 SS-PzGr (10SS)
unit-I-22 = I/22 SS-PzGr (10SS)
unit-II-22 = II/22 SS-PzGr (10SS)
unit-10SSPz = II/SS-Pz 10 (10SS)
unit-10SSPi = 10SS Pioneers
unit-10SSArt = 10SS Artillery
unit-Knaust = Knaust
unit-Bruhns = Bruhns
unit-280StuG = 280th StuG Brigade
unit-506Tiger = 506th Heavy Tank Battalion
unit-Becker = Becker
unit-Hermann = Hermann
unit-Fuerst = Fürst
unit-Greschick = Greschick
unit-Stargaard = Stargaard
unit-Goebel = Göbel
unit-FeldtArt = Feldt Corps Artillery
unit-Lippert = Lippert (SS NCO School)
unit-Eberwein = Eberwein (SS)
unit-Worrowski = Worrowski (HG)
unit-10Schiff = 10th Schiffsstamm
unit-Oelkers = Oelkers (SS)
unit-1034-59 = 1034/59 Inf
unit-1035-59 = 1035/59 Inf
unit-1036-59 = 1036/59 Inf
unit-59Art = 59th Artillery
unit-935-245 = 935/245 Inf
unit-936-245 = 936/245 Inf
unit-937-245 = 937/245 Inf
unit-732-712 = 732/712 Inf
unit-745-712 = 745/712 Inf
unit-1221-180 = 1221/180 Inf
unit-1222-180 = 1222/180 Inf
unit-1223-180 = 1223/180 Inf
unit-1224-190 = 1224/190 Inf
unit-1225-190 = 1225/190 Inf
unit-1226-190 = 1226/190 Inf
unit-2107Pz = 2107th Panther Battalion
unit-2107PzGr = 2107th PzGr Battalion
unit-107Pi = 107th Pioneers
unit-1-184Art = 1/184 Artillery (independent)
unit-88Art = LXXXVIII Artillery (independent)
unit-III-HG = III/HG Artillery (independent)
unit-ArtLehr = Artillery Lehr (independent)
unit-PiLehr = Engineer Lehr Battalion

## Waters

river-Lower-Rhine = Lower Rhine
river-IJssel = IJssel
river-Pannerden-Canal = Pannerden Canal
river-Rhine = Rhine
river-Waal = Waal
river-Maas-Waal-Canal = Maas-Waal Canal
river-Maas = Maas
river-Zuid-Willemsvaart = Zuid-Willemsvaart
river-Dommel = Dommel
river-Wilhelmina-Canal = Wilhelmina Canal

## What the key of the map calls things

terrain-open = open
terrain-elevated = elevated
terrain-polder = polder
border-river = river
border-canal = canal
border-german-bridge = German bridge
border-allied-bridge = Allied bridge
border-blown-bridge = blown bridge
border-held = held
border-ferry = ferry
terrain-zone = zone
terrain-box = box
road-primary = Highway 69
road-secondary = road
road-track = road to a ferry
badge-area = area
badge-elevated = elevated area
badge-drop-red = drop area, 1st Airborne
badge-drop-green = drop area, US
badge-tem = TEM
badge-sector-1 = sector of the 1st Airborne
badge-sector-82 = sector of the 82nd
badge-sector-101 = sector of the 101st
badge-head = supply head
badge-points = victory points
badge-zone = zone
sign-bridge-german = German bridge
sign-bridge-allied = Allied bridge
sign-blown = blown bridge
sign-held = boundary held
sign-ferry = ferry
sign-used = ferry, used
sign-gone = ferry, destroyed
sign-corner = not adjacent
sign-flag-1 = 1st Airborne controls
sign-flag-82 = 82nd controls
sign-flag-101 = 101st controls
sign-flag-xxx = XXX Corps controls
status-D1 = Dis1
status-D2 = Dis2
steps-word = state
steps-4 = { state-fresh }
steps-3 = { state-spent }
steps-2 = { status-D1 }
steps-1 = { status-D2 }
layer-supply-german = German supply
layer-supply-allied = Allied supply
layer-contested = Contested spaces
layer-drops = Drop areas and IV
layer-victory = Victory areas
layer-sector-1 = Sector of the 1st Airborne
layer-sector-82 = Sector of the 82nd Airborne
layer-sector-101 = Sector of the 101st Airborne

## Boundaries without a bridge or a ferry

boundary-1-2 = { space-1 }–{ space-2 }
boundary-1-3 = { space-1 }–{ space-3 }
boundary-1-22 = { space-1 }–{ space-22 }
boundary-2-3 = { space-2 }–{ space-3 }
boundary-2-6 = { space-2 }–{ space-6 }
boundary-2-8 = { space-2 }–{ space-8 }
boundary-3-4 = { space-3 }–{ space-4 }
boundary-3-6 = { space-3 }–{ space-6 }
boundary-3-22 = { space-3 }–{ space-22 }
boundary-3-21 = { space-3 }–{ space-21 }
boundary-4-5 = { space-4 }–{ space-5 }
boundary-4-6 = { space-4 }–{ space-6 }
boundary-4-7 = { space-4 }–{ space-7 }
boundary-4-20 = { space-4 }–{ space-20 }
boundary-5-6 = { space-5 }–{ space-6 }
boundary-5-7 = { space-5 }–{ space-7 }
boundary-5-8 = { space-5 }–{ space-8 }
boundary-5-9 = { space-5 }–{ space-9 }
boundary-5-12 = { space-5 }–{ space-12 }
boundary-6-8 = { space-6 }–{ space-8 }
boundary-7-12 = { space-7 }–{ space-12 }
boundary-7-13 = { space-7 }–{ space-13 }
boundary-7-17 = { space-7 }–{ space-17 }
boundary-8-9 = { space-8 }–{ space-9 }
boundary-8-10 = { space-8 }–{ space-10 }
boundary-9-10 = { space-9 }–{ space-10 }
boundary-9-11 = { space-9 }–{ space-11 }
boundary-9-12 = { space-9 }–{ space-12 }
boundary-10-11 = { space-10 }–{ space-11 }
boundary-11-12 = { space-11 }–{ space-12 }
boundary-11-14 = { space-11 }–{ space-14 }
boundary-12-13 = { space-12 }–{ space-13 }
boundary-12-14 = { space-12 }–{ space-14 }
boundary-13-14 = { space-13 }–{ space-14 }
boundary-14-15 = { space-14 }–{ space-15 }
boundary-15-17 = { space-15 }–{ space-17 }
boundary-15-37 = { space-15 }–{ space-37 }
boundary-16-17 = { space-16 }–{ space-17 }
boundary-16-18 = { space-16 }–{ space-18 }
boundary-16-25 = { space-16 }–{ space-25 }
boundary-17-18 = { space-17 }–{ space-18 }
boundary-17-19 = { space-17 }–{ space-19 }
boundary-18-19 = { space-18 }–{ space-19 }
boundary-18-23 = { space-18 }–{ space-23 }
boundary-18-24 = { space-18 }–{ space-24 }
boundary-18-25 = { space-18 }–{ space-25 }
boundary-19-20 = { space-19 }–{ space-20 }
boundary-19-23 = { space-19 }–{ space-23 }
boundary-20-21 = { space-20 }–{ space-21 }
boundary-20-23 = { space-20 }–{ space-23 }
boundary-21-22 = { space-21 }–{ space-22 }
boundary-21-23 = { space-21 }–{ space-23 }
boundary-22-23 = { space-22 }–{ space-23 }
boundary-22-26 = { space-22 }–{ space-26 }
boundary-23-24 = { space-23 }–{ space-24 }
boundary-23-26 = { space-23 }–{ space-26 }
boundary-24-25 = { space-24 }–{ space-25 }
boundary-24-26 = { space-24 }–{ space-26 }
boundary-24-29 = { space-24 }–{ space-29 }
boundary-25-28 = { space-25 }–{ space-28 }
boundary-25-30 = { space-25 }–{ space-30 }
boundary-26-27 = { space-26 }–{ space-27 }
boundary-27-32 = { space-27 }–{ space-32 }
boundary-27-41 = { space-27 }–{ space-41 }
boundary-28-29 = { space-28 }–{ space-29 }
boundary-28-30 = { space-28 }–{ space-30 }
boundary-28-34 = { space-28 }–{ space-34 }
boundary-29-33 = { space-29 }–{ space-33 }
boundary-29-34 = { space-29 }–{ space-34 }
boundary-30-31 = { space-30 }–{ space-31 }
boundary-30-34 = { space-30 }–{ space-34 }
boundary-30-35 = { space-30 }–{ space-35 }
boundary-30-37 = { space-30 }–{ space-37 }
boundary-31-35 = { space-31 }–{ space-35 }
boundary-31-36 = { space-31 }–{ space-36 }
boundary-31-37 = { space-31 }–{ space-37 }
boundary-32-39 = { space-32 }–{ space-39 }
boundary-33-34 = { space-33 }–{ space-34 }
boundary-33-35 = { space-33 }–{ space-35 }
boundary-33-36 = { space-33 }–{ space-36 }
boundary-33-40 = { space-33 }–{ space-40 }
boundary-34-35 = { space-34 }–{ space-35 }
boundary-35-36 = { space-35 }–{ space-36 }
boundary-36-37 = { space-36 }–{ space-37 }
boundary-36-40 = { space-36 }–{ space-40 }
boundary-38-39 = { space-38 }–{ space-39 }
boundary-38-41 = { space-38 }–{ space-41 }
boundary-38-42 = { space-38 }–{ space-42 }
boundary-38-43 = { space-38 }–{ space-43 }
boundary-39-42 = { space-39 }–{ space-42 }
boundary-41-43 = { space-41 }–{ space-43 }
boundary-41-45 = { space-41 }–{ space-45 }
boundary-42-43 = { space-42 }–{ space-43 }
boundary-42-46 = { space-42 }–{ space-46 }
boundary-43-44 = { space-43 }–{ space-44 }
boundary-43-46 = { space-43 }–{ space-46 }
boundary-44-45 = { space-44 }–{ space-45 }
boundary-44-46 = { space-44 }–{ space-46 }
boundary-44-48 = { space-44 }–{ space-48 }
boundary-44-49 = { space-44 }–{ space-49 }
boundary-44-51 = { space-44 }–{ space-51 }
boundary-45-49 = { space-45 }–{ space-49 }
boundary-46-47 = { space-46 }–{ space-47 }
boundary-46-51 = { space-46 }–{ space-51 }
boundary-47-51 = { space-47 }–{ space-51 }
boundary-47-59 = { space-47 }–{ space-59 }
boundary-47-60 = { space-47 }–{ space-60 }
boundary-48-49 = { space-48 }–{ space-49 }
boundary-48-51 = { space-48 }–{ space-51 }
boundary-50-52 = { space-50 }–{ space-52 }
boundary-50-54 = { space-50 }–{ space-54 }
boundary-50-55 = { space-50 }–{ space-55 }
boundary-51-52 = { space-51 }–{ space-52 }
boundary-51-53 = { space-51 }–{ space-53 }
boundary-52-53 = { space-52 }–{ space-53 }
boundary-53-54 = { space-53 }–{ space-54 }
boundary-54-55 = { space-54 }–{ space-55 }
boundary-56-63 = { space-56 }–{ space-63 }
boundary-56-64 = { space-56 }–{ space-64 }
boundary-57-58 = { space-57 }–{ space-58 }
boundary-57-62 = { space-57 }–{ space-62 }
boundary-58-62 = { space-58 }–{ space-62 }
boundary-59-60 = { space-59 }–{ space-60 }
boundary-59-61 = { space-59 }–{ space-61 }
boundary-60-61 = { space-60 }–{ space-61 }
boundary-61-62 = { space-61 }–{ space-62 }
boundary-61-65 = { space-61 }–{ space-65 }
boundary-62-63 = { space-62 }–{ space-63 }
boundary-62-64 = { space-62 }–{ space-64 }
boundary-62-65 = { space-62 }–{ space-65 }
boundary-63-64 = { space-63 }–{ space-64 }
boundary-64-65 = { space-64 }–{ space-65 }
boundary-A-10 = { space-A }–{ space-10 }
boundary-A-11 = { space-A }–{ space-11 }
boundary-B-14 = { space-B }–{ space-14 }
boundary-B-15 = { space-B }–{ space-15 }
boundary-C-15 = { space-C }–{ space-15 }
boundary-C-36 = { space-C }–{ space-36 }
boundary-C-37 = { space-C }–{ space-37 }
boundary-D-36 = { space-D }–{ space-36 }
boundary-D-40 = { space-D }–{ space-40 }
boundary-E-42 = { space-E }–{ space-42 }
boundary-E-47 = { space-E }–{ space-47 }
boundary-E-60 = { space-E }–{ space-60 }
boundary-E-61 = { space-E }–{ space-61 }
boundary-E-65 = { space-E }–{ space-65 }
boundary-F-64 = { space-F }–{ space-64 }
boundary-G-55 = { space-G }–{ space-55 }
boundary-G-56 = { space-G }–{ space-56 }
boundary-H-45 = { space-H }–{ space-45 }
boundary-H-49 = { space-H }–{ space-49 }
boundary-H-50 = { space-H }–{ space-50 }
boundary-H-55 = { space-H }–{ space-55 }
boundary-I-41 = { space-I }–{ space-41 }
boundary-I-45 = { space-I }–{ space-45 }
boundary-J-1 = { space-J }–{ space-1 }
boundary-J-2 = { space-J }–{ space-2 }
boundary-J-22 = { space-J }–{ space-22 }
boundary-A-B = { space-A }–{ space-B }
boundary-B-C = { space-B }–{ space-C }
boundary-C-D = { space-C }–{ space-D }
boundary-D-E = { space-D }–{ space-E }
boundary-G-H = { space-G }–{ space-H }
boundary-H-I = { space-H }–{ space-I }
boundary-J-A = { space-J }–{ space-A }

## Standing orders

do-towers-in-turn = FLAK towers: the rest in order
about-towers-in-turn = On D-Day the 8th Air Force bombs every FLAK tower once. You choose the first; the others follow from the north to the south.
standing-towers-in-turn = On D-Day, after the first FLAK tower: bomb the others from the north to the south.
question-reroll = re-roll
question-forward = forward unit of the defence
question-absorb = losses in an assault
question-retreat = retreat
question-withdraw = voluntary retreat
question-fallback = falling back
question-wear = losses in a bombardment
question-aim = target of a bombing error
question-shift = sunset marker
question-dday-air = next FLAK tower
thrown-combat = { die-combat }
thrown-guns = { die-guns }
thrown-bombs = { die-bombs }
thrown-sunset = { die-sunset }
thrown-seize = { die-seize }
thrown-repair = { die-repair }
thrown-demolish = { die-demolish }
thrown-infiltrate = { die-infiltrate }
thrown-surrender = { die-surrender }
thrown-interdiction = { die-interdiction }
thrown-weather = { die-weather }

## Standing orders: kinds of what they name

kind-question = question
kind-thrown = roll

## The values on a counter, and abbreviations
value-3-1 = attack factor
value-3-2 = defence factor
value-3-3 = movement factor
value-1-1 = defence factor
short-AV = attack value, before the dice
short-DV = defence value, before the dice
short-AT = attack total: AV and two dice
short-DT = defence total: DV and two dice
short-DR = dice roll
short-TEM = terrain effects modifier of an area
short-AP = attrition points of a bombardment
short-CP = casualty points of an assault
short-MF = movement factors
short-Dis1 = disrupted once
short-Dis2 = disrupted twice
