"""The apricot: the studio's fruit and mascot. Radius about 1, stands on z = 0."""
import math

from .. import materials as m
from ..shapes import group, lathe, mesh, place, tube
from .face import cheek, eye, on_ball, open_smile, smile

CLEFT = math.radians(62)  # azimuth of the groove, to the viewer's right
MIDDLE = 0.93  # height of the fruit's center


def apricot(face=True, leaves=True, laughing=True, gaze=(0, 0), color=m.APRICOT, blush=m.CORAL):
    skin = m.blushed(color, blush, axis=(-0.42, -0.05, -0.28), spread=(0.35, 1.05), make=velvet)
    detail = 96
    sphere = [(math.sin(math.pi * i / detail), -math.cos(math.pi * i / detail)) for i in range(detail + 1)]
    parts = [lathe(sphere, skin, at=(0, 0, MIDDLE), around=160, bend=fruit_point)]
    if leaves:
        parts += [
            stem(),
            place(leaf(), (0.03, -0.02, MIDDLE + 0.84), (50, -22, -12), 1.0),
            place(leaf(), (-0.02, 0.03, MIDDLE + 0.84), (-44, -26, 170), 0.68),
        ]
    if face:
        parts += features(laughing, gaze)
    return group('apricot', *parts)


def velvet(color):
    return m.plastic(color, 0.42, 0.4)


def fruit_point(point):
    azimuth, elevation = math.atan2(point.x, -point.y), math.asin(max(-1, min(1, point.z)))
    return point * reach(azimuth, elevation)


def reach(azimuth, elevation):
    """The distance of the skin from the fruit's center."""
    away = abs((azimuth - CLEFT + math.pi) % (2 * math.pi) - math.pi)
    waist = max(0.0, math.cos(elevation)) ** 0.5
    groove = 0.095 * math.exp(-((away / 0.17) ** 2)) * waist
    lobes = 0.035 * math.exp(-(((away - 0.62) / 0.42) ** 2)) * waist
    dimple = 0.17 * math.exp(-(((math.pi / 2 - elevation) / 0.3) ** 2))
    flat = 0.05 * math.sin(elevation) ** 2
    return 1.0 - groove + lobes - dimple - flat


def stem():
    return tube([(0, 0, MIDDLE + 0.7), (0.01, 0, MIDDLE + 0.92), (0.07, 0, MIDDLE + 1.1)], 0.07, m.clay('#7A4A2B'), end_radius=0.085)


def leaf(length=0.95, width=0.6, color=m.LEAF):
    """A plump leaf along +x that arches and folds along its vein."""
    points, faces, rows = [], [], 24
    for side, lift in ((1, 0.035), (-1, -0.03)):
        for i in range(rows + 1):
            t = i / rows
            half = width / 2 * max(0.0, math.sin(math.pi * t**0.75)) ** 0.95
            for j in range(13):
                s = j / 6 - 1
                rim = 1 - s**6
                vein = 0.05 * math.exp(-((s / 0.16) ** 2)) * (side > 0)
                z = 0.2 * math.sin(t * 2.6) + 0.2 * half / width * s * s + lift * rim - vein * math.sin(math.pi * t) ** 0.5
                points.append((length * t, s * half, z))
    sheet = (rows + 1) * 13
    for i in range(rows):
        for j in range(12):
            a = i * 13 + j
            faces.append((a, a + 13, a + 14, a + 1))
            faces.append((sheet + a, sheet + a + 1, sheet + a + 14, sheet + a + 13))
    body = mesh('leaf', points, faces, m.plastic(color, 0.38, 0.5))
    weld = body.modifiers.new('weld', 'WELD')
    weld.merge_threshold = 0.002
    soft = body.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1
    return body


def features(laughing, gaze):
    center = (0, 0, MIDDLE)
    parts = []
    for side in (-1, 1):
        parts.append(on_ball(eye(0.155, 1.25, gaze), center, lambda a, e: reach(a, e) - 0.005, side * 21, 9))
        parts.append(on_ball(cheek(0.15, '#F4604F'), center, lambda a, e: reach(a, e) - 0.012, side * 37, -9))
    if laughing:
        parts.append(on_ball(open_smile(0.36, 0.24), center, lambda a, e: reach(a, e) - 0.01, 0, -8))
    else:
        parts.append(on_ball(smile(0.3, 0.1, curl=0.03), center, lambda a, e: reach(a, e) + 0.005, 0, -6))
    return parts
