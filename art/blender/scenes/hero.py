"""The floating toys of the hero: one per picture, with a transparent background, equal lighting and an even margin."""
from kit import materials as m
from kit.pieces.apricot import apricot as make_apricot
from kit.pieces.block import block
from kit.pieces.card import card, card_fan
from kit.pieces.castle import castle as make_castle
from kit.pieces.cheese import wedge
from kit.pieces.coin import coin
from kit.pieces.crown import star as make_star
from kit.pieces.machine import joystick as make_joystick
from kit.pieces.mouse import mouse as make_mouse
from kit.pieces.spider import spider as make_spider
from kit.rig import frame, three_lights
from kit.shapes import group, place


def shoot(scene, *pieces, scale=1.0, **view):
    everything = group('piece', *pieces)
    eye = frame(scene, [everything], **view)
    middle = everything.location
    three_lights(scene, scale, (middle.x, middle.y, scale * 0.9), strength=1.12, ambient=0.6)
    return eye


def apricot(scene):
    shoot(scene, place(make_apricot(), turn=(0, -6, -10)), scale=0.7, elevation=10)


def cards(scene):
    fan = card_fan([card('K', 'spades'), card('Q', 'diamonds'), card('J', 'clubs'), card('A', 'hearts')], spread=19)
    shoot(scene, place(fan, (0, 0, 1), (-6, 0, 14)), scale=1.0, elevation=6)


def blocks(scene):
    shoot(
        scene,
        place(block('ell', m.CORAL), (0, 0, 1)),
        place(block('corner', m.SUN), (-0.5, 0, 2)),
        place(block('pair', m.SKY), (0.62, 0, 2.62), (0, -9, 0)),
        place(block('dot', m.LEAF), (1.15, -1.35, 0.5), (0, 0, -28)),
        place(block('dot', m.VIOLET), (-1.25, -1.25, 0.5), (0, 0, 18)),
        place(block('dot', m.APRICOT), (-0.75, 0.1, 3.75), (16, 22, 12)),
        scale=1.25,
        azimuth=-24,
        elevation=20,
    )


def mouse(scene):
    shoot(scene, place(make_mouse(left_hand=(-1.35, -0.4, 1.55), tilt=5), turn=(0, 0, 8)), scale=1.0, elevation=7)


def castle(scene):
    shoot(scene, make_castle(), scale=1.6, azimuth=-12, elevation=14)


def coins(scene):
    shoot(
        scene,
        place(coin(), (0, 0, 0.8), (-8, 6, -14)),
        place(coin(), (-1.15, 0.5, 0.55), (-14, -24, 34), 0.82),
        place(coin(), (1.08, -0.85, 0.12), (-52, 18, 10), 0.7),
        place(coin(), (0.62, 0.7, 1.75), (-10, 30, -48), 0.62),
        scale=0.8,
        elevation=10,
    )


def spider(scene):
    shoot(scene, make_spider(gaze=(0, 0.05)), scale=1.1, elevation=8)


def cheese(scene):
    shoot(scene, place(wedge(), turn=(0, 0, 24)), scale=0.9, azimuth=-16, elevation=26)


def star(scene):
    shoot(scene, place(make_star(face=True), turn=(-4, -8, -14)), scale=0.45, elevation=8)


def joystick(scene):
    shoot(scene, place(make_joystick(), turn=(0, 0, 18)), scale=0.9, elevation=24)
