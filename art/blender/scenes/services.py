"""The four service pictures: app development, art and design, live ops, data."""
from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.block import block, cube
from kit.pieces.coin import coin, coin_stack
from kit.pieces.crown import star
from kit.pieces.device import bars, clock, magnifier, phone
from kit.pieces.machine import gear, pipe
from kit.pieces.mouse import mouse
from kit.pieces.party import balloon, bubble, bunting, calendar, gift, heart
from kit.pieces.sparkle import confetti
from kit.pieces.studio_desk import brush, palette, pencil, pot
from kit.rig import backdrop, camera, three_lights
from kit.shapes import ball, capsule, group, lathe, place


def studio(color):
    backdrop(m.plastic(color, 0.6, 0))


def lit(scene, scale=1.5, height=1.9, strength=1.12):
    three_lights(scene, scale, (0, 0, height), strength=strength)


def app_development(scene):
    """A phone with a toy world growing out of its screen."""
    studio(m.light(m.SKY, 0.25))
    place(phone(screen='#FFD9A8', height=4.6, width=2.5), (0, 0.5, 2.32), (-10, 0, 8), 1.0)
    tower = group(
        'tower',
        place(block('ell', m.CORAL), (0, 0, 0)),
        place(block('corner', m.SUN), (-0.5, 0, 1)),
        place(block('dot', m.VIOLET), (0.55, 0, 1.5)),
    )
    place(tower, (-0.02, -0.28, 1.3), (0, 0, 8), 0.68)
    place(block('zig', m.LEAF), (-0.12, -0.5, 3.4), (10, -10, 8), 0.52)
    place(star(m.SUN, face=True), (1.75, -0.5, 3.9), (-4, -10, -14), 1.15)
    place(heart(), (-1.95, -0.5, 3.7), (-6, -12, 12), 0.9)
    place(apricot(), (2.15, -1.0, 0), (0, 0, -14), 0.85)
    place(cube(m.SKY), (-2.05, -0.9, 0.5), (0, 0, 24))
    place(cube(m.APRICOT), (-3.1, -0.2, 0.5), (0, 0, -14))
    place(cube(m.VIOLET), (-2.5, -0.4, 1.47), (0, 0, 40), 0.92)
    place(gear(m.CORAL, 10), (3.1, 0.9, 2.7), (0, 8, -14), 1.5)
    place(gear(m.VIOLET, 8), (3.95, 1.1, 1.75), (0, 20, -14), 1.1)
    place(bubble(), (-3.5, 0.9, 3.2), (0, 0, 14), 0.8)
    confetti(20, (-5, 0.5, 2.2), (5, 3, 5.4), seed=12, keep_out=lambda p: abs(p[0]) < 2.2)
    lit(scene)
    camera(scene, (0, -14.5, 3.6), (0, 0, 2.18), 60, focus=(0, -0.3, 2), blur=4)


def art_and_design(scene):
    """A palette, brushes and a mouse that is half painted, half bare clay."""
    studio('#FFC2A8')
    turntable = lathe([(0, 0), (1.5, 0), (1.55, 0.06), (1.55, 0.2), (1.48, 0.26), (0, 0.26)], m.wood('#C98A52'))
    place(turntable, (1.35, 0.2, 0))
    place(mouse(fur=('#E0A98C', '#A79DD0'), left_hand=(-0.95, -0.6, 0.85), tilt=4), (1.35, 0.2, 0.26), (0, 0, -8), 1.02)
    place(brush(m.VIOLET, m.SUN), (3.3, -0.5, 3.05), (-6, -40, 0), 0.85)
    place(palette(), (-2.05, 0.5, 1.35), (-20, -8, 14), 1.12)
    place(pot(m.CORAL), (-0.75, -1.35, 0), (0, 0, 8), 0.95)
    place(pot(m.SUN), (-1.85, -1.75, 0), (0, 0, -12), 0.85)
    place(pot(m.SKY), (3.6, -0.5, 0), (0, 0, -6), 0.9)
    place(brush(m.CORAL, m.SKY), (-0.62, -1.25, 1.62), (4, 14, 0), 0.82)
    place(pencil(m.LEAF), (3.5, -0.4, 1.55), (0, -10, 20), 0.85)
    place(pencil(m.CORAL), (3.75, -0.45, 1.5), (0, 12, 20), 0.8)
    place(ball(0.42, m.clay('#E0A98C')), (0.35, -1.75, 0.3))
    place(ball(0.26, m.clay('#E0A98C')), (1.0, -2.0, 0.2))
    place(cube(m.VIOLET), (-3.75, 0.4, 0.4), (0, 0, 20), 0.8)
    place(heart(), (-3.4, 0.8, 3.55), (-6, 14, 12), 0.8)
    place(star(m.SUN), (-0.5, 1.0, 3.95), (-6, -10, -12), 0.85)
    lit(scene)
    camera(scene, (0, -14.5, 4.2), (0.1, 0, 1.95), 62, focus=(0.6, -0.5, 1.8), blur=4)


