"""What a server owner can set, read from the environment and `.env`, with one message for all faults."""

import os
import re
from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from dotenv.parser import Binding, parse_stream
from pydantic import (
    AfterValidator,
    BeforeValidator,
    Field,
    SecretStr,
    ValidationError,
    ValidationInfo,
    field_validator,
)
from pydantic_core import ErrorDetails, PydanticCustomError
from pydantic_settings import BaseSettings, SettingsConfigDict

PREFIX = "STAMMTISCH_"
NAME = re.compile(r"\w{1,40}", re.ASCII)

# Discord documents no shape. All tokens seen so far are the bot's id, a time and a signature, each in
# URL-safe Base64 and parted by dots; the lengths have grown before, so only lower bounds are held.
TOKEN = re.compile(r"[\w-]{18,}\.[\w-]{5,}\.[\w-]{25,}", re.ASCII)


class SettingsError(Exception):
    """Say every fault of the settings in one message that is fit for a terminal and holds no value."""

    def __init__(self, faults: list[str]) -> None:
        """Take the faults, one clause each."""
        self.faults = tuple(faults)
        super().__init__("\n".join(["The settings have faults:", *(f"  - {fault}" for fault in faults)]))


def _present(value: object) -> object:
    text = value.strip() if isinstance(value, str) else value
    if text == "":
        raise PydanticCustomError("empty", "is empty")
    return text


def _upper(value: object) -> object:
    return value.upper() if isinstance(value, str) else value


