// Block Blitz for the screenshots: the rules of the game, and a search that reaches wanted positions.
import { ratePosition } from '#app/games/block-blitz/hints.ts';
import { listPlacements, rules, type BlockBlitzMove, type BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';

/** Creates an empty board with the first three pieces. */
export const startBlocks = (seed: number): BlockBlitzState => rules.start(null, seed);

/** Returns the state after a legal placement; throws if the rules refuse it. */
export function playBlocks(state: BlockBlitzState, placement: BlockBlitzMove): BlockBlitzState {
  const result = rules.play(state, placement);
  if ('refused' in result) throw new Error(`${JSON.stringify(placement)} is refused: ${result.refused}`);
  return result.state;
}

/** Beam search through a seeded game: returns the first position and placement that `wanted` accepts, or null if the beam runs out. */
export function findBlocks(
  seed: number,
  wanted: (before: BlockBlitzState, placement: BlockBlitzMove, after: BlockBlitzState) => boolean,
  options: { depth: number; width: number },
): { state: BlockBlitzState; placement: BlockBlitzMove } | null {
  let beam = [startBlocks(seed)];
  for (let depth = 0; depth < options.depth; depth++) {
    const next = new Map<string, { state: BlockBlitzState; worth: number }>();
    for (const state of beam) {
      for (const placement of listPlacements(state)) {
        const after = playBlocks(state, placement);
        if (wanted(state, placement, after)) return { state, placement };
        const key = after.field.map((cell) => (cell ? 1 : 0)).join('') + after.tray.map((piece) => (piece ? 1 : 0)).join('');
        const rating = ratePosition(after);
        const known = next.get(key);
        if (!known || known.worth < rating) next.set(key, { state: after, worth: rating });
      }
    }
    beam = [...next.values()]
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, options.width)
      .map(({ state }) => state);
    if (beam.length === 0) return null;
  }
  return null;
}
