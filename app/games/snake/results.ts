// Results of Snake: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { CELL_COUNT } from './rules/grid.ts';
import { START_LENGTH, type SnakeOptions, type SnakeState } from './rules/rules.ts';

const POINTS = 10; // per food
const CLOSE_LENGTH = 0.9 * CELL_COUNT;

export function getScore({ body }: SnakeState): number {
  return POINTS * (body.length - START_LENGTH);
}

/** Only a full lawn wins, which is too rare to count wins. */
export const results: Results<SnakeState, SnakeOptions> = {
  score: { getScore, name: 'score', better: 'higher', countsUnfinished: true },
  bounds: () => ({ most: POINTS * (CELL_COUNT - START_LENGTH), step: POINTS }),
  time: (ms) => ms,
  isWinnable: () => false,
  isClose: ({ body }) => body.length >= CLOSE_LENGTH,
  sharedFigures: (state) => [formatCount(getScore(state), 'point')],
};
