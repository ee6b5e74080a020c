// Suits and ranks of the deck: order, colors and names.
export const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'] as const;
export type Suit = (typeof SUITS)[number];

/** In playing order: the ace is low. */
export const RANKS = ['ace', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'jack', 'queen', 'king'] as const;
export type Rank = (typeof RANKS)[number];

export const COURT_RANKS = ['jack', 'queen', 'king'] as const;
export type CourtRank = (typeof COURT_RANKS)[number];

export interface Card {
  readonly suit: Suit;
  readonly rank: Rank;
}

/** The 52 cards, suit by suit, each from ace to king. */
export const DECK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank) => ({ suit, rank })));

/** Returns the color of a suit: coral for hearts and diamonds, dark purple for spades and clubs. */
export function getInk(suit: Suit): string {
  return isRed(suit) ? '#dc3b41' : '#3a1d3f';
}

function isRed(suit: Suit): boolean {
  return suit === 'hearts' || suit === 'diamonds';
}

export function isCourt(rank: Rank): rank is CourtRank {
  return (COURT_RANKS as readonly Rank[]).includes(rank);
}

/** Returns 1 for an ace up to 13 for a king. */
export function getRankValue(rank: Rank): number {
  return RANKS.indexOf(rank) + 1;
}

/** Returns the file name of a card without its extension, such as `spades-ace`. */
export function getCardName({ suit, rank }: Card): string {
  return `${suit}-${rank}`;
}
