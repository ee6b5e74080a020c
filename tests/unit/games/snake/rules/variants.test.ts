import { expect, it } from 'vitest';
import { rules } from '#app/games/snake/rules/rules.ts';

it('SNK17 the variants keep the ids and options of earlier releases, and each differs from Classic in one thing', () => {
  const same = { isStepwise: false, stoneCount: 0, wraps: false };
  expect(Object.fromEntries(rules.variants.map(({ id, options }) => [id, options]))).toEqual({
    classic: same,
    'step-by-step': { ...same, isStepwise: true },
    'no-walls': { ...same, wraps: true },
    stones: { ...same, stoneCount: 16 },
  });
});
