"""The workshop: the toy of a game that is not out yet on the bench, half of it painted, between a pot and a brush. One picture per game."""
from kit import materials as m
from kit.pieces.castle import castle
from kit.pieces.mouse import mouse
from kit.pieces.studio_desk import brush, pencil, pot
from kit.rig import backdrop, camera, three_lights
from kit.shapes import ball, family, group, lathe, place, rounded_box

BARE = '#E6BC8B'  # wood


def half_paint(toy):
    """Leaves the toy's left half bare wood, but for its eyes."""
    for part in family(toy):
        for slot in part.material_slots:
            if not slot.material.name.startswith('gloss'):
                slot.material = m.half_painted(slot.material, toy, BARE)
    return toy


def bench():
    planks = [rounded_box((16, 1.5, 0.5), 0.06, m.wood(c), at=(0, y, -0.25)) for y, c in ((-2.05, '#C98A52'), (-0.5, '#D3965C'), (1.05, '#C58449'))]
    return group('bench', *planks)


def shoot(scene, toy, paint, wall, height):
    """`height` is that of the toy."""
    backdrop(m.plastic(wall, 0.6, 0), depth=9, floor=-0.5)
    bench()
    turntable = lathe([(0, 0), (1.75, 0), (1.8, 0.06), (1.8, 0.2), (1.72, 0.26), (0, 0.26)], m.wood('#F0C48E'))
    place(turntable, (0, 0.1, 0))
    grow = 3.5 / height
    place(group('stand', half_paint(toy)), (0, 0.1, 0.26), (0, 0, -6), grow)
    place(pot(paint), (2.45, -1.1, 0), (0, 0, -8), 0.95)
    place(brush(paint, m.SUN), (1.86, -0.95, 2.5), (-6, -52, 0), 0.72)
    place(pot(m.SUN), (3.3, -0.1, 0), (0, 0, 14), 0.8)
    place(pencil(m.CORAL), (3.2, -0.05, 1.35), (0, 12, 20), 0.7)
    place(pot(m.CREAM, m.SKY), (-2.5, -1.2, 0), (0, 0, 12), 0.85)
    place(pencil(m.LEAF), (-2.55, -1.15, 1.3), (0, -10, 20), 0.7)
    place(brush(m.SKY, m.CORAL), (-2.4, -1.1, 1.4), (4, 12, 0), 0.66)
    three_lights(scene, 1.5, (0, 0, 1.9), strength=1.12)
    camera(scene, (0, -14.5, 4.4), (0, 0, 1.78), 71, focus=(0, -0.6, 1.8), blur=4)


def idle_mouse(scene):
    toy = mouse(left_hand=(-0.95, -0.6, 0.85), right_hand=(0.95, -0.6, 1.3), tilt=4, goggles=True, fur='#A79DD0')
    shoot(scene, toy, m.VIOLET, '#F6C766', 3.3)


def castle_solitaire(scene):
    shoot(scene, castle(island=False), '#E2558F', '#F3A6BE', 5.9)
