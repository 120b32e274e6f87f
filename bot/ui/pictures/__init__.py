"""Pictures of the table: SVG templates, drawn to PNG in a worker."""

from bot.ui.pictures.painter import render
from bot.ui.pictures.picture import Picture, PictureError
from bot.ui.pictures.templates import template

__all__ = ["Picture", "PictureError", "render", "template"]
