// Draws cards, card backs and empty slots on a table.
import { getCardName, type Card } from '../../cards/deck.ts';
import { createFaceSvg, type FaceStyle } from '../../cards/face.ts';
import { box } from './shapes.ts';

export interface SpriteLook {
  readonly turn?: number; // degrees
  readonly lift?: number; // height above the table, 0 to 1: offsets the shadow
  readonly style?: FaceStyle;
  readonly mirrored?: boolean;
  readonly covered?: boolean;
  readonly glow?: string | undefined; // a halo in this color
}

const getCardHeight = (width: number): number => width * 1.4;

function drawSprite(svg: string, x: number, y: number, width: number, look: SpriteLook): string {
  const height = getCardHeight(width);
  const lift = look.lift ?? 0;
  const radius = width * 0.09;
  const shadow = box(
    x + 1 + lift * 16,
    y + 4 + lift * 40,
    width - 2,
    height,
    radius,
    '#150a18',
    `opacity="${0.34 - lift * 0.06}" filter="url(#${lift ? 'far' : 'near'})"`,
  );
  const halo = look.glow
    ? box(x - 9, y - 9, width + 18, height + 18, radius + 9, look.glow, 'filter="url(#halo)"') +
      box(x - 6, y - 6, width + 12, height + 12, radius + 6, look.glow)
    : '';
  const card = svg.replace('<svg ', `<svg x="${x}" y="${y}" width="${width}" height="${height}" `);
  const turned = look.turn ? ` transform="rotate(${look.turn} ${x + width / 2} ${y + height / 2})"` : '';
  return `<g${turned}>${shadow}${halo}${card}</g>`;
}

/** Draws a face-up card with its upper left corner at (x, y). */
export function drawCard(card: Card, x: number, y: number, width: number, look: SpriteLook = {}): string {
  return drawSprite(
    createFaceSvg(card, look.style ?? 'portrait', look).replace('<svg ', `<svg data-card="${getCardName(card)}" `),
    x,
    y,
    width,
    look,
  );
}

/** Draws an empty slot for a card. */
export function drawSlot(x: number, y: number, width: number, paint: string): string {
  const height = getCardHeight(width);
  const radius = width * 0.1;
  return (
    box(x, y, width, height, radius, paint, 'opacity=".42"') +
    box(x + 2.5, y + 2.5, width - 5, height - 5, radius - 2, 'none', 'stroke="#ffffff" stroke-opacity="0.3" stroke-width="5"')
  );
}
