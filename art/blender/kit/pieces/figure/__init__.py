"""Toy figures of people, bust to waist, as one family. The head's centre is the origin; they face −Y."""
