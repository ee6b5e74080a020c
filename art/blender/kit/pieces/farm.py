"""A toy farm: barn, silo, tree, hay, fence, a sleeping sheep, paper lanterns and a wooden calendar with a lantern on each week. All stand on z = 0."""
import math

from mathutils import Vector

from .. import materials as m
from ..outlines import rounded_rectangle
from ..shapes import ball, capsule, disc, extrusion, group, lathe, place, ring, rounded_box, sculpt, tube
from .face import cheek, smile

RED, TRIM = '#D9483F', '#FFF3E0'
GAMBREL = [(-1.3, 1.75), (-0.92, 2.62), (0, 3.1), (0.92, 2.62), (1.3, 1.75)]


def barn():
    """2.6 wide, 3.2 high; its doors face −Y."""
    stuff, trim, roof = m.clay(RED), m.plastic(TRIM, 0.45, 0.3), m.plastic('#6B4A7E', 0.4, 0.4)
    wall = [(-1.2, 0), (1.2, 0), (1.2, 1.75), (0.86, 2.52), (0, 2.95), (-0.86, 2.52), (-1.2, 1.75)]
    parts = [extrusion(wall, 3.0, 0.05, stuff)]
    for (ax, az), (bx, bz) in zip(GAMBREL, GAMBREL[1:]):
        slab = rounded_box((math.hypot(bx - ax, bz - az) + 0.1, 3.4, 0.16), 0.07, roof)
        parts.append(place(slab, ((ax + bx) / 2, 0, (az + bz) / 2 + 0.02), (0, -math.degrees(math.atan2(bz - az, bx - ax)), 0)))
        parts.append(capsule((ax, -1.62, az - 0.04), (bx, -1.62, bz - 0.04), 0.075, trim))
    parts += door_leaves(stuff, trim)
    loft = [(0.3 * math.cos(a), 0.3 * math.sin(a)) for a in (math.pi * i / 20 for i in range(21))] + [(-0.3, -0.26), (0.3, -0.26)]
    parts += [
        extrusion([(x * 1.28, z * 1.24) for x, z in loft], 0.12, 0.04, trim, at=(0, -1.52, 2.16)),
        extrusion(loft, 0.1, 0.02, m.glow('#FFB545', 1.3), at=(0, -1.56, 2.16)),
    ]
    parts += [capsule((0, -1.63, 1.92), (0, -1.63, 2.44), 0.03, trim), capsule((-0.28, -1.63, 2.14), (0.28, -1.63, 2.14), 0.03, trim)]
    for y in (-0.7, 0.5):
        parts += [
            rounded_box((0.08, 0.62, 0.62), 0.03, trim, at=(1.2, y, 1.1)),
            rounded_box((0.1, 0.46, 0.46), 0.03, m.glow('#FFB545', 1.3), at=(1.2, y, 1.1)),
        ]
    return group('barn', *parts)


def door_leaves(stuff, trim):
    parts = [rounded_box((1.4, 0.12, 1.42), 0.05, m.clay(m.dark(RED, 0.12)), at=(0, -1.5, 0.72))]
    for s in (-1, 1):
        x = s * 0.36
        frame = [(x - 0.32, 0.07), (x + 0.32, 0.07), (x + 0.32, 1.38), (x - 0.32, 1.38)]
        parts += [capsule((a[0], -1.58, a[1]), (b[0], -1.58, b[1]), 0.05, trim) for a, b in zip(frame, frame[1:] + frame[:1])]
        parts += [
            capsule((frame[0][0], -1.58, frame[0][1]), (frame[2][0], -1.58, frame[2][1]), 0.04, trim),
            capsule((frame[1][0], -1.58, frame[1][1]), (frame[3][0], -1.58, frame[3][1]), 0.04, trim),
        ]
    return parts


def silo(color='#C9B8E8'):
    stuff = m.plastic(color, 0.4, 0.4)
    bands = [place(ring(0.62, 0.05, m.plastic(TRIM, 0.4)), (0, 0, z), (90, 0, 0)) for z in (0.5, 1.3, 2.1, 2.9)]
    return group(
        'silo',
        lathe([(0, 0), (0.62, 0), (0.62, 3.1), (0, 3.1)], stuff),
        lathe([(0, 3.02), (0.7, 3.02), (0.72, 3.1), (0.62, 3.4), (0.38, 3.64), (0, 3.74)], m.plastic(m.CORAL, 0.35, 0.5)),
        ball(0.1, m.gold(), at=(0, 0, 3.78), detail=(32, 16)),
        *bands
    )


def tree(color='#4FA35B', size=1.0):
    crown = sculpt(
        [
            ball(r, None, at=(x, y, z))
            for r, x, y, z in ((0.62, 0, 0, 1.5), (0.48, -0.42, 0.05, 1.2), (0.48, 0.42, 0.0, 1.25), (0.46, 0.05, -0.2, 1.95))
        ],
        m.clay(color),
        0.05,
        6,
    )
    return place(group('tree', crown, capsule((0, 0, 0), (0, 0, 1.0), 0.15, m.wood('#8A5A3B'))), scale=size)


def hay(color='#F0C45A'):
    """A round bale on its side, with its spiral to the front."""
    coil = tube(
        [((0.06 + 0.4 * t) * math.cos(t * 19), -0.45, 0.52 + (0.06 + 0.4 * t) * math.sin(t * 19)) for t in (i / 44 for i in range(45))],
        0.045,
        m.clay(m.dark(color, 0.12)),
        smooth=False,
    )
    return group('hay', disc(0.52, 0.86, 0.14, m.clay(color), at=(0, 0, 0.52)), coil)


