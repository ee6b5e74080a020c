"""Cheese: a wedge with holes and a whole wheel with a wedge missing. Both stand on z = 0."""
import math

from .. import materials as m
from ..shapes import ball, carve, lathe, mesh


def wedge(height=0.95, radius=1.6, angle=52):
    """Its tip points to −X and its cut side to the camera."""
    arc = [math.radians(-angle / 2 + angle * i / 12) for i in range(13)]
    outline = [(0, 0), *[(radius * math.cos(a), radius * math.sin(a)) for a in arc]]
    count = len(outline)
    points = [(x - radius * 0.55, y, z) for z in (0, height) for x, y in outline]
    faces = [tuple(reversed(range(count))), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    body = mesh('wedge', points, faces, m.cheese())
    holes = [
        (-0.2, -0.38, 0.62, 0.2),
        (0.3, -0.6, 0.32, 0.24),
        (-0.42, -0.2, 0.2, 0.13),
        (0.05, -0.5, 0.16, 0.1),
        (0.48, -0.66, 0.76, 0.13),
        (0.25, 0.05, 0.98, 0.22),
        (-0.3, 0.02, 0.97, 0.13),
        (0.62, 0.35, 0.97, 0.15),
        (0.62, -0.2, 0.98, 0.11),
        (1.0, -0.2, 0.35, 0.2),
        (0.95, 0.3, 0.65, 0.16),
    ]
    return soften(pierce(body, holes))


def wheel(radius=1.5, height=0.9, missing=True):
    edge = [
        (0, 0),
        (radius * 0.93, 0),
        (radius * 0.98, 0.03),
        (radius, 0.12),
        (radius, height - 0.12),
        (radius * 0.98, height - 0.03),
        (radius * 0.93, height),
        (0, height),
    ]
    body = lathe(edge, m.cheese(), around=96)
    holes = []
    for i in range(11):
        a = math.radians(200 + 27 * i)
        holes.append((radius * math.cos(a), radius * math.sin(a), height * (0.3 + 0.4 * ((i * 5) % 3) / 2), (0.1, 0.17, 0.13)[i % 3]))
        holes.append(
            (
                radius * (0.35 + 0.45 * (i % 3) / 2) * math.cos(a * 1.7),
                radius * (0.35 + 0.45 * (i % 3) / 2) * math.sin(a * 1.7),
                height + 0.02,
                (0.16, 0.1, 0.2)[i % 3],
            )
        )
    pierce(body, holes)
    if missing:
        slice_angle = [
            (0, -0.15),
            (2 * radius * math.cos(math.radians(-88)), 2 * radius * math.sin(math.radians(-88))),
            (2 * radius * math.cos(math.radians(-38)), 2 * radius * math.sin(math.radians(-38))),
        ]
        points = [(x, y, z) for z in (-1, height + 1) for x, y in slice_angle]
        carve(body, [mesh('slice', points, [(2, 1, 0), (3, 4, 5), (0, 1, 4, 3), (1, 2, 5, 4), (2, 0, 3, 5)], None)])
    return soften(body)


def pierce(body, holes):
    return carve(body, [ball(radius, None, at=(x, y, z), detail=(24, 12)) for x, y, z, radius in holes])


def soften(body, voxel=0.035):
    """Rounds every edge, including the rims of the holes."""
    melt = body.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', voxel, True
    soft = body.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, 7
    return body
