// Recognizes T-spins by the three-corner rule of the Tetris Guideline. https://tetris.wiki/T-Spin
import { COLUMNS, type Piece } from './shapes.ts';
import { getShapeAt, ROWS, type Well } from './well.ts';

export type TSpin = 'full' | 'mini';

/** How the last move of a piece turned it: in place or by a near kick, or by the far kick; null if that move was no rotation. */
export type LastRotation = 'near' | 'far' | null;

/** The corners of the box of a T, clockwise. From turn to turn, the front ones (beside its nose) move on by one. */
const CORNERS = [
  [0, 0],
  [2, 0],
  [2, 2],
  [0, 2],
] as const;

function isBlocked(well: Well, column: number, row: number): boolean {
  return column < 0 || column >= COLUMNS || row >= ROWS || getShapeAt(well, column, row) !== null;
}

/** Of all kicks, only the last one of the tables moves a T by one column and two rows. */
export function classifyRotation(before: Piece, after: Piece): LastRotation {
  return before.column !== after.column && Math.abs(before.row - after.row) === 2 ? 'far' : 'near';
}

/**
 * The T-spin of a piece that is about to lock: its last move was a rotation, and three of its four corners are blocked. It is a mini one if
 * only one of the front corners is, unless the far kick got it there.
 */
export function findTSpin(well: Well, { shape, turn, column, row }: Piece, lastRotation: LastRotation): TSpin | null {
  if (shape !== 'T' || lastRotation === null) return null;
  const blocked = CORNERS.map(([x, y]) => isBlocked(well, column + x, row + y));
  if (blocked.filter(Boolean).length < 3) return null;
  const isFrontBlocked = blocked[turn] === true && blocked[(turn + 1) % CORNERS.length] === true;
  return isFrontBlocked || lastRotation === 'far' ? 'full' : 'mini';
}
