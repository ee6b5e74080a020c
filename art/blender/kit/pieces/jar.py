"""Clear glass: a jar of marbles, a pipe with marbles in it, and the material that makes them. Jars stand on z = 0."""
import math
import random

import bpy
from mathutils import Vector

from .. import materials as m
from ..shapes import ball, group, lathe, place, ring, spline_points, tube


def clear(tint='#F2FAFF', strength=0.6):
    """Glass without refraction: transparent in the middle, bright at its rim. Renders without noise."""
    name = f'clear {tint} {strength}'
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    through, shine, weight, blend = (
        nodes.new('ShaderNodeBsdfTransparent'),
        nodes.new('ShaderNodeBsdfPrincipled'),
        nodes.new('ShaderNodeLayerWeight'),
        nodes.new('ShaderNodeMixShader'),
    )
    through.inputs['Color'].default_value = m.rgba(tint)
    shine.inputs['Base Color'].default_value, shine.inputs['Roughness'].default_value, shine.inputs['Clearcoat'].default_value = (
        m.rgba('#FFFFFF'),
        0.1,
        1.0,
    )
    weight.inputs['Blend'].default_value = 0.28
    scale = nodes.new('ShaderNodeMath')
    scale.operation, scale.inputs[1].default_value = 'MULTIPLY_ADD', strength
    scale.inputs[2].default_value = 0.03
    links.new(weight.outputs['Facing'], scale.inputs[0])
    links.new(scale.outputs[0], blend.inputs['Fac'])
    links.new(through.outputs[0], blend.inputs[1])
    links.new(shine.outputs[0], blend.inputs[2])
    links.new(blend.outputs[0], nodes['Material Output'].inputs['Surface'])
    return material


def marble(color, radius=0.17, at=(0, 0, 0)):
    return ball(radius, m.plastic(color, 0.1, 1.0), at=at, detail=(32, 16))


def jar(radius=0.8, height=1.7, fill=0.7, colors=m.TOYS, seed=2, size=0.17, lid=None):
    """A round jar filled with marbles."""
    r, h = radius, height
    outer = [
        (0, 0.0),
        (r * 0.82, 0.0),
        (r * 0.96, 0.05),
        (r, 0.16),
        (r, h * 0.8),
        (r * 0.94, h * 0.9),
        (r * 0.8, h * 0.95),
        (r * 0.78, h * 1.0),
    ]
    parts = [
        lathe(
            outer
            + [(r * 0.74, h), (r * 0.75, h * 0.95), (r * 0.9, h * 0.88), (r * 0.95, h * 0.8), (r * 0.95, 0.16), (r * 0.9, 0.07), (0, 0.06)],
            clear(),
        )
    ]
    parts.append(place(ring(r * 0.79, 0.06, clear('#E6F4FF', 1.2)), (0, 0, h), (90, 0, 0)))
    if lid:
        parts.append(
            lathe(
                [(0, h - 0.02), (r * 0.86, h - 0.02), (r * 0.9, h + 0.03), (r * 0.9, h + 0.2), (r * 0.84, h + 0.26), (0, h + 0.26)],
                m.plastic(lid),
            )
        )
    return group('jar', *parts, *heap(r * 0.93, h * fill, colors, seed, size))


def heap(radius, height, colors, seed, size):
    """Marbles packed in layers, with random offsets."""
    chance, parts, z, layer = random.Random(seed), [], 0.07 + size, 0
    while z < height:
        reach = radius - size * 1.02
        rings = []
        while reach > size * 0.6:
            rings.append((reach, max(1, int(2 * math.pi * reach / (size * 2.06)))))
            reach -= size * 1.9
        if reach > -size * 0.5:
            rings.append((0.0, 1))
        for reach, count in rings:
            turn = chance.uniform(0, 6.28)
            for k in range(count):
                a = turn + 2 * math.pi * k / count
                parts.append(
                    marble(
                        chance.choice(colors),
                        size * chance.uniform(0.94, 1.0),
                        (reach * math.cos(a), reach * math.sin(a), z + chance.uniform(-0.2, 0.2) * size),
                    )
                )
        z += size * 1.72
        layer += 1
    return parts


def glass_pipe(points, radius=0.26, marbles=(), size=0.17):
    """A pipe of clear glass through points; `marbles` are (position 0…1, color)."""
    path = spline_points([Vector(p) for p in points])
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    parts = [hollow(path, radius, clear('#E4F3FF', 0.85))]
    for end, ahead in ((path[0], path[1]), (path[-1], path[-2])):
        collar = ring(radius * 1.02, radius * 0.2, m.plastic('#FFF5E6', 0.25, 0.8))
        collar.location, collar.rotation_euler = end, (Vector(end) - Vector(ahead)).to_track_quat('Y', 'Z').to_euler()
        parts.append(collar)
    for at, color in marbles:
        want = at * lengths[-1]
        i = next(k for k in range(len(path) - 1) if lengths[k + 1] >= want - 1e-6)
        spot = path[i].lerp(path[i + 1], (want - lengths[i]) / max(1e-6, lengths[i + 1] - lengths[i]))
        parts.append(marble(color, size, spot))
    return group('glass pipe', *parts)


def hollow(path, radius, stuff):
    """The wall of a pipe, without ends."""
    rope = tube(path, radius, stuff, smooth=False)
    wall = next(part for part in rope.children if part.name.startswith('tube'))
    for part in list(rope.children):
        if part != wall:
            bpy.data.objects.remove(part)
    return rope
