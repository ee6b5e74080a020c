import { expect, it } from 'vitest';
import { findableGames, findableMiniGames, findablePages } from '#app/content/findables.ts';
import { markAfter, type Mark } from './mark.ts';
import { suggestionsFor } from './suggest.ts';

const all = [...findableGames(), ...findableMiniGames(), ...findablePages()];
const paths = (query: string) => suggestionsFor(all, query).map(({ path }) => path);

it('suggests games before mini games and pages, and no more than fit', () => {
  expect(paths('sol')[0]).toBe('/games/solitaire-go');
  expect(paths('sol')).toContain('/play/solitaire');
  expect(paths('minesw')[0]).toBe('/play/minesweeper');
  expect(paths('e')).toHaveLength(6);
  expect(paths(' ')).toEqual([]);
});

it('suggests what was meant where a letter slipped', () => {
  expect(paths('tertis')[0]).toBe('/play/tetris');
});

it('moves the mark round, and back to the field at both ends', () => {
  const walk = (key: string) => {
    const marks: (Mark | undefined)[] = [null];
    for (let step = 0; step < 4; step += 1) marks.push(markAfter(key, marks.at(-1) ?? null, 3));
    return marks;
  };
  expect(walk('ArrowDown')).toEqual([null, 0, 1, 2, null]);
  expect(walk('ArrowUp')).toEqual([null, 2, 1, 0, null]);
  expect(markAfter('Home', 1, 3)).toBeUndefined();
  expect(markAfter('ArrowDown', null, 0)).toBeUndefined();
});
