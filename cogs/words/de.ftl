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
menu-choose = Wähle …

desk-show = Tisch neu zeigen
desk-leave = Spiel verlassen
desk-stop = Tisch beenden
desk-stop-sure = Den Tisch für alle beenden? Das Spiel kann danach nicht weitergehen.

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

## Uhren und Leute: rund um die Partie

# $names (text): who wishes
table-pause-wished = ⏸️ Wünscht sich eine Pause: { $names }. Sie beginnt, wenn alle Anwesenden zustimmen (Mehr).
# $name (text): whose seat
table-take = Für { $name } weiterspielen
# $table (text): its number, for whoever repairs it
table-broken = 🧯 Dieser Tisch lässt sich gerade nicht lesen. Nichts davon wird gelöscht, und wer diesen Bot betreibt, kann ihn reparieren (Tisch { $table }). Seine Uhr steht. Mit Mehr oder /tisch beenden lässt er sich beenden.
# $names (text): mentions, $when (text): a relative time
reminder = ⏰ { $names }: Der Tisch wartet auf euch. Der Computer springt { $when } ein.
# $when (text): a relative time, $where (text): server and channel
letter-reminder = ⏰ Ein Tisch wartet auf dich. Der Computer springt { $when } für dich ein. { $where }
# $name (text): whose time was up
log-by-clock = ⏰ Die Zeit war um: Der Computer hat für { $name } gespielt.
by-person = von Hand
by-computer = vom Computer
by-clock = von der Uhr
seat-taken = Der Platz gehört dir. Viel Spaß!
somebody = jemand

ended-stopped = Dieser Tisch wurde beendet.
ended-expired = Hier hat lange niemand gespielt, darum ist dieser Tisch geschlossen. Eröffne einen neuen mit /spielen.
ended-deserted = Alle sind aufgestanden, darum ist dieser Tisch geschlossen.
ended-moderator = Die Moderation hat diesen Tisch geschlossen.
ended-channel-gone = Den Kanal dieses Tisches gibt es nicht mehr, und damit auch den Tisch nicht.
ended-server-gone = Ich bin nicht mehr auf dem Server dieses Tisches, darum ist er vorbei.

desk-pause = Ich möchte eine Pause
desk-no-pause = Doch keine Pause
desk-go-on = Von mir aus geht’s weiter
desk-pause-now = Jetzt Pause
desk-go-on-now = Jetzt weiter

## Zeilen im Verlauf des Tisches. $name (text): whom it is about, $other (text): who did it, or took their place

note-left = 🚪 { $name } ist aufgestanden; der Computer spielt weiter.
note-back = 👋 { $name } ist zurück.
note-away = 💤 { $name } ist nicht da; der Computer spielt so lange weiter.
note-gone = 🚪 { $name } ist nicht mehr auf diesem Server; der Computer spielt weiter.
note-taken = 🪑 { $other } hat den Platz von { $name } übernommen.
note-replaced = 🪑 { $other } spielt für { $name } weiter.
note-removed = 🪑 { $name } wurde vom Tisch genommen.
note-moderated = 🛡️ Das hat { $other } von der Moderation entschieden.
note-paused = ⏸️ Alle sind sich einig: Pause.
note-resumed = ▶️ Es geht weiter.
note-mod-paused = 🛡️ { $other } von der Moderation hat das Spiel angehalten.
note-mod-resumed = 🛡️ { $other } von der Moderation lässt das Spiel weitergehen.
note-stopped = 🛑 { $other } hat den Tisch beendet.
note-broken = 🧯 Der Tisch ließ sich nicht lesen und wurde beiseitegelegt.
note-mended = 🧰 Der Tisch lässt sich wieder lesen; es geht weiter.

## Warum ein Kanal seinen Tisch nicht zeigt

# $rights (text): Discord's names of them
held-rights = ⚠️ Ich kann den Tisch in seinem Kanal nicht zeigen: Mir fehlt { $rights }. Solange steht die Uhr; du kannst hier weiterspielen, und der Tisch kommt zurück, sobald ich darf.
held-locked = ⚠️ Ich kann den Tisch nicht zeigen: Sein Thread ist gesperrt. Solange steht die Uhr; du kannst hier weiterspielen.
held-unreachable = ⚠️ Ich komme gerade nicht an den Kanal dieses Tisches. Solange steht die Uhr; du kannst hier weiterspielen.
held-fault = ⚠️ Beim Zeigen dieses Tisches stimmt etwas nicht; es steht in meinem Protokoll. Solange steht die Uhr; du kannst hier weiterspielen.

## Moderation

command-moderate = moderation
command-moderate-person = person
command-moderate-person-text = Um wen es geht
command-moderate-replace = ersetzen
command-moderate-replace-text = Einen Platz jemand anderem geben
command-moderate-by = durch
command-moderate-by-text = Wer weiterspielt; ohne Angabe der Computer
command-moderate-remove = entfernen
command-moderate-remove-text = Jemanden vom Tisch dieses Kanals nehmen
command-moderate-pause = pause
command-moderate-pause-text = Den Tisch dieses Kanals anhalten
command-moderate-resume = weiter
command-moderate-resume-text = Den Tisch dieses Kanals weitergehen lassen
command-moderate-stop = beenden
command-moderate-stop-text = Den Tisch dieses Kanals beenden
command-moderate-block = ausschließen
command-moderate-block-text = Jemanden von allen Tischen dieses Servers ausschließen
command-moderate-unblock = zulassen
command-moderate-unblock-text = Jemanden wieder an die Tische lassen
moderate-done = Erledigt. Im Verlauf des Tisches lesen es alle.
# $name (text)
moderate-blocked = { $name } kann an den Tischen dieses Servers nicht mehr mitspielen.
moderate-unblocked = { $name } darf an den Tischen dieses Servers wieder mitspielen.

