"""Confetti and other floating items, placed at random by a seed."""
import random

from .. import materials as m
from ..outlines import rounded_rectangle
from ..rig import is_cut_out
from ..shapes import ball, extrusion, group, place
from .crown import star


def confetti(count, low, high, seed=1, colors=m.TOYS, size=0.16, keep_out=None):
    """Bits of paper and beads in the box from `low` to `high`; points for which `keep_out(point)` is true stay empty. Cut-outs have none."""
    chance, bits = random.Random(seed), []
    if is_cut_out():  # on white paper they look like crumbs
        return group('confetti')
    while len(bits) < count:
        at = tuple(chance.uniform(a, b) for a, b in zip(low, high))
        turn = tuple(chance.uniform(0, 180) for _ in range(3))
        tint, kind, grow = chance.choice(colors), chance.random(), chance.uniform(0.7, 1.5) * size
        if keep_out and keep_out(at):
            continue
        if kind < 0.4:
            bits.append(ball(grow * 0.5, m.plastic(tint, 0.2, 1.0), at=at, detail=(32, 16)))
        elif kind < 0.8:
            bits.append(place(extrusion(rounded_rectangle(1.3, 0.7, 0.2), 0.14, 0.06, m.plastic(tint)), at, turn, grow))
        else:
            bits.append(place(star(tint), at, (turn[0] / 4, turn[1], turn[2] / 4), grow * 1.5))
    return group('confetti', *bits)
