// The index letters of the deck: center lines, 30 units tall, that are drawn with a thick round stroke.
import type { Rank } from './deck.ts';

interface Glyph {
  readonly width: number; // of the skeleton, without the stroke
  readonly path: string;
}

const GLYPHS: Readonly<Record<Rank, Glyph>> = {
  ace: { width: 22, path: 'M0 30L11 0L22 30M4.5 20H17.5' },
  '2': { width: 18, path: 'M1 8.5C1-2.5 17-3 17 8C17 15 1 22 0 30H18' },
  '3': { width: 18, path: 'M1 0H16L8.5 11.5C20 11 20.5 30 8.5 30Q2.5 30 0 25' },
  '4': { width: 20, path: 'M14.5 30V0L0 21H20' },
  '5': { width: 18, path: 'M16 0H3L1.5 13C9 9 18 12 18 20.5C18 31.5 4 32.5 0 25' },
  '6': { width: 18, path: 'M13.5 0C6 4 0 12 0 21A9 9 0 1 0 18 21A9 9 0 0 0 .5 18.5' },
  '7': { width: 18, path: 'M0 0H18L7 30' },
  '8': { width: 18, path: 'M9 13.5A6.75 6.75 0 1 1 9 0A6.75 6.75 0 1 1 9 13.5A8.25 8.25 0 1 0 9 30A8.25 8.25 0 1 0 9 13.5' },
  '9': { width: 18, path: 'M4.5 30C12 26 18 18 18 9A9 9 0 1 0 0 9A9 9 0 0 0 17.5 11.5' },
  '10': { width: 29, path: 'M0 5L6.5 0V30M22 0C12.5 0 12.5 30 22 30S31.5 0 22 0' },
  jack: { width: 14, path: 'M4 0H14V21.5C14 32.5 2 32.5 0 25' },
  queen: { width: 23, path: 'M11.5 0C-3.5 0-3.5 30 11.5 30S26.5 0 11.5 0M14 21.5L23 31.5' },
  king: { width: 19, path: 'M0 0V30M18 0L1 17M7 12L19 30' },
};

/** Draws the index of a rank, `height` units tall including the stroke, with its left edge at x and its top at y; `align: 'middle'` centers it on x. */
export function drawIndex(
  rank: Rank,
  x: number,
  y: number,
  height: number,
  ink: string,
  options: { align?: 'start' | 'middle'; weight?: number } = {},
): string {
  const { width, path } = GLYPHS[rank];
  const weight = options.weight ?? 7.4;
  const scale = height / (30 + weight);
  const left = options.align === 'middle' ? x - (width * scale) / 2 : x + (weight * scale) / 2;
  const round = (value: number) => +value.toFixed(3);
  return `<path transform="translate(${round(left)} ${round(y + (weight * scale) / 2)})scale(${round(scale)})" d="${path}" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
