// Results of 2048: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import { getHighestPower, getTileValue } from './rules/board.ts';
import { GOAL, REACHED_GOAL, type Options2048, type State2048 } from './rules/rules.ts';

export const results: Results<State2048, Options2048> = {
  score: { getScore: ({ score }) => score, name: 'score', better: 'higher', countsUnfinished: true },
  outcomes: () => [{ id: REACHED_GOAL, label: 'Reached 2048' }],
  isClose: ({ board }) => getHighestPower(board) === GOAL - 1,
  summary: ({ board, turns }) => [`Largest tile: ${getTileValue(getHighestPower(board))}`, `Moves: ${turns}`],
  sharedFigures: ({ board, score }) => [formatCount(score, 'point'), `largest tile ${getTileValue(getHighestPower(board))}`],
};
