"""Measures of speed and strength, as ratios in one run; `make bench` prints them."""
