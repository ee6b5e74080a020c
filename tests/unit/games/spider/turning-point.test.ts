// Tests the search for the move that lost a game of Spider.
import { expect, it } from 'vitest';
import { game } from '#app/games/spider/game.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
import { judge, PROOF_LIMITS } from '#app/games/spider/solver/solver.ts';
import { text } from '#app/games/spider/text.ts';
import { explained } from '#app/games/spider/solver/turning-point.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { createLostGame, parseMoves } from '#tests/unit/card-kit/solver/lost-game.ts';
import { DEAL } from './test-table.ts';

const { after } = createTestPlay(rules);
const find = createLostGame(rules, explained, (state: SpiderState) => judge(state, { positions: 2000, kept: 60 }));
const MOVES = parseMoves(
  '4-1 d 2-0 0-1-2 0-8 7-0 4-1 1-6-4 6-4-5 8-7-2 7-4-3 3-7 5-8 9-1 d 1-3 7-4 1-3-3 4-7 5-4 d 1-4 5-4 6-2 2-7-2 7-6-3 2-0 9-7 6-3-4 3-6-5 1-6 3-7-5 6-7-4 2-8 d 9-1 1-2-2 2-5-3 3-4 d 3-1 7-3 2-7 9-5 3-5-2 0-7 4-9 1-7-2 8-4 1-9 5-0-3 0-5-3 3-8',
  DEAL,
);
const LAST = 8;
const first = after(rules.start(rules.variants[0].options, 17), ...MOVES.slice(0, -LAST));

it('SPI14 names the move that lost a deal, and what it blocked', async () => {
  expect(text.status(after(first, ...MOVES.slice(-LAST)))).toBe('No more useful moves.');
  expect(text.status(first)).toMatch(/^Runs: /);
  expect(await find(first, MOVES.slice(-LAST))).toEqual({
    index: 4,
    why: "After the 3 of spades went onto 4 of spades, another 3 of spades couldn't go there.",
  });
});

it('SPI14 says where it cannot tell, and searches no deal of four suits', async () => {
  expect(await find(first, MOVES.slice(-LAST), () => null)).toBeNull();
  expect(judge(rules.start({ suits: 2 }, 3), { positions: 5, kept: 2 })).toBeNull();
  expect(game.rules.variants.map(({ options }) => game.turningPoints?.supports?.(options))).toEqual([true, true, false]);
});

it('SPI12 the solver of the proofs wins a deal by legal moves', () => {
  const start = rules.start(rules.variants[0].options, 0);
  const moves = judge(start, PROOF_LIMITS);
  if (moves === null || moves === 'lost') throw new Error('The solver finds no moves');
  expect(rules.outcome(after(start, ...moves))).toEqual({ result: 'won' });
});
