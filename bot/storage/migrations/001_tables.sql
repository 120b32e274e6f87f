-- Tables, the people around them, and every move made. Times are Unix seconds.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game TEXT NOT NULL,
    opener INTEGER NOT NULL,
    language TEXT NOT NULL,
    seed TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'playing', 'finished', 'void')),
    options TEXT NOT NULL,
    state TEXT,
    step INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    pace INTEGER,
    deadline REAL,
    reminded INTEGER NOT NULL,
    is_paused INTEGER NOT NULL,
    left REAL,
    held TEXT,
    broken TEXT,
    ended TEXT,
    rules INTEGER,
    rematch_of INTEGER,
    opened REAL NOT NULL,
    changed REAL NOT NULL
) STRICT;

-- One live table a channel, whatever the code above believes.
CREATE UNIQUE INDEX live_channel ON tables (channel) WHERE status IN ('lobby', 'playing');

CREATE TABLE chairs (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    presence TEXT NOT NULL CHECK (presence IN ('here', 'away', 'left', 'computer')),
    since REAL NOT NULL,
    missed INTEGER NOT NULL,
    wants_pause INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX chairs_user ON chairs (user);

CREATE TABLE journal (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    step INTEGER NOT NULL,
    at REAL NOT NULL,
    seat INTEGER,
    move TEXT NOT NULL,
    by TEXT CHECK (by IN ('person', 'computer', 'clock')),
    events TEXT NOT NULL,
    PRIMARY KEY (table_id, step)
) STRICT, WITHOUT ROWID;

-- What happened around a match: who left, took a seat, paused, stopped. Names are kept as they were
-- then, for the people they name may sit here no more.
CREATE TABLE notes (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    step INTEGER NOT NULL,
    at REAL NOT NULL,
    kind TEXT NOT NULL,
    seat INTEGER,
    user INTEGER,
    name TEXT NOT NULL,
    other_user INTEGER,
    other_name TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- How finished matches ended, by seat: ratings need no save of an old version for this.
CREATE TABLE results (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    user INTEGER,
    place INTEGER NOT NULL,
    score INTEGER NOT NULL,
    has_won INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX results_user ON results (user);

-- The public reminder that is still there, to be deleted once its moment has passed.
CREATE TABLE pings (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL
) STRICT;

-- Which message shows a table, and the revision it shows: what was not shown before a crash is shown after.
CREATE TABLE boards (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id),
    message INTEGER,
    chapter TEXT NOT NULL,
    posted REAL NOT NULL,
    revision INTEGER NOT NULL
) STRICT;

CREATE TABLE letters (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    phase TEXT NOT NULL,
    channel INTEGER NOT NULL,
    message INTEGER NOT NULL,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE followers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    user INTEGER NOT NULL,
    channel INTEGER,
    message INTEGER,
    PRIMARY KEY (table_id, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    wants_dms INTEGER NOT NULL,
    dms_closed INTEGER NOT NULL,
    language TEXT NOT NULL
) STRICT;

CREATE TABLE servers (
    guild INTEGER PRIMARY KEY,
    language TEXT,
    pace INTEGER,
    blocked TEXT NOT NULL
) STRICT;

-- When the process was last known to run: down-time is given back to every clock.
CREATE TABLE process (one INTEGER PRIMARY KEY CHECK (one = 1), alive REAL NOT NULL) STRICT;
