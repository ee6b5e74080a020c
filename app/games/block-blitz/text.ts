// Texts of Block Blitz: status line, figures, toasts and announcements for screen readers.
import type { Piece } from './rules/pieces.ts';
import type { GameText } from '#app/game-kit/contract.ts';
import { listWithBest } from '#app/game-kit/lib/figures.ts';
import { getPlaceName, lowercaseFirst } from '#app/game-kit/lib/grid.ts';
import { SIDE } from './rules/field.ts';
import { isOver, type BlockBlitzEvent, type BlockBlitzState } from './rules/rules.ts';

/** Width and height of a piece, in cells. */
export function getPieceSize({ cells }: Piece): { readonly rows: number; readonly columns: number } {
  return { rows: Math.max(...cells.map(([row]) => row)) + 1, columns: Math.max(...cells.map(([, column]) => column)) + 1 };
}

/** The filled columns of each row: 'row 1: 1, row 2: 1 and 2'. */
function describeRows({ cells }: Piece, rows: number): string {
  return Array.from({ length: rows }, (_, row) => {
    const columns = cells.filter(([y]) => y === row).map(([, column]) => column + 1);
    return `row ${row + 1}: ${columns.join(' ')}`;
  }).join(', ');
}

/** The color, size and shape of a piece: 'Sky block, 3 by 1', or 'Coral piece, 2 by 2' for one with gaps. */
export function getPieceName(piece: Piece): string {
  const { rows, columns } = getPieceSize(piece);
  const color = piece.color.charAt(0).toUpperCase() + piece.color.slice(1);
  return `${color} ${piece.cells.length === rows * columns ? 'block' : 'piece'}, ${columns} by ${rows}`;
}

/** The name with the filled cells of each row, for screen readers: 'Coral piece, 2 by 2, row 1: 1, row 2: 1 2'. */
export function describePiece(piece: Piece): string {
  const { rows, columns } = getPieceSize(piece);
  const name = getPieceName(piece);
  return piece.cells.length === rows * columns ? name : `${name}, ${describeRows(piece, rows)}`;
}

function getStatus(state: BlockBlitzState): string {
  if (isOver(state)) return 'No blocks fit.';
  return state.combo > 1 ? `Combo ×${state.combo}` : 'Fill a row or a column';
}

function describeEvent(event: BlockBlitzEvent): string {
  switch (event.type) {
    case 'placed':
      return `Placed ${lowercaseFirst(getPieceName(event.piece))}, at ${lowercaseFirst(getPlaceName(event.cells[0] ?? 0, SIDE))}`;
    case 'burst': {
      const lines = event.rows.length + event.columns.length;
      const burst = lines === 1 ? 'a line bursts' : `${lines} lines burst`;
      return `, ${burst} for ${event.points} points${event.combo > 1 ? `, combo ${event.combo}` : ''}`;
    }
    case 'dealt':
      return '. Three new blocks';
    case 'over':
      return '. No blocks fit';
  }
}

/** How far a combo lifts pitch, flash and label of a burst: one step a turn, at most six. */
export function getLift(combo: number): number {
  return Math.min(combo - 1, 6);
}

/** What stands on a burst, and its middle in cells of the board: the combo from the second turn on, and the points. */
export function labelBurst(burst: Extract<BlockBlitzEvent, { type: 'burst' }>) {
  const getMiddle = (lines: readonly number[]) => (lines.length === 0 ? SIDE / 2 : (Math.min(...lines) + Math.max(...lines) + 1) / 2);
  const combo = burst.combo > 1 ? `Combo ×${burst.combo}` : null;
  return { combo, points: `+${burst.points}`, lift: getLift(burst.combo), row: getMiddle(burst.rows), column: getMiddle(burst.columns) };
}

export const text: GameText<BlockBlitzState, BlockBlitzEvent> = {
  status: getStatus,
  figures: ({ score, combo }, { best }) => [...listWithBest('Score', score, best), ['Combo', `×${Math.max(1, combo)}`]],
  announcement: (events) => (events.length === 0 ? null : events.map(describeEvent).join('')),
};
