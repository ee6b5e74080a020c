// The FreeCell positions in the screenshots: numbered deals and lines of play in standard notation.
import type { Card } from '../../cards/deck.ts';
import { isCard } from '../play/deal-cards.ts';
import { dealFreeCell, type FreeCell, replayFreeCell, countSequence } from './freecell.ts';

interface Line {
  readonly deal: number;
  readonly moves: string; // in standard notation
}

export const NINE_LINE: Line = { deal: 505, moves: '3a 15 1h 1h 58 35 4b 4h b4' };

export const RUN_LINE: Line = {
  deal: 3,
  moves: '28 2a 27 2h 5h 15 17 1b 13 51 5h ah 35 6h 3h 3h 13 b1 5h 81 8h 1h 5h 45 41 4h 47 1h 1h 5h 5h 56 5h 75 75',
};

export const WIN_LINE: Line = {
  deal: 619,
  moves:
    '53 6a 54 57 5b 5h 46 42 53 1c 46 14 1d a5 d5 32 8a 48 45 4h 1h 8h 1h 3d 43 35 b4 34 3h 3h 31 73 7h dh 3b 3h 68 6h 7h ah 26 23 23 2h 2a 2h 2h 1h 7d 7h 7h 8h bh 8h 3h 8h 3h 8h 62 6h 2h 1h 1h 8h 8h 4h 8h 8h 4h 8h 2h 2h 5h 2h 5h 2h 2h ah ch dh 5h 5h 6h 5h 6h',
};

/** After it, all cards can go home. */
export const LOOP_LINE: Line = {
  deal: 89,
  moves:
    '5h 47 6a 36 4b 4h 4c 4h 4h 8h 34 a3 78 7h 57 5h 85 76 67 32 8a c8 28 6c 16 a1 65 18 1h 76 3a 23 2h 27 24 21 a2 52 58 5a 65 6d c6 64 36 3h d3 13 1h 7h 18 81 54 85 86 15 81 81',
};

const replay = ({ deal, moves }: Line): FreeCell => replayFreeCell(deal, moves);

export const countMoves = ({ moves }: Line): number => moves.split(' ').length;

export const dealFresh = (): FreeCell => dealFreeCell(11);

export const replayNine = (): FreeCell => replay(NINE_LINE);

export const replayRun = (): FreeCell => replay(RUN_LINE);

export const replayWin = (): FreeCell => replay(WIN_LINE);

/** Returns the index of the column that ends with the card. */
export function findColumnEnding(state: FreeCell, rank: Card['rank'], suit: Card['suit']): number {
  return state.columns.findIndex((column) => isCard(column.at(-1), rank, suit));
}

/** Returns the index of the column whose run of five starts with the jack of clubs. */
export function findJackColumn(state: FreeCell): number {
  return state.columns.findIndex((column, index) => countSequence(state, index) >= 5 && isCard(column.at(-5), 'jack', 'clubs'));
}

export const positions = { fresh: dealFresh, nine: replayNine, run: replayRun, won: replayWin };
