"""Playing cards of thick, rounded stock with raised pips and the court pictures of the deck. Centered, 1.4 × 2, facing −Y."""
import math
from pathlib import Path

import bpy

from .. import materials as m
from ..glyphs import glyph
from ..outlines import SUITS, apricot_mark, leaf, rounded_rectangle
from ..shapes import extrusion, group, place

WIDTH, HEIGHT, THICK = 1.4, 2.0, 0.07
FRONT = -THICK / 2  # y of the printed side
INKS = {'hearts': '#E8413F', 'diamonds': '#F0663B', 'spades': '#3A1D3F', 'clubs': '#2B2A4C'}
COURT = {'J': 'jack', 'Q': 'queen', 'K': 'king'}

DECK = Path(__file__).resolve().parents[3] / 'originals' / 'cards'  # written by art/cards/build.ts
FRAME = (0.18, 0.074, 0.82, 0.926)  # the court picture on a face, as shares of its width and height from the lower left
PRINT_SCALE = 0.86  # leaves room for the raised indices


def card(rank='A', suit='hearts', color=m.WHITE, covered=False):
    """A covered card has only its corners, so that no pip pokes through the card on top of it."""
    ink = m.plastic(INKS[suit], 0.38, 0.4)
    parts = [stock(color)]
    for flip in (0, 180):
        corner = group(
            'index',
            place(glyph(rank, 0.3, ink, 0.1), (-0.47, FRONT - 0.01, 0.74)),
            place(pip(suit, ink), (-0.47, FRONT - 0.005, 0.4), scale=0.25),
        )
        parts.append(place(corner, turn=(0, flip, 0)))
    if covered:
        return group(f'card {rank} {suit}', *parts)
    if rank in COURT:
        parts.append(court_picture(rank, suit))
    else:
        parts.append(place(pip(suit, ink, 0.11), (0, FRONT - 0.02, -0.02), scale=0.98 if rank == 'A' else 0.78))
    return group(f'card {rank} {suit}', *parts)


def court_picture(rank, suit):
    """The framed court picture, printed on the card."""
    left, low, right, high = FRAME
    half_width, half_height = (right - left) * WIDTH / 2 * PRINT_SCALE, (high - low) * HEIGHT / 2 * PRINT_SCALE
    y = FRONT - 0.006
    mesh = bpy.data.meshes.new(f'print {rank} {suit}')
    mesh.from_pydata([(-half_width, y, -half_height), (half_width, y, -half_height), (half_width, y, half_height), (-half_width, y, half_height)], [], [(0, 1, 2, 3)])
    for corner, uv in zip(mesh.uv_layers.new().data, ((left, low), (right, low), (right, high), (left, high))):
        corner.uv = uv
    mesh.materials.append(m.printed(DECK / f'{suit}-{COURT[rank]}.png'))
    figure = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.collection.objects.link(figure)
    return figure


def card_back(color=m.CORAL):
    plate = extrusion(rounded_rectangle(WIDTH - 0.16, HEIGHT - 0.16, 0.12), 0.03, 0.012, m.plastic(color), at=(0, FRONT - 0.006, 0))
    frame = [
        extrusion(
            rounded_rectangle(WIDTH - 0.3, HEIGHT - 0.3, 0.1),
            0.02,
            0.008,
            m.plastic(m.light(color, 0.3)),
            at=(0, FRONT - 0.016, 0),
            holes=[rounded_rectangle(WIDTH - 0.37, HEIGHT - 0.37, 0.08)],
        )
    ]
    emblem = place(mark(m.plastic(m.CREAM), m.plastic(m.light(color, 0.55))), (0, FRONT - 0.03, 0), scale=0.66)
    return group('card back', stock(), plate, *frame, emblem)


def stock(color=m.WHITE):
    return extrusion(rounded_rectangle(WIDTH, HEIGHT, 0.17), THICK, 0.024, m.paper(color))


def pip(suit, material, depth=0.09):
    return extrusion(SUITS[suit](), depth, 0.04, material)


def mark(fruit, leaf_stuff, depth=0.1):
    """The apricot as a raised emblem, about 1 × 1."""
    blade = place(extrusion(leaf(0.46, 0.28), depth, 0.04, leaf_stuff), (0.0, 0, 0.38), (0, -32, 0))
    return group('mark', extrusion(apricot_mark(), depth, 0.045, fruit), blade)


def card_fan(cards, spread=16, pivot=2.6, step=0.11):
    """A fan of cards around a point below them; the last card is in front. The center of the fan is at the origin."""
    fan = []
    for i, one in enumerate(cards):
        angle = (i - (len(cards) - 1) / 2) * spread
        a = math.radians(angle)
        fan.append(place(one, (pivot * math.sin(a), -step * i, pivot * (math.cos(a) - 1)), (0, angle, 0)))
    return group('card fan', *fan)
