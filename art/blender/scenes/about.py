"""The studio as a toy diorama: Foster City on the water, Yerevan below Ararat, a bridge and a garland between them; at dawn, by day, at dusk, at night."""
import random

from kit import materials as m
from kit.pieces.castle import bush
from kit.pieces.landscape import apricot_tree, ararat, boat, palm
from kit.pieces.mouse import mouse
from kit.pieces.party import bunting, heart
from kit.pieces.town import bridge, office, tuff_house
from kit.rig import backdrop, camera, softbox, three_lights
from kit.shapes import ball, place, rounded_box

from .castles import cloud


def wall(color):
    return m.plastic(color, 0.6, 0)


def dawn(scene):
    lamps = *[('#A9BCEC', 0.1)] * 4, ('#FFD27A', 0.8)  # one of the five is already on
    sky = m.blushed('#FFC69E', '#ABA8F2', axis=(0, 0, 0.05), make=wall, spread=(0.55, 0.95))
    build(scene, sky=sky, strength=0.22, ambient=0.55, ambient_color='#CFC4FF', panes=lamps, glow=0.12)
    softbox('sun', (1, 0.58, 0.3), (13, -10.5, 4.6), 5.5, 7000, (0, 0, 1.5))
    softbox('sunrise', (1, 0.66, 0.42), (2, 9, -0.5), 7, 2200, (0, 16, 3)).visible_camera = False


def dusk(scene):
    lamps = ('#FFD27A', 0.75), ('#6FA9D6', 0.1)
    build(scene, sky=wall('#E58E9B'), strength=0.52, ambient=0.42, ambient_color='#FFC2C4', panes=lamps, glow=0.9)


def night(scene):
    lamps = ('#FFD27A', 1.5), ('#3F4C8C', 0.1), ('#FFC25E', 1.2)
    build(scene, sky=wall('#3A2F74'), strength=0.14, ambient=0.42, ambient_color='#8C92E6', panes=lamps, glow=1.7)
    rng = random.Random(7)
    for _ in range(90):
        star = ball(rng.uniform(0.03, 0.075), m.glow('#FFF3CF', 2.2), detail=(12, 8))
        place(star, (rng.uniform(-13, 13), 14.5, rng.uniform(4, 10.5)))


def build(scene, sky=None, strength=1.0, ambient=0.45, ambient_color='#FFF1E2', panes=(('#7CCBEE', 0.12),), glow=0.3):
    backdrop(sky or wall('#FFC48F'), depth=16, radius=7)
    rounded_box((14.2, 5.6, 0.7), 0.3, m.plastic('#FFF0DA', 0.4, 0.5), at=(0, 0, 0.35))
    rounded_box((13.7, 5.1, 0.3), 0.14, m.plastic('#58BDE6', 0.12, 1.0), at=(0, 0, 0.66))
    for side, grass in ((-1, '#8FCB78'), (1, '#9CCB6E')):
        rounded_box((5.3, 4.7, 0.5), 0.24, m.clay(grass), at=(side * 4.0, 0.1, 0.75))
    ground = 1.0
    place(office(panes), (-4.1, 0.35, ground), (0, 0, 12), 1.05)
    place(tuff_house(glow), (4.15, 0.25, ground), (0, 0, -12), 1.12)
    place(ararat(12.0), (0.2, 7.5, 0.2))
    place(bridge(3.3, 0.8), (0, -0.7, ground - 0.02))
    place(boat(), (0.25, -2.0, 0.78), (0, 0, 14), 0.82)
    place(palm(2.3), (-6.2, -0.9, ground))
    place(palm(1.8), (-2.05, 0.9, ground), (0, 0, 60))
    place(palm(1.6), (-6.0, 1.7, ground), (0, 0, 100))
    place(apricot_tree(1.6), (6.15, -0.9, ground))
    place(apricot_tree(1.35), (2.0, 0.75, ground), (0, 0, 40), 0.9)
    place(bush(radius=0.24), (-2.3, -1.75, ground))
    place(bush(radius=0.24), (4.4, -1.75, ground))
    place(bush(radius=0.2), (-4.9, -1.8, ground))
    place(mouse(left_hand=(-1.3, -0.4, 1.6)), (2.35, -1.45, ground), (0, 0, -14), 0.38)
    place(bunting((-2.75, -0.6, 4.15), (2.75, -0.6, 4.05), 10, 0.8, size=0.4))
    place(heart(), (0, -0.6, 3.9), (0, 0, 0), 0.62)
    for x, y, z, size in ((-6.0, 3.0, 4.9, 0.9), (-1.5, 4.5, 5.6, 0.75), (6.3, 4.0, 5.2, 0.8)):
        place(cloud(size), (x, y, z))
    three_lights(scene, 2.5, (0, 0, 2.2), strength=strength, ambient=ambient, ambient_color=ambient_color)
    camera(scene, (0, -22.6, 7.7), (0, 0, 2.55), 52, focus=(0, -0.5, 2), blur=6)
