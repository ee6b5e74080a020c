// Tests which stored texts are valid saves, and replaying them.
import { expect, it } from 'vitest';
import { game as counter } from '#templates/mini-game/game.ts';
import { parseStoredValue } from '#app/storage/read.ts';
import { restore, Save } from '#app/game-kit/session/persistence/save.ts';

const ADD = { type: 'add' };
const SAVE: Save = {
  version: 1,
  rules: counter.rules.version,
  variant: 'twenty',
  seed: 18,
  carried: null,
  opening: [ADD],
  entries: [ADD, 2000, ADD],
  elapsedMs: 2500,
  counted: ['end'],
  hints: 1,
  best: null,
};

/** Returns a serialized save with changed fields. */
const stored = (change: object) => JSON.stringify({ ...SAVE, ...change });

it('reads moves and the time between them', () => {
  expect(parseStoredValue(Save, stored({}))).toEqual(SAVE);
});

it.each([
  ['an entry that is null', { entries: [null] }],
  ['an entry that is a string', { entries: ['add'] }],
  ['an opening move that is null', { opening: [null] }],
  ['an opening move that is a string', { opening: ['add'] }],
  ['a fractional number of hints', { hints: 0.5 }],
  ['a negative number of hints', { hints: -1 }],
  ['a seed that is too large', { seed: 2 ** 32 }],
  ['a seed below 0', { seed: -1 }],
  ['negative time', { elapsedMs: -1 }],
  ['another version', { version: 2 }],
])('rejects a save with %s', (_, change) => {
  expect(parseStoredValue(Save, stored(change))).toBeNull();
});

it('replays the game from its start', () => {
  const state = restore(counter.rules, SAVE)?.state;
  expect(state).toMatchObject({ goal: 20, count: 5 });
});

it.each([
  ['of other rules', { rules: counter.rules.version + 1 }],
  ['of a variant that no longer exists', { variant: 'thirty' }],
  ['with a move that the rules refuse', { variant: 'ten', entries: [ADD, ADD, ADD, ADD, ADD] }],
  ['with time that the rules refuse', { entries: [ADD, 1] }],
])('does not replay a save %s', (_, change) => {
  expect(restore(counter.rules, { ...SAVE, ...change })).toBeNull();
});
