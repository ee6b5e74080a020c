// Where a held piece would go: the placement under a pointer or a focused cell.
import { findCell, getColumn, getRow } from '#app/game-kit/lib/grid.ts';
import { findFullLines, SIDE, withPiece, type Field, type Lines } from '#app/games/block-blitz/rules/field.ts';
import type { Piece } from '#app/games/block-blitz/rules/pieces.ts';
import { getPieceSize } from '#app/games/block-blitz/text.ts';

/** The cell of the upper left corner of a piece. */
export interface Corner {
  readonly row: number;
  readonly column: number;
}

/** How a held piece shows on the board. */
export interface Preview {
  readonly cells: readonly number[];
  readonly fits: boolean;
  readonly lines: Lines; // that it would burst
}

const NO_LINES: Lines = { rows: [], columns: [] };

/** The corner of a piece whose middle is at a cell, moved inward so that the piece stays on the board. */
export function getCornerAround(piece: Piece, cell: number): Corner {
  const { rows, columns } = getPieceSize(piece);
  const clamp = (value: number, size: number) => Math.max(0, Math.min(value, SIDE - size));
  return {
    row: clamp(getRow(cell, SIDE) - Math.floor((rows - 1) / 2), rows),
    column: clamp(getColumn(cell, SIDE) - Math.floor((columns - 1) / 2), columns),
  };
}

/** The cells that a piece covers on the board, and what it would burst. */
export function previewPiece(field: Field, piece: Piece, { row, column }: Corner): Preview {
  const filled = withPiece(field, piece, row, column);
  const cells = piece.cells.flatMap(([down, right]) => findCell(row + down, column + right, SIDE) ?? []);
  return { cells, fits: filled !== null, lines: filled ? findFullLines(filled) : NO_LINES };
}
