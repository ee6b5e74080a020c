import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { getKeyName, toSettableKey } from '#app/game-kit/stage/keyboard/key-table.ts';

/** A game by the clock without undo and hints. */
const { hints: _, ...plain } = { ...counter, undoSupport: 'none' };
const game = plain as MiniGame;

it.each([
  ['j', 'j', 'J'],
  [' ', ' ', 'Space'],
  ['ArrowLeft', 'ArrowLeft', 'Left arrow'],
  ['Home', 'Home', 'Home'],
  ['ü', 'ü', 'Ü'],
])('%j can be assigned, as %j, and is named %s', (key, storedKey, name) => {
  expect(toSettableKey(key, game)).toBe(storedKey);
  expect(getKeyName(storedKey)).toBe(name);
});

it.each(['Escape', 'Tab', 'Enter', 'Shift', 'F5', '?', 'p', 'Dead'])('%s cannot be assigned', (key) => {
  expect(toSettableKey(key, game)).toBeNull();
});

it('a shortcut key is reserved only in a game that supports its action', () => {
  for (const key of ['h', 'u']) {
    expect(toSettableKey(key, game)).toBe(key);
    expect(toSettableKey(key, counter)).toBeNull();
  }
  const slow = { ...counter, rules: { ...counter.rules, variants: [counter.rules.variants[0]] } } as MiniGame;
  expect(toSettableKey('p', counter)).toBeNull();
  expect(toSettableKey('p', slow)).toBe('p');
});
