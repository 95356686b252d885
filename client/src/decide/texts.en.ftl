### Deciding. English.

decide-panel = Your decision
decide-yours = Your decision · { $side }
decide-now = Now choose: { $field }
decide-now-ready = Ready to confirm.
decide-now-goes = { $count ->
    [one] Now choose where { $what } goes
   *[other] Now choose where the { $count } units go
}
decide-together = { $count ->
    [one] { $count } action is ready to be sent.
   *[other] { $count } actions are ready to be sent together.
}
decide-stopped = { $done } of { $count } done. { $why }
decide-stopped-over = With that the step was over; the rest is dropped.
decide-stopped-here = What comes next must be decided first.
decide-usual = Filled in for you: you can change it
decide-propose = Propose a set-up
decide-propose-other = Propose another
decide-leave-out = Leave out: { $what }
decide-waiting-together = Sent together
decide-needs = To confirm, first choose: { $field }
decide-given = preselected
decide-left-out = None of these, unless you choose
decide-kinds = What to do
decide-or-map = { $how ->
    [tap] Tap
   *[click] Click
} a lit counter or { $where ->
    [hex] hex
   *[space] space
} on the map.
decide-or-hand = Choose a lit part of a card in your hand.
decide-actions = What is asked, and what to do
decide-choose-first = First choose something on the map or in the list.
decide-nothing-held = Nothing has been begun: there is nothing to cancel.
decide-not-asked = You are not asked anything now.
decide-again = See again
decide-wait = Please wait
decide-rolls = Once luck has decided, there is no undo.
decide-so-far = Declared so far
decide-numbers = The numbers
decide-forecast = What may come of it
decide-brief = The numbers in short
decide-brief-open = Show all results
decide-brief-odds = What may come of it: { $odds }. Show all results.
decide-optional = (if you wish)
decide-confirm = Confirm
# $count
decide-confirm-all = Confirm all { $count }
decide-key-enter = Enter
decide-key-ctrl-enter = Ctrl+Enter
decide-back = Back
decide-cancel = Cancel
decide-undo = Undo move
decide-dismiss = Close
decide-which = Which do you want?
decide-neither = None of these
decide-kind-with = { $kind }: { $what }
decide-only-one = The only possibility
decide-way-to = { $count ->
    [one] { $to }
   *[other] { $to } ({ $count } { $where ->
        [hex] hexes
       *[space] spaces
    })
}

## Lists and forms

decide-search = Search
decide-none = There is nothing to choose here.
decide-none-found = Nothing found.
decide-show-all = Show all { $count }
decide-counters = { $count ->
    [one] { $count } counter
   *[other] { $count } counters
}
decide-cost = cost { $cost }
decide-cost-left = cost { $cost }, { $left } left
decide-behind = { $count ->
    [one] { $count } possibility
   *[other] { $count } possibilities
}
decide-also = { $field }: add more
decide-nobody = None of them
decide-refused = { $count ->
    [one] { $count } other action is not possible now
   *[other] { $count } other actions are not possible now
}
decide-all = All { $count } of them
decide-dead-end = Nothing more can be chosen here. Take something back.
decide-steps = { $where ->
    [hex] { $count ->
        [one] { $count } hex
       *[other] { $count } hexes
    }
   *[space] { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
}
decide-and-more = { $count } more
decide-take-back = Take back { $what }
decide-earlier = Move { $what } forward
decide-later = Move { $what } back
decide-less = One less: { $what }
decide-more = One more: { $what }
decide-points = { $what }: { $count }
decide-unassigned = –

## Numbers

decide-tally-term = Term
decide-tally-rule = Rule
decide-tally-value = Value
decide-points-dealt = Points assigned
# $points so far, $wanted: how many there may be in all
decide-points-of = { $points } of { $wanted }
decide-odds-result = Result
decide-odds-share = Chance
decide-odds-meaning = What it means
decide-odds-percent = { $percent }%
decide-odds-of = { $share } of { $of }
decide-odds-very-good = Very good for you
decide-odds-good = Good for you
decide-odds-even = Neither good nor bad
decide-odds-bad = Bad for you
decide-odds-very-bad = Very bad for you

## Why not

decide-why-title = Why not?
decide-trouble = That did not work
decide-why-not = Why not { $what }?
decide-why-can = { $what }
decide-why-allowed = This can be chosen.
decide-gone = This can no longer be chosen.

## Reaction windows

decide-window = Reaction
decide-window-left = { $seconds ->
    [one] { $seconds } second left to react
   *[other] { $seconds } seconds left to react
}
decide-window-stop = Stop the clock
decide-window-rest = Pass until this is over
decide-window-orders = From now on, pass whenever this is asked

## When someone else decides

decide-waiting = Waiting for { $side }
decide-thinking = Thinking: { $side } …
decide-over = The game is over.
decide-replay = You are looking back.
decide-nothing = There is nothing to decide now.

## For screen readers

decide-added = Chosen: { $what }
decide-several = { $count } actions are possible here: choose one in the panel.
decide-staged = { $what }: confirm to do it.
decide-taken-back = Taken back: { $what }
decide-moved = { $what } is now number { $place }.
decide-cancelled = Cancelled.
decide-ready = Ready to confirm: { $what }
decide-sent = Done.

## A question about a new roll

roll-stands = If it stands
roll-new = After a re-roll
roll-price = Cost:
roll-better = { $share }% better
roll-worse = { $share }% worse
roll-only-better = Ask me only when a re-roll is clearly better for me on average
roll-anyway = You are asked all the same: in a guided game twice, to get to know the question, and where you have gone back.
decide-limits = Limits, and what is left
decide-sum-good = good for you
decide-sum-even = even
decide-sum-bad = bad for you
