// Draws the machines of the cheese factory: vats, belts, gears, presses and pipes, and the cheese.
import { box, disc, place, shape, stroke } from '../drawing/shapes.ts';

const CHEESES = {
  gouda: { top: '#ffe08a', face: '#ffc845', rind: '#e79a1c' },
  edam: { top: '#ffdf8c', face: '#e4463f', rind: '#b12a35' },
  blue: { top: '#eef3fb', face: '#b9cdf0', rind: '#6d8ed0' },
  green: { top: '#eaf5c8', face: '#9fce6a', rind: '#5d9440' },
  gold: { top: '#fff3b0', face: '#ffd233', rind: '#f0a000' },
} as const;
export type Cheese = keyof typeof CHEESES;

/** Draws a wheel of cheese lying on (x, y), 120 units wide at scale 1; with `cut`, a wedge is missing. */
export function drawCheeseWheel(x: number, y: number, scale: number, kind: Cheese = 'gouda', cut = false, turn = 0): string {
  const { top, face, rind } = CHEESES[kind];
  const holes =
    disc(-30, -16, 8, rind, 'opacity=".55"') +
    disc(6, -10, 6, rind, 'opacity=".55"') +
    disc(36, -20, 7, rind, 'opacity=".55"') +
    disc(-8, -26, 4, rind, 'opacity=".55"');
  const wheel =
    shape('M-60-40V-14Q-58 8 0 8T60-14V-40Z', face) +
    shape('M-60-16Q-58 8 0 8T60-16V-10Q58 14 0 14T-60-10Z', rind) +
    holes +
    `<ellipse cx="0" cy="-42" rx="60" ry="23" fill="${rind}"/><ellipse cx="0" cy="-45" rx="58" ry="21" fill="${top}"/>` +
    stroke('M-38-48Q-26-58-4-59', '#fff', 6, 'opacity=".75"');
  const wedge = cut
    ? shape('M0-45L18-25Q44-28 56-38Z', face) +
      shape('M0-45L18-25V6Q8 8 0 8Z', '#ffe9ad') +
      shape('M0-45L56-38V-12L0 8Z', '#ffdf8f') +
      disc(22, -22, 7, rind, 'opacity=".5"') +
      disc(40, -26, 5, rind, 'opacity=".5"')
    : '';
  return place(x, y, wheel + wedge, scale, turn);
}

