"""Flat outlines as lists of (x, z) points, for `shapes.extrusion`. All fit into about a 1 × 1 square around the origin."""
import math


def circle(radius=0.5, steps=72, center=(0, 0)):
    return [
        (center[0] + radius * math.cos(2 * math.pi * i / steps), center[1] + radius * math.sin(2 * math.pi * i / steps))
        for i in range(steps)
    ]


def rounded_rectangle(width, height, radius, steps=8):
    corners = (
        (width / 2 - radius, height / 2 - radius, 0),
        (radius - width / 2, height / 2 - radius, 90),
        (radius - width / 2, radius - height / 2, 180),
        (width / 2 - radius, radius - height / 2, 270),
    )
    return [
        (x + radius * math.cos(a), z + radius * math.sin(a))
        for x, z, start in corners
        for a in (math.radians(start + 90 * i / steps) for i in range(steps + 1))
    ]


def heart(steps=96):
    points = []
    for i in range(steps):
        t = 2 * math.pi * i / steps
        x = 16 * math.sin(t) ** 3
        z = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        points.append((-x / 33, z / 33 + 0.07))
    return eased(points, 10)


def diamond(steps=24):
    """Four sides that curve slightly inwards."""
    tips = [(0.42, 0), (0, 0.54), (-0.42, 0), (0, -0.54)]
    points = []
    for (ax, az), (bx, bz) in zip(tips, tips[1:] + tips[:1]):
        for i in range(steps):
            t = i / steps
            x, z = ax + (bx - ax) * t, az + (bz - az) * t
            pull = 1 - 0.13 * math.sin(math.pi * t)
            points.append((x * pull, z * pull))
    return eased(points, 4)


def spade():
    leaf = [(x * 0.98, 0.08 - z * 0.92) for x, z in heart()]
    return envelope(lambda x, z: inside(leaf, x, z) or in_stem(x, z), center=(0, -0.06))


def club():
    lobes = ((0, 0.24), (-0.25, -0.1), (0.25, -0.1))
    return envelope(lambda x, z: any(math.hypot(x - lx, z - lz) < 0.245 for lx, lz in lobes) or math.hypot(x, z) < 0.14 or in_stem(x, z))


def in_stem(x, z):
    return -0.52 < z < 0 and abs(x) < 0.045 + 0.6 * max(0, -0.2 - z) ** 1.6


SUITS = {'hearts': heart, 'diamonds': diamond, 'spades': spade, 'clubs': club}


def star(points=5, outer=0.62, inner=0.35, rounding=5):
    """A rounded star; `rounding` is the number of corner-cutting passes."""
    loop = []
    for i in range(2 * points):
        angle, radius = math.pi * i / points, inner if i % 2 else outer
        loop.append((radius * math.sin(-angle), radius * math.cos(angle)))
    loop = [point for a, b in zip(loop, loop[1:] + loop[:1]) for point in (blend(a, b, 0.15), blend(a, b, 0.85))]
    for _ in range(rounding):
        loop = [point for a, b in zip(loop, loop[1:] + loop[:1]) for point in (blend(a, b, 0.25), blend(a, b, 0.75))]
    return loop


def blend(a, b, t):
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def leaf(length=1.0, width=0.5, steps=32):
    """Lies along +x from the origin, pointed at its end."""
    half = [(length * t, width / 2 * math.sin(math.pi * t**0.8) ** 0.9) for t in (i / steps for i in range(steps + 1))]
    return [(x, -z) for x, z in half] + [(x, z) for x, z in reversed(half[1:-1])]


def apricot_mark(steps=96):
    """The apricot as an emblem: a circle with a notch on top."""
    shape = []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        away = min(abs(angle - math.pi / 2), abs(angle - math.pi / 2 - 2 * math.pi))
        radius = 0.46 * (1 - 0.16 * math.exp(-((away / 0.28) ** 2))) + 0.02 * max(0, -math.sin(angle)) ** 6
        shape.append((radius * math.cos(angle), radius * math.sin(angle)))
    return shape


def gear(teeth=10, outer=0.5, inner=0.38):
    """A gear with rounded teeth."""
    shape, steps = [], 24
    for i in range(teeth * steps):
        angle = 2 * math.pi * i / (teeth * steps)
        wave = max(-1, min(1, math.cos(teeth * angle) * 2.4))
        radius = inner + (outer - inner) * (0.5 + 0.5 * wave)
        shape.append((radius * math.cos(angle), radius * math.sin(angle)))
    return eased(shape, 3, steps=teeth * steps)


def envelope(is_inside, center=(0, 0), steps=220, reach=0.7):
    """Traces the outline of a star-shaped region, all of which is visible from its center."""
    shape = []
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        radius = reach
        while radius > 0.02 and not is_inside(center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)):
            radius -= 0.004
        shape.append((center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)))
    return eased(shape, 3)


def eased(loop, rounds, steps=160):
    """Resamples a loop evenly and rounds its tips, because a bevel at a sharp tip grows spikes."""
    closed = [*loop, loop[0]]
    lengths = [0.0]
    for (ax, az), (bx, bz) in zip(closed, closed[1:]):
        lengths.append(lengths[-1] + math.hypot(bx - ax, bz - az))
    even, i = [], 0
    for k in range(steps):
        want = lengths[-1] * k / steps
        while lengths[i + 1] <= want:
            i += 1
        even.append(blend(closed[i], closed[i + 1], (want - lengths[i]) / (lengths[i + 1] - lengths[i])))
    for _ in range(rounds):
        even = [
            ((ax + 2 * bx + cx) / 4, (az + 2 * bz + cz) / 4)
            for (ax, az), (bx, bz), (cx, cz) in zip(even[-1:] + even[:-1], even, even[1:] + even[:1])
        ]
    return even


def inside(polygon, x, z):
    odd = False
    for (ax, az), (bx, bz) in zip(polygon, polygon[1:] + polygon[:1]):
        if (az > z) != (bz > z) and x < (bx - ax) * (z - az) / (bz - az) + ax:
            odd = not odd
    return odd
