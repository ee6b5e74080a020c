"""Beards, mustaches, stubble. Each returns parts that fit the head of face.py."""
import math

from ... import materials as m
from ...shapes import tube
from .hair import streak_of
from .surface import between, cap, mid, over_head, step


def full_beard(color, streak='#8F8C92'):
    """A full beard with a mustache, gray at the chin."""
    stuff = m.clay(color)
    line = between(
        (0, -38), (9, -38), (17, -31), (24, -21), (34, -20), (56, -13), (72, 6), (80, 14), (88, 12), (97, -12), (130, -45), (180, -55)
    )

    def thickness(az, el):
        return (
            0.1
            + 0.13 * math.exp(-((az / 42) ** 2)) * step(-28, -62, el) * (1 if el < 0 else 0)
            + 0.012 * math.cos(math.radians(az * 30)) * (1 - step(-60, -86, el))
        )

    parts = [cap(line, thickness, stuff, edge=0.09, pole=-90, around=432)]
    gray = m.clay(streak)
    for az, top, low in (
        (-19, -43, -66),
        (-11, -46, -74),
        (-3, -45, -70),
        (5, -47, -76),
        (13, -44, -70),
        (21, -43, -64),
        (-34, -34, -52),
        (35, -33, -54),
        (-46, -26, -42),
        (47, -25, -44),
    ):
        parts.append(streak_of([(az * mid(1, 0.86, t), mid(top, low, t)) for t in (0, 0.33, 0.66, 1)], 4.2, thickness, gray))
    return parts + mustache(stuff, 0.13, 25, -20, -27)


def mustache(stuff, fat, reach=24, top=-19, tip=-25):
    """Two lobes under the nose that thicken and taper."""
    parts = []
    for s in (-1, 1):
        way = [over_head(s * az, el, 0.055) for az, el in ((2.5, top - 1.5), (9, top - 1.2), (reach * 0.68, top - 3.5), (reach, tip))]
        parts.append(tube(way[:3], fat * 0.82, stuff, end_radius=fat * 0.8))
        parts.append(tube(way[2:], fat * 0.8, stuff, end_radius=fat * 0.3))
    return parts


def trimmed_beard(color, lift=0.045):
    """Close to the skin, with a thin mustache that joins it."""
    stuff = m.plastic(color, 0.65, 0.05)
    line = between(
        (0, -39), (11, -38), (20, -31), (26, -24), (38, -26), (58, -20), (72, 0), (80, 12), (90, 10), (97, -14), (130, -45), (180, -55)
    )
    parts = [cap(line, lambda az, el: lift, stuff, edge=0.05, pole=-90, around=432)]
    for s in (-1, 1):
        parts.append(
            tube(
                [over_head(s * az, el, 0.012) for az, el in ((1.5, -19.5), (9, -19.5), (17, -21.5), (22.5, -26), (24, -32))],
                0.05,
                stuff,
                end_radius=0.055,
            )
        )
    return parts
