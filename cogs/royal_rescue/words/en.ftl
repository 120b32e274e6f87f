## Royal Rescue

royal-rescue-name = Royal Rescue
royal-rescue-pitch = Free the royal couple together: raise armies, beat Umbar's servants and Umbar himself, and open the dungeon.
royal-rescue-option-armed-mission = Quest 1: Armed Mission
royal-rescue-option-dark-power = Quest 2: Dark Power
royal-rescue-option-cursed-dungeon = Quest 3: Cursed Dungeon
royal-rescue-option-pooled-militias = Militias from all rests together
# The line under the verdict; $score (number): cards left
royal-rescue-total = 👑 Cards left: { $score }

## Names

royal-rescue-rank-j = J
royal-rescue-rank-q = Q
royal-rescue-rank-k = K
royal-rescue-rank-a = A
royal-rescue-rank-joker = Joker
royal-rescue-or = { $first } or { $second }
royal-rescue-imagined = Imagined army
royal-rescue-people = People
royal-rescue-umbar = Umbar
royal-rescue-army = Army { $number }
royal-rescue-militia = Militia { $number }
royal-rescue-of-value = { $value }s
royal-rescue-officer-of = Officer: { $unit }
royal-rescue-count-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
royal-rescue-count-dice = { $count ->
    [one] 1 die
   *[other] { $count } dice
  }
royal-rescue-count-sixes = { $count ->
    [one] 1 six
   *[other] { $count } sixes
  }
royal-rescue-count-weapons = { $count ->
    [0] no weapons
    [one] 1 weapon
   *[other] { $count } weapons
  }
royal-rescue-bonus-officer = officer
royal-rescue-bonus-weapon = weapon
royal-rescue-bonus-impact = impact
royal-rescue-bonus-weakness = weakness
royal-rescue-tool-suit = suit

## Effects of the situation cards: a name, and what it does

royal-rescue-effect-hero = Hero
royal-rescue-does-hero = one more die in every attack
royal-rescue-effect-curse = Curse
royal-rescue-does-curse = one die fewer in every attack
royal-rescue-effect-servants-up = Servants +1
royal-rescue-does-servants-up = every servant is 1 stronger
royal-rescue-effect-bottleneck = Bottleneck
royal-rescue-does-bottleneck = every army rolls one die fewer
royal-rescue-effect-locksmith = Locksmith
royal-rescue-does-locksmith = the officer is lost last; in the dungeon it stays and changes a result by up to 2, once per card
royal-rescue-effect-leaderless = Leaderless
royal-rescue-does-leaderless = the officer gives no +2 and still takes the first loss
royal-rescue-effect-discipline = Discipline
royal-rescue-does-discipline = officers are lost last
royal-rescue-effect-fog = Fog
royal-rescue-does-fog = no officer gives +2
royal-rescue-effect-picklock = Picklock
royal-rescue-does-picklock = in the dungeon one weapon stays and changes a result by 1, once per card
royal-rescue-effect-blunt = Blunt
royal-rescue-does-blunt = its weapons give no +1
royal-rescue-effect-rust = Rust
royal-rescue-does-rust = no weapon gives +1
royal-rescue-effect-traitors-down = Traitors −1
royal-rescue-does-traitors-down = traitorous servants are 1 weaker
royal-rescue-effect-reach = Reach
royal-rescue-does-reach = may attack the servant in second place; the double rule does not count then
royal-rescue-effect-short-arms = Short arms
royal-rescue-does-short-arms = exactly one die against Umbar
royal-rescue-effect-exhausted = Exhausted
royal-rescue-does-exhausted = every army rolls one die fewer against Umbar
royal-rescue-effect-long-whip = Long whip
royal-rescue-does-long-whip = the fire whip takes 2 more cards
royal-rescue-effect-brave = Brave
royal-rescue-does-brave = the first miss costs nothing
royal-rescue-effect-panic = Panic
royal-rescue-does-panic = each miss also costs a card of the people
royal-rescue-effect-good-spirits = Good spirits
royal-rescue-does-good-spirits = each army's first miss costs a card of the people instead
royal-rescue-effect-fear = Fear
royal-rescue-does-fear = five cards of the people flee at once
royal-rescue-effect-impact = Impact
royal-rescue-does-impact = +1 on one die in every attack, on top of any other bonus
royal-rescue-effect-weakness = Weakness
royal-rescue-does-weakness = −1 on the highest die
royal-rescue-effect-discord = Discord
royal-rescue-does-discord = each army's first miss costs one card more
royal-rescue-effect-dark-force = Dark force
royal-rescue-does-dark-force = Umbar begins with 2 more sixes
royal-rescue-effect-luck = Luck
royal-rescue-does-luck = one die is rolled again, once per attack
royal-rescue-effect-desertion = Desertion
royal-rescue-does-desertion = one army card deserts to the servants at once
royal-rescue-effect-well-paid = Well paid
royal-rescue-does-well-paid = bonus die +1 at once
royal-rescue-effect-no-reward = No reward
royal-rescue-does-no-reward = beating Umbar raises no bonus die

