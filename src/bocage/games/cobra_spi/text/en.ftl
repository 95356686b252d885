### Cobra (SPI 1977), English. Variables arrive as localized strings or as numbers.

## The game

game-title = Cobra (1977)
game-about = The original of 1977, July and August 1944: the Allies break out of the bridgehead, and the Germans hold them up and save what they can.

## Scenarios

scenario-breakout = Breakout
scenario-breakout-about = The whole campaign in 13 turns, from 16 July to 23 August 1944, on the map from Granville to Lisieux.

## Options

option-overrun-terrain = Overruns pay for terrain
option-overrun-terrain-about = An overrun costs 3 movement points and the terrain of the hex besides, as a move would, instead of 3 in all.
option-exit-divisions = Break-out by three divisions
option-exit-divisions-about = German units move further only when three mechanised divisions have left by the west edge, not after the first unit. Then they have two thirds of their allowance in clear weather and all of it in overcast.
option-turn-14-exit = Turn 14: off the map
option-turn-14-exit-about = A panzer regiment that is in an enemy zone of control east of Falaise at the end counts as saved only if it could still leave the map on a turn 14, instead of only that zone.

## The board

track-west_exit = the Allies are out by the west edge
track-carpet_used = carpet bombing used
track-no_exit = VP for turns without a US exit

## Actions and their fields

do-air = use air points
do-air-none = no air attacks
price-carpet = Carpet bombing is possible once in the game.
field-point = with a supply point
field-carpet = carpet bombing of
field-strikes = ground attacks on
field-points = air points

## Prompts

# $side, $points: air points
prompt-air = The { $side } have { $points } air points: name hexes for ground attacks (1 point each) or for carpet bombing (6 points, once in the game).
# $side: the defender, $units: the attackers, $hexes: attacked
prompt-lead = { $units } attack { $hexes }: the { $side } let a headquarters help the defence, or not.
do-lead = let a headquarters help
do-lead-none = no headquarters helps
# $side, $number, $flee
prompt-result =
    { $flee ->
        [yes] The { $side } take a result of { $number }: that many step losses, or a retreat of that many hexes if every unit can make it.
       *[other] The { $side } take a result of { $number } as step losses: nobody can retreat.
    }

## Refusals: replacements

# $most
refuse-no-steps-left =
    { $most ->
        [1] The one panzer or panzergrenadier step of this turn has been given.
       *[other] The { $most } infantry steps of this turn have been given.
    }

## Refusals: movement

# $unit, $hex
refuse-left-zoc = { $unit } has left an enemy zone of control and may not enter one again in this player turn; { $hex } is in one.
# $hex
refuse-bombed-hex = { $hex } was carpet bombed: no Allied unit attacks or enters it for the rest of this player turn.
# $hex
refuse-river-into-zoc = { $hex } lies across a major river and in the zone of control of an enemy unit that stands on a major river; it can be entered only if a friendly unit is already there.

## Refusals: air

refuse-carpet-used = Carpet bombing is possible once in the game, and it has been used.
# $cost, $points
refuse-too-few-air-points = This costs { $cost } air points; you have { $points }.

## Refusals: attacks

refuse-german-point = Supply points are only for Allied attacks.
# $group
refuse-no-points = The { $group } group has no supply point left; attack without one, at half strength.
refuse-point-wasted = All these units are out of supply: a supply point would be wasted.

## Refusals: results, retreats, advances

refuse-bombed-no-retreat = Units that were carpet bombed may not retreat; they lose steps.
# $hex
refuse-bocage-stop = { $hex } is bocage: a unit that advances into it goes no further.

## Events

# $side, $roll, $weather
event-weather-rolled = Weather for the { $side }: roll { $roll }, { $weather }.
# $us, $british
event-received = Supply points arrive: US { $us }, British { $british }.
# $hexes
event-air-declared = Ground attacks are allotted to { $hexes }.
# $hex, $roll, $defender: steps to lose
event-bombed =
    Carpet bombing of { $hex }: roll { $roll }, { $defender ->
        [0] no losses
        [one] 1 step to lose
       *[other] { $defender } steps to lose
    }.
