// Plays games by the hints of the solver.
import { expect, it } from 'vitest';
import { hints } from '#app/games/freecell/hints.ts';
import { UNWINNABLE_DEAL } from '#app/games/freecell/rules/deal.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { createTable, isWon } from '#app/games/freecell/rules/table.ts';
import { createGuide } from '#app/games/freecell/solver/guide.ts';
import { solve } from '#app/games/freecell/solver/solver.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';

const { after, waitBeats } = createTestPlay(rules);
const { signal } = new AbortController();

it('FRE10 hints follow a winning line to the end, with one search', async () => {
  let searches = 0;
  const guide = createGuide((position) => {
    searches += 1;
    return Promise.resolve(solve(position).moves);
  });
  let state = createTable(1);
  for (;;) {
    const move = (await guide(state, signal)) ?? hints.moves(state)[0];
    if (!move) break;
    expect(hints.why(state, move)).not.toBe('');
    state = after(state, move);
  }
  while (!isWon(state)) state = waitBeats(state);
  expect(searches).toBe(1);
});

it('FRE10 the solver wins most deals within its limit, and never the one without a solution', () => {
  const deals = Array.from({ length: 25 }, (_, index) => 1 + index * 1279);
  expect(deals.filter((deal) => solve(createTable(deal)).moves !== null).length).toBeGreaterThanOrEqual(23);
  expect(solve(createTable(UNWINNABLE_DEAL)).moves).toBeNull();
});

it('FRE10 hints without the solver end', () => {
  for (const deal of [1, 5, 617]) {
    const seen = new Set<string>();
    let state = createTable(deal);
    for (let [move] = hints.moves(state); move && move.type !== 'finish'; [move] = hints.moves(state)) {
      state = after(state, move);
      const key = JSON.stringify({ ...state, moves: 0 });
      expect(seen).not.toContain(key);
      seen.add(key);
    }
  }
});
