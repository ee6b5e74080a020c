import type { KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { getDirectionForKey, isPlainKey } from '#app/game-kit/input/key-events.ts';

function press(key: string, held: Partial<KeyboardEvent> = {}): KeyboardEvent {
  return { key, ctrlKey: false, metaKey: false, altKey: false, ...held } as KeyboardEvent;
}

it.each([
  ['ArrowUp', 'up'],
  ['ArrowRight', 'right'],
  ['ArrowDown', 'down'],
  ['ArrowLeft', 'left'],
  ['w', 'up'],
  ['d', 'right'],
  ['s', 'down'],
  ['a', 'left'],
  ['W', 'up'], // with Shift or Caps Lock
  ['Enter', null],
  [' ', null],
  ['q', null],
])('%j means the direction %s', (key, direction) => {
  expect(getDirectionForKey(press(key))).toBe(direction);
});

describe.each(['ctrlKey', 'metaKey', 'altKey'] as const)('with %s', (held) => {
  it('G2 ignores keys, because they belong to the browser', () => {
    expect(isPlainKey(press('a', { [held]: true }))).toBe(false);
    expect(getDirectionForKey(press('ArrowLeft', { [held]: true }))).toBeNull();
  });
});

it('accepts keys alone and with Shift', () => {
  expect(isPlainKey(press('a'))).toBe(true);
  expect(isPlainKey(press('A', { shiftKey: true }))).toBe(true);
});
