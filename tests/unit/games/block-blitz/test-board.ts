// Creates pieces and boards of Block Blitz for tests.
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import type { BlockColor, Piece } from '#app/games/block-blitz/rules/pieces.ts';
import { rules, type BlockBlitzMove, type BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';

/** A piece drawn as 'X. XX', rows separated by spaces. */
export function createPiece(drawing: string, color: BlockColor = 'sky'): Piece {
  return {
    color,
    cells: drawing.split(' ').flatMap((word, row) => [...word].flatMap((mark, column) => (mark === 'X' ? [[row, column] as const] : []))),
  };
}

export const [DOT, BAR] = [createPiece('X'), createPiece('XXX')];

/** A row that a dot in the last column completes. */
export const FULL_BUT_ONE = 'XXXXXXX.';

export const place = (slot: number, row: number, column: number): BlockBlitzMove => ({ type: 'place', slot, row, column });

/** A state whose first rows are drawn as 'XX......'. */
export function createState(rows: readonly string[], tray: BlockBlitzState['tray'], more: Partial<BlockBlitzState> = {}): BlockBlitzState {
  const field = Array.from({ length: SIDE * SIDE }, (_, cell) =>
    rows[Math.floor(cell / SIDE)]?.[cell % SIDE] === 'X' ? ('rose' as const) : null,
  );
  return { ...rules.start(null, 1), field, tray, ...more };
}
