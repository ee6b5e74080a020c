// Results of Tetris: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/game-kit/lib/format-count.ts';
import type { TetrisEvent } from './rules/events.ts';
import { getLevel, hasReachedGoal, type TetrisOptions, type TetrisState } from './rules/state.ts';

const CLOSE_LINES_LEFT = 4;

function listSharedFigures(state: TetrisState, time: string): readonly string[] {
  const { score, lines, goalLines } = state;
  if (goalLines === null) return [formatCount(score, 'point'), formatCount(lines, 'line'), `level ${getLevel(state)}`];
  return [hasReachedGoal(state) ? `${formatCount(lines, 'line')} in ${time}` : `${lines} of ${goalLines} lines`];
}

function getSummary(state: TetrisState): readonly string[] {
  const { lines, isModern, tSpins, tetrises, longestCombo } = state;
  const feats = isModern ? [`T-spins: ${tSpins}`, `Tetrises: ${tetrises}`, `Longest combo: ${longestCombo}`] : [];
  return [`Lines: ${lines}`, `Level: ${getLevel(state)}`, ...feats];
}

export const results: Results<TetrisState, TetrisEvent, TetrisOptions> = {
  score: { getScore: ({ score }) => score, name: 'score', better: 'higher', countsUnfinished: true },
  time: { isRecord: true },
  isWinnable: ({ goalLines }) => goalLines !== null,
  isClose: ({ lines, goalLines }) => goalLines !== null && goalLines - lines <= CLOSE_LINES_LEFT,
  summary: getSummary,
  sharedFigures: listSharedFigures,
};