## Einstellungen

command-settings = einstellungen
command-settings-text = Deine Direktnachrichten und die Tische deines Servers
settings-title = Einstellungen
settings-dms-on = ✉️ Ich schreibe dir, sobald du dran bist.
settings-dms-off = Du bekommst keine Direktnachrichten; du spielst mit den Knöpfen am Tisch.
settings-dms-closed = ✉️ Du möchtest Direktnachrichten, aber Discord lässt mich dir nicht schreiben. Öffne sie für diesen Server und schalte sie dann noch einmal ein.
settings-dms-switch-on = Direktnachrichten einschalten
settings-dms-switch-off = Direktnachrichten ausschalten
settings-server = **Neue Tische auf diesem Server**
settings-language = Sprache der Tische
settings-language-auto = Sprache: wie bei Discord für diesen Server
language-en = Sprache: English (Englisch)
language-de = Sprache: Deutsch

## Datenschutz

command-privacy = datenschutz
command-privacy-text = Sehen oder löschen, was über dich gespeichert ist
privacy-title = Was ich über dich speichere
privacy-text = Deine Discord-Kennung und deinen Namen an den Tischen, an denen du gespielt hast, deine Züge und Ergebnisse dort, die Tische, denen du folgst, und ob du Direktnachrichten möchtest. Nichts von dem, was du in Kanälen schreibst.
privacy-export = Zeig mir alles
privacy-exported = Alles, was über dich gespeichert ist:
privacy-erase = Löschen
privacy-erase-text = Du verlässt alle laufenden Tische endgültig, und an allen anderen wird dein Name zu „jemand“. Die Wertung verliert deine Partien. Nachrichten, die schon in Discord stehen, bleiben, wie sie sind, und ein Ausschluss durch die Moderation bleibt auch. Das lässt sich nicht rückgängig machen.
privacy-erase-now = Alles löschen
privacy-erased = Erledigt. Von dir ist hier nichts mehr da.

## Statistik

command-stats = statistik
command-stats-text = Wie es den Leuten hier in den Spielen ergeht
stats-own = Wie es dir auf diesem Server ergeht
stats-none = Noch keine Partie von mindestens zwei Leuten ist zu Ende gespielt.
# $points (text)
stats-points = { $points } Punkte
# $matches, $wins (number)
stats-figures = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
  }, { $wins ->
    [one] 1 Sieg
   *[other] { $wins } Siege
  }
stats-how = Alle beginnen bei 1000 Punkten; ein Sieg gegen Starke zählt mehr. Computer zählen nicht mit.

## Absagen

refused-broken = Dieser Tisch lässt sich gerade nicht lesen; verloren ist nichts davon. In seinem Kanal steht mehr.
refused-closing = Ich werde gleich neu gestartet. Bitte eröffne den Tisch in einer Minute.
refused-computer-already = Dort spielt schon der Computer.
refused-no-bots = Bots können hier nicht mitspielen.
refused-no-such-seat = Diesen Platz gibt es nicht.
refused-not-a-manager = Das kann nur wählen, wer den Server verwalten darf.
refused-not-a-moderator = Das kann nur die Moderation.
refused-not-at-this-table = Sitzt nicht an diesem Tisch.
refused-not-blocked = Ist gar nicht ausgeschlossen.
refused-not-here = Gerade spielt der Computer für dich. Drück erst auf Ich bin zurück.
refused-not-paused = Der Tisch macht gar keine Pause.
refused-paused-already = Der Tisch macht schon Pause.
refused-sat-elsewhere = Du hast eine andere Hand dieser Partie gesehen, darum kannst du diesen Platz nicht nehmen.
refused-seat-not-open = Dieser Platz ist nicht (mehr) frei.
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
refused-no-record = Das Spiel wurde vorzeitig beendet, darum gibt es keine Mitschrift.
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
refused-stale-table = Dieser Moment ist vorbei. Der Tisch zeigt, wie es jetzt steht.
refused-stop-not-allowed = Beenden darf nur, wer den Tisch eröffnet hat, und die Moderation.
refused-table-full = Alle Plätze sind besetzt.
refused-unknown-control = Diesen Knopf kenne ich nicht mehr. Bitte nimm die neueste Nachricht.
refused-unknown-game = Dieses Spiel kenne ich nicht.
# $reference (text): what the log has it by
fault = Bei mir ist etwas schiefgegangen. Nichts ist verloren; bitte versuch es noch einmal. (Kennung { $reference })
fault-of-discord = Discord hat das gerade nicht angenommen. Nichts ist verloren; bitte versuch es gleich noch einmal.
