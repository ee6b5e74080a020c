"""An open toy box and a mailbox. Both stand on z = 0."""
import math

from .. import materials as m
from ..outlines import rounded_rectangle
from ..shapes import ball, capsule, extrusion, group, place, rounded_box
from .crown import star


def toy_box(color=m.CORAL, lining='#C24A52', width=3.0, depth=2.2, height=1.6, wall=0.2):
    """Empty and open."""
    shell, inner, trim = m.plastic(color, 0.3, 0.7), m.plastic(lining, 0.5, 0.3), m.plastic(m.SUN, 0.26, 0.8)
    parts = [rounded_box((width, wall, height), 0.08, shell, at=(0, side * (depth - wall) / 2, height / 2)) for side in (-1, 1)]
    parts += [
        rounded_box((wall, depth - wall, height - 0.01), 0.06, shell, at=(side * (width - wall - 0.01) / 2, 0, height / 2))
        for side in (-1, 1)
    ]
    parts.append(rounded_box((width - wall, depth - wall, wall), 0.04, inner, at=(0, 0, wall / 2 + 0.01)))
    for x in (-1, 1):
        for y in (-1, 1):
            parts.append(rounded_box((0.42, 0.42, 0.42), 0.14, trim, at=(x * (width / 2 - 0.12), y * (depth / 2 - 0.12), 0.18)))
            parts.append(rounded_box((0.36, 0.36, 0.3), 0.12, trim, at=(x * (width / 2 - 0.1), y * (depth / 2 - 0.1), height - 0.1)))
    parts += [place(star(m.SUN), (0, -depth / 2 - 0.02, height * 0.5), scale=0.82)]
    return group('toy box', *parts)


def lid(color=m.CORAL, lining='#C24A52', width=3.0, depth=2.2):
    """The lid of the toy box, centered, lying with its outer side up."""
    return group(
        'lid',
        rounded_box((width + 0.14, depth + 0.1, 0.24), 0.11, m.plastic(color, 0.3, 0.7)),
        rounded_box((width - 0.4, depth - 0.4, 0.12), 0.06, m.plastic(lining, 0.5, 0.3), at=(0, 0, -0.1)),
    )


def arch(width, height):
    half = width / 2
    return [(half * math.cos(a), height - half + half * math.sin(a)) for a in (math.pi * i / 32 for i in range(33))] + [
        (-half, 0.12),
        (-half + 0.12, 0),
        (half - 0.12, 0),
        (half, 0.12),
    ]


def mailbox(color=m.CORAL):
    """Its open door faces −Y; about 3.8 high with its post."""
    shell, dark = m.plastic(color, 0.24, 0.9), m.plastic('#7A2436', 0.6, 0.1)
    base = 1.75
    body = group(
        'body',
        extrusion(arch(1.7, 1.62), 2.5, 0.12, shell),
        extrusion(arch(1.46, 1.46), 0.04, 0.01, dark, at=(0, -1.25, 0.08)),
        *[extrusion(arch(1.78, 1.68), 0.16, 0.07, m.plastic(m.light(color, 0.25)), at=(0, y, -0.03)) for y in (-1.16, 1.16)]
    )
    door = extrusion(arch(1.66, 1.58), 0.16, 0.07, shell)
    flag = group(
        'flag',
        capsule((0, 0, 0), (0, 0, 0.95), 0.06, m.plastic(m.SUN)),
        extrusion(rounded_rectangle(0.6, 0.4, 0.1), 0.12, 0.05, m.plastic(m.SUN), at=(0.28, 0, 0.8)),
    )
    post = group(
        'post',
        rounded_box((0.42, 0.42, 1.9), 0.12, m.wood('#D79A5E'), at=(0, 0, 0.92)),
        rounded_box((1.5, 2.0, 0.2), 0.09, m.wood('#C78748'), at=(0, 0, 1.68)),
    )
    grass = [
        ball(r, m.clay(c), at=(x, y, z), scale=(1, 1, 0.7))
        for r, x, y, z, c in (
            (0.5, 0.42, -0.12, 0.18, '#5DB257'),
            (0.42, -0.45, 0.05, 0.15, '#4F9D4B'),
            (0.38, 0.02, -0.42, 0.12, '#78C46A'),
        )
    ]
    buds = [
        ball(0.09, m.plastic(c), at=at, detail=(24, 12))
        for c, at in (
            (m.SUN, (0.4, -0.58, 0.35)),
            (m.CORAL, (0.72, -0.42, 0.38)),
            (m.CREAM, (-0.5, -0.36, 0.34)),
            (m.SUN, (-0.1, -0.76, 0.24)),
            (m.PINK, (0.1, -0.72, 0.34)),
        )
    ]
    return group(
        'mailbox',
        place(body, (0, 0, base)),
        place(door, (0, -1.36, base + 0.05), (82, 0, 0)),
        place(flag, (0.92, -0.35, base + 0.7)),
        post,
        *grass,
        *buds
    )