def _lower(value: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _token(value: SecretStr) -> SecretStr:
    if not TOKEN.fullmatch(value.get_secret_value()):
        raise PydanticCustomError(
            "token",
            "does not look like a bot's token, which has three parts with dots between; "
            "copy it anew from the Discord Developer Portal (Bot, Reset Token)",
        )
    return value


def _file(value: Path) -> Path:
    if not str(value).isprintable():
        raise PydanticCustomError("path", "is no path: it holds a character that cannot be printed")
    if value.name in {"", ".."}:
        raise PydanticCustomError("path", "names no file")
    # os.path answers False where Path.is_dir() would raise, for instance on a name that is too long.
    if os.path.isdir(value):  # noqa: PTH112  the comment above says why
        raise PydanticCustomError("path", "names a folder; name a file")
    return value


def _beside_database(data: Mapping[str, Path]) -> Path:
    return data["database"].with_name(f"{data['database'].name}.heartbeat")


File = Annotated[Path, BeforeValidator(_present), AfterValidator(_file)]


class LocalSettings(BaseSettings):
    """Hold all that can be set but the token: enough to open the database without going to Discord."""

    model_config = SettingsConfigDict(
        extra="ignore",  # the environment is full of names; unknown ones of ours are looked for below
        frozen=True,
        hide_input_in_errors=True,
    )

    database: File = Field(Path("data/stammtisch.sqlite3"), validation_alias="STAMMTISCH_DATABASE")
    language: Annotated[Literal["en", "de"], BeforeValidator(_lower), BeforeValidator(_present)] = Field(
        "en", validation_alias="STAMMTISCH_LANGUAGE"
    )
    log_level: Annotated[
        Literal["DEBUG", "INFO", "WARNING", "ERROR"], BeforeValidator(_upper), BeforeValidator(_present)
    ] = Field("INFO", validation_alias="STAMMTISCH_LOG_LEVEL")
    heartbeat: File = Field(default_factory=_beside_database, validation_alias="STAMMTISCH_HEARTBEAT")

    @field_validator("heartbeat")
    @classmethod
    def _own_file(cls, value: Path, info: ValidationInfo) -> Path:
        # Each beat replaces the file whole: one wrong setting would destroy every saved table.
        if value == info.data.get("database"):
            raise PydanticCustomError("path", "names the database; it must be a file of its own")
        return value


class Settings(LocalSettings):
    """Hold all that can be set, the token of the bot too."""

    token: Annotated[SecretStr, BeforeValidator(_present), AfterValidator(_token)] = Field(
        validation_alias="DISCORD_TOKEN"
    )


S = TypeVar("S", bound=LocalSettings)


def load_settings(env_file: Path = Path(".env")) -> Settings:
    """Read the settings of a bot that goes to Discord.

    The environment wins over `env_file`, which need not exist. Raises SettingsError with every fault.
    """
    return _load(Settings, env_file)


def load_local_settings(env_file: Path = Path(".env")) -> LocalSettings:
    """Read the settings without the token, for the playground and for work on the database alone.

    Raises SettingsError as load_settings does, but asks for no token and minds none.
    """
    return _load(LocalSettings, env_file)


def _load(kind: type[S], env_file: Path) -> S:
    lines = _read(env_file)
    known = [str(field.validation_alias) for field in kind.model_fields.values()]
    faults = [*_unreadable_lines(lines, known, env_file), *_unknown_names(lines, known)]
    valueless = {line.key for line in lines if line.key and line.value is None}
    problems: list[ErrorDetails] = []
    try:
        settings = kind(**_values(lines))
    except ValidationError as error:
        problems = error.errors(include_url=False, include_context=False, include_input=False)
    else:
        if not faults:
            return settings
    faults += [_clause(problem) for problem in problems if _is_news(problem, valueless)]
    # Raised outside the except clause: the chained ValidationError would carry the token with it.
    raise SettingsError(faults)


def _read(env_file: Path) -> list[Binding]:
    """Return the lines of the file, none if there is no file. What can't be read is the only fault told."""
    fault = ""
    try:
        return list(parse_stream(StringIO(env_file.read_text("utf-8-sig"))))
    except FileNotFoundError:
        return []
    except UnicodeDecodeError:  # says what it could not read, and that may be the token
        fault = "is not UTF-8 text; save it anew in that encoding"
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else "no such name can be"
        fault = f"cannot be read: {reason}"
    raise SettingsError([f"{env_file.name} {fault}"])


def _values(lines: list[Binding]) -> dict[str, Any]:
    """Return what the file sets and the environment does not, as it stands there: no $NAME is expanded."""
    environment = {name.upper() for name in os.environ}
    return {
        line.key.upper(): line.value
        for line in lines
        if line.key and line.value is not None and line.key.upper() not in environment
    }


def _unreadable_lines(lines: list[Binding], known: list[str], env_file: Path) -> Iterator[str]:
    for line in lines:
        where = f"line {line.original.line} of {env_file.name}"
        if line.error:
            yield f"{where} cannot be understood; write NAME=value"
        elif line.key in known and line.value is None:
            yield f"{line.key} has no value in {where}; write {line.key}=value"


def _unknown_names(lines: list[Binding], known: list[str]) -> Iterator[str]:
    names = {line.key for line in lines if line.key} | set(os.environ)
    for name in sorted(name for name in names if name.upper().startswith(PREFIX)):
        if name.upper() not in known:
            near = get_close_matches(name.upper(), known, n=1)
            # A slip of the hand can run a name and the token together: what is no name is not shown.
            told = name if NAME.fullmatch(name) else f"a name that begins with {PREFIX}"
            yield f"{told} is unknown" + (f"; do you mean {near[0]}?" if near else "")


def _is_news(problem: ErrorDetails, told: set[str]) -> bool:
    # A default made from the database is not asked for where the database is at fault itself.
    return problem["type"] != "default_factory_not_called" and str(problem["loc"][0]) not in told


def _clause(problem: ErrorDetails) -> str:
    name = str(problem["loc"][0])
    if problem["type"] == "missing":
        return f"{name} is missing; set it in the environment or in .env (see .env.example)"
    if problem["type"] == "literal_error":
        return f"{name}: {problem['msg'].removeprefix('Input ')}"
    return f"{name} {problem['msg']}"
