### Skirmish, English. Variables arrive as localized strings or as numbers.

## The game

game-title = Skirmish
game-about = Two small forces contest a few spaces of ground with units, cards and a secret mission each.

## Sides

side-blue = Blue
side-red = Red

## Unit types

type-infantry = infantry company
type-armour = armour
type-gun = gun
type-hq = headquarters
type-platoon = platoon

## Units

unit-b1 = b1 Heron Company
unit-b1a = b1a Heron Platoon A
unit-b1b = b1b Heron Platoon B
unit-b2 = b2 Falcon Company
unit-b2a = b2a Falcon Platoon A
unit-b2b = b2b Falcon Platoon B
unit-b3 = b3 Lancer Squadron
unit-b4 = b4 Thunder Battery
unit-b5 = b5 Lantern HQ
unit-r1 = r1 Badger Company
unit-r1a = r1a Badger Platoon A
unit-r1b = r1b Badger Platoon B
unit-r2 = r2 Wolf Company
unit-r2a = r2a Wolf Platoon A
unit-r2b = r2b Wolf Platoon B
unit-r3 = r3 Boar Squadron
unit-r4 = r4 Anvil Battery
unit-r5 = r5 Oakleaf HQ

## Terrain and borders

terrain-open = open
terrain-wood = wood
terrain-town = town
border-stream = stream

## Areas of the Estate

space-gate = Gate
space-yard = Yard
space-house = House
space-barn = Barn
space-lodge = Lodge
space-wood = Estate Wood

## Uses of cards

use-ambush = Ambush
use-smoke = Smoke
use-assault = Assault
use-entrench = Entrench
use-disperse = Disperse
use-rally = Rally

## Scenarios

scenario-crossroads = Crossroads
scenario-crossroads-about = Both forces race for a road junction on a map of 19 hexes.
scenario-orchard = Orchard
scenario-orchard-about = A short, close fight among the fruit trees on a map of 7 hexes.
scenario-estate = Estate
scenario-estate-about = A fight from gate to barn through the grounds of a country house, on a map of 6 areas.

## Options

option-long = Long day
option-long-about = The time limit is two spaces longer.
option-veterans = Veterans
option-veterans-about = Hands are four cards instead of three.

## Missions

# $space
mission-hold = Hold { $space }: control it at the end of the game.
mission-raid = Raid: have a unit in an enemy supply source at the end of the game.

## Steps of the turn

step-bid = Bid
step-rally = Rally
step-movement = Movement
step-combat = Combat
step-end = End of turn

## Ends of steps

do-done-rally = end the rally step
do-done-move = end the movement step
do-done-attack = end the combat step
none-rally = You hold no Rally card, or none of your units can use one: no step comes back next to an enemy or out of supply.
none-move = No unit can move any more.
none-attack = No unit that may attack is next to an enemy.
none-play = You hold no card that has a use here.
price-token = The token goes to the other side.

## Prompts

# $side
prompt-bid = { $side } bids one card from its hand for the right to go first, or none.
# $side
prompt-rally = { $side } plays a Rally card on one of its units, or ends the rally step.
# $side
prompt-move = { $side } moves one of its units, or ends the movement step.
# $side
prompt-entry-window = { $side } fires at the unit that has just entered, or passes.
# $side
prompt-fire-window = { $side } plays a card on this fire, or passes.
# $side
prompt-hit-window = { $side } plays Disperse to save the company that was hit, or passes.
# $side
prompt-reroll-window = { $side } gives up the token to have the roll made again, or passes.
# $side
prompt-carry-on = { $side } decides whether the moving unit goes on along its path or halts.
# $side
prompt-attack = { $side } declares an attack, or ends the combat step.
# $side
prompt-combat-window = { $side } plays a card on this attack, or passes.
# $side, $hits
prompt-settle = { $hits ->
    [one] { $side } takes 1 hit: a step lost or a space of retreat.
   *[other] { $side } takes { $hits } hits: each is a step lost or a space of retreat.
    }
# $count: spaces of retreat
count-retreat = { $count ->
    [0] 0: stand and lose steps
    [one] 1 space back
   *[other] { $count } spaces back
    }
# $side
prompt-retreat = { $side } chooses the next unit to retreat and its path.
# $side
prompt-advance = { $side } chooses which attackers advance into the vacated space, if any.
# $side
prompt-succession = { $side } places its eliminated headquarters on the map again, or passes.

## Refusals

