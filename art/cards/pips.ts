// The four suit shapes, drawn around (0, 0) in a box of about 100 × 100.
import { getInk, type Suit } from './deck.ts';

const SHAPES: Readonly<Record<Suit, string>> = {
  hearts: 'M-7 40C-24 27-48 9-48-15C-48-32-37-43-23-43C-13-43-5-38 0-29C5-38 13-43 23-43C37-43 48-32 48-15C48 9 24 27 7 40Q0 45-7 40Z',
  diamonds: 'M-7-46Q0-54 7-46Q20-25 37-7Q43 0 37 7Q20 25 7 46Q0 54-7 46Q-20 25-37 7Q-43 0-37-7Q-20-25-7-46Z',
  spades:
    'M-6-45Q0-51 6-45C22-30 46-12 46 11C46 26 36 34 25 34C18 34 12 31 8 26Q9 38 17 42Q21 48 14 48H-14Q-21 48-17 42Q-9 38-8 26C-12 31-18 34-25 34C-36 34-46 26-46 11C-46-12-22-30-6-45Z',
  clubs:
    'M0-48A22.5 22.5 0 0 1 19-13A22.5 22.5 0 1 1 8 22Q9 38 17 42Q21 48 14 48H-14Q-21 48-17 42Q-9 38-8 22A22.5 22.5 0 1 1-19-13A22.5 22.5 0 0 1 0-48Z',
};

/** The highlight of each shape: a short stroke at its upper left. */
const GLINTS: Readonly<Record<Suit, string>> = {
  hearts: 'M-36-16Q-36-29-25-32',
  diamonds: 'M-24-7L-9-28',
  spades: 'M-33 8Q-31-4-21-14',
  clubs: 'M-12-29Q-11-36-3-38',
};

/**
 * Draws a pip of `size` units, centered on (x, y). `glint` adds a highlight, which is visible only above 30 units; `flipped` turns it upside down,
 * and `fill` replaces the color of the suit.
 */
export function drawPip(
  suit: Suit,
  x: number,
  y: number,
  size: number,
  options: { glint?: boolean; flipped?: boolean; fill?: string } = {},
): string {
  const scale = (size / 100) * (options.flipped ? -1 : 1);
  const fill = options.fill ?? getInk(suit);
  const glint = options.glint
    ? `<path d="${GLINTS[suit]}" fill="none" stroke="#fff" stroke-opacity=".38" stroke-width="7" stroke-linecap="round"/>`
    : '';
  return `<g transform="translate(${x} ${y})scale(${+scale.toFixed(3)})"><path d="${SHAPES[suit]}" fill="${fill}"/>${glint}</g>`;
}

/** Returns the path data of a suit symbol, to draw it in other styles. */
export function getPipPath(suit: Suit): string {
  return SHAPES[suit];
}
