"""Tiles and blocks with characters: letter blocks, number tiles, the tray of a sliding puzzle, a grid of digits, the O and the X."""
from .. import materials as m
from ..glyphs import fat_glyph
from ..outlines import rounded_rectangle
from ..shapes import extrusion, group, place, ring, rounded_box, sculpt

TRAY = 3  # cells to a side


def letter_block(sign, color, ink=m.WHITE):
    """A rounded cube of side 1, centered, with a letter on a cushion on its front."""
    body, cushion = m.plastic(color, 0.26, 0.8), m.plastic(m.light(color, 0.18), 0.24, 0.9)
    pad = extrusion(rounded_rectangle(0.78, 0.78, 0.2), 0.1, 0.045, cushion, at=(0, -0.5, 0))
    letter = place(fat_glyph(sign, 0.5, m.plastic(ink, 0.3, 0.7)), (0, -0.56, 0))
    return group(f'letter block {sign}', rounded_box((1, 1, 1), 0.17, body), pad, letter)


def slab(lines, color, ink=m.WHITE, width=1.0, depth=0.42, height=0.5):
    """A thick square tile facing −Y, centered, with lines of characters of the given height."""
    face = extrusion(rounded_rectangle(width, width, width * 0.22), depth, width * 0.09, m.plastic(color, 0.24, 0.9))
    signs = []
    for row, line in enumerate(lines):
        z = ((len(lines) - 1) / 2 - row) * height * 1.4
        for column, sign in enumerate(line):
            x = (column - (len(line) - 1) / 2) * height * 0.94
            signs.append(place(fat_glyph(sign, height, m.plastic(ink, 0.3, 0.7)), (x, -depth / 2 - 0.01, z)))
    return group(f"slab {' '.join(lines)}", face, *signs)


def cross(color=m.CORAL):
    """Two merged bars that form an X, 1.7 wide and centered."""
    bars = [place(rounded_box((2.1, 0.62, 0.62), 0.2, None), turn=(0, angle, 0)) for angle in (45, -45)]
    return group('cross', sculpt(bars, m.plastic(color, 0.24, 0.9), 0.03, 5))


def nought(color=m.VIOLET):
    """A thick ring, 1.9 wide and centered."""
    return group('nought', ring(0.63, 0.32, m.plastic(color, 0.24, 0.9)))


def puzzle_tray(colors, gap=(2, 2), frame='#A65F33'):
    """Numbered tiles in a wooden tray, lying, each 1 wide; one place is empty. Row 0 is furthest from the camera."""
    size = TRAY + 0.24
    rim = m.wood(frame)
    parts = [rounded_box((size, size, 0.2), 0.08, m.plastic(m.dark(frame, 0.5), 0.5, 0.3), at=(0, 0, 0.1))]
    for s in (-1, 1):
        parts.append(rounded_box((size + 0.64, 0.36, 0.62), 0.16, rim, at=(0, s * (size / 2 + 0.14), 0.31)))
        parts.append(rounded_box((0.36, size + 0.5, 0.6), 0.16, rim, at=(s * (size / 2 + 0.14), 0, 0.3)))
    number = 0
    for row in range(TRAY):
        for column in range(TRAY):
            if (column, row) == gap:
                continue
            number += 1
            tile = slab([str(number)], colors[(number - 1) % len(colors)], width=0.96)
            parts.append(place(tile, (column - 1, 1 - row, 0.5), (-90, 0, 0)))
    return group('puzzle tray', *parts)


def digit_grid(digits, color=m.VIOLET, chosen=None):
    """Three by three cells with digits (a row of the text per row; a space is an empty cell) in a frame, facing −Y, 3.5 wide and centered."""
    parts = [extrusion(rounded_rectangle(3.56, 3.56, 0.62), 0.62, 0.2, m.plastic(color, 0.26, 0.8))]
    for row, line in enumerate(digits):
        for column, digit in enumerate(line):
            is_chosen = (column, row) == chosen
            at = (column - 1, -0.31, 1 - row)
            skin = m.plastic(m.SUN, 0.26, 0.8) if is_chosen else m.plastic(m.CREAM, 0.34, 0.5)
            parts.append(extrusion(rounded_rectangle(0.92, 0.92, 0.2), 0.2, 0.07, skin, at=at))
            if digit != ' ':
                ink = m.plastic(m.INK if is_chosen else m.dark(color, 0.25), 0.3, 0.6)
                parts.append(place(fat_glyph(digit, 0.54, ink), (at[0], at[1] - 0.12, at[2])))
    return group('digit grid', *parts)
