"""Items that figures hold or wear: clipboard, die, phones, headset, hood, magnifying glass, paint splashes."""
import math
import random

import bpy

from ... import materials as m
from ...outlines import rounded_rectangle
from ...rig import is_cut_out
from ...shapes import ball, capsule, disc, extrusion, group, place, ring, rounded_box, tube
from ..jar import clear
from .surface import spot


def clipboard():
    """About 1.1 wide and 1.4 high, centered, facing −Y."""
    lines = [
        capsule((-0.36, -0.075, z), (end, -0.075, z), 0.026, m.plastic(tint, 0.5, 0.2))
        for z, end, tint in ((0.2, 0.2, m.CORAL), (0.0, 0.34, m.SKY), (-0.2, 0.12, m.SUN), (-0.4, 0.28, m.LEAF))
    ]
    return group(
        'clipboard',
        extrusion(rounded_rectangle(1.14, 1.42, 0.14), 0.1, 0.045, m.wood('#C98A52')),
        extrusion(rounded_rectangle(0.96, 1.2, 0.08), 0.03, 0.012, m.paper(), at=(0, -0.055, -0.05)),
        extrusion(rounded_rectangle(0.5, 0.18, 0.08), 0.12, 0.05, m.steel(), at=(0, -0.07, 0.62)),
        disc(0.07, 0.1, 0.04, m.steel(), at=(0, -0.07, 0.74)),
        *lines
    )


DOTS = {
    1: [(0, 0)],
    2: [(-1, 1), (1, -1)],
    3: [(-1, 1), (0, 0), (1, -1)],
    4: [(-1, 1), (1, 1), (-1, -1), (1, -1)],
    5: [(-1, 1), (1, 1), (0, 0), (-1, -1), (1, -1)],
}


def die():
    """A big white die, side 1, centered; five to the front, three on its side, one on top."""
    ink, parts = m.gloss('#3A1D3F'), [rounded_box((1, 1, 1), 0.2, m.plastic('#FFFDF8', 0.2, 0.9), segments=8)]
    for value, turn in ((5, (0, 0, 0)), (3, (0, 0, -90)), (2, (0, 0, 90)), (1, (-90, 0, 0))):
        face = [ball(0.105, ink, at=(x * 0.25, -0.49, z * 0.25), scale=(1, 0.35, 1), detail=(32, 16)) for x, z in DOTS[value]]
        parts.append(place(group('face', *face), turn=turn))
    return group('die', *parts)


def phone(body, screen, tile):
    """A small phone with a game on it; 0.56 wide, 1 high, centered, facing −Y."""
    tiles = [
        extrusion(rounded_rectangle(0.15, 0.15, 0.04), 0.03, 0.012, m.plastic(tint, 0.3, 0.6), at=(x, -0.075, z))
        for x, z, tint in ((-0.1, 0.2, tile), (0.1, 0.2, m.WHITE), (-0.1, 0.0, m.WHITE), (0.1, 0.0, tile))
    ]
    return group(
        'phone',
        extrusion(rounded_rectangle(0.58, 1.0, 0.11), 0.11, 0.045, m.plastic(body, 0.22, 1.0)),
        extrusion(rounded_rectangle(0.5, 0.9, 0.08), 0.03, 0.01, m.glow(screen, 0.25), at=(0, -0.05, 0)),
        *tiles
    )


def headset(color):
    """Worn around the neck: a band behind it, an ear cup on each side, a microphone."""
    stuff, dark = m.plastic(color, 0.25, 0.8), m.plastic('#3A2A3F', 0.5, 0.2)
    bow = [
        (0.66 * math.sin(math.radians(a)), 0.06 - 0.6 * math.cos(math.radians(a)), -1.02 - 0.1 * math.cos(math.radians(a)))
        for a in range(48, 313, 8)
    ]
    parts = [tube(bow, 0.075, stuff)]
    for s in (-1, 1):
        cup = group(
            'cup',
            disc(0.27, 0.22, 0.1, stuff),
            disc(0.23, 0.14, 0.07, dark, at=(0, 0.14, 0)),
            disc(0.14, 0.05, 0.02, m.plastic(m.light(color, 0.4)), at=(0, -0.11, 0)),
        )
        parts.append(place(cup, (s * 0.5, -0.64, -1.24), (-30, 0, s * 26)))
    parts.append(tube([(-0.56, -0.78, -1.4), (-0.5, -0.88, -1.56), (-0.34, -0.93, -1.6), (-0.2, -0.93, -1.54)], 0.03, dark))
    parts.append(ball(0.07, stuff, at=(-0.17, -0.94, -1.53), scale=(1.3, 1, 1), detail=(32, 16)))
    return group('headset', *parts)