## Titles

royal-rescue-title-1 = Phase 1 · { $step }
royal-rescue-title-2 = Phase 2 · Umbar's servants
royal-rescue-title-3 = Phase 3 · Ugly Umbar
royal-rescue-title-4 = Phase 4 · The dungeon
royal-rescue-title-won = The royal couple is free
royal-rescue-title-lost = The dungeon stays shut
royal-rescue-step-1 = Step 1: Armies
royal-rescue-step-2 = Step 2: Officers
royal-rescue-step-5 = Step 5: Weapons
royal-rescue-step-6 = Step 6: Situation

## What is to be done. $who (text): who acts, $unit (text): an army or militia, $people (number): at the table

royal-rescue-do-swap = Each of you takes one card out of your half of the imagined hand and puts one of your own into the other half: press **My hand**.
royal-rescue-do-start = Who shall begin, and be commander? Vote below.
# $count (number): exchanges left
royal-rescue-do-exchange = You may still exchange { $count ->
    [one] one hand card
   *[other] up to { $count } hand cards
  } for unseen ones from the servants: press **My hand**.
royal-rescue-do-show = { $who } shows two cards whose sum or difference is the wished value, or none: press **My hand**.
royal-rescue-do-give = { $who } gives a card to somebody in secret: press **My hand**.
royal-rescue-do-lay = Everyone chooses in secret which value becomes their army: press **My hand**.
# $count (number): armies laid
royal-rescue-do-array = You have laid { $count } of up to 4 armies. Lay one, or finish: press **My hand**.
royal-rescue-do-imagined = Two values are equally frequent in the imagined hand. { $who } chooses its army below.
# $count (number): rolls, $target: own (an officer for this army) or other, $value (text)
royal-rescue-do-officers = { $whose ->
    [own] { $unit } rolls two dice,
   *[other] { $who } rolls two dice for { $unit },
  } { $count ->
    [one] once
   *[other] { $count } times
  }. { $target ->
    [own] A sum of { $value } brings the officer,
   *[other] The value of another army brings it an officer,
  } 12 a special ability, 11 a handicap. Press **Roll**.
# $total (number): the sum rolled
royal-rescue-do-promote = A { $total } fits several armies. { $who } chooses which one gets the officer.
royal-rescue-do-weapons = Turn up to 3 army cards into weapons? Each gives +1 on one die, but one die fewer is rolled. Choose in your own row below.
royal-rescue-do-conditions = { $people ->
    [1] Choose which card is the state of the troops. The other one does nothing.
   *[other] Vote: which card is the state of the troops? The other one sets the conditions of the fight.
  }
royal-rescue-do-first = { $people ->
    [1] Choose which army attacks first. After that they attack in turn.
   *[other] Vote: which army attacks first? After that they attack in turn.
  }
# $dice (number), $card (text), $need (number)
royal-rescue-do-attack = { $whose ->
    [own] { $unit } attacks { $card }:
   *[other] { $who } attacks { $card } with { $unit }:
  } { $dice ->
    [one] one die,
   *[other] { $dice } dice,
  } one must reach **{ $need }**. Press the sword.
