import { expect, it } from 'vitest';
import { late } from '#app/game-kit/lib/lazy-value.ts';

it('is there once it has been loaded, and is loaded once', async () => {
  let loads = 0;
  const words = late(async () => ({ loads: (loads += 1) }));
  expect(words.isThere()).toBe(false);
  expect(() => words.get()).toThrow();
  await words.load();
  await words.load();
  expect(words.isThere()).toBe(true);
  expect(words.get()).toEqual({ loads: 1 });
});

it('can be asked for again when it did not arrive', async () => {
  let isOnline = false;
  const words = late(async () => {
    if (!isOnline) throw new Error('The connection takes a break');
    return ['word'];
  });
  await expect(words.load()).rejects.toThrow();
  expect(words.isThere()).toBe(false);
  isOnline = true;
  await words.load();
  expect(words.get()).toEqual(['word']);
});
