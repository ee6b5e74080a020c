// A short soak of every game and variant, the same one each time.
import { describe, expect, it } from 'vitest';
import { registry } from '#app/mini-games/registry.ts';
import { engine as counter } from '#app/mini-games/counter/rules/rules.ts';
import { SOAKS } from './games.ts';
import { must, soakOf } from './soak-game.ts';

const MOVES = 20_000;
const SEED = 2048;

const variants = SOAKS.flatMap(({ variants: labels }) => labels).length;

it('soaks every game of the arcade', () => {
  expect(SOAKS.map(({ title }) => title)).toEqual(registry.map(({ title }) => title));
});

it('says in which game, by which seed and at which move a rule was broken', () => {
  const soak = soakOf({
    title: 'Counter',
    engine: counter,
    randomMove: () => ({ type: 'skip' }) as const,
    checkState: ({ count }) => must(count <= 12, 'it counts too far'),
    checkStep: () => {},
  });
  expect(() => soak.run({ variant: 1, seed: SEED, moves: 1000 })).toThrow(
    /Counter, To twenty, seed 2048, move \d+ \{"type":"add"\}.*it counts too far/,
  );
});

describe.each(SOAKS)('$title', (soak) => {
  it.each(soak.variants.map((label, variant) => [label, variant] as const))('%s breaks no rule in random play', (_, variant) => {
    const moves = Math.ceil(MOVES / variants);
    const { played, refused } = soak.run({ variant, seed: SEED, moves });
    expect(played).toBe(moves);
    // Moves that are all refused would prove nothing.
    expect(refused).toBeLessThan(0.8 * moves);
  });
});
