"""Hair styles. Each returns parts that fit the head of face.py."""
import math
import random

from mathutils import Vector

from ... import materials as m
from ...shapes import ball, place, sculpt, tube
from .surface import along, between, cap, direction, head_reach, mid, over_head, rope, sheet, step


def hair_of(color):
    return m.plastic(color, 0.4, 0.45)


def grooves(azimuth, elevation, count=22, depth=0.014):
    """Comb marks that run up to the crown."""
    return depth * math.cos(math.radians(azimuth * count)) * (1 - step(62, 88, elevation))


def combed_from(parting, azimuth, elevation, count=9.0, depth=0.02):
    """Comb marks that fan out from a parting on the crown."""
    way, pole = direction(azimuth, elevation), direction(parting, 62)
    side = way - pole * way.dot(pole)
    turn = math.atan2(side.x, side.z)
    return depth * math.cos(turn * count) * step(0.12, 0.5, way.angle(pole))


def waves(color):
    """Wavy, to the shoulders, parted in the middle-left."""
    stuff = hair_of(color)
    line = between((0, 47), (12, 42), (38, 25), (62, 2), (80, -22), (120, -42), (180, -46))
    part = -14

    def shifted(az):
        return line(az - part * (1 - step(60, 100, abs(az))))

    def thickness(az, el):
        dent = 0.08 * math.exp(-(((az - part) / 7) ** 2)) * step(20, 50, el) * (1 - step(66, 86, el)) if abs(az - part) < 60 else 0
        return 0.21 + 0.03 * math.cos(math.radians(az)) - dent + combed_from(part, az, el, 9, 0.02)

    nape = ball(0.62, None, at=(0, 0.42, -0.78), scale=(1.15, 0.8, 0.95))
    parts = [cap(shifted, thickness, None, edge=0.16), nape]
    for side in (-1, 1):
        for k, (az, out, low, fat) in enumerate(
            ((70, 1.17, -1.25, 0.2), (88, 1.2, -1.42, 0.23), (110, 1.15, -1.46, 0.24), (134, 1.06, -1.5, 0.25), (160, 1.0, -1.52, 0.25))
        ):
            way = []
            for i in range(8):
                t = i / 7
                z = mid(0.66, low, t)
                swing = 12 * math.sin(t * 3.7 * math.pi + k * 0.9) * (0.25 + t)
                reach = mid(0.84, out, min(1, t * 2.0)) - 0.1 * max(0, t - 0.75) / 0.25 * (k > 0)
                a = math.radians(side * (az + swing))
                flare = 0.11 * math.sin(t * 11.0 + k * 0.7) * (0.3 + t)
                way.append((math.sin(a) * (reach + flare), -math.cos(a) * (reach + flare) * 0.92 + 0.05, z))
            bend = [Vector(p) for p in way]
            parts.append(tube(bend[:4], 0.15, None, end_radius=fat))
            parts.append(tube(bend[3:7], fat, None, end_radius=fat * 0.85))
            parts.append(tube(bend[6:], fat * 0.85, None, end_radius=0.12))
    return [sculpt(parts, stuff, 0.028, 5)]


def bun(color, stick=None):
    """Combed up into a high bun; `stick` goes through it."""
    stuff = hair_of(color)
    line = between((0, 43), (25, 38), (48, 24), (66, 12), (76, -4), (84, -10), (98, -6), (118, -36), (180, -44))
    scalp = cap(line, lambda az, el: 0.135 + grooves(az, el, 26, 0.016), stuff, edge=0.11, around=432)
    knot = [ball(0.33, stuff, at=(0, 0.1, 1.25), scale=(1.12, 1.05, 0.86))]
    for k in range(5):
        a = 2 * math.pi * k / 5
        swirl = []
        for i in range(9):
            t = i / 8
            turn, tilt = a + t * 2.6, mid(-0.75, 1.35, t)
            swirl.append(
                (0.36 * math.cos(tilt) * math.cos(turn), 0.1 + 0.35 * math.cos(tilt) * math.sin(turn), 1.25 + 0.27 * math.sin(tilt))
            )
        knot.append(tube(swirl, 0.115, stuff, end_radius=0.07))
    collar = tube(
        [(0.3 * math.cos(i * math.pi / 8), 0.1 + 0.3 * math.sin(i * math.pi / 8), 1.04) for i in range(17)],
        0.06,
        m.plastic(m.dark(color, 0.18), 0.4, 0.4),
        smooth=False,
    )
    wisps = [
        rope(over_head, [(s * 62, 15), (s * 69, 4), (s * 68, -9), (s * 72, -21), (s * 68, -27)], 0.05, stuff, 0.055, end_radius=0.014)
        for s in (-1, 1)
    ]
    parts = [scalp, *knot, collar, *wisps]
    if stick:
        parts.append(place(stick, (0.04, 0.0, 1.3), (14, 62, 0), 0.46))
    return parts


