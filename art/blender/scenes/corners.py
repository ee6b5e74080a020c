"""Small pictures: the arcade cabinet, the mailbox, the mouse of the 404 page. All with a transparent background."""
from kit import materials as m
from kit.pieces.apricot import apricot
from kit.pieces.box import lid, mailbox, toy_box
from kit.pieces.coin import coin
from kit.pieces.device import cabinet
from kit.pieces.mouse import mouse
from kit.pieces.party import envelope, heart
from kit.shapes import ball, group, place, tube

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


def not_found(scene):
    """The mouse bends over its toy box and finds nothing."""
    hook = [(-0.34, 0, 0.34), (-0.3, 0, 0.6), (0, 0, 0.78), (0.32, 0, 0.6), (0.3, 0, 0.3), (0.06, 0, 0.06), (0, 0, -0.22)]
    question = group(
        'question', tube(hook, 0.13, m.plastic(m.APRICOT, 0.2, 1.0)), ball(0.16, m.plastic(m.APRICOT, 0.2, 1.0), at=(0, 0, -0.58))
    )
    peering = mouse(left_hand=(-0.8, -0.98, 1.36), right_hand=(0.8, -0.98, 1.36), tilt=6, turn=0, nod=20, gaze=(0, -0.22), tail=False)
    shoot(
        scene,
        place(toy_box(), (0, 0, 0)),
        place(peering, (0, 1.98, 0.36), scale=1.1),
        place(lid(), (2.3, 0.35, 1.3), (0, 64, 8)),
        place(question, (2.2, 1.6, 3.75), (0, 12, 0), 0.9),
        scale=1.25,
        azimuth=-10,
        elevation=25,
    )
