import { expect, it } from 'vitest';
import { rules } from '#app/games/2048/rules/rules.ts';
import { text } from '#app/games/2048/text.ts';

const FRESH = rules.start({ size: 4 }, 1);

it('TWO16 shows the goal of a daily board and what is left, and says when it is reached', () => {
  const readGoal = (score: number) => new Map(text.figures?.({ ...FRESH, score }, { best: 9000, streak: 0, mark: 4000 })).get('Goal');
  expect(readGoal(1234)).toBe('4,000 (2,766 to go)');
  expect(readGoal(3999)).toBe('4,000 (1 to go)');
  expect(readGoal(4000)).toBe('4,000 (reached)');
  expect(new Map(text.figures?.(FRESH, { best: 9000, streak: 0, mark: null }))).toEqual(
    new Map([
      ['Score', 0],
      ['Best', 9000],
    ]),
  );
});
