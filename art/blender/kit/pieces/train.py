"""A red toy train with wagons, track and jigsaw-shaped pieces of track. It runs along X, its front to −X; the top of the rails is at z = 0."""
import math

from .. import materials as m
from ..shapes import ball, capsule, disc, extrusion, group, lathe, place, ring, rounded_box
from .face import cheek, eye, smile

RED = '#E23D3A'


def along_x(body, at=(0, 0, 0)):
    return place(group('along x', body), at, (0, 0, 90))


def wheel(at, radius=0.34, color=m.SUN):
    return place(
        group(
            'wheel',
            disc(radius, 0.16, 0.05, m.plastic('#3A2A3F', 0.35, 0.5)),
            disc(radius * 0.72, 0.2, 0.05, m.plastic(color, 0.25, 0.8)),
            disc(radius * 0.24, 0.26, 0.05, m.plastic(RED, 0.25, 0.8)),
        ),
        at,
    )


def engine():
    """About 3 long and 2.5 high, with a face at its front."""
    red, dark, cream, brass = m.plastic(RED, 0.22, 0.9), m.plastic('#3A2A3F', 0.35, 0.6), m.plastic(m.CREAM, 0.3, 0.7), m.gold()
    parts = [
        rounded_box((3.0, 1.16, 0.3), 0.1, dark, at=(0, 0, 0.52)),
        along_x(disc(0.56, 1.75, 0.1, red), (-0.42, 0, 1.2)),
        along_x(disc(0.62, 0.28, 0.1, dark), (-1.3, 0, 1.2)),
        along_x(disc(0.5, 0.34, 0.12, cream), (-1.32, 0, 1.2)),
    ]
    parts += [along_x(ring(0.565, 0.05, brass), (x, 0, 1.2)) for x in (-0.85, 0.05)]
    parts += [
        rounded_box((1.06, 1.2, 1.36), 0.16, red, at=(0.9, 0, 1.3)),
        rounded_box((1.36, 1.44, 0.2), 0.1, m.plastic(m.SUN, 0.25, 0.8), at=(0.9, 0, 2.04)),
    ]
    parts += [rounded_box((0.56, 1.26, 0.5), 0.1, m.glow('#FFE3A8', 0.5), at=(0.9, 0, 1.58)), *[ring_of(y) for y in (-0.62, 0.62)]]
    chimney = lathe([(0, 0), (0.2, 0), (0.19, 0.4), (0.3, 0.62), (0.34, 0.72), (0.3, 0.8), (0.2, 0.8), (0.16, 0.6), (0, 0.6)], dark)
    parts += [
        place(chimney, (-0.95, 0, 1.68)),
        ball(0.25, brass, at=(-0.2, 0, 1.72), scale=(1, 1, 0.95)),
        lathe([(0, 0), (0.26, 0), (0.26, 0.08), (0, 0.08)], brass, at=(-0.2, 0, 1.68)),
    ]
    parts += [wheel((x, y, 0.34)) for x in (-0.95, -0.18) for y in (-0.55, 0.55)] + [wheel((0.92, y, 0.42), 0.42) for y in (-0.55, 0.55)]
    parts.append(capsule((-0.95, -0.7, 0.3), (0.92, -0.7, 0.34), 0.055, m.steel()))
    parts.append(
        place(
            extrusion([(-0.5, 0.0), (0.5, 0.0), (0.36, 0.34), (-0.36, 0.34)], 0.2, 0.06, m.plastic(m.SUN, 0.25, 0.8)),
            (-1.62, 0, 0.14),
            (-22, 0, -90),
        )
    )
    face = [place(eye(0.12, 1.2), (s * 0.19, 0, 0.1)) for s in (-1, 1)] + [
        place(smile(0.26, 0.09, weight=0.026), (0, -0.01, -0.16)),
        *[place(cheek(0.08), (s * 0.33, 0.0, -0.1)) for s in (-1, 1)],
    ]
    parts.append(place(group('face', *face), (-1.5, 0, 1.2), (0, 0, -90)))
    return group('engine', *parts)


