"""The nine people of the team. Each figure has to match its alternative text in the site's content."""
import math

from mathutils import Vector

from ... import materials as m
from ...shapes import group, place, ring, tube
from ..studio_desk import pencil
from . import beard, hair, props
from .clothes import SOLE, arm, band, button, cloth, coat, collar, denim, lapel, legs, patch, strap, striped, torso
from .face import head
from .surface import on_torso, rope

RELAXED = (((-1.1, -0.02, -2.0), (-1.02, -0.42, -2.6)), ((1.1, -0.02, -2.0), (1.02, -0.42, -2.6)))
WAVING = (-1.24, -0.12, -1.84), (-1.16, -0.5, -1.16)

# Trousers and shoes of those who stand.
LEGS = {
    'anahit': ('#3D3A63', m.CORAL),
    'tessa': ('#4A6FA5', '#8A4B2A'),
    'hovik': ('#6B5A4E', '#F4E7D2'),
    'desmond': ('#35506B', m.WHITE),
    'lilit': ('#35304F', m.SUN),
    'gor': ('#1E9C97', '#E2483F'),
    'renata': ('#4C3A7A', m.WHITE),
    'suren': ('#B98B5A', '#5A3A28'),
    'june': ('#7A3550', m.SUN),
}


def figure(name, face, body, nod=0, tilt=0, turn=0):
    return group(name, place(group('head', *face), turn=(nod, tilt, turn)), *body)


def sleeves(stuff, skin, left=RELAXED[0], right=RELAXED[1], raised=0, **more):
    """Both arms; left and right as the viewer sees them, each (elbow, wrist). `raised` 0…1 lifts the left one until it waves."""
    left = [Vector(low).lerp(Vector(high), raised) for low, high in zip(left, WAVING)]
    return [arm(-1, *left, stuff, skin, hand='open' if raised > 0.5 else 'fist', **more), arm(1, *right, stuff, skin, **more)]


def standing(name, raised=0):
    """The whole figure, which stands on z = 0."""
    trousers, shoes = LEGS[name]
    return group('standing', place(globals()[name](raised), (0, 0, SOLE)), place(legs(cloth(trousers), m.plastic(shoes)), (0, 0, SOLE)))


def anahit(raised=0):
    skin, blazer = '#D2A172', m.APRICOT
    face = head(skin, mouth='grin', lashes=True) + hair.waves('#2A1C22')
    face += [place(ring(0.15, 0.032, m.gold()), (s * 0.96, -0.66, -0.5), (0, 0, s * 24)) for s in (-1, 1)]
    wide = (34, 30, 22, 13, 6, 4, 5, 8)
    body = torso(cloth('#FFF3DC'), skin, 1.5) + [coat(cloth(blazer), wide)]
    for s in (-1, 1):
        body.append(lapel(s, cloth(m.light(blazer, 0.1)), (34, 29, 20, 10, 5), (96, 62, 52, 44, 6), low=6.2))
    body += [button((0, 6.75), m.gold(), 7, 0.11)] + sleeves(cloth(blazer), skin, raised=raised)
    return figure('anahit', face, body, tilt=4, turn=-3)


def tessa(raised=0):
    skin, wool = '#FBD3BA', m.LEAF
    face = head(skin, brow='#A9532A', mouth='grin', lashes=True, freckles=True) + hair.bun('#C9602B', pencil(m.SUN))
    body = torso(cloth('#FFF6E6'), skin, 1.4) + [coat(cloth(wool), (30, 26, 20, 14, 10, 9, 9, 9), lift=0.085)]
    for s in (-1, 1):
        edge = [(s * a, 1.3 + 7.5 * i / 7) for i, a in enumerate((30, 26, 20, 14.5, 11, 10, 10, 10))]
        body.append(rope(on_torso, edge, 0.05, cloth(m.dark(wool, 0.12)), 0.07))
    body += [button((-12, row), m.plastic('#FFE9B8', 0.3, 0.7), 6, 0.15) for row in (5.1, 6.1, 7.1)]
    body += sleeves(cloth(wool), skin, right=((1.14, -0.1, -2.0), (0.72, -0.72, -2.02)), raised=raised, cuff=cloth(m.dark(wool, 0.12)))
    body.append(place(props.clipboard(), (0.42, -0.86, -1.78), (-6, 14, 8), 1.0))
    return figure('tessa', face, body, tilt=-4, turn=4)


