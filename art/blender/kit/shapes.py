"""Rounded primitives for all pieces. Everything faces −Y (the camera), up is Z; sizes are in scene units (a card is 1.4 × 2)."""
import math

import bpy
from mathutils import Euler, Matrix, Vector


def rounded_box(size, radius, material, at=(0, 0, 0), segments=5):
    x, y, z = (s / 2 for s in size)
    corners = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    box = mesh('box', corners, faces, material, at)
    return bevel(box, min(radius, 0.499 * min(size)), segments)


def ball(radius, material, at=(0, 0, 0), scale=(1, 1, 1), detail=(64, 32)):
    around, down = detail
    return lathe(
        [(radius * math.sin(math.pi * i / down), -radius * math.cos(math.pi * i / down)) for i in range(down + 1)],
        material,
        at,
        around=around,
        scale=scale,
    )


def lathe(profile, material, at=(0, 0, 0), around=64, scale=(1, 1, 1), bend=None):
    """Revolves a profile of (radius, height), listed from the bottom up, around Z. `bend(point)` may move each point."""
    points, faces = [], []
    for radius, height in profile:
        for i in range(around):
            angle = 2 * math.pi * i / around
            point = Vector((radius * math.cos(angle), radius * math.sin(angle), height))
            points.append([axis * grow for axis, grow in zip(bend(point) if bend else point, scale)])
    for ring in range(len(profile) - 1):
        for i in range(around):
            a, b = ring * around + i, ring * around + (i + 1) % around
            faces.append((a, b, b + around, a + around))
    faces.append(tuple(reversed(range(around))))
    faces.append(tuple(range((len(profile) - 1) * around, len(profile) * around)))
    return mesh('lathe', points, faces, material, at)


def disc(radius, thickness, edge, material, at=(0, 0, 0), around=72):
    """A coin-like cylinder facing −Y with rounded edges."""
    half, steps = thickness / 2, 6
    edge = min(edge, half)
    arc = [math.pi / 2 * i / steps for i in range(steps + 1)]
    lower = [(radius - edge + edge * math.sin(a), -half + edge - edge * math.cos(a)) for a in arc]
    upper = [(r, -z) for r, z in reversed(lower)]
    return upright(
        lathe([(0, -half), (radius - edge * 1.5, -half), *lower, *upper, (radius - edge * 1.5, half), (0, half)], material, at, around)
    )


def ring(radius, thickness, material, at=(0, 0, 0), flat=1.0):
    """A torus facing −Y."""
    points, faces, around, section = [], [], 64, 20
    for i in range(around):
        a = 2 * math.pi * i / around
        for j in range(section):
            b = 2 * math.pi * j / section
            reach = radius + thickness * math.cos(b)
            points.append((reach * math.cos(a), thickness * flat * math.sin(b), reach * math.sin(a)))
            here, next_ring, up = i * section, (i + 1) % around * section, (j + 1) % section
            faces.append((here + j, here + up, next_ring + up, next_ring + j))
    return mesh('ring', points, faces, material, at)


def capsule(start, end, radius, material, end_radius=None):
    """A capsule between two points."""
    return tube([start, end], radius, material, end_radius=end_radius, smooth=False)


def tube(points, radius, material, end_radius=None, smooth=True):
    """A tube through (or, if not `smooth`, along) points, tapering to `end_radius`."""
    end_radius = radius if end_radius is None else end_radius
    path = spline_points([Vector(p) for p in points]) if smooth and len(points) > 2 else [Vector(p) for p in points]
    lengths = [0.0]
    for a, b in zip(path, path[1:]):
        lengths.append(lengths[-1] + (b - a).length)
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', 1.0, 8, True
    line = curve.splines.new('POLY')
    line.points.add(len(path) - 1)
    line.use_smooth = True
    for point, place, length in zip(line.points, path, lengths):
        point.co = (*place, 1)
        point.radius = radius + (end_radius - radius) * length / lengths[-1]
    rope = mesh_of('tube', curve, material)
    return group('tube', rope, ball(radius, material, path[0], detail=(32, 16)), ball(end_radius, material, path[-1], detail=(32, 16)))


def spline_points(points, steps=12):
    """A Catmull-Rom curve through all points."""
    padded = [2 * points[0] - points[1], *points, 2 * points[-1] - points[-2]]
    path = []
    for a, b, c, d in zip(padded, padded[1:], padded[2:], padded[3:]):
        for i in range(steps):
            t = i / steps
            path.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3))
    return [*path, points[-1]]


