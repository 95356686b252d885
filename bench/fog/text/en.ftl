### Fog, English.

game-title = Fog
game-about = Two sides feel their way through a country of hedges. Piles are seen, what is in them is not.

side-allied = Allied
side-german = German

scenario-open = Open ground
scenario-open-about = All piles are seen when the game begins.
scenario-ambush = Ambush
scenario-ambush-about = Nobody has seen the Germans yet.
scenario-front = Front
scenario-front-about = Many piles along a front.

do-move = Move
do-go = Go on
do-halt = Halt
do-look = Look
do-attack = Attack
do-support = Support
do-done = End the half
field-by = Units
field-way = Way
field-space = Hex
field-gun = Gun

prompt-half = { $side }: move, look, attack or end your half.
prompt-met = { $side }: something has come to light. Go on or halt?
prompt-guns = { $side }: support the pile with a gun?

event-moved = { $side }: { $n } counters go { $way }.
event-named = They are { $units }, now in { $space }.
event-looked = { $side } looks at { $space }.
event-found = In { $space } there are { $units }.
event-met = In { $space } { $n } counters come to light.
event-shown = { $units } are turned over in { $space }.
event-fought = The fight for { $space }: { $roll }. { $won ->
    [True] The attack succeeds.
   *[False] The attack fails.
}
event-lost = { $unit } is lost.

refuse-closed = There is no way.
refuse-too-far = That costs { $cost }, which is too far.
refuse-cannot-walk = They cannot walk.
refuse-one-hex = They must be in one hex.
refuse-no-look = There is nothing to look at.
refuse-no-target = There is no pile that could be attacked.
refuse-not-near = They are not next to it.
refuse-no-gun = No such gun is near.

tally-attack = Attack
tally-defence = Defence
label-power = power
label-gun = gun

outcome-losses = { $winner ->
    [none] Both have lost as much.
   *[other] { $winner } has lost less.
} Allied { $allied }, German { $german }.
