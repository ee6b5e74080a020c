"""Three toy clocks of different shapes that show a given time. They stand on z = 0 and are about 2.4 high."""
import math

from .. import materials as m
from ..outlines import circle, eased, rounded_rectangle
from ..shapes import ball, capsule, disc, extrusion, group, lathe, place, ring, rounded_box


def dial(hour, minute, color, radius=0.78):
    """Face, marks and hands, facing −Y, its back at y = 0."""
    parts = [disc(radius, 0.14, 0.05, m.paper()), ring(radius, 0.085, m.plastic(m.light(color, 0.35), 0.25, 0.9))]
    for i in range(12):
        a = math.pi * i / 6
        parts.append(
            ball(
                0.075 if i % 3 == 0 else 0.042,
                m.plastic(color if i % 3 == 0 else m.INK, 0.3, 0.6),
                at=(radius * 0.78 * math.sin(a), -0.08, radius * 0.78 * math.cos(a)),
                scale=(1, 0.5, 1),
                detail=(28, 14),
            )
        )
    for turn, long, fat in ((30 * hour + minute / 2, 0.42, 0.068), (6 * minute, 0.6, 0.05)):
        a = math.radians(turn)
        parts.append(
            capsule(
                (0, -0.12, 0),
                (long * radius / 0.78 * math.sin(a), -0.12, long * radius / 0.78 * math.cos(a)),
                fat,
                m.plastic(m.INK, 0.3, 0.6),
            )
        )
    return group('dial', *parts, disc(0.11, 0.12, 0.05, m.gold(), at=(0, -0.15, 0)))


def round_clock(hour, minute, color=m.CORAL):
    """An alarm clock with two bells."""
    stuff = m.plastic(color, 0.24, 0.8)
    bells = [
        place(
            lathe([(0, -0.12), (0.36, -0.12), (0.4, -0.06), (0.34, 0.12), (0.18, 0.24), (0, 0.28)], m.gold()),
            (s * 0.56, 0, 2.2),
            (0, s * 34, 0),
        )
        for s in (-1, 1)
    ]
    handle = [capsule((0, 0, 2.1), (0, 0, 2.42), 0.05, m.gold()), ball(0.12, m.gold(), at=(0, 0, 2.48), detail=(32, 16))]
    feet = [capsule((s * 0.55, 0, 0.42), (s * 0.74, 0, 0.12), 0.12, m.gold()) for s in (-1, 1)]
    return group(
        'round clock',
        disc(1.06, 0.72, 0.24, stuff, at=(0, 0, 1.18)),
        place(dial(hour, minute, color, 0.84), (0, -0.36, 1.18)),
        *bells,
        *handle,
        *feet
    )


def square_clock(hour, minute, color=m.VIOLET):
    """A mantel clock: a soft block on a foot."""
    stuff = m.plastic(color, 0.24, 0.8)
    return group(
        'square clock',
        extrusion(rounded_rectangle(2.16, 2.16, 0.5), 0.72, 0.2, stuff, at=(0, 0, 1.3)),
        rounded_box((2.4, 0.96, 0.26), 0.12, m.plastic(m.dark(color, 0.18), 0.3, 0.6), at=(0, 0, 0.14)),
        place(dial(hour, minute, color, 0.82), (0, -0.36, 1.3)),
    )


def house_clock(hour, minute, color=m.LEAF):
    """A cuckoo clock's little house."""
    stuff = m.plastic(color, 0.24, 0.8)
    wall = eased([(-0.98, 0.12), (0.98, 0.12), (0.98, 1.72), (0, 2.5), (-0.98, 1.72)], 3, 200)
    roof = [capsule((s * 1.2, 0, 1.62), (0, 0, 2.62), 0.16, m.plastic(m.APRICOT, 0.26, 0.8)) for s in (-1, 1)]
    roof = [place(part, scale=(1, 2.9, 1)) for part in roof]
    return group(
        'house clock',
        extrusion(wall, 0.74, 0.16, stuff),
        *roof,
        rounded_box((2.3, 0.96, 0.26), 0.12, m.plastic(m.dark(color, 0.18), 0.3, 0.6), at=(0, 0, 0.14)),
        place(dial(hour, minute, color, 0.74), (0, -0.37, 1.14)),
        extrusion(circle(0.15, 40), 0.1, 0.03, m.plastic(m.INK, 0.5), at=(0, -0.36, 2.12))
    )
