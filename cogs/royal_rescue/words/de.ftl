## Royal Rescue

royal-rescue-name = Royal Rescue
royal-rescue-pitch = Befreit gemeinsam das Königspaar: Stellt Armeen auf, besiegt Umbars Diener und Umbar selbst und öffnet den Kerker.
royal-rescue-option-armed-mission = Quest 1: Bewaffnete Mission
royal-rescue-option-dark-power = Quest 2: Dunkle Macht
royal-rescue-option-cursed-dungeon = Quest 3: Verfluchter Kerker
royal-rescue-option-pooled-militias = Milizen aus allen Resten zusammen
# The line under the verdict; $score (number): cards left
royal-rescue-total = 👑 Karten übrig: { $score }

## Names

royal-rescue-rank-j = B
royal-rescue-rank-q = D
royal-rescue-rank-k = K
royal-rescue-rank-a = A
royal-rescue-rank-joker = Joker
royal-rescue-or = { $first } oder { $second }
royal-rescue-imagined = Gedachte Armee
royal-rescue-people = Volk
royal-rescue-umbar = Umbar
royal-rescue-army = Armee { $number }
royal-rescue-militia = Miliz { $number }
royal-rescue-of-value = { $value }er
royal-rescue-officer-of = Offizier: { $unit }
royal-rescue-count-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
royal-rescue-count-dice = { $count ->
    [one] 1 Würfel
   *[other] { $count } Würfel
  }
royal-rescue-count-sixes = { $count ->
    [one] 1 Sechs
   *[other] { $count } Sechsen
  }
royal-rescue-count-weapons = { $count ->
    [0] keine Waffen
    [one] 1 Waffe
   *[other] { $count } Waffen
  }
royal-rescue-bonus-officer = Offizier
royal-rescue-bonus-weapon = Waffe
royal-rescue-bonus-impact = Wucht
royal-rescue-bonus-weakness = Schwäche
royal-rescue-tool-suit = Farbe

## Effects of the situation cards: a name, and what it does

royal-rescue-effect-hero = Held
royal-rescue-does-hero = in jedem Angriff ein Würfel mehr
royal-rescue-effect-curse = Fluch
royal-rescue-does-curse = in jedem Angriff ein Würfel weniger
royal-rescue-effect-servants-up = Diener +1
royal-rescue-does-servants-up = jeder Diener ist um 1 stärker
royal-rescue-effect-bottleneck = Engpass
royal-rescue-does-bottleneck = jede Armee würfelt mit einem Würfel weniger
royal-rescue-effect-locksmith = Schlosser
royal-rescue-does-locksmith = der Offizier geht zuletzt verloren; im Kerker bleibt er und ändert ein Ergebnis um bis zu 2, einmal je Karte
royal-rescue-effect-leaderless = Führungslos
royal-rescue-does-leaderless = der Offizier gibt keine +2 und fällt trotzdem zuerst
royal-rescue-effect-discipline = Disziplin
royal-rescue-does-discipline = Offiziere gehen zuletzt verloren
royal-rescue-effect-fog = Nebel
royal-rescue-does-fog = kein Offizier gibt +2
royal-rescue-effect-picklock = Dietrich
royal-rescue-does-picklock = im Kerker bleibt eine Waffe und ändert ein Ergebnis um 1, einmal je Karte
royal-rescue-effect-blunt = Stumpf
royal-rescue-does-blunt = die Waffen der Armee geben keine +1
royal-rescue-effect-rust = Rost
royal-rescue-does-rust = keine Waffe gibt +1
royal-rescue-effect-traitors-down = Verräter −1
royal-rescue-does-traitors-down = verräterische Diener sind um 1 schwächer
royal-rescue-effect-reach = Reichweite
royal-rescue-does-reach = darf den Diener auf dem zweiten Platz angreifen; dann zählt kein Doppel
royal-rescue-effect-short-arms = Kurze Arme
royal-rescue-does-short-arms = gegen Umbar genau ein Würfel
royal-rescue-effect-exhausted = Erschöpft
royal-rescue-does-exhausted = gegen Umbar würfelt jede Armee mit einem Würfel weniger
royal-rescue-effect-long-whip = Lange Peitsche
royal-rescue-does-long-whip = die Feuerpeitsche nimmt 2 Karten mehr
royal-rescue-effect-brave = Tapfer
royal-rescue-does-brave = der erste Fehlschlag kostet nichts
royal-rescue-effect-panic = Panik
royal-rescue-does-panic = jeder Fehlschlag kostet auch eine Karte des Volks
royal-rescue-effect-good-spirits = Guter Mut
royal-rescue-does-good-spirits = der erste Fehlschlag jeder Armee kostet stattdessen eine Karte des Volks
royal-rescue-effect-fear = Angst
royal-rescue-does-fear = fünf Karten des Volks fliehen sofort
royal-rescue-effect-impact = Wucht
royal-rescue-does-impact = in jedem Angriff +1 auf einen Würfel, auch zu einem anderen Bonus dazu
royal-rescue-effect-weakness = Schwäche
royal-rescue-does-weakness = −1 auf den höchsten Würfel
royal-rescue-effect-discord = Zerstritten
royal-rescue-does-discord = der erste Fehlschlag jeder Armee kostet eine Karte mehr
royal-rescue-effect-dark-force = Finstere Kraft
royal-rescue-does-dark-force = Umbar beginnt mit 2 Sechsen mehr
royal-rescue-effect-luck = Glück
royal-rescue-does-luck = ein Würfel wird neu geworfen, einmal je Angriff
royal-rescue-effect-desertion = Fahnenflucht
royal-rescue-does-desertion = eine Armeekarte läuft sofort zu den Dienern über
royal-rescue-effect-well-paid = Gut bezahlt
royal-rescue-does-well-paid = Bonuswürfel sofort +1
royal-rescue-effect-no-reward = Kein Lohn
royal-rescue-does-no-reward = der Sieg über Umbar erhöht den Bonuswürfel nicht

