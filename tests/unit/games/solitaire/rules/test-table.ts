// Tables of Solitaire that its tests begin with.
import { NO_CARD, SUITS, type Card } from '#app/games/solitaire/rules/cards.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { FIRST_FOUNDATION, laidOut, type SolitaireOptions, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

const RANK_SIGNS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'];

/** A card from two signs: 'QH' is the queen of hearts. */
export function card(signs: string): Card {
  return RANK_SIGNS.indexOf(signs.charAt(0)) * 4 + SUITS.findIndex((suit) => suit.charAt(0).toUpperCase() === signs.charAt(1));
}

export const cards = (signs: string): Card[] => signs.split(' ').filter(Boolean).map(card);

export interface Drawing {
  readonly columns?: readonly string[]; // 'KS QH | 4C': what stands before the bar is face down
  readonly home?: string; // the top card of each foundation
  readonly waste?: string;
  readonly stock?: string; // the next card first
  readonly options?: SolitaireOptions;
}

export function given({ columns = [], home = '', waste = '', stock = '', options = rules.variants[0].options }: Drawing): SolitaireState {
  const piles = Array.from({ length: 7 }, (_, index) => (columns[index] ?? '').split('|'));
  const tops = cards(home);
  return {
    ...laidOut(options, 0),
    columns: piles.map((parts) => cards(parts.join(' '))),
    hidden: piles.map((parts) => (parts.length > 1 ? cards(parts[0] ?? '').length : 0)),
    foundations: Array.from({ length: 4 }, (_, index) => tops[index] ?? NO_CARD),
    talon: [...cards(waste), ...cards(stock)],
    drawn: cards(waste).length,
  };
}

export const move = (from: number, to: number, count = 1): SolitaireMove => ({ type: 'move', from, to, count });
export const foundation = (number: number) => FIRST_FOUNDATION + number - 1;
export const DRAW: SolitaireMove = { type: 'draw' };
