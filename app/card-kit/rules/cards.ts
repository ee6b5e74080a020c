// Cards as integers, ordered by rank and then by suit, and the rules for stacking them. Each further deck adds DECK_STEP.

export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const; // black and red alternate

export const RANKS = ['Ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'Jack', 'Queen', 'King'] as const;

/** An integer, because piles must be cheap to copy and compare: 0 to 51 in the first deck. */
export type Card = number;

/** Stands for the top card of an empty pile. */
export const NO_CARD = -1;

export const CARD_COUNT = 52;
export const SUIT_COUNT = 4;

/** The difference between the same cards of two decks. */
export const DECK_STEP = 64;

const KING = 12;

/** 0 for an ace to 12 for a king; -1 for NO_CARD. */
export function getRank(card: Card): number {
  return card === NO_CARD ? -1 : (card >> 2) & 15;
}

/** 0 to 3, the index in SUITS. */
export function getSuit(card: Card): number {
  return card & 3;
}

export function isKing(card: Card): boolean {
  return getRank(card) === KING;
}

/** Whether `card` of a single deck can lie on `under` in a run: one rank lower, opposite color. */
export function canStackOn(card: Card, under: Card): boolean {
  return (card >> 2) + 1 === under >> 2 && ((card ^ under) & 1) === 1;
}

/** Whether `card` of a single deck can be placed on a foundation with this top card: aces first, then up by suit. */
export function canGoOnFoundation(card: Card, top: Card): boolean {
  return top === NO_CARD ? card < SUIT_COUNT : card === top + SUIT_COUNT;
}

/** Whether no column can need `card` any more: every card that could lie on it is on a foundation or can follow. `home` has the count by suit. */
export function isSafeAtHome(home: readonly number[], card: Card): boolean {
  const rank = card >> 2;
  const suit = card & 3;
  const others = Math.min(home[(suit + 1) & 3] as number, home[(suit + 3) & 3] as number);
  return rank <= 1 || (others >= rank && (home[suit ^ 2] as number) >= rank - 2);
}

/** For example 'Queen of hearts'. */
export function getCardName(card: Card): string {
  return `${RANKS[getRank(card)]} of ${SUITS[getSuit(card)]}`;
}

/** The name of a run: '9 of hearts and 2 more'. */
export function getRunName(leader: Card, count: number): string {
  return count > 1 ? `${getCardName(leader)} and ${count - 1} more` : getCardName(leader);
}
