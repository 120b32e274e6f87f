## Befehle. Namen klein und ohne Leerzeichen.

command-play = spielen
command-play-text = Einen Tisch in diesem Kanal eröffnen
command-play-game = spiel
command-play-game-text = Welches Spiel es sein soll
command-table = tisch
command-table-show = zeigen
command-table-show-text = Den Tisch dieses Kanals neu zeigen
command-table-stop = beenden
command-table-stop-text = Den Tisch dieses Kanals beenden
command-watch = zuschauen
command-watch-text = Beim Tisch dieses Kanals zuschauen
command-watch-channel = kanal
command-watch-channel-text = Wo der Tisch laufend mitgezeigt werden soll, für alle dort
command-rules = regeln
command-rules-text = Die Regeln eines Spiels lesen

## Einen Tisch eröffnen

play-which = Welches Spiel soll es sein?
# $min, $max (number): how many may play
play-players = { $min }–{ $max } Personen
play-opened = Der Tisch ist eröffnet. Alle hier können jetzt mitspielen.
play-without-pictures = Ich darf in diesem Kanal keine Dateien anhängen, also spielen wir ohne Bilder.
play-to-table = Zum Tisch
play-thread = In einem Thread spielen
# $thread (text): a link to it
play-opened-thread = Der Tisch ist in { $thread } eröffnet.

## Lobby

# $taken, $min, $max (number): seats
lobby-seats = Am Tisch: { $taken } von { $min }–{ $max }
# $count (number): how many players are missing
lobby-missing = { $count ->
    [one] Es fehlt noch eine Person.
   *[other] Es fehlen noch { $count } Personen.
  } Auch der Computer kann mitspielen.
lobby-ready = Es kann losgehen.
lobby-opener = hat den Tisch eröffnet
lobby-dms-on = ✉️ Direktnachrichten
lobby-dms-closed = ✉️ geschlossen, spielt hier
lobby-join = Mitspielen
lobby-leave = Aufstehen
lobby-start = Los geht’s
lobby-add-computer = Computer dazu
lobby-remove-computer = Computer weg
lobby-dms = Direktnachrichten
option-on = an
option-off = aus

pace-title = Bedenkzeit
pace-none = unbegrenzt
pace-second = { $count } Sekunden
pace-minute = { $count ->
    [one] 1 Minute
   *[other] { $count } Minuten
  }
pace-hour = { $count ->
    [one] 1 Stunde
   *[other] { $count } Stunden
  }
pace-day = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
  }

## Der Tisch

table-hand = Meine Hand
table-watch = Zuschauen
table-rules = Regeln
table-more = Mehr
table-back = Ich bin zurück
table-go-on = Weiter geht’s unten
table-shown = Der Tisch steht wieder unten im Kanal.
table-stopped = Dieser Tisch wurde beendet.
table-paused = ⏸️ Der Tisch macht Pause.
table-left = Du bist aufgestanden. Der Computer spielt für dich weiter; komm zurück, wann du magst.
table-is-back = Willkommen zurück, der Platz gehört wieder dir.
# $names (text): who has to act
table-awaits = ⏳ Am Zug: { $names }
# $when (text): a relative time
table-deadline = Der Computer springt { $when } ein.
# $names (text), $count (number): how many they are
table-stand-in = 💤 Für { $names } spielt der Computer.
table-watchers = 👀 { $count ->
    [one] Eine Person schaut
   *[other] { $count } Personen schauen
  } bei diesem Tisch zu.

hand-may-change = Bis alle so weit sind, kannst du es dir anders überlegen.
hand-nothing-to-do = Im Moment gibt es für dich nichts zu tun.

desk-show = Tisch neu zeigen
desk-leave = Spiel verlassen
desk-stop = Tisch beenden

## Zuschauen

watch-follow = Per Direktnachricht folgen
watch-unfollow = Nicht mehr folgen
watch-following = Du bekommst den Tisch laufend als Direktnachricht, und am Ende die ganze Geschichte.
# $channel (text): a link to it
watch-copied = Der Tisch wird jetzt laufend in { $channel } mitgezeigt.
watch-unfollowed = Du folgst diesem Tisch nicht mehr.

## Direktnachrichten

letters-on = Ich schreibe dir, sobald du dran bist.
letters-off = Ich schreibe dir nicht mehr. Du spielst mit den Knöpfen am Tisch.
# $game (text), $where (text): server and channel
letter-heading = { $game } · { $where }
letter-to-table = Zum Tisch
letter-over = Dieser Moment ist vorbei. { $where }

## Das Ende

# $names (text), $count (number): how many they are
result-winners = { $count ->
    [one] { $names } gewinnt!
   *[other] { $names } gewinnen!
  }
result-team-won = Ihr habt gemeinsam gewonnen!
result-team-lost = Ihr habt gemeinsam verloren.
result-again = Noch einmal
result-record = Mitschrift
record-text = Jeder Schritt der Partie, mit allem, was geheim war.
# $digest (text): 64 hexadecimal digits
fair-promise = 🎲 Ehrlicher Zufall: SHA-256 des geheimen Startwerts ist `{ $digest }`
# $seed (text): 64 hexadecimal digits
fair-seed = 🎲 Der Startwert war `{ $seed }`

## Regeln

rules-pages = Blättern zu …

## Absagen

refused-already-seated = Du sitzt schon an diesem Tisch.
refused-bad-option = Das steht nicht zur Wahl.
refused-blocked = Die Moderation hat dich von den Tischen dieses Servers ausgeschlossen.
refused-channel-busy = In diesem Kanal steht schon ein Tisch.
refused-copy-not-allowed = In diesem Kanal darfst du nicht schreiben.
refused-here-already = Der Platz gehört dir, du bist da.
refused-left-already = Du bist schon aufgestanden.
refused-no-computer = An diesem Tisch sitzt kein Computer.
refused-no-such-page = Diese Seite gibt es in den Regeln nicht.
refused-no-such-table = Diesen Tisch kenne ich nicht mehr.
refused-no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit /spielen.
refused-no-threads-here = Hier kann es keine Threads geben.
refused-not-in-a-server = Tische stehen in den Kanälen eines Servers.
refused-not-lobby = Das Spiel hat schon begonnen.
refused-not-on-offer = Das geht gerade nicht.
refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-not-playing = Das Spiel hat noch nicht begonnen.
refused-not-seated = Du sitzt nicht an diesem Tisch. Mit Zuschauen siehst du, wie es läuft.
refused-not-your-turn = Du bist nicht dran.
# $seats, $min, $max (number)
refused-options-seats = Dieses Spiel geht mit { $min } bis { $max } Personen, ihr seid { $seats }.
refused-over-already = Dieser Tisch ist vorbei.
refused-paused = Der Tisch macht Pause.
# $rights (text): Discord's names of them
refused-rights-missing = In diesem Kanal fehlen mir Rechte: { $rights }. Bitte frag jemanden, der sie ändern darf.
refused-seated-cannot-follow = Du sitzt an diesem Tisch; mit Meine Hand siehst du ihn.
refused-stale = Dieser Moment ist vorbei. So steht es jetzt.
refused-stop-not-allowed = Beenden darf nur, wer den Tisch eröffnet hat, und die Moderation.
refused-table-full = Alle Plätze sind besetzt.
refused-unknown-control = Diesen Knopf kenne ich nicht mehr. Bitte nimm die neueste Nachricht.
refused-unknown-game = Dieses Spiel kenne ich nicht.
# $reference (text): what the log has it by
fault = Bei mir ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal. (Kennung { $reference })
