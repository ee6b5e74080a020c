// The shuffled deck of Memory, with two cards per face.
import { shuffle } from '#app/game-kit/lib/random.ts';

/** All faces; a game with fewer pairs uses the first ones. */
export const FACES = [
  'apricot',
  'cheese',
  'mouse',
  'spider',
  'castle',
  'star',
  'moon',
  'crown',
  'key',
  'mushroom',
  'rocket',
  'boat',
  'flower',
  'balloon',
  'bell',
] as const;
export type Face = (typeof FACES)[number];
export type Deck = readonly Face[]; // row by row from the top left

const LARGE_DECK_CARDS = 30;

/** Cards per row: four, or six for a large deck. */
export function getColumnCount(deck: Deck): number {
  return deck.length < LARGE_DECK_CARDS ? 4 : 6;
}

export function deal(pairs: number, seed: number): Deck {
  const faces = FACES.slice(0, pairs);
  const [deck] = shuffle(seed, [...faces, ...faces]);
  return deck;
}