# $group, $left
event-point-used = The { $group } group uses a supply point and has { $left } left.
# $vp
event-no-exit = No US or French unit has left the map yet: { $vp } VP for the Germans.

## Numbers and their terms

term-regiment-lost = Infantry regiments and HQs eliminated
term-us-armour-lost = US and French armour eliminated
term-division-lost = Divisions and British armour eliminated
term-no-exit = Turns without a US exit
term-saved = Static divisions and HQs off the map
term-armour-saved = Panzers off the map
term-division-saved = Infantry divisions off the map
term-armour-safe = Panzers safe in the east
term-infantry-lost = Infantry and HQs eliminated
term-panzer-lost = Panzers eliminated
term-us-armour-out = US and French armour out by the west edge
term-trucks-out = Truck infantry out by the west edge
label-no-point = no supply point: halved
# $unit
label-regiment-lost = { $unit } eliminated
# $unit
label-us-armour-lost = { $unit } eliminated
# $unit
label-division-lost = { $unit } eliminated
label-no-exit = turns without a US exit
# $unit
label-saved = { $unit } off the map
# $unit
label-armour-saved = { $unit } off the map
# $division
label-division-saved = { $division } off the map
# $unit
label-armour-safe = { $unit } safe in the east
# $unit
label-infantry-lost = { $unit } eliminated
# $unit
label-panzer-lost = { $unit } eliminated
# $unit
label-us-armour-out = { $unit } out by the west edge
# $division
label-trucks-out = { $division } out by the west edge with trucks

## Outcomes

# $winner, $german, $allied
outcome-points = The { $winner } win on victory points: Germans { $german }, Allies { $allied }.
# $german, $allied
outcome-tie = A draw: Germans { $german }, Allies { $allied } victory points.

## Chapters of the rulebook

chapter-unit = Units
chapter-seq = Sequence of play
chapter-move = Movement
chapter-truck = Trucks
chapter-over = Overruns
chapter-stack = Stacking
chapter-integ = Divisional integration
chapter-zoc = Zones of control
chapter-combat = Combat
chapter-result = Combat results
chapter-retreat = Retreat
chapter-adv = Advance after combat
chapter-hq = Headquarters
chapter-sup = Supply
chapter-asp = Allied supply points
chapter-cmd = Command limits
chapter-rep = Replacements
chapter-carpet = Carpet bombing
chapter-reinf = Reinforcements
chapter-vp = Victory points
chapter-setup = Set-up
chapter-rul = Our own rulings
chapter-opt = Options
chapter-misc = Scale
chapter-2008-2 = Units (edition of 2008)
chapter-2008-3 = Set-up (edition of 2008)
chapter-2008-4 = Sequence of play (edition of 2008)
chapter-2008-5 = Movement (edition of 2008)
chapter-2008-6 = Stacking and integration (edition of 2008)
chapter-2008-7 = Zones of control (edition of 2008)
chapter-2008-8 = Combat (edition of 2008)
chapter-2008-9 = Headquarters (edition of 2008)
chapter-2008-10 = Supply (edition of 2008)
chapter-2008-11 = Allied supply points and command limits (edition of 2008)
chapter-2008-12 = Replacements (edition of 2008)
chapter-2008-13 = Reinforcements (edition of 2008)
chapter-2008-14 = Air points (edition of 2008)
chapter-2008-E12 = Arrival of trucks (edition of 2008)
chapter-2008-E18 = Odds beyond the table (edition of 2008)
chapter-2008-E20 = No rebuilding (edition of 2008)
chapter-2008-M = Charts and tables (edition of 2008)

## Hexes with a name

