"""The store on disk: SQLite, one writer, migrations that only go forward."""
