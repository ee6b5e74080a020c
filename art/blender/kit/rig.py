"""Camera, lights, curved backdrop and render settings. A scene calls what it needs; the render command calls `set_film`."""
import math

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from . import materials
from .shapes import family, link, mesh

KEY, FILL, RIM = (1.0, 0.86, 0.70), (1.0, 0.62, 0.66), (0.62, 0.78, 1.0)


def set_film(scene, width, height, transparent, size=100, samples=32):
    """Configures Cycles on the CPU: adaptive sampling limits the noise, and the denoiser removes the rest."""
    render, cycles = scene.render, scene.cycles
    render.engine, render.film_transparent = 'CYCLES', transparent
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, size
    cycles.samples, cycles.use_adaptive_sampling, cycles.adaptive_threshold = samples, True, 0.05
    cycles.use_denoising, cycles.seed = False, 7
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 6, 3, 3, 4
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 4, 12
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render.use_persistent_data = True
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'
    scene.view_settings.exposure = 0


def is_cut_out():
    """Whether the picture shows its subject alone, on transparent film."""
    return bpy.context.scene.render.film_transparent


def camera(scene, at, target, lens=70, focus=None, blur=None):
    """A camera that looks from `at` to `target`. `blur` is the f-number; without it, everything is in focus. `focus` is the focal point."""
    eye = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    link(eye, at=at)
    eye.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    eye.data.lens = lens
    if blur and not is_cut_out():  # a blurred edge is no edge to cut along
        eye.data.dof.use_dof, eye.data.dof.aperture_fstop = True, blur
        eye.data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    scene.camera = eye
    return eye


def three_lights(scene, scale=1.0, center=(0, 0, 1), strength=1.0, ambient=0.45, ambient_color='#FFF1E2'):
    """Warm key from the left, pink fill from the right, cool rim from behind; `scale` 1 suits a subject four units wide."""
    softbox('key', KEY, (-3.6, -4.2, 5.2), 3.6, 620 * strength, center, scale)
    softbox('fill', FILL, (5.2, -3.4, 2.0), 4.5, 190 * strength, center, scale)
    softbox('rim', RIM, (2.8, 4.6, 4.6), 3.0, 520 * strength, center, scale)
    softbox('top', (1, 0.95, 0.9), (0, 0.5, 6.5), 3.0, 160 * strength, center, scale)
    daylight(scene, ambient, ambient_color)


def daylight(scene, strength, color='#FFF1E2'):
    """Uniform ambient light."""
    world = bpy.data.worlds.new('studio')
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = materials.rgba(color)
    background.inputs['Strength'].default_value = strength
    scene.world = world


def table_top(scene, strength=1.0, ambient=0.42):
    """A top view of a table in portrait format, 10 × 22 units: both ends are lit, the middle is in soft shade, where a board will be drawn."""
    softbox('far end', KEY, (-9, 1.0, 8), 5, 2300 * strength, (0, 9.5, 0))
    softbox('near end', (1.0, 0.84, 0.78), (-9, 0.5, 8), 5, 2200 * strength, (0, -9.5, 0))
    daylight(scene, ambient)
    return camera(scene, (0, 0, 30), (0, 0.001, 0), 50)


def softbox(name, color, at, size, watts, center=(0, 0, 0), scale=1.0):
    """A square lamp; position and size grow with `scale`, and its power with the square."""
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.color, lamp.size, lamp.energy = color, size * scale, watts * scale**2
    body = link(bpy.data.objects.new(name, lamp))
    body.location = Vector(at) * scale + Vector(center)
    body.rotation_euler = (Vector(center) - body.location).to_track_quat('-Z', 'Y').to_euler()
    return body


def backdrop(material, width=60, depth=12, height=30, floor=0.0, radius=5.0, front=-25, tints=False):
    """A floor that bends up into a wall behind the subject, `depth` away. Cut-outs do not show it, nor its color unless it `tints` them."""
    profile = [(front, 0.0), (depth - radius, 0.0)]
    profile += [
        (depth - radius + radius * math.sin(a), radius - radius * math.cos(a)) for a in (math.pi / 2 * i / 24 for i in range(1, 25))
    ]
    profile.append((depth, height))
    points = [(side * width / 2, y, z) for y, z in profile for side in (-1, 1)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    wall = mesh('backdrop', points, faces, material, at=(0, 0, floor))
    if is_cut_out() and not tints:
        gray_out(wall)
    wall.visible_camera = not is_cut_out()
    return wall


def gray_out(wall):
    """Leaves of the backdrop only the shade that it casts: gray, so that it tints no edge, and dark, so that white things show on white paper."""
    wall.data.materials[0] = materials.plastic('#5F5852', 0.6, 0)
    bpy.context.scene.view_settings.exposure = -0.12


def frame(scene, pieces, azimuth=0, elevation=12, lens=85, margin=0.1):
    """A camera that frames the pieces with an even margin. Degrees: azimuth to the viewer's right, elevation up."""
    points = list_points([member for piece in pieces for member in family(piece)])
    low, high = (Vector([pick(point[axis] for point in points) for axis in range(3)]) for pick in (min, max))
    middle = (low + high) / 2
    a, e = math.radians(azimuth), math.radians(elevation)
    away = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    eye = camera(scene, middle + away * 20, middle, lens)
    bpy.context.view_layer.update()
    near, _ = eye.camera_fit_coords(bpy.context.evaluated_depsgraph_get(), [value for point in points for value in point])
    eye.location = near + away * (near - middle).length * margin
    return eye


def fit_view(scene, margin=0.02):
    """Zooms and shifts the view, without moving the camera, until everything is in the picture with a margin on all sides."""
    points = [world_to_camera_view(scene, scene.camera, point) for point in list_points(scene.objects)]
    (left, right), (low, high) = ((min(axis), max(axis)) for axis in ([p.x for p in points], [p.y for p in points]))
    zoom = (1 - 2 * margin) / max(right - left, high - low)
    eye, ratio = scene.camera.data, scene.render.resolution_y / scene.render.resolution_x
    eye.lens *= zoom
    eye.shift_x, eye.shift_y = ((left + right) / 2 - 0.5) * zoom, ((low + high) / 2 - 0.5) * zoom * ratio


def list_points(parts):
    """The corners of all meshes that the camera sees, where they are in the scene."""
    bpy.context.view_layer.update()
    graph = bpy.context.evaluated_depsgraph_get()
    return [
        part.matrix_world @ vertex.co
        for part in parts
        if part.type == 'MESH' and part.visible_camera and not part.hide_render
        for vertex in part.evaluated_get(graph).data.vertices
    ]
