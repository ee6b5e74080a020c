// The cards: 0 to 51, rank by rank from the aces, each rank in the order of the suits; and which card goes on which.

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const; // black and red in turn

export const RANKS = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'] as const;

/** An integer, so that piles are cheap to copy and to compare. */
export type Card = number;

/** What lies on top of an empty pile. */
export const NO_CARD = -1;

export const CARD_COUNT = 52;
export const SUIT_COUNT = 4;
const FIRST_KING = 48;

/** 0 for an ace to 12 for a king. */
export function getRank(card: Card): number {
  return card >> 2;
}

/** 0 to 3, the place of its suit in SUITS. */
export function getSuit(card: Card): number {
  return card & 3;
}

export function isKing(card: Card): boolean {
  return card >= FIRST_KING;
}

/** Whether `card` follows `under` in a run: one rank lower and of the other color. */
export function canStackOn(card: Card, under: Card): boolean {
  return (card >> 2) + 1 === under >> 2 && ((card ^ under) & 1) === 1;
}

/** Whether a column takes `card` on its top card: a king opens an empty one, then cards go down in alternating colors. */
export function canGoOnColumn(card: Card, top: Card): boolean {
  return top === NO_CARD ? card >= FIRST_KING : canStackOn(card, top);
}

/** Whether a foundation takes `card` on its top card: an ace opens an empty one, then its suit goes up. */
export function canGoOnFoundation(card: Card, top: Card): boolean {
  return top === NO_CARD ? card < SUIT_COUNT : card === top + SUIT_COUNT;
}

/** Whether no column can ever need a card that goes home: all that it could carry is home, or can follow it. `home` counts each suit. */
export function isSafeAtHome(home: readonly number[], card: Card): boolean {
  const rank = card >> 2;
  const suit = card & 3;
  const others = Math.min(home[(suit + 1) & 3] as number, home[(suit + 3) & 3] as number);
  return rank <= 1 || (others >= rank && (home[suit ^ 2] as number) >= rank - 2);
}

/** Such as 'Queen of hearts'. */
export function getCardName(card: Card): string {
  return `${RANKS[getRank(card)]} of ${SUITS[getSuit(card)]}`;
}
