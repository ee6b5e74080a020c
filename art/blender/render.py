"""Renders one original: blender -b --factory-startup -noaudio -P art/blender/render.py -- hero/apricot [--size 25] [--samples 16] [--out file]"""
import argparse
import sys
import time
from pathlib import Path

import bpy

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

from kit.darkroom import develop, take_picture  # noqa: E402
from kit.rig import set_film  # noqa: E402
from scenes import CATALOGUE, build  # noqa: E402


def read_arguments():
    parser = argparse.ArgumentParser(prog='render.py')
    parser.add_argument('name', choices=sorted(CATALOGUE))
    parser.add_argument('--size', type=int, default=100, help='per cent of the full size')
    parser.add_argument('--samples', type=int, default=32)
    parser.add_argument('--out', type=Path)
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1 :])


def main():
    wanted = read_arguments()
    started = time.monotonic()
    picture = CATALOGUE[wanted.name]
    scene = bpy.context.scene
    for leftover in list(bpy.data.objects):
        bpy.data.objects.remove(leftover)
    set_film(scene, picture.width, picture.height, picture.transparent, wanted.size, wanted.samples)
    show = build(wanted.name, scene)
    frames = []
    for frame in range(picture.frames):
        if picture.frames > 1:
            show(frame)
        frames.append(take_picture(scene))
    out = wanted.out or HERE.parent / 'originals' / f'{wanted.name}.png'
    develop(scene, frames, out.resolve())
    print(f'{wanted.name} {picture.width}x{picture.height} at {wanted.size}% in {time.monotonic() - started:.0f} s: {out}')


main()
