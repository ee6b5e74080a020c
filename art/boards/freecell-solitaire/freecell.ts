// The rules of FreeCell: Microsoft's numbered deals, legal moves, and lines of play in standard notation.
import { RANKS, getRankValue, type Card, type Suit } from '../../cards/deck.ts';
import { isAlternating, listCardsHome, isNextHome, withHome, type Foundations } from '../play/deal-cards.ts';

export interface FreeCell {
  readonly columns: readonly (readonly Card[])[]; // eight; the last card of each can be moved
  readonly cells: readonly (Card | null)[]; // four
  readonly foundations: Foundations;
}

/** A move in standard notation: source and target, from `1`–`8` (columns), `a`–`d` (cells) and `h` (home), such as `26`, `7a` or `bh`. */
type FreeCellMove = string;

const DEAL_SUITS: readonly Suit[] = ['clubs', 'diamonds', 'hearts', 'spades'];
const CELLS = 'abcd';

/** Creates deal 1 to 32000 as numbered by Microsoft's FreeCell (with the `rand` of its C runtime). */
export function dealFreeCell(number: number): FreeCell {
  const deck: Card[] = RANKS.flatMap((rank) => DEAL_SUITS.map((suit) => ({ suit, rank })));
  const columns: Card[][] = Array.from({ length: 8 }, () => []);
  let seed = number;
  for (let dealt = 0; dealt < 52; dealt++) {
    seed = (Math.imul(seed, 214013) + 2531011) & 0x7fffffff;
    const pick = (seed >> 16) % deck.length;
    columns[dealt % 8]!.push(deck[pick]!);
    deck[pick] = deck.at(-1)!;
    deck.pop();
  }
  return { columns, cells: [null, null, null, null], foundations: { spades: 0, hearts: 0, diamonds: 0, clubs: 0 } };
}

/** Counts the cards at the end of a column that descend in alternating colors. */
export function countSequence(column: readonly Card[]): number {
  let count = Math.min(1, column.length);
  while (count < column.length && isAlternating(column.at(-count)!, column.at(-count - 1)!)) count++;
  return count;
}

/** Returns how many cards can move together: one more than the free cells, doubled for each other empty column. */
function getMoveCapacity(state: FreeCell, toEmpty: boolean): number {
  const empty = state.columns.filter((column) => column.length === 0).length - (toEmpty ? 1 : 0);
  return (state.cells.filter((card) => !card).length + 1) * 2 ** empty;
}

/** Returns how many cards a move between columns lifts: those that fit on the target, or, onto an empty column, as many as possible. */
export function countLifted(state: FreeCell, from: number, to: number): number {
  const [source, target] = [state.columns[from]!, state.columns[to]!];
  const run = countSequence(source);
  if (source.length === 0 || from === to) return 0;
  const last = target.at(-1);
  if (!last) return Math.min(run, getMoveCapacity(state, true));
  const count = getRankValue(last.rank) - getRankValue(source.at(-1)!.rank);
  return count >= 1 && count <= Math.min(run, getMoveCapacity(state, false)) && isAlternating(source.at(-count)!, last) ? count : 0;
}

/** Returns the state after a move, or the same object if it is illegal. */
export function playFreeCell(state: FreeCell, move: FreeCellMove): FreeCell {
  const { columns, cells, foundations } = state;
  const [source = '', target = ''] = move;
  const [fromCell, toCell] = [CELLS.indexOf(source), CELLS.indexOf(target)];
  const [from, to] = [Number(source) - 1, Number(target) - 1];
  const card = fromCell >= 0 ? cells[fromCell] : columns[from]?.at(-1);
  if (!card) return state;
  const count = fromCell < 0 && columns[to] ? countLifted(state, from, to) : 1;
  const cards = fromCell >= 0 ? [card] : count > 0 ? columns[from]!.slice(-count) : [];
  let next: FreeCell;
  if (target === 'h' && isNextHome(card, foundations)) next = { columns, cells, foundations: withHome(foundations, card.suit) };
  else if (toCell >= 0 && !cells[toCell] && fromCell < 0)
    next = { columns, cells: cells.map((kept, index) => (index === toCell ? card : kept)), foundations };
  else if (columns[to] && cards.length > 0 && (fromCell < 0 || columns[to].length === 0 || isAlternating(card, columns[to].at(-1)!)))
    next = { columns: columns.map((column, index) => (index === to ? [...column, ...cards] : column)), cells, foundations };
  else return state;
  return fromCell >= 0
    ? { ...next, cells: next.cells.map((kept, index) => (index === fromCell ? null : kept)) }
    : { ...next, columns: next.columns.map((column, index) => (index === from ? column.slice(0, -cards.length) : column)) };
}

/** Lists every legal move; of the free cells only the first, because they are equivalent. */
export function listFreeCellMoves(state: FreeCell): FreeCellMove[] {
  const free = state.cells.indexOf(null);
  const sources = [...'12345678abcd'];
  const moves = sources.flatMap((from) => [
    `${from}h`,
    ...[...'12345678'].map((to) => from + to),
    ...(free >= 0 ? [from + CELLS[free]!] : []),
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