## Titles

royal-rescue-title-1 = Phase 1 · { $step }
royal-rescue-title-2 = Phase 2 · Umbars Diener
royal-rescue-title-3 = Phase 3 · Der hässliche Umbar
royal-rescue-title-4 = Phase 4 · Der Kerker
royal-rescue-title-won = Das Königspaar ist frei
royal-rescue-title-lost = Der Kerker bleibt zu
royal-rescue-step-1 = Schritt 1: Armeen
royal-rescue-step-2 = Schritt 2: Offiziere
royal-rescue-step-5 = Schritt 5: Waffen
royal-rescue-step-6 = Schritt 6: Kampflage

## What is to be done. $who (text): who acts, $unit (text): an army or militia, $people (number): at the table

royal-rescue-do-swap = Ihr nehmt beide eine Karte aus eurer Hälfte der gedachten Hand und steckt eine eigene in die andere Hälfte: Drückt **Meine Hand**.
royal-rescue-do-start = Wer fängt an und wird Kommandant? Stimmt unten ab.
# $count (number): exchanges left
royal-rescue-do-exchange = Du darfst noch { $count ->
    [one] eine Handkarte
   *[other] bis zu { $count } Handkarten
  } gegen verdeckte Diener tauschen: Drück **Meine Hand**.
royal-rescue-do-show = { $who } zeigt zwei Karten, deren Summe oder Differenz der Wunschwert ist, oder keine: **Meine Hand** drücken.
royal-rescue-do-give = { $who } gibt jemandem heimlich eine Karte: **Meine Hand** drücken.
royal-rescue-do-lay = Alle wählen heimlich, welcher Wert ihre Armee wird: Drückt **Meine Hand**.
# $count (number): armies laid
royal-rescue-do-array = Du hast { $count } von höchstens 4 Armeen aufgestellt. Stell eine auf oder hör auf: Drück **Meine Hand**.
royal-rescue-do-imagined = In der gedachten Hand sind mehrere Werte gleich häufig. { $who } wählt unten ihre Armee.
# $count (number): rolls, $target: own (an officer for this army) or other, $value (text)
royal-rescue-do-officers = { $whose ->
    [own] { $unit }
   *[other] { $who }
  } würfelt { $count ->
    [one] einmal
   *[other] { $count }-mal
  } mit zwei Würfeln{ $whose ->
    [own] .
   *[other] { " " }für { $unit }.
  } { $target ->
    [own] Die Summe { $value } bringt den Offizier,
   *[other] Der Wert einer anderen Armee bringt ihr einen Offizier,
  } eine 12 eine Sonderfähigkeit, eine 11 ein Handicap. **Würfeln** drücken.
