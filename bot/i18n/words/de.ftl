## Wörter, die der ganze Bot benutzt. Wir duzen.

yes = Ja
no = Nein
cancel = Abbrechen
back = Zurück
next = Weiter
close = Schließen

## Leute

computer-name = Computer { $n }
player-name = Platz { $n }
you = du
nobody = niemand

## Aufzählungen

list-two = { $first } und { $second }
list-more = { $start }, { $next }
list-many = { $start } und { $last }