# $card
refuse-not-in-hand = { $card } is not in your hand.
# $card
refuse-wrong-card = { $card } has no use here.
# $unit
refuse-not-reduced = { $unit } has not lost a step.
# $unit
refuse-not-pinned = { $unit } is not pinned.
# $unit
refuse-in-contact = { $unit } is in enemy contact and may not regain a step.
# $unit
refuse-unsupplied = { $unit } is out of supply and may not regain a step.
# $unit
refuse-already-moved = { $unit } has already moved in this half.
# $unit
refuse-pinned = { $unit } is pinned.
# $unit, $cost, $allowance
refuse-too-far = This path costs { $unit } { $cost }, but its movement allowance is { $allowance }.
# $space
refuse-enemy-space = An enemy unit is in { $space }.
# $space
refuse-overstacked = The stack in { $space } would be larger than 4.
# $space
refuse-contact-stop = { $space } is in enemy contact: a unit that enters it must stop there.
# $space
refuse-not-adjacent = { $space } is not adjacent.
# $unit
refuse-not-yours = { $unit } is not one of your units.
refuse-empty-path = Choose at least one space to move to.
# $unit
refuse-already-fired = { $unit } has already fired in this half.
# $unit
refuse-no-fire-value = { $unit } has no fire value.
# $unit, $space
refuse-out-of-range = { $space } is out of range of { $unit }.
# $unit, $space
refuse-no-sight = { $unit } has no sight to { $space }.
# $use
refuse-only-one = { $use } has already been played; only one is allowed here.
# $card
refuse-wrong-side-card = { $card } may be played only by the other side here.
# $unit
refuse-not-infantry = { $unit } is not an infantry company.
refuse-token-used = You have already used the token in this roll.
refuse-not-holder = You do not hold the token.
# $unit
refuse-already-attacked = { $unit } has already attacked in this half.
# $space
refuse-space-attacked = { $space } has already been attacked in this half.
# $space
refuse-no-enemy = There is no enemy unit in { $space }.
refuse-no-attackers = Choose at least one unit to attack with.
# $unit
refuse-must-attack = { $unit } is committed and must still attack.
refuse-hq-used = Your headquarters has already supported an attack in this half.
refuse-hq-too-far = No headquarters of yours that is free to act is in or next to the space of an attacker.
# $hits, $given
refuse-wrong-sum = Step losses and retreat must add up to { $hits }, not { $given }.
# $unit
refuse-too-many-steps = { $unit } does not have that many steps to lose.
# $unit
refuse-not-in-fight = { $unit } is not in this fight.
refuse-retreat-impossible = Not all survivors can retreat this far. Take more step losses and a shorter retreat.
refuse-retreat-too-long = A retreat may be at most 2 spaces.
# $space
refuse-not-farther = { $space } is not farther from where the retreat began.
# $space
refuse-retreat-contact = { $space } is in enemy contact, and no friendly unit that is not retreating is there.
# $unit
refuse-blocks-others = This retreat of { $unit } would leave another unit without a possible retreat.
# $want, $got
refuse-wrong-length = The length of the retreat must be { $want }, not { $got }.
# $unit
refuse-cannot-advance = { $unit } may not advance after this combat.
# $space
refuse-no-friend = There is no friendly unit in { $space }.
# $space
refuse-out-of-supply-space = { $space } is out of supply.

## Events

# $time: where the time marker stands
event-turn-began = A new turn begins; the time marker is at { $time }.
# $blue, $red: values of the bids (0 for no card); $side: the side that goes first
event-bids-revealed = Bids: Blue { $blue }, Red { $red }. { $side } goes first.
# $side
event-half-began = The half of { $side } begins.
# $side, $unit, $card
event-rallied = { $side } rallies { $unit } with { $card }.
# $unit, $space: where the move ended
event-moved = { $unit } ends its move at { $space }.
# $unit, $space
event-entered = { $unit } enters { $space }.
# $unit: the firing unit; $target: the unit fired at; $roll, $total; $hit
event-fired =
    { $unit } fires at { $target }: roll { $roll }, fire total { $total }, { $hit ->
        [yes] a hit.
       *[other] a miss: 7 is needed.
    }
# $unit
event-hit = { $unit } is hit.
# $unit: the company; $space
event-dispersed = { $unit } disperses into its two platoons in { $space }.
# $side, $card, $value
event-revealed = { $side } reveals { $card }: the roll is { $value }.
# $side: the side that gave the token away
event-rerolled = { $side } gives up the token: the roll is cancelled and made again.
# $space
event-mishap = Mishap: every unit in { $space } is pinned.
# $unit
event-pinned = { $unit } is pinned.
# $side, $space, $units: the attackers as one string
event-attack-declared = { $side } attacks { $space } with { $units }.
# $space, $column, $roll, $attacker_hits, $defender_hits
event-combat-resolved = Combat in { $space }: column { $column }, roll { $roll }; hits on the attacker { $attacker_hits }, on the defender { $defender_hits }.
# $unit
event-lost-step = { $unit } loses a step.
# $unit
event-eliminated = { $unit } is eliminated.
# $unit, $space: where the retreat ended
event-retreated = { $unit } retreats to { $space }.
# $unit, $space
event-advanced = { $unit } advances into { $space }.
# $unit
event-cut = { $unit } is out of supply and is marked cut.
# $side, $space
event-control = { $side } takes control of { $space }.
# $side
event-reshuffled = { $side } shuffles its discard pile into a new draw pile.
# $time, $limit
event-time = The time marker advances to { $time } of { $limit }.
# $side, $unit: the headquarters; $space
event-succeeded = { $side } places { $unit } again in { $space }.
# $winner
event-game-over = The game is over; { $winner } wins.

