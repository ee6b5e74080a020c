// FreeCell for the screenshots: the rules of the game, played in standard notation.
import { getRank, getSuit, NO_CARD, SUITS, type Card as PlayedCard } from '#app/card-kit/rules/cards.ts';
import { canGoOn, countRun, getMoveCapacity } from '#app/games/freecell/rules/moves.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { createTable, FIRST_CELL, FIRST_FOUNDATION, getLeadCard, getTopCard, type FreeCellState } from '#app/games/freecell/rules/table.ts';
import type { Card } from '../../cards/deck.ts';
import { listCardsHome, type Foundations } from '../play/deal-cards.ts';
import { toDrawnCard } from '../play/played-cards.ts';

/** A table with its cards as they are drawn. */
export interface FreeCell {
  readonly table: FreeCellState;
  readonly columns: readonly (readonly Card[])[]; // eight; the last card of each can be moved
  readonly cells: readonly (Card | null)[]; // four
  readonly foundations: Foundations;
}

/** A move in standard notation: source and target, from `1`–`8` (columns), `a`–`d` (cells) and `h` (home), such as `26`, `7a` or `bh`. */
type FreeCellMove = string;

const COLUMNS = '12345678';
const PLACES = `${COLUMNS}abcd`;

/** Returns a table with its cards as they are drawn. */
export function showTable(table: FreeCellState): FreeCell {
  const countHome = (top: PlayedCard) => (top === NO_CARD ? 0 : getRank(top) + 1);
  return {
    table,
    columns: table.columns.map((cards) => cards.map(toDrawnCard)),
    cells: table.cells.map((card) => (card === NO_CARD ? null : toDrawnCard(card))),
    foundations: Object.fromEntries(SUITS.map((suit, index) => [suit, countHome(table.foundations[index]!)])) as Foundations,
  };
}

/** Creates deal 1 to 32000. */
export const dealFreeCell = (number: number): FreeCell => showTable(createTable(number));

/** Counts the cards at the end of a column that descend in alternating colors. */
export const countSequence = ({ table }: FreeCell, column: number): number => countRun(table.columns[column]!);

/** Returns how many cards a move between columns lifts: those that fit on the target, or, onto an empty column, as many as possible. */
export function countLifted({ table }: FreeCell, from: number, to: number): number {
  for (let count = Math.min(countRun(table.columns[from]!), getMoveCapacity(table, to)); count > 0; count--)
    if (canGoOn(table, { type: 'move', from, to, count }, getLeadCard(table, from, count))) return count;
  return 0;
}

/** Returns the state after a move, or the same object if it is illegal. */
export function playFreeCell(state: FreeCell, move: FreeCellMove): FreeCell {
  const { table } = state;
  const [source = '', target = ''] = move;
  const from = PLACES.indexOf(source);
  const to = target === 'h' ? FIRST_FOUNDATION + getSuit(getTopCard(table, from)) : PLACES.indexOf(target);
  const count = Math.max(from, to) < FIRST_CELL ? countLifted(state, from, to) : 1;
  const result = rules.play(table, { type: 'move', from, to, count });
  return 'refused' in result ? state : showTable(result.state);
}

/** Lists every legal move; of the free cells only the first, because they are equivalent. */
export function listFreeCellMoves(state: FreeCell): FreeCellMove[] {
  const free = state.cells.indexOf(null);
  const moves = [...PLACES].flatMap((from) => [
    `${from}h`,
    ...[...COLUMNS].map((to) => from + to),
    ...(free >= 0 ? [from + PLACES[FIRST_CELL + free]!] : []),
  ]);
  return moves.filter((move) => playFreeCell(state, move) !== state);
}

/** Plays moves such as `'26 7a bh'` from a deal; throws if one is illegal. */
export function replayFreeCell(number: number, line: string): FreeCell {
  let state = dealFreeCell(number);
  for (const move of line.split(' ').filter(Boolean)) {
    const next = playFreeCell(state, move);
    if (next === state) throw new Error(`Deal ${number} refuses ${move}`);
    state = next;
  }
  return state;
}

/** Lists every card of a position. */
export function collectCards({ columns, cells, foundations }: FreeCell): Card[] {
  return [...columns.flat(), ...cells.filter((card) => card !== null), ...listCardsHome(foundations)];
}
