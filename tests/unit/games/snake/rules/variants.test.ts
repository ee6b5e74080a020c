import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { getCell } from '#app/games/snake/rules/grid.ts';
import { rules } from '#app/games/snake/rules/rules.ts';
import { CHOICES, findVariantId, hasOptions } from '#app/games/snake/rules/variants.ts';
import { CLASSIC } from './test-snake.ts';

const { advance, after } = createTestPlay(rules);

describe('variants', () => {
  it('keep the ids of earlier releases, whose options and games are the same', () => {
    const same = { isStepwise: false, stoneCount: 0, tickMs: 150, wraps: false, foodCount: 1 };
    const find = (id: string) => rules.variants.find((variant) => variant.id === id)?.options;
    expect(find('classic')).toEqual(same);
    expect(find('slow')).toEqual({ ...same, tickMs: 220 });
    expect(find('fast')).toEqual({ ...same, tickMs: 100 });
    expect(find('no-walls')).toEqual({ ...same, wraps: true });
    expect(find('stones')).toEqual({ ...same, stoneCount: 16 });
    expect(find('step-by-step')).toEqual({ ...same, isStepwise: true });
  });

  it('are all combinations of the choices, and only those of one choice are listed', () => {
    expect(new Set(rules.variants.map(({ id }) => id)).size).toBe(4 * 3 * 2);
    expect(rules.variants.flatMap(({ id, isMix }) => (isMix ? [] : id))).toEqual([
      'classic',
      'slow',
      'fast',
      'step-by-step',
      'no-walls',
      'stones',
      'three-apricots',
    ]);
  });

  it('can each be chosen, one choice at a time, and are named by what differs from Classic', () => {
    for (const { options } of rules.variants)
      for (const { choices } of CHOICES) {
        expect(choices.filter((choice) => hasOptions(options, choice.options))).toHaveLength(1);
        for (const choice of choices) expect(findVariantId({ ...options, ...choice.options })).not.toBeNull();
      }
    const id = findVariantId({ ...CLASSIC, tickMs: 100, wraps: true, foodCount: 3 });
    expect(rules.variants.find((variant) => variant.id === id)).toMatchObject({
      id: 'fast-no-walls-three-apricots',
      label: 'Fast, no walls, three apricots',
    });
  });
});

it('SNK9 puts a new apricot in the place of the eaten one, and leaves the others', () => {
  const start = rules.start({ ...CLASSIC, foodCount: 3 }, 1);
  expect(new Set([...start.foods, ...start.body]).size).toBe(6);
  const foods = [getCell(10, 11), getCell(0, 0), getCell(19, 19)];
  const fed = advance({ ...after(start, { type: 'start' }), foods }, 150);
  expect(fed.foods).toHaveLength(3);
  expect(fed.foods.slice(0, 2)).toEqual(foods.slice(1));
  expect(fed.body).not.toContain(fed.foods[2]);
});