def hovik(raised=0):
    skin, shirt, navy = '#D79C6B', '#8CC3EE', '#2E4374'
    frames = {'material': m.plastic('#1B1719', 0.25, 0.9), 'weight': 0.06, 'radius': 0.335}
    face = head(skin, brow='#2B2326', mouth='small', brow_weight=0.05, glasses=frames) + beard.full_beard('#2C2427')
    body = torso(cloth(shirt), skin) + collar(cloth(shirt))
    body += [patch(cloth(navy), (-40, 3.6), (40, 9.0), 0.08, under=-0.03)]
    for s in (-1, 1):
        body.append(strap(s, cloth(navy), 0.33, 3.95, 0.1))
        body.append(button((s * 31, 4.1), m.gold(), 9, 0.16))
    body.append(patch(cloth(m.light(navy, 0.12)), (-22, 6.3), (22, 8.3), 0.125))
    dabs = (
        (-26, 4.6, m.CORAL, 15),
        (-9, 5.4, m.SUN, 11),
        (21, 4.7, m.SKY, 12),
        (28, 6.0, m.LEAF, 14),
        (5, 4.6, '#A88BF5', 11),
        (-30, 6.2, m.APRICOT, 12),
        (9, 5.75, '#FFFFFF', 8),
        (-12, 6.9, '#A88BF5', 9),
        (12, 7.2, m.SUN, 11),
    )
    body += [
        props.dab(on_torso, at, size, tint, i, 0.14 if row > 6.4 else 0.095)
        for i, (az, row, tint, size) in enumerate(dabs)
        for at in ((az, row),)
    ]
    body += sleeves(cloth(shirt), skin, raised=raised)
    return figure('hovik', face, body, tilt=-3, turn=3)


def desmond(raised=0):
    skin, wool = '#7D4E36', m.CORAL
    face = (
        head(skin, brow='#1D1416', mouth='grin', cheek=m.mix(skin, '#E0604F', 0.4))
        + hair.twists('#1E1618')
        + beard.trimmed_beard('#22181A')
    )
    body = torso(cloth(wool), skin) + [band(1.35, 0.05, cloth(wool))]
    for z, r, fat in ((-1.1, 0.37, 0.11), (-0.98, 0.35, 0.1)):
        body.append(
            tube([(-r * math.sin(math.pi * i / 16), r * math.cos(math.pi * i / 16), z) for i in range(33)], fat, cloth(wool), smooth=False)
        )
    body += sleeves(cloth(wool), skin, right=((1.2, -0.22, -1.98), (0.98, -0.74, -1.72)), raised=raised, cuff=cloth(m.dark(wool, 0.1)))
    body.append(place(props.die(), (0.9, -0.9, -1.2), (10, -8, 24), 0.62))
    return figure('desmond', face, body, tilt=5, turn=-4)


def lilit(raised=0):
    skin, fleece = '#EBC39B', m.VIOLET
    frames = {'material': m.steel('#D4DBE6'), 'weight': 0.04, 'radius': 0.345}
    face = head(skin, brow='#231A20', mouth='smile', lashes=True, glasses=frames) + hair.bob('#211920')
    body = torso(cloth(fleece), skin, 1.45) + props.hood(cloth(m.dark(fleece, 0.1)), cloth(m.light(fleece, 0.35)))
    body.append(patch(cloth(m.dark(fleece, 0.08)), (-32, 6.6), (32, 8.6), 0.07))
    higher = Vector((-0.3, 0.1, 0.5)) * raised  # she waves with a phone
    left = [Vector((-1.2, -0.25, -1.96)) + higher * 0.3, Vector((-0.86, -0.85, -1.84)) + higher]
    body += sleeves(cloth(fleece), skin, left, ((1.2, -0.25, -1.96), (0.86, -0.85, -1.84)), cuff=cloth(m.dark(fleece, 0.12)))
    body += [
        place(props.phone(m.INK, '#FFD08A', m.CORAL), Vector((-0.8, -0.98, -1.52)) + higher, (-8, -10, 6)),
        place(props.phone('#FFF6EA', '#9ADBF5', m.LEAF), (0.8, -0.98, -1.52), (-8, 10, -6)),
    ]
    return figure('lilit', face, body, tilt=-3, turn=2)


