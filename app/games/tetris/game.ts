// Game definition of Tetris: combines rules, texts, view, sounds and options.
import type { MiniGame } from '#app/game-kit/contract.ts';
import { handlingPreferences } from './handling-settings.ts';
import { PADS } from '#app/game-kit/lib/pads.ts';
import { keyPreferences, keys } from './key-settings.ts';
import { results } from './results.ts';
import type { TetrisEvent } from './rules/events.ts';
import { rules, type TetrisMove } from './rules/rules.ts';
import type { TetrisOptions, TetrisState } from './rules/state.ts';
import { View } from './view/view.tsx';
import { text } from './text.ts';

export const game: MiniGame<TetrisState, TetrisMove, TetrisEvent, TetrisOptions> = {
  rules,
  text,
  View,
  getAspect: () => 0.9,
  sides: 'both',
  howToPlay: [
    'Fill a row to clear it. One row scores 40, two 100, three 300, and four at once 1,200. Every ten rows, the pieces fall faster.',
    'Touch: drag to move, tap to rotate, flick down for a hard drop, drag down slowly for a soft one, swipe up to hold. There are buttons for everything too.',
    'Win a Sprint by clearing forty lines as fast as you can.',
    'In Modern everything scores: drops, T-spins, combos, and back-to-back Tetrises and T-spins. Everything but drops is multiplied by the level.',
    'A landed piece can still slide and turn for half a second. In Step by step nothing falls on its own, and one more soft drop locks a landed piece.',
  ],
  keys,
  undoSupport: 'none',
  startMove: { type: 'start' },
  restartUnit: 'game',
  results,
  preferences: [PADS, ...keyPreferences, ...handlingPreferences],
  // The more lines at once, the higher the pitch.
  sounds: {
    started: 'flip',
    rotated: 'flip',
    held: 'card',
    landed: ({ dropped }) => (dropped > 0 ? 'drop' : 'place'),
    cleared: ({ rows }) => ({ cue: 'line', semitones: 3 * (rows.length - 1) }),
    scored: ({ award }) => (award.tSpin === null ? null : 'right'),
    'level-up': 'level',
  },
};
