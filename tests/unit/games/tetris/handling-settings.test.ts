import { expect, it } from 'vitest';
import { getHandling, handlingPreferences } from '#app/games/tetris/handling-settings.ts';
import { DEFAULT_HANDLING, toHandling } from '#app/games/tetris/rules/handling.ts';

it('has the default values until a player chooses others, which alone are part of a press', () => {
  expect(getHandling({})).toEqual({});
  expect(toHandling({})).toEqual(DEFAULT_HANDLING);
  expect(getHandling({ 'tetris-delay': '100-ms' })).toEqual({ delayMs: 100 });
  expect(getHandling({ 'tetris-delay': '170-ms', 'tetris-repeat': '0-ms' })).toEqual({ repeatMs: 0 });
  expect(getHandling({ 'tetris-delay': '5-ms', 'tetris-repeat': true })).toEqual({});
});

it('offers each value under an id that is not the name of a key', () => {
  for (const { id, choices = [] } of handlingPreferences)
    for (const choice of choices) {
      expect(choice.id.length).toBeGreaterThan(1);
      expect(toHandling(getHandling({ [id]: choice.id }))).toEqual({ ...DEFAULT_HANDLING, ...getHandling({ [id]: choice.id }) });
    }
});
