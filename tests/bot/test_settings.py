"""Settings come from the environment and `.env`; all faults are told at once, values never."""

import logging
import os
import traceback
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import SecretStr

from bot.settings import SettingsError, load_local_settings, load_settings

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
NAMES = ["DATABASE", "LANGUAGE", "LOG_LEVEL", "HEARTBEAT"]


@pytest.fixture(autouse=True)
def _clean_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name == "DISCORD_TOKEN" or name.startswith("STAMMTISCH_"):
            monkeypatch.delenv(name)


@pytest.fixture
def env_file(tmp_path: Path) -> Path:
    return tmp_path / ".env"


def faults(env_file: Path) -> str:
    with pytest.raises(SettingsError) as caught:
        load_settings(env_file)
    return str(caught.value)


def test_a_token_alone_is_enough(env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\n")

    settings = load_settings(env_file)

    assert settings.token.get_secret_value() == TOKEN
    assert settings.database == Path("data/stammtisch.sqlite3")
    assert settings.heartbeat == Path("data/stammtisch.sqlite3.heartbeat")
    assert (settings.language, settings.log_level) == ("en", "INFO")


def test_everything_can_be_set_in_the_file(env_file: Path) -> None:
    env_file.write_text(
        f"# a comment\nexport DISCORD_TOKEN='{TOKEN}'\nSTAMMTISCH_DATABASE=/srv/t.db\n"
        "STAMMTISCH_LANGUAGE= DE \nSTAMMTISCH_LOG_LEVEL=debug\nSTAMMTISCH_HEARTBEAT=/run/beat\nOTHER=1\n"
    )

    settings = load_settings(env_file)

    assert (settings.database, settings.heartbeat) == (Path("/srv/t.db"), Path("/run/beat"))
    assert (settings.language, settings.log_level) == ("de", "DEBUG")


def test_the_environment_wins_over_the_file(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nSTAMMTISCH_LANGUAGE=en\n")
    monkeypatch.setenv("STAMMTISCH_LANGUAGE", "de")

    assert load_settings(env_file).language == "de"


def test_no_file_is_needed(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)

    assert load_settings(env_file).token == SecretStr(TOKEN)


def test_a_byte_order_mark_is_no_fault(env_file: Path) -> None:
    env_file.write_bytes(b"\xef\xbb\xbf" + f"DISCORD_TOKEN={TOKEN}\r\n".encode())

    assert load_settings(env_file).token == SecretStr(TOKEN)


def test_a_dollar_is_a_dollar(env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nSTAMMTISCH_DATABASE=${{HOME}}.db\n")

    assert load_settings(env_file).database == Path("${HOME}.db")


def test_local_settings_ask_for_no_token(env_file: Path) -> None:
    env_file.write_text("DISCORD_TOKEN=nonsense\nSTAMMTISCH_DATABASE=x.db\n")

    assert load_local_settings(env_file).database == Path("x.db")


def test_all_faults_are_told_in_one_message(env_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    env_file.write_text(
        "DISCORD_TOKEN=\nthis is no line\nSTAMMTISCH_LANGUAGE=fr\n"
        "STAMMTISCH_LOG_LEVEL\nSTAMMTISCH_DATABASE=.\n"
    )
    monkeypatch.setenv("STAMMTISCH_DATABSE", "x.db")

    assert faults(env_file).splitlines() == [
        "The settings have faults:",
        "  - line 2 of .env cannot be understood; write NAME=value",
        "  - STAMMTISCH_LOG_LEVEL has no value in line 4 of .env; write STAMMTISCH_LOG_LEVEL=value",
        "  - STAMMTISCH_DATABSE is unknown; do you mean STAMMTISCH_DATABASE?",
        "  - STAMMTISCH_DATABASE names no file",
        "  - STAMMTISCH_LANGUAGE: should be 'en' or 'de'",
        "  - DISCORD_TOKEN is empty",
    ]


def test_a_missing_token_is_told(env_file: Path) -> None:
    assert "DISCORD_TOKEN is missing" in faults(env_file)


@pytest.mark.parametrize(
    "token", ["secret", f"Bot {TOKEN}", TOKEN.replace(".", ""), f"{TOKEN}.more", f"{TOKEN} x", "ä" * 70]
)
def test_a_malformed_token_is_told_without_its_value(
    token: str, env_file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    env_file.write_text(f"DISCORD_TOKEN={token}\n", "utf-8")

    with caplog.at_level(logging.DEBUG), pytest.raises(SettingsError) as caught:
        load_settings(env_file)

    shown = "".join(traceback.format_exception(caught.value)) + repr(caught.value) + caplog.text
    assert "DISCORD_TOKEN does not look like a bot's token" in str(caught.value)
    assert token not in shown
    assert caught.value.__context__ is None


def test_the_token_is_not_in_the_representation(env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\n")

    settings = load_settings(env_file)

    assert TOKEN not in repr(settings) + str(settings) + settings.model_dump_json()


@pytest.mark.parametrize("name", NAMES)
def test_an_empty_value_is_a_fault(name: str, env_file: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nSTAMMTISCH_{name}=' '\n")

    assert faults(env_file) == f"The settings have faults:\n  - STAMMTISCH_{name} is empty"


def test_a_name_run_together_with_the_token_is_not_shown(env_file: Path) -> None:
    env_file.write_text(f"STAMMTISCH_LANGUAGE{TOKEN}\n")

    assert "a name that begins with STAMMTISCH_ is unknown" in faults(env_file)
    assert TOKEN not in faults(env_file)


def test_a_folder_is_no_database(env_file: Path, tmp_path: Path) -> None:
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nSTAMMTISCH_DATABASE={tmp_path}\n")

    assert "STAMMTISCH_DATABASE names a folder" in faults(env_file)


def test_the_heartbeat_may_not_be_the_database(env_file: Path) -> None:
    """Each beat would replace the database by a time."""
    env_file.write_text(f"DISCORD_TOKEN={TOKEN}\nSTAMMTISCH_DATABASE=a.db\nSTAMMTISCH_HEARTBEAT=a.db\n")

    assert "STAMMTISCH_HEARTBEAT names the database" in faults(env_file)


def test_a_file_that_is_not_utf_8_is_told(env_file: Path) -> None:
    env_file.write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")

    assert faults(env_file).endswith("- .env is not UTF-8 text; save it anew in that encoding")


def test_a_file_that_cannot_be_read_is_told(env_file: Path) -> None:
    env_file.mkdir()

    assert faults(env_file).endswith("- .env cannot be read: Is a directory")


lines = st.one_of(
    st.text(max_size=40),
    st.builds(
        "{}{}{}".format,
        st.sampled_from(["DISCORD_TOKEN", *(f"STAMMTISCH_{name}" for name in [*NAMES, "X"])]),
        st.sampled_from(["=", "", " = ", ": ", "='", '="']),
        st.one_of(st.just(TOKEN), st.text(max_size=30)),
    ),
)


@given(content=st.one_of(st.binary(max_size=80), st.lists(lines, max_size=6).map("\n".join)))
def test_any_file_gives_settings_or_one_message(
    content: bytes | str, tmp_path_factory: pytest.TempPathFactory
) -> None:
    env_file = tmp_path_factory.mktemp("garbage") / ".env"
    env_file.write_bytes(content if isinstance(content, bytes) else content.encode("utf-8"))

    told = ""
    try:
        load_settings(env_file)
    except SettingsError as error:
        told = str(error)

    assert TOKEN not in told
    assert all(line.isprintable() for line in told.splitlines())