royal-rescue-do-attack-reach = **Reach:** the second place may be attacked instead.
royal-rescue-do-attack-double = The same unit must hit **twice**.
# $sixes (number)
royal-rescue-do-attack-umbar = { $whose ->
    [own] { $unit } attacks Umbar:
   *[other] { $who } attacks Umbar with { $unit }:
  } { $dice ->
    [one] one die,
   *[other] { $dice } dice,
  } each **6** takes one of his { $sixes ->
    [one] last six
   *[other] { $sixes } sixes
  }. Press the sword.
# $bonus (number): points of the bonus die
royal-rescue-do-again = { $whose ->
    [own] { $unit } missed { $card }:
   *[other] { $unit } missed { $card }. { $who } decides:
  } repeat the roll with the bonus die (now { $bonus }), or take the loss?
# $hits (number)
royal-rescue-do-again-umbar = { $unit }: { $hits ->
    [0] no six
    [one] one six
   *[other] { $hits } sixes
  }. { $who } decides: repeat the roll with the bonus die (now { $bonus }), or leave it at that?
# $count (number): weapons
royal-rescue-do-heirs = { $unit } has fallen. { $who } hands on { $count ->
    [one] its weapon
   *[other] its { $count } weapons, one at a time
  }.
royal-rescue-do-join = { $unit } has a single card and does not fight Umbar. { $who } chooses the army that it joins.
# $count (number): cards
royal-rescue-do-whip = The fire whip still takes **{ $count ->
    [one] 1 card
   *[other] { $count } cards
  }**. { $people ->
    [1] Choose where from; weapons are safe.
   *[other] Vote where from, and how many; weapons are safe.
  }
# $lock (number), $suit (text): its sign, $number (text)
royal-rescue-do-try = Next is the **{ $number }** at lock { $lock } { $suit }. { $people ->
    [1] Turn up your next card.
   *[other] Vote who tries it. Whoever has a good card on top may say that they want to.
  }
# $cursed: no, yes (quest 3), people (quest 3, with a card of the people)
royal-rescue-do-open = { $who } tries the **{ $number }** at lock { $lock } { $suit } with { $card }: { $cursed ->
    [people] only a double that makes the number when added to the card's value or taken from it (a card of the people).
    [yes] only a double whose face, twice its face, or card value plus or minus its face makes the number.
   *[no] sum, difference or any double.
  } Press **Roll**.
royal-rescue-tool-suit-may = The suit fits: ±1.
royal-rescue-tool-locksmith-may = Locksmith: ±2.
royal-rescue-tool-picklock-may = Picklock: ±1.
royal-rescue-do-slip = Missed. { $who } decides: repeat the roll with the bonus die (now { $bonus }), or give up { $card }?
# $rank (text)
royal-rescue-do-end-won = All ten numbers are open, with { $count ->
    [one] one card
   *[other] { $count } cards
  } left: **{ $rank }**.
royal-rescue-do-end-lost = King and queen stay locked up.

## Votes

# $needed, $people (number), $commander (text)
royal-rescue-poll = -# { $needed } of { $people } votes decide; you may change yours until then. Without a majority the vote of the commander { $commander } counts.
royal-rescue-vote-troops = { $card } for the troops
royal-rescue-vote-officer = officer of { $unit }
royal-rescue-vote-lose = { $unit } −{ $count }
royal-rescue-as-troops = **{ $card }** as troops: { $effects }
royal-rescue-as-conditions = as conditions: { $effects }

## Questions

royal-rescue-ask-swap-first = Which card of your half do you take?
royal-rescue-ask-swap-put = You take { $card }. Which card do you put into the other half?
royal-rescue-ask-exchange-first = Which card goes to the servants?
royal-rescue-ask-show-first = Which card do you show first?
royal-rescue-ask-show-second = { $card } and which one? Behind it: what it can mean.
royal-rescue-ask-give-first = To whom do you give a card?
royal-rescue-ask-give-card = Which card for { $name }? (💡 may fit the wish)
royal-rescue-ask-lose-count = { $source }: how many cards?
royal-rescue-ask-start = Who begins?
royal-rescue-ask-exchange = Exchange a card?
royal-rescue-ask-show = Show a wish?
royal-rescue-ask-lay = Which value becomes your army?
royal-rescue-ask-array = Lay an army?
royal-rescue-ask-imagined = Which value becomes the imagined army?
royal-rescue-ask-officers = Two dice for your army
royal-rescue-ask-promote = Which army gets the officer?
royal-rescue-ask-weapons = How many cards become weapons?
royal-rescue-ask-conditions = Which card for the troops?
royal-rescue-ask-first = Which army attacks first?
royal-rescue-ask-attack = Attack
royal-rescue-ask-again = Repeat the roll?
royal-rescue-ask-heirs = Who gets the weapon?
royal-rescue-ask-join = Which army does it join?
royal-rescue-ask-whip = Where do the cards come from?
royal-rescue-ask-try = { $people ->
    [1] Turn up the next card?
   *[other] Who tries the lock?
  }