# $total (number): the sum rolled
royal-rescue-do-promote = Die { $total } passt zu mehreren Armeen. { $who } wählt, welche den Offizier bekommt.
royal-rescue-do-weapons = Bis zu 3 Armeekarten zu Waffen machen? Jede gibt +1 auf einen Würfel, dafür fehlt ein Würfel. Wähl unten in deiner Reihe.
royal-rescue-do-conditions = { $people ->
    [1] Wähl, welche Karte der Zustand der Truppen wird. Die andere wirkt nicht.
   *[other] Stimmt ab: Welche Karte wird der Zustand der Truppen? Die andere bestimmt die Kampfbedingungen.
  }
royal-rescue-do-first = { $people ->
    [1] Wähl, welche Armee zuerst angreift. Danach geht es reihum.
   *[other] Stimmt ab: Welche Armee greift zuerst an? Danach geht es reihum.
  }
# $dice (number), $card (text), $need (number)
royal-rescue-do-attack = { $whose ->
    [own] { $unit } greift { $card } an:
   *[other] { $who } greift { $card } mit { $unit } an:
  } { $dice ->
    [one] ein Würfel,
   *[other] { $dice } Würfel,
  } einer muss **{ $need }** erreichen. Drück das Schwert.
royal-rescue-do-attack-reach = **Reichweite:** Auch der zweite Platz kann angegriffen werden.
royal-rescue-do-attack-double = Dieselbe Einheit muss **zweimal** treffen.
# $sixes (number)
royal-rescue-do-attack-umbar = { $whose ->
    [own] { $unit } greift Umbar an:
   *[other] { $who } greift Umbar mit { $unit } an:
  } { $dice ->
    [one] ein Würfel,
   *[other] { $dice } Würfel,
  } jede **6** nimmt ihm eine seiner { $sixes ->
    [one] letzten Sechsen
   *[other] { $sixes } Sechsen
  }. Drück das Schwert.
# $bonus (number): points of the bonus die
royal-rescue-do-again = { $whose ->
    [own] { $unit } hat { $card } verfehlt:
   *[other] { $unit } hat { $card } verfehlt. { $who } entscheidet:
  } den Wurf mit dem Bonuswürfel wiederholen (er zeigt { $bonus }) oder den Verlust hinnehmen?
# $hits (number)
royal-rescue-do-again-umbar = { $unit }: { $hits ->
    [0] keine Sechs
    [one] eine Sechs
   *[other] { $hits } Sechsen
  }. { $who } entscheidet: den Wurf mit dem Bonuswürfel wiederholen (er zeigt { $bonus }) oder es dabei lassen?
# $count (number): weapons
royal-rescue-do-heirs = { $unit } ist gefallen. { $who } gibt { $count ->
    [one] die Waffe
   *[other] die { $count } Waffen einzeln
  } weiter.
royal-rescue-do-join = { $unit } hat nur eine Karte und kämpft nicht gegen Umbar. { $who } wählt, welcher Armee sie sich anschließt.
# $count (number): cards
royal-rescue-do-whip = Die Feuerpeitsche nimmt noch **{ $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }**. { $people ->
    [1] Wähl, woher; Waffen sind sicher.
   *[other] Stimmt ab, woher und wie viele; Waffen sind sicher.
  }
# $lock (number), $suit (text): its sign, $number (text)
royal-rescue-do-try = Als Nächstes kommt die **{ $number }** an Schloss { $lock } { $suit }. { $people ->
    [1] Deck deine nächste Karte auf.
   *[other] Stimmt ab, wer es versucht. Wer oben eine gute Karte sieht, darf sagen, dass er oder sie es versuchen will.
  }
# $cursed: no, yes (quest 3), people (quest 3, with a card of the people)
royal-rescue-do-open = { $who } versucht die **{ $number }** an Schloss { $lock } { $suit } mit { $card }: { $cursed ->
    [people] nur ein Pasch, der zum Wert der Karte dazu oder davon weg die Zahl ergibt (Karte des Volks).
    [yes] nur ein Pasch, dessen Augen, deren Doppeltes oder Kartenwert plus oder minus Augen die Zahl ergeben.
   *[no] Summe, Differenz oder ein Pasch.
  } **Würfeln** drücken.
