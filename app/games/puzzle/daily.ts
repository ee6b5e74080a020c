// Daily board of Puzzle: the fewest moves that solve a 3 × 3 board are its target, and increase during the week. For larger boards they are
// not known: any solvable board is suitable, and there is no target.
import type { Daily } from '#app/game-kit/contract.ts';
import { getSize } from './rules/board.ts';
import { countSlidesToOrder } from './rules/distances.ts';
import type { PuzzleMove, PuzzleState } from './rules/rules.ts';

/** Range of the number of moves that a 3 × 3 board may need, from Monday to Sunday; none needs more than 31. */
const MOVE_RANGES = [
  [12, 15],
  [14, 17],
  [16, 18],
  [18, 21],
  [20, 22],
  [22, 25],
  [24, 31],
] as const;

export const daily: Daily<PuzzleState, PuzzleMove> = {
  target({ tiles }, weekday) {
    if (getSize(tiles) > 3) return null;
    const [fewest, most] = MOVE_RANGES[weekday] ?? [0, Infinity];
    const slides = countSlidesToOrder(tiles);
    return slides >= fewest && slides <= most ? slides : 'unsuitable';
  },
};
