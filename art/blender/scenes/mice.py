"""Idle Mouse: a mouse in goggles beside a wheel of cheese and gears, in a warm yellow factory."""
from kit import materials as m
from kit.pieces.cheese import wedge, wheel
from kit.pieces.machine import gear, wrench
from kit.pieces.mouse import mouse
from kit.pieces.works import conveyor
from kit.rig import backdrop, camera, table_top, three_lights
from kit.shapes import place

YELLOW = m.ACCENTS['idle-mouse']
COAT = '#B7ABEA'  # brighter than the usual fur, which looks dull between yellow walls


def workshop():
    backdrop(m.plastic(m.mix(YELLOW, '#FFC94D', 0.45), 0.6, 0))


def gear_wall(y=3.2, height=5.0):
    for x, z, size, tint, turn in (
        (-3.0, height, 3.2, '#F2883A', 8),
        (-0.55, height + 1.15, 2.2, m.CORAL, 20),
        (2.6, height + 0.3, 3.0, '#9A6BD8', 3),
        (-4.6, height - 2.3, 2.4, m.SKY, 12),
        (4.4, height - 2.2, 2.0, m.LEAF, 5),
    ):
        place(gear(tint, teeth=round(4 + size * 2.6)), (x, y, z), (0, turn, 0), (size, size * 0.7, size))


def key_art(scene):
    workshop()
    for x, z, size, tint, turn in (
        (-5.3, 3.9, 3.0, '#F2883A', 8),
        (-2.9, 5.1, 2.0, m.CORAL, 20),
        (2.2, 4.9, 2.4, '#9A6BD8', 3),
        (5.3, 4.0, 3.0, m.SKY, 12),
    ):
        place(gear(tint, teeth=round(4 + size * 2.6)), (x, 3.4, z), (0, turn, 0), (size, size * 0.7, size))
    place(wheel(1.5, 1.0, missing=False), (2.6, 1.2, 0), (0, 0, 20), 1.3)
    place(wheel(1.15, 0.75, missing=False), (2.75, 1.4, 1.28), (0, 0, 60), 1.12)
    place(wedge(), (2.9, 1.1, 2.1), (0, 0, 14), 0.8)
    place(
        mouse(goggles=True, fur=COAT, left_hand=(-1.25, -0.45, 1.75), right_hand=(1.0, -0.75, 1.35), tilt=-4, turn=6),
        (-0.35, -0.9, 0),
        (0, 0, 6),
        1.32,
    )
    place(wrench(m.CORAL), (-2.07, -1.6, 2.5), (-10, -22, 0), 0.92)
    place(conveyor(3.6), (-4.6, 0.7, 0), (0, 0, 12), 1.05)
    for i, x in enumerate((-5.7, -4.7, -3.7)):
        place(wheel(0.6, 0.42, missing=False), (x, 0.45 + 0.21 * (x + 4.6), 1.05), (0, 0, 40 * i), 0.8)
    place(wedge(), (1.95, -1.9, 0), (0, 0, 20), 0.72)
    for z, turn in ((0, 10), (0.52, 80)):
        place(wheel(0.8, 0.5, missing=False), (4.95, -0.5, z), (0, 0, turn), 1.0)
    place(wedge(), (3.85, -1.7, 0), (0, 0, -14), 0.5)
    three_lights(scene, 1.8, (0, 0, 2.2), strength=1.1)
    camera(scene, (0.2, -20.2, 5.5), (0.05, 0, 2.72), 60, focus=(-0.3, -1.6, 2.5), blur=4)


def key_art_tall(scene):
    workshop()
    gear_wall(3.4, 5.3)
    place(wheel(1.5, 1.0), (1.3, 1.2, 0), (0, 0, -14), 1.3)
    place(wheel(1.15, 0.75, missing=False), (1.45, 1.5, 1.25), (0, 0, 30), 1.15)
    place(
        mouse(goggles=True, fur=COAT, left_hand=(-1.25, -0.45, 1.75), right_hand=(0.95, -0.75, 1.15), tilt=-4, turn=6),
        (-0.75, -0.9, 0),
        (0, 0, 6),
        1.38,
    )
    place(wrench(m.CORAL), (-2.55, -1.62, 2.62), (-10, -22, 0), 0.95)
    place(wedge(), (1.75, -1.7, 0), (0, 0, 20), 0.82)
    place(wedge(), (-2.5, -1.8, 0), (0, 0, 22), 0.5)
    place(wheel(0.75, 0.5, missing=False), (2.95, -0.6, 0))
    three_lights(scene, 1.7, (0, 0, 2.6), strength=1.1)
    camera(scene, (0.25, -17.6, 5.3), (-0.05, 0, 3.3), 62, focus=(-0.7, -1.6, 3), blur=4)


def icon(scene):
    workshop()
    place(gear('#F2883A', 14), (0, 2.2, 2.6), (0, 6, 0), (6.0, 2.0, 6.0))
    place(mouse(goggles=True, fur=COAT, left_hand=(-0.62, -1.5, 0.95), right_hand=(0.72, -1.45, 1.0), tail=False), (0, 0, -0.25), scale=1.2)
    place(wedge(), (0.05, -1.85, 0.12), (0, 0, 22), 0.9)
    three_lights(scene, 1.3, (0, 0, 1.8), strength=1.25)
    camera(scene, (0, -12.5, 3.0), (0, 0, 2.02), 82)


def background(scene):
    backdrop(m.plastic('#F2A824', 0.6, 0), depth=60, front=-40)
    for x, y, size, tint, turn in (
        (-3.5, 9.3, 4.2, '#E8743A', 8),
        (0.2, 10.4, 3.0, m.CORAL, 4),
        (3.7, 9.5, 3.6, '#9A6BD8', 12),
        (-4.2, -9.6, 3.4, m.SKY, 3),
        (4.5, -7.9, 1.9, m.LEAF, 9),
    ):
        place(gear(tint, teeth=round(4 + size * 2.4)), (x, y, 0.5), (-90, 0, turn), (size, 2.0, size))
    place(wedge(), (2.5, -9.2, 0.6), (-52, 0, 16), 1.5)
    table_top(scene, 0.85)
