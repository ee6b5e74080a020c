"""The floating toys of the hero: one per picture, with a transparent background, equal lighting and an even margin.

Some also have a film strip of the move that they make. Its first frame is the toy at rest, as its picture shows it; the last one has almost
come to rest again. Whatever joins the toy in its strip is made after `shoot`, which fits the camera to the toy alone.
"""
import math

from mathutils import Euler, Matrix, Vector

from kit import materials as m
from kit.pieces.apricot import apricot as make_apricot
from kit.pieces.block import block
from kit.pieces.card import card, card_back, card_fan
from kit.pieces.castle import castle as make_castle
from kit.pieces.cheese import wheel
from kit.pieces.machine import joystick as make_joystick
from kit.pieces.mouse import FUR, arm, mouse as make_mouse
from kit.pieces.spider import spider as make_spider
from kit.rig import frame, three_lights
from kit.shapes import ball, capsule, family, group, lathe, place, rounded_box
from scenes.drawers import BLUE, staircase


def shoot(scene, *pieces, scale=1.0, **view):
    everything = group('piece', *pieces)
    eye = frame(scene, [everything], **view)
    middle = everything.location
    three_lights(scene, scale, (middle.x, middle.y, scale * 0.9), strength=1.12, ambient=0.6)
    return eye


def apricot(scene):
    piece = make_apricot()
    shoot(scene, place(piece, turn=(0, -6, -10)), scale=0.7, elevation=10)
    return piece


def cards(scene):
    cards = [card('K', 'spades'), card('Q', 'diamonds'), card('J', 'clubs'), card('A', 'hearts')]
    shoot(scene, place(card_fan(cards, spread=19), (0, 0, 1), (-6, 0, 14)), scale=1.0, elevation=6)
    return cards


def blocks(scene):
    pile = [
        place(block('ell', m.CORAL), (0, 0, 1)),
        place(block('corner', m.SUN), (-0.5, 0, 2)),
        place(block('pair', m.SKY), (0.62, 0, 2.62), (0, -9, 0)),
        place(block('dot', m.LEAF), (1.15, -1.35, 0.5), (0, 0, -28)),
        place(block('dot', m.VIOLET), (-1.25, -1.25, 0.5), (0, 0, 18)),
        place(block('dot', m.APRICOT), (-0.75, 0.1, 3.75), (16, 22, 12)),
    ]
    shoot(scene, *pile, scale=1.25, azimuth=-24, elevation=20)
    return pile


HAND = (-1.35, -0.4, 1.55)


def mouse(scene):
    piece = make_mouse(left_hand=HAND, tilt=5)
    shoot(scene, place(piece, turn=(0, 0, 8)), scale=1.0, elevation=7)
    return piece


def castle(scene):
    piece = make_castle()
    shoot(scene, piece, scale=1.6, azimuth=-12, elevation=14)
    return piece


def drawers(scene):
    piece = staircase(m.light(BLUE, 0.3))
    shoot(scene, piece, scale=1.5, azimuth=-16, elevation=15)
    return piece


def spider(scene):
    piece = make_spider(gaze=(0, 0.05))
    shoot(scene, piece, scale=1.1, elevation=8)
    return piece


def joystick(scene):
    piece = make_joystick()
    shoot(scene, place(piece, turn=(0, 0, 18)), scale=0.9, elevation=24)
    return piece


def turn_about(part, pivot, turn, at=(0, 0, 0)):
    """Turns a part that was built in its place about a point (degrees), and moves it by `at`."""
    rotation = Euler([math.radians(a) for a in turn]).to_matrix()
    return place(part, Vector(pivot) - rotation @ Vector(pivot) + Vector(at), turn, tuple(part.scale))


OUT_OF_SIGHT = (0, 0, -60)


def show_only(parts, shown):
    """Puts one part in its place, and the others below the picture."""
    for part in parts:
        part.location = (0, 0, 0) if part is shown else OUT_OF_SIGHT


def side_of(limb):
    """−1 for a limb on the viewer's left, 1 for one on the right."""
    return math.copysign(1, sum(member.location.x for member in limb.children_recursive))