def hood(stuff, cord):
    """A lowered hood: a thick roll behind the neck that runs down to a point in front, and two cords."""
    roll = []
    for i in range(41):
        a = math.radians(360 * i / 40 - 180)
        front = (0.5 + 0.5 * math.cos(a)) ** 2
        roll.append((math.sin(a) * 0.56, 0.06 - 0.5 * math.cos(a) * (1.08 if front > 0.5 else 1.15), -1.02 - 0.3 * front))
    parts = [tube(roll, 0.16, stuff, smooth=False)]
    for s in (-1, 1):
        line = [(s * 0.14, -0.62, -1.36), (s * 0.17, -0.72, -1.52), (s * 0.16, -0.72, -1.78), (s * 0.18, -0.72, -1.95 - 0.06 * s)]
        parts += [tube(line, 0.03, cord), capsule(line[-1], (line[-1][0], line[-1][1], line[-1][2] - 0.08), 0.042, m.steel('#E6E2F5'))]
    return parts


def lens(color):
    """A magnifying glass held upright; its handle's middle is the origin."""
    glass = m.plastic('#BFE3F7', 0.2, 1.0) if is_cut_out() else clear('#F4FAFF', 0.45)  # what is half transparent has a grainy alpha
    return group(
        'lens',
        capsule((0, 0, -0.25), (0, 0, 0.22), 0.085, m.plastic('#3A2A3F', 0.3, 0.7)),
        capsule((0, 0, 0.24), (0, 0, 0.34), 0.06, m.gold()),
        ring(0.36, 0.065, m.plastic(color, 0.22, 0.9), at=(0, 0, 0.72)),
        disc(0.35, 0.05, 0.02, glass, at=(0, 0, 0.72)),
        capsule((-0.2, -0.035, 0.8), (-0.1, -0.035, 0.92), 0.022, m.glow('#FFFFFF', 1.0)),
    )


def dab(point, at, size, tint, seed, lift):
    """A splash of paint with an uneven edge."""
    chance = random.Random(seed)
    phase = [chance.uniform(0, 6.28) for _ in range(3)]
    outline = []
    for i in range(56):
        a = 2 * math.pi * i / 56
        reach = size / 2 * (1 + 0.16 * math.sin(3 * a + phase[0]) + 0.12 * math.sin(5 * a + phase[1]))
        outline.append((reach * math.cos(a), reach * math.sin(a) / 25))
    return spot(point, at, outline, m.plastic(tint, 0.25, 0.8), lift, 0.5, under=0.04)


def tortoiseshell():
    """Amber with brown clouds."""
    if 'tortoiseshell' in bpy.data.materials:
        return bpy.data.materials['tortoiseshell']
    material = m.plastic('#8A4A1C', 0.2, 1.0).copy()
    material.name = 'tortoiseshell'
    nodes, links = material.node_tree.nodes, material.node_tree.links
    noise, where = nodes.new('ShaderNodeTexNoise'), nodes.new('ShaderNodeTexCoord')
    noise.inputs['Scale'].default_value = 7.5
    ramp = m.two_tone(nodes, '#3B1C10', '#C97A2B', (0.42, 0.6))
    links.new(where.outputs['Object'], noise.inputs['Vector'])
    links.new(noise.outputs['Fac'], ramp.inputs['Fac'])
    links.new(ramp.outputs['Color'], nodes['Principled BSDF'].inputs['Base Color'])
    return material
