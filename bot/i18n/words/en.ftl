## Words that every part of the bot uses.

yes = Yes
no = No
cancel = Cancel
back = Back
next = Next
close = Close

## People

# $n (number): counts the computers at one table, from 1
computer-name = Computer { $n }
# Stands in for a member whose name our pictures can't write. $n (number): the seat, from 1
player-name = Seat { $n }
you = you
nobody = nobody

## Lists: "Ada and Ben", "Ada, Ben and Cleo". list-more joins all names before the last.

list-two = { $first } and { $second }
list-more = { $start }, { $next }
list-many = { $start } and { $last }
