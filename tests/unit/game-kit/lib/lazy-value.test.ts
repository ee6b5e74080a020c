import { expect, it } from 'vitest';
import { createLazyValue } from '#app/game-kit/lib/lazy-value.ts';

it('is available after loading, and is loaded once', async () => {
  let loads = 0;
  const words = createLazyValue(async () => ({ loads: (loads += 1) }));
  expect(words.isLoaded()).toBe(false);
  expect(() => words.get()).toThrow();
  await words.load();
  await words.load();
  expect(words.isLoaded()).toBe(true);
  expect(words.get()).toEqual({ loads: 1 });
});

it('can be loaded again after a failure', async () => {
  let isOnline = false;
  const words = createLazyValue(async () => {
    if (!isOnline) throw new Error('The connection takes a break');
    return ['word'];
  });
  await expect(words.load()).rejects.toThrow();
  expect(words.isLoaded()).toBe(false);
  isOnline = true;
  await words.load();
  expect(words.get()).toEqual(['word']);
});
