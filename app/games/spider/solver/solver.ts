// Spider solver: looks at the best positions first, and deals on from the best of those that it has found. Knows all face-down cards.
import { getKey, ratePosition } from '#app/games/spider/positions.ts';
import { dealCards, moveCards } from '#app/games/spider/rules/changes.ts';
import { canDeal, listLegalMoves, type SpiderMove } from '#app/games/spider/rules/moves.ts';
import { isWon, type SpiderState } from '#app/games/spider/rules/table.ts';

export interface Limits {
  readonly positions: number; // that are looked at between two deals from the stock
  readonly kept: number; // of those, how many are dealt on
}

/** Those of the proofs (see tools/proofs/spider/). */
export const PROOF_LIMITS: Limits = { positions: 500, kept: 25 };

interface Node {
  readonly state: SpiderState;
  readonly rating: number;
  readonly before: Node | null;
  readonly move: SpiderMove | null;
}

interface SearchResult {
  readonly end: Node | null;
  readonly found: readonly Node[]; // other positions
  readonly isComplete: boolean; // there are no others
}

/** Looks for a position that is an end, by moves of cards. */
function search(starts: readonly Node[], mostPositions: number, isEnd: (state: SpiderState) => boolean): SearchResult {
  const seen = new Set(starts.map(({ state }) => getKey(state)));
  const open = [...starts];
  const found: Node[] = [];
  while (open.length > 0 && found.length < mostPositions) {
    let best = 0;
    for (let index = 1; index < open.length; index += 1) if ((open[index] as Node).rating > (open[best] as Node).rating) best = index;
    const before = open[best] as Node;
    open[best] = open.at(-1) as Node;
    open.pop();
    found.push(before);
    for (const move of listLegalMoves(before.state)) {
      if (move.type !== 'move') continue;
      const { state } = moveCards(before.state, move);
      const key = getKey(state);
      if (seen.has(key)) continue;
      seen.add(key);
      const node = { state, before, move, rating: ratePosition(state) };
      if (isEnd(state)) return { end: node, found, isComplete: false };
      open.push(node);
    }
  }
  return { end: null, found: [...found, ...open], isComplete: open.length === 0 };
}

function collectMoves({ before, move }: Node): SpiderMove[] {
  return before && move ? [...collectMoves(before), move] : [];
}

function createStart(state: SpiderState): Node {
  return { state, rating: ratePosition(state), before: null, move: null };
}

/** The moves to the next card that turns up or run that is complete; empty if none are found. Knows no face-down card: it does not go on from there. */
export function findLongWayOn(start: SpiderState, mostPositions: number): readonly SpiderMove[] {
  const countHidden = ({ hidden }: SpiderState) => hidden.reduce((sum, count) => sum + count, 0);
  const isEnd = (state: SpiderState) => state.runs.length > start.runs.length || countHidden(state) < countHidden(start);
  const { end } = search([createStart(start)], mostPositions, isEnd);
  return end ? collectMoves(end) : [];
}

/** The moves that win a position; 'lost' if there are none, null if the search cannot tell. */
export function judge(start: SpiderState, { positions, kept }: Limits): readonly SpiderMove[] | 'lost' | null {
  let nodes: readonly Node[] = [createStart(start)];
  for (let isComplete = true; nodes.length > 0;) {
    const result = search(nodes, positions, isWon);
    if (result.end) return collectMoves(result.end);
    const dealable = result.found.filter(({ state }) => canDeal(state));
    isComplete &&= result.isComplete && dealable.length <= kept;
    nodes = dealable
      .toSorted((a, b) => b.rating - a.rating)
      .slice(0, kept)
      .map((before) => {
        const { state } = dealCards(before.state);
        return { state, before, move: { type: 'deal' }, rating: ratePosition(state) };
      });
    if (nodes.length === 0) return isComplete ? 'lost' : null;
  }
  return null;
}
