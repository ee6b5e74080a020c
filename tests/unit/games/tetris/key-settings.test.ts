import { expect, it } from 'vitest';
import { ACTIONS, mapKeysToActions, keyPreferences } from '#app/games/tetris/key-settings.ts';

it('has the default keys until a player sets one', () => {
  const actions = mapKeysToActions({});
  expect(actions.get('ArrowLeft')).toBe('left');
  expect(actions.get('a')).toBe('left');
  expect(actions.get(' ')).toBe('drop');
  expect(new Set(actions.values())).toEqual(new Set(ACTIONS));
  expect(keyPreferences.map(({ keys }) => actions.get(keys?.[0] ?? ''))).toEqual(ACTIONS);
});

it('gives an action only the key that was set', () => {
  const actions = mapKeysToActions({ 'tetris-left': 'j' });
  expect(actions.get('j')).toBe('left');
  expect(actions.get('ArrowLeft')).toBeUndefined();
  expect(actions.get('a')).toBeUndefined();
  expect(actions.get('ArrowRight')).toBe('right');
});

it('lets a key that was set override its default action', () => {
  const actions = mapKeysToActions({ 'tetris-hold': 'z' });
  expect(actions.get('z')).toBe('hold');
});

it('ignores invalid settings', () => {
  expect(mapKeysToActions({ 'tetris-left': true })).toEqual(mapKeysToActions({}));
});
