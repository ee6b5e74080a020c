"""Small pictures: the arcade cabinet, the mailbox, the boxes of the 404 page. All with a transparent background."""
from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.box import lid, mailbox, toy_box
from kit.pieces.coin import coin
from kit.pieces.device import cabinet
from kit.pieces.mouse import mouse
from kit.pieces.party import envelope, heart
from kit.rig import camera, three_lights
from kit.shapes import group, place

from .hero import shoot


def arcade(scene):
    shoot(
        scene,
        cabinet(),
        place(coin(), (-1.75, -0.9, 0.5), (-12, 0, 30), 0.58),
        place(apricot(), (1.75, -1.0, 0), (0, 0, -26), 0.52),
        scale=1.35,
        azimuth=-26,
        elevation=13,
    )


def newsletter(scene):
    letter = place(envelope(), (0, -1.7, 2.62), (-34, 0, 0), 0.62)
    flying = place(envelope(m.CREAM, m.VIOLET), (-1.75, -0.7, 3.55), (-14, -18, -20), 0.62)
    shoot(
        scene,
        place(group('post', mailbox(), letter), turn=(0, 0, -32)),
        flying,
        place(heart(), (-0.95, -1.5, 4.25), (-6, -14, 0), 0.5),
        place(apricot(), (1.55, -1.1, 0), (0, 0, -18), 0.62),
        scale=1.25,
        elevation=12,
    )


def shoot_box(scene, *pieces):
    """One of the boxes that the mouse of the 404 page hides in; each from the same place, so that one can take the place of another."""
    group('piece', toy_box(), *pieces)
    camera(scene, (-1.4, -14.6, 7.6), (0.05, 0, 1.86), lens=116)
    three_lights(scene, 1.25, (0, 0, 1.1), strength=1.12, ambient=0.6)


def box(scene):
    shoot_box(scene, place(lid(), (0, 0, 1.66)))


def empty_box(scene):
    shoot_box(scene, place(lid(), (0, 1.45, 1.2), (-66, 0, 0)))


def mouse_in_box(scene):
    hiding = mouse(left_hand=(-0.95, -1.0, 1.3), right_hand=(1.45, -0.3, 2.5), tilt=-7, nod=-4, gaze=(0, 0.1), tail=False)
    shoot_box(scene, place(lid(), (0, 1.45, 1.2), (-66, 0, 0)), place(hiding, (0, 0.1, 0.55), (0, 0, -6), 0.95))
