// The rules of Block Blitz: three pieces a turn are placed on a field of 8 × 8 cells, and full lines burst.
import type { MoveResult, Rules } from '#app/game-kit/rules.ts';
import { CELL_COUNT, findFootprint, findFullLines, INDICES, withoutLines, withPiece, type Field, type Lines } from './field.ts';
import { dealPieces, type Piece } from './pieces.ts';

const LINE_SCORE = 10; // times the square of the lines that burst together, times the combo

export interface BlockBlitzState {
  readonly field: Field;
  readonly tray: readonly (Piece | null)[]; // null once placed
  readonly seed: number;
  readonly turn: number; // 1, 2, 3 …
  readonly combo: number; // turns in a row with a burst, including this one
  readonly hasBurst: boolean; // in this turn
  readonly bestCombo: number;
  readonly lines: number; // burst so far
  readonly score: number;
}

/** Places a piece of the tray with its upper left corner at a cell. */
export interface BlockBlitzMove {
  readonly type: 'place';
  readonly slot: number;
  readonly row: number;
  readonly column: number;
}

export type BlockBlitzEvent =
  | { readonly type: 'placed'; readonly cells: readonly number[]; readonly piece: Piece }
  | ({ readonly type: 'burst'; readonly combo: number; readonly points: number } & Lines)
  | { readonly type: 'dealt' } // the next three pieces
  | { readonly type: 'over' };

/** Whether no piece of the tray fits. */
export function isOver({ field, tray }: BlockBlitzState): boolean {
  const fits = (piece: Piece) => INDICES.some((row) => INDICES.some((column) => findFootprint(field, piece, row, column) !== null));
  return !tray.some((piece) => piece && fits(piece));
}

/** Every legal placement, by slot, row and column. */
export function listPlacements({ field, tray }: BlockBlitzState): BlockBlitzMove[] {
  return tray.flatMap((piece, slot) =>
    piece
      ? INDICES.flatMap((row) =>
          INDICES.flatMap((column) => (findFootprint(field, piece, row, column) ? [{ type: 'place' as const, slot, row, column }] : [])),
        )
      : [],
  );
}

function place(state: BlockBlitzState, { slot, row, column }: BlockBlitzMove): MoveResult<BlockBlitzState, BlockBlitzEvent> {
  const piece = state.tray[slot];
  if (!piece) return { refused: 'That block is already on the board.' };
  const cells = findFootprint(state.field, piece, row, column);
  const filled = withPiece(state.field, piece, row, column);
  if (!cells || !filled) return { refused: "That block doesn't fit there." };
  const full = findFullLines(filled);
  const lines = full.rows.length + full.columns.length;
  const hasBurst = state.hasBurst || lines > 0;
  const combo = state.combo + (hasBurst && !state.hasBurst ? 1 : 0);
  const points = LINE_SCORE * lines * lines * Math.max(1, combo);
  const tray = state.tray.map((other, index) => (index === slot ? null : other));
  const isTurnOver = tray.every((other) => other === null);
  const next: BlockBlitzState = {
    ...state,
    field: withoutLines(filled, full),
    tray: isTurnOver ? dealPieces(state.seed, state.turn + 1) : tray,
    turn: state.turn + (isTurnOver ? 1 : 0),
    combo: isTurnOver && !hasBurst ? 0 : combo,
    hasBurst: hasBurst && !isTurnOver,
    bestCombo: Math.max(state.bestCombo, combo),
    lines: state.lines + lines,
    score: state.score + piece.cells.length + points,
  };
  const events: BlockBlitzEvent[] = [{ type: 'placed', cells, piece }];
  if (lines > 0) events.push({ type: 'burst', ...full, combo, points });
  if (isTurnOver) events.push({ type: 'dealt' });
  if (isOver(next)) events.push({ type: 'over' });
  return { state: next, events };
}

/** Scores 1 for each cell of a placed piece, and 10 × lines² × combo for lines that burst together. */
export const rules: Rules<BlockBlitzState, BlockBlitzMove, BlockBlitzEvent, null> = {
  version: 1,
  variants: [{ id: 'classic', label: 'Classic', pace: 'turns', options: null }],
  start: (_, seed) => ({
    field: Array.from({ length: CELL_COUNT }, () => null),
    tray: dealPieces(seed, 1),
    seed,
    turn: 1,
    combo: 0,
    hasBurst: false,
    bestCombo: 0,
    lines: 0,
    score: 0,
  }),
  play: (state, move) => (isOver(state) ? { refused: 'This game is over.' } : place(state, move)),
  outcome: (state) => (isOver(state) ? { result: 'over' } : null),
};
