"""Block Blitz Go: colorful blocks burst above an 8 × 8 board."""
import random

from kit import materials as m
from kit.pieces.block import block, cube
from kit.pieces.crown import star
from kit.pieces.face import eye, open_smile
from kit.pieces.sparkle import confetti
from kit.pieces.table import board
from kit.rig import backdrop, camera, table_top, three_lights
from kit.shapes import group, place

CORAL = m.ACCENTS['block-blitz-go']
COLORS = (m.SUN, m.SKY, m.LEAF, m.VIOLET, '#F06BA8')
FILLED = {0: '11100111', 1: '11111101', 2: '01101111', 3: '00100110', 4: '00000010'}


def studio():
    backdrop(m.plastic(m.light(CORAL, 0.12), 0.6, 0), depth=9)


def seats(seed=7):
    """Returns the filled cells with their colors; each shape has one color, so the color changes every few cells."""
    chance, taken = random.Random(seed), {}
    for row, line in FILLED.items():
        for column, mark in enumerate(line):
            if mark == '1':
                beside = taken.get((column - 1, row)) or taken.get((column, row - 1))
                taken[column, row] = beside if beside and chance.random() < 0.3 else chance.choice(COLORS)
    return taken


def friend(color):
    """A cube with a smiling face."""
    features = [place(eye(0.13, 1.25), (s * 0.22, -0.52, 0.1)) for s in (-1, 1)] + [place(open_smile(0.26, 0.17), (0, -0.53, -0.12))]
    return group('friend', cube(color), *features)


def burst(z):
    return [
        place(block('tee', m.VIOLET), (-2.7, 0.4, z + 1.2), (20, -24, 14)),
        place(block('zig', m.SUN), (2.6, 0.2, z + 1.35), (-14, 22, -12)),
        place(block('ell', m.SKY), (-0.4, 1.4, z + 2.9), (16, 14, 10)),
        place(block('corner', m.LEAF), (3.5, 1.2, z + 3.5), (24, -30, 20)),
        place(block('square', '#F06BA8'), (-3.4, 1.4, z + 3.7), (18, 26, -18)),
        place(friend(m.APRICOT), (0.15, -1.0, z + 0.75), (6, -10, 0), 1.5),
    ]


def key_art(scene):
    studio()
    place(board(color='#B23A4E', seats=seats()), (0, 1.2, 0.9), scale=(1.12, 1.0, 1.0))
    place(friend(m.APRICOT), (0, -1.4, 2.95), (6, -10, 0), 1.75)
    flying = (
        (block('tee', m.VIOLET), -3.7, 0.2, 3.4, (20, -24, 14)),
        (block('zig', m.SUN), 3.6, 0.1, 3.5, (-14, 22, -12)),
        (block('ell', m.SKY), -2.4, 1.9, 5.5, (16, 14, 10)),
        (block('corner', m.LEAF), 2.7, 1.9, 5.6, (24, -30, 20)),
        (block('square', '#F06BA8'), -6.2, 1.2, 4.9, (18, 26, -18)),
        (block('line', m.SKY), 6.2, 1.2, 4.9, (10, -26, 16)),
        (block('pair', m.LEAF), -6.6, -0.4, 2.1, (12, 18, 24)),
        (block('dot', '#F06BA8'), 6.7, -0.4, 2.2, (20, 30, 12)),
    )
    for piece, x, y, z, turn in flying:
        place(piece, (x, y, z), turn)
    place(star(m.SUN), (0.5, 1.6, 6.1), (0, 12, -12), 1.1)
    confetti(34, (-8, -1, 2.4), (8, 3, 7.2), seed=9, size=0.24, keep_out=lambda p: abs(p[0]) < 2.2 and p[2] < 5)
    three_lights(scene, 2.3, (0, 0, 2.6), strength=1.12)
    camera(scene, (0, -25.6, 10.6), (0, 0, 3.05), 58, focus=(0, -2, 2.8), blur=6)


def key_art_tall(scene):
    studio()
    place(board(color='#B23A4E', seats=seats()), (0, 0.4, 0.9))
    burst(2.2)
    place(star(m.SUN), (1.7, 0.6, 6.6), (0, 12, -12), 1.1)
    place(cube(m.CORAL), (-1.5, 0.8, 7.0), (30, 24, 12), 0.7)
    confetti(30, (-4.4, -1, 3.4), (4.4, 3, 8.6), seed=9, size=0.24, keep_out=lambda p: abs(p[0]) < 1.4 and p[2] < 5)
    three_lights(scene, 2.1, (0, 0, 2.8), strength=1.12)
    camera(scene, (0, -21.4, 12.4), (0, 0, 3.4), 60, focus=(0, -2, 3), blur=6)


def icon(scene):
    studio()
    place(friend(m.SUN), (0, -0.7, 1.2), (0, 0, 0), 2.15)
    place(cube(m.SKY), (-1.72, 0.4, 0.72), (0, 0, 14), 1.4)
    place(cube(m.VIOLET), (1.72, 0.4, 0.72), (0, 0, -14), 1.4)
    place(cube(m.LEAF), (-1.35, 1.1, 2.75), (14, -18, 20), 1.25)
    place(cube('#F06BA8'), (1.4, 1.1, 2.7), (10, 20, -24), 1.25)
    place(cube(m.APRICOT), (0.05, 1.4, 3.62), (24, 10, 40), 1.15)
    three_lights(scene, 1.4, (0, 0, 1.8), strength=1.1)
    camera(scene, (0, -12, 3.9), (0, 0, 1.92), 80)


def background(scene):
    backdrop(m.plastic('#B5406B', 0.6, 0), depth=60, front=-40)
    lying = (
        (block('tee', m.VIOLET), -2.9, 8.9, 24),
        (block('zig', m.SUN), 2.6, 9.3, -16),
        (block('dot', m.SKY), 0.0, 7.6, 30),
        (block('square', m.LEAF), -3.4, -9.2, 18),
        (block('ell', m.SKY), 2.4, -9.0, -22),
        (block('dot', m.APRICOT), -0.7, -9.9, 20),
    )
    for piece, x, y, turn in lying:
        place(piece, (x, y, 0.75), (-90, 0, turn), 1.5)
    place(star(m.SUN), (-0.1, 10.0, 0.4), (-90, 0, 12), 1.6)
    table_top(scene)
