// Plays games by the hints of the solver, and searches the move that lost one.
import { expect, it } from 'vitest';
import { hints } from '#app/games/freecell/hints.ts';
import { canFinish } from '#app/games/freecell/rules/changes.ts';
import { UNWINNABLE_DEAL } from '#app/games/freecell/rules/deal.ts';
import { rules } from '#app/games/freecell/rules/rules.ts';
import { createTable, isWon } from '#app/games/freecell/rules/table.ts';
import { createHints } from '#app/games/freecell/solver/line-hints.ts';
import { solve, judge } from '#app/games/freecell/solver/solver.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { createState } from './test-table.ts';
import { explained } from '#app/games/freecell/solver/turning-point.ts';
import { createLostGame, parseMoves } from '#tests/unit/card-kit/solver/lost-game.ts';

const { after, waitBeats } = createTestPlay(rules);
const { signal } = new AbortController();

it('FRE10 hints follow a winning line to the end, with one search', async () => {
  let searches = 0;
  const findHint = createHints((position) => {
    searches += 1;
    return Promise.resolve(solve(position).steps);
  });
  let state = createTable(1);
  for (;;) {
    const move = (await findHint(state, signal)) ?? hints.moves(state)[0];
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
  const won = found.filter(({ deal, steps }) => steps !== null && canFinish(after(createTable(deal), ...steps)));
  expect(won.length).toBeGreaterThanOrEqual(14);
  // More tables would take longer than a hint may take on a slow phone.
  const nodes = found.map((result) => result.nodes).toSorted((a, b) => a - b);
  expect(nodes[0]).toBeGreaterThan(50);
  expect(nodes[7]).toBeLessThan(100);
  expect(nodes.reduce((sum, count) => sum + count)).toBeLessThan(5500);
  expect(solve(createTable(UNWINNABLE_DEAL))).toEqual({ steps: null, nodes: 6000 });
});

it('FRE10 the solver gives up where no line is left', () => {
  const lost = createState({ columns: Array.from({ length: 8 }, (_, index) => (index % 2 ? '2S KS' : '2H KH')), cells: 'AS 4S 6S 8S' });
  const { steps, nodes } = solve(lost);
  expect(steps).toBeNull();
  expect(nodes).toBeLessThan(20); // all tables, once
});

it('FRE10 no search begins when the cards can go home', async () => {
  const findHint = createHints(() => Promise.reject(new Error('A search')));
  const state = createState({ columns: ['KS QS'], home: 'JS KH KC KD' });
  expect(await findHint(state, signal)).toBeNull();
  expect(await findHint(waitBeats(state), signal)).toBeNull();
});

it('FRE10 there is no move of the solver if it finds an illegal one', async () => {
  expect(await createHints(() => Promise.resolve([{ type: 'move', from: 0, to: 0, count: 1 }]))(createTable(1), signal)).toBeNull();
});

const find = createLostGame(rules, explained, judge);

it.each([
  [14, '7-14 6-8 6-9 8-6 6-3-2 6-8 0-10 0-11', 6, 'the 5 of clubs went to a free cell, the King of hearts couldn’t go to a free cell'],
  [
    25,
    '2-8 2-9 2-10 2-3 7-11 9-7 2-9 4-2 1-4 11-1 5-11',
    10,
    'the 8 of clubs went to a free cell, the 7 of hearts couldn’t go onto 8 of clubs',
  ],
])('FRE13 names the move that lost deal %i, and what it blocked', async (deal, moves, index, why) => {
  expect(await find(createTable(deal), parseMoves(moves))).toEqual({ index, why: `After ${why.replace('’', "'")}.` });
});

const lost = createState({ columns: Array.from({ length: 8 }, (_, index) => (index % 2 ? '2S KS' : '2H KH')), cells: 'AS 4S 6S' });

it('FRE13 says that a deal could never be won, that a game is not lost, and that it does not know', async () => {
  expect(await find(lost, parseMoves('0-11'))).toEqual({ index: null, why: 'No move lost it: this deal could not be won.' });
  expect(await find(createTable(1), parseMoves('0-8'))).toEqual({ index: null, why: "It isn't lost: it can still be won from here." });
  expect(await find(createTable(1), parseMoves('0-8'), () => null)).toBeNull();
});

it('FRE13 goes back to where it can be won, if the next position is neither won nor lost for sure', async () => {
  const first = createTable(1);
  const judgeFirst = (state: typeof first) => (state === first ? judge(state) : null);
  const why = "I can't tell which move lost it, but from here it can be won.";
  expect(await find(first, parseMoves('0-8 0-9'), judgeFirst)).toEqual({ index: 0, why });
});
