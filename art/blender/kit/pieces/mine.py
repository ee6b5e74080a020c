"""A friendly round mine with a flag on top. About 2.4 wide, stands on z = 0."""
from .. import materials as m
from ..outlines import eased
from ..shapes import ball, capsule, extrusion, group, place
from .face import cheek, eye, on_ball, open_smile

MIDDLE = (0, 0, 1.12)


def mine(shell='#4A3566', flag=m.CORAL):
    body, stud = m.plastic(shell, 0.24, 0.9), m.plastic(m.light(shell, 0.22), 0.26, 0.8)
    parts = [ball(1.0, body, MIDDLE)]
    for azimuth, elevation in ((-90, 0), (90, 0), (-90, 45), (90, 45), (-90, -45), (90, -45), (0, -62), (180, 20)):
        parts.append(on_ball(group('stud', ball(0.24, stud, scale=(1, 0.9, 1))), MIDDLE, 1.02, azimuth, elevation))
    for side in (-1, 1):
        parts.append(on_ball(eye(0.19, 1.25), MIDDLE, 0.96, side * 22, 10))
        parts.append(on_ball(cheek(0.16, '#F2798A'), MIDDLE, 0.97, side * 40, -9))
    parts.append(on_ball(open_smile(0.38, 0.26), MIDDLE, 1.0, 0, -9))
    return group('mine', *parts, place(pennant(flag), (0.06, 0, 2.0), (0, 8, 0)))


def pennant(color=m.CORAL):
    """A little flag on a pole, stands on z = 0."""
    cloth = eased([(0, 0.42), (0.96, 0.02), (0, -0.38)], 60)
    return group(
        'pennant',
        capsule((0, 0, -0.1), (0, 0, 0.86), 0.095, m.plastic(m.CREAM, 0.3, 0.7)),
        extrusion(cloth, 0.18, 0.07, m.plastic(color, 0.26, 0.8), at=(0.02, -0.02, 0.52)),
    )
