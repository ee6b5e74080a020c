// The shortest way to the next card that turns up or run that is complete. Knows no face-down card.
import type { PileMove } from '#app/card-kit/rules/piles.ts';
import { getKey, listMoves, ratePosition } from './positions.ts';
import { moveCards } from './rules/changes.ts';
import type { SpiderState } from './rules/table.ts';

export interface WayOn {
  /** The first moves of the shortest ways, the best first; empty if none was found. */
  readonly moves: readonly PileMove[];
  /** Whether there is no way, if none was found. */
  readonly isComplete: boolean;
}

/** Limit of the search, about 30 ms on a laptop; most positions without an empty column lead to a few dozen others. */
const MOST_MOVES = 6000;

const ways = new WeakMap<SpiderState, WayOn>();

/**
 * Tries all moves, then all second moves, and so on. What a way that was found took is less after its first move: hints that follow a way
 * find it again, and never turn back.
 */
function search(start: SpiderState): WayOn {
  const seen = new Set([getKey(start)]);
  let tried = 0;
  let layer: { readonly state: SpiderState; readonly first: PileMove | null }[] = [{ state: start, first: null }];
  while (layer.length > 0) {
    const next: typeof layer = [];
    const ends: { readonly first: PileMove; readonly rating: number }[] = [];
    for (const { state: before, first } of layer)
      for (const move of listMoves(before)) {
        tried += 1;
        if (tried > MOST_MOVES) return { moves: [], isComplete: false };
        const { state, events } = moveCards(before, move);
        if (events.length > 1) {
          ends.push({ first: first ?? move, rating: ratePosition(state) });
          continue;
        }
        const key = getKey(state);
        if (seen.has(key)) continue;
        seen.add(key);
        next.push({ state, first: first ?? move });
      }
    if (ends.length > 0) {
      const moves = new Set(ends.toSorted((a, b) => b.rating - a.rating).map(({ first }) => first));
      return { moves: [...moves], isComplete: true };
    }
    layer = next;
  }
  return { moves: [], isComplete: true };
}

export function findWayOn(state: SpiderState): WayOn {
  const way = ways.get(state) ?? search(state);
  ways.set(state, way);
  return way;
}