def gor(raised=0):
    skin, teal = '#F6CBA9', '#1E9C97'
    face = (
        head(skin, brow='#4A2E20', mouth='grin', brow_weight=0.05)
        + hair.curls('#4B2D1F')
        + beard.mustache(hair.hair_of('#4B2D1F'), 0.135, 25, -19.5, -24)
    )
    shirt = striped('#FFFAF2', '#E2483F')
    body = torso(shirt, skin, 1.45)
    body += [patch(cloth(teal), (-38, 4.0), (38, 9.0), 0.08, under=-0.03), coat(cloth(teal), (0.5, 0.5, 0.5), top=6.9, hem=9, lift=0.065)]
    for s in (-1, 1):
        body.append(strap(s, cloth(teal), 0.36, 4.4, 0.09))
        body.append(button((s * 31, 4.45), m.gold(), 11, 0.15))
    body += [
        patch(cloth(m.light(teal, 0.1)), (-17, 5.0), (17, 6.5), 0.12),
        rope(on_torso, [(a, 5.28) for a in range(-15, 16, 5)], 0.016, cloth('#FFD87A'), 0.125),
    ]
    body += sleeves(shirt, skin, raised=raised)
    return figure('gor', face, body, tilt=4, turn=-3)


def renata(raised=0):
    skin, jacket = '#AE7043', m.SUN
    face = head(skin, brow='#231718', mouth='grin', lashes=True, cheek=m.mix(skin, '#F0604F', 0.45)) + hair.braid('#241A1D')
    body = torso(cloth('#FFF8EC'), skin, 1.45) + [coat(cloth(jacket), (36, 30, 22, 16, 12, 9, 7, 6), lift=0.09)]
    for s in (-1, 1):
        edge = [(s * a, 1.3 + 7.5 * i / 7) for i, a in enumerate((36, 30, 22, 16.5, 12.5, 9.5, 7.5, 6.5))]
        body.append(rope(on_torso, edge, 0.035, m.steel('#E9E2D2'), 0.09))
    body += sleeves(cloth(jacket), skin, raised=raised, cuff=cloth(m.dark(jacket, 0.1))) + [props.headset(m.CORAL)]
    return figure('renata', face, body, tilt=4, turn=-4)


def suren(raised=0):
    skin, green = '#DDAE7E', '#2F6B45'
    frames = {'material': props.tortoiseshell(), 'weight': 0.046, 'radius': 0.345, 'square': True}
    face = head(skin, brow='#2A2226', mouth='smile', brow_weight=0.046, glasses=frames) + hair.side_part('#2A2227')
    body = (
        torso(cloth('#FFFDF8'), skin)
        + collar(cloth('#FFFDF8'))
        + [coat(cloth(green), (62, 52, 38, 20, 7, 2.5, 2.5, 4), top=1.9, lift=0.075)]
    )
    body += [button((0, row), m.plastic('#F3DDAE', 0.3, 0.7), 6.5, 0.13) for row in (5.3, 6.2, 7.1)]
    body += [button((0, row), m.plastic('#E9E4DA', 0.3, 0.7), 4, 0.05) for row in (3.4, 4.2)]
    body += sleeves(cloth('#FFFDF8'), skin, raised=raised)
    return figure('suren', face, body, tilt=-4, turn=3)


def june(raised=0):
    skin, blue = '#F4D5B6', '#5585BE'
    frames = {'material': m.plastic('#E23B3B', 0.22, 0.9), 'weight': 0.05, 'radius': 0.335}
    face = head(skin, brow='#9C9AA4', mouth='smile', lashes=True, glasses=frames) + hair.silver_bob('#CDD0DA')
    jacket = denim(blue)
    body = torso(cloth('#FFFDF8'), skin) + collar(cloth('#FFFDF8')) + [coat(jacket, (60, 46, 34, 24, 18, 16, 16, 17), lift=0.08)]
    thread = m.plastic('#F2B968', 0.5, 0.2)
    for s in (-1, 1):
        body.append(lapel(s, denim(m.light(blue, 0.14)), (60, 46, 32, 24), (112, 84, 62, 30), top=1.5, low=4.1))
        body.append(patch(denim(m.light(blue, 0.08)), (min(s * 30, s * 58), 4.7), (max(s * 30, s * 58), 6.1), 0.12))
        body.append(rope(on_torso, [(s * a, 5.05) for a in range(32, 57, 4)], 0.013, thread, 0.128))
        body.append(
            rope(on_torso, [(s * a, r) for a, r in ((22, 4.5), (21, 5.4), (20.5, 6.4), (20.5, 7.4), (21, 8.2))], 0.013, thread, 0.088)
        )
        body.append(button((s * 44, 5.05), m.gold('#E0A55A'), 5, 0.16))
    body += sleeves(jacket, skin, right=((1.22, -0.25, -1.95), (1.0, -0.8, -1.72)), raised=raised, cuff=denim(m.light(blue, 0.14)))
    body.append(place(props.lens(m.SUN), (0.98, -1.02, -1.5), (0, 8, 0)))
    return figure('june', face, body, tilt=-4, turn=3)