def fence(length=2.4, posts=4, color=TRIM):
    stuff = m.plastic(color, 0.45, 0.3)
    parts = [capsule((-length / 2, 0, z), (length / 2, 0, z), 0.055, stuff) for z in (0.3, 0.58)]
    for i in range(posts):
        x = length * (i / (posts - 1) - 0.5)
        parts.append(capsule((x, 0, 0), (x, 0, 0.78), 0.09, stuff))
    return group('fence', *parts)


def sheep():
    """Asleep, legs folded; looks to −Y."""
    wool, skin = m.clay('#FFF6EC'), m.plastic('#5A4468', 0.5, 0.2)
    puffs = [
        ball(0.27, None, at=(0.46 * math.cos(a), 0.36 * math.sin(a), 0.36 + 0.1 * (k % 2)))
        for k, a in ((k, 2 * math.pi * k / 9) for k in range(9))
    ]
    puffs += [ball(0.3, None, at=(x, y, 0.62)) for x, y in ((-0.25, 0), (0.22, 0.1), (0, -0.16), (0, 0.2))] + [
        ball(0.5, None, at=(0, 0, 0.38))
    ]
    fleece = sculpt(puffs, wool, 0.035, 4)
    head = group(
        'head',
        ball(0.27, skin, scale=(1, 0.92, 1.08)),
        sculpt([ball(0.13, None, at=(x, 0, 0.24)) for x in (-0.14, 0, 0.14)], wool, 0.025, 3),
        *[place(ball(0.13, skin, scale=(1.5, 0.6, 0.7)), (s * 0.3, 0.02, 0.08), (0, s * 24, 0)) for s in (-1, 1)],
        *[place(smile(0.14, 0.05, m.plastic('#FFF3E0'), 0.018), (s * 0.11, -0.25, 0.04)) for s in (-1, 1)],
        *[place(cheek(0.06, '#E58AA0'), (s * 0.17, -0.21, -0.08), (0, 0, s * 36)) for s in (-1, 1)]
    )
    return group('sheep', fleece, place(head, (-0.1, -0.52, 0.42), (14, 0, -8)))


def lantern(color=m.APRICOT, size=0.34, strength=1.5):
    """A ribbed paper lantern, lit, hanging from its origin."""
    profile, ribs = [], 8
    for i in range(ribs * 6 + 1):
        t = i / (ribs * 6)
        body = math.sin(math.pi * (0.12 + 0.76 * t)) ** 0.7
        profile.append((size * (body + 0.035 * math.cos(2 * math.pi * ribs * t)), size * 1.9 * (t - 0.5)))
    paper = lathe([(0, profile[0][1]), *profile, (0, profile[-1][1])], m.glow(color, strength), around=48)
    caps = [
        lathe([(0, z), (size * 0.42, z), (size * 0.42, z + size * 0.14), (0, z + size * 0.14)], m.plastic('#5A3350', 0.4), at=(0, 0, 0))
        for z in (size * 0.92, -size * 1.04)
    ]
    body = group('lantern body', paper, *caps)
    drop = size * 1.5
    return group(
        'lantern',
        place(body, (0, 0, -drop)),
        capsule((0, 0, 0), (0, 0, -drop + size), 0.018, m.plastic('#5A3350', 0.5)),
        capsule((0, 0, -drop - size), (0, 0, -drop - size * 1.5), 0.03, m.plastic(m.CORAL, 0.5)),
    )


def garland(start, end, count=6, sag=0.5, colors=(m.APRICOT, m.SUN, m.CORAL, m.PINK), size=0.3):
    """Lanterns on a line; returns the group and the points where they hang."""
    a, b = Vector(start), Vector(end)
    at = lambda t: a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))
    hooks = [at((k + 0.5) / count) for k in range(count)]
    lights = [place(lantern(colors[k % len(colors)], size), hook) for k, hook in enumerate(hooks)]
    return group('garland', tube([at(i / 24) for i in range(25)], 0.028, m.plastic('#5A3350', 0.5), smooth=False), *lights), hooks


def season_calendar(columns=4, rows=3):
    """A wooden wall calendar, 3 wide and 2.7 high, centered, facing −Y: twelve weeks, each with a small lantern."""
    frame, panel = m.wood('#A9683A'), m.wood('#E2AE6E')
    parts = [
        extrusion(rounded_rectangle(3.1, 2.9, 0.26), 0.3, 0.1, frame),
        extrusion(rounded_rectangle(2.8, 2.6, 0.18), 0.1, 0.04, panel, at=(0, -0.13, 0)),
        extrusion(rounded_rectangle(2.6, 0.42, 0.16), 0.12, 0.05, m.plastic(m.CORAL, 0.35, 0.5), at=(0, -0.2, 1.0)),
    ]
    parts += [ball(0.075, m.plastic(TRIM), at=(-0.9 + 0.36 * k, -0.28, 1.0), scale=(1, 0.5, 1), detail=(28, 14)) for k in range(6)]
    tints = (m.APRICOT, m.SUN, m.CORAL, m.PINK)
    for row in range(rows):
        for column in range(columns):
            x, z = (column - (columns - 1) / 2) * 0.66, 0.42 - row * 0.66
            parts.append(extrusion(rounded_rectangle(0.58, 0.58, 0.1), 0.08, 0.03, m.wood('#F6D8A4'), at=(x, -0.2, z)))
            parts.append(place(lantern(tints[(row + column) % 4], 0.155, 1.25), (x, -0.36, z + 0.25)))
    parts += [
        tube([(-0.9, 0, 1.4), (0, 0, 1.95), (0.9, 0, 1.4)], 0.035, m.plastic('#5A3350', 0.5), smooth=False),
        ball(0.1, m.gold(), at=(0, 0, 1.97), detail=(32, 16)),
    ]
    return group('season calendar', *parts)
