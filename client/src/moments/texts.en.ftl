moment-skip = any key goes on
moment-lost = { $unit } is lost
moment-unharmed = { $unit }: unharmed
moment-open = { $unit }: still to be decided
moment-steps = { $unit } loses { $steps ->
    [one] a step
   *[other] { $steps } steps
  }
moment-retreats = { $unit } retreats to { $space }
moment-advances = { $unit } advances to { $space }
moment-more = and { $count } more
moment-spared = { $side }: no loss
moment-back = retreats
moment-behind = Showing what happened before: { $count } to come
moment-now = To the present
moment-again = See it again
moment-play = Play this moment again
moment-seen = The last roll, draw or result on the map
digest = { $side }, since your last turn
digest-deeds = { $deeds ->
    [one] 1 action
   *[other] { $deeds } actions
}{ $fights ->
    [0] .
    [one] , 1 of them a fight.
   *[other] , { $fights } of them fights.
}
digest-watch = Watch
settings-pace = Speed of the opponent’s moves
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-once = Instant
