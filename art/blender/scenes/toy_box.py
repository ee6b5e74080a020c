"""The toy box at the end of every page, in three pictures that lie on each other: the open box, the toys that look out of it, and its lid.

All are taken from one place. The lid is where it lies when the box is shut; app/layout/footer/footer.module.css moves it and the
toys.
"""
from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.block import cube
from kit.pieces.box import lid, toy_box
from kit.pieces.card import card, card_fan
from kit.pieces.castle import tower
from kit.pieces.mouse import mouse
from kit.rig import camera, three_lights
from kit.shapes import family, group, place


def shoot(scene):
    camera(scene, (0, -14.6, 7.2), (0, 0, 1.86), lens=128)
    three_lights(scene, 1.25, (0, 0, 1.1), strength=1.12, ambient=0.6)


def box(scene):
    toy_box()
    shoot(scene)


def toys(scene):
    fan = card_fan([card('Q', 'diamonds'), card('K', 'spades'), card('A', 'hearts')], spread=18)
    group(
        'toys',
        place(
            mouse(left_hand=(-1.0, -1.1, 1.42), right_hand=(1.3, -0.3, 2.3), tilt=-6, gaze=(0, 0.05), tail=False),
            (0.06, 0.0, 0.62),
            (0, 0, -4),
            0.68,
        ),
        place(fan, (-0.62, 0.6, 2.3), (-8, -12, 6), 0.62),
        place(tower(2.4, 0.42, roof='#E8508C', stone='#FFC9D4'), (0.84, 0.62, -0.14), (0, 3, 0), 0.92),
        place(apricot(), (-0.8, -0.42, 1.34), (0, -8, 10), 0.42),
        place(cube(m.SKY), (0.82, -0.45, 1.56), (0, 8, 24), 0.56),
    )
    for part in family(toy_box()):
        part.is_holdout = True
    shoot(scene)


def cover(scene):
    place(lid(), (0, 0, 1.76))
    for part in family(toy_box()):
        part.visible_camera = False
    shoot(scene)
