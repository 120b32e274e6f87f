"""`make bench`: how fast the engines are, then how strong the computer players."""

from benchmarks import decisions, players

decisions.main([])
print()
players.main(["--matches", "40"])
