// Draws the rooms of the cheese factory (walls, windows, shelves) and the list of upgrades below them.
import { BUTTON_COLORS, drawButton } from '../drawing/hud.ts';
import { box, disc, place, shape, stroke, text } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';

/** Draws an arched window with a morning sky, `width` wide, with its lower edge at y. */
export function drawWindow(x: number, y: number, width: number): string {
  const [half, height] = [width / 2, width * 1.12];
  const arch = (grow: number) =>
    `M${x - half - grow} ${y + grow}V${y - height * 0.5}A${half + grow} ${half + grow} 0 0 1 ${x + half + grow} ${y - height * 0.5}V${y + grow}Z`;
  const id = `pane-${x}-${y}`;
  return `<defs><clipPath id="${id}"><path d="${arch(0)}"/></clipPath></defs>${shape(arch(24), '#a8683a')}${shape(arch(16), '#c98a52')}<g clip-path="url(#${id})">${box(x - half, y - height, width, height, 0, '#aee3ff')}${disc(x + half * 0.35, y - height * 0.5, width * 0.2, '#fff1b8')}${disc(x + half * 0.35, y - height * 0.5, width * 0.14, '#ffd34f')}${shape(`M${x - half} ${y - height * 0.2}Q${x - half * 0.4} ${y - height * 0.42} ${x + half * 0.2} ${y - height * 0.18}T${x + half} ${y - height * 0.26}V${y}H${x - half}Z`, '#8ccf7c')}${shape(`M${x - half} ${y - height * 0.06}Q${x} ${y - height * 0.24} ${x + half} ${y - height * 0.08}V${y}H${x - half}Z`, '#5fb35a')}</g>${stroke(`M${x} ${y - height}V${y}M${x - half} ${y - height * 0.45}H${x + half}`, '#c98a52', 16)}${box(x - half - 40, y + 6, width + 80, 34, 14, '#a8683a')}${box(x - half - 40, y + 4, width + 80, 18, 9, '#d79a62')}`;
}

/** Draws a paneled wall down to y = `floor` and a wooden floor down to y = `bottom`. */
export function drawRoom(floor: number, bottom: number): string {
  const planks = Array.from({ length: 9 }, (_, index) =>
    stroke(`M${60 + index * 120} 0V${floor - 190}`, '#e0a25a', 5, 'opacity=".55"'),
  ).join('');
  const dado =
    box(0, floor - 190, 1080, 190, 0, '#d98d4e') +
    box(0, floor - 200, 1080, 26, 0, '#f0b578') +
    Array.from(
      { length: 6 },
      (_, index) =>
        box(16 + index * 180, floor - 152, 148, 112, 20, '#c67a3e') + box(22 + index * 180, floor - 146, 136, 100, 16, '#d08548'),
    ).join('');
  const boards =
    box(0, floor, 1080, bottom - floor, 0, '#a9623a') +
    [0.26, 0.58].map((share) => stroke(`M0 ${floor + (bottom - floor) * share}H1080`, '#8c4c2b', 6)).join('') +
    stroke(
      `M160 ${floor}L90 ${bottom}M420 ${floor}L390 ${bottom}M680 ${floor}L700 ${bottom}M930 ${floor}L1000 ${bottom}`,
      '#8c4c2b',
      5,
      'opacity=".6"',
    ) +
    box(0, floor, 1080, 14, 0, '#5a2d1e', 'opacity=".35"');
  return `<defs><linearGradient id="wall" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#d98a3d"/><stop offset=".25" stop-color="#f6b962"/><stop offset="1" stop-color="#ffdca0"/></linearGradient></defs>${box(0, 0, 1080, floor, 0, 'url(#wall)')}${planks}${dado}${boards}`;
}

/** Draws sunlight from a window. */
export const drawSunbeam = (d: string): string => shape(d, '#fff6cf', 'opacity=".3"');

/** Draws a wall shelf with its board at y. */
export function drawShelf(x: number, y: number, width: number): string {
  return (
    stroke(`M${x + 50} ${y + 14}V${y + 54}M${x + width - 50} ${y + 14}V${y + 54}`, '#8c4c2b', 18) +
    box(x, y, width, 30, 12, '#8c4c2b') +
    box(x, y - 4, width, 22, 10, '#c98a52')
  );
}