royal-rescue-tool-suit-may = Die Farbe passt: ±1.
royal-rescue-tool-locksmith-may = Schlosser: ±2.
royal-rescue-tool-picklock-may = Dietrich: ±1.
royal-rescue-do-slip = Daneben. { $who } entscheidet: den Wurf mit dem Bonuswürfel wiederholen (er zeigt { $bonus }) oder { $card } aufgeben?
# $rank (text)
royal-rescue-do-end-won = Alle zehn Zahlen sind offen, und ihr habt noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }: **{ $rank }**.
royal-rescue-do-end-lost = König und Königin bleiben eingesperrt.

## Votes

# $needed, $people (number), $commander (text)
royal-rescue-poll = -# { $needed } von { $people } Stimmen entscheiden; bis dahin darfst du deine ändern. Ohne Mehrheit zählt die Stimme des Kommandanten { $commander }.
royal-rescue-vote-troops = { $card } für die Truppen
royal-rescue-vote-officer = Offizier von { $unit }
royal-rescue-vote-lose = { $unit } −{ $count }
royal-rescue-as-troops = **{ $card }** als Truppen: { $effects }
royal-rescue-as-conditions = als Bedingungen: { $effects }

## Questions

royal-rescue-ask-swap-first = Welche Karte aus deiner Hälfte nimmst du?
royal-rescue-ask-swap-put = Du nimmst { $card }. Welche Karte steckst du in die andere Hälfte?
royal-rescue-ask-exchange-first = Welche Karte geht zu den Dienern?
royal-rescue-ask-show-first = Welche Karte zeigst du zuerst?
royal-rescue-ask-show-second = { $card } und welche? Dahinter steht, was es heißen kann.
royal-rescue-ask-give-first = Wem gibst du eine Karte?
royal-rescue-ask-give-card = Welche Karte für { $name }? (💡 passt vielleicht zum Wunsch)
royal-rescue-ask-lose-count = { $source }: wie viele Karten?
royal-rescue-ask-start = Wer fängt an?
royal-rescue-ask-exchange = Eine Karte tauschen?
royal-rescue-ask-show = Einen Wunsch zeigen?
royal-rescue-ask-lay = Welcher Wert wird deine Armee?
royal-rescue-ask-array = Eine Armee aufstellen?
royal-rescue-ask-imagined = Welcher Wert wird die gedachte Armee?
royal-rescue-ask-officers = Zwei Würfel für deine Armee
royal-rescue-ask-promote = Welche Armee bekommt den Offizier?
royal-rescue-ask-weapons = Wie viele Karten werden Waffen?
royal-rescue-ask-conditions = Welche Karte für die Truppen?
royal-rescue-ask-first = Welche Armee greift zuerst an?
royal-rescue-ask-attack = Angriff
royal-rescue-ask-again = Den Wurf wiederholen?
royal-rescue-ask-heirs = Wer bekommt die Waffe?
royal-rescue-ask-join = Welcher Armee schließt sie sich an?
royal-rescue-ask-whip = Woher kommen die Karten?
royal-rescue-ask-try = { $people ->
    [1] Die nächste Karte aufdecken?
   *[other] Wer versucht das Schloss?
  }
royal-rescue-ask-open = Würfle für die Zahl
royal-rescue-ask-slip = Den Wurf wiederholen?

## Answers

royal-rescue-answer-show = Zwei Karten zeigen
royal-rescue-answer-show-pair = { $card } → { $values }
royal-rescue-answer-pass = Keine zeigen
royal-rescue-answer-exchange = Karte tauschen
royal-rescue-answer-finish = Fertig
royal-rescue-answer-army = Armee aufstellen
royal-rescue-answer-army-of = Armee der { $value }
royal-rescue-answer-roll = Würfeln
royal-rescue-answer-troops = { $card } für die Truppen
royal-rescue-answer-attack-first = { $card } angreifen ({ $need }+)
royal-rescue-answer-attack-second = Reichweite: { $card } ({ $need }+)
royal-rescue-answer-attack-umbar = Umbar angreifen
royal-rescue-answer-reroll = Wiederholen (Bonuswürfel { $bonus })
royal-rescue-answer-accept-2 = Verlust hinnehmen
royal-rescue-answer-accept-3 = Dabei lassen
royal-rescue-answer-accept-4 = Karte aufgeben
royal-rescue-answer-nobody = Niemand

