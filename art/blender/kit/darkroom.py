"""Renders a scene with the passes that the denoiser needs, and denoises it; writes pictures as a PNG."""
import tempfile
from pathlib import Path

import bpy
import numpy as np

from denoiser import denoise

PASSES = {'color': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def take_picture(scene):
    """Returns the picture, in linear colors with premultiplied alpha."""
    with tempfile.TemporaryDirectory() as folder:
        wire_passes(scene, folder)
        bpy.ops.render.render(scene=scene.name)
        layers = {name: read_layer(next(Path(folder).glob(f'{name}*.exr'))) for name in PASSES}
    color = layers['color']
    clean = denoise(color[:, :, :3], layers['albedo'][:, :, :3], layers['normal'][:, :, :3])
    alpha = color[:, :, 3:] if scene.render.film_transparent else np.ones_like(color[:, :, 3:])
    return np.concatenate([clean, np.clip(alpha, 0, 1)], axis=2)


def wire_passes(scene, folder):
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    files.file_slots.clear()
    for name, render_pass in PASSES.items():
        files.file_slots.new(name)
        links.new(layers.outputs[render_pass], files.inputs[name])


def read_layer(path):
    picture = bpy.data.images.load(str(path))
    width, height = picture.size
    pixels = np.empty(width * height * 4, np.float32)
    picture.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)


def develop(scene, frames, out):
    """Applies the view transform, and writes the pictures one below the other."""
    pixels = np.concatenate(frames[::-1])  # Blender's rows begin at the bottom
    height, width, _ = pixels.shape
    picture = bpy.data.images.new('picture', width, height, alpha=True, float_buffer=True)
    picture.alpha_mode = 'PREMUL'
    picture.pixels.foreach_set(np.ascontiguousarray(pixels, np.float32).ravel())
    settings = scene.render.image_settings
    settings.file_format, settings.compression = 'PNG', 60
    settings.color_mode = 'RGBA' if scene.render.film_transparent else 'RGB'
    out.parent.mkdir(parents=True, exist_ok=True)
    picture.save_render(str(out), scene=scene)
