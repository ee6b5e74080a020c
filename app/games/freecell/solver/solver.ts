// FreeCell solver by best-first search. Every step is a move of the rules.
import { canStackOn, getRank, getSuit, isSafeAtHome, NO_CARD, RANKS, type Card } from '#app/card-kit/rules/cards.ts';
import { countHomeCards, type Pile, type PileMove } from '#app/card-kit/rules/piles.ts';
import { FIRST_CELL, FIRST_FOUNDATION, type FreeCellState } from '#app/games/freecell/rules/table.ts';

/** The input of the solver. */
export type Position = Pick<FreeCellState, 'columns' | 'cells' | 'foundations'>;

export interface SearchResult {
  /** The moves to a table on which no card lies on a lower one, which is won; null if none were found. */
  readonly moves: readonly PileMove[] | null;
  readonly nodes: number; // visited tables
}

/** Weights of the cost function; tables with a higher cost are visited later. */
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

interface Table {
  readonly piles: Stack[]; // columns and cells
  readonly home: number[]; // number of cards of each suit on the foundations
  readonly parent: Table | null;
  readonly moves: PileMove[]; // from the parent
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

function applyMove({ piles, home, moves }: Table, from: Pile, to: Pile, count: number): void {
  const source = piles[from] as Stack;
  if (to < FIRST_FOUNDATION) piles[to] = addCards(piles[to] as Stack, source, count);
  else home[to - FIRST_FOUNDATION] = getRank(source.card) + 1;
  piles[from] = removeCards(source, count);
  moves.push({ type: 'move', from, to, count });
}

/** Whether no card lies on a lower one. */
function canFinish({ piles }: Table): boolean {
  return piles.every(({ buried }) => buried === 0);
}

/** Sends home every card that no column can need any more, until the game can finish by itself. */
function sendSafeCardsHome(table: Table): void {
  const { piles, home } = table;
  const from = piles.findIndex(({ card }) => canGoHome(home, card) && isSafeAtHome(home, card));
  if (from < 0 || canFinish(table)) return;
  applyMove(table, from, FIRST_FOUNDATION + getSuit((piles[from] as Stack).card), 1);
  sendSafeCardsHome(table);
}

/** Calls back with every move of a table, but only to the first of several empty places. */
function visitMoves({ piles, home }: Table, visit: (from: Pile, to: Pile, count: number) => void): void {
  const columns = piles.slice(0, FIRST_CELL);
  const isEmpty = ({ below }: Stack) => below === null;
  const emptyColumn = columns.findIndex(isEmpty);
  const emptyCell = piles.findIndex((pile, index) => index >= FIRST_CELL && isEmpty(pile));
  const emptyCount = columns.filter(isEmpty).length;
  const single = 1 + piles.filter(isEmpty).length - emptyCount; // cards that move without an empty column
  for (let from = 0; from < piles.length; from += 1) {
    const { card, run, below } = piles[from] as Stack;
    if (below === null) continue;
    if (canGoHome(home, card)) visit(from, FIRST_FOUNDATION + getSuit(card), 1);
    for (let to = 0; to < FIRST_CELL; to += 1) {
      const target = piles[to] as Stack;
      const count = target.card === NO_CARD ? 0 : getRank(target.card) - getRank(card);
      const fits = count > 0 && count <= Math.min(run, single * 2 ** emptyCount) && ((card ^ target.card ^ count) & 1) === 0;
      if (fits) visit(from, to, count);
    }
    if (emptyColumn >= 0) visit(from, emptyColumn, Math.min(run, single * 2 ** (emptyCount - 1)));
    if (emptyCell >= 0 && from < FIRST_CELL) visit(from, emptyCell, 1);
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

function collectMoves({ parent, moves }: Table): PileMove[] {
  return parent ? [...collectMoves(parent), ...moves] : moves;
}

/** Searches at most `limit` tables. */
function search({ columns, cells, foundations }: Position, weights: Weights, limit: number): SearchResult {
  const [emptyColumn, emptyCell] = [createEmptyStack(), createEmptyStack()];
  const seen = new Set<number>();
  const buckets: Table[][] = []; // by cost, last in first out
  let best = 0;
  let nodes = 0;
  function add(table: Table): void {
    sendSafeCardsHome(table);
    let key = 0;
    for (const { id } of table.piles) key += id;
    if (seen.has(key)) return;
    seen.add(key);
    const cost = getCost(table, weights);
    (buckets[cost] ??= []).push(table);
    best = Math.min(best, cost);
  }
  const piles = [
    ...columns.map((cards) => cards.reduce(addCard, emptyColumn)),
    ...cells.map((card) => (card === NO_CARD ? emptyCell : addCard(emptyCell, card))),
  ];
  add({ piles, home: countHomeCards(foundations), parent: null, moves: [] });
  while (nodes < limit) {
    while (best < buckets.length && !buckets[best]?.length) best += 1;
    const parent = buckets[best]?.pop();
    if (!parent) break;
    nodes += 1;
    if (canFinish(parent)) return { moves: collectMoves(parent), nodes };
    visitMoves(parent, (from, to, count) => {
      const table: Table = { piles: parent.piles.slice(), home: parent.home.slice(), parent, moves: [] };
      applyMove(table, from, to, count);
      add(table);
    });
  }
  return { moves: null, nodes };
}

/** Searches to try in order: a position that defeats the first weights is often solved by the others. */
const ATTEMPTS = [
  { weights: { away: 3, buried: 3, broken: 1, used: 10 }, limit: 1000 },
  { weights: { away: 1, buried: 3, broken: 1, used: 12 }, limit: 2000 },
  { weights: { away: 8, buried: 4, broken: 1, used: 10 }, limit: 3000 },
] as const satisfies readonly { readonly weights: Weights; readonly limit: number }[];

/** Tables that a search looks at to prove a position lost: about two seconds. */
const MOST_NODES = 40_000;

/** The winning moves of a position; 'lost' if there are none, null if the search cannot tell. */
export function judge(position: Position): readonly PileMove[] | 'lost' | null {
  const { moves } = solve(position);
  if (moves) return moves;
  const found = search(position, ATTEMPTS[0].weights, MOST_NODES);
  return found.moves ?? (found.nodes < MOST_NODES ? 'lost' : null);
}

/** Searches for a winning line; finds one for almost every deal. */
export function solve(position: Position): SearchResult {
  let nodes = 0;
  for (const { weights, limit } of ATTEMPTS) {
    const found = search(position, weights, limit);
    nodes += found.nodes;
    // A search that ends before its limit has seen every table that can be reached.
    if (found.moves || found.nodes < limit) return { moves: found.moves, nodes };
  }
  return { moves: null, nodes };
}
