"""The pictures of the five case studies: a word game, a matching game, a farm game, a data pipeline, a museum's train game."""
from kit import materials as m
from kit.pieces.boat import boat, lighthouse, pier, wake
from kit.pieces.castle import window
from kit.pieces.farm import barn, fence, garland, hay, season_calendar, sheep, silo, tree
from kit.pieces.jar import glass_pipe, jar, marble
from kit.pieces.museum import museum, peg
from kit.pieces.pastry import (PASTRIES, brown_circle, cinnamon_bun, croissant, donut, paper_outline, pretzel, rolling_pin, snail_roll,
                               star_cookie, tray)
from kit.pieces.stopwatch import stopwatch
from kit.pieces.train import engine, jigsaw, steam, track, wagon
from kit.pieces.wall_clock import house_clock, round_clock, square_clock
from kit.rig import backdrop, camera, daylight, softbox, three_lights
from kit.shapes import ball, capsule, group, lathe, place, rounded_box


def studio(color, depth=7):
    backdrop(m.plastic(color, 0.6, 0), depth=depth)


def letterboat(scene):
    """Boats with letter tiles race out of a harbor, past a stopwatch."""
    sea = m.surface('toy sea', '#3FA9DC', 0.22, coat=0.6, bump=(0.9, 0.5))
    backdrop(m.plastic('#A5D9F2', 0.6, 0), depth=12, floor=-0.4)
    rounded_box((60, 18.5, 0.5), 0.2, sea, at=(0, -0.5, -0.28))
    place(pier(3.8, 1.5), (-5.0, 2.6, 0), (0, 0, -6))
    place(lighthouse(), (-4.1, 4.4, 0.35), scale=1.0)
    for x, y, z, tint, roof in ((-6.1, 2.5, 0.58, m.CREAM, m.VIOLET), (-4.85, 2.7, 0.58, '#FFD9A8', m.CORAL)):
        place(house(tint, roof), (x, y, z), (0, 0, 10), 0.95)
    place(stopwatch(), (1.15, 2.9, 2.15), (-4, 0, -4), 1.26)
    place(lathe([(0, -0.5), (1.9, -0.5), (1.7, 0.1), (1.4, 0.26), (0, 0.26)], m.clay('#E9C79A')), (1.15, 3.1, 0))
    for x, y, turn, lean, letters, sail, size, seed in (
        (2.5, -1.9, -14, -3, 'WIN', m.CORAL, 1.25, 0),
        (-1.05, -1.35, -10, 3, 'ABC', m.VIOLET, 1.12, 1),
        (-2.75, 0.75, -6, -2, 'GO', m.LEAF, 0.95, 2),
    ):
        boat_at = place(boat(letters, sail), (x, y, 0.02), (lean, -3, turn), size)
        place(wake(1.5, seed), (x - 1.05 * size, y + 0.26 * size, 0), (0, 0, turn), size)
    for x, y, tint in ((5.3, 2.6, m.CORAL), (-3.7, -2.3, m.SUN)):
        buoy(x, y, tint)
    for x, y, z, size in ((-2.0, 9.5, 4.15, 0.95), (5.6, 9.0, 4.0, 1.2)):
        place(cloud(), (x, y, z), scale=size)
    three_lights(scene, 1.9, (0, 0, 1.6), strength=1.0, ambient=0.42)
    camera(scene, (0.1, -15.2, 6.0), (-0.1, 0, 1.55), 53, focus=(0.4, -1.4, 1), blur=5)


def house(wall, roof):
    parts = [rounded_box((1.0, 0.9, 0.9), 0.08, m.clay(wall), at=(0, 0, 0.45)), place(window(), (0, -0.44, 0.5), scale=1.0)]
    parts += [
        place(rounded_box((0.86, 1.12, 0.14), 0.06, m.plastic(roof, 0.35, 0.5)), (s * 0.31, 0, 1.08), (0, s * 38, 0)) for s in (-1, 1)
    ]
    return group('house', *parts)


def cloud():
    stuff = m.clay('#FFFDF8')
    return group(
        'cloud',
        *[
            ball(r, stuff, at=(x, 0, z))
            for r, x, z in ((0.62, 0, 0.14), (0.46, -0.66, 0), (0.5, 0.64, 0), (0.3, -1.15, -0.1), (0.32, 1.12, -0.1))
        ]
    )


