"""What people see and press: one cog a concern, one folder a game; all are found by walking."""
