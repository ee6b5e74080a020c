// Game definition of Spider: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { CARD_BACK, FOUR_COLOR, LARGE_PRINT, cardKeys, DRAW_KEY } from '#app/card-kit/settings.ts';
import { hints } from './hints.ts';
import type { SpiderEvent } from './rules/changes.ts';
import type { SpiderMove } from './rules/moves.ts';
import { rules } from './rules/rules.ts';
import { getScore, isWon, RUN_SCORE, START_SCORE, RUN_COUNT, type SpiderOptions, type SpiderState } from './rules/table.ts';
import { solveInWorker } from './solver/line-hints.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<SpiderState, SpiderMove, SpiderEvent, SpiderOptions> = {
  rules,
  text,
  View,
  getAspect: () => 1.55,
  sides: 'narrow',
  howToPlay: [
    'Build columns down, king to ace. A card can go on any card one rank higher, but only a run of one suit moves as a group.',
    'A run of one suit from king to ace leaves the table and scores 100. Clear all eight and you win. Each move costs a point.',
    'Stuck? Press the stock to deal a card to every column, as long as none is empty.',
    'Tap a card and it goes to its best spot, or drag it. Deals of one and two suits can all be won.',
  ],
  brief: 'Build runs of one suit from king to ace.',
  keys: [
    ...cardKeys,
    { keys: ['Home', 'End'], action: 'Jump to the stock or the last column' },
    { keys: [DRAW_KEY], action: 'Deal a card to each column' },
  ],
  undoSupport: 'undo-and-redo',
  restartUnit: 'deal',
  hints: { ...hints, solve: solveInWorker },
  turningPoints: {
    supports: ({ suits }) => suits === 1,
    find: async (...played) => (await import('./solver/turning-point.ts')).find(...played),
  },
  results: {
    score: { getScore, name: 'score', better: 'higher' },
    bounds: () => ({ most: START_SCORE + RUN_COUNT * RUN_SCORE }),
    time: (ms) => ms,
    isClose: ({ runs }) => runs.length === RUN_COUNT - 1,
    summary: ({ runs, moves }) => [
      ['Runs', `${runs.length} of ${RUN_COUNT}`],
      ['Moves', moves],
    ],
    sharedFigures: (state, time) =>
      isWon(state)
        ? [`all ${RUN_COUNT} runs complete in ${time}`, formatCount(getScore(state), 'point')]
        : [`${state.runs.length} of ${RUN_COUNT} runs complete`],
  },
  preferences: [FOUR_COLOR, LARGE_PRINT, CARD_BACK],
  sounds: {
    dealt: 'flip',
    moved: 'card',
    'turned-up': 'flip',
    completed: 'line',
  },
};
