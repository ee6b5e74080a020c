"""Glossy toy pastries, each with a distinct outline and color, and their tray. All lie on z = 0 and are about 1.1 wide."""
import math
import random

from .. import materials as m
from ..outlines import eased, heart, rounded_rectangle, star
from ..shapes import ball, capsule, extrusion, group, lathe, place, ring, rounded_box, tube

CRUST, GOLDEN, CHOCOLATE, BERRY = '#D98A3D', '#EBAE5C', '#5A3122', '#D6336C'


def bake(color):
    return m.plastic(color, 0.22, 0.9)


def lying(body, height=0.0, scale=1.0):
    """Rotates a piece that faces −Y so that it faces up."""
    return place(group('lying', body), (0, 0, height), (-90, 0, 0), scale)


def croissant():
    parts = []
    for i in range(7):
        t = i / 6 * 2 - 1
        a = math.radians(90 + t * 88)
        fat = 0.3 * (1 - 0.62 * abs(t) ** 1.4)
        tint = m.mix('#C8752B', '#E59B45', (i % 2) * 0.7)
        parts.append(
            place(ball(fat, bake(tint), scale=(0.78, 1.05, 1.0)), (0.46 * math.cos(a), 0.5 * math.sin(a) - 0.26, fat * 0.8), (0, 0, t * 88))
        )
    return group('croissant', *parts)


def cinnamon_bun():
    way = [
        ((0.05 + 0.43 * t) * math.cos(t * 16), (0.05 + 0.43 * t) * math.sin(t * 16), 0.22 + 0.06 * (1 - t))
        for t in (i / 40 for i in range(41))
    ]
    icing = tube(
        [(0.4 * math.sin(k * 1.9) * (1 - abs(k - 5) / 9), (k - 5) * 0.075, 0.4 + 0.03 * math.cos(k)) for k in range(11)],
        0.045,
        m.gloss('#FFF8EE'),
    )
    return group(
        'cinnamon bun',
        lathe([(0, 0), (0.44, 0), (0.48, 0.12), (0.3, 0.2), (0, 0.2)], bake(CRUST)),
        tube(way, 0.13, bake('#A85F26'), smooth=False),
        icing,
    )


def brown_circle(kind=0):
    """A round roll that could be any pastry: of six kinds, which differ in a swirl, a shade or a few crumbs."""
    shade = m.mix('#A8622A', '#B8702F', kind % 3 / 2)
    turns, reach = (13, 0.42) if kind % 2 else (16, 0.4)
    swirl = tube(
        [((0.04 + reach * t) * math.cos(turns * t + kind), (0.04 + reach * t) * math.sin(turns * t + kind), 0.34 - 0.12 * t * t) for t in (i / 40 for i in range(41))],
        0.1,
        bake(m.mix('#8E4F20', shade, 0.35)),
        smooth=False,
    )
    chance = random.Random(kind)
    crumbs = [
        ball(0.035, bake('#E9C48A'), at=(r * math.cos(a), r * math.sin(a), 0.42 - 0.16 * r), detail=(20, 10))
        for r, a in ((chance.uniform(0.05, 0.36), chance.uniform(0, 6.28)) for _ in range(kind % 3 * 4))
    ]
    return group('brown circle', lathe([(0, 0), (0.46, 0), (0.52, 0.12), (0.44, 0.26), (0.2, 0.33), (0, 0.34)], bake(shade)), swirl, *crumbs)


def snail_roll():
    """A snail-shaped roll: an upright spiral with a tail and two horns."""
    way = [
        ((0.05 + 0.3 * t) * math.cos(t * 13 + 2.6), 0, 0.5 + (0.05 + 0.3 * t) * math.sin(t * 13 + 2.6)) for t in (i / 36 for i in range(37))
    ]
    foot = tube([(-0.58, 0, 0.1), (-0.2, 0, 0.12), (0.3, 0, 0.14), (0.55, 0, 0.24), (0.6, 0, 0.42)], 0.1, bake('#F3CE8A'), end_radius=0.15)
    horns = [capsule((0.6, y, 0.5), (0.68, y * 2.0, 0.72), 0.03, bake('#F3CE8A')) for y in (-0.06, 0.06)]
    eyes = [ball(0.035, m.gloss(m.INK), at=(0.7, y, 0.47), detail=(20, 10)) for y in (-0.1, 0.1)]
    return group('snail roll', tube(way, 0.14, bake('#8B5FBF'), smooth=False), foot, *horns, *eyes)


