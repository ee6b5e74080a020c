// Plays games by hints only.
import { expect, it, vi } from 'vitest';
import { hints } from '#app/games/solitaire/hints.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { createState } from '#tests/unit/games/solitaire/rules/test-table.ts';
import { isWon, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { text } from '#app/games/solitaire/text.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { createGuide } from '#app/games/solitaire/solver/guide.ts';
import { solve, type Position } from '#app/games/solitaire/solver/solver.ts';

const { after, waitBeats } = createTestPlay(rules);
const { signal } = new AbortController();

/** A deal in which the hints once moved a card back and forth forever. */
const LOOPED_SEED = 0x98dc8a71;
const getRuleHint = (state: SolitaireState) => Promise.resolve(hints.moves(state)[0] ?? null);

/** Creates a player that takes the solver's hint if there is one, else that of the heuristic. */
function createGuidedPlayer(ask: (position: Position, count: number) => ReturnType<typeof solve>['steps']) {
  let count = 0;
  const guide = createGuide((position) => Promise.resolve(ask(position, (count += 1))));
  return async (state: SolitaireState) => (await guide(state, signal)) ?? (await getRuleHint(state));
}

/** Plays every hint; returns the last table, and fails if a table repeats. */
async function followHints(
  start: SolitaireState,
  hintFor: (state: SolitaireState) => Promise<SolitaireMove | null>,
): Promise<SolitaireState> {
  const seen = new Set<string>();
  let state = start;
  for (;;) {
    const isStuck = /No more (useful )?moves\./.test(text.status(state));
    const move = await hintFor(state);
    if ((move === null) !== (isStuck || isWon(state))) throw new Error(`A hint beside "${text.status(state)}"`);
    if (move === null) return state;
    const key = JSON.stringify({ ...state, score: 0 });
    if (seen.has(key)) throw new Error(`Deal ${state.deal} comes back to where it was`);
    seen.add(key);
    state = after(state, move);
    while (state.isFinishing && !isWon(state)) state = waitBeats(state);
  }
}

it('KLO16 hints win the deal that once looped with the solver, which runs once, and end without it', async () => {
  const start = rules.start(rules.variants[0].options, LOOPED_SEED);
  const ask = vi.fn((position: Position) => solve(position).steps);
  expect(isWon(await followHints(start, createGuidedPlayer(ask)))).toBe(true);
  expect(ask).toHaveBeenCalledTimes(1);
  await followHints(start, getRuleHint);
});

it.each(rules.variants.map(({ label, options }) => [label, options] as const))(
  'KLO12 KLO16 hints of the heuristic never loop, and stop if no useful move is left: %s',
  async (_, options) => {
    for (let seed = 1; seed <= 6; seed += 1) await followHints(rules.start(options, seed * 7919), getRuleHint);
  },
);

it('KLO16 hints never loop if the solver only finishes after a hint of the heuristic', async () => {
  // Deals that the solver finishes within a hundred tables.
  for (const seed of [3, 4, 8, 11]) {
    const late = createGuidedPlayer((position, count) => (count === 2 ? solve(position).steps : null));
    await followHints(rules.start(rules.variants[0].options, seed * 31), late);
  }
});

it('KLO12 the solver does not run without a useful move or in draw three, and may fail', async () => {
  const never = createGuide(() => Promise.reject(new Error('The solver must not run')));
  expect(await never(createState({ columns: ['KS', '5H | 9H', '9D'], waste: '5S', stock: '7S' }), signal)).toBeNull();
  expect(await never(rules.start(rules.variants[0].options, 1), signal)).toBeNull();
});
