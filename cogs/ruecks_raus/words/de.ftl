## Rück's raus!

ruecks-raus-name = Rück's raus!
ruecks-raus-pitch = Räuber auf Juwelenjagd. Sei stark, aber nicht zu reich: Die zweitmeisten Juwelen gewinnen.
ruecks-raus-option-expert = Expertenvariante: Adlige vorher zeigen
# $name (text), $score (number): jewels, $place (number)
ruecks-raus-total = { $name } 💎 { $score }

ruecks-raus-round = Runde { $round } von { $rounds }
ruecks-raus-hand = Deine Räuber · Runde { $round } von { $rounds }
ruecks-raus-noble = Adliger
ruecks-raus-to-come = Es kommen noch: { $nobles }
ruecks-raus-robbers = Deine Räuber: { $robbers }
ruecks-raus-left = kann noch { $robbers } haben
ruecks-raus-played = hat { $robber } gespielt
ruecks-raus-picked = Du spielst deine **{ $robber }**.
ruecks-raus-chosen = Du hast gewählt: { $what }

ruecks-raus-noble-plus4 = Wer am stärksten ist, nimmt vier Juwelen.
ruecks-raus-noble-plus5 = Wer am stärksten ist, nimmt fünf Juwelen.
ruecks-raus-noble-plus6 = Wer am stärksten ist, nimmt sechs Juwelen.
ruecks-raus-noble-plus7 = Wer am stärksten ist, nimmt sieben Juwelen.
ruecks-raus-noble-minus3 = Wer am stärksten ist, gibt drei Juwelen zurück.
ruecks-raus-noble-plus0or8 = Wer am stärksten ist, nimmt nach Wahl kein Juwel oder acht.
ruecks-raus-noble-neighbour5 = Wer am stärksten ist, gibt einem Nachbarn fünf Juwelen aus dem Vorrat.
ruecks-raus-noble-neighbour-2 = Wer am stärksten ist, nimmt einem Nachbarn zwei Juwelen für den Vorrat ab.
ruecks-raus-noble-opponent2 = Wer am stärksten ist, gibt jemand anderem zwei Juwelen aus dem Vorrat.

ruecks-raus-short-plus4 = für sich
ruecks-raus-short-plus5 = für sich
ruecks-raus-short-plus6 = für sich
ruecks-raus-short-plus7 = für sich
ruecks-raus-short-minus3 = für sich
ruecks-raus-short-plus0or8 = nach Wahl
ruecks-raus-short-neighbour5 = ein Nachbar
ruecks-raus-short-neighbour-2 = ein Nachbar
ruecks-raus-short-opponent2 = ein Gegner

ruecks-raus-ask-robber = Welchen Räuber spielst du?
ruecks-raus-ask-plus0or8 = Wie viele Juwelen nimmst du?
ruecks-raus-ask-neighbour5 = Welcher Nachbar bekommt fünf Juwelen?
ruecks-raus-ask-neighbour-2 = Welcher Nachbar verliert zwei Juwelen?
ruecks-raus-ask-opponent2 = Wer bekommt zwei Juwelen?

ruecks-raus-revealed = Aufgedeckt: { $robbers }
ruecks-raus-pity = { $name } { $jewels } aus Mitleid
ruecks-raus-zilch = Runde { $round }: Niemand sticht heraus, also bekommt niemand etwas.
# $winners (text), $count (number): how many they are, $gains (text): who got what
ruecks-raus-settled = Runde { $round }: { $count ->
    [one] { $winners } war am stärksten
   *[other] { $winners } waren am stärksten
  }. { $gains }
