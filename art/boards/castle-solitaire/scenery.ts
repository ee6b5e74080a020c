// Draws the sky, hill, clouds and fireworks around the rose castle.
import { box, disc, shape, stroke } from '../drawing/shapes.ts';
import { STUDIO } from '../drawing/theme.ts';
import { createRandom } from '../play/deal-cards.ts';

const drawCloud = (x: number, y: number, size: number, opacity: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})" opacity="${opacity}">${disc(-50, 6, 34, '#fff')}${disc(0, -14, 50, '#fff')}${disc(52, 4, 38, '#fff')}${box(-84, 4, 174, 38, 19, '#fff')}</g>`;

const drawTree = (x: number, y: number, size: number, color: string): string =>
  `<g transform="translate(${x} ${y}) scale(${size})">${stroke('M0 0V-30', '#8b5a3c', 12)}${disc(0, -58, 40, color)}${disc(-12, -68, 17, '#fff', 'opacity=".2"')}${disc(14, -46, 7, STUDIO.apricot)}${disc(-16, -42, 7, STUDIO.apricot)}${disc(6, -74, 7, STUDIO.apricot)}</g>`;

/** Draws a rounded window with a view of the building site; `inside` is the markup of the view, with the ground at y = `ground`. */
export function drawSite(
  x: number,
  y: number,
  width: number,
  height: number,
  ground: number,
  inside: string,
  hour: 'day' | 'dusk' = 'day',
): string {
  const id = `site-${hour}`;
  const [high, low] = hour === 'day' ? ['#8fd3fa', '#ffe3d3'] : ['#4a2a86', '#f58fb4'];
  const middle = x + width / 2;
  const hills =
    shape(
      `M${x} ${ground - 60}Q${x + width * 0.22} ${ground - 190} ${x + width * 0.46} ${ground - 70}T${x + width} ${ground - 110}V${y + height}H${x}Z`,
      hour === 'day' ? '#a8dba0' : '#7d5bb0',
    ) +
    shape(
      `M${x} ${ground + 30}Q${middle} ${ground - 74} ${x + width} ${ground + 30}V${y + height}H${x}Z`,
      hour === 'day' ? '#6cbf62' : '#5a9a5e',
    ) +
    shape(
      `M${x} ${ground + 76}Q${middle} ${ground + 14} ${x + width} ${ground + 76}V${y + height}H${x}Z`,
      hour === 'day' ? '#57aa52' : '#47834f',
    );
  const trees =
    drawTree(x + 66, ground + 62, 1, '#4f9d4b') +
    drawTree(x + 150, ground + 40, 0.7, '#67b85c') +
    drawTree(x + width - 70, ground + 62, 1.05, '#4f9d4b') +
    drawTree(x + width - 160, ground + 38, 0.7, '#67b85c');
  const sky =
    hour === 'day'
      ? drawCloud(x + width * 0.2, y + 90, 1, 0.9) +
        drawCloud(x + width * 0.84, y + 150, 0.8, 0.85) +
        drawCloud(x + width * 0.55, y + 56, 0.5, 0.8)
      : '';
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${high}"/><stop offset="1" stop-color="${low}"/></linearGradient><clipPath id="${id}-frame"><rect x="${x}" y="${y}" width="${width}" height="${height}" rx="58"/></clipPath></defs>${box(x - 10, y - 4, width + 20, height + 22, 66, '#7d2566')}${box(x - 10, y - 10, width + 20, height + 20, 66, '#fff0dc')}<g clip-path="url(#${id}-frame)">${box(x, y, width, height, 0, `url(#${id})`)}${sky}${hills}${trees}${inside}</g>`;
}

/** Draws a sheet of graph paper with rounded corners, for the sketch. */
export function drawPaper(x: number, y: number, width: number, height: number, inside: string): string {
  const lines =
    Array.from({ length: Math.floor(width / 50) }, (_, index) => `M${x + 50 + index * 50} ${y + 12}V${y + height - 12}`).join('') +
    Array.from({ length: Math.floor(height / 50) }, (_, index) => `M${x + 12} ${y + 40 + index * 50}H${x + width - 12}`).join('');
  const pins = [x + 60, x + width - 60]
    .map(
      (pin) =>
        disc(pin + 3, y + 50, 22, '#7d2566', 'opacity=".4"') +
        disc(pin, y + 44, 22, STUDIO.coral) +
        disc(pin - 6, y + 38, 7, '#fff', 'opacity=".7"'),
    )
    .join('');
  return (
    box(x, y + 20, width, height, 46, '#2c0b28', 'opacity=".4" filter="url(#soft)"') +
    box(x, y, width, height, 46, '#fff6e4') +
    `<path d="${lines}" stroke="#f1d9c0" stroke-width="3"/>` +
    inside +
    pins
  );
}

/** Draws a firework around (x, y). */
export function drawFirework(x: number, y: number, radius: number, color: string, seed: number): string {
  const random = createRandom(seed);
  const sparks = Array.from({ length: 16 }, (_, index) => {
    const angle = (index * Math.PI) / 8 + random() * 0.1;
    const reach = radius * (0.86 + random() * 0.2);
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return (
      stroke(
        `M${(x + dx * radius * 0.35).toFixed(0)} ${(y + dy * radius * 0.35).toFixed(0)}L${(x + dx * reach * 0.8).toFixed(0)} ${(y + dy * reach * 0.8).toFixed(0)}`,
        color,
        8,
      ) + disc(x + dx * reach, y + dy * reach + 4, 9, '#fff7d6')
    );
  });
  return disc(x, y, radius * 1.1, color, 'opacity=".16"') + sparks.join('') + disc(x, y, 12, '#fff');
}
