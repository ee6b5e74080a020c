"""Toy figures of people, from the waist up, in one style. The head's center is the origin; they face −Y."""