## How things stand

royal-rescue-royals = Im Kerker: { $royals }
royal-rescue-commander = Kommandant: { $name }
royal-rescue-pile-situation = Situation
royal-rescue-pile-officers = Offiziere
royal-rescue-pile-servants = Diener
royal-rescue-bonus-die = Bonuswürfel
royal-rescue-shows = zeigt { $cards } → { $values }
royal-rescue-means = → { $values }
royal-rescue-gives = 🎁 an { $name }
royal-rescue-rest = Rest { $name }: { $cards }
royal-rescue-fallen = gefallen
royal-rescue-troops = Truppen
royal-rescue-conditions = Bedingungen
royal-rescue-place-1 = 1. Platz
royal-rescue-place-2 = 2. Platz
royal-rescue-traitor = Verräter
royal-rescue-twice = zweimal
royal-rescue-once-by = einmal von { $units }
royal-rescue-whip = Feuerpeitsche
royal-rescue-whip-takes = Die Feuerpeitsche nimmt noch: { $count }
royal-rescue-lock = Schloss { $number }
royal-rescue-trial = { $name } versucht es mit { $card }
royal-rescue-in-play = Im Spiel
# As on the picture: in short
royal-rescue-attempt-opened = offen!
royal-rescue-attempt-missed = daneben
royal-rescue-attempt-again = noch einmal

## What came of a roll

royal-rescue-rolled-officer = Offizier!
royal-rescue-rolled-choice = Offizier: wem?
royal-rescue-rolled-ability = Fähigkeit!
royal-rescue-rolled-bonus = Bonuswürfel +1
royal-rescue-rolled-handicap = Handicap
royal-rescue-rolled-nothing = nichts
royal-rescue-rolled-missed = daneben
royal-rescue-rolled-halved = einmal getroffen
royal-rescue-rolled-defeated = besiegt!
# $count (number): dice that reached six
royal-rescue-rolled-struck = { $count ->
    [one] eine Sechs
   *[other] { $count } Sechsen
  }!
royal-rescue-rolled-summoned = { $count ->
    [0] keine Sechs
    [one] eine Sechs
   *[other] { $count } Sechsen
  }
royal-rescue-rolled-lashed = sie schlägt zu
royal-rescue-tried-opened = offen! ({ $how })
royal-rescue-tried-missed = daneben
# $value (text): what the own card is worth
royal-rescue-tried-again = trifft die eigene Karte ({ $value }): noch einmal
royal-rescue-way-double = Pasch
royal-rescue-way-sum = Summe { $value }
royal-rescue-way-difference = Differenz { $value }
royal-rescue-way-face = Pasch aus { $value }
royal-rescue-way-added = Karte + Würfel = { $value }
royal-rescue-way-subtracted = Karte − Würfel = { $value }

## A seat's own

royal-rescue-hand-title = Deine Hand
royal-rescue-hand-army = Deine Armee
royal-rescue-hand-stack = Dein Stapel
royal-rescue-hand-open = Alle Karten liegen jetzt offen; du hast keine Geheimnisse.
royal-rescue-hand-no-army = Du hast keine Armee.
royal-rescue-hand-cards = Deine Karten: { $cards }
royal-rescue-hand-imagined = Karten der gedachten Hand, die du kennst: { $cards }
royal-rescue-hand-imagined-title = Gedachte Hand
royal-rescue-hand-wish = { $name } wünscht sich { $values } ({ $cards })
royal-rescue-hand-given = 🎁 Du hast { $name } { $card } gegeben.
royal-rescue-hand-received = 🎁 { $name } hat dir { $card } gegeben.
royal-rescue-hand-swap = Du nimmst { $taken } und gibst { $put } hinein.
royal-rescue-hand-picked = Du stellst deine { $value } auf.
royal-rescue-hand-top = Deine oberste Karte: { $card }
royal-rescue-hand-no-top = Dein Stapel ist leer.
royal-rescue-hand-in-play = Im Spiel: { $card }
# $count (number): cards in the stack
royal-rescue-hand-count = { $count ->
    [one] Es ist deine letzte.
   *[other] Nur du siehst die oberste deiner { $count } Karten. Nenn sie nicht, aber sag ruhig, dass du es versuchen willst.
  }
