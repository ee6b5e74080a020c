"""A tiny museum with columns, and peg people who wait in line. Both stand on z = 0 and face −Y."""
import math

from .. import materials as m
from ..shapes import ball, capsule, disc, extrusion, group, lathe, place, rounded_box
from .face import cheek, eye, smile

STONE, PALE = '#F6E3C8', '#FFF8EA'


def column(height=1.7, radius=0.19):
    flutes = 14
    shaft = [(0, 0.1), (radius, 0.1), (radius * 0.98, height * 0.4), (radius * 0.86, height - 0.12), (0, height - 0.12)]
    bend = lambda p: type(p)(
        (p.x * (1 + 0.04 * math.cos(flutes * math.atan2(p.y, p.x))), p.y * (1 + 0.04 * math.cos(flutes * math.atan2(p.y, p.x))), p.z)
    )
    parts = [lathe(shaft, m.clay(PALE), around=112, bend=bend)]
    parts += [
        rounded_box((radius * w, radius * w, 0.13), 0.045, m.clay(PALE), at=(0, 0, z)) for w, z in ((2.9, 0.05), (2.9, height - 0.05))
    ]
    parts.append(
        lathe([(0, height - 0.22), (radius * 0.95, height - 0.22), (radius * 1.22, height - 0.12), (0, height - 0.12)], m.clay(PALE))
    )
    return group('column', *parts)


def museum():
    """4.6 wide, 3.9 high."""
    stone, pale, roof = m.clay(STONE), m.clay(PALE), m.plastic(m.CORAL, 0.35, 0.5)
    parts = [
        rounded_box((5.0 - 0.34 * k, 2.9 - 0.42 * k, 0.18), 0.06, stone if k % 2 else pale, at=(0, -0.1 * 0, 0.09 + 0.17 * k))
        for k in range(3)
    ]
    parts.append(rounded_box((3.7, 1.3, 1.9), 0.06, m.clay('#F2B98F'), at=(0, 0.25, 1.4)))
    for x in (-1.65, -0.99, -0.36, 0.36, 0.99, 1.65):
        parts.append(place(column(), (x, -0.78, 0.5)))
    door = [(0.24 * math.cos(a), 0.62 + 0.24 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))] + [(-0.24, 0), (0.24, 0)]
    parts.append(extrusion(door, 0.14, 0.04, m.glow('#FFCB66', 0.7), at=(0, -0.4, 0.52)))
    parts += [
        extrusion([(-0.16, -0.2), (0.16, -0.2), (0.16, 0.2), (-0.16, 0.2)], 0.1, 0.03, m.glow('#FFCB66', 0.7), at=(x, -0.4, 1.35))
        for x in (-1.32, -0.67, 0.67, 1.32)
    ]
    parts += [rounded_box((4.1, 2.2, 0.3), 0.08, pale, at=(0, -0.1, 2.36)), rounded_box((4.3, 2.36, 0.14), 0.06, stone, at=(0, -0.1, 2.56))]
    gable = [(-2.16, 0), (2.16, 0), (0, 1.12)]
    parts += [
        extrusion(gable, 2.2, 0.06, pale, at=(0, -0.1, 2.62)),
        extrusion([(x * 0.76, 0.1 + z * 0.74) for x, z in gable], 0.1, 0.03, m.clay('#F2B98F'), at=(0, -1.2, 2.64)),
    ]
    for s in (-1, 1):
        parts.append(place(rounded_box((2.6, 2.5, 0.2), 0.09, roof), (s * 1.14, -0.1, 3.22), (0, s * 27.4, 0)))
    parts += [
        place(emblem(), (0, -1.27, 3.0)),
        capsule((0, -0.1, 3.75), (0, -0.1, 4.5), 0.04, m.gold()),
        extrusion(
            [(0, 0.2), (0.74, 0.14), (0.6, 0), (0.74, -0.14), (0, -0.2)], 0.06, 0.02, m.plastic(m.VIOLET, 0.4), at=(0.04, -0.1, 4.26)
        ),
    ]
    return group('museum', *parts)


def emblem():
    """A little train in relief."""
    red = m.plastic('#E23D3A', 0.25, 0.8)
    return group(
        'emblem',
        extrusion([(-0.34, -0.1), (0.34, -0.1), (0.34, 0.3), (0.1, 0.3), (0.1, 0.14), (-0.34, 0.14)], 0.1, 0.03, red),
        rounded_box((0.1, 0.1, 0.2), 0.03, red, at=(-0.22, 0, 0.2)),
        *[disc(0.1, 0.14, 0.03, m.plastic(m.SUN), at=(x, -0.02, -0.12)) for x in (-0.2, 0.2)]
    )


def peg(color=m.SKY, skin='#F0C69A', hair='#4A2E20', hat=None):
    """A wooden peg figure, about 1.3 high."""
    body = lathe([(0, 0), (0.3, 0), (0.33, 0.04), (0.32, 0.3), (0.25, 0.62), (0.15, 0.76), (0, 0.8)], m.plastic(color, 0.3, 0.7))
    head = ball(0.28, m.plastic(skin, 0.4, 0.3), at=(0, 0, 0.98))
    parts = [
        body,
        head,
        *[place(eye(0.048, 1.25), (s * 0.1, -0.262, 1.0)) for s in (-1, 1)],
        place(smile(0.12, 0.045, weight=0.014), (0, -0.272, 0.92)),
        *[place(cheek(0.045), (s * 0.17, -0.215, 0.92), (0, 0, s * 38)) for s in (-1, 1)],
    ]
    if hat:
        parts += [
            lathe(
                [(0, 1.12), (0.34, 1.12), (0.36, 1.15), (0.33, 1.18), (0.22, 1.19), (0.2, 1.36), (0.14, 1.4), (0, 1.4)],
                m.plastic(hat, 0.4, 0.4),
            )
        ]
    else:
        parts += [place(ball(0.295, m.plastic(hair, 0.45, 0.3), scale=(1.02, 1.0, 1.0)), (0, 0.06, 1.035))]
    return group('peg', *parts)
