"""A test picture with one of each basic piece, to check materials and lighting."""
from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.block import block
from kit.pieces.card import card
from kit.pieces.coin import coin
from kit.pieces.mouse import mouse
from kit.rig import backdrop, camera, three_lights
from kit.shapes import place


def build(scene):
    backdrop(m.plastic(m.light(m.APRICOT, 0.3), 0.6, 0))
    place(mouse(), (1.6, 0.6, 0), (0, 0, -8))
    place(apricot(), (-0.9, -0.9, 0), (0, 0, 8))
    place(card('A', 'hearts'), (-1.7, 0.7, 1.5), (-8, -12, 6), 1.4)
    place(block('tee', m.VIOLET), (-2.9, -0.6, 0.42), (0, 0, 25), 0.8)
    place(coin(), (0.6, -1.6, 0.78), (-10, 0, -20), 0.9)
    three_lights(scene, 1.3, (0, 0, 1.2))
    camera(scene, (0, -12, 3.4), (0, 0, 1.45), 62, focus=(0, -1, 1), blur=4)