royal-rescue-ask-open = Roll for the number
royal-rescue-ask-slip = Repeat the roll?

## Answers

royal-rescue-answer-show = Show two cards
royal-rescue-answer-show-pair = { $card } → { $values }
royal-rescue-answer-pass = Show none
royal-rescue-answer-exchange = Exchange a card
royal-rescue-answer-finish = Finish
royal-rescue-answer-army = Lay an army
royal-rescue-answer-army-of = Army of { $value }
royal-rescue-answer-roll = Roll
royal-rescue-answer-troops = { $card } for the troops
royal-rescue-answer-attack-first = Attack { $card } ({ $need }+)
royal-rescue-answer-attack-second = Reach: { $card } ({ $need }+)
royal-rescue-answer-attack-umbar = Attack Umbar
royal-rescue-answer-reroll = Repeat (bonus die { $bonus })
royal-rescue-answer-accept-2 = Take the loss
royal-rescue-answer-accept-3 = Leave it
royal-rescue-answer-accept-4 = Give up the card
royal-rescue-answer-nobody = Nobody

## How things stand

royal-rescue-royals = In the dungeon: { $royals }
royal-rescue-commander = Commander: { $name }
royal-rescue-pile-situation = Situation
royal-rescue-pile-officers = Officers
royal-rescue-pile-servants = Servants
royal-rescue-bonus-die = Bonus die
royal-rescue-shows = shows { $cards } → { $values }
royal-rescue-means = → { $values }
royal-rescue-gives = 🎁 to { $name }
royal-rescue-rest = Rest { $name }: { $cards }
royal-rescue-fallen = fallen
royal-rescue-troops = Troops
royal-rescue-conditions = Conditions
royal-rescue-place-1 = 1st place
royal-rescue-place-2 = 2nd place
royal-rescue-traitor = Traitor
royal-rescue-twice = twice
royal-rescue-once-by = once by { $units }
royal-rescue-whip = Fire whip
royal-rescue-whip-takes = The fire whip still takes: { $count }
royal-rescue-lock = Lock { $number }
royal-rescue-trial = { $name } tries it with { $card }
royal-rescue-in-play = In play
# As on the picture: in short
royal-rescue-attempt-opened = open!
royal-rescue-attempt-missed = missed
royal-rescue-attempt-again = once more

## What came of a roll

royal-rescue-rolled-officer = officer!
royal-rescue-rolled-choice = officer: whose?
royal-rescue-rolled-ability = ability!
royal-rescue-rolled-bonus = bonus die +1
royal-rescue-rolled-handicap = handicap
royal-rescue-rolled-nothing = nothing
royal-rescue-rolled-missed = missed
royal-rescue-rolled-halved = hit once
royal-rescue-rolled-defeated = defeated!
# $count (number): dice that reached six
royal-rescue-rolled-struck = { $count ->
    [one] one six
   *[other] { $count } sixes
  }!
royal-rescue-rolled-summoned = { $count ->
    [0] no six
    [one] one six
   *[other] { $count } sixes
  }
royal-rescue-rolled-lashed = it strikes
royal-rescue-tried-opened = open! ({ $how })
royal-rescue-tried-missed = missed
# $value (text): what the own card is worth
royal-rescue-tried-again = hits the own card ({ $value }): once more
royal-rescue-way-double = double
royal-rescue-way-sum = sum { $value }
royal-rescue-way-difference = difference { $value }
royal-rescue-way-face = double of { $value }
royal-rescue-way-added = card + die = { $value }
royal-rescue-way-subtracted = card − die = { $value }

## A seat's own

