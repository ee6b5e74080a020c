"""The two base surfaces of a toy figure, head and torso, and the layers on top of them: sheets, caps, ropes, spots.

Head points are (azimuth, elevation) in degrees, azimuth to the viewer's right; its center is the origin.
Torso points are (azimuth, row): row 1 is the neck's foot, 3 the shoulders' top, 5 the chest, 7 the waist, 9 the hips.
"""
import math

from mathutils import Vector

from ...shapes import group, mesh, tube

HALF_AXES, SQUARENESS = (1.0, 0.95, 0.98), 2.35
BUMPS = (  # azimuth, elevation, height, spread in degrees
    (42, -22, 0.055, 22),
    (-42, -22, 0.055, 22),
    (0, -58, 0.045, 18),
    (0, -10.5, 0.15, 5.4),
    (0, -9, 0.03, 9),
    (20, 4, -0.02, 10),
    (-20, 4, -0.02, 10),
)
PROFILE = [  # half width, half depth, height of each row
    (0.30, 0.30, -0.95),
    (0.34, 0.33, -1.09),
    (0.46, 0.38, -1.15),
    (0.66, 0.46, -1.22),
    (0.80, 0.54, -1.36),
    (0.86, 0.60, -1.58),
    (0.85, 0.63, -1.85),
    (0.80, 0.62, -2.15),
    (0.80, 0.62, -2.55),
    (0.86, 0.66, -3.1),
]


def direction(azimuth, elevation):
    a, e = math.radians(azimuth), math.radians(elevation)
    return Vector((math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e)))


TURNED_BUMPS = [(direction(a, e), height, math.radians(spread)) for a, e, height, spread in BUMPS]


def head_reach(azimuth, elevation, nose=True):
    """Returns the distance of the surface from the head's center."""
    way = direction(azimuth, elevation)
    reach = sum(abs(part / axis) ** SQUARENESS for part, axis in zip(way, HALF_AXES)) ** (-1 / SQUARENESS)
    for towards, height, spread in TURNED_BUMPS:
        if nose or spread > 0.2:
            reach += height * math.exp(-((way.angle(towards) / spread) ** 2))
    return reach


def on_head(azimuth, elevation, lift=0.0):
    return direction(azimuth, elevation) * (head_reach(azimuth, elevation) + lift)


def over_head(azimuth, elevation, lift=0.0):
    """As `on_head`, but without the nose: for hair and beards."""
    return direction(azimuth, elevation) * (head_reach(azimuth, elevation, nose=False) + lift)


def on_torso(azimuth, row, lift=0.0):
    width, depth, height = curve_at(PROFILE, row)
    a = math.radians(azimuth)
    x, y = math.sin(a), -math.cos(a)
    reach = (abs(x / (width + lift)) ** 2.3 + abs(y / (depth + lift)) ** 2.3) ** (-1 / 2.3)
    slope = max(0.0, 1 - abs(row - 2.6) / 1.6)
    return Vector((reach * x, reach * y, height + lift * slope))


def curve_at(rows, at):
    """A Catmull-Rom value between rows of numbers."""
    at = max(0.0, min(len(rows) - 1.001, at))
    i, t = int(at), at - int(at)
    a, b, c, d = (rows[max(0, min(len(rows) - 1, i + k))] for k in (-1, 0, 1, 2))
    return tuple(
        0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t**3)
        for p, q, r, s in zip(a, b, c, d)
    )


def ease(t):
    """Quarter circle: the profile of a rounded edge."""
    t = max(0.0, min(1.0, t))
    return math.sqrt(1 - (1 - t) ** 2)


def grid(name, rows, material, closed=False):
    """A mesh through rows of equally many points; closed joins the last column to the first."""
    across = len(rows[0])
    faces = []
    for i in range(len(rows) - 1):
        for j in range(across if closed else across - 1):
            k = (j + 1) % across
            faces.append((i * across + j, i * across + k, (i + 1) * across + k, (i + 1) * across + j))
    return mesh(name, [point for row in rows for point in row], faces, material)


