import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { rules, type State2048 } from '#app/games/2048/rules/rules.ts';
import { trackTiles, createTiles, type TrackedTiles } from '#app/games/2048/view/tiles.ts';

function createState(powers: readonly number[]): State2048 {
  return { board: [...powers, ...Array.from({ length: 16 - powers.length }, () => 0)], score: 0, turns: 4, rng: 5 };
}

/** Returns the tiles after a slide; the same object if nothing moves. */
function slideTiles(known: TrackedTiles, direction: Direction): TrackedTiles {
  const played = rules.play(known.state, { type: 'slide', direction });
  return 'state' in played ? trackTiles(known, played.state, played.events) : known;
}

function getRemainingTiles({ tiles }: TrackedTiles) {
  return tiles.filter(({ fate }) => fate !== 'gone');
}

function expectToShow(shown: TrackedTiles, { board }: State2048): void {
  expect(board.map((_, cell) => getRemainingTiles(shown).find((tile) => tile.cell === cell)?.power ?? 0)).toEqual(board);
  expect(getRemainingTiles(shown)).toHaveLength(board.filter((power) => power > 0).length);
  expect(new Set(shown.tiles.map(({ id }) => id)).size).toBe(shown.tiles.length);
}

it('TWO13 keeps the id of a sliding tile, and creates a new tile for a merge', () => {
  const before = createTiles(createState([1, 1, 3]));
  const [first, second, third] = before.tiles;
  const after = slideTiles(before, 'left');
  expect(after.tiles.filter(({ fate }) => fate === 'gone').map(({ id, cell }) => [id, cell])).toEqual([
    [first?.id, 0],
    [second?.id, 0],
  ]);
  expect(after.tiles.find(({ fate }) => fate === 'made')).toMatchObject({ cell: 0, power: 2 });
  expect(after.tiles.find(({ id }) => id === third?.id)).toMatchObject({ cell: 1, power: 3, fate: 'resting' });
});

it('TWO13 shows the board of every state, one tile to a cell and no id twice', () => {
  let tiles = createTiles(rules.start(rules.variants[0].options, 11));
  for (let turn = 0; turn < 200; turn += 1) {
    const after = slideTiles(tiles, DIRECTIONS[turn % 4] ?? 'up');
    if (after === tiles) continue;
    const stayed = getRemainingTiles(after).filter(({ id }) => tiles.tiles.some((tile) => tile.id === id));
    // Tiles that did not merge keep their ids, and one tile is new.
    expect(stayed).toHaveLength(getRemainingTiles(after).filter(({ fate }) => fate === 'resting').length);
    expect(after.tiles.filter(({ fate }) => fate === 'new')).toHaveLength(1);
    tiles = after;
    expectToShow(tiles, tiles.state);
  }
});

it('moves a tile back the way it came when its turn is undone', () => {
  const before = createTiles(createState([0, 0, 3]));
  const back = trackTiles(slideTiles(before, 'left'), before.state, []);
  expect(getRemainingTiles(back).map(({ id, cell }) => [id, cell])).toEqual([[before.tiles[0]?.id, 2]]);
});

describe('without a turn to animate', () => {
  const begun = createTiles(rules.start(rules.variants[0].options, 3));
  const later = slideTiles(slideTiles(slideTiles(begun, 'left'), 'up'), 'right').state;

  it.each([
    ['with a new game', begun, begun.state, 'new'],
    ['with a new game after another', trackTiles(createTiles(later), begun.state, []), begun.state, 'new'],
    ['in place in a restored game', createTiles(later), later, 'resting'],
  ])('tiles appear %s', (_, shown, state, fate) => {
    expectToShow(shown, state);
    expect(new Set(shown.tiles.map((tile) => tile.fate))).toEqual(new Set([fate]));
  });

  it('TWO13 turns that are faster than the animation, or follow an undo, are shown immediately', () => {
    const unseen = slideTiles(slideTiles(begun, 'left'), 'up');
    const played = rules.play(unseen.state, { type: 'slide', direction: 'right' });
    if ('refused' in played) throw new Error('Nothing moved');
    const shown = trackTiles(begun, played.state, played.events);
    expectToShow(shown, played.state);
    expect(new Set(shown.tiles.map(({ fate }) => fate))).toEqual(new Set(['resting']));
  });
});
