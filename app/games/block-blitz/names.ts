// Names of pieces in messages.
import type { Piece } from './rules/pieces.ts';

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
