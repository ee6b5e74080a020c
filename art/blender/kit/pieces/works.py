"""Parts of the mouse's cheese factory: a running wheel, a conveyor, crates and a chimney. All stand on z = 0."""
import math

from .. import materials as m
from ..shapes import ball, capsule, disc, group, lathe, place, ring, rounded_box


def running_wheel(color=m.SKY, radius=1.3):
    """A hamster wheel with rungs, seen from its open side."""
    parts = [ring(radius, 0.09, m.plastic(color), at=(0, y, radius + 0.25)) for y in (-0.42, 0.42)]
    for i in range(24):
        a = 2 * math.pi * i / 24
        x, z = radius * math.cos(a), radius + 0.25 + radius * math.sin(a)
        parts.append(capsule((x, -0.42, z), (x, 0.42, z), 0.045, m.plastic(m.light(color, 0.4))))
    for i in range(6):
        a = 2 * math.pi * i / 6
        parts.append(
            capsule(
                (0, 0.48, radius + 0.25),
                (radius * math.cos(a), 0.48, radius + 0.25 + radius * math.sin(a)),
                0.05,
                m.plastic(m.light(color, 0.3)),
            )
        )
    legs = [capsule((s * 0.8, 0.6, 0.1), (0, 0.6, radius + 0.25), 0.09, m.wood('#C98246')) for s in (-1, 1)]
    return group('running wheel', *parts, *legs, place(disc(0.2, 0.3, 0.08, m.gold()), (0, 0.5, radius + 0.25)))


def conveyor(length=5.0, color='#6B5A8E'):
    parts = [
        rounded_box((length, 1.3, 0.36), 0.17, m.plastic(m.INK, 0.5, 0.2), at=(0, 0, 0.72)),
        rounded_box((length - 0.1, 0.16, 0.5), 0.1, m.plastic(color), at=(0, -0.68, 0.68)),
    ]
    count = max(2, round(length / 0.9))
    for i in range(count):
        x = (i + 0.5) * length / count - length / 2
        parts.append(place(disc(0.17, 0.1, 0.04, m.gold()), (x, -0.78, 0.68)))
    parts += [
        rounded_box((0.26, 1.1, 0.6), 0.1, m.plastic(m.dark(color, 0.2)), at=(x, 0, 0.3)) for x in (0.7 - length / 2, length / 2 - 0.7)
    ]
    return group('conveyor', *parts)


def crate(size=1.2, color='#D99A5B'):
    plank, dark = m.wood(color), m.wood(m.dark(color, 0.2))
    parts = [rounded_box((size * 0.92, size * 0.92, size * 0.94), 0.05, dark, at=(0, 0, size / 2))]
    for k in range(3):
        z = size * (0.17 + 0.33 * k)
        parts += [
            rounded_box((size, 0.08, size * 0.28), 0.035, plank, at=(0, -size * 0.46, z)),
            rounded_box((0.08, size, size * 0.28), 0.035, plank, at=(size * 0.46, 0, z)),
            rounded_box((0.08, size, size * 0.28), 0.035, plank, at=(-size * 0.46, 0, z)),
        ]
    return group('crate', *parts)


def chimney(height=2.6, color=m.CORAL):
    """A toy chimney with puffs of steam."""
    stack = [
        (0, 0),
        (0.5, 0),
        (0.36, height * 0.92),
        (0.46, height * 0.94),
        (0.46, height),
        (0.3, height),
        (0.26, height * 0.9),
        (0, height * 0.9),
    ]
    puffs = [
        ball(r, m.clay('#FFF7EC'), at=(x, 0, height + z))
        for r, x, z in ((0.3, 0, 0.2), (0.42, 0.25, 0.62), (0.34, -0.12, 0.95), (0.26, 0.35, 1.25))
    ]
    return group(
        'chimney', lathe(stack, m.plastic(color)), place(ring(0.42, 0.06, m.plastic(m.CREAM)), (0, 0, height * 0.5), (90, 0, 0)), *puffs
    )
