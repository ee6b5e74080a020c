import { expect, it } from 'vitest';
import type { Preferences } from '#app/game-kit/contract.ts';
import { ACTIONS, findAction, mapKeysToActions, keyPreferences } from '#app/games/tetris/key-settings.ts';

function find(key: string, code = '', chosen: Preferences = {}) {
  const event = { key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
  return findAction(mapKeysToActions(chosen), event);
}

it('has the default keys until a player sets one', () => {
  expect(find('ArrowLeft', 'ArrowLeft')).toBe('left');
  expect(find('a', 'KeyA')).toBe('left');
  expect(find('A', 'KeyA')).toBe('left');
  expect(find(' ', 'Space')).toBe('drop');
  expect(keyPreferences.map(({ keys }) => find(keys?.[0] ?? ''))).toEqual(ACTIONS);
});

it.each([
  ['AZERTY', 'q', 'KeyA', 'left'],
  ['AZERTY', 'z', 'KeyW', 'turn-right'],
  ['AZERTY', 'w', 'KeyZ', 'turn-left'],
  ['AZERTY', 'a', 'KeyQ', 'left'], // means nothing by position
  ['Russian', 'с', 'KeyC', 'hold'],
  ['no code', 'd', '', 'right'],
])('finds default keys by position: %s, %j at %j', (_, key, code, action) => {
  expect(find(key, code)).toBe(action);
});

it('gives an action only the key that was set', () => {
  const chosen = { 'tetris-left': 'j' };
  expect(find('j', 'KeyJ', chosen)).toBe('left');
  expect(find('ArrowLeft', 'ArrowLeft', chosen)).toBeUndefined();
  expect(find('a', 'KeyA', chosen)).toBeUndefined();
  expect(find('ArrowRight', 'ArrowRight', chosen)).toBe('right');
});

it('finds a key that was set by its name, before the default action of its position', () => {
  expect(find('z', 'KeyZ', { 'tetris-hold': 'z' })).toBe('hold');
  expect(find('z', 'KeyW', { 'tetris-hold': 'z' })).toBe('hold');
  expect(find('Ф', 'KeyA', { 'tetris-hold': 'ф' })).toBe('hold');
});

it('ignores invalid settings', () => {
  expect(mapKeysToActions({ 'tetris-left': true })).toEqual(mapKeysToActions({}));
});