def find(piece, name):
    """The members of a piece with this name."""
    return sorted((member for member in family(piece) if member.name.split('.')[0] == name), key=lambda member: member.name)


# How far apart the blocks are, from 0 (a pile) to 1, and how high the pile is: it ducks, bursts, hangs and falls together.
BURST = ((0, 1), (-0.03, 0.9), (0.45, 1.04), (0.86, 1), (1, 1), (0.9, 1), (0.55, 1), (0.1, 1), (0, 0.93))


def blocks_move(scene):
    pile = blocks(scene)
    everything = pile[0].parent
    middle = Vector((0.05, -0.3, 1.75))
    cubes = []
    for number, cube in enumerate(cube for piece in pile for cube in find(piece, 'cube')):
        at = cube.matrix_world.translation
        away = at - middle
        away = cube.parent.matrix_world.to_3x3().inverted() @ (away.normalized() * (0.75 + 0.12 * (number % 3)) + away * 0.22 + Vector((0, 0, 0.15)))
        spin = [(-1) ** (number + axis) * (46 + 23 * ((number * 5 + axis * 3) % 4)) for axis in range(3)]
        cubes.append((cube, cube.location.copy(), away, spin))

    def show(frame):
        apart, height = BURST[frame]
        everything.scale = (2 - height, 2 - height, height)
        for cube, at, away, spin in cubes:
            place(cube, at + away * apart, [angle * max(0, apart) for angle in spin])

    return show


# How far the spider is above her place, how tall she is, how far her legs are drawn in (degrees), and where she looks.
BOB = (
    (0, 1, 0, 0.05),
    (0.22, 1.05, -9, 0.3),
    (-0.3, 1.1, 15, -0.3),
    (-0.85, 1.02, 8, -0.35),
    (-0.98, 0.9, -16, -0.3),
    (-0.5, 1.07, -4, 0.15),
    (0.18, 1.05, 13, 0.35),
    (0.3, 0.97, 3, 0.25),
    (0.06, 0.96, -4, 0.1),
)


def spider_move(scene):
    piece = spider(scene)
    thread = group('thread', capsule((0, 0.45, 2.2), (0, 0.45, 8), 0.03, m.plastic('#FFF3FF', 0.3, 0.5)))
    thread.parent = piece.parent
    legs = find(piece, 'leg')
    pupils = [(pupil, pupil.location.copy()) for pupil in find(piece, 'eye') if pupil.parent.name.startswith('white eye')]

    def show(frame):
        height, tall, draw_in, gaze = BOB[frame]
        wide = 1 / math.sqrt(tall)
        place(piece, (0, 0, height + 1.35 * (1 - tall)), scale=(wide, wide, tall))
        place(thread, (0, 0, height) if frame > 0 else OUT_OF_SIGHT)
        for leg in legs:
            turn_about(leg, (side_of(leg) * 0.75, 0, 1.25), (0, side_of(leg) * draw_in, 0))
        for pupil, at in pupils:
            pupil.location = at + Vector((0, 0, (gaze - 0.05) * 0.33))

    return show


def add_back(card):
    back = place(card_back(), (0, 0.006, 0), (0, 0, 180), 0.992)
    back.parent = card


# How far the ace is lifted out of the fan, its turn in degrees, and how far the fan is opened for it.
FLIP = ((0, 0, 0), (0.16, -14, -1.5), (0.62, 42, 2), (0.95, 118, 3), (1.06, 180, 3), (1.04, 236, 3), (0.78, 316, 2), (0.2, 368, -1.5), (-0.04, 362, -1))


def cards_move(scene):
    *fan, ace = cards(scene)
    add_back(ace)
    rest = [(one, one.location.copy(), math.degrees(one.rotation_euler.y)) for one in (*fan, ace)]
    _, ace_at, ace_turn = rest[-1]

    def show(frame):
        lift, turn, open_up = FLIP[frame]
        for number, (one, at, angle) in enumerate(rest[:-1]):
            place(one, at, (0, angle + open_up * (number - 2), 0))
        lean = ace_turn * (1 - 0.75 * max(0, lift))
        tilt = Matrix.Rotation(math.radians(lean), 3, 'Y') @ Matrix.Rotation(math.radians(turn), 3, 'Z')
        ace.location = ace_at + Vector((-0.7, -1.1, 1.2)) * lift
        ace.rotation_euler = tilt.to_euler()
        ace.scale = [1 + 0.08 * lift] * 3

    return show


