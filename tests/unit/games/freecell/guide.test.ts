// Plays games by the hints of the solver.
import { expect, it } from 'vitest';
import { hints } from '#app/games/freecell/hints.ts';
import { canFinish } from '#app/games/freecell/rules/changes.ts';
import { UNWINNABLE_DEAL } from '#app/games/freecell/rules/deal.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { createTable, isWon } from '#app/games/freecell/rules/table.ts';
import { createGuide } from '#app/games/freecell/solver/guide.ts';
import { solve } from '#app/games/freecell/solver/solver.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { createState } from './test-table.ts';

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

it('FRE10 the solver wins almost every deal by legal moves, and never the one without a solution', () => {
  const deals = Array.from({ length: 15 }, (_, index) => 1 + index * 1279);
  const found = deals.map((deal) => ({ deal, ...solve(createTable(deal)) }));
  const won = found.filter(({ deal, moves }) => moves !== null && canFinish(after(createTable(deal), ...moves)));
  expect(won.length).toBeGreaterThanOrEqual(14);
  // More tables would take longer than a hint may take on a slow phone.
  const nodes = found.map((result) => result.nodes).toSorted((a, b) => a - b);
  expect(nodes[0]).toBeGreaterThan(50);
  expect(nodes[7]).toBeLessThan(100);
  expect(nodes.reduce((sum, count) => sum + count)).toBeLessThan(5500);
  expect(solve(createTable(UNWINNABLE_DEAL))).toEqual({ moves: null, nodes: 6000 });
});

it('FRE10 the solver goes on from a table with used cells and begun foundations', () => {
  const { moves } = solve(createTable(1));
  const middle = after(createTable(1), ...(moves ?? []).slice(0, 30));
  expect(canFinish(middle)).toBe(false);
  expect(canFinish(after(middle, ...(solve(middle).moves ?? [])))).toBe(true);
});

it('FRE10 the solver gives up where no line is left', () => {
  const lost = createState({ columns: Array.from({ length: 8 }, (_, index) => (index % 2 ? '2S KS' : '2H KH')), cells: 'AS 4S 6S 8S' });
  const { moves, nodes } = solve(lost);
  expect(moves).toBeNull();
  expect(nodes).toBeLessThan(20); // all tables, once
});

it('FRE10 no search begins when the cards can go home', async () => {
  const guide = createGuide(() => Promise.reject(new Error('A search')));
  const state = createState({ columns: ['KS QS'], home: 'JS KH KC KD' });
  expect(await guide(state, signal)).toBeNull();
  expect(await guide(waitBeats(state), signal)).toBeNull();
});

it('FRE10 there is no move of the solver if it finds none, or an illegal one', async () => {
  expect(await createGuide(() => Promise.resolve(null))(createTable(1), signal)).toBeNull();
  expect(await createGuide(() => Promise.resolve([{ type: 'move', from: 0, to: 0, count: 1 }]))(createTable(1), signal)).toBeNull();
});
