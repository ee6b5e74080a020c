"""Solitaire Go: a fan of cards with a big ace of hearts and an apricot on green felt."""
from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.card import card, card_back, card_fan
from kit.pieces.crown import crown
from kit.pieces.sparkle import confetti
from kit.pieces.table import token
from kit.rig import backdrop, camera, is_cut_out, table_top, three_lights
from kit.shapes import place

GREEN = m.ACCENTS['solitaire-go']


def felt_room(scene, scale, height, ambient=0.52):
    """Lit green felt. It throws no green on the toys, which would turn the apricot brown."""
    felt = backdrop(m.felt(m.mix(GREEN, '#3fc98a', 0.3)))
    felt.visible_diffuse = felt.visible_glossy = is_cut_out()
    three_lights(scene, scale, (0, 0, height), 1.05, ambient)


def key_art(scene):
    felt_room(scene, 1.5, 1.6)
    fan = card_fan([card('10', 'clubs'), card('J', 'diamonds'), card('Q', 'spades'), card('K', 'diamonds')], spread=17, pivot=2.7)
    place(fan, (-0.35, 1.25, 2.45), (-8, -8, 0), 1.55)
    place(card('A', 'hearts'), (1.55, 0.1, 2.12), (-10, 14, -6), 1.95)
    place(apricot(), (-1.55, -1.15, 0), (0, 0, 12), 1.12)
    place(token('hearts', m.CORAL), (3.75, -0.9, 0.6), (-14, 0, -18), 0.72)
    place(token('clubs', '#43306b'), (-3.75, -1.0, 0.62), (-14, 0, 24), 0.72)
    place(token('spades', '#43306b'), (-4.2, 0.6, 2.55), (-6, 14, 16), 0.9)
    place(token('clubs', '#43306b'), (4.25, 0.7, 3.4), (-6, -14, -14), 0.85)
    place(token('diamonds', m.CORAL), (4.5, 1.0, 1.75), (-6, 12, -14), 0.66)
    place(token('hearts', m.CORAL), (-3.5, 1.2, 4.1), (-6, -12, 10), 0.62)
    confetti(24, (-4.9, 0.8, 0.8), (4.9, 3.2, 4.9), seed=4, keep_out=lambda p: abs(p[0]) < 3.2)
    camera(scene, (0.1, -16.6, 3.9), (0.05, 0, 2.2), 62, focus=(0, -0.4, 2), blur=3.5)


def key_art_tall(scene):
    felt_room(scene, 1.5, 2.3)
    fan = card_fan([card('J', 'diamonds'), card('Q', 'spades'), card('K', 'diamonds')], spread=19, pivot=2.6)
    place(fan, (-0.35, 1.2, 3.5), (-8, -6, 0), 1.6)
    place(card('A', 'hearts'), (0.55, 0.1, 2.55), (-8, 10, -5), 2.0)
    place(apricot(), (-1.15, -1.2, 0), (0, 0, 10), 1.0)
    place(token('hearts', m.CORAL), (1.85, -1.2, 0.6), (-14, 0, -18), 0.72)
    place(crown(), (0.2, 1.6, 5.75), (6, 8, 0), 1.15)
    place(token('spades', '#43306b'), (-2.35, 1.4, 5.35), (-6, 14, 14), 0.75)
    place(token('clubs', '#43306b'), (2.5, 1.4, 4.9), (-6, -14, -14), 0.8)
    confetti(20, (-3.4, 0.8, 3.2), (3.4, 3, 7), seed=5, keep_out=lambda p: abs(p[0]) < 1.6 and p[2] < 5)
    camera(scene, (0.1, -16, 3.9), (0.1, 0, 2.92), 66, focus=(0, -0.4, 2), blur=3.5)


def icon(scene):
    felt_room(scene, 1.15, 1.6, ambient=0.64)
    place(card_back(m.CORAL), (-0.5, 0.6, 2.1), (-6, -20, 0), 1.75)
    place(card('A', 'hearts'), (0.62, 0.1, 2.1), (-8, 10, -4), 1.85)
    place(apricot(), (-0.6, -1.6, -0.02), (-10, -6, 2), 1.14)
    camera(scene, (0, -10.4, 2.6), (-0.02, 0, 1.84), 78)


def background(scene):
    """Empty felt with cards at both ends."""
    backdrop(m.felt(m.dark(GREEN, 0.1)), depth=60, front=-40)
    place(card_fan([card('K', 'spades'), card('Q', 'hearts'), card('J', 'clubs')], spread=22), (-2.2, 9.0, 0.4), (-90, 0, 30), 2.2)
    place(card('A', 'hearts'), (3.3, 9.6, 0.15), (-90, 0, -24), 2.1)
    place(apricot(), (2.7, -9.6, 0), (-62, 0, 14), 1.75)
    table_top(scene)
