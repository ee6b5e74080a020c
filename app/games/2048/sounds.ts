// What is heard in the game: the higher the tile, the higher the tone.
import type { Sounds } from '#app/game-kit/contract.ts';
import type { Event2048 } from './rules/rules.ts';

export const sounds: Sounds<Event2048> = {
  slid: 'place',
  merged: ({ power }) => ({ cue: 'merge', semitones: 2 * power }),
  reached: 'level',
};
