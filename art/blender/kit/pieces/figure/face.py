"""A figure's head without hair: skin, ears, eyes, brows, nose, cheeks, mouth, freckles, glasses."""
import math
import random

from ... import materials as m
from ...shapes import ball, group, place, ring, tube
from ..face import eye, on_ball
from .surface import direction, grid, head_reach, on_head, oval, rope, spot

EYE = (20.5, 2)  # azimuth, elevation


def skin_of(color):
    return m.plastic(color, 0.45, 0.3)


def head(skin, brow='#2B1D1F', mouth='smile', lashes=False, freckles=False, glasses=None, brow_weight=0.036, brow_tilt=0.0, cheek=None):
    stuff = skin_of(skin)
    parts = [
        skull(stuff),
        spot(on_head, (0, -11.5), oval(9, 8.5), skin_of(m.mix(skin, '#F0604F', 0.16)), 0.006, 0.6, -0.012),
        *[ear(side, skin) for side in (-1, 1)],
    ]
    blush = m.plastic(cheek or m.mix(skin, '#F0604F', 0.42), 0.6, 0.1)
    for side in (-1, 1):
        parts.append(on_ball(eye(0.195, 1.2), (0, 0, 0), head_reach(*EYE) - 0.015, side * EYE[0], EYE[1]))
        parts.append(spot(on_head, (side * 38, -17), oval(17, 11), blush, 0.012, 0.4))
        parts.append(brow_of(side, m.plastic(brow, 0.5, 0.2), brow_weight, brow_tilt, 4.5 if glasses else 0))
        if lashes:
            parts += lash(side)
    parts += MOUTHS[mouth](skin)
    if freckles:
        parts += sprinkle(skin)
    if glasses:
        parts.append(spectacles(**glasses))
    return parts


def lash(side):
    """A line over the eye that ends in a flick."""
    ink = m.plastic('#22121F', 0.4, 0.3)
    lid = [
        on_head(side * (EYE[0] + 11.4 * math.cos(a)), EYE[1] + 13.4 * math.sin(a), 0.03)
        for a in (math.radians(112 - 80 * i / 12) for i in range(13))
    ]
    flick = [lid[-1], on_head(side * 32.6, 9.8, 0.03), on_head(side * 35.6, 11.6, 0.03)]
    return [tube(lid, 0.008, ink, end_radius=0.03, smooth=False), tube(flick, 0.03, ink, end_radius=0.009)]


def skull(stuff):
    rows = [[on_head(360 * j / 240 - 180, elevation) for j in range(240)] for elevation in (-90 + 180 * i / 180 for i in range(181))]
    return grid('skull', rows, stuff, closed=True)


def ear(side, skin):
    shell = ball(0.21, skin_of(skin), scale=(0.55, 0.8, 1.15))
    hollow = ball(0.13, skin_of(m.mix(skin, '#B8402F', 0.28)), at=(side * 0.045, -0.075, 0.0), scale=(0.6, 0.8, 1.15))
    return place(group('ear', shell, hollow), direction(side * 92, -7) * 1.02, (0, side * 6, side * 12))


def brow_of(side, stuff, weight, tilt, lift):
    path = []
    for i in range(17):
        t = i / 16
        azimuth = 10 + 22.5 * t
        path.append(
            on_head(
                side * azimuth, 22.0 + 4.6 * math.sin(math.pi * (0.16 + 0.72 * t)) + 2.0 * (1 - t) + tilt * (azimuth - 22) + lift, 0.008
            )
        )
    return tube(path, weight, stuff, end_radius=weight * 0.55, smooth=False)


def smile(skin):
    """A closed smile."""
    ink = m.plastic(m.mix(skin, '#3A0F1A', 0.72), 0.45, 0.2)
    return [
        rope(on_head, [(az, -30 + 5.4 * (az / 15) ** 2) for az in range(-15, 16, 3)], 0.027, ink, 0.004),
        *[rope(on_head, [(s * 16.2, -22.8), (s * 14.6, -24.6)], 0.022, ink, 0.002) for s in (-1, 1)],
    ]


def grin(skin, width=15.5, top=-25.5, drop=11.5):
    """A laughing mouth with teeth."""

    def shape(w, upper, lower):
        return [(x, z * (lower if z < 0 else upper)) for x, z in ((px * w, pz) for px, pz in oval(2, 2, 64))]

    mouth = bowed(shape(width, 1.2, drop), width)
    teeth = bowed(shape(width * 0.8, 0.5, drop * 0.36), width)
    tongue = bowed([(x, z) for x, z in oval(width * 1.05, drop * 0.62)], width)
    return [
        spot(on_head, (0, top), mouth, m.plastic('#5E1A2C', 0.4, 0.3), 0.012, 0.12),
        spot(on_head, (0, top - 1.0), teeth, m.plastic('#FFFDF8', 0.3, 0.6), 0.026, 0.3),
        spot(on_head, (0, top - drop * 0.66), tongue, m.plastic('#F4766F', 0.4, 0.4), 0.02, 0.5),
    ]


def bowed(outline, width):
    """Bends an outline so that its corners are raised."""
    return [(x, z + 3.0 * (x / width) ** 2) for x, z in outline]


def smirk(skin):
    """A small smile, for a mouth in a beard."""
    return grin(skin, 10.5, -29, 8)


MOUTHS = {'smile': smile, 'grin': grin, 'small': smirk}


def sprinkle(skin, seed=5):
    chance, parts = random.Random(seed), []
    stuff = m.plastic(m.mix(skin, '#B4582C', 0.55), 0.55, 0.1)
    for side in (-1, 1):
        for k in range(9):
            at = (side * (20 + 5.2 * (k % 4) + chance.uniform(-1, 1)), -9.5 - 4.0 * (k // 4) + chance.uniform(-1.2, 1.2) - (k % 2))
            parts.append(spot(on_head, at, oval(2.1, 1.9, 20), stuff, 0.016, 0.5))
    parts += [spot(on_head, (az, el), oval(1.9, 1.8, 20), stuff, 0.016, 0.5) for az, el in ((-8.5, -3.2), (8, -3.4), (-1.6, 0.4))]
    return parts


def spectacles(material, radius=0.335, weight=0.042, square=False):
    """Round frames that stand on the nose and reach the ears."""
    parts = []
    for side in (-1, 1):
        rim = ring(radius, weight, material)
        if square:
            for vertex in rim.data.vertices:
                flat = vertex.co
                swell = (abs(flat.x / radius) ** 3.4 + abs(flat.z / radius) ** 3.4) ** (-1 / 3.4) * (flat.xz.length / radius)
                flat.x, flat.z = flat.x * swell * 1.04, flat.z * swell * 0.9
        parts.append(place(rim, (side * 0.385, -1.09, 0.005), (3, 0, side * 15)))
        hinge = (side * 0.385 + side * radius * 0.97, -1.0, 0.06)
        parts.append(
            tube([hinge, (side * 0.87, -0.74, 0.06), (side * 1.01, -0.3, 0.05), (side * 1.02, 0.05, 0.03)], weight * 0.85, material)
        )
    inner = 0.385 - radius * 0.95
    parts.append(tube([(-inner, -1.15, 0.03), (0, -1.19, 0.085), (inner, -1.15, 0.03)], weight * 0.85, material))
    return group('spectacles', *parts)
