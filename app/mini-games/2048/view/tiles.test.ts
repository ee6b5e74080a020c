import { expect, it } from 'vitest';
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import { engine, type State2048 } from '#app/mini-games/2048/rules/rules.ts';
import { follow, tilesOf, type Tiles } from './tiles.ts';

function given(powers: readonly number[]): State2048 {
  return { board: [...powers, ...Array.from({ length: 16 - powers.length }, () => 0)], score: 0, turns: 4, last: null, rng: 5 };
}

function standing({ tiles }: Tiles) {
  return tiles.filter(({ fate }) => fate !== 'gone');
}

it('TWO13 keeps each tile itself while it slides, and makes a new one of two', () => {
  const before = tilesOf(given([1, 1, 3]));
  const [first, second, third] = before.tiles;
  const after = follow(before, engine.play(before.state, { type: 'slide', direction: 'left' }));
  expect(after.tiles.filter(({ fate }) => fate === 'gone').map(({ id, cell }) => [id, cell])).toEqual([
    [first?.id, 0],
    [second?.id, 0],
  ]);
  expect(after.tiles.find(({ fate }) => fate === 'made')).toMatchObject({ cell: 0, power: 2 });
  expect(after.tiles.find(({ id }) => id === third?.id)).toMatchObject({ cell: 1, power: 3, fate: 'resting' });
});

it('TWO13 shows the board of every state, one tile to a cell and no id twice', () => {
  let state = engine.start(null, 11);
  let tiles = tilesOf(state);
  for (let turn = 0; turn < 200; turn += 1) {
    state = engine.play(state, { type: 'slide', direction: DIRECTIONS[turn % 4] ?? 'up' });
    tiles = follow(tiles, state);
    const shown = state.board.map((_, cell) => standing(tiles).find((tile) => tile.cell === cell)?.power ?? 0);
    expect(shown).toEqual(state.board);
    expect(standing(tiles)).toHaveLength(state.board.filter((power) => power > 0).length);
    expect(new Set(tiles.tiles.map(({ id }) => id)).size).toBe(tiles.tiles.length);
  }
});

it('brings a tile back the way it came when its turn is taken back', () => {
  const before = tilesOf(given([0, 0, 3]));
  const after = follow(before, engine.play(before.state, { type: 'slide', direction: 'left' }));
  const back = follow({ ...after, state: { ...after.state, turns: 5 } }, before.state);
  expect(standing(back).map(({ id, cell }) => [id, cell])).toEqual([[before.tiles[0]?.id, 2]]);
});
