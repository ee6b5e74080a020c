// Game definition of Solitaire: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { formatCount, formatNumber } from '#app/content/format/format-count.ts';
import { hints } from './hints.ts';
import { CARD_COUNT } from '#app/card-kit/rules/cards.ts';
import { HOME_MS } from '#app/card-kit/rules/finishing.ts';
import { cardKeys, DRAW_KEY, CARD_BACK, FOUR_COLOR, LARGE_PRINT } from '#app/card-kit/settings.ts';
import { STOCK_RIGHT, text } from './text.ts';
import type { SolitaireEvent } from './rules/changes.ts';
import type { SolitaireMove } from './rules/moves.ts';
import { canFinish } from './rules/finish.ts';
import { rules } from './rules/rules.ts';
import type { SolitaireOptions, SolitaireState } from './rules/table.ts';
import { solveInWorker } from './solver/line-hints.ts';
import { View } from './view/view.tsx';

export const game: MiniGame<SolitaireState, SolitaireMove, SolitaireEvent, SolitaireOptions> = {
  rules,
  text,
  View,
  getAspect: () => 1.2,
  sides: 'narrow',
  howToPlay: [
    'Build the four foundations by suit from ace to king. Columns go down by one in alternating colors, and only a king can go to an empty one.',
    'Turning a card up scores 5, a card on a foundation scores 10. Stuck? Undo as far as you like. Our standard deals are all winnable.',
    'Tap a card and it goes to its best spot. Other spots light up for a moment. Tap one to move it there instead. Or drag it, with all the cards on top of it.',
  ],
  brief: 'Build the suits from ace to king. Columns go down in alternating colors.',
  keys: [
    ...cardKeys.slice(0, 2),
    { keys: ['Home', 'End'], action: 'Jump to the stock or the last column' },
    ...cardKeys.slice(2),
    { keys: [DRAW_KEY], action: 'Draw' },
  ],
  undoSupport: 'undo-and-redo',
  restartUnit: 'deal',
  getFinishMove: (state) => (canFinish(state) ? { type: 'finish' } : null),
  hints: { ...hints, solve: solveInWorker },
  turningPoints: {
    supports: ({ draws }) => draws === 1,
    find: async (...played) => (await import('./solver/turning-point.ts')).find(...played),
  },
  // No record for the score: it only depends on the cards on the foundations, and moving a card back and forth would score again.
  results: {
    time: (ms) => ms,
    // All cards go home one by one, and no hand is faster than the automatic finish.
    bounds: () => ({ least: CARD_COUNT * HOME_MS }),
    summary: ({ score }) => [['Score', formatNumber(score)]],
    sharedFigures: ({ score }, time) => [`all 52 cards home in ${time}`, formatCount(score, 'point')],
  },
  preferences: [FOUR_COLOR, LARGE_PRINT, STOCK_RIGHT, CARD_BACK],
  sounds: {
    drew: 'flip',
    'turned-over': 'drop',
    moved: 'card',
    'turned-up': 'flip',
    completed: 'line',
  },
};
