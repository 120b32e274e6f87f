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
menu-choose = Choose …

desk-show = Post the table anew
desk-leave = Leave the game
desk-stop = End the table
desk-stop-sure = End this table for everybody? The game can't go on after that.

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

## Clocks and people: around the match

# $names (text): who wishes
table-pause-wished = ⏸️ Wishing for a pause: { $names }. It begins when everybody present agrees (More).
# $name (text): whose seat
table-take = Take { $name }'s seat
# $table (text): its number, for whoever repairs it
table-broken = 🧯 This table can't be read at the moment. Nothing of it is deleted, and whoever runs this bot can repair it (table { $table }). Its clock stands still. With More, or /table stop, it can be ended.
# $names (text): mentions, $when (text): a relative time
reminder = ⏰ { $names }: the table waits for you. The computer plays for you { $when }.
# $when (text): a relative time, $where (text): server and channel
letter-reminder = ⏰ A table waits for you. The computer plays for you { $when }. { $where }
# $name (text): whose time was up
log-by-clock = ⏰ Time was up: the computer played for { $name }.
by-person = by hand
by-computer = by the computer
by-clock = by the clock
seat-taken = The seat is yours. Have fun!
somebody = somebody

ended-stopped = This table was ended.
ended-expired = Nobody has played here for long, so this table was closed. Open a new one with /play.
ended-deserted = Everybody has left, so this table is closed.
ended-moderator = A moderator has closed this table.
ended-channel-gone = The channel of this table is gone, and with it the table.
ended-server-gone = I am not in this table's server any more, and so the table is over.

desk-pause = I'd like a pause
desk-no-pause = No pause after all
desk-go-on = I'm ready to go on
desk-pause-now = Pause now
desk-go-on-now = Go on now

## Notes in the table's log. $name (text): whom it is about, $other (text): who did it, or took their place

note-left = 🚪 { $name } left; the computer plays on.
note-back = 👋 { $name } is back.
note-away = 💤 { $name } is away; the computer plays on until they are back.
note-gone = 🚪 { $name } is not in this server any more; the computer plays on.
note-taken = 🪑 { $other } took { $name }'s seat.
note-replaced = 🪑 { $other } plays on for { $name }.
note-removed = 🪑 { $name } was taken off the table.
note-moderated = 🛡️ { $other } decided that as a moderator.
note-paused = ⏸️ Everybody agreed on a pause.
note-resumed = ▶️ The game goes on.
note-mod-paused = 🛡️ { $other } paused the game as a moderator.
note-mod-resumed = 🛡️ { $other } let the game go on as a moderator.
note-stopped = 🛑 { $other } ended the table.
note-broken = 🧯 The table could not be read and was put aside.
note-mended = 🧰 The table can be read again; it goes on.

## Why a channel does not show its table

# $rights (text): Discord's names of them
held-rights = ⚠️ I can't show this table in its channel: I lack { $rights }. The clock stands still meanwhile; you can play on here, and the table comes back once I may.
held-locked = ⚠️ I can't show this table: its thread is locked. The clock stands still meanwhile; you can play on here.
held-unreachable = ⚠️ I can't reach this table's channel at the moment. The clock stands still meanwhile; you can play on here.
held-fault = ⚠️ Something is wrong with showing this table, and it is in my log. The clock stands still meanwhile; you can play on here.

## Moderation

command-moderate = moderate
command-moderate-person = person
command-moderate-person-text = Who it is about
command-moderate-replace = replace
command-moderate-replace-text = Give somebody's seat to another person
command-moderate-by = by
command-moderate-by-text = Who plays on; without, the computer does
command-moderate-remove = remove
command-moderate-remove-text = Take somebody off this channel's table
command-moderate-pause = pause
command-moderate-pause-text = Pause this channel's table
command-moderate-resume = resume
command-moderate-resume-text = Let this channel's table go on
command-moderate-stop = stop
command-moderate-stop-text = End this channel's table
command-moderate-block = block
command-moderate-block-text = Keep somebody from all tables of this server
command-moderate-unblock = unblock
command-moderate-unblock-text = Let somebody back to the tables
moderate-done = Done. The table's log tells it to everybody.
# $name (text)
moderate-blocked = { $name } can't play at this server's tables any more.
moderate-unblocked = { $name } may play at this server's tables again.

## Settings

command-settings = settings
command-settings-text = Your direct messages, and your server's tables
settings-title = Settings
settings-dms-on = ✉️ I write to you whenever it's your turn.
settings-dms-off = You get no direct messages; you play with the buttons at the table.
settings-dms-closed = ✉️ You want direct messages, but Discord does not let me write to you. Open them for this server, then switch them on again.
settings-dms-switch-on = Switch direct messages on
settings-dms-switch-off = Switch direct messages off
settings-server = **This server's new tables**
settings-language = Language of the tables
settings-language-auto = Language: as Discord has it for this server
language-en = Language: English
language-de = Language: Deutsch (German)

## Privacy

command-privacy = privacy
command-privacy-text = See or erase what is kept about you
privacy-title = What I keep about you
privacy-text = Your Discord id and name at the tables you played at, your moves and results there, the tables you follow, and whether you want direct messages. Nothing of what you write in channels.
privacy-export = Show me all of it
privacy-exported = All that is kept about you:
privacy-erase = Erase it
privacy-erase-text = You leave all running tables for good, and at all others your name becomes “somebody”. Ratings lose your matches. Messages already in Discord stay as they are, and so does a moderator's block. This can't be undone.
privacy-erase-now = Erase everything
privacy-erased = Done. Nothing of you is left here.

## Stats

command-stats = stats
command-stats-text = How people here fare in the games
stats-own = How you fare in this server
stats-none = No match of two or more people has been finished yet.
# $points (text)
stats-points = { $points } points
# $matches, $wins (number)
stats-figures = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
  }, { $wins ->
    [one] 1 win
   *[other] { $wins } wins
  }
stats-how = 1000 points is where everybody begins; a win against strong players counts more. Computers don't count.

## Refusals

refused-broken = This table can't be read at the moment; nothing of it is lost. Its channel says more.
refused-closing = I am about to be restarted. Please open the table in a minute.
refused-computer-already = The computer plays there already.
refused-no-bots = Bots can't play here.
refused-no-such-seat = There is no such seat.
refused-not-a-manager = Only those who may manage the server can choose that.
refused-not-a-moderator = Only moderators can do that.
refused-not-at-this-table = They don't sit at this table.
refused-not-blocked = They are not blocked.
refused-not-here = The computer plays for you at the moment. Press I'm back first.
refused-not-paused = The table is not paused.
refused-paused-already = The table is paused already.
refused-sat-elsewhere = You have seen another hand of this match, so you can't take this seat.
refused-seat-not-open = That seat is not free (any more).
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
refused-no-record = The game was ended early, so there is no record of it.
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
refused-stale-table = That moment has passed. The table shows how things stand now.
refused-stop-not-allowed = Only who opened the table, and moderators, may end it.
refused-table-full = All seats are taken.
refused-unknown-control = I don't know that button any more. Please use the newest message.
refused-unknown-game = I don't know that game.
# $reference (text): what the log has it by
fault = Something went wrong on my side. Nothing is lost; please try again. (Reference { $reference })
fault-of-discord = Discord did not take that just now. Nothing is lost; please try again in a moment.
