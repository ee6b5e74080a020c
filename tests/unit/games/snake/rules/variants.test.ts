import { expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { DAMAGED_LINK, parseLink } from '#app/game-kit/session/game-link.ts';
import { restore } from '#app/game-kit/session/persistence/save.ts';
import { CELL_COUNT, SIZE } from '#app/games/snake/rules/grid.ts';
import { rules } from '#app/games/snake/rules/rules.ts';
import { CLASSIC, createState, getCell, TICK_MS } from './test-snake.ts';

const { advance, after } = createTestPlay(rules);

it('SNK17 the variants keep the ids and options of earlier releases, and each differs from Classic in one thing', () => {
  const same = { isStepwise: false, stoneCount: 0, tickMs: TICK_MS, wraps: false, foodCount: 1 };
  expect(Object.fromEntries(rules.variants.map(({ id, options }) => [id, options]))).toEqual({
    classic: same,
    slow: { ...same, tickMs: 220 },
    fast: { ...same, tickMs: 100 },
    'step-by-step': { ...same, isStepwise: true },
    'no-walls': { ...same, wraps: true },
    stones: { ...same, stoneCount: 16 },
    'three-apricots': { ...same, foodCount: 3 },
  });
});

it('a link and an unfinished game of a combination that earlier releases had open nothing', () => {
  const variant = 'fast-no-walls-three-apricots';
  expect(parseLink(`?variant=${variant}&seed=1&v=${rules.version}`, rules)).toBe(DAMAGED_LINK);
  const save = {
    version: 1 as const,
    rules: rules.version,
    variant,
    seed: 1,
    entries: [],
    elapsedMs: 0,
    counted: [],
    hints: 0,
    best: null,
  };
  expect(restore(rules, { ...save, variant: 'fast' })).not.toBeNull();
  expect(restore(rules, save)).toBeNull();
});

it('SNK9 puts a new apricot in the place of the eaten one, and leaves the others', () => {
  const start = rules.start({ ...CLASSIC, foodCount: 3 }, 1);
  const foods = [getCell(10, 11), getCell(0, 0), getCell(19, 19)];
  const fed = advance({ ...after(start, { type: 'start' }), foods }, TICK_MS);
  expect(fed.foods).toHaveLength(3);
  expect(fed.foods.slice(0, 2)).toEqual(foods.slice(1));
});

it('SNK9 begins with each apricot on a cell of its own', () => {
  for (let seed = 0; seed < 1000; seed += 1) {
    const { foods, body } = rules.start({ ...CLASSIC, foodCount: 3 }, seed);
    expect(new Set([...foods, ...body]).size).toBe(6);
  }
});

it('SNK9 puts a new apricot on the only cell without snake and apricot', () => {
  const options = { ...CLASSIC, foodCount: 3 };
  // A path through every cell, from side to side.
  const path = Array.from({ length: CELL_COUNT }, (_, index) => {
    const row = Math.floor(index / SIZE);
    return [row, row % 2 === 0 ? index % SIZE : SIZE - 1 - (index % SIZE)] as const;
  });
  const foods = path.slice(-4, -1).map((cell) => getCell(...cell));
  const state = { ...createState(path.slice(0, -4).toReversed(), 'left', [0, 0], options), foods };
  for (let rng = 0; rng < 20; rng += 1)
    expect(advance({ ...state, rng }, TICK_MS).foods).toEqual([...foods.slice(1), getCell(...(path.at(-1) ?? [0, 0]))]);
});
