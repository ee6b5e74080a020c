// FreeCell solver. Every step is a move of the rules.
import { canStackOn, getRank, getSuit, isSafeAtHome, NO_CARD, RANKS, type Card } from '#app/card-kit/rules/cards.ts';
import { countHomeCards, type Pile, type PileMove } from '#app/card-kit/rules/piles.ts';
import { createSolver, type SearchedTable } from '#app/card-kit/solver/search.ts';
import { FIRST_CELL, FIRST_FOUNDATION, type FreeCellState } from '#app/games/freecell/rules/table.ts';

/** The input of the solver. */
export type Position = Pick<FreeCellState, 'columns' | 'cells' | 'foundations'>;

/** Weights of the cost function. */
interface Weights {
  readonly away: number; // per card that is not on a foundation
  readonly buried: number; // per card that lies on a lower one of its column
  readonly broken: number; // per card that does not continue the run below it
  readonly used: number; // per column or cell with cards
}

/** The cards of a column or cell as a linked list from the top. Equal stacks are one object, so each is rated only once. */
interface Stack {
  readonly card: Card; // NO_CARD if empty
  readonly below: Stack | null;
  readonly above: Stack[]; // by their top cards
  readonly run: number; // how many of the top cards move together
  readonly lowest: number; // rank
  readonly buried: number;
  readonly broken: number;
  readonly id: number; // random, so that the sum of some ids stands for all of them in any order
}

interface Table extends SearchedTable<PileMove> {
  readonly piles: Stack[]; // columns and cells
  readonly home: number[]; // number of cards of each suit on the foundations
  readonly steps: PileMove[];
}

/** The largest random number of which twelve can be added exactly. */
const MAX_ID = 2 ** 49;

function createEmptyStack(): Stack {
  return { card: NO_CARD, below: null, above: [], run: 0, lowest: RANKS.length, buried: 0, broken: 0, id: 0 };
}

/** A stack with one more card. */
function addCard(below: Stack, card: Card): Stack {
  const rank = getRank(card);
  const continues = canStackOn(card, below.card);
  return (below.above[card] ??= {
    card,
    below,
    above: [],
    run: continues ? below.run + 1 : 1,
    lowest: Math.min(rank, below.lowest),
    buried: below.buried + Number(rank > below.lowest),
    broken: below.broken + Number(!continues && below.below !== null),
    id: Math.floor(Math.random() * MAX_ID),
  });
}

/** A stack with the top `count` cards of another. */
function addCards(stack: Stack, { card, below }: Stack, count: number): Stack {
  return addCard(count > 1 && below ? addCards(stack, below, count - 1) : stack, card);
}

function removeCards(stack: Stack, count: number): Stack {
  return count > 0 && stack.below ? removeCards(stack.below, count - 1) : stack;
}

function canGoHome(home: readonly number[], card: Card): boolean {
  return card !== NO_CARD && home[getSuit(card)] === getRank(card);
}

function applyMove({ piles, home, steps }: Table, from: Pile, to: Pile, count: number): void {
  const source = piles[from] as Stack;
  if (to < FIRST_FOUNDATION) piles[to] = addCards(piles[to] as Stack, source, count);
  else home[to - FIRST_FOUNDATION] = getRank(source.card) + 1;
  piles[from] = removeCards(source, count);
  steps.push({ type: 'move', from, to, count });
}

/** Whether no card lies on a lower one: that is won. */
function isSolved({ piles }: Table): boolean {
  return piles.every(({ buried }) => buried === 0);
}

/** Sends home every card that no column can need any more, until the game can finish by itself. */
function sendSafeCardsHome(table: Table): void {
  const { piles, home } = table;
  const from = piles.findIndex(({ card }) => canGoHome(home, card) && isSafeAtHome(home, card));
  if (from < 0 || isSolved(table)) return;
  applyMove(table, from, FIRST_FOUNDATION + getSuit((piles[from] as Stack).card), 1);
  sendSafeCardsHome(table);
}

