"""What people see: screens, controls, pictures."""
