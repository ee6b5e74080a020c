"""The bodies and clothes of figures: torso, sleeves, hands, coats, collars, aprons. All fit the torso of surface.py."""
import math

import bpy
from mathutils import Vector

from ... import materials as m
from ...shapes import ball, capsule, group, rounded_box, sculpt, tube
from .face import skin_of
from .surface import PROFILE, along, curve_at, grid, mid, on_torso, oval, sheet, spot

SOLE = 3.75  # how far the soles of the shoes are below the center of the head


def cloth(color):
    return m.plastic(color, 0.58, 0.12)


def denim(color='#4F7FB8'):
    return m.surface(f'denim {color}', color, 0.75, coat=0.0, sheen=0.3, bump=(38, 0.25))


def striped(first, second, width=0.17):
    """Cloth with horizontal stripes, measured from the ground so that sleeves and body match."""
    name = f'striped {first} {second} {width}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = cloth(first).copy()
    material.name = name
    nodes, links = material.node_tree.nodes, material.node_tree.links
    spot_of, parts, wave, choose = (
        nodes.new('ShaderNodeNewGeometry'),
        nodes.new('ShaderNodeSeparateXYZ'),
        nodes.new('ShaderNodeMath'),
        nodes.new('ShaderNodeMixRGB'),
    )
    wave.operation, wave.inputs[1].default_value = 'PINGPONG', width
    over = nodes.new('ShaderNodeMath')
    over.operation, over.inputs[1].default_value = 'GREATER_THAN', width / 2
    choose.inputs['Color1'].default_value, choose.inputs['Color2'].default_value = m.rgba(first), m.rgba(second)
    links.new(spot_of.outputs['Position'], parts.inputs[0])
    shift = nodes.new('ShaderNodeMath')
    shift.inputs[1].default_value = 0.05
    links.new(parts.outputs['Z'], shift.inputs[0])
    links.new(shift.outputs[0], wave.inputs[0])
    links.new(wave.outputs[0], over.inputs[0])
    links.new(over.outputs[0], choose.inputs['Fac'])
    links.new(choose.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def torso(stuff, skin, neckline=1.35):
    """A body in a shirt, with a bare neck."""
    rows = [[on_torso(360 * j / 160, 9 * i / 110) for j in range(160)] for i in range(111)]
    neck = tube([(0, 0.02, -0.7), (0, 0.0, -1.16)], 0.335, skin_of(skin), end_radius=0.36)
    hem = band(neckline, 0.035, stuff, 0.015)
    return [grid('torso', rows, stuff, closed=True), neck, hem]


def band(row, radius, stuff, lift=0.0):
    """A band around the torso."""
    return tube([on_torso(180 + 360 * i / 48, row, lift) for i in range(49)], radius, stuff, smooth=False)


def coat(stuff, opening, top=1.25, hem=9.0, lift=0.075):
    """A jacket open at the front: `opening` are the half angles from its collar down to its hem."""
    left = lambda s: (along(opening, s), mid(top, hem, s))
    right = lambda s: (360 - along(opening, s), mid(top, hem, s))
    return sheet(on_torso, left, right, stuff, lift, 0.07, rows=70, columns=110)


def lapel(side, stuff, inner, outer, top=1.3, low=6.0, lift=0.13):
    """Half of a collar, lying on a coat between two rows of angles."""
    return sheet(
        on_torso,
        lambda s: (side * along(inner, s), mid(top, low, s)),
        lambda s: (side * along(outer, s), mid(top, low, s)),
        stuff,
        lift,
        0.05,
        rows=44,
        columns=24,
        under=0.03,
    )


def patch(stuff, low, high, lift=0.12, edge=0.06, under=0.03, point=on_torso):
    """A pocket or a bib between two corners (azimuth, row)."""
    return sheet(
        point, lambda s: (low[0], mid(low[1], high[1], s)), lambda s: (high[0], mid(low[1], high[1], s)), stuff, lift, edge, 30, 30, under
    )


def strap(side, stuff, x=0.36, low=4.4, lift=0.09, half=0.085):
    """A ribbon straight over the shoulder at a distance x from the neck, from the row `low` in front to the back."""

    def point(u, v, rise=0.0):
        top = highest(u)
        row = top + abs(v) * (low - top)
        width, depth, height = curve_at(PROFILE, row)
        y = depth * max(0.0, 1 - (abs(u) / width) ** 2.3) ** (1 / 2.3)
        front = min(1.0, abs(v) * 1.4)
        return Vector((u, math.copysign(y + rise * front, v), height + rise * (1 - 0.85 * front)))

    return sheet(
        point, lambda t: (side * (x - half), mid(-1, 0.8, t)), lambda t: (side * (x + half), mid(-1, 0.8, t)), stuff, lift, 0.05, 64, 14
    )


def highest(x):
    """Returns the highest row at which the half width of the torso is |x|."""
    low, high = 0.5, 4.0
    for _ in range(30):
        row = (low + high) / 2
        low, high = (row, high) if curve_at(PROFILE, row)[0] < abs(x) else (low, row)
    return low + 1e-3


def legs(stuff, shoe):
    """Short legs below the torso, in shoes. The soles are SOLE below the center of the head."""
    hips = ball(0.8, None, at=(0, 0, -3.05), scale=(0.99, 0.76, 0.4))
    parts = [sculpt([hips, *[capsule((s * 0.38, 0, -3.05), (s * 0.38, 0, -3.5), 0.36, None) for s in (-1, 1)]], stuff, 0.035, 8)]
    for s in (-1, 1):
        toe = ball(0.36, None, at=(s * 0.41, -0.16, -3.56), scale=(0.98, 1.32, 0.62))
        heel = ball(0.34, None, at=(s * 0.41, 0.06, -3.52), scale=(0.98, 1.02, 0.66))
        parts.append(sculpt([toe, heel], shoe, 0.03, 6))
        parts.append(rounded_box((0.66, 0.92, 0.12), 0.055, m.plastic('#FFF6EA', 0.5, 0.2), at=(s * 0.41, -0.13, 0.06 - SOLE)))
    return group('legs', *parts)


def button(at, stuff, size=7.0, lift=0.12):
    return spot(on_torso, at, [(u, v / 25) for u, v in oval(size, size, 32)], stuff, lift, 0.5, under=0.04)


def collar(stuff):
    """The two points of a shirt's collar, and its band round the neck."""
    stand = tube(
        [
            (0.37 * math.sin(a), 0.01 - 0.37 * math.cos(a), -1.07 + 0.09 * (0.5 - 0.5 * math.cos(a)))
            for a in (math.pi + 2 * math.pi * i / 40 for i in range(41))
        ],
        0.075,
        stuff,
        smooth=False,
    )
    points = [
        sheet(
            on_torso,
            lambda s, side=side: (side * along((4, 8, 30), s), mid(1.15, 3.5, s)),
            lambda s, side=side: (side * along((100, 74, 34), s), mid(1.0, 3.5, s)),
            stuff,
            0.12,
            0.045,
            36,
            24,
            0.02,
        )
        for side in (-1, 1)
    ]
    return [stand, *points]


def arm(side, elbow, wrist, sleeve, skin, cuff=None, radius=0.275, bare=0.0, hand='fist'):
    """From the shoulder over the elbow to the wrist; elbow and wrist are points. `bare` is how much of the forearm shows."""
    shoulder, elbow, wrist = Vector((side * 0.70, 0.02, -1.47)), Vector(elbow), Vector(wrist)
    onward = (wrist - elbow).normalized()
    end = wrist.lerp(elbow, bare)
    bend = elbow.lerp(end, 0.45) if bare < 0.5 else elbow.lerp(end, 0.6)
    parts = [
        tube(
            [shoulder, (shoulder + elbow) / 2 + Vector((side * 0.06, 0, 0.02)), elbow, bend, end], radius, sleeve, end_radius=radius * 0.78
        )
    ]
    if bare:
        parts.append(capsule(elbow.lerp(end, 0.8), wrist, 0.165, skin_of(skin), end_radius=0.15))
    parts.append(capsule(end - onward * 0.07, end + onward * 0.015, radius * 0.86, cuff or sleeve))
    parts.append({'fist': fist, 'open': palm}[hand](side, wrist + onward * 0.15, skin))
    return group('arm', *parts)


def palm(side, at, skin):
    """An open hand that waves, its palm to the front."""
    x, y, z = at
    fingers = [
        capsule((x + spread * 0.55, y, z + 0.06), (x + spread, y - 0.02, z + height), 0.066, None)
        for spread, height in ((-0.2, 0.27), (-0.075, 0.37), (0.06, 0.37), (0.19, 0.28))
    ]
    thumb = capsule((x - side * 0.1, y, z - 0.06), (x - side * 0.27, y - 0.03, z + 0.1), 0.064, None)
    return sculpt([ball(0.2, None, at=at, scale=(0.98, 0.62, 1.0)), *fingers, thumb], skin_of(skin), 0.018, 4)


def fist(side, at, skin):
    """A rounded hand whose fingers curl to the front."""
    x, y, z = at
    fingers = [
        capsule((x - side * 0.11, y - 0.13, z + h), (x + side * 0.06, y - 0.17, z + h), 0.068, None) for h in (0.125, 0.03, -0.065, -0.15)
    ]
    thumb = capsule((x - side * 0.02, y - 0.12, z + 0.17), (x - side * 0.13, y - 0.17, z + 0.2), 0.066, None)
    return sculpt([ball(0.2, None, at=at, scale=(0.92, 0.85, 1.02)), *fingers, thumb], skin_of(skin), 0.018, 4)
