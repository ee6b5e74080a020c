"""Gears, a wrench, a joystick and pipes. Gears and wrench are centered and face −Y; the joystick stands on z = 0."""
import math

from mathutils import Vector

from .. import materials as m
from ..outlines import circle, gear as gear_outline
from ..shapes import ball, capsule, extrusion, group, lathe, place, ring, rounded_box, tube


def gear(color=m.APRICOT, teeth=10, make=m.plastic):
    """Diameter 1."""
    stuff, hub = make(color), m.plastic(m.light(color, 0.4))
    return group(
        'gear',
        extrusion(gear_outline(teeth), 0.24, 0.025, stuff, holes=[circle(0.13)]),
        place(ring(0.25, 0.05, hub), (0, -0.1, 0)),
        place(ring(0.25, 0.05, hub), (0, 0.1, 0)),
    )


def wrench(color=m.SKY):
    """About 2.3 long, its open jaw on top."""
    stuff = m.plastic(color)
    jaw = tube(
        [(0.3 * math.cos(math.radians(a)), 0, 0.98 + 0.3 * math.sin(math.radians(a))) for a in range(130, 411, 20)],
        0.13,
        stuff,
        smooth=False,
    )
    return group(
        'wrench', tube([(0, 0, -0.75), (0, 0, 0.66)], 0.14, stuff, smooth=False), jaw, place(ring(0.19, 0.1, stuff), (0, 0, -0.92))
    )


def joystick(color=m.VIOLET, knob=m.CORAL):
    base = [
        rounded_box((2.3, 1.7, 0.62), 0.24, m.plastic(color), at=(0, 0, 0.36), segments=8),
        rounded_box((2.36, 1.76, 0.16), 0.08, m.plastic(m.dark(color, 0.25)), at=(0, 0, 0.12)),
        rounded_box((2.0, 1.4, 0.1), 0.05, m.plastic(m.light(color, 0.2)), at=(0, 0, 0.66)),
    ]
    collar = [(0, 0), (0.46, 0), (0.46, 0.06), (0.38, 0.14), (0.24, 0.2), (0.2, 0.3), (0.22, 0.36), (0.14, 0.42), (0, 0.42)]
    stick = group(
        'stick',
        lathe(collar, m.plastic(m.INK, 0.4)),
        capsule((0, 0, 0.3), (0, 0, 1.25), 0.11, m.steel()),
        ball(0.44, m.plastic(knob, 0.16, 1.0), at=(0, 0, 1.5)),
    )
    buttons = [button(c, at) for c, at in ((m.SUN, (0.38, -0.36, 0.7)), (m.LEAF, (0.78, -0.08, 0.7)), (m.SKY, (0.78, -0.5, 0.7)))]
    return group('joystick', *base, place(stick, (-0.42, 0.1, 0.68), (8, -12, 0)), *buttons)


def button(color, at):
    profile = [(0, 0), (0.19, 0), (0.19, 0.05), (0.165, 0.06), (0.16, 0.13), (0.13, 0.17), (0.06, 0.19), (0, 0.19)]
    return lathe(profile, m.plastic(color, 0.2, 1.0), at=at)


def pipe(points, color=m.SKY, radius=0.2):
    """A toy water pipe along points, with an open end."""
    a, b = Vector(points[-2]), Vector(points[-1])
    r = radius
    mouth = lathe(
        [
            (0, -0.2 * r),
            (0.72 * r, -0.2 * r),
            (0.72 * r, 0.5 * r),
            (1.2 * r, 0.5 * r),
            (1.4 * r, 0.36 * r),
            (1.4 * r, -0.36 * r),
            (1.2 * r, -0.5 * r),
            (0, -0.5 * r),
        ],
        m.plastic(m.dark(color, 0.12)),
    )
    mouth.location, mouth.rotation_euler = b, (b - a).to_track_quat('Z', 'Y').to_euler()
    return group('pipe', tube([*points[:-1], a.lerp(b, 0.9)], radius, m.plastic(color)), mouth)
