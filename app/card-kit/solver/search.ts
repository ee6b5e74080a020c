// Best-first search for the steps that win a position: tables of the lowest cost first, from a queue of buckets.
import type { Verdict } from './last-winnable.ts';

export interface SearchedTable<Step> {
  readonly parent: SearchedTable<Step> | null;
  readonly steps: readonly Step[]; // from the parent
}

export interface Attempt<Weights> {
  readonly weights: Weights; // of the cost function; tables with a higher cost are visited later
  readonly limit: number; // of visited tables
  readonly isThorough: boolean; // tries every step, so that nothing wins if it ends before its limit
}

export interface SearchedGame<Position, Table, Weights> {
  createRoot(position: Position): Table;
  /** Equal for tables from which the same can be reached. */
  getKey(table: Table): string | number;
  /** A whole number, 0 or more. */
  getCost(table: Table, weights: Weights): number;
  isSolved(table: Table): boolean;
  /** Calls back with the tables after a step. */
  visitNext(table: Table, isThorough: boolean, visit: (next: Table) => void): void;
  /** To try in order: a position that defeats the first weights is often solved by the others. */
  readonly attempts: readonly Attempt<Weights>[];
  /** In place of these, to prove a position lost: two seconds at most. */
  readonly proof: readonly Attempt<Weights>[];
}

export interface SearchResult<Step> {
  readonly steps: readonly Step[] | null;
  readonly nodes: number; // visited tables
}

function collectSteps<Step>({ parent, steps }: SearchedTable<Step>): readonly Step[] {
  return parent ? [...collectSteps(parent), ...steps] : steps;
}

export function createSolver<Position, Step, Table extends SearchedTable<Step>, Weights>(game: SearchedGame<Position, Table, Weights>) {
  function search(position: Position, { weights, limit, isThorough }: Attempt<Weights>): SearchResult<Step> {
    const seen = new Set<string | number>();
    const buckets: Table[][] = []; // by cost, last in first out
    let best = 0;
    let nodes = 0;
    function add(table: Table): void {
      const key = game.getKey(table);
      if (seen.has(key)) return;
      seen.add(key);
      const cost = game.getCost(table, weights);
      (buckets[cost] ??= []).push(table);
      if (cost < best) best = cost;
    }
    add(game.createRoot(position));
    while (nodes < limit) {
      while (best < buckets.length && !buckets[best]?.length) best += 1;
      const table = buckets[best]?.pop();
      if (!table) break;
      nodes += 1;
      if (game.isSolved(table)) return { steps: collectSteps(table), nodes };
      game.visitNext(table, isThorough, add);
    }
    return { steps: null, nodes };
  }

  function tryAll(position: Position, attempts: readonly Attempt<Weights>[]) {
    let nodes = 0;
    for (const attempt of attempts) {
      const found = search(position, attempt);
      nodes += found.nodes;
      const isLost = !found.steps && attempt.isThorough && found.nodes < attempt.limit;
      if (found.steps || isLost) return { steps: found.steps, nodes, isLost };
    }
    return { steps: null, nodes, isLost: false };
  }

  return {
    /** Searches for a winning line; takes a few seconds at most. */
    solve(position: Position): SearchResult<Step> {
      const { steps, nodes } = tryAll(position, game.attempts);
      return { steps, nodes };
    },
    judge(position: Position): Verdict<Step> {
      const { steps, isLost } = tryAll(position, game.proof);
      return isLost ? 'lost' : steps;
    },
  };
}
