import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { game as tetris } from '#app/games/tetris/game.ts';
import { getKeyName, toSettableKey } from '#app/game-kit/stage/keyboard/key-names.ts';

const game = tetris as MiniGame;

it.each([
  ['j', 'j', 'J'],
  ['J', 'j', 'J'],
  [' ', ' ', 'Space'],
  ['ArrowLeft', 'ArrowLeft', 'Left arrow'],
  ['Home', 'Home', 'Home'],
  ['Ü', 'ü', 'Ü'],
])('%j can be a game’s own, as %j, and is called %s', (key, kept, name) => {
  expect(toSettableKey(key, game)).toBe(kept);
  expect(getKeyName(kept)).toBe(name);
});

it.each(['Escape', 'Tab', 'Enter', 'Shift', 'F5', '?', 'p', 'P', 'Dead'])('%s stays what it is', (key) => {
  expect(toSettableKey(key, game)).toBeNull();
});

it('a key of the stage is taken only in a game that offers what it does', () => {
  for (const key of ['h', 'u']) {
    expect(toSettableKey(key, game)).toBe(key);
    expect(toSettableKey(key, counter)).toBeNull();
  }
  const slow = { ...counter, rules: { ...counter.rules, variants: [counter.rules.variants[0]] } } as MiniGame;
  expect(toSettableKey('p', counter)).toBeNull();
  expect(toSettableKey('p', slow)).toBe('p');
});
