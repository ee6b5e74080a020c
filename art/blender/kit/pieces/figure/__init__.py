"""Toy figures of people, bust to waist, as one family. The head's center is the origin; they face −Y."""
