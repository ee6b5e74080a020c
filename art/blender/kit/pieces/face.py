"""Eyes, mouths and cheeks for toys with faces. All face −Y."""
import math

from .. import materials as m
from ..shapes import ball, extrusion, group, place, tube


def eye(radius=0.2, tall=1.2, gaze=(0.0, 0.0)):
    """A black eye with two highlights. `gaze` shifts the highlights."""
    pearl = ball(radius, m.gloss('#22121F'), scale=(1, 0.55, tall))
    shine = ball(
        radius * 0.34,
        m.glow('#FFFFFF', 1.2),
        at=(radius * (-0.3 + gaze[0]), -radius * 0.46, radius * (0.45 + gaze[1])),
        scale=(1, 0.4, 1.05),
    )
    glint = ball(
        radius * 0.16, m.glow('#FFFFFF', 1.0), at=(radius * (0.32 + gaze[0]), -radius * 0.47, radius * (-0.38 + gaze[1])), scale=(1, 0.4, 1)
    )
    return group('eye', pearl, shine, glint)


def smile(width=0.3, depth=0.12, material=None, weight=0.03, curl=0.0):
    """A curved line between two points; `curl` bends its ends backward around a ball."""
    points = []
    for i in range(13):
        t = i / 6 - 1
        points.append((t * width / 2, curl * t * t, -depth * (1 - t * t)))
    return tube(points, weight, material or m.plastic(m.INK), smooth=False)


def open_smile(width=0.36, depth=0.22):
    """A laughing mouth, flat on top, with a tongue."""
    shape = [
        (width / 2 * math.cos(a), (depth if a < 0 else depth * 0.16) * math.sin(a))
        for a in (2 * math.pi * i / 64 - math.pi for i in range(64))
    ]
    tongue = [(x * 0.62, -depth * 0.62 + z * 0.36) for x, z in shape]
    return group(
        'open smile',
        extrusion(shape, 0.05, 0.02, m.plastic('#6B1F35', 0.4, 0.3)),
        extrusion(tongue, 0.05, 0.02, m.plastic('#FF7F7A'), at=(0, -0.008, 0)),
    )


def cheek(radius=0.14, color='#F9837A'):
    return ball(radius, m.plastic(color, 0.6, 0.1), scale=(1.15, 0.24, 0.82))


def on_ball(part, center, radius, azimuth, elevation, scale=1.0):
    """Places a part on a ball, facing outward; degrees, azimuth to the viewer's right, elevation up."""
    a, e = math.radians(azimuth), math.radians(elevation)
    reach = radius if isinstance(radius, (int, float)) else radius(a, e)
    at = (center[0] + reach * math.cos(e) * math.sin(a), center[1] - reach * math.cos(e) * math.cos(a), center[2] + reach * math.sin(e))
    return place(part, at, (-elevation, 0, azimuth), scale)
