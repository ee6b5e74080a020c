"""Rounded letters and figures of the card ranks, drawn as rope strokes in a box about 0.7 wide and 1 high."""
import math

from .shapes import group, tube


def arc(cx, cz, rx, rz, start, end, steps=14):
    """Points of an ellipse's arc, degrees counter-clockwise from the right."""
    return [
        (
            cx + rx * math.cos(math.radians(start + (end - start) * i / steps)),
            cz + rz * math.sin(math.radians(start + (end - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


STROKES = {
    'A': [[(-0.32, -0.5), (0, 0.5)], [(0, 0.5), (0.32, -0.5)], [(-0.2, -0.14), (0.2, -0.14)]],
    'K': [[(-0.26, -0.5), (-0.26, 0.5)], [(0.28, 0.5), (-0.24, -0.06)], [(-0.06, 0.1), (0.3, -0.5)]],
    'Q': [arc(0, 0, 0.34, 0.5, 0, 360, 28), [(0.1, -0.26), (0.36, -0.54)]],
    'J': [[(0.2, 0.5), (0.2, -0.22)] + arc(-0.04, -0.22, 0.24, 0.28, 0, -170)],
    '10': [[(-0.42, 0.3), (-0.28, 0.5), (-0.28, -0.5)], arc(0.18, 0, 0.26, 0.5, 0, 360, 28)],
    '9': [arc(0, 0.2, 0.28, 0.3, 0, 360, 24), [(0.28, 0.2)] + arc(-0.08, -0.1, 0.36, 0.4, 0, -100)],
    '8': [arc(0, 0.25, 0.23, 0.25, 0, 360, 24), arc(0, -0.25, 0.29, 0.27, 0, 360, 24)],
    '7': [[(-0.3, 0.48), (0.3, 0.48), (-0.08, -0.5)]],
    '6': [arc(0, -0.2, 0.28, 0.3, 0, 360, 24), [(-0.28, -0.2)] + arc(0.08, 0.1, 0.36, 0.4, 180, 80)],
    '5': [[(0.26, 0.5), (-0.22, 0.5), (-0.26, 0.08)] + arc(0, -0.18, 0.28, 0.32, 120, -150)],
    '4': [[(0.12, -0.5), (0.12, 0.5), (-0.32, -0.2), (0.34, -0.2)]],
    '3': [arc(0, 0.24, 0.25, 0.26, 150, -90), arc(0, -0.25, 0.29, 0.26, 90, -150)],
    '2': [arc(0, 0.2, 0.28, 0.3, 160, -30) + [(-0.28, -0.5), (0.3, -0.5)]],
}


def glyph(rank, height, material, weight=0.085):
    """One rank, centred, facing −Y."""
    strokes = [tube([(x * height, 0, z * height) for x, z in stroke], weight * height, material, smooth=False) for stroke in STROKES[rank]]
    return group(f'glyph {rank}', *strokes)
