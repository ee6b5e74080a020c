// Seeded chance and the decks dealt with it: the same seed gives the same deal everywhere.
import { drawUint32 } from '#app/game-kit/lib/random.ts';
import { DECK, SUITS, getRankValue, isRed, type Card, type Suit } from '../../cards/deck.ts';

/** Uniform numbers in [0, 1), from the generator of the mini games. */
export function createRandom(seed: number): () => number {
  let rng = seed >>> 0;
  return () => {
    let value: number;
    [value, rng] = drawUint32(rng);
    return value / 2 ** 32;
  };
}

/** A shuffled copy (Fisher and Yates). The boards' deals were found by its way from a number to a place, which is not the mini games'. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = createRandom(seed);
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** 104 cards for Spider: two decks of four suits, or as many cards of the first one or two suits of `suits`. */
export function createTwoDecks(suits: readonly Suit[] = SUITS): Card[] {
  const copies = 8 / suits.length;
  return DECK.filter((card) => suits.includes(card.suit)).flatMap((card) => Array.from({ length: copies }, () => card));
}

export const isCard = (card: Card | undefined, rank: Card['rank'], suit: Suit): boolean => card?.rank === rank && card.suit === suit;

/** True when `upper` may lie on `lower` in alternating colors, one lower. */
export function isAlternating(upper: Card, lower: Card): boolean {
  return isRed(upper.suit) !== isRed(lower.suit) && isOneBelow(upper, lower);
}

/** True when `upper` is worth one less than `lower`. */
export function isOneBelow(upper: Card, lower: Card): boolean {
  return getRankValue(upper.rank) + 1 === getRankValue(lower.rank);
}

/** A column of cards, the last one on top. */
export interface Column {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
}

/** How many cards of each suit lie home, from the ace up. */
export type Foundations = Readonly<Record<Suit, number>>;

/** True when the card is the next of its suit to go home. */
export function isNextHome(card: Card, foundations: Foundations): boolean {
  return getRankValue(card.rank) === foundations[card.suit] + 1;
}

/** The cards that lie home. */
export function listCardsHome(foundations: Foundations): Card[] {
  return DECK.filter((card) => getRankValue(card.rank) <= foundations[card.suit]);
}

export const withHome = (foundations: Foundations, suit: Suit): Foundations => ({ ...foundations, [suit]: foundations[suit] + 1 });
