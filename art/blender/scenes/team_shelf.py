"""The team as toys on one shelf: the whole shelf, and of each figure a film strip in which it jumps, turns round and waves.

All have an equally wide place, so a picture of one place fits over the picture of the shelf.
"""
import math

import bpy

from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.block import cube
from kit.pieces.cheese import wedge
from kit.pieces.coin import coin_stack
from kit.pieces.figure import people
from kit.pieces.mouse import mouse
from kit.pieces.party import bunting
from kit.rig import KEY, FILL, RIM, backdrop, daylight
from kit.shapes import family, link, place, rounded_box

NAMES = ('anahit', 'tessa', 'hovik', 'desmond', 'lilit', 'gor', 'renata', 'suren', 'june')
PLACE = 3.1  # width; it is twice as high
SIZES = (0.98, 0.92, 1.02, 1.01, 0.93, 1.01, 0.95, 1.0, 0.91)

# A frame each: the turn in degrees, how far the soles are above the board, how high the figure is, and whether its arm is raised.
TURN = (
    (-16, 0, 0.94, False),
    (24, 0.08, 1.05, False),
    (84, 0.24, 1.03, False),
    (150, 0.34, 1.0, False),
    (214, 0.34, 1.0, True),
    (276, 0.22, 1.02, True),
    (328, 0.04, 1.03, True),
    (366, 0, 0.94, True),
    (360, 0, 1.0, True),
)


def stand(index, raised=0):
    return pose(people.standing(NAMES[index], raised), index)


def pose(figure, index, turn=0, lift=0, height=1):
    """Puts a figure on its place, where it looks a little to the middle, and a low one is wide."""
    size, wide = SIZES[index], SIZES[index] * (2 - height)
    return place(figure, ((index - 4) * PLACE, 0, lift), (0, 0, (4 - index) * 3 + turn), (wide, wide, size * height))


def room():
    backdrop(m.plastic('#FFDDB6', 0.6, 0), depth=1.9, floor=-8, radius=0.5, width=40)
    rounded_box((40, 3.2, 0.46), 0.1, m.wood('#E2A766'), at=(0, 0.3, -0.23))
    for index in range(9):
        x = (index - 4) * PLACE
        bunting((x - PLACE / 2, 1.7, 5.35), (x + PLACE / 2, 1.7, 5.35), 6, 0.42, size=0.4)
    for index, piece, x, y, turn, size in (
        (0, apricot(), 1.2, -0.55, -16, 0.34),
        (2, cube(m.SUN), 1.2, -0.5, 14, 0.46),
        (3, coin_stack(4), -1.22, -0.6, 0, 0.34),
        (5, cube(m.VIOLET), 1.2, -0.4, 18, 0.46),
        (6, mouse(goggles=True), -1.14, -0.5, 12, 0.27),
        (7, wedge(), 1.16, -0.5, 20, 0.34),
    ):
        place(piece, ((index - 4) * PLACE + x, y, size / 2 if piece.name.startswith('cube') else 0), (0, 0, turn), size)


def sun(name, color, turn, strength, angle):
    lamp = bpy.data.lights.new(name, 'SUN')
    lamp.color, lamp.energy, lamp.angle = color, strength, math.radians(angle)
    place(link(bpy.data.objects.new(name, lamp)), turn=turn)


def shoot(scene, x, width):
    """The sun shines alike on all places, and the camera sees them without perspective."""
    sun('key', KEY, (46, 0, -34), 3.3, 20)
    sun('fill', FILL, (62, 0, 52), 0.7, 60)
    sun('rim', RIM, (-52, 0, -24), 1.6, 30)
    daylight(scene, 0.62)
    eye = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    eye.data.type, eye.data.sensor_fit, eye.data.ortho_scale = 'ORTHO', 'HORIZONTAL', width
    tilt = math.radians(4)
    link(eye, at=(x, -30 * math.cos(tilt), 2.5 + 30 * math.sin(tilt)))
    eye.rotation_euler = (math.pi / 2 - tilt, 0, 0)
    scene.camera = eye


def build(scene):
    room()
    for index in range(9):
        stand(index)
    shoot(scene, 0, 9 * PLACE)


def turn_of(index):
    def build_strip(scene):
        room()
        if index > 0:
            stand(index - 1)  # its shade falls on this place
        figures = {raised: stand(index, raised) for raised in (False, True)}
        shoot(scene, (index - 4) * PLACE, PLACE)

        def show(frame):
            *motion, arm = TURN[frame]
            for raised, figure in figures.items():
                pose(figure, index, *motion)
                for part in family(figure):
                    part.hide_render = raised != arm

        return show

    return build_strip


def __getattr__(name):
    """Builds team_shelf.turn_<first name>."""
    if name.startswith('turn_'):
        return turn_of(NAMES.index(name[5:]))
    raise AttributeError(name)
