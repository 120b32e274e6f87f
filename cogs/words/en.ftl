## Commands. Names in lower case, without spaces.

command-play = play
command-play-text = Open a table in this channel
command-play-game = game
command-play-game-text = Which game it shall be
command-table = table
command-table-show = show
command-table-show-text = Post this channel's table anew
command-table-stop = stop
command-table-stop-text = End this channel's table
command-watch = watch
command-watch-text = Watch this channel's table
command-watch-channel = channel
command-watch-channel-text = Where a live copy shall stand, for everybody there
command-rules = rules
command-rules-text = Read the rules of a game

## Opening a table

play-which = Which game shall it be?
# $min, $max (number): how many may play
play-players = { $min }–{ $max } players
play-opened = The table is open. Everyone here can join now.
play-without-pictures = I may not attach files in this channel, so we play without pictures.
play-to-table = To the table
play-thread = Play in a thread
# $thread (text): a link to it
play-opened-thread = The table is open in { $thread }.

## Lobby

# $taken, $min, $max (number): seats
lobby-seats = At the table: { $taken } of { $min }–{ $max }
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] One more player is needed.
   *[other] { $count } more players are needed.
  } The computer may take a seat, too.
lobby-ready = Ready when you are.
lobby-opener = opened the table
lobby-dms-on = ✉️ direct messages
lobby-dms-closed = ✉️ closed, plays here
lobby-join = Join
lobby-leave = Leave
lobby-start = Start
lobby-add-computer = Add computer
lobby-remove-computer = Remove computer
lobby-dms = Direct messages
option-on = on
option-off = off

pace-title = Time to act
pace-none = no limit
pace-second = { $count } seconds
pace-minute = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
pace-hour = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
pace-day = { $count ->
    [one] 1 day
   *[other] { $count } days
  }

## The table

table-hand = My hand
table-watch = Watch
table-rules = Rules
table-more = More
table-back = I'm back
table-go-on = It goes on below
table-shown = The table is at the bottom of the channel again.
table-stopped = This table was ended.
table-paused = ⏸️ The table is paused.
table-left = You have left. The computer plays on for you; come back whenever you like.
table-is-back = Welcome back, the seat is yours again.
# $names (text): who has to act
table-awaits = ⏳ Waiting for { $names }
# $when (text): a relative time
table-deadline = The computer plays for them { $when }.
# $names (text), $count (number): how many they are
table-stand-in = 💤 The computer plays for { $names }.
table-watchers = 👀 { $count ->
    [one] One person follows
   *[other] { $count } people follow
  } this table.

hand-may-change = You can change your mind until everyone is ready.
hand-nothing-to-do = There is nothing for you to do right now.

desk-show = Post the table anew
desk-leave = Leave the game
desk-stop = End the table

## Watching

watch-follow = Follow by direct message
watch-unfollow = Stop following
watch-following = You get a live copy of the table by direct message, and the whole story at the end.
# $channel (text): a link to it
watch-copied = A live copy of the table stands in { $channel } now.
watch-unfollowed = You don't follow this table any more.

## Direct messages

letters-on = I'll write to you whenever it's your turn.
letters-off = I'll write to you no more. You play with the buttons at the table.
# $game (text), $where (text): server and channel
letter-heading = { $game } · { $where }
letter-to-table = To the table
letter-over = That moment has passed. { $where }

## The end

# $names (text), $count (number): how many they are
result-winners = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
  }
result-team-won = You have won together!
result-team-lost = You have lost together.
result-again = Rematch
result-record = Record
record-text = Every step of the match, with all that was secret.
# $digest (text): 64 hexadecimal digits
fair-promise = 🎲 Fair dice: SHA-256 of the secret seed is `{ $digest }`
# $seed (text): 64 hexadecimal digits
fair-seed = 🎲 The seed was `{ $seed }`

## Rules

rules-pages = Turn to …

## Refusals

refused-already-seated = You are at this table already.
refused-bad-option = That choice is not on offer.
refused-blocked = A moderator has blocked you from this server's tables.
refused-channel-busy = There is a table in this channel already.
refused-copy-not-allowed = You may not write in that channel.
refused-here-already = The seat is yours, you are here.
refused-left-already = You have left already.
refused-no-computer = There is no computer at this table.
refused-no-such-page = These rules have no such page.
refused-no-such-table = I don't know that table any more.
refused-no-table-here = There is no table in this channel. Open one with /play.
refused-no-threads-here = There can be no threads here.
refused-not-in-a-server = Tables stand in the channels of a server.
refused-not-lobby = The game has begun already.
refused-not-on-offer = That can't be done right now.
refused-not-over = The game is not over yet.
refused-not-playing = The game has not begun yet.
refused-not-seated = You don't sit at this table. Press Watch to see how it goes.
refused-not-your-turn = It's not your turn.
# $seats, $min, $max (number)
refused-options-seats = This game takes { $min } to { $max } players, you are { $seats }.
refused-over-already = This table is over.
refused-paused = The table is paused.
# $rights (text): Discord's names of them
refused-rights-missing = I lack rights in this channel: { $rights }. Please ask somebody who may change them.
refused-seated-cannot-follow = You sit at this table; you see it with My hand.
refused-stale = That moment has passed. This is how things stand now.
refused-stop-not-allowed = Only who opened the table, and moderators, may end it.
refused-table-full = All seats are taken.
refused-unknown-control = I don't know that button any more. Please use the newest message.
refused-unknown-game = I don't know that game.
# $reference (text): what the log has it by
fault = Something went wrong on my side. Nothing is lost; please try again. (Reference { $reference })
