"""Castle Solitaire: a rose castle with towers of cards and banners."""
from kit import materials as m
from kit.pieces.card import card
from kit.pieces.castle import bush, castle, cone_roof
from kit.pieces.crown import crown
from kit.pieces.sparkle import confetti
from kit.pieces.table import token
from kit.rig import backdrop, camera, is_cut_out, table_top, three_lights
from kit.shapes import ball, group, place, rounded_box

ROSE = m.ACCENTS['castle-solitaire']


def sky():
    backdrop(m.plastic(m.mix(ROSE, '#FF9DB8', 0.55), 0.6, 0), depth=20, width=100)


def card_tower(front, side, roof='#9A5BE0', flag=m.SUN):
    """A square tower whose walls are cards, (rank, suit) to the front and to both sides; 1.6 wide, about 4.4 high."""
    walls = [
        place(card(*front), (0, -0.72, 1.0)),
        place(card(*side), (0.72, 0, 1.0), (0, 0, 90)),
        place(card(*side), (-0.72, 0, 1.0), (0, 0, -90)),
    ]
    core = [
        rounded_box((1.36, 1.36, 1.95), 0.06, m.clay('#FFF1E6'), at=(0, 0, 0.98)),
        rounded_box((1.8, 1.8, 0.22), 0.1, m.clay('#FFC2D0'), at=(0, 0, 2.1)),
    ]
    teeth = [
        rounded_box((0.32, 0.32, 0.3), 0.08, m.clay('#FFF1E6'), at=(x * 0.72, y * 0.72, 2.3))
        for x in (-1, 0, 1)
        for y in (-1, 0, 1)
        if x or y
    ]
    return group('card tower', *walls, *core, *teeth, place(cone_roof(0.72, 1.5, roof, flag), (0, 0, 2.2)))


def cloud(size=1.0):
    stuff = m.clay('#FFF4F4')
    return group(
        'cloud',
        *[
            ball(r * size, stuff, at=(x * size, 0, z * size))
            for r, x, z in ((0.5, 0, 0.1), (0.38, -0.55, 0), (0.42, 0.52, 0), (0.26, -0.95, -0.06), (0.28, 0.95, -0.08))
        ]
    )


def key_art(scene):
    sky()
    place(castle(depth=0.3 if is_cut_out() else 0.62), (0, 0.6, 0.35), scale=1.12)  # its underside would show where there is no floor
    place(card_tower(('A', 'hearts'), ('Q', 'diamonds')), (-4.1, -0.6, 0), (0, 0, 24), 1.1)
    place(card_tower(('K', 'spades'), ('J', 'clubs')), (4.1, -0.6, 0), (0, 0, -24), 1.1)
    place(crown(), (-1.6, -2.2, 0.06), (0, 0, 12), 0.9)
    place(token('hearts', m.CORAL), (1.9, -2.7, 0.5), (-10, 12, -10), 0.9)
    place(token('spades', '#6A3FB8'), (2.85, -2.4, 0.42), (-10, -12, -16), 0.75)
    for x, y, z, size in (
        (-5.6, 3.4, 5.6, 1.1),
        (5.6, 3.2, 5.9, 1.15),
        (-3.2, 3.0, 7.0, 0.75),
        (3.3, 3.0, 7.3, 0.7),
        (-7.4, 3.0, 3.6, 0.8),
        (7.4, 3.0, 3.8, 0.8),
    ):
        place(cloud(size), (x, y, z))
    outer = 5.5 if is_cut_out() else 6.1  # without the lawn the bushes touch the towers
    for x, grow in ((-outer, 0.36), (outer, 0.36), (-2.6, 0.26), (5.5, 0.24)):
        place(bush(radius=grow), (x, -1.3, 0))
    confetti(20, (-7, 1, 4.2), (7, 3, 7.8), seed=11, size=0.15, keep_out=lambda p: abs(p[0]) < 2.6)
    three_lights(scene, 2.2, (0, 0, 2.8), strength=1.1)
    camera(scene, (0, -24.6, 6.3), (0, 0, 3.7), 54, focus=(0, -0.6, 3), blur=5)


def key_art_tall(scene):
    sky()
    place(castle(), (0, 1.2, 0.35), (0, 0, 0), 1.34)
    place(card_tower(('A', 'hearts'), ('Q', 'diamonds')), (-2.25, -1.9, 0), (0, 0, 22), 1.06)
    place(card_tower(('K', 'spades'), ('J', 'clubs')), (2.3, -1.9, 0), (0, 0, -22), 1.06)
    place(crown(), (0, -2.5, 0.06), (0, 0, 0), 1.15)
    for x, y, z, size in ((-3.2, 3.2, 5.4, 1.05), (3.3, 3.0, 6.3, 1.1), (2.9, 2.6, 3.8, 0.7), (-2.8, 2.4, 7.6, 0.7)):
        place(cloud(size), (x, y, z))
    place(token('hearts', m.CORAL), (-2.2, 1, 6.6), (-6, 12, 10), 0.6)
    place(token('spades', '#6A3FB8'), (2.2, 1, 7.4), (-6, -12, -10), 0.6)
    confetti(18, (-3.6, 1, 4.6), (3.6, 3, 8.6), seed=11, size=0.14, keep_out=lambda p: abs(p[0]) < 1.6)
    three_lights(scene, 2.0, (0, 0, 3.0), strength=1.1)
    camera(scene, (0, -20.0, 5.8), (0, 0, 4.05), 62, focus=(0, -0.6, 3), blur=5)


def icon(scene):
    sky()
    place(castle(island=False), (0, 0.7, 0), scale=0.98)
    place(card_tower(('A', 'hearts'), ('Q', 'diamonds')), (-1.72, -1.4, 0), (0, 0, 20), 0.86)
    place(card_tower(('K', 'spades'), ('J', 'clubs')), (1.72, -1.4, 0), (0, 0, -20), 0.86)
    place(cloud(0.8), (-2.7, 2.2, 4.2))
    place(cloud(0.7), (2.75, 2.2, 4.8))
    three_lights(scene, 1.6, (0, 0, 2.2), strength=1.08)
    camera(scene, (0, -15.7, 4.2), (0, 0, 3.0), 70)


def background(scene):
    backdrop(m.plastic(ROSE, 0.6, 0), depth=60, front=-40)
    place(castle(island=False), (0.1, 5.3, 1.2), (-74, 0, 0), 0.7)
    place(card('A', 'hearts'), (-3.2, -9.2, 0.2), (-90, 0, 16), 2.0)
    place(card('K', 'spades'), (-1.1, -10.3, 0.35), (-90, 0, -12), 2.0)
    place(crown(), (3.0, -10.0, 0.9), (-74, 0, -10), 2.0)
    for x, y, size in ((-3.9, 9.6, 1.0), (4.2, 9.9, 1.0), (-1.9, 5.2, 0.9), (-0.5, 4.9, 0.8), (0.9, 5.0, 0.9), (2.2, 5.3, 0.9)):
        place(cloud(size), (x, y, 2.0), (-80, 0, 0))
    table_top(scene)
