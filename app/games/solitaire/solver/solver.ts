// Klondike solver (draw one), with knowledge of all hidden cards. Columns are strings, which are quick to copy and compare. Stacking rules
// come from the game itself, and its rules replay every proof (see tools/proofs/solitaire/proof.ts).
import { canGoOnFoundation, isKing, isSafeAtHome, NO_CARD, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';
import { canGoOnColumn } from '#app/games/solitaire/rules/moves.ts';
import { createSolver, type SearchedTable } from '#app/card-kit/solver/search.ts';
import { countHomeCards } from '#app/card-kit/rules/piles.ts';
import { COLUMN_COUNT, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

/** One step of a proof: moves a card of the talon or a foundation, or a run of a column, to a column or a foundation. */
export interface Step {
  readonly from: number | 'talon' | 'home';
  readonly card: Card; // the first card of the run
  readonly to: number | 'home';
}

/** Weights of the cost function. */
interface Weights {
  readonly hidden: number; // per hidden card
  readonly away: number; // per card that is not on a foundation
  readonly buried: number; // per hidden card that must reach the foundation before one that covers it
  readonly talon: number; // per card in the talon
}

/** A column as a string: the number of hidden cards, then one character per card from the bottom. */
type Column = string;

interface Table extends SearchedTable<Step> {
  readonly columns: readonly Column[];
  readonly home: readonly number[]; // number of cards of each suit on the foundations
  readonly talon: string; // remaining cards; drawing one at a time reaches all of them
}

const FIRST_CARD_CODE = 48; // the character of card 0
const getCardAt = (text: string, index: number): Card => text.charCodeAt(index) - FIRST_CARD_CODE;
const encodeCards = (cards: readonly Card[]): string => String.fromCharCode(...cards.map((card) => card + FIRST_CARD_CODE));
const getHiddenCount = (column: Column): number => column.charCodeAt(0) - FIRST_CARD_CODE;
const getTopCard = (column: Column): Card => (column.length > 1 ? getCardAt(column, column.length - 1) : NO_CARD);

/** The top card on the foundation of the card's suit. */
function getFoundationTop(home: readonly number[], card: Card): Card {
  const count = home[card & 3] as number;
  return count === 0 ? NO_CARD : (count - 1) * SUIT_COUNT + (card & 3);
}

function withHome(home: readonly number[], card: Card): number[] {
  const next = home.slice();
  next[card & 3] = (card >> 2) + 1;
  return next;
}

/** The column without its cards from `index` on; an uncovered hidden card turns up. */
function cutColumn(column: Column, index: number): Column {
  const hidden = getHiddenCount(column);
  const left = index - 1;
  return String.fromCharCode(FIRST_CARD_CODE + (left > 0 && left === hidden ? hidden - 1 : hidden)) + column.slice(1, index);
}

function getCost({ columns, home, talon }: Table, weights: Weights): number {
  let value = weights.talon * talon.length;
  for (const count of home) value += weights.away * (13 - count);
  for (const column of columns) {
    const hidden = getHiddenCount(column);
    value += weights.hidden * hidden;
    for (let low = 1; low <= hidden; low += 1) {
      const card = getCardAt(column, low);
      for (let high = low + 1; high < column.length; high += 1) {
        const over = getCardAt(column, high);
        if ((over & 3) === (card & 3) && over > card) {
          value += weights.buried;
          break;
        }
      }
    }
  }
  return value;
}

function getKey({ columns, home, talon }: Table): string {
  return `${columns.toSorted().join('|')}|${home.join()}|${talon}`;
}

/**
 * Calls back with every table that is one step away; if a step is safe, only with that one. A thorough visit also splits runs anywhere and
 * takes cards back from foundations.
 */
function visitNext(table: Table, isThorough: boolean, visit: (next: Table) => void): void {
  const { columns, home, talon } = table;

  const next = (step: Step, change: Partial<Table>): Table => ({ ...table, ...change, parent: table, steps: [step] });

  function moveFromColumn(from: number, index: number, to: number): Table {
    const column = columns[from] as Column;
    const changed = columns.slice();
    changed[to] = (columns[to] as Column) + column.slice(index);
    changed[from] = cutColumn(column, index);
    return next({ from, card: getCardAt(column, index), to }, { columns: changed });
  }

  function sendHomeFromColumn(from: number): Table {
    const column = columns[from] as Column;
    const card = getTopCard(column);
    return next(
      { from, card, to: 'home' },
      { columns: columns.with(from, cutColumn(column, column.length - 1)), home: withHome(home, card) },
    );
  }

  const withCard = (to: number, card: Card): readonly Column[] =>
    columns.with(to, columns[to] + String.fromCharCode(card + FIRST_CARD_CODE));
  const without = (index: number): string => talon.slice(0, index) + talon.slice(index + 1);

  function sendHomeFromTalon(index: number): Table {
    const card = getCardAt(talon, index);
    return next({ from: 'talon', card, to: 'home' }, { talon: without(index), home: withHome(home, card) });
  }

  const canGoHome = (card: Card): boolean => card !== NO_CARD && canGoOnFoundation(card, getFoundationTop(home, card));
  for (let from = 0; from < COLUMN_COUNT; from += 1) {
    const card = getTopCard(columns[from] as Column);
    if (canGoHome(card) && isSafeAtHome(home, card)) return visit(sendHomeFromColumn(from));
  }
  for (let index = 0; index < talon.length; index += 1) {
    const card = getCardAt(talon, index);
    if (canGoHome(card) && isSafeAtHome(home, card)) return visit(sendHomeFromTalon(index));
  }

  const firstEmpty = columns.findIndex((column) => column.length === 1);
  const canTakeCard = (to: number, card: Card): boolean => {
    const top = getTopCard(columns[to] as Column);
    return canGoOnColumn(card, top) && (top !== NO_CARD || to === firstEmpty);
  };

  for (let index = 0; index < talon.length; index += 1) {
    const card = getCardAt(talon, index);
    for (let to = 0; to < COLUMN_COUNT; to += 1) {
      if (canTakeCard(to, card)) visit(next({ from: 'talon', card, to }, { talon: without(index), columns: withCard(to, card) }));
    }
    if (canGoHome(card)) visit(sendHomeFromTalon(index));
  }

  for (let from = 0; from < COLUMN_COUNT; from += 1) {
    const column = columns[from] as Column;
    if (column.length === 1) continue;
    const first = getHiddenCount(column) + 1;
    for (let index = first; index < column.length; index += 1) {
      const card = getCardAt(column, index);
      if (index === 1 && isKing(card)) continue;
      if (index > first && !isThorough && !canGoHome(getCardAt(column, index - 1))) continue;
      for (let to = 0; to < COLUMN_COUNT; to += 1) if (to !== from && canTakeCard(to, card)) visit(moveFromColumn(from, index, to));
    }
    if (canGoHome(getTopCard(column))) visit(sendHomeFromColumn(from));
  }

  if (!isThorough) return;
  for (let suit = 0; suit < SUIT_COUNT; suit += 1) {
    const rank = (home[suit] as number) - 1;
    if (rank < 2) continue;
    const card = rank * SUIT_COUNT + suit;
    for (let to = 0; to < COLUMN_COUNT; to += 1) {
      if (canTakeCard(to, card)) visit(next({ from: 'home', card, to }, { home: home.with(suit, rank), columns: withCard(to, card) }));
    }
  }
}

/** The input of the solver. */
export type Position = Pick<SolitaireState, 'columns' | 'hidden' | 'foundations' | 'talon'>;

function createRoot({ columns, hidden, foundations, talon }: Position): Table {
  return {
    columns: columns.map((cards, column) => String.fromCharCode(FIRST_CARD_CODE + (hidden[column] ?? 0)) + encodeCards(cards)),
    home: countHomeCards(foundations),
    talon: encodeCards(talon),
    parent: null,
    steps: [],
  };
}

/** Whether neither hidden cards nor a talon are left: that is won. */
function isSolved({ columns, talon }: Table): boolean {
  return talon === '' && columns.every((column) => getHiddenCount(column) === 0);
}

const QUICK = { weights: { hidden: 5, away: 1, buried: 3, talon: 1 }, limit: 30_000, isThorough: false };
const THOROUGH = { weights: { hidden: 5, away: 2, buried: 0, talon: 1 }, limit: 40_000, isThorough: true };
const LAST = { weights: { hidden: 6, away: 1, buried: 5, talon: 2 }, limit: 130_000, isThorough: true };

export const { solve, judge } = createSolver<Position, Step, Table, Weights>({
  createRoot,
  getKey,
  getCost,
  isSolved,
  visitNext,
  attempts: [QUICK, THOROUGH, LAST],
  proof: [QUICK, { ...THOROUGH, limit: 60_000 }],
});
