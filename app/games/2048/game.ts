// Game definition of 2048: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { daily } from './daily.ts';
import { hints } from './hints.ts';
import { PADS } from '#app/game-kit/lib/pads.ts';
import { keys } from './keys.ts';
import { results } from './results.ts';
import { rules, type Event2048, type Move2048, type Options2048, type State2048 } from './rules/rules.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<State2048, Move2048, Event2048, Options2048> = {
  rules,
  text,
  View,
  howToPlay: [
    'Each move slides all tiles to one side, and a new 2 or 4 drops in. When two equal tiles meet, they merge into one worth twice as much.',
    'You score the value of every tile you make. Make 2048, then keep going until nothing can move.',
    'Press the arrow keys, or swipe anywhere, on the board or beside it. Four arrow buttons are an option under More.',
  ],
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