def extrusion(outline, depth, edge, material, at=(0, 0, 0), holes=()):
    """Extrudes a flat outline of (x, z), facing −Y, with its edges rounded by `edge`. The middle of its thickness is at y = 0."""
    curve = bpy.data.curves.new('extrusion', 'CURVE')
    curve.dimensions, curve.fill_mode = '2D', 'BOTH'
    edge = min(edge, depth / 2)
    curve.extrude, curve.bevel_depth, curve.bevel_resolution, curve.offset = depth / 2 - edge, edge, 4, -edge
    for loop in (outline, *holes):
        line = curve.splines.new('POLY')
        line.points.add(len(loop) - 1)
        line.use_cyclic_u = line.use_smooth = True
        for point, (x, y) in zip(line.points, loop):
            point.co = (x, y, 0, 1)
    return solid('extrusion', curve, material, at)


def text(words, size, depth, material, at=(0, 0, 0), bold=0.02):
    """Raised letters in Blender's own font, facing −Y, centered."""
    letters = bpy.data.curves.new('text', 'FONT')
    letters.body, letters.size, letters.offset = words, size, bold * size
    letters.align_x, letters.align_y, letters.space_character = 'CENTER', 'CENTER', 1.08
    edge = min(depth / 2, 0.02 * size)
    letters.extrude, letters.bevel_depth, letters.bevel_resolution = depth / 2 - edge, edge, 3
    return solid('text', letters, material, at)


def solid(name, curve, material, at):
    """Converts a curve to a mesh that faces −Y."""
    return upright(mesh_of(name, curve, material, at))


def mesh_of(name, curve, material, at=(0, 0, 0)):
    source = bpy.data.objects.new(name, curve)
    data = bpy.data.meshes.new_from_object(source)
    bpy.data.objects.remove(source)
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(40)
    for polygon in data.polygons:
        polygon.use_smooth = True
    return link(bpy.data.objects.new(name, data), material, at)


def upright(body):
    """Rotates a mesh that was modeled lying (its top is +Z) to face −Y. It changes the vertices, so that `place` starts from zero rotation."""
    body.data.transform(Matrix.Rotation(math.pi / 2, 4, 'X'))
    return body


def sculpt(parts, material, voxel=0.04, smoothing=14):
    """Merges overlapping parts into one smooth body (voxel remesh)."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    points, faces = [], []
    for part in [child for part in parts for child in family(part) if child.type != 'EMPTY']:
        baked = part.evaluated_get(graph).to_mesh()
        start = len(points)
        points += [tuple(part.matrix_world @ vertex.co) for vertex in baked.vertices]
        faces += [tuple(start + i for i in polygon.vertices) for polygon in baked.polygons]
    for part in parts:
        discard(part)
    body = mesh('sculpt', points, faces, material)
    remesh = body.modifiers.new('melt', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    soften = body.modifiers.new('soften', 'SMOOTH')
    soften.factor, soften.iterations = 0.5, smoothing
    return body


def carve(body, cutters):
    """Cuts holes into a body."""
    for cutter in cutters:
        cut = body.modifiers.new('carve', 'BOOLEAN')
        cut.object, cut.operation, cut.solver = cutter, 'DIFFERENCE', 'EXACT'
        cutter.hide_render = True
        cutter.parent = body
    return body


def mesh(name, points, faces, material, at=(0, 0, 0)):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.validate()
    for polygon in data.polygons:
        polygon.use_smooth = True
    data.use_auto_smooth, data.auto_smooth_angle = True, math.radians(50)
    return link(bpy.data.objects.new(name, data), material, at)


def bevel(body, radius, segments=5):
    edge = body.modifiers.new('bevel', 'BEVEL')
    edge.width, edge.segments, edge.limit_method, edge.harden_normals = radius, segments, 'ANGLE', True
    edge.use_clamp_overlap = True
    return body


def link(body, material=None, at=(0, 0, 0)):
    bpy.context.scene.collection.objects.link(body)
    if material:
        body.data.materials.append(material)
    body.location = at
    return body


def group(name, *parts):
    """Parents parts to one empty, so that they move together."""
    handle = link(bpy.data.objects.new(name, None))
    for part in parts:
        part.parent = handle
    return handle


def place(piece, at=(0, 0, 0), turn=(0, 0, 0), scale=1.0):
    """Sets position, rotation (degrees around X, Y, Z) and scale of a piece."""
    piece.location = at
    piece.rotation_euler = Euler([math.radians(a) for a in turn])
    piece.scale = (scale, scale, scale) if isinstance(scale, (int, float)) else scale
    return piece


def family(piece):
    return [piece, *piece.children_recursive]


def discard(piece):
    for member in family(piece):
        bpy.data.objects.remove(member)