def twists(color):
    """Short twists all over, tapered at the sides."""
    stuff = hair_of(color)
    line = between((0, 41), (30, 37), (46, 27), (58, 24), (66, 8), (74, -8), (84, -14), (97, -4), (116, -30), (180, -40))
    scalp = cap(line, lambda az, el: mid(0.045, 0.11, step(10, 45, el)), hair_of(m.light(color, 0.02)), edge=0.07)
    chance, parts, golden = random.Random(8), [], math.pi * (3 - math.sqrt(5))
    for k in range(330):
        z = 1 - 1.5 * (k + 0.5) / 330
        az, el = math.degrees((k * golden + math.pi) % (2 * math.pi)) - 180, math.degrees(math.asin(z))
        if el < line(az) + 5 or el < (14 if abs(az) < 115 else -12):
            continue
        size = mid(0.55, 1.0, step(14, 46, el))
        out, root = direction(az, el), over_head(az, el, 0.03)
        droop = Vector((out.x, out.y * 0.9 - 0.18, -0.1))
        spin = chance.uniform(0, 6.28)
        wiggle = Vector((math.cos(spin), math.sin(spin), 0)) * 0.035
        tip = root + (out * 0.9 + droop * 0.35) * 0.24 * size + wiggle
        fat = 0.082 * mid(0.8, 1, size)
        for i in range(4):
            t = i / 3
            bead = root.lerp(tip, t) - wiggle * math.sin(math.pi * t)
            parts.append(ball(fat * (1, 1.02, 0.96, 0.78)[i], stuff, at=bead, detail=(24, 12)))
    return [scalp, *parts]


def helmet(line, color, flare=0.0, volume=0.17, hang=0.18, comb=None, edge=0.13):
    """A bob: over the crown it follows the head, below the brow it hangs straight."""
    stuff = hair_of(color)

    def point(az, el, lift=0.0):
        if lift < 0:
            return over_head(az, el, lift)
        skull = head_reach(az, el, nose=False) + lift
        if el < 8:
            level = head_reach(az, 8, nose=False) * math.cos(math.radians(8)) + hang + flare * (8 - el) / 50
            drop = level / max(0.35, math.cos(math.radians(el)))
            skull = max(skull, mid(skull, drop * min(1.0, (lift + 0.02) / volume), step(8, 2, el) if el > 2 else 1))
        return direction(az, el) * skull

    return cap(line, lambda az, el: volume + (comb(az, el) if comb else 0), stuff, point, edge=edge, around=432, rows=110)


def bob(color):
    """Straight to the chin, with blunt bangs."""

    def line(az):
        a = abs(az)
        fringe = math.degrees(math.atan(0.36 * math.cos(math.radians(a))))
        return mid(fringe, -41, step(49, 57, a))

    return [helmet(line, color, flare=0.05, volume=0.19, hang=0.16, comb=lambda az, el: grooves(az, el, 30, 0.007))]


def silver_bob(color):
    """To the chin, parted at the side, curving in."""
    part = -14

    def line(az):
        away = az - part * (1 - step(18, 50, abs(az)))
        return between((0, 52), (14, 48), (32, 40), (46, 28), (55, 4), (61, -28), (66, -40), (180, -42))(away)

    hood = helmet(
        line,
        color,
        flare=-0.06,
        volume=0.2,
        hang=0.17,
        comb=lambda az, el: combed_from(part, az, el, 16, 0.013)
        - 0.07 * math.exp(-(((az - part) / 5) ** 2)) * step(30, 50, el) * (1 - step(70, 88, el)),
    )
    return [hood]


def side_part(color, streak='#A7A6AB'):
    """Short, combed over from a side parting, with gray in it."""
    stuff, part = hair_of(color), 34
    line = between((0, 41), (24, 40), (44, 30), (58, 20), (70, 6), (77, -12), (85, -17), (98, -4), (118, -34), (180, -42))

    def thickness(az, el):
        over = 1 - step(part - 12, part + 4, az)
        quiff = 0.13 * math.exp(-(((az + 10) / 50) ** 2)) * step(30, 52, el) * (1 - 0.5 * step(66, 90, el))
        dent = 0.07 * math.exp(-(((az - part) / 4) ** 2)) * step(30, 40, el) * (1 - step(66, 80, el))
        return (
            mid(0.075, 0.15, step(14, 44, el))
            + quiff * (over if abs(az) < 100 else 1)
            - dent
            + combed_from(part, az, el, 18, 0.012) * step(20, 40, el)
        )

    scalp = cap(line, thickness, stuff, edge=0.1, around=432)
    gray = m.plastic(streak, 0.45, 0.35)
    parts = [scalp]
    for side in (-1, 1):
        for k in range(3):
            parts.append(
                streak_of(
                    [
                        (side * (68 + 3 * k), 9 + 6 * k),
                        (side * (77 + 3 * k), 15 + 7 * k),
                        (side * (90 + 3 * k), 18 + 8 * k),
                        (side * (108 + 3 * k), 17 + 8 * k),
                    ],
                    4.6,
                    thickness,
                    gray,
                )
            )
    for k in range(3):
        parts.append(
            streak_of(
                [(26 - 9 * k, 47 + k), (12 - 12 * k, 55 + 3 * k), (-14 - 12 * k, 58 + 4 * k), (-44 - 8 * k, 52 + 5 * k)],
                4.4,
                thickness,
                gray,
            )
        )
    return parts


