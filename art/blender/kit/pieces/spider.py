"""The friendly spider. About 2 high without its legs; its middle is at z = 1.3, feet on z = 0."""
from .. import materials as m
from ..shapes import ball, group, place, tube
from .face import cheek, eye, on_ball, open_smile

CENTER = (0, 0, 1.35)


def spider(color='#9A6BF0', hands=None, gaze=(0, 0), bow=True):
    """`hands` are two points for the front legs to reach; without them they wave."""
    skin, soft, boot = m.plastic(color, 0.42, 0.4), m.light(color, 0.45), m.plastic(m.SUN, 0.3, 0.7)
    parts = [
        ball(1.0, skin, at=CENTER, scale=(1.08, 0.98, 0.96)),
        ball(0.95, skin, at=(0, 1.0, 1.6), scale=(1.05, 1, 1)),
        ball(0.62, m.plastic(soft, 0.5, 0.2), at=(0, -0.36, 0.98), scale=(1.05, 0.95, 0.75)),
    ]
    for side in (-1, 1):
        parts.append(on_ball(white_eye(0.33, gaze), CENTER, 0.9, side * 23, 17))
        parts.append(on_ball(cheek(0.17, '#F78BB0'), CENTER, 1.0, side * 45, -6))
        parts.append(on_ball(eye(0.1, 1.1), CENTER, 0.94, side * 21, 49))
    parts.append(on_ball(open_smile(0.44, 0.26), CENTER, 1.0, 0, -11))
    for x in (-0.12, 0.12):
        parts.append(ball(0.055, m.gloss('#FFFFFF'), at=(x, -1.02, 1.13), scale=(1, 0.8, 1.3), detail=(24, 12)))
    parts += [
        tube([(dx * 0.2, 0, 2.25), (dx * 0.5, -0.04, 2.5), (dx, -0.1, 2.52 + abs(dx))], 0.06, m.plastic(soft), end_radius=0.05)
        for dx in (-0.16, 0.02, 0.2)
    ]
    if bow:
        parts.append(place(bow_tie(), (0, -0.93, 0.62), (-30, 0, 0)))
    for side in (-1, 1):
        reach = hands[(side + 1) // 2] if hands else (side * 1.75, -0.55, 2.25)
        parts.append(leg((side * 0.8, -0.35, 1.35), (side * 1.5, -0.5, min(1.3, reach[2] - 0.5)), reach, skin, boot))
        for k, (spread, depth, knee) in enumerate(((1.25, -0.85, 1.3), (1.75, -0.15, 1.75), (1.7, 0.7, 2.0))):
            parts.append(
                leg(
                    (side * 0.75, depth * 0.4, 1.15 - 0.1 * k),
                    (side * spread * 0.85, depth * 0.85, knee - 0.2),
                    (side * spread, depth, 0.16),
                    skin,
                    boot,
                )
            )
    return group('spider', *parts)


def leg(hip, knee, end, skin, boot):
    return group(
        'leg', tube([hip, knee, end], 0.14, skin, end_radius=0.11), ball(0.2, boot, at=end, scale=(1, 1.15, 0.85), detail=(40, 20))
    )


def white_eye(radius, gaze=(0, 0)):
    """A big white ball with a dark pupil: it can look somewhere."""
    return group(
        'white eye',
        ball(radius, m.gloss('#FFFFFF'), scale=(1, 0.6, 1.12)),
        place(eye(radius * 0.66, 1.12), (radius * (0.05 + gaze[0]), -radius * 0.36, radius * gaze[1])),
    )


def bow_tie(color=m.CORAL):
    stuff = m.plastic(color)
    return group(
        'bow tie',
        *[ball(0.26, stuff, at=(s * 0.27, 0, 0), scale=(1, 0.45, 0.8)) for s in (-1, 1)],
        ball(0.13, m.plastic(m.dark(color, 0.2)), at=(0, -0.06, 0))
    )
