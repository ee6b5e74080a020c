"""Prizes: a crown, a star, a trophy. Centered on x and y; the crown and the trophy stand on z = 0."""
import math

from .. import materials as m
from ..outlines import star as star_outline
from ..shapes import ball, group, lathe, mesh, place, tube
from .face import cheek, eye, open_smile


def crown(jewel=m.CORAL, points=5):
    """About 1 wide."""
    around, rows, wall = 120, 10, 0.06
    vertices, faces = [], []
    for shell in (0, 1):
        for j in range(rows + 1):
            for i in range(around):
                a = 2 * math.pi * i / around
                tip = 0.36 + 0.34 * (0.5 - 0.5 * math.cos(points * a)) ** 1.1
                z = tip * j / rows
                r = 0.42 + 0.13 * z - wall * shell
                vertices.append((r * math.sin(a), -r * math.cos(a), z))
    sheet = (rows + 1) * around
    for j in range(rows):
        for i in range(around):
            a, b = j * around + i, j * around + (i + 1) % around
            faces.append((a, b, b + around, a + around))
            faces.append((sheet + a, sheet + a + around, sheet + b + around, sheet + b))
    for i in range(around):
        b = (i + 1) % around
        faces.append((rows * around + i, rows * around + b, sheet + rows * around + b, sheet + rows * around + i))
        faces.append((b, i, sheet + i, sheet + b))
    parts = [mesh('crown', vertices, faces, m.gold())]
    for k in range(points):
        a = 2 * math.pi * (k + 0.5) / points
        parts.append(ball(0.085, m.gold(), at=(0.53 * math.sin(a), -0.53 * math.cos(a), 0.74), detail=(32, 16)))
        b = 2 * math.pi * k / points
        parts.append(ball(0.08, m.gloss(jewel), at=(0.44 * math.sin(b), -0.44 * math.cos(b), 0.15), scale=(1, 1, 1.1), detail=(32, 16)))
    return group('crown', *parts)


def star(color=m.SUN, depth=0.46, make=m.plastic, face=False):
    """A rounded star about 1.1 wide, facing −Y, thickest in the middle."""
    outline, rings = star_outline(), 20
    points, faces = [], []
    for side in (-1, 1):
        for k in range(rings + 1):
            t = k / rings
            bulge = side * depth / 2 * (1 - t**3) ** 0.5
            points += [(x * t, bulge, z * t) for x, z in outline]
    count, sheet = len(outline), (rings + 1) * len(outline)
    for k in range(rings):
        for i in range(count):
            a, b = k * count + i, k * count + (i + 1) % count
            faces.append((a, a + count, b + count, b))
            faces.append((sheet + a, sheet + b, sheet + b + count, sheet + a + count))
    body = mesh('star', points, faces, make(color))
    weld = body.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 0.004
    soft = body.modifiers.new('soft', 'SMOOTH')
    soft.iterations = 6
    features = []
    if face:
        for side in (-1, 1):
            features += [
                place(eye(0.062, 1.25), (side * 0.13, -depth * 0.46, 0.04), (0, 0, side * 12)),
                place(cheek(0.06), (side * 0.23, -depth * 0.45, -0.065), (6, 0, side * 18)),
            ]
        features.append(place(open_smile(0.13, 0.09), (0, -depth * 0.48, -0.04)))
    return group('star', body, *features)


def trophy():
    cup = [
        (0, 0),
        (0.5, 0),
        (0.5, 0.12),
        (0.46, 0.2),
        (0.2, 0.26),
        (0.12, 0.4),
        (0.12, 0.62),
        (0.3, 0.74),
        (0.52, 1.0),
        (0.6, 1.35),
        (0.62, 1.62),
        (0.66, 1.68),
        (0.6, 1.7),
        (0.54, 1.6),
        (0.45, 1.1),
        (0.2, 0.85),
        (0, 0.82),
    ]
    handles = [tube([(s * 0.56, 0, 1.5), (s * 0.9, 0, 1.5), (s * 0.95, 0, 1.2), (s * 0.5, 0, 0.98)], 0.065, m.gold()) for s in (-1, 1)]
    badge = place(star(m.CORAL, 0.3), (0, -0.58, 1.28), (8, 0, 0), 0.5)
    return group('trophy', lathe(cup, m.gold()), *handles, badge)
