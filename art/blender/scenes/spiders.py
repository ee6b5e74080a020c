"""Spider Solitaire Go: a friendly violet spider holds cards above small columns of cards."""
from kit import materials as m
from kit.pieces.card import card, card_back
from kit.pieces.sparkle import confetti
from kit.pieces.spider import spider
from kit.pieces.table import token
from kit.rig import backdrop, camera, is_cut_out, table_top, three_lights
from kit.shapes import capsule, group, place, tube

VIOLET = m.ACCENTS['spider-solitaire-go']
RANKS = ('K', 'Q', 'J', '10', '9')


def parlor(lift=0.3):
    backdrop(m.felt(m.light(VIOLET, lift)))


def column(length, suit='spades'):
    """A column of overlapping cards, tilted, standing on z = 0."""
    cards = [
        place(card(RANKS[i], suit, covered=i < length - 1) if i else card_back(m.CORAL), (0, -0.92 * i, 0.27 + 0.16 * (i + 1)), (-64, 0, 0))
        for i in range(length)
    ]
    return group('column', *cards)


def thread(at, top):
    """The thread that the spider hangs on."""
    return capsule(at, (at[0], at[1], top), 0.035, m.plastic('#FFF3FF', 0.3, 0.5))


def holding(scale=1.0, height=0.0, spread=1.6):
    """The spider with a card in each front hand."""
    hands = [(-spread, -0.8, 1.85), (spread, -0.8, 1.85)]
    held = [
        place(card('A', 'spades'), (-spread - 0.1, -0.9, 2.42), (-6, -14, 10), 0.82),
        place(card('K', 'hearts'), (spread + 0.1, -0.9, 2.42), (-6, 14, -10), 0.82),
    ]
    return place(group('holding spider', spider(color='#8E5BF0', hands=hands, gaze=(0, -0.02)), *held), (0, 0, height), scale=scale)


def key_art(scene):
    parlor()
    holding(1.42, 0.75)
    if not is_cut_out():  # it would end in mid-air
        thread((0, 1.3, 3.6), 12)
    for x, y, length, suit, turn in (
        (-5.0, 1.5, 3, 'spades', 6),
        (-3.35, 0.2, 2, 'hearts', 4),
        (3.35, 0.2, 2, 'hearts', -4),
        (5.0, 1.5, 3, 'spades', -6),
    ):
        place(column(length, suit), (x, y, 0), (0, 0, turn), 1.05)
    place(token('spades', m.SUN), (-4.6, 1.4, 3.7), (-6, 14, 14), 0.85)
    place(token('hearts', m.CORAL), (4.6, 1.4, 3.8), (-6, -14, -14), 0.8)
    place(token('diamonds', m.APRICOT), (-5.7, 1.8, 2.6), (-6, 14, -10), 0.6)
    place(token('clubs', m.LEAF), (5.7, 1.8, 2.7), (-6, -14, 12), 0.6)
    confetti(22, (-6.2, 1, 2.2), (6.2, 3, 5.2), seed=3, keep_out=lambda p: abs(p[0]) < 3.2)
    three_lights(scene, 1.7, (0, 0, 2.2), strength=1.15)
    camera(scene, (0, -20.0, 5.9), (0, 0, 2.55), 60, focus=(0, -1, 2.5), blur=4)


def key_art_tall(scene):
    parlor()
    holding(1.32, 2.15)
    thread((0, 1.1, 5), 14)
    for i, (x, length, suit) in enumerate(((-2.05, 3, 'hearts'), (0, 4, 'spades'), (2.05, 3, 'hearts'))):
        place(column(length, suit), (x, 1.2, 0), (0, 0, (4, 0, -4)[i]), 1.22)
    place(token('spades', m.SUN), (-2.5, 1.5, 6.9), (-6, 14, 14), 0.8)
    place(token('hearts', m.CORAL), (2.5, 1.5, 7.1), (-6, -14, -14), 0.75)
    confetti(18, (-3.4, 1, 3.6), (3.4, 3, 7.6), seed=3, keep_out=lambda p: abs(p[0]) < 1.8)
    three_lights(scene, 1.6, (0, 0, 2.6), strength=1.15)
    camera(scene, (0, -17.4, 7.6), (0, 0, 3.05), 62, focus=(0, -1, 3), blur=5)


def icon(scene):
    parlor(0.22)
    place(spider(color='#9D6DF7', hands=[(-1.25, -1.2, 0.78), (1.25, -1.2, 0.78)]), (0, 0, 0.3), (4, 0, 0), 1.28)
    place(card('A', 'spades'), (-1.78, -1.5, 2.05), (-8, -12, 8), 0.84)
    place(card('K', 'hearts'), (1.78, -1.5, 2.05), (-8, 12, -8), 0.84)
    three_lights(scene, 1.3, (0, 0, 1.8), strength=1.12)
    camera(scene, (0, -13.3, 3.4), (0, 0, 1.9), 80)


def background(scene):
    """A silk web in the upper corner, cards and a spider at the edges."""
    backdrop(m.felt(m.dark(VIOLET, 0.06)), depth=60, front=-40)
    web((-5.1, 10.8, 0.1))
    place(spider(color='#9D6DF7', bow=False), (-2.0, 7.7, 0.9), (-62, 0, 24), 1.15)
    place(card('K', 'spades'), (3.3, 9.0, 0.2), (-90, 0, -22), 2.0)
    place(card('A', 'spades'), (-3.1, -9.0, 0.2), (-90, 0, 18), 2.0)
    place(card_back(m.CORAL), (-1.0, -10.2, 0.35), (-90, 0, -12), 2.0)
    place(token('hearts', m.CORAL), (3.4, -9.2, 0.4), (-90, 0, -18), 1.8)
    table_top(scene)


def web(corner):
    import math

    silk = m.plastic('#E9DCFF', 0.4, 0.3)
    spokes = [math.radians(-90 + 90 * i / 4) for i in range(5)]
    lines = [capsule(corner, (corner[0] + 7 * math.cos(a), corner[1] + 7 * math.sin(a), 0.1), 0.05, silk) for a in spokes]
    for r in (1.8, 3.2, 4.6, 6.0):
        points = []
        for i, a in enumerate(spokes):
            points.append((corner[0] + r * math.cos(a), corner[1] + r * math.sin(a), 0.1))
            if i < 4:
                middle = (a + spokes[i + 1]) / 2
                points.append((corner[0] + r * 0.86 * math.cos(middle), corner[1] + r * 0.86 * math.sin(middle), 0.1))
        lines.append(tube(points, 0.045, silk))
    return group('web', *lines)