def ring_of(y):
    """A window frame in the side of the cab."""
    return rounded_box((0.68, 0.06, 0.62), 0.03, m.plastic(m.CREAM, 0.3, 0.7), at=(0.9, y * 0.97, 1.58))


def wagon(color=m.SKY, length=2.1):
    """A flat wagon; its floor is at z = 0.7."""
    parts = [
        rounded_box((length, 1.2, 0.26), 0.1, m.plastic(color, 0.25, 0.8), at=(0, 0, 0.58)),
        rounded_box((length - 0.16, 1.06, 0.12), 0.05, m.wood('#E2AE6E'), at=(0, 0, 0.7)),
    ]
    parts += [wheel((x, y, 0.32), 0.32) for x in (-length / 2 + 0.45, length / 2 - 0.45) for y in (-0.55, 0.55)]
    parts += [
        capsule((x, y, 0.66), (x, y, 1.02), 0.055, m.plastic(m.CREAM)) for x in (-length / 2 + 0.1, length / 2 - 0.1) for y in (-0.5, 0.5)
    ]
    return group('wagon', *parts, capsule((-length / 2 - 0.3, 0, 0.55), (-length / 2 + 0.1, 0, 0.55), 0.06, m.steel()))


def track(length=14.0):
    """Straight track: two rails on wooden ties, along X, with the top of the rails at z = 0."""
    parts = [capsule((-length / 2, y, -0.06), (length / 2, y, -0.06), 0.07, m.steel('#B9BFD0')) for y in (-0.55, 0.55)]
    count = round(length / 0.56)
    for i in range(count):
        parts.append(rounded_box((0.28, 1.75, 0.14), 0.06, m.wood('#B9794A'), at=((i + 0.5) * length / count - length / 2, 0, -0.16)))
    return group('track', *parts)


def jigsaw(color=m.SUN, size=1.0, out=('right', 'top')):
    """A jigsaw piece that carries a bit of track across it; centered, facing −Y. Sides in `out` have a knob, the others a dent."""
    half, loop = size / 2, []
    for side, turn in (('top', 0), ('right', -90), ('bottom', 180), ('left', 90)):
        knob = 1 if side in out else -1
        points = [(-half * 0.94, half)] + [(-0.11 * size, half)]
        neck = [math.radians(225 - 270 * i / 18) for i in range(19)]
        points += [(0.15 * size * math.cos(a), half + knob * (0.16 * size + 0.15 * size * math.sin(a))) for a in neck]
        points += [(0.11 * size, half), (half * 0.94, half)]
        r = math.radians(turn)
        loop += [(x * math.cos(r) - z * math.sin(r), x * math.sin(r) + z * math.cos(r)) for x, z in points]
    rails = [
        capsule((-half * 0.9, -0.13 * size, z * size), (half * 0.9, -0.13 * size, z * size), 0.035 * size, m.steel('#C9CFDD'))
        for z in (-0.17, 0.17)
    ]
    ties = [
        rounded_box((0.09 * size, 0.07 * size, 0.56 * size), 0.03 * size, m.wood('#A9683A'), at=(x * size, -0.105 * size, 0))
        for x in (-0.32, -0.107, 0.107, 0.32)
    ]
    return group('jigsaw', extrusion(loop, 0.2 * size, 0.045 * size, m.plastic(color, 0.25, 0.8)), *ties, *rails)


def steam(count=5):
    """Puffs that drift back from a chimney at the origin."""
    stuff = m.clay('#FFFFFF')
    return group(
        'steam',
        *[
            ball(
                0.17 + 0.07 * k,
                stuff,
                at=(0.34 * k + 0.05 * k * k, 0.03 * k, 0.22 + 0.3 * k - 0.01 * k * k),
                scale=(1.08, 1, 0.94),
                detail=(40, 20),
            )
            for k in range(count)
        ]
    )
