"""The mouse of Idle Mouse: big head, big ears, tiny nose. About 3.3 high, stands on z = 0."""
from mathutils import Vector

from .. import materials as m
from ..shapes import ball, group, lathe, place, ring, rounded_box, sculpt, spline_points, tube, upright
from .face import cheek, eye, open_smile

FUR, BELLY, SKIN = '#A79DD0', '#FFF3E4', '#F79A96'
HEAD = (0, -0.05, 2.0)


def mouse(
    left_hand=(-0.95, -0.55, 0.95), right_hand=(0.95, -0.55, 0.95), tilt=0, turn=0, nod=0, gaze=(0, 0), goggles=False, fur=FUR, tail=True
):
    """Hands are points; the head tilts and turns by degrees. `fur` may be two colors: raw on the viewer's left, painted on the right."""
    parts = [body(fur), place(head(gaze, goggles, fur), HEAD, (nod, tilt, turn))]
    parts += [arm(-1, left_hand, fur), arm(1, right_hand, fur), foot(-1), foot(1)]
    if tail:
        parts.append(
            tube(
                [(0.3, 0.6, 0.3), (0.95, 0.85, 0.18), (1.5, 0.6, 0.35), (1.62, 0.4, 0.9), (1.42, 0.4, 1.3), (1.62, 0.4, 1.62)],
                0.11,
                m.plastic(SKIN, 0.45, 0.3),
                end_radius=0.055,
            )
        )
    return group('mouse', *parts)


def coat(fur, side=0):
    """The fur of one side (−1 left, 1 right) or of the whole, which two colors share."""
    if isinstance(fur, str):
        return m.clay(fur)
    raw, painted = fur
    return m.clay(painted if side > 0 else raw) if side else m.blushed(raw, painted, axis=(1, 0, 0), make=m.clay, spread=(0.49, 0.51))


def body(fur):
    trunk = sculpt([ball(0.78, None, at=(0, 0, 0.72), scale=(1, 0.92, 0.95)), ball(0.6, None, at=(0, 0, 1.2))], coat(fur), 0.05, 8)
    belly = ball(0.66, m.clay(BELLY), at=(0, -0.2, 0.74), scale=(0.9, 0.86, 0.98))
    return group('body', trunk, belly)


def head(gaze=(0, 0), goggles=False, fur=FUR):
    skull = sculpt(
        [
            ball(0.98, None, at=(0, 0, 0.12), scale=(1.1, 0.95, 0.93)),
            ball(0.5, None, at=(-0.55, -0.28, -0.2)),
            ball(0.5, None, at=(0.55, -0.28, -0.2)),
            ball(0.4, None, at=(0, -0.72, -0.18), scale=(1.1, 1, 0.85)),
        ],
        coat(fur),
        0.045,
        16,
    )
    muzzle = sculpt(
        [ball(0.3, None, at=(-0.19, -0.84, -0.24)), ball(0.3, None, at=(0.19, -0.84, -0.24)), ball(0.24, None, at=(0, -0.84, -0.38))],
        m.clay(BELLY),
        0.035,
        8,
    )
    nose = ball(0.15, m.gloss('#F2607A'), at=(0, -1.17, -0.08), scale=(1.15, 0.8, 0.85))
    mouth = place(open_smile(0.27, 0.2), (0, -1.03, -0.44), (24, 0, 0))
    teeth = [rounded_box((0.085, 0.06, 0.12), 0.03, m.gloss('#FFFFFF'), at=(x, -1.09, -0.42)) for x in (-0.046, 0.046)]
    parts = [skull, muzzle, nose, mouth, *teeth]
    for side in (-1, 1):
        parts.append(place(eye(0.24, 1.22, gaze), (side * 0.42, -0.83, 0.24), (-6, 0, side * 20)))
        parts.append(place(cheek(0.19, '#F7A0A0'), (side * 0.8, -0.7, -0.17), (4, 0, side * 46)))
        parts.append(place(ear(coat(fur, side)), (side * 0.93, 0.12, 0.98), (-4, side * 34, side * 14)))
        parts += whiskers(side)
    if goggles:
        parts.append(goggle_pair())
    else:
        parts.append(tube([(0, -0.35, 0.98), (0.02, -0.42, 1.12), (0.12, -0.46, 1.2)], 0.07, coat(fur, 1), end_radius=0.02))
    return group('head', *parts)