space-0215 = 0215 { place-granville }
space-0425 = 0425 { place-pontorson }
space-0502 = 0502 { place-lessay }
space-0608 = 0608 { place-coutances }
space-0803 = 0803 { place-periers }
space-0820 = 0820 { place-avranches }
space-0913 = 0913 { place-gavray }
space-1206 = 1206 { place-marigny }
space-1215 = 1215 { place-villedieu-les-poeles }
space-1232 = 1232 { place-fougeres }
space-1313 = 1313 { place-percy }
space-1320 = 1320 { place-brecey }
space-1428 = 1428 { place-louvigne-du-desert }
space-1525 = 1525 { place-saint-hilaire-du-harcouet }
space-1605 = 1605 { place-saint-lo }
space-1606 = 1606 { place-saint-lo }
space-1611 = 1611 { place-tessy-sur-vire }
space-1909 = 1909 { place-torigni-sur-vire }
space-1920 = 1920 { place-sourdeval }
space-1923 = 1923 { place-mortain }
space-2116 = 2116 { place-vire }
space-2307 = 2307 { place-caumont-l-evente }
space-2519 = 2519 { place-tinchebray }
space-2601 = 2601 { place-bayeux }
space-2701 = 2701 { place-bayeux }
space-2708 = 2708 { place-villers-bocage }
space-2725 = 2725 { place-domfront }
space-2809 = 2809 { place-aunay-sur-odon }
space-2916 = 2916 { place-conde-sur-noireau }
space-2920 = 2920 { place-flers }
space-3211 = 3211 { place-thury-harcourt }
space-3403 = 3403 { place-caen }
space-3404 = 3404 { place-caen }
space-3425 = 3425 { place-la-ferte-mace }
space-3504 = 3504 { place-caen }
space-3801 = 3801 { place-ouistreham }
space-3829 = 3829 { place-pre-en-pail }
space-3915 = 3915 { place-falaise }
space-4201 = 4201 { place-cabourg }
space-4208 = 4208 { place-mezidon }
space-4320 = 4320 { place-argentan }
space-4410 = 4410 { place-saint-pierre-sur-dives }
space-4630 = 4630 { place-alencon }
space-4811 = 4811 { place-livarot }
space-4914 = 4914 { place-vimoutiers }
space-4925 = 4925 { place-sees }
space-5001 = 5001 { place-pont-l-eveque }
space-5006 = 5006 { place-lisieux }

## The drawn map

edge-map-north-allied = Allied supply and arrivals (0101 to 3701)
edge-map-north-german = German arrivals
edge-map-east = German supply and arrivals
edge-map-south = German arrivals
edge-map-west = West exit (0123 to 0134)

## Tables of the rulebook

table-note = The charts of 1977 were not available. Where the file says so (`bocage data cobra-spi`), values are reconstructed; you can put tables of your own in their place.

## Beside the map

# $turn, $dates
now-dates = { $turn }/13, { $dates }
# $us, $british
now-points = US { $us }, British { $british }
# $dates, $us, $british: supply points
box-turn = { $dates }; supply points: US { $us }, British { $british }
fact-regiment-lost = Allied regiments and headquarters eliminated
fact-us-armour-lost = US armoured regiments eliminated
fact-division-lost = Allied divisions and British armour eliminated
fact-no-exit = Turns without a US exit
fact-saved = Static divisions and headquarters off the map
fact-armour-saved = Panzer regiments off the map
fact-division-saved = Infantry divisions off the map
fact-armour-safe = Panzer regiments safe in the east
fact-infantry-lost = German infantry and headquarters eliminated
fact-panzer-lost = Panzer regiments eliminated
fact-us-armour-out = US armoured regiments out by the west edge
fact-trucks-out = Infantry divisions on trucks out by the west edge

## What a roll may give

# $side: whose player turn comes next
forecast-weather = Weather for the { $side }
# $attacker (-1: all eliminated), $defender: numbers; $fate: of the defender, free, trapped or doomed
odd-result =
    { $defender ->
        [0] The defender suffers nothing
       *[other] { $fate ->
            [doomed] The defender cannot retreat and is eliminated
            [trapped] The defender cannot retreat and loses { $defender ->
                [one] 1 step
               *[other] { $defender } steps
            }
           *[free] The defender loses { $defender ->
                [one] 1 step, or retreats 1 hex
               *[other] { $defender } steps, or retreats { $defender } hexes
            }
        }
    }; { $attacker ->
        [-1] all attackers are eliminated.
        [0] the attacker suffers nothing.
        [one] the attacker loses 1 step, or retreats 1 hex.
       *[other] the attacker loses { $attacker } steps, or retreats { $attacker } hexes.
    }
