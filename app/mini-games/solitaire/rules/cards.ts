// The cards: 0 to 51, rank by rank from the aces, each rank in the order of the suits.

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const; // black and red in turn

export const RANKS = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'] as const;

/** An integer, so that piles are cheap to copy and to compare. */
export type Card = number;

export const CARD_COUNT = 52;
export const FIRST_KING = 48;
export const SUIT_COUNT = 4;

/** 0 for an ace to 12 for a king. */
export function rankOf(card: Card): number {
  return card >> 2;
}

/** 0 to 3, the place of its suit in SUITS. */
export function suitOf(card: Card): number {
  return card & 3;
}

export function isKing(card: Card): boolean {
  return card >= FIRST_KING;
}

/** Whether `card` may lie on `under` in a column: one rank lower and of the other color. */
export function fits(card: Card, under: Card): boolean {
  return (card >> 2) + 1 === under >> 2 && ((card ^ under) & 1) === 1;
}

/** Such as 'Queen of hearts'. */
export function cardName(card: Card): string {
  return `${RANKS[rankOf(card)]} of ${SUITS[suitOf(card)]}`;
}
