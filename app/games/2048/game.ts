// Game definition of 2048: combines rules, texts, view, sounds and options.
import type { MiniGame, Results } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { getHighestPower, getTileValue } from './rules/board.ts';
import { type Event2048, GOAL, type Move2048, type Options2048, REACHED_GOAL, type State2048, rules } from './rules/rules.ts';
import { daily } from './daily.ts';
import { hints } from './hints.ts';
import { PADS } from '#app/game-kit/lib/controls.ts';
import { keys, text } from './text.ts';
import { View } from './view/view.tsx';

export const results: Results<State2048, Options2048> = {
  score: { getScore: ({ score }) => score, name: 'score', better: 'higher', countsUnfinished: true },
  // All cells full, each with a tile half as large as the one before it.
  bounds: ({ size }) => ({ most: (size ** 2 - 1) * 2 ** (size ** 2 + 2) + 4, step: 4 }),
  outcomes: () => [{ id: REACHED_GOAL, label: 'Reached 2048' }],
  isGoalReached: ({ board }) => getHighestPower(board) >= GOAL,
  isClose: ({ board }) => getHighestPower(board) === GOAL - 1,
  summary: ({ board, turns }) => [
    ['Largest tile', getTileValue(getHighestPower(board))],
    ['Moves', turns],
  ],
  sharedFigures: ({ board, score }) => [formatCount(score, 'point'), `largest tile ${getTileValue(getHighestPower(board))}`],
};

export const game: MiniGame<State2048, Move2048, Event2048, Options2048> = {
  rules,
  text,
  View,
  howToPlay: [
    'Each move slides all tiles to one side, and a new 2 or 4 drops in. When two equal tiles meet, they merge into one worth twice as much.',
    'You score the value of every tile you make. Make 2048, then keep going until nothing can move.',
    'Press the arrow keys, or swipe anywhere, on the board or beside it.',
  ],
  brief: { touch: 'Swipe to slide the tiles, merge equal ones.', keys: 'Slide the tiles with the arrow keys, merge equal ones.' },
  keys,
  preferences: [PADS],
  undoSupport: 'undo',
  restartUnit: 'game',
  results,
  hints,
  daily,
  // The higher the tile, the higher the pitch.
  sounds: {
    slid: 'place',
    merged: ({ power }) => ({ cue: 'merge', semitones: 2 * power }),
    2048: 'level',
    reached: 'level',
  },
};
