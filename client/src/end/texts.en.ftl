### The page of a game that is over.

end-map = Look at the map
end-open = Points and turning points
end-led = You: { $side } · opponent: { $other }
end-person = another person
end-both = You led both sides
end-watched = A record to look at
end-score = The score, term by term
end-term = { $count } × { $value }
end-count = { $count } in all
end-each = each of them
end-none = No points are told: what was hidden stays hidden when somebody gives up.
# $first, $second: points; $side, $points: whose marker and how far
end-marker = One marker serves both sides: { $first } − { $second } = { $points } for { $side }.
end-marker-even = One marker serves both sides: { $first } − { $second } = 0.
end-turning = Turning points
end-curve = Points of both sides over the game. { $stands }
end-curve-one = How far { $side } is ahead. { $stands }
end-stand = { $turn }: { $points }
end-ahead = { $side } ahead
# $nth
end-nth = Turning point { $nth }
end-replay = Look at it in the replay
end-for = { $points } for { $side }
end-for-you = { $points } for you
end-level = The points never changed.
end-luck = Luck
end-luck-about = Counted is how high each die came, or how low where low is good for who rolls it; not what hung on it. So many of 100 games with as many dice would have been worse.
end-luck-place = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}, luckier than { $place } of 100
end-luck-few = { $rolls ->
    [0] no roll that could be good or bad
    [one] 1 roll: too few to say
   *[other] { $rolls } rolls: too few to say
}
end-luck-counted = Counted: { $kinds }
end-luck-left = Not counted: { $kinds }
end-luck-none = Nothing was rolled.
end-decisions = { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
end-mine = { $count ->
    [one] 1 decision of yours
   *[other] { $count } decisions of yours
}
end-minutes = { $minutes } min
end-hours = { $hours } h { $minutes } min
end-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
end-copy = Copy the result
end-copied = Copied
end-working = The record is being read …