def buoy(x, y, tint):
    parts = [
        lathe([(0, -0.3), (0.3, -0.2), (0.36, 0.05), (0.26, 0.3), (0.1, 0.62), (0, 0.64)], m.plastic(tint, 0.25, 0.8)),
        ball(0.1, m.plastic(m.CREAM), at=(0, 0, 0.7), detail=(32, 16)),
    ]
    return place(group('buoy', *parts), (x, y, 0.02), (6, -6, 0))


def crumpet_crescent(scene):
    """Twelve pastries on a tray; the croissant's outline lies beside it, cut from paper."""
    studio('#F58F7C')
    tray_at = group('tray with pastries', tray(6.3, 4.7))
    for k, make in enumerate(PASTRIES):
        column, row = k % 4, k // 4
        piece = place(
            make(),
            ((column - 1.5) * 1.4, (1 - row) * 1.36 + 0.02, 0.03),
            (0, 0, (8, -14, 6, 0, 10, -20, 12, 0, 0, -8, 10, 30)[k]),
            1.05 if k == 10 else 1.2,
        )
        piece.parent = tray_at
    place(tray_at, (-0.1, 0.85, 0.25), (0, 0, 5))
    place(paper_outline(1.0, width=0.17), (1.75, -2.75, 0.1), (-84, 0, -10), 1.3)
    place(rolling_pin(), (-1.75, -2.8, 0.3), (0, 0, 5))
    three_lights(scene, 1.5, (0, 0, 0.6), strength=0.92, ambient=0.3)
    camera(scene, (0.2, -10.9, 10.4), (0.0, -0.2, 0.25), 63, focus=(0, 0, 0.5), blur=7)


def crumpet_crescent_before(scene):
    """Six pastries that are the same brown circle."""
    six_pastries(scene, [brown_circle(k) for k in range(6)])


def crumpet_crescent_after(scene):
    """The same six, each with an outline of its own."""
    snail = group('snail roll between others', place(snail_roll(), (-0.03, 0, 0), scale=0.86))
    six_pastries(scene, [cinnamon_bun(), croissant(), star_cookie(), pretzel(), snail, donut()])


def six_pastries(scene, pastries):
    """Six places on a tray. The two pictures of them lie over each other, so nothing else may differ."""
    studio('#F58F7C')
    tray_at = group('tray with pastries', tray(5.7, 4.1))
    for k, piece in enumerate(pastries):
        column, row = k % 3, k // 3
        place(piece, ((column - 1) * 1.62, (0.5 - row) * 1.62, 0.03), (0, 0, (4, 0, 8, -6, 6, 0)[k]), 1.4)
        piece.parent = tray_at
    place(tray_at, (0, 0, 0.25))
    three_lights(scene, 1.5, (0, 0, 0.6), strength=0.92, ambient=0.3)
    camera(scene, (0, -8.2, 11.4), (0, -0.02, 0.3), 77, focus=(0, 0, 0.5))