def donut(icing=m.PINK, seed=4):
    dough, top = lying(ring(0.36, 0.21, bake(GOLDEN))), lying(ring(0.36, 0.205, m.gloss(icing), flat=0.8))
    chance, sprinkles = random.Random(seed), []
    for k in range(22):
        a, b = 2 * math.pi * k / 22 + chance.uniform(-0.1, 0.1), chance.uniform(0.9, 2.3)
        x, z = 0.36 + 0.21 * math.cos(b), 0.31 + 0.17 * math.sin(b)
        spin = chance.uniform(0, 3.14)
        c = (x * math.cos(a), x * math.sin(a), z)
        d = (0.045 * math.cos(spin), 0.045 * math.sin(spin), 0)
        sprinkles.append(capsule(tuple(p - q for p, q in zip(c, d)), tuple(p + q for p, q in zip(c, d)), 0.021, m.plastic(m.TOYS[k % 6])))
    return group('donut', place(dough, (0, 0, 0.2), (-90, 0, 0)), place(top, (0, 0, 0.3), (-90, 0, 0)), *sprinkles)


def tart():
    shell = lathe(
        [(0, 0), (0.4, 0), (0.52, 0.3), (0.46, 0.33), (0.42, 0.26), (0, 0.26)],
        bake(GOLDEN),
        around=144,
        bend=lambda p: type(p)((p.x * flute(p), p.y * flute(p), p.z)),
    )
    berries = [
        ball(0.11, m.gloss('#3F4FB8' if k % 2 else BERRY), at=(0.28 * math.cos(a), 0.28 * math.sin(a), 0.34), detail=(32, 16))
        for k, a in ((k, math.pi * k / 4) for k in range(8))
    ]
    return group(
        'tart',
        shell,
        lathe([(0, 0.2), (0.44, 0.2), (0.43, 0.29), (0.2, 0.32), (0, 0.32)], m.gloss('#FFE08A')),
        *berries,
        ball(0.15, m.gloss(BERRY), at=(0, 0, 0.38))
    )


def flute(point, count=16, deep=0.035):
    return 1 + deep * math.cos(count * math.atan2(point.y, point.x)) * min(1, math.hypot(point.x, point.y) * 3)


def cupcake(frosting='#7FD6C2'):
    cup = lathe(
        [(0, 0), (0.32, 0), (0.44, 0.38), (0.44, 0.42), (0, 0.42)],
        m.plastic(m.CORAL, 0.4),
        around=144,
        bend=lambda p: type(p)((p.x * flute(p, 20, 0.03), p.y * flute(p, 20, 0.03), p.z)),
    )
    way = [
        ((0.36 - 0.33 * t) * math.cos(t * 17), (0.36 - 0.33 * t) * math.sin(t * 17), 0.46 + 0.48 * t) for t in (i / 44 for i in range(45))
    ]
    return group(
        'cupcake',
        cup,
        lathe([(0, 0.4), (0.46, 0.4), (0.4, 0.5), (0.16, 0.82), (0, 0.86)], m.gloss(frosting)),
        tube(way, 0.125, m.gloss(frosting), end_radius=0.07, smooth=False),
        ball(0.11, m.gloss('#E23B4A'), at=(0, 0, 1.03)),
    )


def pretzel():
    points = [
        (0.3, -0.36),
        (0.08, -0.08),
        (-0.14, 0.16),
        (-0.42, 0.36),
        (-0.56, 0.08),
        (-0.4, -0.3),
        (0, -0.46),
        (0.4, -0.3),
        (0.56, 0.08),
        (0.42, 0.36),
        (0.14, 0.16),
        (-0.08, -0.08),
        (-0.3, -0.36),
    ]
    lift = [0.24, 0.22, 0.2, 0.14, 0.13, 0.13, 0.13, 0.13, 0.13, 0.14, 0.14, 0.3, 0.26]
    salt = [
        rounded_box((0.06, 0.06, 0.05), 0.018, m.plastic(m.WHITE), at=(x, y, 0.26))
        for x, y in ((-0.5, 0.16), (-0.47, -0.12), (-0.2, -0.42), (0.12, -0.44), (0.44, -0.2), (0.53, 0.14), (-0.34, 0.33), (0.36, 0.34))
    ]
    return group('pretzel', tube([(x, y, z) for (x, y), z in zip(points, lift)], 0.125, bake('#9C4F20')), *salt)


def cookie(outline, dough, icing, size=1.1):
    """A flat cookie of any outline with a smaller pool of icing."""
    body, pool = extrusion([(x * size, z * size) for x, z in outline], 0.24, 0.1, bake(dough)), extrusion(
        [(x * size * 0.76, z * size * 0.76) for x, z in outline], 0.1, 0.045, m.gloss(icing)
    )
    return group('cookie', lying(body, 0.13), lying(pool, 0.27))


def heart_cookie():
    return cookie(eased(heart(), 24), GOLDEN, m.CORAL, 1.12)


def star_cookie():
    return cookie(star(), '#C9884A', m.SUN, 0.98)


def macaron(color='#8FCF6A'):
    shell = [(0, 0.0), (0.36, 0.0), (0.42, 0.03), (0.44, 0.07), (0.42, 0.1), (0.4, 0.16), (0.3, 0.24), (0.12, 0.29), (0, 0.3)]
    return group(
        'macaron',
        place(lathe(shell, bake(color)), (0, 0, 0.3), (180, 0, 0)),
        lathe([(0, 0.28), (0.4, 0.28), (0.42, 0.34), (0.4, 0.4), (0, 0.4)], m.gloss('#FFF3DC')),
        place(lathe(shell, bake(m.light(color, 0.12))), (0, 0, 0.38)),
    )