def ear(stuff):
    shell = [(0, -0.15), (0.35, -0.13), (0.6, -0.05), (0.72, 0.06), (0.73, 0.15), (0.66, 0.18), (0.56, 0.11), (0.35, 0.03), (0, 0)]
    lining = [(0, -0.06), (0.5, 0.03), (0.58, 0.11), (0.575, 0.135), (0.5, 0.085), (0.35, 0.045), (0.15, 0.02), (0, 0.015)]
    return group('ear', upright(lathe(rounded(shell), stuff)), upright(lathe(rounded(lining), m.clay(SKIN))))


def rounded(profile):
    """Rounds the corners of a lathe profile."""
    return [(max(0.0, p.x), p.y) for p in spline_points([Vector((r, z, 0)) for r, z in profile], 6)]


def whiskers(side):
    stuff = m.plastic('#FFF8F0', 0.4, 0.2)
    return [
        tube([(side * 0.4, -0.98, z), (side * 0.75, -1.02, z + rise * 0.4), (side * 1.12, -0.9, z + rise)], 0.016, stuff, end_radius=0.006)
        for z, rise in ((-0.2, 0.14), (-0.28, -0.02), (-0.36, -0.18))
    ]


def arm(side, hand, fur):
    shoulder = (side * 0.5, -0.12, 1.25)
    elbow = tuple((s + h) / 2 + d for s, h, d in zip(shoulder, hand, (side * 0.18, 0.05, -0.12)))
    return group('arm', tube([shoulder, elbow, hand], 0.19, coat(fur, side), end_radius=0.16), place(paw(), hand))


def paw():
    return sculpt(
        [
            ball(0.2, None),
            ball(0.1, None, at=(-0.13, -0.08, 0.1)),
            ball(0.1, None, at=(0, -0.1, 0.16)),
            ball(0.1, None, at=(0.13, -0.08, 0.1)),
        ],
        m.plastic(SKIN, 0.5, 0.25),
        0.03,
        5,
    )


def foot(side):
    sole = sculpt(
        [
            ball(0.26, None, at=(0, 0, 0), scale=(1, 1.25, 0.7)),
            *[ball(0.12, None, at=(x, -0.3 + abs(x) * 0.4, 0.01)) for x in (-0.16, 0, 0.16)],
        ],
        m.plastic(SKIN, 0.5, 0.25),
        0.035,
        6,
    )
    return place(sole, (side * 0.42, -0.52, 0.19), (0, 0, side * 16))


def goggle_pair():
    """Brass goggles pushed up on the forehead."""
    parts = []
    for side in (-1, 1):
        lens = ball(0.26, m.gloss('#8FE0F5'), scale=(1, 0.35, 1), at=(0, -0.02, 0))
        glint = ball(0.07, m.glow('#FFFFFF', 1.0), at=(-0.1, -0.1, 0.11), scale=(1.3, 0.3, 0.8))
        parts.append(
            place(group('eyepiece', lens, glint, ring(0.28, 0.075, m.gold(), flat=1.3)), (side * 0.33, -0.72, 0.83), (-38, 0, side * 12))
        )
    bridge = tube([(-0.1, -0.8, 0.84), (0, -0.82, 0.87), (0.1, -0.8, 0.84)], 0.05, m.gold())
    band = [
        tube(
            [(s * 0.6, -0.62, 0.8), (s * 0.95, -0.25, 0.66), (s * 1.06, 0.15, 0.5), (s * 0.7, 0.75, 0.42), (0, 1.0, 0.4)],
            0.075,
            m.clay('#8A5A3B'),
        )
        for s in (-1, 1)
    ]
    return group('goggles', *parts, bridge, *band)
