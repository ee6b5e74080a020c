"""Party items: a gift, a calendar, a balloon, an envelope, a speech bubble, a heart, a bunting garland."""
import math

from mathutils import Vector

from .. import materials as m
from ..outlines import eased, heart as heart_outline, rounded_rectangle
from ..shapes import ball, capsule, extrusion, group, lathe, place, rounded_box, tube
from .crown import star


def gift(color=m.CORAL, ribbon=m.SUN, size=1.6):
    """Stands on z = 0."""
    box, band = m.plastic(color), m.plastic(ribbon, 0.25, 0.9)
    h = size * 0.8
    parts = [
        rounded_box((size, size, h), 0.12, box, at=(0, 0, h / 2)),
        rounded_box((size * 1.1, size * 1.1, size * 0.26), 0.1, m.plastic(m.light(color, 0.12)), at=(0, 0, h)),
    ]
    for turn in (0, 90):
        parts.append(
            place(
                group(
                    'band',
                    rounded_box((size * 0.22, size * 1.04, h), 0.04, band, at=(0, 0, h / 2 + 0.01)),
                    rounded_box((size * 0.22, size * 1.14, size * 0.28), 0.05, band, at=(0, 0, h)),
                ),
                turn=(0, 0, turn),
            )
        )
    for s in (-1, 1):
        loop = [
            (0, 0, h + 0.2),
            (s * size * 0.24, 0, h + size * 0.42),
            (s * size * 0.46, 0, h + size * 0.34),
            (s * size * 0.34, 0, h + size * 0.16),
            (0, 0, h + 0.18),
        ]
        parts.append(place(tube(loop, size * 0.075, band), turn=(0, 0, s * 6)))
    return group('gift', *parts, ball(size * 0.12, band, at=(0, 0, h + size * 0.2)))


def calendar(color=m.CORAL, starred=(2, 1)):
    """A desk calendar about 2.6 wide, centered, facing −Y; one day wears a star."""
    parts = [
        extrusion(rounded_rectangle(2.6, 2.5, 0.26), 0.3, 0.1, m.paper()),
        extrusion(rounded_rectangle(2.62, 0.74, 0.24), 0.34, 0.1, m.plastic(color), at=(0, -0.01, 0.92)),
    ]
    parts += [capsule((x, -0.1, 1.05), (x, -0.1, 1.48), 0.1, m.steel()) for x in (-0.75, 0.75)]
    tints = (m.light(m.SKY, 0.4), m.light(m.SUN, 0.3), m.light(m.LEAF, 0.5), m.light(m.APRICOT, 0.35))
    for column in range(4):
        for row in range(3):
            at = ((column - 1.5) * 0.56, -0.17, 0.28 - row * 0.54)
            parts.append(extrusion(rounded_rectangle(0.44, 0.42, 0.11), 0.09, 0.04, m.plastic(tints[(column + row) % 4], 0.35, 0.5), at=at))
            if (column, row) == starred:
                parts.append(place(star(m.SUN, make=m.gloss), (at[0], -0.3, at[2]), (0, 0, 0), 0.62))
    return group('calendar', *parts)


def balloon(color=m.SKY, string=1.6):
    """Centered on the balloon, whose radius is about 0.8."""
    bulb = lathe(
        [
            (0, -0.98),
            (0.1, -0.99),
            (0.06, -0.9),
            (0.3, -0.72),
            (0.62, -0.32),
            (0.76, 0.14),
            (0.72, 0.5),
            (0.5, 0.8),
            (0.24, 0.93),
            (0, 0.96),
        ],
        m.plastic(color, 0.12, 1.0),
    )
    soft = bulb.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    return group(
        'balloon', bulb, tube([(0, 0, -0.95), (0.1, 0, -1.3), (-0.06, 0, -1.7), (0.04, 0, -0.95 - string)], 0.02, m.plastic(m.CREAM))
    )


def envelope(color=m.CREAM, seal=m.CORAL):
    """2.2 wide, centered, facing −Y, sealed with a heart."""
    flap = [(-1.05, 0.72), (1.05, 0.72), (0.12, -0.16), (0, -0.22), (-0.12, -0.16)]
    return group(
        'envelope',
        extrusion(rounded_rectangle(2.2, 1.5, 0.2), 0.2, 0.08, m.paper(color)),
        extrusion(flap, 0.1, 0.045, m.paper(m.mix(color, m.APRICOT, 0.28)), at=(0, -0.12, 0)),
        place(extrusion(heart_outline(), 0.2, 0.09, m.gloss(seal)), (0, -0.2, -0.1), scale=0.56),
    )


def bubble(color=m.WHITE, dots=m.APRICOT):
    """A speech bubble 2 wide, centered."""
    parts = [
        extrusion(rounded_rectangle(2.0, 1.3, 0.5), 0.34, 0.14, m.plastic(color)),
        place(lathe([(0, 0), (0.06, 0.02), (0.3, 0.6), (0, 0.6)], m.plastic(color)), (-0.5, 0, -0.98), (0, 24, 0)),
    ]
    return group('bubble', *parts, *[ball(0.15, m.plastic(dots), at=(x, -0.2, 0)) for x in (-0.5, 0, 0.5)])


def heart(color=m.CORAL):
    """About 1 wide, centered, plump."""
    return group('heart', extrusion(eased(heart_outline(), 60), 0.42, 0.17, m.plastic(color, 0.18, 1.0)))


def bunting(start, end, count=7, sag=0.7, colors=m.TOYS, size=0.42):
    """Little flags on a line between two points."""
    a, b = Vector(start), Vector(end)
    points = [a.lerp(b, i / 20) - Vector((0, 0, sag * 4 * (i / 20) * (1 - i / 20))) for i in range(21)]
    flags = []
    for k in range(count):
        t = (k + 0.5) / count
        at = a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
        cloth = extrusion([(-size / 2, 0), (size / 2, 0), (0, -size * 1.1)], 0.06, 0.025, m.plastic(colors[k % len(colors)], 0.4))
        slope = math.degrees(math.atan2((b - a).z - sag * 4 * (1 - 2 * t), Vector(((b - a).x, (b - a).y)).length))
        flags.append(place(cloth, at, (0, -slope, math.degrees(math.atan2((b - a).y, (b - a).x)))))
    return group('bunting', tube(points, 0.03, m.plastic(m.CREAM), smooth=False), *flags)
