// Results of Minesweeper: which figures are shown, counted and shared.
import type { Results } from '#app/game-kit/contract.ts';
import { countFewestClicks } from './rules/field.ts';
import { getGrid } from './rules/grid.ts';
import { countLeft, countSafeSquares, getOutcome, type MinesweeperOptions, type MinesweeperState } from './rules/state.ts';

const CLOSE_SQUARES_LEFT = 3; // safe squares

const MAX_MS = 999_000; // as on the first Minesweepers

const BAR_LENGTH = 10; // characters

/** A bar with the opened share of the board, and the end. It does not reveal mines, because others may play the same board. */
function drawResult(state: MinesweeperState): string {
  const opened = Math.floor((BAR_LENGTH * state.opened) / countSafeSquares(state));
  return `${'🟨'.repeat(opened)}${'⬜'.repeat(BAR_LENGTH - opened)} ${state.hits.length > 0 ? '💥' : '🚩'}`;
}

/** Squares of the first size. On boards as small as that, the 3BV says more about the board than about the player. */
const SMALL_SIZE = 64;

/** 3BV is the players' name for the fewest clicks without chords; chords can beat it, so the efficiency can exceed 100%. */
function summarize(state: MinesweeperState): readonly string[] {
  const opened = getOutcome(state)?.result === 'won' ? [] : [`Opened: ${state.opened} of ${countSafeSquares(state)}`];
  if (state.field.length <= SMALL_SIZE) return opened;
  const { all, done } = countFewestClicks(getGrid(state), state.field, state.covers);
  if (opened.length > 0) return [...opened, `3BV: ${done} of ${all}`];
  return [`3BV: ${all} in ${state.clicks} clicks`, `Efficiency: ${Math.round((100 * all) / state.clicks)}%`];
}

export const results: Results<MinesweeperState, MinesweeperOptions> = {
  time: (ms) => Math.min(ms, MAX_MS),
  isClose: (state) => countLeft(state) <= CLOSE_SQUARES_LEFT,
  summary: summarize,
  sharedFigures: (state, time) => [
    getOutcome(state)?.result === 'won' ? `cleared in ${time}` : `${state.opened} of ${countSafeSquares(state)} squares opened`,
  ],
  drawing: drawResult,
};
