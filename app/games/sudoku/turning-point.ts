// The move that lost a game of Sudoku: the first wrong digit since the board was right.
import type { TurningPoint } from '#app/game-kit/contract.ts';
import { lowercaseFirst } from '#app/game-kit/lib/place-names.ts';
import { hasClash } from './rules/grid.ts';
import { findWrongCells, type SudokuMove, type SudokuState } from './rules/rules.ts';
import { describeCell } from './text.ts';

export function findTurningPoint(history: readonly SudokuState[], moves: readonly SudokuMove[]): TurningPoint | null {
  const index = history.findLastIndex((state) => findWrongCells(state).length === 0);
  const move = moves[index];
  const after = history[index + 1];
  if (move?.type !== 'set' || !after) return null;
  const reason = hasClash(after.cells, move.cell) ? `: it conflicts with another ${move.digit}` : '';
  return { index, why: `The ${move.digit} in ${lowercaseFirst(describeCell(move.cell))} was the first wrong digit${reason}.` };
}
