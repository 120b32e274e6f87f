# The first stage installs the locked packages; the second holds them, the bot and nothing to build with.
FROM python:3.13-slim AS packages
COPY requirements.lock /tmp/requirements.lock
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check \
        --require-hashes --only-binary :all: -r /tmp/requirements.lock \
    && /opt/venv/bin/pip uninstall --yes pip

FROM python:3.13-slim
RUN groupadd --gid 10001 stammtisch \
    && useradd --uid 10001 --gid stammtisch --no-create-home --home-dir /nonexistent --shell /usr/sbin/nologin stammtisch \
    && install --directory --owner=stammtisch --group=stammtisch --mode=0750 /data
COPY --from=packages /opt/venv /opt/venv
WORKDIR /app
COPY LICENSE ./
COPY bot/ bot/
COPY games/ games/
COPY cogs/ cogs/
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    STAMMTISCH_DATABASE=/data/stammtisch.sqlite3
RUN python -m compileall -q bot games cogs
USER stammtisch
# Tables, results and the heartbeat. The folder belongs to user 10001, and a volume made here inherits that.
VOLUME /data
# The heartbeat is written only while the gateway is ready, so a bot that hangs or is cut off is told apart.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
# Exec form: the signal reaches Python and not a shell.
CMD ["python", "-m", "bot"]
