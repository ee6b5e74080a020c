// Results of Tetris: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/components/ui/lib/format-count.ts';
import { getLevel, hasReachedGoal, type TetrisOptions, type TetrisState } from './rules/state.ts';

const CLOSE_LINES_LEFT = 4;

function listSharedFigures(state: TetrisState, time: string): readonly string[] {
  const { score, lines, goalLines } = state;
  if (goalLines === null) return [formatCount(score, 'point'), formatCount(lines, 'line'), `level ${getLevel(state)}`];
  return [hasReachedGoal(state) ? `${formatCount(lines, 'line')} in ${time}` : `${lines} of ${goalLines} lines`];
}

function getSummary(state: TetrisState): readonly string[] {
  const feats = [
    ['T-spins', state.tSpins],
    ['Tetrises', state.tetrises],
    ['Longest combo', state.longestCombo],
  ] as const;
  return [
    `Lines: ${state.lines}`,
    ...(state.goalLines === null ? [`Level: ${getLevel(state)}`] : []),
    ...feats.filter(([, count]) => count > 0).map(([name, count]) => `${name}: ${count}`),
  ];
}

export const results: Results<TetrisState, TetrisOptions> = {
  score: { getScore: ({ score }) => score, name: 'score', better: 'higher', countsUnfinished: true },
  time: (ms) => ms,
  isWinnable: ({ goalLines }) => goalLines !== null,
  isClose: ({ lines, goalLines }) => goalLines !== null && goalLines - lines <= CLOSE_LINES_LEFT,
  summary: getSummary,
  sharedFigures: listSharedFigures,
};
