"""FreeCell Solitaire: four little drawers with cards slipping in, in cool blue."""
from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.card import card, card_fan
from kit.pieces.sparkle import confetti
from kit.pieces.table import drawer, token
from kit.rig import backdrop, camera, table_top, three_lights
from kit.shapes import group, place, rounded_box

BLUE = m.ACCENTS['freecell-solitaire']
CABINET = (('hearts', m.CORAL), ('spades', '#5A48C8'), ('diamonds', m.APRICOT), ('clubs', '#27A58C'))


def studio():
    backdrop(m.plastic(m.light(BLUE, 0.28), 0.6, 0), depth=8)


def row_of_drawers(ranks=('A', 'K', '7', 'Q'), lifts=(0.85, 1.35, 0.75, 1.55)):
    """Four drawers side by side on a low step, each with a card that slides in."""
    parts = [rounded_box((9.4, 2.5, 0.4), 0.18, m.plastic('#EAF3FF', 0.35, 0.6), at=(0, 0, 0.2))]
    for i, ((suit, tint), rank, lift) in enumerate(zip(CABINET, ranks, lifts)):
        x = (i - 1.5) * 2.26
        parts += [
            place(drawer(suit, tint), (x, 0, 0.4), scale=1.08),
            place(card(rank, suit), (x, 0.05, 1.25 + lift), (-5, (-6, 5, -4, 7)[i], (3, -4, 5, -4)[i]), 1.16),
        ]
    return group('row of drawers', *parts)


def staircase(color='#EAF3FF'):
    """Two drawers in front, two behind on a step."""
    parts = [rounded_box((5.2, 2.2, 2.0), 0.2, m.plastic(color, 0.35, 0.6), at=(0, 1.5, 1.0))]
    for i, ((suit, tint), rank, lift) in enumerate(zip(CABINET, ('A', 'K', 'Q', '7'), (0.55, 0.85, 1.05, 0.6))):
        x, y, z = (i % 2 * 2 - 1) * 1.18, 1.5 if i > 1 else -0.75, 2.0 if i > 1 else 0
        parts += [
            place(drawer(suit, tint), (x, y, z), scale=1.08),
            place(card(rank, suit), (x, y + 0.05, z + 0.85 + lift), (-4, (-5, 5, -6, 5)[i], (3, -4, 4, -3)[i]), 1.08),
        ]
    return group('staircase', *parts)


def key_art(scene):
    studio()
    row_of_drawers()
    place(card('J', 'hearts'), (-4.6, 0.8, 3.9), (-10, -24, 14), 1.0)
    place(card('10', 'clubs'), (4.75, 0.8, 3.7), (-10, 24, -14), 1.0)
    place(apricot(), (-4.35, -1.9, 0), (0, 0, 18), 0.78)
    place(token('hearts', m.CORAL), (4.2, -2.0, 0.5), (-14, 12, -12), 0.95)
    place(token('clubs', '#27A58C'), (5.1, -1.5, 0.42), (-14, -12, -18), 0.8)
    confetti(24, (-6, 0.8, 2.4), (6, 3, 5.6), seed=6, keep_out=lambda p: abs(p[0]) < 3.9 and p[2] < 4.4)
    three_lights(scene, 1.8, (0, 0, 2.0), strength=1.12)
    camera(scene, (0.6, -21.6, 6.0), (0, 0, 2.5), 62, focus=(0, -0.8, 2), blur=4)


def key_art_tall(scene):
    studio()
    staircase()
    place(card('A', 'spades'), (1.75, 0.6, 6.7), (-10, 24, -14), 1.2)
    place(card('10', 'diamonds'), (-1.5, 1.2, 7.2), (-10, -22, 16), 1.0)
    place(apricot(), (-2.1, -2.3, 0), (0, 0, 16), 0.74)
    place(token('hearts', m.CORAL), (1.55, -2.5, 0.5), (-14, 12, -10), 0.9)
    place(token('clubs', '#27A58C'), (2.4, -2.1, 0.42), (-14, -12, -16), 0.75)
    confetti(18, (-3.6, 1, 5), (3.6, 3, 8.6), seed=6, keep_out=lambda p: abs(p[0]) < 0.9)
    three_lights(scene, 1.8, (0, 0, 2.8), strength=1.12)
    camera(scene, (0.8, -18.6, 6.6), (0, 0, 3.5), 62, focus=(0, -0.8, 3), blur=5)


def icon(scene):
    studio()
    place(drawer('hearts', m.CORAL, width=2.6, height=1.7), (0, 0, 0), scale=1.15)
    place(
        card_fan([card('K', 'spades'), card('Q', 'diamonds'), card('A', 'hearts')], spread=17, pivot=2.6), (0, 0.22, 2.45), (-4, 0, 0), 1.38
    )
    three_lights(scene, 1.3, (0, 0, 1.8), strength=1.12)
    camera(scene, (0, -11.2, 4.2), (0, 0, 1.95), 78)


def background(scene):
    backdrop(m.plastic(m.dark(BLUE, 0.05), 0.6, 0), depth=60, front=-40)
    for (suit, tint), x in zip(CABINET, (-4.05, -1.35, 1.35, 4.05)):
        place(drawer(suit, tint), (x * 0.92, 8.2, 0.6), (-66, 0, 0), 1.2)
    place(card('A', 'spades'), (-3.0, -9.0, 0.2), (-90, 0, 16), 2.0)
    place(card('K', 'diamonds'), (-0.9, -10.2, 0.35), (-90, 0, -14), 2.0)
    place(token('clubs', '#27A58C'), (3.3, -9.2, 0.4), (-90, 0, -16), 1.9)
    table_top(scene)
