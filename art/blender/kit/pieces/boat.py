"""A little wooden boat with a sail that carries letter tiles; a pier and a lighthouse for its harbor. Bow to +X, waterline at z = 0."""
import math

from .. import materials as m
from ..shapes import ball, capsule, extrusion, group, lathe, mesh, place, rounded_box, text, tube


def hull(stuff, length=2.6, beam=1.05, height=0.62):
    """An open shell, thick at the rim, its keel below the water."""
    steps, around, rows = 40, 14, []
    for i in range(steps + 1):
        t = i / steps
        half = beam / 2 * max(0.02, 1 - t**3.4) * (0.72 + 0.28 * math.sin(math.pi * min(1, t * 1.4 + 0.12)))
        top = height * (1 + 0.42 * t**2.4 + 0.12 * (1 - t) ** 3)
        deep = -0.26 * (1 - t**5)
        end = 0.0 if i == 0 else 1.0
        x = length * (t - 0.5) + 0.14 * t**3
        row = []
        for inside in (0, 1):
            for k in range(around + 1):
                a = math.pi * k / around
                if inside:
                    a = math.pi - a
                wall = 0.09 * inside
                y = (half - min(wall, half * 0.7)) * math.copysign(abs(math.cos(a)) ** 0.55, math.cos(a))
                z = top - (top - deep - wall * 1.6) * math.sin(a) ** 0.75
                row.append((x, y * end, z if end else top * 0.5))
        rows.append(row)
    wide = len(rows[0])
    faces = [
        (i * wide + j, i * wide + (j + 1) % wide, (i + 1) * wide + (j + 1) % wide, (i + 1) * wide + j)
        for i in range(steps)
        for j in range(wide)
    ]
    return mesh('hull', [p for row in rows for p in row], faces, stuff)


def tile(letter, size=0.62):
    """A wooden letter tile, standing, centered."""
    return group(
        'tile',
        rounded_box((size, size * 0.34, size), 0.07, m.wood('#F3CE93')),
        text(letter, size * 0.86, 0.06, m.plastic(m.INK, 0.35, 0.5), at=(0, -size * 0.18, -0.01), bold=0.03),
    )


def boat(letters='AB', sail=m.CORAL, wood='#C98246'):
    """2.6 long; tiles stand in it side by side."""
    rim = m.plastic(m.light(sail, 0.05), 0.3, 0.7)
    band = []
    for side in (-1, 1):
        path = []
        for i in range(13):
            t = i / 12
            half = 1.05 / 2 * max(0.02, 1 - t**3.4) * (0.72 + 0.28 * math.sin(math.pi * min(1, t * 1.4 + 0.12)))
            path.append((2.6 * (t - 0.5) + 0.14 * t**3, side * (half - 0.03), 0.62 * (1 + 0.42 * t**2.4 + 0.12 * (1 - t) ** 3)))
        band.append(tube(path, 0.065, rim))
    band.append(tube([(-1.3, -0.4, 0.68), (-1.34, 0, 0.69), (-1.3, 0.4, 0.68)], 0.065, rim))
    deck = rounded_box((1.5, 0.56, 0.3), 0.05, m.wood(m.light(wood, 0.2)), at=(-0.3, 0, 0.34))
    mast = capsule((0.12, 0.22, 0.2), (0.12, 0.22, 2.75), 0.06, m.wood('#A9683A'))
    cloth = [(0.0, 1.12), (-1.02, 1.2), (-0.86, 1.72), (-0.5, 2.24), (0.0, 2.68)]
    jib = [(0.2, 1.12), (0.98, 1.12), (0.72, 1.5), (0.2, 2.4)]
    sails = [
        extrusion(smooth(cloth), 0.09, 0.04, m.plastic(sail, 0.5, 0.2), at=(0.06, 0.22, 0)),
        extrusion(smooth(jib), 0.09, 0.04, m.plastic(m.CREAM, 0.5, 0.2), at=(0.06, 0.22, 0)),
    ]
    pennant = extrusion([(0, 0.13), (0.46, 0.0), (0, -0.13)], 0.05, 0.02, m.plastic(m.SUN), at=(0.16, 0.22, 2.78))
    cargo = [place(tile(letter), (x, -0.1, 0.86), (0, turn, 0)) for letter, x, turn in zip(letters, (-0.86, -0.2, 0.46), (-5, 4, -4))]
    return group('boat', hull(m.wood(wood)), deck, *band, mast, *sails, pennant, *cargo)


