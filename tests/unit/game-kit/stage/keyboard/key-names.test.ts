import { expect, it } from 'vitest';
import type { MiniGame } from '#app/game-kit/contract.ts';
import { game as counter } from '#templates/mini-game/game.ts';
import { game as tetris } from '#app/games/tetris/game.ts';
import { keyName, settableKey } from '#app/game-kit/stage/keyboard/key-names.ts';

const game = tetris as MiniGame;

it.each([
  ['j', 'j', 'J'],
  ['J', 'j', 'J'],
  [' ', ' ', 'Space'],
  ['ArrowLeft', 'ArrowLeft', 'Left arrow'],
  ['Home', 'Home', 'Home'],
  ['Ü', 'ü', 'Ü'],
])('%j can be a game’s own, as %j, and is called %s', (key, kept, name) => {
  expect(settableKey(key, game)).toBe(kept);
  expect(keyName(kept)).toBe(name);
});

it.each(['Escape', 'Tab', 'Enter', 'Shift', 'F5', '?', 'p', 'P', 'Dead'])('%s stays what it is', (key) => {
  expect(settableKey(key, game)).toBeNull();
});

it('a key of the stage is taken only in a game that offers what it does', () => {
  for (const key of ['h', 'u']) {
    expect(settableKey(key, game)).toBe(key);
    expect(settableKey(key, counter)).toBeNull();
  }
  const slow = { ...counter, rules: { ...counter.rules, variants: [counter.rules.variants[0]] } } as MiniGame;
  expect(settableKey('p', counter)).toBeNull();
  expect(settableKey('p', slow)).toBe('p');
});
