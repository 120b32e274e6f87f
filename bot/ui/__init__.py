"""What people see: screens as plain values, drawn by one renderer, sent by one delivery."""