def smooth(loop, rounds=2):
    """Smooths a loop by cutting its corners."""
    for _ in range(rounds):
        loop = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(loop, loop[1:] + loop[:1]) for t in (0.12, 0.88)]
    return loop


def wake(length=1.6, seed=0):
    """The wake: foam on the water behind the boat, from x = 0 backward, and a bow wave."""
    foam, parts = m.clay('#FFFFFF'), []
    for i in range(7):
        t = i / 6
        for side in (-1, 1):
            wobble = 0.06 * math.sin(i * 2.3 + side + seed)
            parts.append(
                ball(
                    0.2 * (1 - 0.62 * t),
                    foam,
                    at=(-length * t, side * (0.24 + 0.34 * t) + wobble, 0.0),
                    scale=(1.3, 1, 0.4),
                    detail=(32, 16),
                )
            )
    return group('wake', *parts)


def lighthouse(color=m.CORAL):
    """About 4 high."""
    rows = [(0.62, 0), (0.58, 0.75), (0.53, 1.5), (0.48, 2.25)]
    stripes = [
        lathe([(0, z), (r, z), (r - 0.045, z + 0.75), (0, z + 0.75)], m.plastic(tint, 0.35, 0.5), at=(0, 0, 0))
        for (r, z), tint in zip(rows, (color, m.CREAM, color, m.CREAM))
    ]
    lamp = lathe([(0, 3.0), (0.3, 3.0), (0.3, 3.45), (0, 3.45)], m.glow('#FFE08A', 1.1))
    rail = lathe([(0, 2.96), (0.58, 2.96), (0.62, 3.02), (0.58, 3.1), (0, 3.1)], m.plastic(m.INK, 0.4))
    roof = lathe([(0, 3.42), (0.4, 3.42), (0.44, 3.47), (0.4, 3.54), (0.12, 3.86), (0, 3.9)], m.plastic(color, 0.3, 0.7))
    door = extrusion(
        [(0.17 * math.cos(a), 0.34 + 0.17 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))] + [(-0.17, 0), (0.17, 0)],
        0.12,
        0.04,
        m.wood('#8A5A3B'),
        at=(0, -0.6, 0.02),
    )
    return group(
        'lighthouse',
        lathe([(0, -0.5), (0.95, -0.5), (0.85, 0.05), (0.7, 0.14), (0, 0.14)], m.clay('#B9A79A')),
        *stripes,
        rail,
        lamp,
        roof,
        ball(0.09, m.gold(), at=(0, 0, 3.93)),
        door
    )


def pier(length=3.4, width=1.3):
    """Planks on posts; along X, its deck at z = 0.5."""
    parts, count = [], round(length / 0.4)
    for i in range(count):
        x = (i + 0.5) * length / count - length / 2
        parts.append(rounded_box((length / count - 0.05, width, 0.15), 0.05, m.wood('#D99A5B' if i % 2 else '#CE8E50'), at=(x, 0, 0.5)))
    for x in (-length / 2 + 0.3, 0, length / 2 - 0.2):
        for y in (-width / 2, width / 2):
            parts += [
                capsule((x, y, -0.5), (x, y, 0.82), 0.13, m.wood('#A9683A')),
                ball(0.15, m.plastic(m.CREAM), at=(x, y, 0.9), scale=(1, 1, 0.6), detail=(32, 16)),
            ]
    return group('pier', *parts)
