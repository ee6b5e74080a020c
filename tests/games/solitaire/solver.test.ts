// Plays games by hints only, and searches the move that lost one.
import { expect, it, vi } from 'vitest';
import { hints, isOutOfHints, isStuck } from '#app/games/solitaire/hints.ts';
import type { SolitaireMove } from '#app/games/solitaire/rules/moves.ts';
import { rules } from '#app/games/solitaire/rules/rules.ts';
import { createState } from './test-table.ts';
import { isWon, type SolitaireState } from '#app/games/solitaire/rules/table.ts';
import { text } from '#app/games/solitaire/text.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { createHints } from '#app/games/solitaire/solver/line-hints.ts';
import { solve, type Position, judge } from '#app/games/solitaire/solver/solver.ts';
import { game } from '#app/games/solitaire/game.ts';
import { explained } from '#app/games/solitaire/solver/turning-point.ts';
import { STUCK_GAME } from './stuck-game.ts';
import { createLostGame } from '#tests/unit/card-kit/solver/lost-game.ts';

const { after, waitBeats } = createTestPlay(rules);
const { signal } = new AbortController();

/** A deal in which the hints once moved a card back and forth forever. */
const LOOPED_SEED = 0x98dc8a71;
const getRuleHint = (state: SolitaireState) => Promise.resolve(hints.moves(state)[0] ?? null);

/** Creates a player that takes the solver's hint if there is one, else that of the heuristic. */
function createHintedPlayer(ask: (position: Position, count: number) => ReturnType<typeof solve>['steps']) {
  let count = 0;
  const findHint = createHints((position) => Promise.resolve(ask(position, (count += 1))));
  return async (state: SolitaireState) => (await findHint(state, signal)) ?? (await getRuleHint(state));
}

/** Plays every hint; returns the last table, and fails if a table repeats. */
async function followHints(
  start: SolitaireState,
  hintFor: (state: SolitaireState) => Promise<SolitaireMove | null>,
): Promise<SolitaireState> {
  const seen = new Set<string>();
  let state = start;
  for (;;) {
    const saysStuck = /No more (useful )?moves\./.test(text.status(state));
    const move = await hintFor(state);
    if (move === null && !isOutOfHints(state) && !isWon(state)) throw new Error(`No hint beside "${text.status(state)}"`);
    if (move !== null && saysStuck) throw new Error(`A hint beside "${text.status(state)}"`);
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
  expect(isWon(await followHints(start, createHintedPlayer(ask)))).toBe(true);
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
    const late = createHintedPlayer((position, count) => (count === 2 ? solve(position).steps : null));
    await followHints(rules.start(rules.variants[0].options, seed * 31), late);
  }
});

it('KLO12 the solver does not run without a useful move or in draw three, and may fail', async () => {
  const never = createHints(() => Promise.reject(new Error('The solver must not run')));
  expect(await never(createState({ columns: ['KS', '5H | 9H', '9D'], waste: '5S', stock: '7S' }), signal)).toBeNull();
  expect(await never(rules.start(rules.variants[0].options, 1), signal)).toBeNull();
});

const find = createLostGame(rules, explained, judge);
const start = rules.start(rules.variants[0].options, STUCK_GAME.seed);
const MOVES = STUCK_GAME.moves;

it('KLO19 names the move that lost a deal, and what it blocked', async () => {
  expect(isStuck(after(start, ...MOVES))).toBe(true);
  expect(isStuck(after(start, ...MOVES.slice(0, 48)))).toBe(false);
  expect(await find(start, MOVES)).toEqual({
    index: 48,
    why: "After the 3 of spades went onto 4 of hearts, the 4 of hearts couldn't go to its foundation.",
  });
});

it('KLO19 a king that comes back from its foundation to an empty column can still win', () => {
  expect(judge(createState({ columns: ['JH | QH', 'KH'], home: 'KS 10H KC KD' }))).toHaveLength(2);
});

it('KLO19 searches no deal of three cards', () => {
  expect(game.rules.variants.map(({ options }) => game.turningPoints?.supports?.(options))).toEqual([true, true, false]);
});