## Labels of the items of a tally

label-fire-value = fire value
label-terrain = terrain
label-unsupplied = out of supply
label-reduced = reduced
label-ambush = Ambush card
label-smoke = Smoke card
# $unit
label-strength = strength of { $unit }
label-halved = out of supply: halved
label-stream = across a stream
label-combined = combined arms
label-hq = headquarters
label-assault = Assault card
label-entrench = Entrench card

## Outcomes

# $winner
outcome-eliminated = { $winner } wins: the enemy has no units left on the map.
# $winner
outcome-objectives = { $winner } wins by controlling all objectives.
# $winner, $blue, $red: victory points
outcome-points = { $winner } wins on points: Blue { $blue }, Red { $red }.
# $winner, $blue, $red: victory points
outcome-tie = The points are equal, Blue { $blue }, Red { $red }; { $winner } wins because the other side holds the token.

## Cards, chapters and numbers that the rulebook names

# $use, $value
card-name = { $use } { $value }
card-mishap = { $name } with a mishap mark
# $side, $card
event-played = { $side } plays { $card }.
# $unit
event-fire-lost = { $unit } is pinned by the mishap: its fire is lost.
# $side, $cards
event-drew = { $side } draws { $cards }.
# $side, $number
event-refilled = Cards drawn by { $side }: { $number }.
label-objective = objective { $space }
term-objective = Objectives held
term-eliminated = Pairs of enemy steps eliminated
term-mission = Mission fulfilled
label-eliminated = enemy steps eliminated
label-mission = mission fulfilled
tally-fire = Fire
tally-attack = Attack
tally-defence = Defence
tally-shift = Column shift
tally-points = Points
chapter-1 = The game
chapter-2 = Cards
chapter-3 = Sequence of play
chapter-4 = Rally
chapter-5 = Movement
chapter-6 = Opportunity fire
chapter-7 = Rolls
chapter-8 = Combat
chapter-9 = Supply and control
chapter-10 = Victory
chapter-11 = Options

## Tables of the printed rulebook

table-units = Units
table-cards = Cards of each deck
table-results = Combat results (attacker hits/defender hits)
table-scenarios = Scenarios
column-type = Type
column-steps = Steps
column-strength = Strength
column-fire = Fire
column-range = Range
column-move = Movement
column-size = Size
column-number = No.
column-value = Value
column-use = Use
column-mishap = Mishap
column-roll = Roll
column-limit = Time limit
column-objectives = Objectives (points)
column-sources = Supply sources
column-start = Set-up
column-borders = Borders and streams
column-missions = Missions
hexes-about = Hexes are named column then row; even columns lie half a hex lower, so 0203 touches 0202, 0204, 0103, 0104, 0303 and 0304.

## Beside the map

now-time = Time
now-half = Half
now-step = Step
now-token = Token
now-points = Points
# $blue, $red
now-score = Blue { $blue } : { $red } Red
# $side
panel-hand = Hand of { $side }
# $side
panel-discards = Discards of { $side }
panel-mission = Mission
panel-time = Time
panel-standing = How it stands
panel-terrain = Terrain effects
box-last = The game ends here.
mark-time = Time
# $side
fact-points = Points of { $side }
# $space, $points
fact-objective = Objective { $space } ({ $points })
# $space, $points
fact-objective-brief = { $space } ({ $points })
fact-nobody = nobody
# $side
fact-losses = Steps lost by { $side }
# $side
fact-deck = Cards in the draw pile of { $side }
card-ambush-about = Fire: 2 more for the firing side.
card-smoke-about = Fire: 2 less, for the side fired at.
card-assault-about = Attack: one column to the right, for the attacker.
card-entrench-about = Attack: one column to the left, for the defender.
card-disperse-about = A company that fire has hit becomes two platoons instead of losing a step.
card-rally-about = Rally step: a unit gets a step back, or is no longer pinned.
card-mishap-about = Revealed for a roll it strikes a random space: every unit there is pinned.
column-terrain = Terrain
column-cost = Cost
column-shift = Shift
column-fire-shift = On fire
column-sight = Sight
column-blocks = blocked
die-card = Cards revealed for rolls

## Layers

