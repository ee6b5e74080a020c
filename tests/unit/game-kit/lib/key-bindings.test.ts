import { expect, it } from 'vitest';
import { bindKey, getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';

const BINDINGS = [
  { id: 'look' },
  { id: 'left', keys: ['ArrowLeft', 'a'] },
  { id: 'turn', keys: ['ArrowUp', 'w'] },
  { id: 'hold', keys: ['c'] },
];

/** Returns the keys of left, turn and hold after setting some keys in sequence. */
function bindKeys(...sets: readonly (readonly [id: string, key: string])[]) {
  const chosen: Record<string, string> = {};
  for (const [id, key] of sets) Object.assign(chosen, bindKey(BINDINGS, chosen, id, key));
  return ['left', 'turn', 'hold'].map((id) => getBoundKeys(BINDINGS, chosen).get(id)?.join(' '));
}

it('uses the default keys of an action until one is set, which replaces them', () => {
  expect(bindKeys()).toEqual(['ArrowLeft a', 'ArrowUp w', 'c']);
  expect(bindKeys(['left', 'j'])).toEqual(['j', 'ArrowUp w', 'c']);
  expect(bindKeys(['left', 'ArrowLeft'])).toEqual(['ArrowLeft a', 'ArrowUp w', 'c']);
});

it('swaps the keys of two actions, so that both have one', () => {
  expect(bindKeys(['hold', 'ArrowLeft'])).toEqual(['c', 'ArrowUp w', 'ArrowLeft']);
  expect(bindKeys(['hold', 'ArrowLeft'], ['hold', 'c'])).toEqual(['ArrowLeft', 'ArrowUp w', 'c']);
  expect(bindKeys(['hold', 'ArrowLeft'], ['turn', 'ArrowLeft'])).toEqual(['c', 'ArrowLeft', 'ArrowUp']);
});

it('removes one of several keys from an action that keeps the others', () => {
  expect(bindKeys(['hold', 'w'])).toEqual(['ArrowLeft a', 'ArrowUp', 'w']);
});

it('reports an action that an older setting has left without a key', () => {
  expect(getBoundKeys(BINDINGS, { left: 'c' }).get('hold')).toEqual([]);
});
