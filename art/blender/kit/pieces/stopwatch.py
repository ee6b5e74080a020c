"""A big round stopwatch."""
import math

from .. import materials as m
from ..shapes import capsule, disc, extrusion, group, lathe, place, ring


def stopwatch(color=m.CORAL):
    """A big round stopwatch, radius 1.5, centered, facing −Y; its hand is just past the start."""
    parts = [
        disc(1.5, 0.7, 0.24, m.plastic(color, 0.25, 0.8)),
        ring(1.3, 0.13, m.gold(), at=(0, -0.33, 0)),
        disc(1.26, 0.12, 0.04, m.paper(), at=(0, -0.33, 0)),
    ]
    for i in range(24):
        a = 2 * math.pi * i / 24
        long = i % 6 == 0
        reach = 0.84 if long else 0.98
        parts.append(
            capsule(
                (reach * math.sin(a), -0.41, reach * math.cos(a)),
                (1.06 * math.sin(a), -0.41, 1.06 * math.cos(a)),
                0.055 if long else 0.03,
                m.plastic(m.INK, 0.4),
            )
        )
    wedge = [(0, 0)] + [(0.72 * math.sin(math.radians(a)), 0.72 * math.cos(math.radians(a))) for a in range(0, 75, 3)]
    parts.append(extrusion(wedge, 0.04, 0.015, m.plastic(m.light(m.LEAF, 0.25), 0.4), at=(0, -0.405, 0)))
    a = math.radians(72)
    parts += [
        capsule(
            (-0.18 * math.sin(a), -0.46, -0.18 * math.cos(a)), (0.9 * math.sin(a), -0.46, 0.9 * math.cos(a)), 0.055, m.plastic(m.APRICOT)
        ),
        disc(0.15, 0.14, 0.06, m.gold(), at=(0, -0.46, 0)),
    ]
    for turn, size in ((0, 1.0), (42, 0.72)):
        knob = lathe(
            [(0, 0), (0.2, 0), (0.2, 0.2), (0.34, 0.22), (0.38, 0.28), (0.38, 0.5), (0.32, 0.57), (0, 0.57)], m.gold(), at=(0, 0, 0)
        )
        r = math.radians(turn)
        parts.append(place(knob, (1.44 * math.sin(r), 0, 1.44 * math.cos(r)), (0, turn, 0), size))
    return group('stopwatch', *parts)
