"""Stats: how people of a server fare, with ratings drawn from finished matches alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import discord
from discord import app_commands
from discord.app_commands import locale_str
from discord.ext import commands
from openskill.models import PlackettLuce, PlackettLuceRating

from bot.client import StammtischClient
from bot.i18n.catalog import Words
from bot.tables.errors import Refused
from bot.tables.model import Result
from bot.ui.presenter import word_id
from bot.ui.replies import Reply
from bot.ui.screen import Block, Screen, Text
from cogs.tables import GAMES
from games import all_games

BEST = 10
"""How many people a list shows."""

_MODEL = PlackettLuce()


@dataclass
class Standing:
    """What one person has done in one game."""

    matches: int = 0
    wins: int = 0
    rating: PlackettLuceRating = field(default_factory=_MODEL.rating)

    @property
    def points(self) -> int:
        """Return the rating as a number that people like to read: 1000 at first, cautious at first."""
        return round(1_000 + 40 * self.rating.ordinal())


def standings(matches: Sequence[Sequence[Result]]) -> dict[int, Standing]:
    """Rate the people of finished matches, oldest first; matches of fewer than two people count for nothing.

    Computers are left out of a match's order, for they are no member of the server.
    """
    found: dict[int, Standing] = {}
    for match in matches:
        people = [(result.user, result) for result in match if result.user is not None]
        if len(people) < 2:
            continue
        seated = [found.setdefault(user, Standing()) for user, _ in people]
        for standing, (_, result) in zip(seated, people, strict=True):
            standing.matches += 1
            standing.wins += result.has_won
        places = [float(result.place) for _, result in people]
        rated = _MODEL.rate([[standing.rating] for standing in seated], ranks=places)
        for standing, (rating,) in zip(seated, rated, strict=True):
            standing.rating = rating
    return found


class Stats(commands.Cog):
    """Show standings to the asker alone."""

    def __init__(self, client: StammtischClient) -> None:
        self.app = client.app

    @app_commands.command(
        name=locale_str("stats", id="command-stats"),
        description=locale_str("How people here fare in the games", id="command-stats-text"),
    )
    @app_commands.rename(game=locale_str("game", id="command-play-game"))
    @app_commands.describe(game=locale_str("Which game it shall be", id="command-play-game-text"))
    @app_commands.choices(game=GAMES)
    @app_commands.guild_only()
    async def stats(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Show the best of one game, or one's own figures in all of them."""
        async with Reply(interaction, self.app.renderer) as reply:
            words = self.app.words_for(interaction)
            guild = interaction.guild_id
            if guild is None:
                raise Refused("not-in-a-server")
            if game is None:
                await reply.show(await self._own(guild, interaction.user.id, words))
            else:
                await reply.show(await self._best(guild, game, words))

    async def _own(self, guild: int, user: int, words: Words) -> Screen:
        lines = []
        for game in sorted(self.app.presenters):
            found = standings(await self.app.store.results(guild, game)).get(user)
            if found is not None:
                lines.append(f"**{self._name(game, words)}** · {_figures(game, found, words)}")
        return Screen((Text(f"### {words('stats-own')}"), Text("\n".join(lines) or words("stats-none"))))

    async def _best(self, guild: int, game: str, words: Words) -> Screen:
        if game not in self.app.presenters:
            raise Refused("unknown-game")
        found = standings(await self.app.store.results(guild, game))
        is_team = all_games()[game].info.cooperative
        order = sorted(found.items(), key=lambda one: -(one[1].wins if is_team else one[1].points))
        lines = [
            f"{place}. <@{user}> · {_figures(game, standing, words)}"
            for place, (user, standing) in enumerate(order[:BEST], 1)
        ]
        blocks: list[Block] = [
            Text(f"### {self.app.presenters[game].emoji} {self._name(game, words)}"),
            Text("\n".join(lines) or words("stats-none")),
        ]
        if lines and not is_team:
            blocks.append(Text(f"-# {words('stats-how')}"))
        return Screen(tuple(blocks), self.app.presenters[game].accent)

    def _name(self, game: str, words: Words) -> str:
        return words(word_id(game, "name"))


def _figures(game: str, standing: Standing, words: Words) -> str:
    figures = words("stats-figures", matches=standing.matches, wins=standing.wins)
    if all_games()[game].info.cooperative:
        return figures
    return f"{words('stats-points', points=str(standing.points))} · {figures}"


async def setup(client: StammtischClient) -> None:
    """Add the cog."""
    await client.add_cog(Stats(client))
