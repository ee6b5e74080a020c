"""An overview of every piece of the kit, on shelves. Check it before you model a new one."""
from kit import materials as m
from kit.pieces import (
    apricot,
    block,
    box,
    card,
    castle,
    cheese,
    coin,
    crown,
    device,
    landscape,
    machine,
    mine,
    mouse,
    party,
    snake,
    spider,
    studio_desk,
    table,
    tiles,
    town,
    works,
)
from kit.rig import backdrop, camera, three_lights
from kit.shapes import place

SHELVES = (  # (piece, scale, lift)
    (
        (apricot.apricot, 0.9, 0),
        (mouse.mouse, 0.6, 0),
        (spider.spider, 0.6, 0),
        (castle.castle, 0.32, 0),
        (cheese.wedge, 0.8, 0),
        (cheese.wheel, 0.6, 0),
        (crown.crown, 1.3, 0),
        (crown.trophy, 1.0, 0),
        (crown.star, 1.5, 0.9),
    ),
    (
        (card.card, 0.9, 0.9),
        (card.card_back, 0.9, 0.9),
        (coin.coin, 1.0, 0.85),
        (block.block, 0.6, 0.6),
        (table.drawer, 0.8, 0),
        (party.gift, 0.9, 0),
        (party.envelope, 0.7, 0.7),
        (party.bubble, 0.8, 0.9),
        (party.heart, 1.4, 0.8),
    ),
    (
        (device.phone, 0.45, 1.0),
        (device.bars, 0.38, 0),
        (device.magnifier, 0.6, 1.2),
        (device.clock, 0.9, 0),
        (device.cabinet, 0.45, 0),
        (machine.joystick, 0.65, 0),
        (machine.gear, 1.6, 0.85),
        (machine.wrench, 0.75, 0.9),
        (party.calendar, 0.65, 0.85),
    ),
    (
        (studio_desk.palette, 0.55, 0.8),
        (studio_desk.brush, 0.65, 1.0),
        (studio_desk.pencil, 0.65, 1.0),
        (studio_desk.pot, 1.3, 0),
        (party.balloon, 0.7, 1.3),
        (box.toy_box, 0.55, 0),
        (box.mailbox, 0.5, 0),
        (works.running_wheel, 0.65, 0),
        (works.crate, 1.1, 0),
    ),
    (
        (works.conveyor, 0.4, 0),
        (works.chimney, 0.5, 0),
        (town.office, 0.5, 0),
        (town.tuff_house, 0.55, 0),
        (landscape.apricot_tree, 0.8, 0),
        (landscape.palm, 0.8, 0),
        (landscape.boat, 1.0, 0),
        (town.bridge, 0.55, 0),
        (castle.tower, 0.5, 0),
    ),
    (
        (tiles.cross, 0.9, 0.9),
        (tiles.nought, 0.9, 0.9),
        (lambda: tiles.letter_block('A', m.LEAF), 1.4, 0.8),
        (lambda: tiles.slab(['20', '48'], m.APRICOT, width=2.2, depth=0.8, height=0.66), 0.75, 0.9),
        (lambda: tiles.puzzle_tray(m.TOYS, gap=(1, 1)), 0.45, 0.2),
        (lambda: tiles.digit_grid(['5 3', ' 7 ', '1 9'], chosen=(1, 1)), 0.5, 0.9),
        (snake.snake, 0.65, 0),
        (mine.mine, 0.65, 0),
    ),
)


def build(scene):
    backdrop(m.plastic(m.light(m.APRICOT, 0.4), 0.6, 0), depth=9)
    for row, shelf in enumerate(SHELVES):
        for column, (make, scale, lift) in enumerate(shelf):
            place(make(), ((column - 4) * 2.25, 0, (5 - row) * 2.6 + lift), (0, 0, -18), scale)
    three_lights(scene, 4.8, (0, 0, 7.3))
    camera(scene, (0, -73, 11.6), (0, 0, 7.7), 98)
