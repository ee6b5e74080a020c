// The deck of Memory: the faces, each on two cards, in a shuffled order.
import { shuffle } from '#app/game-kit/lib/random.ts';

/** The studio's toys; a game with fewer pairs takes the first ones. */
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

/** How many cards a row has: four, or six of a deck that is large. */
export function getColumnCount(deck: Deck): number {
  return deck.length < LARGE_DECK_CARDS ? 4 : 6;
}

/** Every arrangement of the first `pairs` faces is equally likely. */
export function deal(pairs: number, seed: number): Deck {
  const faces = FACES.slice(0, pairs);
  const [deck] = shuffle(seed, [...faces, ...faces]);
  return deck;
}