royal-rescue-hand-title = Your hand
royal-rescue-hand-army = Your army
royal-rescue-hand-stack = Your stack
royal-rescue-hand-open = All cards lie open now; you have no secrets.
royal-rescue-hand-no-army = You have no army.
royal-rescue-hand-cards = Your cards: { $cards }
royal-rescue-hand-imagined = Cards of the imagined hand that you know: { $cards }
royal-rescue-hand-imagined-title = Imagined hand
royal-rescue-hand-wish = { $name } wishes for { $values } ({ $cards })
royal-rescue-hand-given = 🎁 You gave { $card } to { $name }.
royal-rescue-hand-received = 🎁 { $name } gave you { $card }.
royal-rescue-hand-swap = You take { $taken } and put { $put }.
royal-rescue-hand-picked = You lay your { $value }.
royal-rescue-hand-top = Your top card: { $card }
royal-rescue-hand-no-top = Your stack is empty.
royal-rescue-hand-in-play = In play: { $card }
# $count (number): cards in the stack
royal-rescue-hand-count = { $count ->
    [one] It is your last one.
   *[other] Only you see the top one of your { $count } cards. Don't name it, but you may say that you want to try.
  }
royal-rescue-hand-suit-fits = Its suit fits lock { $lock } { $suit }: results may change by 1.
royal-rescue-hand-suit-differs = Its suit does not fit lock { $lock } { $suit }.

## The log

royal-rescue-log-table-set = 👑 { $royals } sit in the dungeon. { $name } is commander.
royal-rescue-log-hand-dealt = 🎴 { $name } is dealt { $cards }
royal-rescue-log-wish = 💭 { $name } shows { $cards }: { $values }
royal-rescue-log-no-wish = 💭 { $name } shows nothing.
royal-rescue-log-given = 🎁 { $giver } gives { $receiver } a card.
royal-rescue-log-gift = 🎁 It was { $card }.
royal-rescue-log-halves = 👻 Both have swapped a card with the imagined hand.
royal-rescue-log-swapped = 👻 { $name } takes { $taken } and puts { $put }.
royal-rescue-log-exchanged = 🔄 { $name } exchanges a card with the servants, { $left } left.
royal-rescue-log-exchange-seen = 🔄 { $drawn } for { $put }.
royal-rescue-log-commander = 🎖️ { $name } begins and is commander.
royal-rescue-log-imagined = 👻 The imagined hand: { $cards }
royal-rescue-log-army = 🛡️ { $unit }: { $cards }
royal-rescue-log-officer-roll = 🎲 { $unit }: { $roll } – { $outcome }
royal-rescue-log-officer = 🎖️ Officer { $card } joins { $unit }
royal-rescue-log-ability = ▲ { $unit } gets { $card }: { $effects }
royal-rescue-log-handicap = ▼ { $unit } gets { $card }: { $effects }
royal-rescue-log-deserted = 🏃 { $card } of { $unit } deserts to the servants.
royal-rescue-log-militia = 🏹 { $unit } is raised.
# $people (number), $traitors, $officers (text): cards
royal-rescue-log-people = 👥 People: { $people } · to the servants: { $traitors } · officers { $officers }
# $count (number): weapons
royal-rescue-log-forged = 🗡️ { $unit }: { $count ->
    [0] no weapons
    [one] 1 weapon
   *[other] { $count } weapons
  }
royal-rescue-log-turned = 🃏 Turned up: { $cards }
royal-rescue-log-laid = 🃏 Troops: { $troops } · conditions: { $conditions }
royal-rescue-log-laid-alone = 🃏 Troops: { $troops }
royal-rescue-log-gathered = ⚔️ { $count ->
    [one] One servant stands
   *[other] { $count } servants stand
  } in your way.
