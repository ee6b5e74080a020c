import { expect, it } from 'vitest';
import { bindKey, getBoundKeys } from '#app/game-kit/lib/key-bindings.ts';

const BINDINGS = [
  { id: 'look' },
  { id: 'left', keys: ['ArrowLeft', 'a'] },
  { id: 'turn', keys: ['ArrowUp', 'w'] },
  { id: 'hold', keys: ['c'] },
];

/** The keys of left, turn and hold once some keys were set, one after the other. */
function after(...sets: readonly (readonly [id: string, key: string])[]) {
  const chosen: Record<string, string> = {};
  for (const [id, key] of sets) Object.assign(chosen, bindKey(BINDINGS, chosen, id, key));
  return ['left', 'turn', 'hold'].map((id) => getBoundKeys(BINDINGS, chosen).get(id)?.join(' '));
}

it('has the keys that it comes with until one is set, which takes their place', () => {
  expect(after()).toEqual(['ArrowLeft a', 'ArrowUp w', 'c']);
  expect(after(['left', 'j'])).toEqual(['j', 'ArrowUp w', 'c']);
  expect(after(['left', 'ArrowLeft'])).toEqual(['ArrowLeft a', 'ArrowUp w', 'c']);
});

it('swaps the keys of two actions, so that none is left without one', () => {
  expect(after(['hold', 'ArrowLeft'])).toEqual(['c', 'ArrowUp w', 'ArrowLeft']);
  expect(after(['hold', 'ArrowLeft'], ['hold', 'c'])).toEqual(['ArrowLeft', 'ArrowUp w', 'c']);
  expect(after(['hold', 'ArrowLeft'], ['turn', 'ArrowLeft'])).toEqual(['c', 'ArrowLeft', 'ArrowUp']);
});

it('takes one of several keys from an action that keeps the others', () => {
  expect(after(['hold', 'w'])).toEqual(['ArrowLeft a', 'ArrowUp', 'w']);
});

it('says so where an older choice has left an action without a key', () => {
  expect(getBoundKeys(BINDINGS, { left: 'c' }).get('hold')).toEqual([]);
});
