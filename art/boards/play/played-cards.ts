// Converts between the cards of the mini games, which are numbers, and the drawn cards.
import { getRank, getSuit, SUIT_COUNT, SUITS as PLAYED_SUITS, type Card as PlayedCard } from '#app/card-kit/rules/cards.ts';
import { RANKS, type Card } from '../../cards/deck.ts';

/** Returns the drawn card of a card of any deck. */
export const toDrawnCard = (card: PlayedCard): Card => ({ suit: PLAYED_SUITS[getSuit(card)]!, rank: RANKS[getRank(card)]! });

/** Returns the card of the first deck. */
export const toPlayedCard = ({ suit, rank }: Card): PlayedCard => RANKS.indexOf(rank) * SUIT_COUNT + PLAYED_SUITS.indexOf(suit);
