"""Art supplies: a palette, brushes, a pencil, paint pots, a sculpting tool. Brushes and pencils are centered and point up."""
import math

from .. import materials as m
from ..outlines import circle, eased
from ..shapes import ball, capsule, extrusion, group, lathe, sculpt


def palette():
    """About 3.2 wide, centered, facing −Y."""
    outline = []
    for i in range(96):
        a = 2 * math.pi * i / 96
        dent = 0.42 * math.exp(-(((a - 5.5) / 0.3) ** 2))
        outline.append((1.6 * math.cos(a) * (1 - dent), 1.18 * math.sin(a) * (1 - dent)))
    board = extrusion(eased(outline, 8), 0.2, 0.08, m.wood('#E2A766'), holes=[circle(0.2, center=(0.62, -0.45))])
    spots = (
        (-1.05, 0.2, m.CORAL),
        (-0.72, 0.68, m.SUN),
        (-0.12, 0.85, m.LEAF),
        (0.5, 0.74, m.SKY),
        (1.02, 0.36, m.VIOLET),
        (-0.95, -0.4, m.APRICOT),
        (-0.3, -0.75, m.WHITE),
    )
    blobs = [
        sculpt(
            [
                ball(0.22, None, at=(x, -0.1, z), scale=(1, 0.5, 0.95)),
                ball(0.13, None, at=(x + 0.14, -0.1, z + 0.1), scale=(1, 0.6, 1)),
                ball(0.1, None, at=(x - 0.05, -0.2, z + 0.03)),
            ],
            m.gloss(c),
            0.03,
            6,
        )
        for x, z, c in spots
    ]
    return group('palette', board, *blobs)


def brush(paint=m.CORAL, handle='#FFC94D'):
    """3 long."""
    stick = lathe([(0, -1.5), (0.05, -1.48), (0.08, -1.2), (0.14, -0.2), (0.13, 0.35), (0.1, 0.5), (0, 0.5)], m.plastic(handle), around=40)
    collar = lathe([(0, 0.42), (0.13, 0.42), (0.145, 0.5), (0.13, 0.56), (0.15, 0.8), (0.16, 0.92), (0, 0.92)], m.steel(), around=40)
    hair = lathe([(0, 0.88), (0.15, 0.88), (0.2, 1.05), (0.19, 1.22), (0.12, 1.42), (0.04, 1.56), (0, 1.58)], m.clay(paint), around=40)
    return group('brush', stick, collar, hair)


def pencil(color=m.SUN):
    """3 long."""
    body = lathe([(0, -1.2), (0.15, -1.2), (0.15, 0.9), (0, 0.9)], m.plastic(color), around=6)
    cone = lathe([(0, 0.9), (0.15, 0.9), (0.05, 1.24), (0, 1.24)], m.wood('#F0C896'), around=24)
    return group(
        'pencil',
        body,
        cone,
        lathe([(0, 1.2), (0.055, 1.22), (0, 1.4)], m.plastic(m.INK), around=24),
        lathe([(0, -1.5), (0.13, -1.48), (0.15, -1.4), (0.15, -1.28), (0, -1.28)], m.plastic(m.PINK), around=32),
        lathe([(0, -1.32), (0.16, -1.3), (0.16, -1.14), (0, -1.12)], m.steel(), around=32),
    )


def pot(paint=m.SKY, label=m.CREAM):
    """A tub of paint with a drip. Stands on z = 0."""
    tub = lathe(
        [(0, 0), (0.42, 0), (0.46, 0.05), (0.48, 0.7), (0.52, 0.74), (0.52, 0.82), (0.44, 0.84), (0.42, 0.74), (0, 0.74)], m.plastic(label)
    )
    return group(
        'pot',
        tub,
        lathe([(0, 0.7), (0.43, 0.7), (0.43, 0.76), (0.3, 0.8), (0, 0.8)], m.gloss(paint)),
        capsule((0.12, -0.5, 0.8), (0.12, -0.5, 0.48), 0.085, m.gloss(paint)),
        capsule((-0.1, -0.49, 0.8), (-0.1, -0.49, 0.62), 0.07, m.gloss(paint)),
    )