def sheet(point, left, right, material, lift=0.06, edge=0.06, rows=56, columns=48, under=-0.04):
    """Cloth between two lines: left(s), right(s) give surface coordinates for s 0…1. Its four borders are rounded by `edge`."""
    uv = []
    for i in range(rows + 1):
        s = 0.5 - 0.5 * math.cos(math.pi * i / rows)
        a, b = left(s), right(s)
        uv.append(
            [
                tuple(p + (q - p) * t for p, q in zip(a, b))
                for t in (0.5 - 0.5 * math.cos(math.pi * j / columns) for j in range(columns + 1))
            ]
        )
    flat = [[point(u, v) for u, v in row] for row in uv]
    across, along = [lengths(row) for row in flat], [lengths(column) for column in zip(*flat)]
    raised = []
    for i, row in enumerate(uv):
        raised.append([])
        for j, (u, v) in enumerate(row):
            near = min(across[i][j], across[i][-1] - across[i][j], along[j][i], along[j][-1] - along[j][i])
            raised[-1].append(point(u, v, under + (lift - under) * ease(near / edge)))
    return grid('sheet', raised, material)


def lengths(points):
    run = [0.0]
    for a, b in zip(points, points[1:]):
        run.append(run[-1] + (b - a).length)
    return run


def cap(line, thickness, material, point=over_head, edge=0.1, pole=90, around=288, rows=72, under=-0.05):
    """Hair or a beard: from the line (elevation for an azimuth) to the top (or bottom) of the head. thickness(azimuth, elevation)."""
    raised = []
    for i in range(rows + 1):
        s = (i / rows) ** 1.6
        row = []
        for j in range(around):
            azimuth = 360 * j / around - 180
            start = line(azimuth)
            elevation = start + (pole - start) * s
            rise = ease(math.radians(abs(elevation - start)) / edge)
            row.append(point(azimuth, elevation, under + (thickness(azimuth, elevation) - under) * rise))
        raised.append(row)
    inside = [
        [point(360 * j / around - 180, mid(line(360 * j / around - 180), pole, k / 12), under - 0.03) for j in range(around)]
        for k in range(12, -1, -1)
    ]
    return grid('cap', [*raised, *inside, raised[0]], material, closed=True)


def spot(point, center, outline, material, lift=0.02, edge=0.35, under=-0.02, rings=14):
    """A painted or raised spot; `outline` are offsets from its center in surface coordinates, `edge` the rounded part of its radius."""
    rows = []
    for i in range(rings + 1):
        if i <= 8:
            angle = math.pi / 2 * i / 8
            size, rise = 1 - edge * (1 - math.cos(angle)), math.sin(angle)
        else:
            size, rise = (1 - edge) * (rings - i) / (rings - 8), 1
        rows.append([point(center[0] + u * size, center[1] + v * size, under + (lift - under) * rise) for u, v in outline])
    return grid('spot', rows, material, closed=True)


def oval(width, height, steps=48):
    return [(width / 2 * math.cos(2 * math.pi * i / steps), height / 2 * math.sin(2 * math.pi * i / steps)) for i in range(steps)]


def rope(point, way, radius, material, lift=0.0, end_radius=None):
    """A rope that lies on the surface."""
    return tube([point(u, v, lift) for u, v in way], radius, material, end_radius=end_radius)


def plump(path, radii, material):
    """A lock of hair: a tube with a radius at each point."""
    points, parts = [Vector(p) for p in path], []
    half = len(points) // 2
    parts.append(tube(points[: half + 1], radii[0], material, end_radius=radii[1]))
    parts.append(tube(points[half:], radii[1], material, end_radius=radii[2]))
    return group('lock', *parts)


def mid(a, b, t):
    return a + (b - a) * t


def step(low, high, value):
    """Smoothstep: 0 below low, 1 above high."""
    t = max(0.0, min(1.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def along(values, t):
    """A smooth curve through numbers, t 0…1."""
    return curve_at([(v,) for v in values], t * (len(values) - 1))[0]


def between(*stops):
    """A smooth function of |azimuth| through (azimuth, value) stops."""

    def value(azimuth):
        a = abs(azimuth)
        for (x0, y0), (x1, y1) in zip(stops, stops[1:]):
            if a <= x1:
                return mid(y0, y1, step(x0, x1, a))
        return stops[-1][1]

    return value