def curls(color):
    """Thick curly hair, high on the head."""
    stuff = hair_of(color)
    line = between((0, 40), (30, 36), (50, 24), (66, 8), (76, -10), (86, -14), (98, -2), (118, -32), (180, -42))
    chance, golden = random.Random(12), math.pi * (3 - math.sqrt(5))
    parts = [cap(line, lambda az, el: mid(0.08, 0.2, step(10, 50, el)), stuff, edge=0.1)]
    count = 150
    for k in range(count):
        z = 1 - 1.42 * (k + 0.5) / count
        az, el = math.degrees((k * golden + math.pi) % (2 * math.pi)) - 180, math.degrees(math.asin(z))
        if el < line(az) + 4:
            continue
        size = mid(0.62, 1.0, step(5, 45, el)) * chance.uniform(0.9, 1.12)
        parts.append(curl(over_head(az, el, mid(0.06, 0.17, step(5, 50, el))), direction(az, el), size, stuff, chance))
    return parts


def curl(at, out, size, stuff, chance):
    """A spiral curl."""
    helper = Vector((0, 0, 1)) if abs(out.z) < 0.9 else Vector((1, 0, 0))
    right = out.cross(helper).normalized()
    up = right.cross(out).normalized()
    spin, hand, way = chance.uniform(0, 6.28), chance.choice((-1, 1)), []
    for i in range(11):
        t = i / 10
        turn, reach = spin + hand * t * 8.2, mid(0.17, 0.02, t) * size
        way.append(at + right * (reach * math.cos(turn)) + up * (reach * math.sin(turn)) + out * (0.02 + 0.16 * t) * size)
    return tube(way, 0.095 * size, stuff, end_radius=0.06 * size)


def braid(color, side=1, tie=m.CORAL):
    """Combed back from a middle parting into a long braid that falls over one shoulder."""
    stuff = hair_of(color)
    line = between((0, 49), (10, 43), (34, 30), (56, 14), (70, 0), (80, -12), (100, -10), (118, -36), (180, -46))

    def thickness(az, el):
        dent = 0.07 * math.exp(-((az / 4.5) ** 2)) * step(30, 48, el) * (1 - step(74, 90, el)) if abs(az) < 50 else 0
        return 0.15 - dent + combed_from(0, az, el, 14, 0.013)

    parts = [cap(line, thickness, stuff, edge=0.12, around=432)]
    nape = [
        (side * 0.2, 0.8, -0.55),
        (side * 0.72, 0.55, -0.84),
        (side * 0.98, 0.0, -0.96),
        (side * 0.97, -0.46, -1.02),
        (side * 0.92, -0.68, -1.14),
    ]
    parts.append(tube(nape, 0.24, stuff, end_radius=0.2))
    start, end = Vector((side * 0.93, -0.68, -1.06)), Vector((side * 0.76, -0.88, -1.96))
    for i in range(12):
        t = i / 11
        size, s = mid(0.225, 0.155, t), 1 if i % 2 else -1
        here = start.lerp(end, t) + Vector((s * size * 0.5, -0.03, 0))
        parts.append(place(ball(size, stuff, scale=(0.6, 0.72, 1.0), detail=(40, 20)), here, (-12, s * 36, 0)))
    parts.append(tube([end + Vector((0, 0, 0)), end + Vector((0, 0, -0.09))], 0.165, m.plastic(tie, 0.3, 0.7)))
    for x in (-0.07, 0, 0.07):
        parts.append(
            tube(
                [end + Vector((0, 0, -0.1)), end + Vector((x, -0.02, -0.24)), end + Vector((x * 1.3, 0, -0.36))],
                0.09,
                stuff,
                end_radius=0.03,
            )
        )
    return parts


def streak_of(way, width, thickness, stuff, lift=0.012):
    """A lock of another color that lies in the hair and tapers at both ends."""

    def edge(side):
        def line(s):
            u, v = along([u for u, _ in way], s), along([v for _, v in way], s)
            du, dv = along([u for u, _ in way], min(1, s + 0.02)) - along([u for u, _ in way], max(0, s - 0.02)), along(
                [v for _, v in way], min(1, s + 0.02)
            ) - along([v for _, v in way], max(0, s - 0.02))
            shrink = max(0.2, math.cos(math.radians(v)))
            size = math.hypot(du * shrink, dv) or 1
            half = side * width / 2 * max(0.04, math.sin(math.pi * mid(0.04, 0.96, s))) ** 0.8
            return u - half * dv / size / shrink, v + half * du * shrink / size

        return line

    return sheet(lambda u, v, h=0.0: over_head(u, v, thickness(u, v) + h), edge(-1), edge(1), stuff, lift, 0.035, 40, 12, under=-0.03)
