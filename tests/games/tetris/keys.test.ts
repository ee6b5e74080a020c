import { expect, it } from 'vitest';
import { getMoveForKey, keys } from '#app/games/tetris/keys.ts';

function find(key: string, code = '') {
  const move = getMoveForKey({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false });
  return keys.find((row) => row.move === move)?.action;
}

it.each([
  ['US', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'],
  ['AZERTY', 'q', 'KeyA', 'a'],
  ['AZERTY', 'w', 'KeyZ', 'z'],
  ['AZERTY', 'a', 'KeyQ', 'a'], // means nothing by position
  ['Russian', 'с', 'KeyC', 'c'],
  ['no code', 'd', '', 'd'],
])('finds keys by position and else by name: %s, %j at %j is %j', (_, key, code, listed) => {
  expect(find(key, code)).toBe(keys.find((row) => row.keys.includes(listed))?.action);
});
