"""A phone, an arcade cabinet, a magnifier, an alarm clock and chart bars. All face −Y."""
import math

from .. import materials as m
from ..outlines import rounded_rectangle
from ..shapes import ball, capsule, disc, extrusion, group, lathe, place, ring, rounded_box, text
from .face import cheek, eye, open_smile
from .machine import button


def phone(body=m.INK, screen='#FFE0B8', height=4.2, width=2.1):
    """Centered; the screen is at y = −0.2."""
    return group(
        'phone',
        extrusion(rounded_rectangle(width, height, 0.34), 0.34, 0.1, m.plastic(body, 0.22, 1.0)),
        extrusion(rounded_rectangle(width - 0.2, height - 0.2, 0.26), 0.06, 0.02, m.plastic(screen, 0.3, 0.5), at=(0, -0.16, 0)),
        extrusion(rounded_rectangle(0.56, 0.13, 0.06), 0.05, 0.02, m.plastic(body, 0.22, 1.0), at=(0, -0.19, height / 2 - 0.24)),
        capsule((width / 2 + 0.01, 0, 0.9), (width / 2 + 0.01, 0, 1.35), 0.05, m.plastic(m.light(body, 0.2))),
    )


def bars(heights=(1.0, 1.7, 1.4, 2.4, 3.1), colors=m.TOYS, width=0.78, gap=0.28):
    """A toy bar chart. Stands on z = 0, centered on x."""
    step = width + gap
    return group(
        'bars',
        *[
            rounded_box(
                (width, width, h), 0.16, m.plastic(colors[i % len(colors)], 0.26, 0.8), at=((i - (len(heights) - 1) / 2) * step, 0, h / 2)
            )
            for i, h in enumerate(heights)
        ]
    )


def magnifier(color=m.CORAL):
    """Its lens is centered and about 1.6 wide; the handle points down right."""
    lens = disc(0.72, 0.12, 0.05, m.glass())
    return group(
        'magnifier',
        lens,
        ring(0.78, 0.13, m.plastic(color)),
        capsule((0.62, 0, -0.62), (0.82, 0, -0.82), 0.09, m.gold()),
        capsule((0.86, 0, -0.86), (1.5, 0, -1.5), 0.18, m.plastic(m.INK, 0.3)),
        capsule((0.86, 0, -0.86), (0.98, 0, -0.98), 0.2, m.plastic(color)),
    )


def clock(color=m.CORAL):
    """An alarm clock, stands on z = 0, about 2 high."""
    hands = [
        capsule((0, -0.3, 1.0), (0, -0.3, 1.5), 0.05, m.plastic(m.INK)),
        capsule((0, -0.3, 1.0), (0.34, -0.3, 0.84), 0.06, m.plastic(m.INK)),
    ]
    marks = [
        ball(0.05, m.plastic(m.INK), at=(0.6 * math.sin(math.pi * i / 6), -0.26, 1 + 0.6 * math.cos(math.pi * i / 6)), detail=(16, 8))
        for i in range(12)
    ]
    bells = [place(ball(0.3, m.gold(), scale=(1, 1, 0.7)), (s * 0.5, 0, 1.92), (0, s * 32, 0)) for s in (-1, 1)]
    feet = [capsule((s * 0.5, 0, 0.4), (s * 0.68, 0, 0.1), 0.1, m.gold()) for s in (-1, 1)]
    return group(
        'clock',
        disc(0.9, 0.6, 0.16, m.plastic(color), at=(0, 0, 1)),
        disc(0.72, 0.1, 0.04, m.paper(), at=(0, -0.26, 1)),
        *hands,
        *marks,
        *bells,
        *feet
    )