# How far the middle tower has grown, how tall the castle is, and by how much the left and the right towers hop.
GROW = (
    (0, 1, 0, 0),
    (-0.14, 0.94, 0, 0),
    (0.5, 1.0, 0.04, -0.03),
    (1.18, 1.03, 0.14, 0.05),
    (1.34, 1.01, 0.06, 0.14),
    (1.16, 0.99, -0.03, 0.05),
    (0.95, 0.995, 0, -0.03),
    (0.4, 1, 0.02, 0.02),
    (-0.06, 0.975, 0, 0),
)


def castle_move(scene):
    piece = castle(scene)
    (spire,) = find(piece, 'spire')
    shaft = lathe([(0, -1.6), (0.6, -1.6), (0.6, 0.3), (0, 0.3)], m.clay('#FFC9D4'), at=(0, 0.75, 1.5))
    shaft.parent = spire
    towers = [(tower, tower.location.x) for tower in piece.children if tower.name.startswith('tower')]

    def show(frame):
        grown, tall, *hops = GROW[frame]
        piece.scale = (2 - tall, 2 - tall, tall)
        spire.location.z = grown
        for tower, x in towers:
            tower.scale.z = 1 + hops[x > 0]

    return show


LEVER, LEVER_LENGTH = Vector((-1.55, -0.15, 0.3)), 1.2

# Where the mouse's hand is (None: on the lever), the turn of its head (up and down, tilt, to the viewer's left), how tall it is, how far the
# lever has come out of the ground, its turn in degrees, and where the cheese is.
PULL = (
    (HAND, (0, 5, 0), 1, 0, 0, -9),
    ((-1.45, -0.4, 2.0), (4, 8, -8), 1.03, 0.8, 0, -9),
    (None, (2, 3, -16), 1, 1, -6, -9),
    (None, (10, -6, -20), 0.95, 1, 50, -3.1),
    (None, (12, -5, -14), 0.94, 1, 62, -2.15),
    (None, (13, 0, 2), 0.98, 1, 44, -0.85),
    ((-1.5, -0.55, 1.6), (11, 3, 16), 1.02, 0.8, 12, 0.45),
    ((-1.3, -0.45, 1.75), (6, 6, 18), 1.03, 0.35, -4, 1.75),
    ((-1.34, -0.4, 1.62), (2, 6, 8), 1.0, 0, 0, 3.1),
)


def make_lever():
    """A lever on a drum. Stands on z = 0; its handle turns about the middle of the drum."""
    knob = ball(0.25, m.plastic(m.CORAL, 0.16, 1.0), at=(0, 0, LEVER_LENGTH))
    handle = group('handle', capsule((0, 0, 0.3), (0, 0, LEVER_LENGTH), 0.09, m.steel()), knob)
    foot = rounded_box((0.9, 0.9, 0.3), 0.12, m.plastic(m.VIOLET), at=(0, 0, 0.15))
    drum = ball(0.34, m.plastic(m.SUN, 0.26, 0.8), at=(0, 0, LEVER.z))
    return group('lever', foot, drum, handle), handle


def hand_of(frame):
    hand, _, _, _, pull, _ = PULL[frame]
    on_knob = LEVER + Euler((math.radians(pull), 0, 0)).to_matrix() @ Vector((0.02, -0.18, LEVER_LENGTH + 0.06))
    return hand or tuple(on_knob)


