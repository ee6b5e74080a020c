// Game definition of Lamps: combines rules, texts, view and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { hints } from './hints.ts';
import { rules, type LampsEvent, type LampsMove, type LampsOptions, type LampsState } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<LampsState, LampsMove, LampsEvent, LampsOptions> = {
  rules,
  text,
  View,
  howToPlay: ['Press a lamp: it and the lamps beside it turn on or off.', 'Turn all of them off.'],
  brief: 'Press lamps until all of them are off.',
  keys: [{ keys: ['Arrow keys'], action: 'Move among the lamps' }],
  undoSupport: 'undo-and-redo',
  restartUnit: 'board',
  results: {
    score: { getScore: ({ presses }) => presses, name: 'presses', better: 'lower' },
    time: (ms) => ms,
    sharedFigures: ({ presses }) => [`${presses} presses`],
  },
  hints,
};
