"""The rose castle and its parts: towers with conical roofs, walls with battlements, a lit gate. Stands on z = 0; about 5 high."""
import math

from .. import materials as m
from ..outlines import SUITS, heart
from ..shapes import ball, capsule, extrusion, group, lathe, place, rounded_box

STONE, ROOF, TRIM = '#FFB7C9', '#E2558F', '#FFF1E6'


def tower(height=2.4, radius=0.5, stone=STONE, roof=ROOF, flag=m.SUN, windows=1):
    wall = m.clay(stone)
    parts = [
        lathe(
            [
                (0, 0),
                (radius * 1.14, 0),
                (radius * 1.14, 0.12),
                (radius * 1.02, 0.22),
                (radius * 0.95, height * 0.5),
                (radius, height - 0.25),
                (radius * 1.2, height - 0.05),
                (radius * 1.22, height + 0.1),
                (radius * 1.1, height + 0.14),
                (0, height + 0.14),
            ],
            wall,
        )
    ]
    teeth = max(8, round(14 * radius))
    for i in range(teeth):
        a = 360 * i / teeth
        tooth = rounded_box((radius * 0.36, radius * 0.26, 0.24), 0.06, m.clay(TRIM))
        parts.append(
            place(tooth, (radius * 1.12 * math.sin(math.radians(a)), -radius * 1.12 * math.cos(math.radians(a)), height + 0.18), (0, 0, a))
        )
    for k in range(windows):
        parts.append(place(window(), (0, -radius * 0.93, height * 0.62 - k * 0.85), scale=min(1, radius * 1.8)))
    parts.append(place(cone_roof(radius * 1.16, radius * 2.5, roof, flag), (0, 0, height + 0.16)))
    return group('tower', *parts)


def cone_roof(radius, height, color, flag=None):
    profile = [
        (0, 0),
        (radius * 0.86, 0),
        (radius * 1.0, 0.04),
        (radius * 1.04, 0.1),
        (radius * 0.98, 0.17),
        (radius * 0.66, height * 0.4),
        (radius * 0.3, height * 0.78),
        (radius * 0.09, height * 0.98),
        (0, height),
    ]
    parts = [lathe(profile, m.plastic(color)), ball(0.1, m.gold(), at=(0, 0, height + 0.03), detail=(32, 16))]
    if flag:
        parts += [capsule((0, 0, height), (0, 0, height + 0.62), 0.025, m.gold()), place(pennant(flag), (0.02, 0, height + 0.48))]
    return group('roof', *parts)


def pennant(color, length=0.52, height=0.3):
    cloth = [
        (0, height / 2),
        (length * 0.5, height * 0.36),
        (length, height * 0.5),
        (length * 0.78, 0),
        (length, -height * 0.5),
        (length * 0.5, -height * 0.4),
        (0, -height / 2),
    ]
    return extrusion(cloth, 0.05, 0.02, m.plastic(color, 0.45))


def window():
    arch = [(0.13 * math.cos(a), 0.12 + 0.13 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))] + [(-0.13, -0.2), (0.13, -0.2)]
    frame = [(x * 1.5, z * 1.3 + 0.01) for x, z in arch]
    return group(
        'window',
        extrusion(frame, 0.14, 0.03, m.clay(TRIM)),
        extrusion(arch, 0.1, 0.02, m.glow('#FFA52E', 0.55), at=(0, -0.04, 0)),
        rounded_box((0.38, 0.16, 0.07), 0.03, m.clay(TRIM), at=(0, -0.03, -0.28)),
    )


def wall(width=1.6, height=1.3, thick=0.5, stone=STONE):
    parts = [
        rounded_box((width, thick, height), 0.06, m.clay(stone), at=(0, 0, height / 2)),
        rounded_box((width, thick + 0.14, 0.16), 0.06, m.clay(TRIM), at=(0, 0, height)),
    ]
    teeth = max(2, round(width / 0.42))
    for i in range(teeth):
        x = (i + 0.5) * width / teeth - width / 2
        parts.append(rounded_box((0.24, thick + 0.1, 0.26), 0.06, m.clay(TRIM), at=(x, 0, height + 0.18)))
    return group('wall', *parts)


def gate(width=0.9, height=1.25):
    half = width / 2
    arch = [(half * math.cos(a), height - half + half * math.sin(a)) for a in (math.pi * i / 24 for i in range(25))] + [
        (-half, 0),
        (half, 0),
    ]
    frame = [(x * 1.28, z * 1.1) for x, z in arch]
    leaf = [extrusion(arch, 0.16, 0.03, m.wood('#B9693A'), at=(0, -0.1, 0))]
    planks = [
        rounded_box((0.03, 0.05, height * 0.8), 0.012, m.wood('#7D4527'), at=(x * width, -0.18, height * 0.44)) for x in (-0.25, 0, 0.25)
    ]
    knob = ball(0.06, m.gold(), at=(0.09, -0.22, height * 0.42), detail=(24, 12))
    return group('gate', extrusion(frame, 0.2, 0.06, m.clay(TRIM)), *leaf, *planks, knob)


