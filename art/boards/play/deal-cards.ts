// Seeded random numbers and deals: the same seed gives the same deal on every machine.
import { drawUint32 } from '#app/game-kit/lib/random.ts';
import { DECK, getRankValue, type Card, type Suit } from '../../cards/deck.ts';

/** Returns a generator of uniform numbers in [0, 1), based on that of the mini games. */
export function createRandom(seed: number): () => number {
  let rng = seed >>> 0;
  return () => {
    let value: number;
    [value, rng] = drawUint32(rng);
    return value / 2 ** 32;
  };
}

/** Returns a shuffled copy (Fisher–Yates). It maps numbers to indexes differently than the mini games; the fixed deals of the boards depend on that. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = createRandom(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

export const isCard = (card: Card | undefined, rank: Card['rank'], suit: Suit): boolean => card?.rank === rank && card.suit === suit;

/** Whether `upper` is one rank lower than `lower`. */
export function isOneBelow(upper: Card, lower: Card): boolean {
  return getRankValue(upper.rank) + 1 === getRankValue(lower.rank);
}

/** The number of cards on the foundation of each suit, from the ace up. */
export type Foundations = Readonly<Record<Suit, number>>;

/** Whether the card is the next one for its foundation. */
export function isNextHome(card: Card, foundations: Foundations): boolean {
  return getRankValue(card.rank) === foundations[card.suit] + 1;
}

/** Lists the cards on the foundations. */
export function listCardsHome(foundations: Foundations): Card[] {
  return DECK.filter((card) => getRankValue(card.rank) <= foundations[card.suit]);
}

export const withHome = (foundations: Foundations, suit: Suit): Foundations => ({ ...foundations, [suit]: foundations[suit] + 1 });
