// Tests the variant Sprint, a race for forty lines.
import { expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { text } from '#app/games/tetris/text.ts';
import { game } from '#app/games/tetris/game.ts';
import { rules } from '#app/games/tetris/rules/rules.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { CLASSIC, createState, DROP, playAll, TO_THE_LEFT_WALL } from './test-game.ts';

const { after, announce, events, toasts } = createTestPlay(rules, text);

const SPRINT = rules.variants.find(({ id }) => id === 'sprint')?.options ?? CLASSIC;
const FOUR_ROWS = Array.from({ length: 4 }, () => '.XXXXXXXXX').join(' ');

/** Creates a sprint with `lines` cleared lines, and clears four rows with an I piece. */
const clearLines = (lines: number) => playAll(createState(FOUR_ROWS, 'I', { ...SPRINT, lines }), ...TO_THE_LEFT_WALL, DROP);

it('is won with forty lines, but not with fewer', () => {
  const almost = clearLines(35);
  expect([almost.lines, rules.outcome(almost), text.status(almost)]).toEqual([39, null, '1 line to go']);
  for (const lines of [36, 39]) {
    const won = clearLines(lines);
    expect([rules.outcome(won), text.status(won), rules.dueInMs?.(won)]).toEqual([{ result: 'won' }, 'You Won!', null]);
    expect('refused' in rules.play(won, DROP)).toBe(true);
  }
});

it('announces its end as a win', () => {
  const before = playAll(createState(FOUR_ROWS, 'I', { ...SPRINT, lines: 36 }), ...TO_THE_LEFT_WALL);
  expect(announce(before, DROP)).toBe('You Won! Lines: 40 of 40');
  expect(toasts(before, DROP)).toContainEqual({ title: 'You Won!', detail: 'Lines: 40 of 40' });
});

it('TET20 tells lines, and neither points nor levels, on the way and at the end', () => {
  const state = playAll(createState(FOUR_ROWS, 'I', { ...SPRINT, lines: 17 }), ...TO_THE_LEFT_WALL);
  expect(announce(state, DROP)).toMatch(/^I placed, 4 lines\. 19 lines to go\. Next: /);
  expect(events(state, DROP).map(({ type }) => type)).toContain('level-up');
  expect(toasts(state, DROP)).toEqual([]);
  expect(game.results?.summary?.(after(state, DROP))?.map(formatLine)).toEqual(['Lines: 21']);
  expect(game.results?.summary?.(clearLines(36))?.map(formatLine)).toEqual(['Lines: 40']);
});

it('is lost at the top, where a game for points is only over', () => {
  const ends = [SPRINT, CLASSIC].map((options) =>
    rules.outcome(playAll(rules.start(options, 5), { type: 'start' }, ...Array.from({ length: 30 }, () => DROP))),
  );
  expect(ends).toEqual([{ result: 'lost' }, { result: 'over' }]);
  expect(rules.variants.filter(({ options }) => game.results?.isWinnable?.(options)).map(({ id }) => id)).toEqual(['sprint']);
});
