// Basic SVG shapes for all boards.
import { escapeXml } from '#app/seo/escape-xml.ts';
import { createRandom } from '../play/deal-cards.ts';
import { STUDIO } from './theme.ts';

interface TextStyle {
  readonly size: number;
  readonly fill?: string;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly outline?: string; // a thick edge in this color
  readonly outlineWidth?: number;
  readonly opacity?: number;
}

/** Draws a line of text with its baseline at y. */
export function text(x: number, y: number, words: string | number, style: TextStyle): string {
  const { size, fill = '#fff', weight = 700, anchor = 'middle', spacing = 0, outline, outlineWidth = size * 0.2, opacity = 1 } = style;
  const edge = outline ? ` stroke="${outline}" stroke-width="${outlineWidth}" stroke-linejoin="round" paint-order="stroke"` : '';
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}" letter-spacing="${spacing}" opacity="${opacity}"${edge}>${escapeXml(String(words))}</text>`;
}

/** Draws a rectangle with rounded corners; `more` are further attributes. */
export function box(x: number, y: number, width: number, height: number, radius: number, fill: string, more = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${more}/>`;
}

export const disc = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

export const shape = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** Translates markup to (x, y), scales it about its origin and rotates it by `turn` degrees. */
export function place(x: number, y: number, markup: string, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">${markup}</g>`;
}

export const mirror = (markup: string): string => `<g transform="scale(-1 1)">${markup}</g>`;

/** Draws a thick rounded five-pointed star around (x, y). */
export function star(
  x: number,
  y: number,
  radius: number,
  options: { fill?: string; edge?: string; turn?: number; hollow?: boolean } = {},
): string {
  const { fill = STUDIO.yellow, edge = '#e08a12', turn = 0 } = options;
  const points = Array.from({ length: 10 }, (_, point) => {
    const angle = ((point * 36 - 90) * Math.PI) / 180;
    const reach = radius * (point % 2 ? 0.56 : 1);
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  const d = `M${points.join('L')}Z`;
  const round = `stroke-width="${radius * 0.22}" stroke-linejoin="round"`;
  const gloss = options.hollow
    ? ''
    : `<path d="M${-radius * 0.36} ${-radius * 0.16}Q${-radius * 0.16} ${-radius * 0.2} ${-radius * 0.02} ${-radius * 0.6}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${radius * 0.12}" stroke-linecap="round"/>`;
  return place(
    x,
    y,
    `<path d="${d}" transform="translate(0 ${radius * 0.1})" fill="${edge}" stroke="${edge}" ${round}/><path d="${d}" fill="${fill}" stroke="${fill}" ${round}/>${gloss}`,
    1,
    turn,
  );
}

/** Draws confetti scattered over a rectangle; the seed determines the positions. */
export function confetti(seed: number, x: number, y: number, width: number, height: number, count: number): string {
  const random = createRandom(seed);
  const colors = [STUDIO.apricot, STUDIO.coral, STUDIO.yellow, STUDIO.sky, '#8fd07f', '#b79cff', '#ffffff'];
  return Array.from({ length: count }, () => {
    const [px, py, size, turn] = [x + random() * width, y + random() * height, 12 + random() * 18, random() * 360];
    const color = colors[Math.floor(random() * colors.length)]!;
    const kind = random();
    const piece =
      kind < 0.45
        ? box(-size / 2, -size / 3.4, size, size / 1.7, size / 6, color)
        : kind < 0.7
          ? disc(0, 0, size / 2.6, color)
          : stroke(`M${-size} 0q${size / 2} ${-size * 0.9} ${size} 0t${size} 0`, color, size / 3);
    return place(+px.toFixed(0), +py.toFixed(0), piece, 1, +turn.toFixed(0));
  }).join('');
}

/** Draws light rays from (x, y). */
export function rays(x: number, y: number, reach: number, color: string, opacity: number, count = 14): string {
  const step = 360 / count;
  const ray = `M0 0L${(Math.sin((step / 4) * (Math.PI / 180)) * reach).toFixed(0)} ${-reach}H${(-Math.sin((step / 4) * (Math.PI / 180)) * reach).toFixed(0)}Z`;
  return `<g transform="translate(${x} ${y})" opacity="${opacity}">${Array.from({ length: count }, (_, index) => `<path d="${ray}" fill="${color}" transform="rotate(${(index * step).toFixed(1)})"/>`).join('')}</g>`;
}

export const formatMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
