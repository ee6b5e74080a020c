"""Toy blocks: rounded cubes with a raised cushion on each side, single or joined. A cube's side is 1."""
from .. import materials as m
from ..shapes import group, place, rounded_box

SHAPES = {  # cells as (x, z)
    'dot': [(0, 0)],
    'pair': [(0, 0), (1, 0)],
    'corner': [(0, 0), (1, 0), (0, 1)],
    'square': [(0, 0), (1, 0), (0, 1), (1, 1)],
    'line': [(0, 0), (1, 0), (2, 0)],
    'long': [(0, 0), (1, 0), (2, 0), (3, 0)],
    'ell': [(0, 0), (1, 0), (2, 0), (2, 1)],
    'tee': [(0, 0), (1, 0), (2, 0), (1, 1)],
    'zig': [(0, 0), (1, 0), (1, 1), (2, 1)],
}


def cube(color, at=(0, 0, 0)):
    body, cushion = m.plastic(color, 0.26, 0.8), m.plastic(m.light(color, 0.16), 0.2, 1.0)
    core = rounded_box((0.97, 0.97, 0.97), 0.13, body)
    pads = [rounded_box(size, 0.09, cushion) for size in ((0.66, 1.05, 0.66), (1.05, 0.66, 0.66), (0.66, 0.66, 1.05))]
    return place(group('cube', core, *pads), at)


def block(shape='tee', color=m.CORAL):
    """Cells side by side, centered."""
    cells = SHAPES[shape]
    middle = [(min(c[axis] for c in cells) + max(c[axis] for c in cells)) / 2 for axis in (0, 1)]
    return group(f'block {shape}', *[cube(color, (x - middle[0], 0, z - middle[1])) for x, z in cells])