def live_ops(scene):
    """A calendar with a starred day, surrounded by party items."""
    studio(m.light(m.VIOLET, 0.3))
    place(calendar(m.CORAL), (-0.75, 0.7, 2.05), (-8, 0, 10), 1.42)
    place(gift(m.SUN, m.CORAL), (1.85, -0.6, 0), (0, 0, -20), 1.12)
    place(gift(m.SKY, m.CREAM), (3.25, 0.6, 0), (0, 0, 16), 0.85)
    place(apricot(), (-2.35, -1.2, 0), (0, 0, 14), 0.82)
    place(clock(m.LEAF), (-3.55, 0.4, 0), (0, 0, 16), 0.86)
    place(gear(m.APRICOT, 10), (2.35, 1.4, 3.1), (0, 4, -10), 2.0)
    place(gear(m.CORAL, 8), (3.75, 1.5, 2.3), (0, 16, -10), 1.3)
    place(balloon(m.CORAL), (-3.35, 0.8, 4.1), (0, 6, 0), 0.82)
    place(balloon(m.SUN), (-2.5, 1.2, 4.55), (0, -4, 0), 0.68)
    place(bunting((-5.5, 2.2, 5.0), (5.5, 2.2, 5.2), 13, 0.75))
    place(coin(), (0.35, -1.6, 0.5), (-14, 0, 14), 0.6)
    place(star(m.SUN, face=True), (1.6, -0.6, 2.75), (-4, -8, -12), 0.85)
    confetti(26, (-5, -0.5, 1.6), (5, 2.5, 5.0), seed=21, keep_out=lambda p: abs(p[0]) < 2.6 and p[2] < 4.2)
    lit(scene)
    camera(scene, (0, -14.5, 3.8), (0, 0, 2.2), 58, focus=(0, -0.3, 2), blur=4)


def data(scene):
    """A toy bar chart under a magnifier; coins ride on pipes."""
    studio('#7FD6B0')
    place(bars((1.0, 1.6, 1.35, 2.3, 3.2)), (-0.55, 0.6, 0), (0, 0, 10), 1.08)
    for i, (x, z, tint) in enumerate(
        ((-2.62, 1.55, m.CORAL), (-1.55, 2.2, m.CORAL), (-0.5, 1.95, m.CORAL), (0.6, 2.95, m.CORAL), (1.65, 3.95, m.CORAL))
    ):
        place(ball(0.17, m.plastic(m.CREAM, 0.2, 1.0)), (x, 0.6 + 0.19 * (i - 2), z))
        if i:
            before = ((-2.62, 1.55), (-1.55, 2.2), (-0.5, 1.95), (0.6, 2.95), (1.65, 3.95))[i - 1]
            place(capsule((before[0], 0.6 + 0.19 * (i - 3), before[1]), (x, 0.6 + 0.19 * (i - 2), z), 0.07, m.plastic(m.CREAM, 0.2, 1.0)))
    place(magnifier(m.VIOLET), (-1.75, -1.25, 1.42), (-8, -10, 10), 1.02)
    place(pipe([(5.6, 1.6, 3.6), (4.2, 1.4, 3.6), (3.4, 1.2, 3.3), (3.2, 0.9, 2.7), (3.2, 0.8, 2.25)], m.SKY, 0.42))
    place(coin(), (3.15, 0.2, 1.12), (-24, 20, -10), 0.62)
    place(coin_stack(5), (3.15, -0.1, 0), scale=0.66)
    place(coin_stack(3), (2.2, -0.9, 0), scale=0.66)
    place(coin(), (1.35, -1.5, 0.5), (-14, 0, -18), 0.6)
    place(pipe([(-6.2, 1.4, 4.1), (-4.6, 1.2, 4.1), (-3.75, 1.0, 3.85), (-3.5, 0.8, 3.1), (-3.5, 0.7, 2.6)], m.APRICOT, 0.4))
    place(coin(), (-3.45, 0.4, 1.75), (-24, -24, 12), 0.58)
    place(coin_stack(3), (-3.5, -0.1, 0), scale=0.64)
    place(star(m.SUN), (-1.6, 1.0, 4.0), (-6, 12, 12), 0.8)
    place(apricot(), (0.35, -1.7, 0), (0, 0, 4), 0.62)
    lit(scene)
    camera(scene, (0, -14.5, 4.0), (0, 0, 2.0), 60, focus=(0, -0.3, 1.8), blur=4)
