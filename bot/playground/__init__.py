"""The same bot in a local page that looks like Discord, without a token."""