def mouse_move(scene):
    piece = mouse(scene)
    (head,) = find(piece, 'head')
    resting = next(one for one in find(piece, 'arm') if side_of(one) < 0)
    arms = [resting, *[arm(-1, hand_of(frame), FUR) for frame in range(1, len(PULL))]]
    for one in arms[1:]:
        one.parent = piece
    lever, handle = make_lever()
    lever.parent = piece
    roll = group('roll', place(wheel(), (0, 0.16, 0), (90, 0, 0), 0.36))

    def show(frame):
        _, turn, tall, up, pull, along = PULL[frame]
        wide = 2 - tall
        show_only(arms, arms[frame])
        place(piece, (0, 0, 0), (0, 0, 8), (wide, wide, tall))
        place(head, tuple(head.location), turn)
        place(lever, (LEVER.x, LEVER.y, 0) if up > 0 else OUT_OF_SIGHT, scale=max(0.01, up))
        place(handle, (0, 0, LEVER.z), (pull, 0, 0))
        hop = 0.14 * abs(math.sin(along * 2.4))
        place(roll, (along, -1.5, 0.54 + hop), (0, math.degrees(along / 0.54), 0))

    return show


# How far the stick leans to the viewer and to the right (degrees), how high the box is, and how far it rocks to the right.
STEER = (
    (8, -12, 1, 0),
    (6, -30, 0.97, -3),
    (4, -42, 0.98, -6),
    (12, -6, 1.03, -1),
    (16, 26, 1.01, 4),
    (14, 38, 0.97, 6),
    (8, 8, 1.02, 1),
    (8, -24, 1, -3),
    (8, -15, 0.98, -1),
)


def joystick_move(scene):
    piece = joystick(scene)
    (stick,) = find(piece, 'stick')

    def show(frame):
        forward, right, tall, rock = STEER[frame]
        place(piece, turn=(0, rock, 18), scale=(2 - tall, 2 - tall, tall))
        place(stick, tuple(stick.location), (forward, right, 0))

    return show


# How far a card has come out of its drawer, its turn in degrees, and how high the drawer is. Each card starts a frame after the one before.
POP = ((0, 0, 1), (-0.3, 0, 0.93), (0.5, 40, 1.07), (1.3, 180, 1.02), (1.0, 320, 0.98), (0.1, 360, 0.95), (-0.1, 360, 1.02), (0, 0, 1))
CLOCKWISE = ('A hearts', 'Q diamonds', '7 clubs', 'K spades')


def drawers_move(scene):
    piece = drawers(scene)
    pops = []
    for name in CLOCKWISE:
        (one,) = find(piece, f'card {name}')
        add_back(one)
        (box,) = find(piece, f'drawer {name.split()[1]}')
        pops.append((one, one.location.copy(), one.rotation_euler.z, box, box.scale.z))

    def show(frame):
        for number, (one, at, angle, box, height) in enumerate(pops):
            lift, turn, tall = POP[min(max(0, frame - number), len(POP) - 1)]
            one.location = at + Vector((0, 0, lift))
            one.rotation_euler.z = angle + math.radians(turn)
            box.scale.z = height * tall

    return show


# How high she hops, how tall she is, how far she leans to the right (degrees), how wide her right eye is open, and how her leaves droop (degrees).
HOP = (
    (0, 1, 0, 1, 0),
    (0, 0.86, -2, 1, -6),
    (0.36, 1.1, 4, 1, 16),
    (0.64, 1.05, 10, 0.5, 20),
    (0.68, 1, 12, 0.12, 4),
    (0.44, 1.03, 8, 0.12, -16),
    (0, 0.84, -4, 0.12, 24),
    (0.1, 1.05, -3, 0.5, -8),
    (0, 0.98, 0, 1, 4),
)


def apricot_move(scene):
    piece = apricot(scene)
    eye = max(find(piece, 'eye'), key=lambda one: one.location.x)
    _, *lights = sorted(eye.children, key=lambda one: -one.dimensions.x)
    leaves = [(leaf, leaf.rotation_euler.y) for leaf in find(piece, 'leaf')]

    def show(frame):
        height, tall, lean, is_open, droop = HOP[frame]
        wide = 1 / math.sqrt(tall)
        place(piece, (0, 0, height), (0, lean - 6, -10), (wide, wide, tall))
        eye.scale.z = is_open
        for light in lights:
            light.hide_render = is_open < 0.2
        for leaf, angle in leaves:
            leaf.rotation_euler.y = angle + math.radians(droop)

    return show