def seven_sleepy_acres(scene):
    """A farm at dusk under lanterns, and a calendar of twelve lantern weeks."""
    dusk = m.blushed('#5B4A9E', '#F08C7E', axis=(0, 0, -0.07), make=lambda color: m.plastic(color, 0.65, 0), spread=(0.0, 0.5))
    backdrop(dusk, depth=11, front=-30)
    grass = m.clay('#5E9E62')
    place(lathe([(0, -0.4), (9.5, -0.4), (9.5, 0.0), (9.2, 0.16), (0, 0.2)], grass), (0, 1.0, 0))
    place(barn(), (-1.55, 1.2, 0.2), (0, 0, -14), 1.14)
    place(silo(), (-3.75, 2.2, 0.2), scale=1.05)
    place(tree('#4A8F66', 1.15), (1.45, 3.4, 0.2))
    place(tree('#57A070', 0.95), (-5.3, 2.4, 0.2))
    place(tree('#57A070', 1.2), (5.2, 2.6, 0.2))
    for x, y, size, turn in ((-3.55, -0.75, 0.85, 16), (-4.3, -0.5, 0.8, 4)):
        place(hay(), (x, y, 0.2), (0, 0, turn), size)
    place(sheep(), (-1.45, -2.3, 0.18), (0, 0, 14), 1.0)
    place(sheep(), (-2.9, -2.0, 0.18), (0, 0, 30), 0.78)
    place(sheep(), (1.25, -2.5, 0.18), (0, 0, -20), 0.72)
    place(fence(3.4, 5), (-4.6, -2.5, 0.18), (0, 0, 16))
    place(fence(3.4, 5), (4.75, -2.2, 0.18), (0, 0, -14))
    post = m.wood('#8A5A3B')
    for x in (1.42, 4.12):
        capsule((x, 0.35 - (x - 2.77) * 0.2, 0.1), (x, 0.35 - (x - 2.77) * 0.2, 3.3), 0.13, post)
    capsule((1.2, 0.66, 3.28), (4.34, 0.03, 3.28), 0.13, post)
    place(season_calendar(), (2.75, 0.12, 1.82), (0, 0, -11), 0.86)
    poles = ((-7.6, 0.2, 4.7), (-2.02, -0.62, 4.95), (7.2, 0.8, 5.0))
    capsule((-2.02, -0.62, 3.5), (-2.02, -0.62, 4.95), 0.07, m.plastic('#FFF3E0', 0.4))
    ball(0.13, m.gold(), at=(-2.02, -0.62, 5.02), detail=(32, 16))
    for start, end, count, sag in ((poles[0], poles[1], 5, 0.55), (poles[1], poles[2], 8, 0.8)):
        _, hooks = garland(start, end, count, sag, size=0.3)
        for hook in hooks[::2]:
            softbox('lantern', (1.0, 0.62, 0.3), (hook.x, hook.y - 0.5, hook.z - 0.9), 0.5, 26, (hook.x, hook.y - 0.2, 0))
    place(ball(0.62, m.glow('#FFE9B8', 1.0)), (1.35, 8.5, 5.3))
    softbox('key', (1.0, 0.72, 0.5), (-6.8, -7.5, 7.5), 6, 1500, (0, 0, 1.2))
    softbox('fill', (0.95, 0.55, 0.75), (8.0, -6.0, 4.0), 7, 760, (0, 0, 1.2))
    softbox('rim', (0.5, 0.56, 1.0), (4.5, 7.5, 8.0), 5, 1300, (0, 0, 1.2))
    daylight(scene, 0.34, '#B9A6E8')
    camera(scene, (0.1, -15.2, 4.6), (-0.1, 0, 2.15), 56, focus=(0, -0.8, 1.6), blur=5)


def nine_corners(scene):
    """Three clocks, all at seven o'clock, with pipes that end in one jar."""
    studio('#8FD8C4')
    hour, minute = 7, 0
    shelf = group('shelf', rounded_box((9.4, 1.9, 0.34), 0.14, m.wood('#E2AE6E'), at=(0, 0, 0)))
    place(shelf, (0, 1.3, 2.72))
    for x in (-4.1, 4.1):
        place(rounded_box((0.5, 1.5, 2.7), 0.16, m.wood('#C98A52')), (x, 1.35, 1.35))
    clocks = (
        (-3.05, round_clock(hour, minute, m.CORAL), 1.0),
        (0, square_clock(hour, minute, m.VIOLET), 0.98),
        (3.05, house_clock(hour, minute, m.LEAF), 1.0),
    )
    for x, clock, size in clocks:
        place(clock, (x, 1.05, 2.88), scale=size)
    place(jar(1.05, 2.0, 0.62, size=0.2, seed=5), (0, -0.55, 0))
    glass_pipe(
        [
            (-3.05, 0.75, 2.6),
            (-3.05, 0.6, 1.9),
            (-2.75, 0.1, 1.3),
            (-1.9, -0.5, 1.5),
            (-1.2, -0.55, 2.1),
            (-0.62, -0.55, 2.36),
            (-0.42, -0.55, 1.95),
        ],
        0.27,
        ((0.1, m.CORAL), (0.24, m.SUN), (0.42, m.CORAL), (0.6, m.SKY), (0.82, m.CORAL)),
        0.19,
    )
    glass_pipe(
        [
            (3.05, 0.75, 2.6),
            (3.05, 0.6, 1.9),
            (2.75, 0.1, 1.3),
            (1.9, -0.5, 1.5),
            (1.2, -0.55, 2.1),
            (0.62, -0.55, 2.36),
            (0.42, -0.55, 1.95),
        ],
        0.27,
        ((0.08, m.LEAF), (0.3, m.APRICOT), (0.5, m.LEAF), (0.68, m.VIOLET), (0.88, m.SUN)),
        0.19,
    )
    glass_pipe(
        [(0, 0.85, 2.6), (0, 0.8, 2.42), (0, 0.3, 2.26), (0, -0.4, 2.24), (0, -0.55, 1.8)], 0.27, ((0.35, m.VIOLET), (0.8, m.SKY)), 0.19
    )
    for x, y, tint in ((-1.7, -1.7, m.SUN), (1.85, -1.55, m.CORAL), (2.5, -1.95, m.SKY)):
        marble(tint, 0.24, (x, y, 0.24))
    three_lights(scene, 1.6, (0, 0, 2.2), strength=1.1, ambient=0.5)
    camera(scene, (0, -15.4, 3.7), (0, 0, 2.5), 57, focus=(0, -0.2, 2.4), blur=5)


