## Solo Robbers. $bank is a bank's sign and colour, $name a robber with their mark.

solo-robbers-name = Solo Robbers
solo-robbers-pitch = Raub eine Bank aus, aber allein: Wo ihr euch trefft, bleibt die Beute liegen. Die reichste Beute gewinnt.
solo-robbers-option-junior = Mit Robby Junior
solo-robbers-option-bluff = Der Gentleman darf lügen
# $name (text), $score (number): dollars, $place (number)
solo-robbers-total = { $name } { $score } $
# $seats, $max (number): players
refused-options-junior-seats = Mit Robby Junior spielen höchstens { $max } Personen, denn es gibt nur sieben Banken. Ihr seid { $seats }.

solo-robbers-money = { $dollars } $
solo-robbers-number = { $number }
solo-robbers-bank-yellow = Gelb
solo-robbers-bank-green = Grün
solo-robbers-bank-red = Rot
solo-robbers-bank-blue = Blau
solo-robbers-bank-grey = Grau
solo-robbers-bank-violet = Violett
solo-robbers-bank-khaki = Khaki
solo-robbers-junior = Robby Junior

solo-robbers-round = Runde { $round }
solo-robbers-reveal = Runde { $round }: aufgedeckt
solo-robbers-count = Die Abrechnung
# One for each moment of a round; $says (text) is what the Gentleman has declared
solo-robbers-now-fill = 🎩 { $name } füllt die Banken auf. Von welchem Ende der Reihe?
solo-robbers-now-pick = Wählt geheim eine Bank: **Meine Hand**. 🎩 { $name } kommt danach.
solo-robbers-now-place = Alle Karten liegen. 🎩 { $name } legt auch eine und sagt etwas an: **Meine Hand**.
solo-robbers-now-decide = 🎩 { $name }: { $says }
    Behalte deine Karte oder tausche sie: **Meine Hand**.
solo-robbers-cards = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
solo-robbers-top = oben { $card }
solo-robbers-deck = Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }

solo-robbers-hand = Deine Hand · Runde { $round }
# $total (text): money
solo-robbers-loot = Deine Beute: { $total }
solo-robbers-no-loot = noch keine Beute
solo-robbers-oldest-first = Von unten nach oben: { $cards }
solo-robbers-placed = Deine Karte: **{ $bank }**
solo-robbers-open = Deine Karte: **{ $bank }**. Du hast sie noch nicht bestätigt.
solo-robbers-kept = Du bleibst bei **{ $bank }**.
# $first (text): the bank of the card that lay there before
solo-robbers-changed = Du tauschst zu **{ $bank }** (vorher { $first }).

solo-robbers-ask-fill = Von welchem Ende füllst du die Banken auf?
solo-robbers-ask-rob = Welche Bank raubst du aus?
solo-robbers-ask-keep = Bleibst du bei { $bank }, oder tauschst du?
solo-robbers-ask-instead = Welche Bank raubst du stattdessen aus?
solo-robbers-ask-say = Deine Karte ist { $bank }. Was sagst du an?
solo-robbers-ask-say-rob = Von welcher Bank sagst du, dass du sie ausraubst?
solo-robbers-ask-say-not = Von welcher Bank sagst du, dass du sie nicht ausraubst?
solo-robbers-fill-left = Von links
solo-robbers-fill-right = Von rechts
solo-robbers-keep = { $bank } behalten
solo-robbers-change = Tauschen
solo-robbers-say-rob = Ich raube … aus
solo-robbers-say-not = Ich raube … nicht aus
solo-robbers-says-rob = „Ich raube { $bank } aus.“
solo-robbers-says-not = „Ich raube { $bank } nicht aus.“

solo-robbers-filled-left = 🃏 Runde { $round }: { $name } füllt von links auf.
solo-robbers-filled-right = 🃏 Runde { $round }: { $name } füllt von rechts auf.
solo-robbers-declared = 🎩 { $name }: { $says }
# $heists (text): who was at which bank, and what they got
solo-robbers-revealed = 🔦 Runde { $round }: { $heists }
solo-robbers-nothing = kommen sich in die Quere
solo-robbers-lied = 🎩 { $name } hat gelogen!
solo-robbers-police = 🚨 Bei { $bank } blieben vier Karten liegen: Sie kommen unter den Stapel.
solo-robbers-police-short = 🚨 Polizei bei { $bank }
solo-robbers-gave-up = { $name } gibt { $card } ab
solo-robbers-ended-deck = 🏁 Der Stapel reicht nicht mehr für alle Banken. Die Beute wird gezählt.
solo-robbers-ended-rounds = 🏁 Sechzig Runden sind genug. Die Beute wird gezählt.
solo-robbers-junior-has = 🧢 Robby Junior hat { $total }.