/** Calls back with the tables after every move, but only to the first of several empty places. */
function visitNext(parent: Table, _: boolean, visit: (next: Table) => void): void {
  const { piles, home } = parent;
  function play(from: Pile, to: Pile, count: number): void {
    const table: Table = { piles: piles.slice(), home: home.slice(), parent, steps: [] };
    applyMove(table, from, to, count);
    sendSafeCardsHome(table);
    visit(table);
  }
  const columns = piles.slice(0, FIRST_CELL);
  const isEmpty = ({ below }: Stack) => below === null;
  const emptyColumn = columns.findIndex(isEmpty);
  const emptyCell = piles.findIndex((pile, index) => index >= FIRST_CELL && isEmpty(pile));
  const emptyCount = columns.filter(isEmpty).length;
  const single = 1 + piles.filter(isEmpty).length - emptyCount; // cards that move without an empty column
  for (let from = 0; from < piles.length; from += 1) {
    const { card, run, below } = piles[from] as Stack;
    if (below === null) continue;
    if (canGoHome(home, card)) play(from, FIRST_FOUNDATION + getSuit(card), 1);
    for (let to = 0; to < FIRST_CELL; to += 1) {
      const target = piles[to] as Stack;
      const count = target.card === NO_CARD ? 0 : getRank(target.card) - getRank(card);
      const fits = count > 0 && count <= Math.min(run, single * 2 ** emptyCount) && ((card ^ target.card ^ count) & 1) === 0;
      if (fits) play(from, to, count);
    }
    if (emptyColumn >= 0) play(from, emptyColumn, Math.min(run, single * 2 ** (emptyCount - 1)));
    if (emptyCell >= 0 && from < FIRST_CELL) play(from, emptyCell, 1);
  }
}

/** Number of cards that lie on the next card of a foundation. */
function countOverNext(home: readonly number[], stack: Stack): number {
  let count = 0;
  let over = 0;
  for (let at = stack; at.below; at = at.below, over += 1) if (canGoHome(home, at.card)) count += over;
  return count;
}

function getCost({ piles, home }: Table, weights: Weights): number {
  let cost = 0;
  for (const count of home) cost += weights.away * (RANKS.length - count);
  for (const pile of piles) {
    if (pile.below === null) continue;
    cost += weights.used + weights.buried * pile.buried + weights.broken * pile.broken + countOverNext(home, pile);
  }
  return cost;
}

/** Equal for equal piles in any order; these tell the foundations. */
function getKey({ piles }: Table): number {
  let key = 0;
  for (const { id } of piles) key += id;
  return key;
}

function createRoot({ columns, cells, foundations }: Position): Table {
  const [emptyColumn, emptyCell] = [createEmptyStack(), createEmptyStack()];
  const piles = [
    ...columns.map((cards) => cards.reduce(addCard, emptyColumn)),
    ...cells.map((card) => (card === NO_CARD ? emptyCell : addCard(emptyCell, card))),
  ];
  const table: Table = { piles, home: countHomeCards(foundations), parent: null, steps: [] };
  sendSafeCardsHome(table);
  return table;
}

const QUICK = { weights: { away: 3, buried: 3, broken: 1, used: 10 }, limit: 1000, isThorough: true };
const ATTEMPTS = [
  QUICK,
  { weights: { away: 1, buried: 3, broken: 1, used: 12 }, limit: 2000, isThorough: true },
  { weights: { away: 8, buried: 4, broken: 1, used: 10 }, limit: 3000, isThorough: true },
];

/** Finds a line for almost every deal. */
export const { solve, judge } = createSolver<Position, PileMove, Table, Weights>({
  createRoot,
  getKey,
  getCost,
  isSolved,
  visitNext,
  attempts: ATTEMPTS,
  proof: [...ATTEMPTS, { ...QUICK, limit: 40_000 }],
});
