// Daily board of Puzzle: the fewest moves that solve it are the target, and increase during the week.
import type { Daily } from '#app/game-kit/contract.ts';
import { countSlidesToOrder } from './rules/distances.ts';
import type { PuzzleMove, PuzzleState } from './rules/rules.ts';

/** Range of the number of moves that a board may need, from Monday to Sunday; no 3 × 3 board needs more than 31. */
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
  isSuitable({ tiles }, weekday) {
    const [fewest, most] = MOVE_RANGES[weekday] ?? [0, Infinity];
    const slides = countSlidesToOrder(tiles);
    return slides >= fewest && slides <= most;
  },
  mark: ({ tiles }) => countSlidesToOrder(tiles),
};
