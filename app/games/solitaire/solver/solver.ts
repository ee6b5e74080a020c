// Klondike solver (draw one) by best-first search, with knowledge of all hidden cards. Columns are strings, which are quick to copy and
// compare. Stacking rules come from the game itself, and its rules replay every proof (see tools/proofs/solitaire/proof.ts).
import { canGoOnFoundation, isKing, isSafeAtHome, NO_CARD, SUIT_COUNT, type Card } from '#app/card-kit/rules/cards.ts';
import { canGoOnColumn } from '#app/games/solitaire/rules/moves.ts';
import { countHomeCards } from '#app/card-kit/rules/piles.ts';
import { COLUMN_COUNT, type SolitaireState } from '#app/games/solitaire/rules/table.ts';

/** One step of a proof: moves a card of the talon or a foundation, or a run of a column, to a column or a foundation. */
export interface Step {
  readonly from: number | 'talon' | 'home';
  readonly card: Card; // the first card of the run
  readonly to: number | 'home';
}

export interface SearchResult {
  /** The steps to a table without hidden cards and talon, which is won; null if none was found. */
  readonly steps: readonly Step[] | null;
  readonly nodes: number; // visited tables
}

/** Weights of the cost function; tables with a higher cost are visited later. */
interface Weights {
  readonly hidden: number; // per hidden card
  readonly away: number; // per card that is not on a foundation
  readonly buried: number; // per hidden card that must reach the foundation before one that covers it
  readonly talon: number; // per card in the talon
  readonly isThorough: boolean; // also splits runs anywhere and takes cards back from foundations
}

/** A column as a string: the number of hidden cards, then one character per card from the bottom. */
type Column = string;

interface Table {
  readonly columns: readonly Column[];
  readonly home: readonly number[]; // number of cards of each suit on the foundations
  readonly talon: string; // remaining cards; drawing one at a time reaches all of them
  readonly parent: Table | null;
  readonly step: Step | null;
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

function evaluateTable({ columns, home, talon }: Table, weights: Weights): number {
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

function getTableKey({ columns, home, talon }: Table): string {
  return `${columns.toSorted().join('|')}|${home.join()}|${talon}`;
}

/** Calls back with every table that is one step away; if a step is safe, only with that one. */
function visitNextTables(table: Table, isThorough: boolean, visit: (next: Table) => void): void {
  const { columns, home, talon } = table;

  const next = (step: Step, change: Partial<Table>): Table => ({ ...table, ...change, parent: table, step });

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

function collectSteps(table: Table): Step[] {
  const steps: Step[] = [];
  for (let at: Table | null = table; at?.step; at = at.parent) steps.push(at.step);
  return steps.toReversed();
}

/** The input of the solver. */
export type Position = Pick<SolitaireState, 'columns' | 'hidden' | 'foundations' | 'talon'>;

/** Searches at most `limit` tables. */
function search(position: Position, weights: Weights, limit: number): SearchResult {
  const root: Table = {
    columns: position.columns.map(
      (cards, column) => String.fromCharCode(FIRST_CARD_CODE + (position.hidden[column] ?? 0)) + encodeCards(cards),
    ),
    home: countHomeCards(position.foundations),
    talon: encodeCards(position.talon),
    parent: null,
    step: null,
  };
  const seen = new Set([getTableKey(root)]);
  const buckets = [[root]]; // by cost, last in first out
  let best = 0;
  let nodes = 0;
  while (nodes < limit) {
    while (best < buckets.length && !buckets[best]?.length) best += 1;
    const table = buckets[best]?.pop();
    if (!table) return { steps: null, nodes };
    nodes += 1;
    if (table.talon === '' && table.columns.every((column) => getHiddenCount(column) === 0)) return { steps: collectSteps(table), nodes };
    visitNextTables(table, weights.isThorough, (next) => {
      const key = getTableKey(next);
      if (seen.has(key)) return;
      seen.add(key);
      const value = Math.max(0, evaluateTable(next, weights));
      (buckets[value] ??= []).push(next);
      if (value < best) best = value;
    });
  }
  return { steps: null, nodes };
}

/** Searches to try in order: a position that defeats the first weights is often solved by the others. */
const ATTEMPTS = [
  { weights: { hidden: 5, away: 1, buried: 3, talon: 1, isThorough: false }, limit: 30_000 },
  { weights: { hidden: 5, away: 2, buried: 0, talon: 1, isThorough: true }, limit: 40_000 },
  { weights: { hidden: 6, away: 1, buried: 5, talon: 2, isThorough: true }, limit: 130_000 },
] as const satisfies readonly { readonly weights: Weights; readonly limit: number }[];

/** Tables that a thorough search looks at to prove a position lost: about two seconds. */
const MOST_NODES = 60_000;

/** The winning steps of a position; 'lost' if there are none, null if the search cannot tell. */
export function judge(position: Position): readonly Step[] | 'lost' | null {
  const [quick, thorough] = ATTEMPTS;
  const { steps } = search(position, quick.weights, quick.limit);
  if (steps) return steps;
  const found = search(position, thorough.weights, MOST_NODES);
  return found.steps ?? (found.nodes < MOST_NODES ? 'lost' : null);
}

/** Searches for a winning line; takes a few seconds at most. */
export function solve(position: Position): SearchResult {
  let nodes = 0;
  for (const { weights, limit } of ATTEMPTS) {
    const found = search(position, weights, limit);
    nodes += found.nodes;
    if (found.steps) return { steps: found.steps, nodes };
  }
  return { steps: null, nodes };
}