# $hex
note-bombed = The Allies may then neither attack nor enter { $hex } for the rest of the player turn.

## A guided first turn

guide-title = Your first turn
guide-map = This is Normandy in July 1944. You lead the Germans, who move first. The Allies want to break out to the west and destroy you; you hold them up, make them pay, and later bring your armour out to the east. Panzers that are east of Falaise and in supply at the end count as saved. Drag the map to move it, and zoom in to see more.
guide-stack = Here several units share a hex at the start. On a counter stand its strength and its movement allowance, left and right of the symbol its name and its division; on a stack stands the sum of its strengths, and how many they are. Stripes show lost steps. At most one division, or its worth in regiments and brigades, may end a phase in one hex. Choose the stack to spread it out.
guide-leaders = These are headquarters. They have no strength of their own; the number in brackets is the radius in which they help: one column in your attacks and, only yours, in defence.
guide-weather = The weather is rolled each turn; it stands beside the turn. In clear weather the fighter-bombers leave your units only a third of their movement allowance; in overcast they have two thirds, and in storm all of it. One hex is always possible.
guide-zones = Every unit but headquarters and battalions controls the six hexes around it. A unit must stop when it enters an enemy zone of control; to leave one costs 2 points more, and it may then enter no other in this turn. Switch on the overlay of Allied zones of control to see the front.
guide-supply = Choose one of your units and look at its overlays: where it can go, its zone of control, and its supply line, which for you leads to the east edge. A unit without one moves and fights at half.
guide-replace = You have replacements: give a step to a unit behind the front, or choose “{ do-done-replace }”.
guide-move = You may move. Choose the units that are to move, one or several of the same hex, on the map or after “{ do-move }”. Your panzer and panzergrenadier regiments are marked: as a reserve behind the front they are worth most.
guide-path = Choose where they go: the hexes that they can reach are lit. A road costs less, a river and bocage more. They go there at once; undo takes them back.
guide-more = Move what else you like; whatever you leave alone stays where it is. Then end the phase.
guide-attack = The combat phase. Nobody has to attack, and on the first day you seldom should. But see how it works: choose the hex that is to be attacked, on the map or after “{ do-attack }”. All units there defend together. You may drop it again before you confirm.
guide-tally = All units that can attack this hex are filled in; take away those that are to stay out. You see the strengths of both sides, term by term; the shifts for terrain, rivers, Tigers and headquarters; the column that this leads to; and all six results. Every term names its rule: choose it to read it. Confirm if you like the odds, or start over and end the phase.
guide-fought = Attack elsewhere if you like; a unit attacks, and is attacked, at most once in a phase. Then choose “{ do-done-attack }”.
guide-mechanised = After combat comes the mechanised movement phase: only panzers, panzergrenadiers and headquarters move once more. Pull back what stands too far forward, then end the phase.
guide-end = Your player turn is over, and the Allies have theirs; you are asked when your units are hit. The charts show the turn track, your reinforcements and the victory points. From turn 7 on you get 3 points for every turn in which no American has left the map yet. Hold on.
guide-result = A result that concerns your units: the number is that many lost steps, or that many hexes of retreat, as you choose. The defender decides first.
guide-retreat = Your units retreat, one after the other. Choose the way of each.
guide-advance = The enemy has left the hex. Victorious units may advance along the way of the retreat, or stay.

## The values on a counter, and abbreviations
value-2-1 = combat strength
value-2-2 = movement allowance
short-MP = movement points
short-SP = supply points
short-ZOC = zone of control: the six hexes around a unit
short-HQ = headquarters
short-VP = victory points
