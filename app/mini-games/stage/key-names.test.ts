import { expect, it } from 'vitest';
import { keyName, settableKey } from './key-names.ts';

it.each([
  ['j', 'j', 'J'],
  ['J', 'j', 'J'],
  [' ', ' ', 'Space'],
  ['ArrowLeft', 'ArrowLeft', 'Left arrow'],
  ['Home', 'Home', 'Home'],
  ['Ü', 'ü', 'Ü'],
])('%j can be a game’s own, as %j, and is called %s', (key, kept, name) => {
  expect(settableKey(key)).toBe(kept);
  expect(keyName(kept)).toBe(name);
});

it.each(['Escape', 'Tab', 'Enter', 'Shift', 'F5', '?', 'p', 'P', 'Dead'])('%s stays what it is', (key) => {
  expect(settableKey(key)).toBeNull();
});