/** Draws a gear around (x, y). */
export function drawGear(
  x: number,
  y: number,
  radius: number,
  teeth: number,
  colors: { face: string; dark: string; light: string },
  turn = 0,
): string {
  const step = (Math.PI * 2) / teeth;
  const at = (angle: number, reach: number) => `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  const rim = Array.from({ length: teeth }, (_, index) => {
    const angle = index * step;
    return `${index ? 'L' : 'M'}${at(angle - step * 0.3, radius * 0.82)}L${at(angle - step * 0.2, radius)}L${at(angle + step * 0.2, radius)}L${at(angle + step * 0.3, radius * 0.82)}`;
  }).join('');
  const spokes = Array.from({ length: 5 }, (_, index) =>
    disc(Math.cos(index * 1.2566) * radius * 0.48, Math.sin(index * 1.2566) * radius * 0.48, radius * 0.145, colors.dark),
  ).join('');
  const round = `stroke-width="${radius * 0.1}" stroke-linejoin="round"`;
  return place(
    x,
    y,
    `<g transform="translate(0 ${radius * 0.09})">${shape(`${rim}Z`, colors.dark, `stroke="${colors.dark}" ${round}`)}</g>${shape(`${rim}Z`, colors.face, `stroke="${colors.face}" ${round}`)}${disc(0, 0, radius * 0.72, colors.light, 'opacity=".35"')}${spokes}${disc(0, radius * 0.03, radius * 0.23, colors.dark)}${disc(0, 0, radius * 0.2, colors.light)}${disc(0, 0, radius * 0.08, colors.dark)}`,
    1,
    turn,
  );
}

export const BRASS = { face: '#f0b440', dark: '#a86a14', light: '#ffe19a' } as const;
export const CORAL_IRON = { face: '#f2695c', dark: '#a83245', light: '#ffb3a6' } as const;
export const VIOLET_IRON = { face: '#8d6df0', dark: '#5030a8', light: '#c4b2ff' } as const;
export const LEAF_IRON = { face: '#62b95a', dark: '#2f7237', light: '#b3e6a4' } as const;

/** Draws a copper vat standing on (x, y), 300 wide and 400 tall at scale 1. */
export function drawVat(x: number, y: number, scale: number, milk = '#fff7ea'): string {
  const legs = box(-110, -60, 30, 60, 10, '#7d3d1c') + box(80, -60, 30, 60, 10, '#7d3d1c') + box(-15, -50, 30, 50, 10, '#6a3116');
  const bowl =
    shape('M-150-260Q-160-50 0-40Q160-50 150-260Z', '#b85a26') +
    shape('M-150-260Q-160-50 0-40Q-60-60-80-260Z', '#d97f42') +
    shape('M60-260Q70-70 20-42Q160-56 150-260Z', '#9a4519') +
    stroke('M-122-230Q-128-130-84-86', '#ffc59a', 16, 'opacity=".8"');
  const bands =
    stroke('M-150-214Q0-184 150-214M-136-124Q0-92 136-124', '#8c3f18', 11) +
    [-120, -60, 0, 60, 120].map((rivet) => disc(rivet, -200 + (1 - (rivet / 130) ** 2) * 6, 6, '#ffc59a')).join('');
  const window =
    disc(0, -146, 52, '#7d3d1c') +
    disc(0, -148, 46, '#ffc45a') +
    disc(0, -148, 37, '#fff') +
    shape('M-37-148Q-18-160 0-148T37-148A37 37 0 0 1-37-148Z', milk === '#fff7ea' ? '#ffeec2' : milk) +
    disc(-10, -132, 6, '#fff') +
    disc(12, -126, 4, '#fff') +
    stroke('M-22-164Q-16-174-6-176', '#fff', 5);
  const rim =
    `<ellipse cx="0" cy="-262" rx="164" ry="40" fill="#8c3f18"/><ellipse cx="0" cy="-268" rx="160" ry="36" fill="#f0a066"/><ellipse cx="0" cy="-264" rx="138" ry="26" fill="#7d3d1c"/><ellipse cx="0" cy="-260" rx="132" ry="22" fill="${milk}"/>` +
    disc(-50, -264, 15, '#fff') +
    disc(-20, -258, 10, '#fff') +
    disc(56, -262, 18, '#fff') +
    disc(20, -268, 8, '#fff');
  const tap =
    box(-182, -100, 60, 24, 10, '#f0b440') + box(-190, -104, 24, 46, 10, '#d8942a') + stroke('M-156-104V-126M-172-128H-140', '#a86a14', 9);
  const steam = [
    [-40, -340, 30],
    [10, -372, 38],
    [46, -324, 26],
    [-6, -420, 28],
  ]
    .map(([sx, sy, radius]) => disc(sx!, sy!, radius!, '#fff', 'opacity=".5"'))
    .join('');
  return place(x, y, steam + legs + bowl + bands + window + rim + tap, scale);
}

/** Draws a conveyor belt with its upper surface at y, from x to x + width. */
export function drawBelt(x: number, y: number, width: number, options: { fast?: boolean; legs?: number; color?: string } = {}): string {
  const { fast = false, legs = 120, color = '#f2695c' } = options;
  const feet = [0.12, 0.5, 0.88]
    .map(
      (share) =>
        box(x + width * share - 14, y + 60, 28, legs, 8, '#7a4a52') + box(x + width * share - 32, y + 52 + legs, 64, 18, 9, '#5b343f'),
    )
    .join('');
  const treads = Array.from({ length: Math.floor(width / 56) }, (_, index) =>
    box(x + 26 + index * 56, y + 4, 30, 13, 6, '#fff', `opacity="${fast ? 0.3 : 0.16}"`),
  ).join('');
  const rollerCount = Math.max(2, Math.round(width / 190));
  const rollers = Array.from({ length: rollerCount }, (_, index) => {
    const rx = x + 38 + (index * (width - 76)) / (rollerCount - 1);
    const turned = `transform="rotate(${index * 50} ${rx} ${y + 38})" opacity=".7"`;
    return (
      disc(rx, y + 38, 25, '#c9d3e6') +
      disc(rx, y + 38, 17, '#8fa0c4') +
      disc(rx, y + 38, 7, '#fff') +
      stroke(`M${rx - 12} ${y + 38}H${rx + 12}`, '#fff', 4, turned)
    );
  }).join('');
  const rush = fast
    ? [0.16, 0.42, 0.7]
        .map((share, index) => stroke(`M${x + width * share} ${y - 26 - index * 16}h${90 + index * 20}`, '#fff', 8, 'opacity=".75"'))
        .join('')
    : '';
  return (
    feet +
    box(x, y, width, 76, 38, '#43303f') +
    box(x, y, width, 22, 11, '#5d4556') +
    treads +
    box(x + 14, y + 22, width - 28, 40, 20, color) +
    box(x + 14, y + 22, width - 28, 14, 7, '#fff', 'opacity=".25"') +
    rollers +
    rush
  );
}

/** Draws a pipe along a path. */
export function drawPipe(d: string, color: string, dark: string): string {
  return stroke(d, dark, 40) + stroke(d, color, 30) + `<g transform="translate(-4 -7)">${stroke(d, '#fff', 6, 'opacity=".4"')}</g>`;
}

/** Draws a pressure gauge around (x, y). */
export function drawGauge(x: number, y: number, radius: number, needle: number): string {
  return (
    disc(x, y + 4, radius, '#8f5a16') +
    disc(x, y, radius, '#f0b440') +
    disc(x, y, radius * 0.78, '#fff7ea') +
    `<path d="M${x - radius * 0.5} ${y + radius * 0.3}A${radius * 0.58} ${radius * 0.58} 0 0 1 ${x + radius * 0.5} ${y + radius * 0.3}" fill="none" stroke="#62b95a" stroke-width="${radius * 0.16}" stroke-dasharray="60 200"/>` +
    stroke(
      `M${x} ${y + radius * 0.1}V${y - radius * 0.5}`,
      '#c93a4b',
      radius * 0.12,
      `transform="rotate(${needle} ${x} ${y + radius * 0.1})"`,
    ) +
    disc(x, y + radius * 0.1, radius * 0.13, '#3a1d3f')
  );
}

/** Draws a piston press standing on (x, y), 220 wide and 360 tall at scale 1. */
export function drawPress(x: number, y: number, scale: number, drop = 0): string {
  return place(
    x,
    y,
    box(-110, -340, 34, 330, 12, '#5636b8') +
      box(76, -340, 34, 330, 12, '#5636b8') +
      box(-120, -372, 240, 60, 22, '#7a5ae0') +
      box(-120, -372, 240, 24, 14, '#a48bff') +
      box(-26, -320, 52, 130 + drop, 10, '#c9d3e6') +
      box(-16, -320, 14, 130 + drop, 6, '#fff', 'opacity=".7"') +
      box(-74, -200 + drop, 148, 52, 18, '#f0b440') +
      box(-74, -200 + drop, 148, 18, 9, '#ffe19a') +
      box(-120, -34, 240, 34, 14, '#43208f') +
      disc(-86, -344, 10, '#ffc94d') +
      disc(86, -344, 10, '#ffc94d'),
    scale,
  );
}
