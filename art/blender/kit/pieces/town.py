"""The two studio buildings and a bridge. They stand on z = 0 and face −Y."""
import math

from mathutils import Matrix

from .. import materials as m
from ..outlines import rounded_rectangle
from ..shapes import ball, capsule, extrusion, group, lathe, place, rounded_box, tube
from .apricot import apricot
from .box import arch

TUFF, TUFF_TRIM = '#F0A08C', '#FFDCCB'


def office(panes=(('#7CCBEE', 0.12),)):
    """The waterfront office in Foster City: white floors, glass, an apricot on the roof. `panes` take turns: color and strength of their glow."""
    wall, trim = m.plastic('#FFF4E4', 0.35, 0.5), m.plastic(m.SKY, 0.28, 0.7)
    glasses = [m.glow(*pane) for pane in panes]
    glass = glasses[0]
    parts = [rounded_box((3.0, 2.0, 0.24), 0.1, m.plastic('#E8D9C4', 0.5), at=(0, 0, 0.12))]
    for story in range(3):
        z = 0.24 + story * 0.98
        parts += [
            rounded_box((2.7, 1.8, 0.92), 0.1, wall, at=(0, 0, z + 0.46)),
            rounded_box((2.86, 1.96, 0.16), 0.07, trim if story < 2 else m.plastic(m.CORAL), at=(0, 0, z + 0.94)),
        ]
        for i in range(4):
            if story == 0 and i in (1, 2):
                continue
            pane = extrusion(rounded_rectangle(0.5, 0.56, 0.1), 0.1, 0.04, glasses[(story + i) % len(glasses)])
            parts.append(place(pane, ((i - 1.5) * 0.63, -0.91, z + 0.45)))
        for i in range(3):
            parts.append(
                place(extrusion(rounded_rectangle(0.44, 0.56, 0.1), 0.1, 0.04, glass), (1.36, (i - 1) * 0.55, z + 0.45), (0, 0, 90))
            )
    door = group(
        'door',
        extrusion(rounded_rectangle(1.0, 0.78, 0.12), 0.1, 0.04, m.plastic(m.CORAL)),
        *[extrusion(rounded_rectangle(0.38, 0.62, 0.08), 0.06, 0.02, glass, at=(x, -0.06, 0)) for x in (-0.22, 0.22)]
    )
    awning = [rounded_box((0.2, 0.5, 0.1), 0.04, m.plastic(c), at=((k - 2.5) * 0.2, 0, 0)) for k, c in enumerate((m.CORAL, m.CREAM) * 3)]
    return group(
        'office',
        *parts,
        place(door, (0, -0.91, 0.63)),
        place(group('awning', *awning), (0, -1.12, 1.08), (18, 0, 0)),
        place(apricot(), (0, -0.1, 3.24), (0, 0, 8), 0.62)
    )


def tuff_house(glow=0.3):
    """The Yerevan studio: pink tuff, arched windows that glow, a balcony with flowers."""
    stone, trim, pane = m.clay(TUFF), m.clay(TUFF_TRIM), m.glow('#FFB347', glow)
    parts = [
        rounded_box((2.9, 2.0, 0.26), 0.1, m.clay('#C9796A'), at=(0, 0, 0.13)),
        rounded_box((2.6, 1.8, 2.5), 0.1, stone, at=(0, 0, 1.45)),
        rounded_box((2.84, 2.04, 0.22), 0.09, trim, at=(0, 0, 2.72)),
        rounded_box((2.7, 1.9, 0.14), 0.06, trim, at=(0, 0, 1.46)),
    ]
    for level, z in ((0, 0.42), (1, 1.64)):
        for x in (-0.82, 0, 0.82):
            tall = level == 0 and x == 0
            frame, hole = arch(0.66, 0.98), arch(0.44, 0.8)
            parts.append(
                place(
                    group(
                        'window',
                        extrusion(frame, 0.16, 0.06, trim),
                        extrusion(hole, 0.1, 0.03, m.wood('#A9623A') if tall else pane, at=(0, -0.06, 0.06)),
                    ),
                    (x, -0.9, z - (0.16 if tall else 0)),
                )
            )
        for y in (-0.45, 0.45):
            parts.append(
                place(
                    group(
                        'window',
                        extrusion(arch(0.6, 0.92), 0.16, 0.06, trim),
                        extrusion(arch(0.4, 0.74), 0.1, 0.03, pane, at=(0, -0.06, 0.06)),
                    ),
                    (-1.3, y, z),
                    (0, 0, -90),
                )
            )
    balcony = [
        rounded_box((1.1, 0.42, 0.1), 0.04, trim, at=(0, 0, 0)),
        *[capsule((x, -0.17, 0.02), (x, -0.17, 0.3), 0.03, m.plastic(m.INK)) for x in (-0.48, -0.24, 0, 0.24, 0.48)],
        capsule((-0.52, -0.17, 0.32), (0.52, -0.17, 0.32), 0.04, m.plastic(m.INK)),
    ]
    flowers = [
        ball(0.11, m.clay(c), at=(x, -0.24, 0.14), detail=(24, 12))
        for x, c in ((-0.4, m.CORAL), (-0.2, m.LEAF), (0, m.SUN), (0.2, m.LEAF), (0.4, m.CORAL))
    ]
    roof = lathe([(0, 0), (1.98, 0), (2.0, 0.08), (1.9, 0.2), (0.75, 0.78), (0.6, 0.82), (0, 0.82)], m.clay('#C8553D'), around=4)
    roof.data.transform(Matrix.Rotation(math.pi / 4, 4, 'Z'))
    roof.scale = (1.02, 0.74, 1)
    return group(
        'tuff house', *parts, place(group('balcony', *balcony, *flowers), (0, -1.08, 1.62)), place(group('roof', roof), (0, 0, 2.8))
    )


def bridge(length=3.2, rise=0.7, width=0.9):
    """An arched toy bridge along x, centered."""
    parts, count = [], 13

    def along(t):
        return (t - 0.5) * length, rise * math.sin(math.pi * t)

    for i in range(count):
        x, z = along((i + 0.5) / count)
        slope = math.degrees(math.atan(rise * math.pi / length * math.cos(math.pi * (i + 0.5) / count)))
        parts.append(place(rounded_box((length / count * 0.92, width, 0.14), 0.05, m.wood('#E0A567')), (x, 0, z), (0, -slope, 0)))
    for y in (-width / 2, width / 2):
        rail = [(along(i / 16)[0], y, along(i / 16)[1] + 0.42) for i in range(17)]
        parts.append(tube(rail, 0.06, m.plastic(m.CORAL), smooth=False))
        parts += [
            capsule((along(t)[0], y, along(t)[1]), (along(t)[0], y, along(t)[1] + 0.42), 0.05, m.plastic(m.CREAM))
            for t in (0.02, 0.21, 0.4, 0.6, 0.79, 0.98)
        ]
    return group('bridge', *parts)
