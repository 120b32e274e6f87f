"""The use cases of choices: what people and servers wish, and who follows a table."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.changes import Change, Changes
from bot.tables.errors import Refused
from bot.tables.model import Follower, Person, Server


class Persons(Changes):
    """Keep what people and servers choose for themselves."""

    async def follow(self, table: int, user: int, channel: int | None = None) -> None:
        """Send a live copy of the public table to a user's DM, or to another channel."""
        async with self.store.transaction() as books:
            found = await books.table(table)
            if found is None or not found.status.is_live:
                raise Refused("over-already")
            if channel is None and found.seat_of(user) is not None:
                raise Refused("seated-cannot-follow")
            await books.put_follower(Follower(table, user, channel))
        self._tell(Change(found))

    async def unfollow(self, table: int, user: int) -> None:
        """End a live copy, if there is one."""
        async with self.store.transaction() as books:
            await books.drop_follower(table, user)

    async def meet(self, user: int, language: str) -> None:
        """Remember the language of somebody's client."""
        async with self.store.transaction() as books:
            person = await books.person(user)
            if person.language != language:
                await books.put_person(replace(person, language=language))

    async def switch_letters(self, user: int, language: str) -> Person:
        """Switch direct messages on or off for a person; switching on tries a closed door again."""
        async with self.store.transaction() as books:
            person = await books.person(user)
            wants = not person.wants_dms or person.dms_closed
            person = replace(person, wants_dms=wants, dms_closed=False, language=language)
            await books.put_person(person)
        return person

    async def set_server_language(self, guild: int, language: str | None) -> Server:
        """Choose the public language of a server's tables to come; None is Discord's for that server."""
        async with self.store.transaction() as books:
            server = replace(await books.server(guild), language=language)
            await books.put_server(server)
        return server

    async def set_server_pace(self, guild: int, pace: int | None) -> Server:
        """Choose the usual time to act of a server's tables to come, in seconds; None is no clock."""
        async with self.store.transaction() as books:
            server = replace(await books.server(guild), pace=pace)
            await books.put_server(server)
        return server
