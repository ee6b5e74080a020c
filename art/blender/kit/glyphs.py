"""Rounded letters and digits for cards, blocks and boards, made of tubes along strokes, in a box about 0.7 wide and 1 high."""
import math

from .shapes import group, sculpt, tube


def arc(cx, cz, rx, rz, start, end, steps=14):
    """Returns points of an elliptical arc; degrees, counterclockwise from the right."""
    return [
        (
            cx + rx * math.cos(math.radians(start + (end - start) * i / steps)),
            cz + rz * math.sin(math.radians(start + (end - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


SHARP = math.radians(40)

STROKES = {
    'A': [[(-0.32, -0.5), (0, 0.5)], [(0, 0.5), (0.32, -0.5)], [(-0.2, -0.14), (0.2, -0.14)]],
    'B': [
        [(-0.26, -0.5), (-0.26, 0.5), (0.02, 0.5)] + arc(0.02, 0.26, 0.22, 0.24, 90, -90) + [(-0.26, 0.02)],
        arc(0.04, -0.24, 0.26, 0.26, 90, -90) + [(-0.26, -0.5)],
    ],
    'C': [arc(0.04, 0, 0.34, 0.5, 48, 312, 24)],
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
    '1': [[(-0.16, 0.3), (0.04, 0.5), (0.04, -0.5)]],
    '0': [arc(0, 0, 0.29, 0.5, 0, 360, 28)],
    '2': [arc(0, 0.2, 0.28, 0.3, 160, -30) + [(-0.28, -0.5), (0.3, -0.5)]],
}


def glyph(sign, height, material, weight=0.085):
    """One character, centered, facing −Y."""
    return group(f'glyph {sign}', *[rope(stroke, height, material, weight) for stroke in STROKES[sign]])


def fat_glyph(sign, height, material, weight=0.15):
    """A character with heavy strokes: round at its corners, as a single mesh."""
    ropes = [rope(line, height, None, weight) for stroke in STROKES[sign] for line in straightened(stroke)]
    return group(f'fat glyph {sign}', sculpt(ropes, material, height * 0.025, 3))


def rope(line, height, material, weight):
    return tube([(x * height, 0, z * height) for x, z in line], weight * height, material, smooth=False)


def straightened(stroke):
    """Splits a stroke at sharp turns, where a thick tube would break."""
    pieces = [[stroke[0]]]
    for before, here, after in zip(stroke, stroke[1:], stroke[2:]):
        pieces[-1].append(here)
        turn = math.atan2(after[1] - here[1], after[0] - here[0]) - math.atan2(here[1] - before[1], here[0] - before[0])
        if abs(math.remainder(turn, 2 * math.pi)) > SHARP:
            pieces.append([here])
    pieces[-1].append(stroke[-1])
    return pieces