layer-contact-blue = in contact with Blue
layer-contact-red = in contact with Red
layer-supply-blue = in supply of Blue
layer-supply-red = in supply of Red
layer-reach = can be reached
layer-range = can be fired at
layer-supply = supply line
layer-supply-none = no supply line

## What a roll may give

# $unit, $target
forecast-fire = { $unit } fires at { $target }
# $space, $column
forecast-attack = Attack on { $space }, column { $column }
odd-hit = Hit
# $target, $fate: gone or less; $may: yes or no, whether it can disperse
odd-hit-about =
    { $fate ->
        [gone] { $target } is eliminated
       *[less] { $target } loses a step
    }{ $may ->
        [yes] , unless its owner plays Disperse.
       *[no] .
    }
odd-miss = Miss
odd-miss-about = Nothing happens.
odd-lost = Fire lost
odd-lost-about = The card bears a mishap that strikes the firing unit: it is pinned and its fire is lost.
# $attacker, $defender: hits
odd-hits = { $attacker }/{ $defender }
# $attacker, $defender: hits
odd-hits-about =
    { $defender ->
        [0] The defender takes no hit
        [one] The defender takes 1 hit: a step lost or a space of retreat
       *[other] The defender takes { $defender } hits, each a step lost or a space of retreat
    }; { $attacker ->
        [0] the attacker takes none.
        [one] the attacker takes 1.
       *[other] the attacker takes { $attacker }.
    }
note-hits = 0/1 means: no hit on the attacker, 1 on the defender. Each hit is a step lost or a space of retreat.
note-fire-cards = Before the roll both sides may still play a card: Smoke takes 2 away, Ambush adds 2.
note-combat-cards = Before the roll both sides may still play a card: Entrench moves one column to the left, Assault one to the right.
# $side
note-reroll = { $side } holds the token and may have the roll made again.

## A guided first turn

guide-title = Your first turn
guide-map = This is the map: 19 hexes. The ones marked with a star are objectives; whoever controls them at the end of the day gets their points. Woods and towns protect those who stand in them, and a stream is slow to cross.
guide-units = These are your units, the blue ones. The numbers on a counter are its strength and its movement allowance; a stripe shows that it has lost a step. Units that share a hex form a stack: choose it to see all of them. Your headquarters is weak, but it helps attacks near it.
guide-supply = Your supply comes from these hexes at the edge. A unit that cannot trace a way here past the enemy moves less, fights worse and wastes away. Choose a unit and its overlay “supply line” to see its way.
guide-cards = You see your hand of cards. Each card has a value for the bid and a use. There is no die: a roll is the top card of your draw pile. Your mission is secret and worth 2 points.
guide-bid = A turn begins with a bid: both sides choose a card at the same time, and the higher value goes first. The card is spent, so a low one, or none, is often enough. Choose a card in your hand or bid nothing, and confirm.
guide-rally = Your half begins with the rally step. A Rally card gives a unit a lost step back. Choose “{ do-done-rally }” if you do not want to play one.
guide-move = Your movement step: your units move, one after the other. Choose one that is to move, on the map or in the list. The spaces that it can reach light up.
guide-path = Choose where it goes, space by space or at once. It must stop in a space next to an enemy: that is contact. The town in the middle is worth most.
guide-go = A sentence says what you are about to do. Read it, and confirm. Red may fire at the unit on its way; if it is still whole after that, you decide whether it goes on.
guide-more = Move other units as you like, then choose “{ do-done-move }”. A unit that ends its move in contact is committed: it must attack.
guide-attack = The combat step, and you can attack. Choose the space that is to be attacked, on the map or after “attack”, and the attackers; where only one can be meant it is chosen already. If you would rather not, and nobody is committed, choose “{ do-done-attack }”.
guide-odds = Before you commit yourself you see both strengths, every shift with its rule, and all results with their chances. Confirm, or start over.
guide-done = When there is no attack that you want or must make, choose “{ do-done-attack }”.
guide-end = Your combat step is over, and with it your half. The day goes on until the time marker is at its end; then the points are counted. Everything you may do is always lit up, and whatever is not tells its rule when you choose it. Good luck.
guide-entry = An enemy has entered a space at which one of your units can fire. Choose that unit, look at the chances, and fire; or pass.
guide-window = A card may be played now. Those of your hand that fit are lit; if there is none, or you want to keep it, pass.
guide-carry-on = The unit that you are moving has been fired at and may go on along its way. Go on or halt.
guide-settle = Your side takes hits: divide them into step losses and spaces of retreat.

## Standing orders

question-reroll-window = re-roll for the token
question-entry-window = fire at a unit that enters
question-fire-window = card during fire
question-hit-window = Disperse
question-combat-window = card during an attack
question-carry-on = go on or halt
question-settle = losses or retreat
question-retreat = path of a retreat
question-succession = return of the headquarters

## The values on a counter, and abbreviations
value-2-1 = strength
value-2-2 = movement