def museum_of_very_small_trains(scene):
    """A red train with jigsaw track on its wagons passes the museum and people waiting in line."""
    studio('#8FCBEE', depth=8)
    place(lathe([(0, -0.4), (9.0, -0.4), (9.0, -0.02), (8.7, 0.1), (0, 0.12)], m.clay('#79BD6C')), (0, 1.2, -0.1))
    place(museum(), (0.75, 4.1, 0.02), (0, 0, -8), 1.12)
    line = group('line', track(17), place(engine(), (-2.2, 0, 0)), place(wagon(m.SUN), (0.75, 0, 0)), place(wagon(m.SKY), (3.25, 0, 0)))
    for x, tint, out in ((0.25, m.VIOLET, ('right', 'top')), (1.27, m.LEAF, ('top', 'right'))):
        place(jigsaw(tint, 1.0, out), (x, 0, 1.27)).parent = line
    for k, tint in enumerate((m.CORAL, m.APRICOT, m.VIOLET)):
        place(jigsaw(tint, 1.02), (3.22 + 0.04 * k, 0, 0.88 + 0.22 * k), (-90, 0, (4, -7, 9)[k])).parent = line
    place(steam(4), (-3.15, 0, 2.5), (0, 0, 0), 0.9).parent = line
    place(line, (0.15, -0.75, 0.32), (0, 0, 20))
    people = (
        (m.CORAL, '#F0C69A', '#4A2E20', None),
        (m.SUN, '#8A5638', '#241A1D', None),
        (m.VIOLET, '#FBD3BA', '#C9602B', None),
        (m.LEAF, '#CFA273', '#2A2227', m.APRICOT),
        (m.SKY, '#F4D5B6', '#CDD0DA', None),
        (m.PINK, '#AE7043', '#241A1D', m.CORAL),
    )
    for k, (coat, skin, hair, hat) in enumerate(people):
        place(
            peg(coat, skin, hair, hat),
            (0.5 + 0.72 * k, -2.75 + 0.16 * k, 0.02),
            (0, 0, -28 + 8 * (k % 2)),
            (1.0, 0.92, 1.04, 0.95, 1.02, 0.9)[k],
        )
    place(tree('#57A35E', 1.25), (-5.2, 3.6, 0))
    place(tree('#4F9D4B', 1.3), (4.4, 5.2, 0))
    place(tree('#57A35E', 1.0), (5.8, 4.6, 0))
    place(jigsaw(m.LEAF, 1.0), (-0.9, -3.7, 0.14), (-90, 0, 24), 0.95)
    three_lights(scene, 1.8, (0, 0, 1.8), strength=1.0, ambient=0.38)
    camera(scene, (-0.4, -15.4, 6.2), (-0.1, 0, 1.82), 53, focus=(-0.5, -1.6, 1.2), blur=6)