royal-rescue-hand-suit-fits = Ihre Farbe passt zu Schloss { $lock } { $suit }: Ergebnisse dürfen um 1 geändert werden.
royal-rescue-hand-suit-differs = Ihre Farbe passt nicht zu Schloss { $lock } { $suit }.

## The log

royal-rescue-log-table-set = 👑 { $royals } sitzen im Kerker. Kommandant: { $name }
royal-rescue-log-hand-dealt = 🎴 { $name } bekommt { $cards }
royal-rescue-log-wish = 💭 { $name } zeigt { $cards }: { $values }
royal-rescue-log-no-wish = 💭 { $name } zeigt nichts.
royal-rescue-log-given = 🎁 { $giver } gibt { $receiver } eine Karte.
royal-rescue-log-gift = 🎁 Es war { $card }.
royal-rescue-log-halves = 👻 Beide haben eine Karte mit der gedachten Hand getauscht.
royal-rescue-log-swapped = 👻 { $name } nimmt { $taken } und gibt { $put } hinein.
royal-rescue-log-exchanged = 🔄 { $name } tauscht eine Karte mit den Dienern, noch { $left }.
royal-rescue-log-exchange-seen = 🔄 { $drawn } für { $put }.
royal-rescue-log-commander = 🎖️ { $name } fängt an und ist Kommandant.
royal-rescue-log-imagined = 👻 Die gedachte Hand: { $cards }
royal-rescue-log-army = 🛡️ { $unit }: { $cards }
royal-rescue-log-officer-roll = 🎲 { $unit }: { $roll } – { $outcome }
royal-rescue-log-officer = 🎖️ Offizier { $card } kommt zu { $unit }
royal-rescue-log-ability = ▲ { $unit } bekommt { $card }: { $effects }
royal-rescue-log-handicap = ▼ { $unit } bekommt { $card }: { $effects }
royal-rescue-log-deserted = 🏃 { $card } von { $unit } läuft zu den Dienern über.
royal-rescue-log-militia = 🏹 { $unit } wird ausgehoben.
# $people (number), $traitors, $officers (text): cards
royal-rescue-log-people = 👥 Volk: { $people } · zu den Dienern: { $traitors } · Offiziere { $officers }
# $count (number): weapons
royal-rescue-log-forged = 🗡️ { $unit }: { $count ->
    [0] keine Waffen
    [one] 1 Waffe
   *[other] { $count } Waffen
  }
royal-rescue-log-turned = 🃏 Aufgedeckt: { $cards }
royal-rescue-log-laid = 🃏 Truppen: { $troops } · Bedingungen: { $conditions }
royal-rescue-log-laid-alone = 🃏 Truppen: { $troops }
royal-rescue-log-gathered = ⚔️ { $count ->
    [one] Ein Diener stellt
   *[other] { $count } Diener stellen
  } sich euch in den Weg.
royal-rescue-log-revealed = 🎭 Neuer Diener: { $card } (braucht { $strength })
royal-rescue-log-first = ⚔️ Zuerst greift { $unit } an.
# $need (number), $dice, $outcome (text)
royal-rescue-log-attack = ⚔️ { $unit } gegen { $target } ({ $need }+): { $dice } – { $outcome }
royal-rescue-log-attack-again = 🔁 { $unit } gegen { $target } ({ $need }+): { $dice } – { $outcome }
royal-rescue-log-lucky = Glück: { $before } → { $after }
royal-rescue-log-bonus-spent = 🎲 { $name } wiederholt den Wurf, Bonuswürfel jetzt { $bonus }
royal-rescue-log-bonus-raised = 🎲 Bonuswürfel { $points } → { $bonus } ({ $why })
royal-rescue-raised-ability = eine Zwölf
royal-rescue-raised-well-paid = gut bezahlt
royal-rescue-raised-servants-beaten-by-armies = Diener von Armeen besiegt
royal-rescue-raised-servants-beaten-by-militias = Diener von Milizen besiegt
royal-rescue-raised-servants-beaten-by-people = Diener vom Volk besiegt
royal-rescue-raised-umbar-beaten = Umbar besiegt
royal-rescue-log-spared = 🍀 Der Fehlschlag kostet { $unit } nichts ({ $effect }).
royal-rescue-log-officer-lost = 💔 { $unit } verliert den Offizier { $card }
royal-rescue-log-card-lost = 💔 { $unit } verliert { $card }
# $left (number): people left
royal-rescue-log-people-lost = 💔 Das Volk verliert { $cards }, noch { $left }
royal-rescue-log-fell-table = ☠️ { $unit } ist gefallen; { $card } bleibt liegen und zeigt, wer verräterisch ist.
royal-rescue-log-fell-discard = ☠️ { $unit } ist mit { $card } gefallen.
royal-rescue-log-fell-servants = ☠️ { $unit } ist gefallen; { $card } kommt unter die Diener.
royal-rescue-log-weapons-lost = 🗡️ { $count ->
    [one] Eine Waffe kommt
   *[other] { $count } Waffen kommen
  } aus dem Spiel.
