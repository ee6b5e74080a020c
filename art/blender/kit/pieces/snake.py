"""A coiled, friendly snake with its tongue out and an apricot in front of it. About 2.8 wide, stands on z = 0."""
import math

from .. import materials as m
from ..shapes import ball, group, place, sculpt, tube
from .apricot import apricot
from .face import cheek, eye, smile

ROPE = 0.33  # half the thickness of the body
HEAD = (-0.1, -0.5, 1.86)


def snake(skin='#4DB056', spot='#FFD65C'):
    stuff = m.plastic(skin, 0.28, 0.8)
    path = coil()
    tail = tube([(-1.42, -1.12, 0.72), (-1.46, -1.16, 0.44), (-1.26, -1.2, 0.24), (-0.92, -1.12, 0.29), path[0]], 0.07, stuff, end_radius=ROPE)
    parts = [tail, tube(path + neck(), ROPE, stuff), *spots(path, spot), place(head(stuff), HEAD, (0, -6, -2), 1.3)]
    return group('snake', *parts, place(apricot(laughing=False), (1.02, -1.3, 0), (0, 0, -10), 0.56))


def coil():
    """One and a half turns, rising, that end at the back."""
    path = []
    for i in range(61):
        t = i / 60
        a, reach = math.radians(-120 + 570 * t), 1.16 - 0.44 * t
        path.append((reach * math.cos(a), 0.1 + 0.9 * reach * math.sin(a), ROPE + 0.76 * t * t * (3 - 2 * t)))
    return path


def neck():
    """From the end of the coil up to the head, with a bend backward."""
    return [(-0.34, 0.6, 1.14), (-0.42, 0.3, 1.4), (-0.26, -0.12, 1.62), HEAD]


def head(stuff):
    skull = sculpt(
        [ball(0.56, None, scale=(1.16, 0.95, 0.86)), ball(0.32, None, at=(-0.22, -0.36, -0.12)), ball(0.32, None, at=(0.22, -0.36, -0.12))],
        stuff,
        0.04,
        8,
    )
    parts = [skull, tongue(), place(smile(0.56, 0.15, weight=0.04, curl=0.16), (0, -0.69, -0.06), (12, 0, 0))]
    for side in (-1, 1):
        parts.append(place(eye(0.2, 1.25), (side * 0.31, -0.48, 0.2), (-12, 0, side * 20)))
        parts.append(place(cheek(0.13, '#F58A6B'), (side * 0.5, -0.46, -0.1), (0, 0, side * 46)))
    return group('head', *parts)


def tongue():
    red = m.plastic('#F2556A', 0.3, 0.7)
    root = (0.02, -0.68, -0.26)
    fork = (0.05, -0.95, -0.42)
    tips = [tube([fork, (0.05 + x, -1.06, -0.55)], 0.045, red) for x in (-0.1, 0.1)]
    return group('tongue', tube([root, (0.03, -0.84, -0.34), fork], 0.055, red), *tips)


def spots(path, color):
    """A row of drops along the outside of the coil."""
    drops = []
    for i in range(6, len(path) - 8, 6):
        x, y, z = path[i]
        a = math.atan2(y - 0.1, x)
        drop = ball(0.13, m.plastic(color, 0.3, 0.7), scale=(0.5, 1.2, 1))
        drops.append(place(drop, (x + 0.28 * math.cos(a), y + 0.28 * math.sin(a), z + 0.13), (0, -26, math.degrees(a))))
    return drops
