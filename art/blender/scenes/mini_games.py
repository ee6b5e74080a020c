"""The toys on the tiles of the arcade: one per picture, with a transparent background, equal lighting and view, standing on the lower edge."""
import bpy
from bpy_extras.object_utils import world_to_camera_view

from kit import materials as m
from kit.outlines import rounded_rectangle
from kit.pieces.apricot import apricot
from kit.pieces.block import cube
from kit.pieces.card import card, card_back, card_fan, mark
from kit.pieces.crown import star
from kit.pieces.mine import mine
from kit.pieces.party import balloon
from kit.pieces.snake import snake
from kit.pieces.tiles import cross, digit_grid, letter_block, nought, puzzle_tray, slab
from kit.rig import frame, three_lights
from kit.shapes import ball, extrusion, family, group, place, tube

MARGIN = 0.02  # fraction of the picture's side


def shoot(scene, *pieces, scale=1.0, azimuth=-14, elevation=16, margin=MARGIN):
    toy = group('toy', *pieces)
    eye = frame(scene, [toy], azimuth=azimuth, elevation=elevation, margin=margin)
    stand(scene, eye, toy)
    three_lights(scene, scale, (0, 0, scale * 0.9), strength=1.08, ambient=0.6)


def stand(scene, eye, toy):
    """Shifts the camera so that the toy's lowest point is at the lower edge."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    lowest = min(
        world_to_camera_view(scene, eye, part.matrix_world @ vertex.co).y
        for part in family(toy)
        if part.type == 'MESH'
        for vertex in part.evaluated_get(graph).data.vertices
    )
    eye.data.shift_y = lowest - MARGIN


def play_tic_tac_toe(scene):
    shoot(
        scene,
        place(nought(), (0.6, 0.4, 1.12), (-8, 10, -14)),
        place(cross(), (-0.4, -0.3, 0.86), (-4, -9, 10)),
        scale=0.75,
    )


def play_memory(scene):
    shoot(
        scene,
        place(chip(m.VIOLET), (-0.42, 0.3, 1.14), (-6, -13, 6)),
        place(chip(m.CREAM, star(m.SUN, 0.5)), (0.34, -0.3, 0.96), (-6, 9, -10)),
        scale=0.7,
    )


def chip(color, picture=None):
    """A thick card of Memory, 1.5 × 1.9, centered; without a picture it shows its back."""
    sheet = extrusion(rounded_rectangle(1.5, 1.9, 0.36), 0.3, 0.1, m.plastic(color, 0.28, 0.8))
    if picture:
        return group('chip', sheet, place(picture, (0, -0.22, 0), (0, -8, 0), 1.06))
    pale = m.plastic(m.light(color, 0.45))
    frame = extrusion(rounded_rectangle(1.22, 1.62, 0.26), 0.06, 0.025, pale, at=(0, -0.15, 0), holes=[rounded_rectangle(1.06, 1.46, 0.19)])
    return group('chip', sheet, frame, place(mark(m.plastic(m.APRICOT), m.plastic('#7CC576')), (0, -0.17, 0), scale=0.72))


def play_color_match(scene):
    strips = []
    for i, color in enumerate((m.CORAL, m.SUN, '#5DB54F', m.SKY, m.VIOLET)):
        strip = extrusion(rounded_rectangle(0.9, 2.7, 0.34), 0.22, 0.09, m.plastic(color, 0.24, 0.9), at=(0, 0, 0.98))
        strips.append(place(group('strip', strip), (0, -0.2 * i, 0), (0, -36 + 18 * i, 0)))
    rivet = ball(0.2, m.plastic(m.CREAM), at=(0, -0.94, 0), scale=(1, 0.6, 1))
    shoot(scene, place(group('fan', *strips, rivet), (0, 0, 0), (-4, 0, 0)), scale=0.85)


def play_snake(scene):
    shoot(scene, snake(), scale=0.85, azimuth=-8)


def play_puzzle(scene):
    tray = puzzle_tray((m.CORAL, '#3FA6DE', '#5DB54F', m.VIOLET, '#EC6AA6'), gap=(1, 1))
    shoot(scene, place(tray, turn=(0, 0, 18)), scale=1.1, elevation=56, azimuth=0)


def play_hangman(scene):
    bulbs = []
    for x, y, z, tilt, color in ((-0.78, 0.1, 2.5, -17, m.CORAL), (0.78, 0.1, 2.5, 17, m.SKY), (0, -0.12, 2.85, 0, m.SUN)):
        bulb = balloon(color, 0.1)
        bulbs.append(place(bulb, (x, y, z), (0, tilt, 0), 0.86))
        bulbs.append(tube([(x * 0.66, y, z - 0.8), (x * 0.3, y, 1.9), (0.05, 0, 1.6)], 0.04, m.plastic(m.CREAM)))
    shoot(scene, place(apricot(), turn=(0, -4, -6), scale=0.92), *bulbs, scale=1.0, elevation=8)


def play_minesweeper(scene):
    shoot(scene, place(mine(), turn=(0, 0, -10)), scale=0.8)


def play_wordle(scene):
    shoot(
        scene,
        place(letter_block('B', '#4FA64A'), (-0.54, 0, 0.5), (0, 0, 8)),
        place(letter_block('C', '#F2B93B'), (0.56, -0.08, 0.5), (0, 0, -10)),
        place(letter_block('A', '#8B7E9B'), (0.02, 0.02, 1.5), (0, -5, -4)),
        scale=0.7,
    )


def play_2048(scene):
    shoot(
        scene,
        place(slab(['20', '48'], m.APRICOT, width=2.2, depth=0.8, height=0.66), (0, 0, 1.1), (-4, -4, 0)),
        scale=0.8,
        azimuth=-22,
        margin=0.1,
    )


def play_sudoku(scene):
    shoot(scene, place(digit_grid(['5 3', ' 7 ', '1 9'], chosen=(1, 1)), (0, 0, 1.78), (-10, 0, 0)), scale=1.1, azimuth=-20, margin=0.08)


def play_solitaire(scene):
    shoot(
        scene,
        place(card_fan([card_back(m.VIOLET), card_back(m.CORAL), card('A', 'spades')], spread=12, pivot=2.2), (0, 0, 1), (-6, 0, 8)),
        scale=0.9,
        azimuth=-6,
        elevation=8,
    )


def play_tetris(scene):
    ess = group('ess', *[cube('#5DB54F', at) for at in ((0, 0, 0), (1, 0, 0), (1, 0, 1), (2, 0, 1))])
    tee = group('tee', *[cube(m.CORAL, at) for at in ((-1, 0, 2), (0, 0, 2), (1, 0, 2), (0, 0, 1))])
    shoot(scene, place(ess, (-0.5, 0, 0.5)), place(tee, (-0.5, 0, 0.52)), scale=1.1, azimuth=-20)