royal-rescue-log-inherited = 🗡️ Eine Waffe von { $unit } geht an { $heir }
royal-rescue-log-joined = 🤝 { $unit } schließt sich an: { $army }
royal-rescue-log-summoned = 🎲 { $unit } vor Umbar: { $dice }
# $sixes (number)
royal-rescue-log-sixes = 👹 Umbar hat { $sixes ->
    [one] eine Sechs.
   *[other] { $sixes } Sechsen.
  }
# $count, $left (number): sixes
royal-rescue-log-sixes-taken = 💥 Umbar verliert { $count ->
    [one] eine Sechs
   *[other] { $count } Sechsen
  }, noch { $left }
royal-rescue-log-umbar-beaten = 🏆 Umbar ist besiegt!
# $cards, $die, $extra (number)
royal-rescue-log-lashed = 🔥 Die Feuerpeitsche nimmt { $cards ->
    [one] 1 Karte.
   *[other] { $cards } Karten.
  }
royal-rescue-log-lashed-long = 🔥 Die Feuerpeitsche nimmt { $die } + { $extra } = { $cards } Karten.
royal-rescue-log-yielded = 🔥 { $unit } gibt { $cards } ab
royal-rescue-log-filled = 🔒 { $count ->
    [one] Eine Karte des Volks ergänzt
   *[other] { $count } Karten des Volks ergänzen
  } die Kombination.
royal-rescue-log-locks = 🔒 Schlösser: { $locks }
royal-rescue-log-tool = 🔧 { $name } behält { $card } als { $tool }
royal-rescue-log-dealt = 🎴 Stapel: { $stacks }
royal-rescue-log-card-turned = 🗝️ { $name } deckt { $card } auf
royal-rescue-log-lock = 🎲 { $name } mit { $card } an der { $number } (Schloss { $lock }): { $dice } – { $outcome }
royal-rescue-log-lock-again = 🔁 { $name } mit { $card } an der { $number } (Schloss { $lock }): { $dice } – { $outcome }
royal-rescue-log-lock-opened = 🔓 Schloss { $lock } { $suit } ist offen!
royal-rescue-log-failed = ✖️ { $card } von { $name } ist aus dem Spiel.
royal-rescue-log-casting-vote = 🗳️ Keine Mehrheit: Die Stimme des Kommandanten zählt.
royal-rescue-log-won = 👑 Das Königspaar ist frei! Karten übrig: { $cards } – { $rank }
royal-rescue-lost-people-gone = ☠️ Die letzte Karte des Volks ist weg. Das Königspaar bleibt im Kerker.
royal-rescue-lost-whip = 🔥 Die Feuerpeitsche hat niemanden übrig gelassen. Das Königspaar bleibt im Kerker.
royal-rescue-lost-cards-gone = 🗝️ Eure letzte Karte ist weg. Das Königspaar bleibt im Kerker.
royal-rescue-rank-of-by-a-hair = um Haaresbreite
royal-rescue-rank-of-brave-rescuers = tapfere Retter
royal-rescue-rank-of-kings-knights = Ritter des Königs
royal-rescue-rank-of-heroes = Helden des Reichs
royal-rescue-rank-of-legends = Legenden
