import { expect, it } from 'vitest';
import { counter } from '#templates/mini-game/entry.ts';
import { createKeyTable } from '#app/game-kit/stage/keyboard/key-table.ts';

const { game } = await counter.load();
const keysFor = (what: string, pace: Parameters<typeof createKeyTable>[1], played = game) =>
  createKeyTable(played, pace).find(({ action }) => action === what)?.keys;

it('lists only the actions that the game supports', () => {
  const inTurns = { isByClock: false, canPause: true, source: null, preferences: {} };
  expect(keysFor('Redo', inTurns)).toEqual(['Ctrl+Y', 'Ctrl+Shift+Z']);
  expect(keysFor('Redo', inTurns, { ...game, undoSupport: 'undo' })).toBeUndefined();
  const { hints: _, ...bare } = game;
  expect(keysFor('Hint', inTurns, bare)).toBeUndefined();
});

it('lists P as pause only in games with a clock, and no pause if the game cannot be paused', () => {
  expect(keysFor('Pause or resume', { isByClock: true, canPause: true, source: null, preferences: {} })).toEqual(['P', 'Escape']);
  expect(keysFor('Pause or resume', { isByClock: false, canPause: true, source: null, preferences: {} })).toEqual(['Escape']);
  expect(keysFor('Pause or resume', { isByClock: false, canPause: false, source: null, preferences: {} })).toBeUndefined();
});

it('lists the keys of the next game, except on the board of a day', () => {
  const pace = { isByClock: false, canPause: true, source: null, preferences: {} };
  const day = { kind: 'day', label: '', meta: {} } as never;
  expect(keysFor('Play again after the game ends', pace)).toEqual(['Enter', 'R']);
  expect(keysFor('Play again after the game ends', pace, { ...game, keys: [{ keys: ['A to Z'], action: 'Guess a letter' }] })).toEqual([
    'Enter',
  ]);
  expect(keysFor('Play again after the game ends', { ...pace, source: day })).toBeUndefined();
});

it('starts with the keys of the game', () => {
  expect(createKeyTable(game, { isByClock: false, canPause: true, source: null, preferences: {} }).slice(0, game.keys.length)).toEqual(
    game.keys,
  );
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
