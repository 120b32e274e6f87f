"""SVG templates: a game's own, with the house's shapes beside them."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Final

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup

from bot.ui.marks import SHAPES, mark_of
from bot.ui.pictures.colours import COLOURS
from bot.ui.pictures.forms import CUTS, PIPS, SUITS
from bot.ui.pictures.lettering import fit, legible, width_of

SHARED: Final = Path(__file__).parent

# XML has no way to write these at all, and a member's name may hold them.
_UNWRITABLE = re.compile("[^\t\n\r\x20-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def template(package_dir: Path, name: str) -> Template:
    """Load `pictures/<name>.svg.j2` of a package; its `render(...)` gives the SVG.

    The shared shapes are there by `{% import "shared.svg.j2" as ui %}`. Values are escaped, and a
    value that is missing raises `jinja2.UndefinedError`. Raises `jinja2.TemplateNotFound`.
    """
    return _environment(package_dir).get_template(f"{name}.svg.j2")


@cache
def _environment(package_dir: Path) -> Environment:
    environment = Environment(
        loader=FileSystemLoader([package_dir / "pictures", SHARED]),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        finalize=_writable,
    )
    environment.globals.update(
        colours=COLOURS, cuts=CUTS, pips=PIPS, shapes=SHAPES, suits=SUITS,
        fit=fit, legible=legible, mark_of=mark_of, width_of=width_of,
    )  # fmt: skip
    return environment


def _writable(value: object) -> object:
    if isinstance(value, str) and not isinstance(value, Markup):
        return _UNWRITABLE.sub("", value)
    return value
