// Vector shapes of the deck: the ranks as strokes of a thick round pen, and the four pips. A compact version of the drawings in art/cards/.
import { RANKS } from '#app/card-kit/rules/cards.ts';

/** The skeleton of each rank, 30 units high; ace first. */
export const RANK_PATHS: readonly string[] = [
  'M0 30L11 0L22 30M4.5 20H17.5',
  'M1 8.5C1-2.5 17-3 17 8C17 15 1 22 0 30H18',
  'M1 0H16L8.5 11.5C20 11 20.5 30 8.5 30Q2.5 30 0 25',
  'M14.5 30V0L0 21H20',
  'M16 0H3L1.5 13C9 9 18 12 18 20.5C18 31.5 4 32.5 0 25',
  'M13.5 0C6 4 0 12 0 21A9 9 0 1 0 18 21A9 9 0 0 0 .5 18.5',
  'M0 0H18L7 30',
  'M9 13.5A6.75 6.75 0 1 1 9 0A6.75 6.75 0 1 1 9 13.5A8.25 8.25 0 1 0 9 30A8.25 8.25 0 1 0 9 13.5',
  'M4.5 30C12 26 18 18 18 9A9 9 0 1 0 0 9A9 9 0 0 0 17.5 11.5',
  'M0 5L6.5 0V30M22 0C12.5 0 12.5 30 22 30S31.5 0 22 0',
  'M4 0H14V21.5C14 32.5 2 32.5 0 25',
  'M11.5 0C-3.5 0-3.5 30 11.5 30S26.5 0 11.5 0M14 21.5L23 31.5',
  'M0 0V30M18 0L1 17M7 12L19 30',
];

/** By suit, in a box of about 100 × 100 around (0, 0). */
export const PIPS: readonly string[] = [
  'M-6-45Q0-51 6-45C22-30 46-12 46 11C46 26 36 34 25 34C18 34 12 31 8 26Q9 38 17 42Q21 48 14 48H-14Q-21 48-17 42Q-9 38-8 26C-12 31-18 34-25 34C-36 34-46 26-46 11C-46-12-22-30-6-45Z',
  'M-7 40C-24 27-48 9-48-15C-48-32-37-43-23-43C-13-43-5-38 0-29C5-38 13-43 23-43C37-43 48-32 48-15C48 9 24 27 7 40Q0 45-7 40Z',
  'M0-48A22.5 22.5 0 0 1 19-13A22.5 22.5 0 1 1 8 22Q9 38 17 42Q21 48 14 48H-14Q-21 48-17 42Q-9 38-8 22A22.5 22.5 0 1 1-19-13A22.5 22.5 0 0 1 0-48Z',
  'M-7-46Q0-54 7-46Q20-25 37-7Q43 0 37 7Q20 25 7 46Q0 54-7 46Q-20 25-37 7Q-43 0-37-7Q-20-25-7-46Z',
];

const TEN = RANKS.indexOf('10');
const FIRST_COURT = RANKS.indexOf('Jack');

export function isCourt(rank: number): boolean {
  return rank >= FIRST_COURT;
}

/** Pen width in skeleton units: thinner for the 10, whose strokes are close together. */
export function getPenWidth(rank: number): number {
  return rank === TEN ? 7 : 8;
}
