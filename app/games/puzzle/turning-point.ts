// The first wasted move of a 3 × 3 puzzle that was solved in more moves than it needs.
import { formatCount } from '#app/content/format/format-count.ts';
import type { TurningPoint } from '#app/game-kit/contract.ts';
import { GAP } from './rules/board.ts';
import { countSlidesToOrder } from './rules/distances.ts';
import { findMoveLine, type PuzzleMove, type PuzzleState } from './rules/rules.ts';
import { formatNumbers } from './text.ts';

/** Each tile that slides counts: a move is wasted if the rest takes more than what was left without it. */
export function findTurningPoint(history: readonly PuzzleState[], moves: readonly PuzzleMove[]): TurningPoint | null {
  const needed = history.map(({ tiles, moves: made }) => made + countSlidesToOrder(tiles));
  const index = needed.findIndex((count, place) => (needed[place + 1] ?? count) > count);
  const [before, move] = [history[index], moves[index]];
  const line = before && move && findMoveLine(before.tiles, move);
  if (!line) return null;
  const numbers = formatNumbers(line.cells.map((cell) => before.tiles[cell] ?? GAP));
  return {
    index,
    why: `Sliding ${numbers} ${line.direction} was wasted: from here ${formatCount(countSlidesToOrder(before.tiles), 'move')} will do.`,
  };
}
