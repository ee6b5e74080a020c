// Game definition of FreeCell: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { FOUR_COLOR, LARGE_PRINT, cardKeys } from '#app/card-kit/settings.ts';
import { hints } from './hints.ts';
import type { FreeCellEvent } from './rules/changes.ts';
import type { FreeCellMove } from './rules/moves.ts';
import { rules } from './rules/rules.ts';
import { countLeastMoves } from './rules/changes.ts';
import { isWon, type FreeCellState } from './rules/table.ts';
import { solveInWorker } from './solver/line-hints.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<FreeCellState, FreeCellMove, FreeCellEvent, null> = {
  rules,
  text,
  View,
  getAspect: () => 1.35,
  sides: 'narrow',
  howToPlay: [
    'Build the four foundations by suit from ace to king. Columns go down by one in alternating colors.',
    'Each of the four free cells holds one card. An empty column takes anything.',
    "A run moves as one if the free cells and empty columns have room for it. With all four cells free, that's five cards.",
    'Tap a card and it goes to its best spot, or drag it.',
    'Once no card lies on a lower one, they all go home by themselves.',
    'Before your first move, Deal number takes you to any of the 32,000 deals.',
  ],
  brief: 'Build the suits from ace to king. Every card is face up.',
  keys: [...cardKeys, { keys: ['Home', 'End'], action: 'Jump to the first free cell or the last column' }],
  undoSupport: 'undo-and-redo',
  restartUnit: 'deal',
  hints: { ...hints, solve: solveInWorker },
  turningPoints: { find: async (...played) => (await import('./solver/turning-point.ts')).find(...played) },
  results: {
    score: { getScore: ({ moves }) => moves, name: 'moves', better: 'lower' },
    bounds: (_, start) => ({ least: countLeastMoves(start()) }),
    time: (ms) => ms,
    summary: ({ deal }) => [['Deal', deal]],
    sharedFigures: (state, time) => [`deal ${state.deal}`, ...(isWon(state) ? [`${formatCount(state.moves, 'move')} in ${time}`] : [])],
  },
  preferences: [FOUR_COLOR, LARGE_PRINT],
  sounds: {
    moved: 'card',
    completed: 'line',
  },
};
