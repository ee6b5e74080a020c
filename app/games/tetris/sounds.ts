// What is heard in the game: pieces that turn and land, and lines: the more at once, the higher.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { TetrisEvent } from './rules/events.ts';

export const sounds: Sounds<TetrisEvent> = {
  started: 'flip',
  rotated: 'flip',
  held: 'card',
  landed: ({ dropped }) => (dropped > 0 ? 'drop' : 'place'),
  cleared: ({ rows }) => ({ cue: 'line', semitones: 3 * (rows.length - 1) }),
  'level-up': 'level',
};
