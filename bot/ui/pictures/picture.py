"""A picture as a plain value, before anybody has drawn it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing and what it says.

    `name` is the stem of its file name, `svg` the drawing (1,000 wide for a phone), `alt` the same
    in words for those who can't see it. Name and alt text are as public as the picture itself.
    """

    name: str
    svg: str
    alt: str


class PictureError(Exception):
    """A picture that can't be drawn; the screen goes on as text."""
