## Solo Robbers. $bank is a bank's sign and colour, $name a robber with their mark.

solo-robbers-name = Solo Robbers
solo-robbers-pitch = Rob a bank, but do it alone: where two of you meet, the loot stays. The richest wins.
solo-robbers-option-junior = With Robby Junior
solo-robbers-option-bluff = The Gentleman may lie
# $name (text), $score (number): dollars, $place (number)
solo-robbers-total = { $name } ${ $score }
# $seats, $max (number): players
refused-options-junior-seats = With Robby Junior, { $max } may play at most: the box has seven banks. You are { $seats }.

solo-robbers-money = ${ $dollars }
solo-robbers-number = { $number }
solo-robbers-bank-yellow = Yellow
solo-robbers-bank-green = Green
solo-robbers-bank-red = Red
solo-robbers-bank-blue = Blue
solo-robbers-bank-grey = Grey
solo-robbers-bank-violet = Violet
solo-robbers-bank-khaki = Khaki
solo-robbers-junior = Robby Junior

solo-robbers-round = Round { $round }
solo-robbers-reveal = Round { $round }: revealed
solo-robbers-count = The final count
# One for each moment of a round; $says (text) is what the Gentleman has declared
solo-robbers-now-fill = 🎩 { $name } fills the banks. From which end of the row?
solo-robbers-now-pick = Pick a bank in secret: **My hand**. 🎩 { $name } comes after you.
solo-robbers-now-place = All cards are down. 🎩 { $name } places one too and declares something: **My hand**.
solo-robbers-now-decide = 🎩 { $name }: { $says }
    Keep your card or change it: **My hand**.
solo-robbers-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
solo-robbers-top = { $card } on top
solo-robbers-deck = Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
  }

solo-robbers-hand = Your hand · round { $round }
# $total (text): money
solo-robbers-loot = Your loot: { $total }
solo-robbers-no-loot = no loot yet
solo-robbers-oldest-first = From bottom to top: { $cards }
solo-robbers-placed = Your card: **{ $bank }**
solo-robbers-open = Your card: **{ $bank }**. You have not confirmed it yet.
solo-robbers-kept = You keep **{ $bank }**.
# $first (text): the bank of the card that lay there before
solo-robbers-changed = You change to **{ $bank }** ({ $first } before).

solo-robbers-ask-fill = From which end do you fill the banks?
solo-robbers-ask-rob = Which bank do you rob?
solo-robbers-ask-keep = Keep { $bank }, or change?
solo-robbers-ask-instead = Which bank do you rob instead?
solo-robbers-ask-say = Your card is { $bank }. What do you declare?
solo-robbers-ask-say-rob = Which bank do you say you rob?
solo-robbers-ask-say-not = Which bank do you say you don't rob?
solo-robbers-fill-left = From the left
solo-robbers-fill-right = From the right
solo-robbers-keep = Keep { $bank }
solo-robbers-change = Change
solo-robbers-say-rob = I rob …
solo-robbers-say-not = I don't rob …
solo-robbers-says-rob = “I rob { $bank }.”
solo-robbers-says-not = “I don't rob { $bank }.”

solo-robbers-filled-left = 🃏 Round { $round }: { $name } fills from the left.
solo-robbers-filled-right = 🃏 Round { $round }: { $name } fills from the right.
solo-robbers-declared = 🎩 { $name }: { $says }
# $heists (text): who was at which bank, and what they got
solo-robbers-revealed = 🔦 Round { $round }: { $heists }
solo-robbers-nothing = get in each other's way
solo-robbers-lied = 🎩 { $name } lied!
solo-robbers-police = 🚨 Four cards were left at { $bank }: they go under the deck.
solo-robbers-police-short = 🚨 police at { $bank }
solo-robbers-gave-up = { $name } gives up { $card }
solo-robbers-ended-deck = 🏁 The deck can't fill all banks any more. The loot is counted.
solo-robbers-ended-rounds = 🏁 Sixty rounds are enough. The loot is counted.
solo-robbers-junior-has = 🧢 Robby Junior has { $total }.
