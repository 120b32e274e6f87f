## Rück's raus!

ruecks-raus-name = Rück's raus!
ruecks-raus-pitch = Robbers after jewels. Be strong, but not too rich: the second-most jewels win.
ruecks-raus-option-expert = Expert variant: see the eight nobles
# $name (text), $score (number): jewels, $place (number)
ruecks-raus-total = { $name } 💎 { $score }

ruecks-raus-round = Round { $round } of { $rounds }
ruecks-raus-hand = Your robbers · round { $round } of { $rounds }
ruecks-raus-noble = Noble
ruecks-raus-to-come = Still to come: { $nobles }
ruecks-raus-robbers = Your robbers: { $robbers }
ruecks-raus-left = may still have { $robbers }
ruecks-raus-played = played { $robber }
ruecks-raus-picked = You play your **{ $robber }**.
ruecks-raus-chosen = You have chosen: { $what }

ruecks-raus-noble-plus4 = The strongest takes four jewels.
ruecks-raus-noble-plus5 = The strongest takes five jewels.
ruecks-raus-noble-plus6 = The strongest takes six jewels.
ruecks-raus-noble-plus7 = The strongest takes seven jewels.
ruecks-raus-noble-minus3 = The strongest gives three jewels back.
ruecks-raus-noble-plus0or8 = The strongest takes no jewel or eight, as they like.
ruecks-raus-noble-neighbour5 = The strongest gives five jewels from the supply to a neighbour.
ruecks-raus-noble-neighbour-2 = The strongest takes two jewels from a neighbour, for the supply.
ruecks-raus-noble-opponent2 = The strongest gives two jewels from the supply to anyone else.

ruecks-raus-short-plus4 = for oneself
ruecks-raus-short-plus5 = for oneself
ruecks-raus-short-plus6 = for oneself
ruecks-raus-short-plus7 = for oneself
ruecks-raus-short-minus3 = for oneself
ruecks-raus-short-plus0or8 = your choice
ruecks-raus-short-neighbour5 = a neighbour
ruecks-raus-short-neighbour-2 = a neighbour
ruecks-raus-short-opponent2 = an opponent

ruecks-raus-ask-robber = Which robber do you play?
ruecks-raus-ask-plus0or8 = How many jewels do you take?
ruecks-raus-ask-neighbour5 = Which neighbour gets five jewels?
ruecks-raus-ask-neighbour-2 = Which neighbour loses two jewels?
ruecks-raus-ask-opponent2 = Who gets two jewels?

ruecks-raus-revealed = Revealed: { $robbers }
ruecks-raus-pity = { $name } { $jewels } out of pity
ruecks-raus-zilch = Round { $round }: nobody stands out, so nobody gets anything.
# $winners (text), $count (number): how many they are, $gains (text): who got what
ruecks-raus-settled = Round { $round }: { $count ->
    [one] { $winners } was the strongest
   *[other] { $winners } were the strongest
  }. { $gains }