def cabinet(body=m.VIOLET, side=m.CORAL):
    """An arcade cabinet, about 4.6 high; stands on z = 0."""
    profile = [
        (-0.95, 0),
        (1.0, 0),
        (1.0, 4.5),
        (-0.6, 4.5),
        (-0.98, 4.2),
        (-0.86, 3.62),
        (-0.34, 3.42),
        (-0.06, 2.3),
        (-0.98, 1.9),
        (-1.0, 1.62),
        (-0.78, 1.5),
    ]
    walls = []
    for x in (-1.32, 1.32):
        slab = extrusion(softened(profile), 0.26, 0.1, m.plastic(side, 0.26, 0.8))
        walls.append(place(slab, (x, 0, 0), (0, 0, 90)))
    inner = place(
        extrusion([(u * 0.92 + 0.06, z * 0.985 + 0.02) for u, z in profile], 2.5, 0.03, m.plastic(body, 0.3, 0.7)), turn=(0, 0, 90)
    )
    tilt = math.degrees(math.atan2(0.28, 1.12))
    screen = group(
        'screen',
        extrusion(rounded_rectangle(2.16, 1.16, 0.2), 0.12, 0.05, m.plastic(m.INK, 0.2, 1.0)),
        extrusion(rounded_rectangle(1.9, 0.96, 0.16), 0.06, 0.02, m.glow('#5FD0C8', 0.55), at=(0, -0.07, 0)),
        *[place(eye(0.15, 1.25), (s * 0.42, -0.14, 0.1)) for s in (-1, 1)],
        *[place(cheek(0.13), (s * 0.7, -0.1, -0.16)) for s in (-1, 1)],
        place(open_smile(0.36, 0.24), (0, -0.12, -0.06))
    )
    sign = group(
        'sign',
        extrusion(rounded_rectangle(2.36, 0.5, 0.18), 0.16, 0.06, m.glow('#FFC94D', 0.45)),
        text('PLAY', 0.42, 0.1, m.plastic(m.CORAL, 0.3), at=(-0.1, -0.1, -0.005), bold=0.015),
    )
    panel_tilt = math.degrees(math.atan2(0.4, 0.92))
    stick = group(
        'stick',
        lathe([(0, 0), (0.22, 0), (0.2, 0.07), (0.09, 0.12), (0, 0.12)], m.plastic(m.INK)),
        capsule((0, 0, 0), (0, 0, 0.42), 0.055, m.steel()),
        ball(0.2, m.plastic(m.SUN, 0.15, 1.0), at=(0, 0, 0.54)),
    )
    controls = group(
        'controls',
        place(stick, (-0.82, -0.06, 0), (10, -10, 0), 0.9),
        *[
            place(button(c, (0, 0, 0)), (x, y, 0), scale=0.85)
            for c, x, y in ((m.CORAL, 0.2, -0.12), (m.LEAF, 0.58, 0.04), (m.SKY, 0.94, -0.1))
        ]
    )
    door = [
        extrusion(rounded_rectangle(1.7, 0.9, 0.14), 0.1, 0.04, m.plastic(m.light(body, 0.18)), at=(0, -0.9, 0.8)),
        rounded_box((0.1, 0.1, 0.36), 0.04, m.gold(), at=(-0.32, -0.97, 0.85)),
        rounded_box((0.1, 0.1, 0.36), 0.04, m.gold(), at=(0.32, -0.97, 0.85)),
        rounded_box((2.7, 1.9, 0.2), 0.09, m.plastic(m.dark(body, 0.4)), at=(0, 0.02, 0.08)),
    ]
    return group(
        'cabinet',
        *walls,
        inner,
        place(screen, (0, -0.22, 2.86), (-tilt, 0, 0)),
        place(sign, (0, -0.96, 3.92), (8, 0, 0)),
        place(controls, (0, -0.52, 2.13), (panel_tilt, 0, 0)),
        *door
    )


def softened(profile, rounds=2):
    """Smooths an outline by cutting its corners."""
    loop = profile
    for _ in range(rounds):
        cut = 0.12
        loop = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in zip(loop, loop[1:] + loop[:1]) for t in (cut, 1 - cut)]
    return loop
