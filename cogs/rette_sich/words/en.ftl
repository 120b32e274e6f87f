## Rette sich, wer kann!

rette-sich-name = Rette sich, wer kann!
rette-sich-pitch = Walk your Smurfs from door to door. When Gargamel is free, run: there is always one house too few.
rette-sich-option-two-players = With two players
rette-sich-option-two-players-full = seven houses, four Smurfs each
rette-sich-option-two-players-short = three houses, two Smurfs each
rette-sich-option-forks = Board with forks
# $name (text), $score (number): rounds that the last of their Smurfs came through, $place (number)
rette-sich-total = { $place }. { $name } · { $score ->
    [0] caught in the first round
    [one] came through one round
   *[other] came through { $score } rounds
  }

## What is going on

# $round (number)
rette-sich-part-placing = Find a good place!
rette-sich-part-calm = Round { $round } · all is calm
rette-sich-part-race = Round { $round } · Gargamel is free!

# All of them: $name (text), $die (number), $smurf, $smurfs (number), $doors, $outside (number): open houses
# and Smurfs out of doors, $race ("yes" or "no")
rette-sich-task-place = { $name } puts Smurf { $smurf } of { $smurfs } on any square.
rette-sich-task-roll = { $race ->
    [yes] { $name } rolls. { $outside } Smurfs are outside, { $doors ->
        [one] one house is open
       *[other] { $doors } houses are open
      }.
   *[no] { $name } rolls.
  }
rette-sich-task-move = { $name } has rolled 🎲 **{ $die }**. Which Smurf goes?
rette-sich-task-enter = { $name } has several Smurfs at one door. Which of them goes in?
rette-sich-task-remove = No house for a Smurf of { $name }: it is out, and takes one house with it. Which one?

# $name (text), $news (text): marks with their rolls
rette-sich-since = Since { $name } last moved: { $news }
rette-sich-since-you = Since your last move: { $news }

## Questions and answers

rette-sich-ask-place = Which part of the path?
rette-sich-ask-square = Which square?
rette-sich-ask-roll = Roll the die?
rette-sich-ask-move = Which Smurf goes?
rette-sich-ask-enter = Which Smurf goes in?
rette-sich-ask-remove = Which house goes?
rette-sich-roll = Roll
# $house (text): its number
rette-sich-house = House { $house }

## The table in words

# $left, $pieces (number)
rette-sich-lair = { $left ->
    [0] 🧙 Gargamel is free!
    [one] 🧙 Gargamel's lair: one piece of { $pieces } is left
   *[other] 🧙 Gargamel's lair: { $left } of { $pieces } pieces are left
  }
# $house (number), $square (text): the number of its arrow square, $mark (text): of the seat
rette-sich-house-open = { $house } open (square { $square })
rette-sich-house-taken = { $house } taken { $mark }
rette-sich-house-gone = { $house } gone
rette-sich-at-square = square { $square }
rette-sich-at-waiting = not placed yet
rette-sich-at-lost = out
# $name (text), $die (number)
rette-sich-rolled = { $name } has rolled 🎲 { $die }
# $walks (text): marks with squares
rette-sich-walked = 👣 { $walks }
rette-sich-gargamel = Gargamel

## The log

rette-sich-told-youngest-drawn = { $name } is the youngest and begins every round.
rette-sich-told-smurf-placed = { $name } puts a Smurf on { $to }.
rette-sich-told-round-begun = Round { $round }: { $name } begins.
rette-sich-told-smurf-moved = { $name } 🎲 { $die }: { $from } → { $to }
rette-sich-told-smurf-reached = { $name } 🎲 { $die }: { $from } → 🏠 into house { $house }!
rette-sich-told-smurf-entered = { $name } stood at the door: 🏠 into house { $house }!
# $lair (number): pieces left
rette-sich-told-lair-opened = { $name } 🎲 Gargamel! { $lair ->
    [0] The last piece of the lair is gone.
    [one] One piece of the lair is left.
   *[other] { $lair } pieces of the lair are left.
  }
rette-sich-told-gargamel-freed = 🧙 **Gargamel is free. Every Smurf for himself!**
rette-sich-told-turn-lost = { $name } 🎲 Gargamel: no step.
rette-sich-told-smurf-eliminated = 💨 A Smurf of { $name } on { $to } finds no house and is out.
rette-sich-told-player-eliminated = { $name } has no Smurf left.
rette-sich-told-house-removed = { $name } takes house { $house } away.
rette-sich-told-game-ended = 👑 { $name } is Grand Smurf!
