// Spider solver: looks at the best positions first, and deals on from the best of those that it has found. Knows all face-down cards.
import { ratePosition } from '#app/games/spider/hints.ts';
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

/** Equal for positions from which the same can be reached: columns have no order, and cards of two decks are the same. */
function getKey({ columns, hidden }: SpiderState): string {
  return columns
    .map((cards, column) => String.fromCharCode(64 + (hidden[column] ?? 0), ...cards.map((card) => (card & 63) + 1)))
    .toSorted()
    .join('|');
}

/** Returns a won position, or those that were found, and whether there are no others. */
function search(starts: readonly Node[], mostPositions: number): { readonly found: readonly Node[]; readonly isComplete: boolean } {
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
      if (isWon(state)) return { found: [node], isComplete: false };
      open.push(node);
    }
  }
  return { found: [...found, ...open], isComplete: open.length === 0 };
}

function collectMoves({ before, move }: Node): SpiderMove[] {
  return before && move ? [...collectMoves(before), move] : [];
}

/** The moves that win a position; 'lost' if there are none, null if the search cannot tell. */
export function judge(start: SpiderState, { positions, kept }: Limits): readonly SpiderMove[] | 'lost' | null {
  let nodes: readonly Node[] = [{ state: start, rating: ratePosition(start), before: null, move: null }];
  for (let isComplete = true; nodes.length > 0;) {
    const result = search(nodes, positions);
    const [only] = result.found;
    if (only && isWon(only.state)) return collectMoves(only);
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
