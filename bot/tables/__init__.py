"""Tables: matches in channels, with the people around them. Nothing here knows Discord."""
