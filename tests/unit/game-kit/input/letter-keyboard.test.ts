import { expect, it } from 'vitest';
import { findNeighborKey, QWERTY } from '#app/game-kit/input/letter-keyboard.tsx';

const QWERTY_KEYS = [...QWERTY.slice(0, 2).map((row) => [...row]), ['Backspace', ...(QWERTY[2] ?? '')]];

it.each([
  ['ArrowRight', 'Q', 'W'],
  ['ArrowLeft', 'Q', null],
  ['ArrowRight', 'P', null],
  ['ArrowUp', 'T', null],
  ['ArrowDown', 'P', 'L'],
  ['ArrowDown', 'A', 'Backspace'],
  ['ArrowLeft', 'Z', 'Backspace'],
  ['ArrowUp', 'Backspace', 'S'],
  ['ArrowDown', 'M', null],
  ['a', 'Q', null],
])('%s moves from %s to %s', (arrow, from, to) => {
  expect(findNeighborKey(QWERTY_KEYS, from, arrow)).toBe(to);
});
