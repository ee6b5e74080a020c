"""The team as toys on a shelf: an empty place of the shelf, which repeats, and of each figure a cut-out and a film strip.

The page sets the figures on the shelf, in any order and number: all have an equally wide place and the same light. In a strip the
figure jumps, turns round and waves.
"""
import math
from functools import partial

import bpy

from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.block import cube
from kit.pieces.cheese import wedge
from kit.pieces.coin import coin_stack
from kit.pieces.figure import people
from kit.pieces.mouse import mouse
from kit.pieces.party import bunting
from kit.rig import FILL, KEY, RIM, backdrop, daylight, is_cut_out
from kit.shapes import family, link, place, rounded_box

PLACE = 3.1  # width; it is twice as high

# How large a figure is, how far it looks to the right in degrees, and the toy at its feet: the piece, x, y, turn and size.
FIGURES = {
    'anahit': (0.98, 12, (apricot, 1.13, -0.55, -16, 0.34)),
    'tessa': (0.92, 9, None),
    'hovik': (1.02, 6, (partial(cube, m.SUN), 1.2, -0.5, 14, 0.46)),
    'desmond': (1.01, 3, (partial(coin_stack, 4), -1.22, -0.6, 0, 0.34)),
    'lilit': (0.93, 0, None),
    'gor': (1.01, -3, (partial(cube, m.VIOLET), 1.2, -0.4, 18, 0.46)),
    'renata': (0.95, -6, (partial(mouse, goggles=True), -1.14, -0.5, 12, 0.27)),
    'suren': (1.0, -9, (wedge, 1.16, -0.5, 20, 0.34)),
    'june': (0.91, -12, None),
}

# A frame each: the turn in degrees, how far the soles are above the board, how high the figure is, and whether its arm is raised.
MOVE = (
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


def stand(name, raised=0):
    return pose(people.standing(name, raised), name)


def pose(figure, name, turn=0, lift=0, height=1):
    """Puts a figure on its place; a low one is wide."""
    size, look, _ = FIGURES[name]
    wide = size * (2 - height)
    return place(figure, (0, 0, lift), (0, 0, look + turn), (wide, wide, size * height))


def set_up(scene):
    """A shelf of five places, the same sun on each of them, and a camera that sees the middle one without perspective. Cut-outs have the light
    of the shelf and do not show it."""
    backdrop(m.plastic('#FAC196', 0.6, 0), depth=1.9, floor=-8, radius=0.5, width=40, tints=True)
    for index in range(-2, 3):
        board = rounded_box((PLACE, 3.2, 0.6), 0.05, m.wood('#E2A766'), at=(index * PLACE, 0.3, -0.3))
        board.is_holdout = is_cut_out()  # and not invisible: the undersides of the soles are in it
    sun('key', KEY, (46, 0, -34), 3.3, 20)
    sun('fill', FILL, (62, 0, 52), 0.7, 60)
    sun('rim', RIM, (-52, 0, -24), 1.6, 30)
    daylight(scene, 0.62)
    eye = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    eye.data.type, eye.data.sensor_fit, eye.data.ortho_scale = 'ORTHO', 'HORIZONTAL', PLACE
    tilt = math.radians(4)
    link(eye, at=(0, -30 * math.cos(tilt), 2.5 + 30 * math.sin(tilt)))
    eye.rotation_euler = (math.pi / 2 - tilt, 0, 0)
    scene.camera = eye


def sun(name, color, turn, strength, angle):
    lamp = bpy.data.lights.new(name, 'SUN')
    lamp.color, lamp.energy, lamp.angle = color, strength, math.radians(angle)
    place(link(bpy.data.objects.new(name, lamp)), turn=turn)


def build(scene):
    set_up(scene)
    for left in (-1.5, -0.5, 0.5):
        bunting((left * PLACE, 1.7, 5.35), ((left + 1) * PLACE, 1.7, 5.35), 6, 0.42, size=0.4)


def show_toy(name):
    _, _, toy = FIGURES[name]
    if toy:
        make, x, y, turn, size = toy
        piece = make()
        place(piece, (x, y, size / 2 if piece.name.startswith('cube') else 0), (0, 0, turn), size)


def figure_of(name, scene):
    set_up(scene)
    show_toy(name)
    stand(name)


def move_of(name, scene):
    set_up(scene)
    show_toy(name)
    figures = {raised: stand(name, raised) for raised in (False, True)}

    def show(frame):
        *motion, arm = MOVE[frame]
        for raised, figure in figures.items():
            pose(figure, name, *motion)
            for part in family(figure):
                part.hide_render = raised != arm

    return show


def __getattr__(attribute):
    """Builds team_shelf.figure_<first name> and team_shelf.move_<first name>."""
    kind, _, name = attribute.partition('_')
    if name in FIGURES:
        return partial({'figure': figure_of, 'move': move_of}[kind], name)
    raise AttributeError(attribute)
