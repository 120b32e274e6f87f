## Rette sich, wer kann!

rette-sich-name = Rette sich, wer kann!
rette-sich-pitch = Zieh deine Schlümpfe von Tür zu Tür. Ist Gargamel frei, dann lauf: Ein Haus fehlt immer.
rette-sich-option-two-players = Zu zweit
rette-sich-option-two-players-full = sieben Häuser, je vier Schlümpfe
rette-sich-option-two-players-short = drei Häuser, je zwei Schlümpfe
rette-sich-option-forks = Spielplan mit Abzweigungen
# $name (text), $score (number): rounds that the last of their Smurfs came through, $place (number)
rette-sich-total = { $place }. { $name } · { $score ->
    [0] in der ersten Runde erwischt
    [one] eine Runde überstanden
   *[other] { $score } Runden überstanden
  }

## Was gerade geschieht

# $round (number)
rette-sich-part-placing = Such dir einen guten Platz!
rette-sich-part-calm = Runde { $round } · alles ruhig
rette-sich-part-race = Runde { $round } · Gargamel ist frei!

# All of them: $name (text), $die (number), $smurf, $smurfs (number), $doors, $outside (number): open houses
# and Smurfs out of doors, $race ("yes" or "no")
rette-sich-task-place = { $name } stellt Schlumpf { $smurf } von { $smurfs } auf ein beliebiges Feld.
rette-sich-task-roll = { $race ->
    [yes] { $name } würfelt. { $outside } Schlümpfe sind draußen, { $doors ->
        [one] ein Haus ist offen
       *[other] { $doors } Häuser sind offen
      }.
   *[no] { $name } würfelt.
  }
rette-sich-task-move = { $name } hat 🎲 **{ $die }** gewürfelt. Welcher Schlumpf zieht?
rette-sich-task-enter = { $name } hat mehrere Schlümpfe vor einer Tür. Welcher geht hinein?
rette-sich-task-remove = Kein Haus für einen Schlumpf von { $name }: Er scheidet aus und nimmt ein Haus mit. Welches?

# $name (text), $news (text): marks with their rolls
rette-sich-since = Seit dem letzten Zug von { $name }: { $news }
rette-sich-since-you = Seit deinem letzten Zug: { $news }

## Fragen und Antworten

rette-sich-ask-place = Welches Stück des Wegs?
rette-sich-ask-square = Welches Feld?
rette-sich-ask-roll = Willst du würfeln?
rette-sich-ask-move = Welcher Schlumpf zieht?
rette-sich-ask-enter = Welcher Schlumpf geht hinein?
rette-sich-ask-remove = Welches Haus kommt weg?
rette-sich-roll = Würfeln
# $house (text): its number
rette-sich-house = Haus { $house }

## Der Tisch in Worten

# $left, $pieces (number)
rette-sich-lair = { $left ->
    [0] 🧙 Gargamel ist frei!
    [one] 🧙 Gargamels Versteck: noch ein Teil von { $pieces }
   *[other] 🧙 Gargamels Versteck: noch { $left } von { $pieces } Teilen
  }
# $house (number), $square (text): the number of its arrow square, $mark (text): of the seat
rette-sich-house-open = { $house } offen (Feld { $square })
rette-sich-house-taken = { $house } besetzt { $mark }
rette-sich-house-gone = { $house } weg
rette-sich-at-square = Feld { $square }
rette-sich-at-waiting = noch nicht aufgestellt
rette-sich-at-lost = ausgeschieden
# $name (text), $die (number)
rette-sich-rolled = { $name } hat 🎲 { $die } gewürfelt
# $walks (text): marks with squares
rette-sich-walked = 👣 { $walks }
rette-sich-gargamel = Gargamel

## Das Protokoll

rette-sich-told-youngest-drawn = { $name } ist am jüngsten und beginnt jede Runde.
rette-sich-told-smurf-placed = { $name } stellt einen Schlumpf auf { $to }.
rette-sich-told-round-begun = Runde { $round }: { $name } beginnt.
rette-sich-told-smurf-moved = { $name } 🎲 { $die }: { $from } → { $to }
rette-sich-told-smurf-reached = { $name } 🎲 { $die }: { $from } → 🏠 hinein in Haus { $house }!
rette-sich-told-smurf-entered = { $name } stand vor der Tür: 🏠 hinein in Haus { $house }!
# $lair (number): pieces left
rette-sich-told-lair-opened = { $name } 🎲 Gargamel! { $lair ->
    [0] Das letzte Teil des Verstecks ist weg.
    [one] Ein Teil des Verstecks ist noch da.
   *[other] { $lair } Teile des Verstecks sind noch da.
  }
rette-sich-told-gargamel-freed = 🧙 **Gargamel ist frei. Rette sich, wer kann!**
rette-sich-told-turn-lost = { $name } 🎲 Gargamel: kein Schritt.
rette-sich-told-smurf-eliminated = 💨 Ein Schlumpf von { $name } auf { $to } findet kein Haus und scheidet aus.
rette-sich-told-player-eliminated = { $name } hat keinen Schlumpf mehr.
rette-sich-told-house-removed = { $name } nimmt Haus { $house } weg.
rette-sich-told-game-ended = 👑 { $name } ist der Große Schlumpf!
