// What Spider says and shares.
import { expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { game } from '#app/games/spider/game.ts';
import { rules } from '#app/games/spider/rules/rules.ts';
import type { SpiderMove } from '#app/games/spider/rules/moves.ts';
import type { SpiderState } from '#app/games/spider/rules/table.ts';
import { text } from '#app/games/spider/text.ts';
import { createMove, createState, DEAL } from './test-table.ts';

const { after, events } = createTestPlay(rules);
const RUN = 'KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S';
const almost = createState({ columns: [RUN, 'AS', '5C | 9H', 'TD'], stock: '2C 2C 2C 2C 2C 2C 2C 2C 2C 2C' });

function withRuns(state: SpiderState, count: number): SpiderState {
  return { ...state, runs: Array.from({ length: count }, () => []) };
}

function getToasts(state: SpiderState, move: SpiderMove) {
  const next = after(state, move);
  return events(state, move).flatMap((event) => text.toast?.(event, next) ?? []);
}

const KINGS = createState({ columns: Array.from({ length: 10 }, () => 'KH'), stock: '2C 2C 2C 2C 2C 2C 2C 2C 2C 2C' });

it.each<[string, SpiderState, SpiderMove, RegExp]>([
  ['the target and the card that turned up', almost, createMove(2, 3), /^Moved 9 of hearts onto 10 of diamonds, turned up 5 of clubs$/],
  ['several cards', createState({ columns: ['KC 9H 8H', ''] }), createMove(0, 1, 2), /^Moved 9 of hearts and 1 more to empty column 2$/],
  ['a complete run', almost, createMove(1, 0), /^Moved Ace of spades onto 2 of spades, a run of spades is complete$/],
  ['the win with the score', withRuns(almost, 7), createMove(1, 0), /^You won! .* 1,299$/],
  ['a deal, and the end', KINGS, DEAL, /^Dealt 10 cards, one to each column\. No more moves\.$/],
])('announcements name %s', (_, state, move, sentence) => {
  expect(text.announcement?.(events(state, move), after(state, move))).toMatch(sentence);
});

it('the status says how many runs are complete, and how the game ended', () => {
  expect(text.status(rules.start({ suits: 1 }, 1))).toBe('New deal');
  expect(text.status({ ...withRuns(almost, 3), moves: 1 })).toBe('Runs: 3 of 8');
  expect(text.status(withRuns(almost, 8))).toBe('You won!');
  expect(text.status(createState({ columns: Array.from({ length: 10 }, () => 'KH') }))).toBe('No more moves.');
});

it('score and moves stand beside the board', () => {
  expect(text.figures?.(after(almost, createMove(1, 0)), {} as never).map(([, figure]) => figure)).toEqual([599, 1]);
});

it('a complete run is celebrated, but the last one is not: the result follows', () => {
  expect(getToasts(almost, createMove(1, 0))).toMatchObject([{ detail: expect.stringMatching(/^1 of 8/) as string }]);
  expect(getToasts(almost, createMove(2, 3))).toEqual([]);
  expect(getToasts(withRuns(almost, 7), createMove(1, 0))).toEqual([]);
});

it('a result counts the runs, and is close with one left', () => {
  const { score, summary, sharedFigures, isClose } = game.results ?? {};
  expect(score?.getScore(withRuns(almost, 7))).toBe(1200);
  expect(summary?.(withRuns(almost, 7))).toEqual(['Runs: 7 of 8', 'Moves: 0']);
  expect(sharedFigures?.(withRuns(almost, 7), '2:05')).toEqual(['7 of 8 runs complete']);
  expect(sharedFigures?.(withRuns(almost, 8), '2:05')).toEqual(['all 8 runs complete in 2:05', '1,300 points']);
  expect([6, 7, 8].map((runs) => isClose?.(withRuns(almost, runs)))).toEqual([false, true, false]);
});
