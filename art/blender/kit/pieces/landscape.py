"""Landscapes: Mount Ararat, trees, a palm, a sailboat. All stand on z = 0 and face −Y."""
import math

from .. import materials as m
from ..shapes import ball, capsule, extrusion, group, lathe, place, tube
from .apricot import leaf


def ararat(width=8.0):
    """The two peaks as Yerevan sees them: Little Ararat on the left, Great Ararat on the right, with their snow."""
    parts = []
    for x, height, base in ((0.12, 0.42, 0.46), (-0.19, 0.27, 0.26)):
        parts.append(peak(x * width, height * width, base * width))
    return group('ararat', *parts)


def peak(x, height, base):
    profile = [(base * (1 - t) ** 1.35 * (1 - 0.12 * t) + 0.03 * base, height * t) for t in (i / 24 for i in range(25))]
    snowline = 0.6
    snow = []
    for i in range(17):
        t = snowline + (1 - snowline) * i / 16
        snow.append((base * (1 - t) ** 1.35 * (1 - 0.12 * t) + 0.03 * base + 0.05, height * t + 0.03))

    def ragged(point):
        a = math.atan2(point.y, point.x)
        drop = 0.09 * height * (0.5 + 0.5 * math.sin(7 * a + 1)) * max(0, 1 - (point.z - height * snowline) / (0.12 * height))
        grow = 1 + 0.55 * drop / max(0.3, math.hypot(point.x, point.y))
        return (point.x * grow, point.y * grow, point.z - drop)

    rock = m.blushed('#8E86C8', '#6F78B8', axis=(0, 0, 0.3 / height), make=m.clay)
    return group(
        'peak',
        lathe([*profile, (0, height + 0.02)], rock, at=(x, 0, 0), around=96),
        lathe([(0.0, snow[0][1]), *snow, (0, height + 0.08)], m.clay('#FFFDFB'), at=(x, 0, 0), around=96, bend=ragged),
    )


def apricot_tree(height=1.7):
    crown = [
        ball(r, m.clay(c), at=at)
        for r, at, c in (
            (0.62, (0, 0, height), '#5FB257'),
            (0.46, (-0.45, 0.05, height - 0.2), '#4F9D4B'),
            (0.46, (0.45, -0.05, height - 0.16), '#6DBE63'),
            (0.4, (0.05, -0.2, height + 0.36), '#78C46A'),
        )
    ]
    fruit = [
        ball(0.12, m.plastic(m.APRICOT), at=at, detail=(24, 12))
        for at in (
            (-0.4, -0.4, height - 0.2),
            (0.1, -0.62, height + 0.02),
            (0.52, -0.44, height - 0.08),
            (-0.2, -0.5, height + 0.36),
            (0.36, -0.4, height + 0.4),
        )
    ]
    return group(
        'apricot tree',
        tube([(0, 0, 0), (0.05, 0, height * 0.4), (0, 0, height * 0.8)], 0.13, m.clay('#8A5A3B'), end_radius=0.1),
        *crown,
        *fruit
    )


def palm(height=2.2):
    fronds = [place(leaf(1.1, 0.42, '#4FAE58'), (0.14, 0, height), (0, 8 + 12 * (i % 2), 60 * i + 15)) for i in range(6)]
    return group('palm', tube([(0, 0, 0), (0.02, 0, height * 0.5), (0.14, 0, height)], 0.12, m.clay('#B98455'), end_radius=0.08), *fronds)


def boat(sail=m.CREAM, hull=m.CORAL):
    side = [(-0.6, 0.3), (0.6, 0.3), (0.42, 0), (-0.42, 0)]
    body = extrusion(side, 0.5, 0.12, m.plastic(hull))
    return group(
        'boat',
        body,
        capsule((0, 0, 0.3), (0, 0, 1.5), 0.04, m.wood('#B97A48')),
        extrusion([(0.06, 0.42), (0.62, 0.42), (0.06, 1.42)], 0.06, 0.025, m.plastic(sail)),
        extrusion([(-0.06, 0.42), (-0.42, 0.42), (-0.06, 1.2)], 0.06, 0.025, m.plastic(m.SUN)),
    )