royal-rescue-log-revealed = 🎭 New servant: { $card } (needs { $strength })
royal-rescue-log-first = ⚔️ { $unit } attacks first.
# $need (number), $dice, $outcome (text)
royal-rescue-log-attack = ⚔️ { $unit } at { $target } ({ $need }+): { $dice } – { $outcome }
royal-rescue-log-attack-again = 🔁 { $unit } at { $target } ({ $need }+): { $dice } – { $outcome }
royal-rescue-log-lucky = luck: { $before } → { $after }
royal-rescue-log-bonus-spent = 🎲 { $name } repeats the roll, bonus die now { $bonus }
royal-rescue-log-bonus-raised = 🎲 Bonus die { $points } → { $bonus } ({ $why })
royal-rescue-raised-ability = a twelve
royal-rescue-raised-well-paid = well paid
royal-rescue-raised-servants-beaten-by-armies = servants beaten by armies
royal-rescue-raised-servants-beaten-by-militias = servants beaten by militias
royal-rescue-raised-servants-beaten-by-people = servants beaten by the people
royal-rescue-raised-umbar-beaten = Umbar beaten
royal-rescue-log-spared = 🍀 The miss costs { $unit } nothing ({ $effect }).
royal-rescue-log-officer-lost = 💔 { $unit } loses the officer { $card }
royal-rescue-log-card-lost = 💔 { $unit } loses { $card }
# $left (number): people left
royal-rescue-log-people-lost = 💔 The people lose { $cards }, { $left } left
royal-rescue-log-fell-table = ☠️ { $unit } has fallen; { $card } stays and marks traitors.
royal-rescue-log-fell-discard = ☠️ { $unit } has fallen with { $card }.
royal-rescue-log-fell-servants = ☠️ { $unit } has fallen; { $card } goes under the servants.
royal-rescue-log-weapons-lost = 🗡️ { $count ->
    [one] A weapon leaves
   *[other] { $count } weapons leave
  } the game.
royal-rescue-log-inherited = 🗡️ A weapon of { $unit } goes to { $heir }
royal-rescue-log-joined = 🤝 { $unit } joins { $army }
royal-rescue-log-summoned = 🎲 { $unit } before Umbar: { $dice }
# $sixes (number)
royal-rescue-log-sixes = 👹 Umbar has { $sixes ->
    [one] one six.
   *[other] { $sixes } sixes.
  }
# $count, $left (number): sixes
royal-rescue-log-sixes-taken = 💥 Umbar loses { $count ->
    [one] one six
   *[other] { $count } sixes
  }, { $left } left
royal-rescue-log-umbar-beaten = 🏆 Umbar is beaten!
# $cards, $die, $extra (number)
royal-rescue-log-lashed = 🔥 The fire whip takes { $cards ->
    [one] 1 card.
   *[other] { $cards } cards.
  }
royal-rescue-log-lashed-long = 🔥 The fire whip takes { $die } + { $extra } = { $cards } cards.
royal-rescue-log-yielded = 🔥 { $unit } gives up { $cards }
royal-rescue-log-filled = 🔒 { $count ->
    [one] One card of the people fills
   *[other] { $count } cards of the people fill
  } up the combination.
royal-rescue-log-locks = 🔒 Locks: { $locks }
royal-rescue-log-tool = 🔧 { $name } keeps { $card } as { $tool }
royal-rescue-log-dealt = 🎴 Stacks: { $stacks }
royal-rescue-log-card-turned = 🗝️ { $name } turns up { $card }
royal-rescue-log-lock = 🎲 { $name } with { $card } at the { $number } (lock { $lock }): { $dice } – { $outcome }
royal-rescue-log-lock-again = 🔁 { $name } with { $card } at the { $number } (lock { $lock }): { $dice } – { $outcome }
royal-rescue-log-lock-opened = 🔓 Lock { $lock } { $suit } is open!
royal-rescue-log-failed = ✖️ { $card } of { $name } is out of the game.
royal-rescue-log-casting-vote = 🗳️ No majority: the commander's vote counts.
royal-rescue-log-won = 👑 The royal couple is free! Cards left: { $cards } – { $rank }
royal-rescue-lost-people-gone = ☠️ The last of the people has fallen. The royal couple stays in the dungeon.
royal-rescue-lost-whip = 🔥 The fire whip has left nobody. The royal couple stays in the dungeon.
royal-rescue-lost-cards-gone = 🗝️ Your last card is gone. The royal couple stays in the dungeon.
royal-rescue-rank-of-by-a-hair = by a hair
royal-rescue-rank-of-brave-rescuers = brave rescuers
royal-rescue-rank-of-kings-knights = the king's knights
royal-rescue-rank-of-heroes = heroes of the realm
royal-rescue-rank-of-legends = legends
