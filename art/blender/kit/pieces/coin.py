"""Gold coins with the apricot on them, radius 0.8, centered, facing −Y; the same on both sides."""
from .. import materials as m
from ..shapes import disc, group, place, ring
from .card import mark

RADIUS, THICK = 0.8, 0.2


def coin():
    bright, deep = m.gold(), m.gold('#FFB22E')
    parts = [disc(RADIUS - 0.06, THICK * 0.62, 0.02, deep), disc_rim(bright)]
    for side, turn in ((-1, 0), (1, 180)):
        parts.append(place(mark(bright, bright, 0.12), (0, side * THICK * 0.32, -0.07), (0, 0, turn), 0.86))
    return group('coin', *parts)


def disc_rim(material):
    return place(ring(RADIUS - 0.07, 0.1, material, flat=1.15))


def coin_stack(count, jitter=(0.03, -0.04, 0.05, -0.02, 0.04, -0.05)):
    """A stack of coins; stands on z = 0."""
    return group(
        'coin stack', *[place(coin(), (jitter[i % 6], jitter[(i + 2) % 6], 0.115 + 0.232 * i), (-90, 0, 37 * i)) for i in range(count)]
    )