def petit_four():
    flower = [
        ball(
            0.075,
            m.gloss(m.SUN if a is None else m.WHITE),
            at=(0 if a is None else 0.11 * math.cos(a), 0 if a is None else 0.11 * math.sin(a), 0.66),
            scale=(1, 1, 0.6),
            detail=(24, 12),
        )
        for a in (None, *[2 * math.pi * k / 5 for k in range(5)])
    ]
    return group(
        'petit four',
        rounded_box((0.76, 0.76, 0.3), 0.06, bake('#F0C070'), at=(0, 0, 0.15)),
        rounded_box((0.84, 0.84, 0.34), 0.13, m.gloss('#B79AF0'), at=(0, 0, 0.44)),
        *flower
    )


def eclair():
    cream = tube(
        [(-0.42 + 0.84 * t, 0.06 * math.sin(t * 22), 0.47) for t in (i / 30 for i in range(31))], 0.03, m.gloss(m.CREAM), smooth=False
    )
    return group(
        'eclair',
        capsule((-0.42, 0, 0.22), (0.42, 0, 0.22), 0.23, bake(GOLDEN)),
        place(capsule((-0.4, 0, 0), (0.4, 0, 0), 0.225, m.gloss(CHOCOLATE)), (0, 0, 0.28), (0, 0, 0), (1, 0.94, 0.8)),
        cream,
    )


PASTRIES = (croissant, donut, star_cookie, cupcake, cinnamon_bun, petit_four, pretzel, macaron, tart, heart_cookie, snail_roll, eclair)


def tray(width=6.2, depth=4.5):
    """A baking tray with a rolled rim and a sheet of paper in it; its floor is at z = 0."""
    stuff = m.plastic('#8FA3BF', 0.28, 0.8)
    rim = [(x, -z, 0.36) for x, z in rounded_rectangle(width, depth, 0.55, 10)]
    floor = rounded_rectangle(width - 0.2, depth - 0.2, 0.5, 10)
    wall = [(x * 0.985, -z * 0.985, 0.16) for x, z in rounded_rectangle(width, depth, 0.55, 10)]
    return group(
        'tray',
        lying(extrusion(floor, 0.1, 0.04, stuff), -0.06),
        tube([*rim, rim[0]], 0.13, stuff, smooth=False),
        tube([*wall, wall[0]], 0.17, m.plastic('#7C90AE', 0.32, 0.6), smooth=False),
        lying(extrusion(rounded_rectangle(width - 0.7, depth - 0.7, 0.3), 0.03, 0.01, m.paper('#FFF6E4')), 0.0),
    )


def crescent(size=1.0, steps=60):
    """The outline of the croissant, scalloped."""
    outer = [
        ((0.66 + 0.035 * abs(math.sin(4 * a))) * math.cos(a), (0.66 + 0.035 * abs(math.sin(4 * a))) * math.sin(a) - 0.2)
        for a in (math.radians(-14 + 208 * i / steps) for i in range(steps + 1))
    ]
    inner = [(0.44 * math.cos(a), 0.3 * math.sin(a) - 0.28) for a in (math.radians(186 - 192 * i / steps) for i in range(steps + 1))]
    return [(x * size, z * size) for x, z in eased(outer + inner, 3)]


def paper_outline(size=1.0, color='#FFFDF6', width=0.1):
    """The croissant's outline cut from paper: a band, facing −Y, centered."""
    inner = crescent(size)
    outer = widened(inner, width * size)
    return group('paper outline', extrusion(outer, 0.06, 0.02, m.paper(color), holes=[inner]))


def widened(loop, by):
    """Offsets a loop outward by a distance."""
    moved = []
    for (ax, az), (x, z), (bx, bz) in zip(loop[-1:] + loop[:-1], loop, loop[1:] + loop[:1]):
        dx, dz = bx - ax, bz - az
        size = math.hypot(dx, dz) or 1
        moved.append((x + by * dz / size, z - by * dx / size))
    return eased(moved, 2)


def rolling_pin():
    """Lies along X, 3.2 long, centered."""
    handle = m.plastic(m.CORAL, 0.25, 0.8)
    barrel = place(
        group('barrel', lathe([(0, -1.05), (0.24, -1.05), (0.3, -0.98), (0.3, 0.98), (0.24, 1.05), (0, 1.05)], m.wood('#E2AE6E'))),
        (0, 0, 0),
        (0, 90, 0),
    )
    grips = [capsule((s * 1.05, 0, 0), (s * 1.22, 0, 0), 0.08, m.steel()) for s in (-1, 1)] + [
        capsule((s * 1.28, 0, 0), (s * 1.52, 0, 0), 0.13, handle, end_radius=0.15) for s in (-1, 1)
    ]
    return group('rolling pin', barrel, *grips)
