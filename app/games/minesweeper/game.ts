// Game definition of Minesweeper: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { countFewestClicks } from './rules/field.ts';
import { getGrid } from './rules/grid.ts';
import { countLeft, countSafeSquares, getOutcome } from './rules/state.ts';
import type { MinesweeperEvent, MinesweeperMove, MinesweeperOptions, MinesweeperState } from './rules/state.ts';
import type { ResultLine } from '#app/game-kit/lib/figures.ts';
import { daily } from './daily.ts';
import { explainMissedSquare, hints } from './hints.ts';
import { keys, text } from './text.ts';
import { rules } from './rules/rules.ts';
import { View } from './view/view.tsx';

const CLOSE_SQUARES_LEFT = 3; // safe squares

const MAX_MS = 999_000; // as on the first Minesweepers

/** Records stay below 40 squares a second on all boards but the smallest, where a lucky press opens most of them. */
const MOST_SQUARES_PER_SECOND = 60;

const BAR_LENGTH = 10; // characters

/** A bar with the opened share of the board, and the end. It does not reveal mines, because others may play the same board. */
function drawResult(state: MinesweeperState): string {
  const opened = Math.floor((BAR_LENGTH * state.opened) / countSafeSquares(state));
  return `${'🟨'.repeat(opened)}${'⬜'.repeat(BAR_LENGTH - opened)} ${state.hits.length > 0 ? '💥' : '🚩'}`;
}

/** Squares of the first size. On boards as small as that, the 3BV says more about the board than about the player. */
const SMALL_SIZE = 64;

/** 3BV is the players' name for the fewest clicks without chords; chords can beat it, so the efficiency can exceed 100%. */
function summarize(state: MinesweeperState): readonly ResultLine[] {
  const isWon = getOutcome(state)?.result === 'won';
  const { all, done } = countFewestClicks(getGrid(state), state.field, state.covers);
  const isSmall = state.field.length <= SMALL_SIZE;
  if (isWon)
    return isSmall
      ? []
      : [
          ['3BV', `${all} in ${state.clicks} clicks`],
          ['Efficiency', `${Math.round((100 * all) / state.clicks)}%`],
        ];
  const missed = explainMissedSquare(state);
  return [
    ['Opened', `${state.opened} of ${countSafeSquares(state)}`],
    ...(isSmall ? [] : [['3BV', `${done} of ${all}`] as const]),
    ...(missed === null ? [] : [missed]),
  ];
}

export const results: Results<MinesweeperState, MinesweeperOptions> = {
  time: (ms) => Math.min(ms, MAX_MS),
  bounds: (options) => ({ least: (1000 * countSafeSquares(options)) / MOST_SQUARES_PER_SECOND }),
  isClose: (state) => countLeft(state) <= CLOSE_SQUARES_LEFT,
  summary: summarize,
  sharedFigures: (state, time) => [
    getOutcome(state)?.result === 'won' ? `cleared in ${time}` : `${state.opened} of ${countSafeSquares(state)} squares opened`,
  ],
  drawing: drawResult,
};

export const game: MiniGame<MinesweeperState, MinesweeperMove, MinesweeperEvent, MinesweeperOptions> = {
  rules,
  text,
  View,
  getAspect: ({ width, height }) => Math.max(1, width / height),
  howToPlay: [
    'Open every square without a mine. A number tells you how many of the squares around it are mines.',
    'Left-click opens, right-click flags. On a touch screen, tap to open, and hold a square or turn on Flag mode to flag.',
    'Once a number has all its flags, double-click it, double-tap it or press both mouse buttons to open its other neighbors. A wrong flag costs you the game.',
    'If the board is larger than your screen, drag it to move around. The magnifiers show the whole board or larger squares.',
    'The first square is always safe, and logic alone solves every board from there. Stuck? A Hint shows you the next step and why.',
  ],
  brief: { touch: 'Tap to open, hold to flag. Leave every mine shut.', keys: 'Click to open, right-click to flag. Leave every mine shut.' },
  keys,
  undoSupport: 'none',
  restartUnit: 'board',
  results,
  hints,
  turningPoints: { find: async (history, moves) => (await import('./turning-point.ts')).findTurningPoint(history, moves) },
  daily,
  sounds: {
    flagged: 'flag',
    unflagged: 'place',
    opened: 'reveal',
  },
};
