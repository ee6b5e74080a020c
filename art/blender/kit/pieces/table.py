"""Game boards, drawers and floating suits. The top of a board is at z = 0."""
import math

from .. import materials as m
from ..outlines import SUITS, eased, rounded_rectangle
from ..shapes import ball, extrusion, group, place, rounded_box
from .block import cube
from .card import pip


def board(cells=8, color='#7A2B3F', seats=None):
    """A tray of cells × cells sunken squares, each 1 wide, lying; `seats` maps (column, row) to a cube's color. Row 0 is nearest the camera."""
    size, parts = cells + 0.7, []
    rim = m.plastic(color, 0.3, 0.6)
    parts.append(rounded_box((size, size, 0.5), 0.2, m.plastic(m.dark(color, 0.3), 0.4, 0.4), at=(0, 0, -0.42)))
    for turn in range(4):
        a = math.pi / 2 * turn
        edge = rounded_box((size + 0.36, 0.4, 0.72), 0.18, rim)
        parts.append(place(edge, (size / 2 * math.sin(a), -size / 2 * math.cos(a), -0.2), (0, 0, 90 * turn)))
    cell = m.plastic(m.dark(color, 0.52), 0.45, 0.3)
    for column in range(cells):
        for row in range(cells):
            parts.append(rounded_box((0.92, 0.92, 0.12), 0.06, cell, at=seat(column, row, cells, -0.17), segments=3))
    for (column, row), tint in (seats or {}).items():
        parts.append(cube(tint, seat(column, row, cells, 0.4)))
    return group('board', *parts)


def seat(column, row, cells=8, z=0.4):
    return (column - (cells - 1) / 2, row - (cells - 1) / 2, z)


def drawer(suit='hearts', color=m.SKY, pulled=0.0, width=1.9, height=1.5, depth=1.5):
    """An open drawer with a suit on its front, in which cards can stand. Stands on z = 0."""
    body, front = m.plastic(m.dark(color, 0.25), 0.4, 0.4), m.plastic(color, 0.28, 0.8)
    wall = 0.14
    sides = [rounded_box((wall, depth, height), 0.05, body, at=(s * (width - wall) / 2, 0, height / 2)) for s in (-1, 1)]
    back = rounded_box((width, wall, height), 0.05, body, at=(0, (depth - wall) / 2, height / 2))
    floor = rounded_box((width, depth, wall), 0.05, body, at=(0, 0, wall / 2))
    face = rounded_box((width + 0.1, 0.22, height + 0.06), 0.1, front, at=(0, -depth / 2, height / 2))
    panel = extrusion(
        rounded_rectangle(width - 0.34, height - 0.38, 0.16),
        0.08,
        0.035,
        m.plastic(m.light(color, 0.25), 0.3, 0.7),
        at=(0, -depth / 2 - 0.11, height / 2),
    )
    emblem = place(pip(suit, m.plastic(m.CREAM, 0.25, 0.9), 0.14), (0, -depth / 2 - 0.18, height / 2 + 0.12), scale=0.62)
    knob = ball(0.13, m.gold(), at=(0, -depth / 2 - 0.24, 0.33))
    return group(f'drawer {suit}', *sides, back, floor, face, panel, emblem, knob)


def token(suit, color):
    """A floating suit, thick as a cookie; about 1 wide, centered, facing −Y."""
    return extrusion(eased(SUITS[suit](), 30), 0.3, 0.09, m.plastic(color, 0.22, 0.9))
