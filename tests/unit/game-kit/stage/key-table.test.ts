import { expect, it } from 'vitest';
import { counter } from '#templates/mini-game/entry.ts';
import { createKeyTable } from '#app/game-kit/stage/key-table.ts';

const { game } = await counter.load();
const IN_TURNS = { isByClock: false, canPause: true, source: null };
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
  ['no letter for the next game where letters are typed', AGAIN, {}, { ...game, typesLetters: true }, ['Enter']],
  [
    'keys by their names',
    'Go',
    {},
    { ...game, keys: [{ keys: ['ArrowLeft', 'a', ' ', 'Home'], action: 'Go' }] },
    ['Left arrow', 'A', 'Space', 'Home'],
  ],
  ['no next game on the board of a day', AGAIN, { source: day }, game, undefined],
])('lists %s', (_title, action, change, played, keys) => {
  expect(createKeyTable(played, { ...IN_TURNS, ...change }).find((line) => line.action === action)?.keys).toEqual(keys);
});

it('starts with the keys of the game', () => {
  expect(createKeyTable(game, IN_TURNS).slice(0, game.keys.length)).toEqual(game.keys);
});
