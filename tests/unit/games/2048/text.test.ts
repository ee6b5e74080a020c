import { expect, it } from 'vitest';
import { rules } from '#app/games/2048/rules/rules.ts';
import { text } from '#app/games/2048/text.ts';

const FRESH = rules.start({ size: 4 }, 1);

it('TWO16 shows what is left to the goal of a daily board, and says when it is reached', () => {
  const readGoal = (score: number) => text.figures?.({ ...FRESH, score }, { best: 9000, streak: 0, target: 4000 })?.[1];
  expect(readGoal(1234)).toEqual(['To go', 2766]);
  expect(readGoal(3999)).toEqual(['To go', 1]);
  expect(readGoal(4000)).toEqual(['Goal', 'reached']);
  expect(new Map(text.figures?.(FRESH, { best: 9000, streak: 0, target: null }))).toEqual(
    new Map([
      ['Score', 0],
      ['Best', 9000],
    ]),
  );
});
