import { expect, it } from 'vitest';
import { counter } from '#templates/mini-game/entry.ts';
import { createKeyTable, getKeyName, toSettableKey } from '#app/game-kit/stage/keyboard/key-table.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';

const { game } = await counter.load();
const IN_TURNS = { isByClock: false, canPause: true, source: null, preferences: {} };
const { hints: _, ...withoutHints } = game;
const day = { kind: 'day', label: '', meta: {} } as never;
const PAUSE = 'Pause or resume';
const AGAIN = 'Play again after the game ends';

it.each<[string, string, Partial<typeof IN_TURNS>, typeof game, readonly string[] | undefined]>([
  ['redo', 'Redo', {}, game, ['Ctrl+Y', 'Ctrl+Shift+Z']],
  ['no redo in a game without one', 'Redo', {}, { ...game, undoSupport: 'undo' }, undefined],
  ['no hint in a game without any', 'Hint', {}, withoutHints, undefined],
  ['P as pause in games with a clock', PAUSE, { isByClock: true }, game, ['P', 'Escape']],
  ['Escape as pause in turns', PAUSE, {}, game, ['Escape']],
  ['no pause of a game that cannot be paused', PAUSE, { canPause: false }, game, undefined],
  ['the keys of the next game', AGAIN, {}, game, ['Enter', 'R']],
  ['no letter for the next game where letters are typed', AGAIN, {}, { ...game, keys: [{ keys: ['A to Z'], action: 'Guess' }] }, ['Enter']],
  ['no next game on the board of a day', AGAIN, { source: day }, game, undefined],
])('lists %s', (_title, action, change, played, keys) => {
  expect(createKeyTable(played, { ...IN_TURNS, ...change }).find((line) => line.action === action)?.keys).toEqual(keys);
});

it('starts with the keys of the game', () => {
  expect(createKeyTable(game, IN_TURNS).slice(0, game.keys.length)).toEqual(game.keys);
});

it('lists the keys that a player has set, and no key twice', () => {
  const actions = { left: ['ArrowLeft', 'a'], turn: ['ArrowUp', 'w', 'x'], back: ['z'], hold: ['c'] } as const;
  const settable = {
    ...game,
    preferences: Object.entries(actions).map(([id, keys]) => ({ id, label: id, keys })),
    keys: Object.entries(actions).map(([id, keys]) => ({ keys, action: id, preferenceId: id })),
  };
  const keysAfter = (chosen: Record<string, string>) => {
    const lines = createKeyTable(settable, { isByClock: true, canPause: true, source: null, preferences: chosen });
    return (action: string) => lines.find((line) => line.action === action)?.keys;
  };
  expect(keysAfter({})('left')).toEqual(['Left arrow', 'A']);
  const taken = keysAfter({ hold: 'w' });
  expect(taken('hold')).toEqual(['W']);
  expect(taken('turn')).toEqual(['Up arrow', 'X']);
  expect(keysAfter({ hold: 'z' })('back')).toEqual(['No key']);
});

/** A game by the clock without undo and hints. */
const plain = { ...withoutHints, undoSupport: 'none' } as MiniGame;

it.each([
  ['j', 'j', 'J'],
  [' ', ' ', 'Space'],
  ['ArrowLeft', 'ArrowLeft', 'Left arrow'],
  ['Home', 'Home', 'Home'],
  ['ü', 'ü', 'Ü'],
])('%j can be assigned, as %j, and is named %s', (key, storedKey, name) => {
  expect(toSettableKey(key, plain)).toBe(storedKey);
  expect(getKeyName(storedKey)).toBe(name);
});

it.each(['Escape', 'Tab', 'Enter', 'Shift', 'F5', '?', 'p', 'Dead'])('%s cannot be assigned', (key) => {
  expect(toSettableKey(key, plain)).toBeNull();
});

it('a shortcut key is reserved only in a game that supports its action', () => {
  for (const key of ['h', 'u']) {
    expect(toSettableKey(key, plain)).toBe(key);
    expect(toSettableKey(key, game)).toBeNull();
  }
  const slow = { ...game, rules: { ...game.rules, variants: [game.rules.variants[0]] } } as MiniGame;
  expect(toSettableKey('p', game)).toBeNull();
  expect(toSettableKey('p', slow)).toBe('p');
});
