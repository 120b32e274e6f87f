"""Rette sich, wer kann!: run for the houses when Gargamel is free; one Smurf finds none each round."""

from games.rette_sich.rules import RetteSich

GAME = RetteSich()

__all__ = ["GAME"]