/** Draws an apron on a hook at (x, y). */
export function drawApron(x: number, y: number, scale: number, color: string, mark: string): string {
  return place(
    x,
    y,
    disc(0, 0, 12, '#8c4c2b') +
      stroke('M-40 60Q0-46 40 60', '#fff5e6', 10) +
      shape('M-44 52H44L50 110Q86 112 84 130L92 232Q0 262-92 232L-84 130Q-86 112-50 110Z', color) +
      shape('M20 52H44L50 110Q86 112 84 130L92 232Q60 244 30 247Z', '#000', 'opacity=".1"') +
      box(-34, 150, 68, 52, 16, '#fff', 'opacity=".35"') +
      mark,
    scale,
  );
}

interface Upgrade {
  readonly picture: string; // drawn around (0, 0), about 130 units wide
  readonly name: string;
  readonly gain: string;
  readonly price?: string; // in cheeses
  readonly action?: string; // the label instead of a price, if it is free
  readonly state: 'ready' | 'glowing' | 'later';
}

/** Draws the list of upgrades in a sheet that starts at y. */
export function drawUpgrades(y: number, rows: readonly Upgrade[]): string {
  const list = rows
    .map(({ picture, name, gain, price, action, state }, index) => {
      const top = y + 60 + index * 216;
      const later = state === 'later';
      const glow =
        state === 'glowing'
          ? box(680, top + 14, 340, 170, 60, '#ffd24a', 'filter="url(#halo)"') +
            box(690, top + 22, 320, 146, 56, 'none', 'stroke="#fff6cf" stroke-width="16"')
          : '';
      const color = later ? 'paper' : 'leaf';
      return (
        box(44, top, 992, 196, 48, later ? '#f6e2c4' : '#fff') +
        box(
          44,
          top,
          992,
          196,
          48,
          'none',
          `stroke="${state === 'glowing' ? STUDIO.apricot : '#ecd2ab'}" stroke-width="${state === 'glowing' ? 9 : 5}"`,
        ) +
        box(70, top + 24, 152, 152, 38, later ? '#e8cfa9' : '#ffe3b3') +
        place(146, top + 100, picture, 1) +
        text(252, top + 88, name, { size: 52, anchor: 'start', fill: later ? '#8d6b62' : STUDIO.ink }) +
        text(252, top + 150, gain, { size: 40, weight: 600, anchor: 'start', fill: later ? '#8d6b62' : '#3d7f3c' }) +
        glow +
        (action
          ? drawButton(704, top + 30, 300, 122, 'apricot', { label: action, size: 56 })
          : drawButton(704, top + 30, 300, 122, color, {}) +
            drawCheese(768, top + 92, 0.62) +
            text(818, top + 112, price ?? '', { size: 58, anchor: 'start', fill: later ? '#8d6b62' : BUTTON_COLORS.leaf.ink }))
      );
    })
    .join('');
  return (
    box(0, y - 30, 1080, 2400 - y, 70, '#3a1d3f', 'opacity=".35" filter="url(#soft)"') +
    box(0, y, 1080, 2400 - y, 70, '#e7b878') +
    box(0, y + 12, 1080, 2400 - y, 64, '#fff0d6') +
    box(490, y + 28, 100, 14, 7, '#e3c294') +
    list
  );
}

/** Draws a wedge of cheese, the currency of the game. */
export function drawCheese(x: number, y: number, scale: number): string {
  return place(
    x,
    y,
    shape('M-46 0L22-40Q46-30 46 0V36H-46Z', '#b96f0e', 'stroke="#b96f0e" stroke-width="10" stroke-linejoin="round"') +
      shape('M-46 0L22-40Q46-30 46 0Z', '#ffe58a') +
      box(-46, 0, 92, 36, 4, '#ffc93d') +
      stroke('M24-37Q42-28 43 0V34', '#e8623a', 8) +
      disc(-20, 18, 9, '#dd9318') +
      disc(8, 24, 7, '#dd9318') +
      disc(20, 10, 5, '#dd9318') +
      disc(6, -14, 6, '#eeb23a'),
    scale,
  );
}