def banner(suit='hearts', color=m.CORAL, length=1.0, width=0.46):
    cloth = [(-width / 2, 0), (width / 2, 0), (width / 2, -length), (0, -length + 0.18), (-width / 2, -length)]
    emblem = extrusion(SUITS[suit](), 0.05, 0.02, m.plastic(m.CREAM), at=(0, -0.04, 0))
    return group(
        'banner',
        extrusion(cloth, 0.05, 0.02, m.plastic(color, 0.45)),
        place(emblem, (0, -0.04, -length * 0.42), scale=width * 0.62),
        capsule((-width * 0.62, 0, 0.02), (width * 0.62, 0, 0.02), 0.035, m.gold()),
    )


def bush(color=m.LEAF, radius=0.3):
    stuff = m.clay(color)
    lumps = [
        ball(radius, stuff, at=(0, 0, radius * 0.7)),
        ball(radius * 0.72, stuff, at=(radius * 0.8, -0.05, radius * 0.45)),
        ball(radius * 0.7, stuff, at=(-radius * 0.8, 0, radius * 0.45)),
    ]
    roses = [
        ball(radius * 0.17, m.plastic(m.CORAL), at=(x * radius, -radius * 0.86 + abs(x) * 0.1, z * radius), detail=(24, 12))
        for x, z in ((-0.7, 0.5), (0.1, 0.95), (0.85, 0.45), (-0.1, 0.35))
    ]
    return group('bush', *lumps, *roses)


def castle(island=True, depth=0.62):
    """The castle on its lawn; the lawn is `depth` thick."""
    parts = [place(wall(1.5, 1.25), (-1.25, 0.05, 0)), place(wall(1.5, 1.25), (1.25, 0.05, 0))]
    keep = group(
        'keep',
        rounded_box((1.75, 1.4, 2.5), 0.12, m.clay('#FFC9D4'), at=(0, 0.35, 1.25)),
        place(wall(1.95, 0.3, 1.55), (0, 0.35, 2.35)),
        place(gate(), (0, -0.34, 0)),
        place(window(), (-0.5, -0.36, 1.95), scale=1.1),
        place(window(), (0.5, -0.36, 1.95), scale=1.1),
        place(extrusion(heart(), 0.2, 0.08, m.gloss(m.CORAL)), (0, -0.4, 1.72), scale=0.46),
    )
    spire = tower(3.1, 0.62, stone='#FFC9D4', roof='#D23A7C', windows=0)
    parts += [keep, group('spire', place(spire, (0, 0.75, 1.5)), place(window(), (0, 0, 3.5), scale=1.2))]
    parts += [
        place(tower(2.35, 0.55, roof='#E8508C'), (-2.05, 0, 0)),
        place(tower(2.35, 0.55, roof='#E8508C'), (2.05, 0, 0)),
        place(tower(3.3, 0.44, roof='#9A5BE0', flag=m.APRICOT), (-1.15, 0.9, 0)),
        place(tower(2.9, 0.44, roof='#9A5BE0', flag=m.APRICOT), (1.2, 0.9, 0)),
    ]
    parts += [
        place(banner('hearts', m.CORAL, 0.85, 0.42), (-1.28, -0.26, 1.12)),
        place(banner('spades', m.VIOLET, 0.85, 0.42), (1.28, -0.26, 1.12)),
    ]
    if island:
        edge = [(0, -1), (1.6, -0.97), (2.6, -0.65), (3.0, -0.26), (2.98, -0.03)]
        grass = [*((r, z * depth) for r, z in edge), (2.75, 0.03), (0, 0.03)]
        parts += [
            lathe(grass, m.clay('#79C267'), scale=(1, 0.66, 1), around=96),
            *[
                place(bush(radius=r), at)
                for r, at in ((0.3, (-2.1, -1.0, 0)), (0.24, (-1.2, -1.05, 0)), (0.28, (1.35, -1.1, 0)), (0.22, (2.25, -0.85, 0)))
            ],
            *[
                ball(0.24 + 0.05 * i, m.clay('#FFE8CF'), at=(0.04 * (-1) ** i, -0.75 - 0.36 * i, 0.02), scale=(1.35, 0.62, 0.2))
                for i in range(3)
            ],
        ]
    return group('castle', *parts)
