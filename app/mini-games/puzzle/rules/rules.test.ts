import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, oppositeOf } from '#app/mini-games/lib/directions.ts';
import { GAP, inversions, isOrdered, isSolvable, orderedTiles, type Tiles } from './board.ts';
import { deal } from './deal.ts';
import { engine, type PuzzleMove, type PuzzleState } from './rules.ts';

const [SMALL, LARGE] = [engine.variants[0].options, engine.variants[1]?.options ?? { size: 4 }];
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** A board from a drawing, row by row, '.' for the gap. */
function given(drawing: string, moves = 0): PuzzleState {
  const tiles = drawing
    .trim()
    .split(/\s+/)
    .map((tile) => (tile === '.' ? GAP : Number(tile)));
  return { tiles, moves, last: null };
}

function slide(state: PuzzleState, cell: number): PuzzleState {
  return engine.play(state, { type: 'slide', cell });
}

function push(state: PuzzleState, direction: 'up' | 'right' | 'down' | 'left'): PuzzleState {
  return engine.play(state, { type: 'push', direction });
}

/** Whether the board is an even permutation of the ordered one, the gap counted as the last tile. */
function isEven(tiles: Tiles): boolean {
  return inversions(tiles.map((tile) => (tile === GAP ? tiles.length : tile))) % 2 === 0;
}

function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a deal', () => {
  it('SLD2 can be solved and is not solved yet, on 3 × 3 with even inversions', () => {
    for (let seed = 0; seed < 2000; seed += 1) {
      const tiles = deal(3, seed);
      if (tiles.toSorted().join('') !== '012345678' || inversions(tiles) % 2 !== 0 || isOrdered(tiles))
        expect.fail(`seed ${seed}: ${tiles.join(' ')}`);
    }
  });

  it('SLD2 can be solved on 4 × 4, too', () => {
    for (let seed = 0; seed < 500; seed += 1) if (!isSolvable(deal(4, seed))) expect.fail(`seed ${seed}`);
    expect(isSolvable(given('1 2 3 4  5 6 7 8  9 10 11 12  13 15 14 .').tiles)).toBe(false);
    expect(isSolvable(given('1 2 3 4  5 6 7 8  9 10 11 .  13 14 15 12').tiles)).toBe(true);
  });

  it('SLD3 has no favorites', () => {
    const cells = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 0));
    for (let seed = 0; seed < 9000; seed += 1)
      for (const [cell, tile] of deal(3, seed).entries()) (cells[cell] ?? [])[tile] = (cells[cell]?.[tile] ?? 0) + 1;
    for (const counts of cells) expect(chiSquare(counts)).toBeLessThan(29); // p < 0.001 with 8 degrees of freedom, for any of nine
  });

  it('SLD3 comes from the seed', () => {
    expect(deal(3, 5)).toEqual(deal(3, 5));
    expect(new Set(Array.from({ length: 200 }, (_, seed) => deal(3, seed).join(''))).size).toBeGreaterThan(195);
  });
});

describe('a slide', () => {
  const middle = given('1 2 3  4 . 5  6 7 8');

  it.each([
    [1, '1 . 3  4 2 5  6 7 8', 'down'],
    [3, '1 2 3  . 4 5  6 7 8', 'right'],
    [5, '1 2 3  4 5 .  6 7 8', 'left'],
    [7, '1 2 3  4 7 5  6 . 8', 'up'],
  ] as const)('SLD4 SLD7 moves the tile of cell %i into the gap, like the key for its direction', (cell, after, direction) => {
    expect(slide(middle, cell).tiles).toEqual(given(after).tiles);
    expect(push(middle, direction)).toEqual(slide(middle, cell));
    expect(slide(middle, cell).moves).toBe(1);
  });

  it('SLD4 moves a whole line as one action and counts its tiles', () => {
    const row = slide(given('1 2 .  4 3 5  6 7 8', 10), 0);
    expect(row).toMatchObject({ tiles: given('. 1 2  4 3 5  6 7 8').tiles, moves: 12 });
    expect(engine.describe(row)).toBe('2 and 1 moved right. 12 moves');
    expect(slide(given('1 2 .  4 3 5  6 7 8'), 8).tiles).toEqual(given('1 2 5  4 3 8  6 7 .').tiles);
  });

  it('SLD5 does not go round the end of a row', () => {
    const state = given('1 2 .  3 4 5  6 7 8');
    expect(slide(state, 3)).toBe(state);
    expect(push(state, 'left')).toBe(state);
  });

  it('SLD6 off the line of the gap changes nothing and is refused in words', () => {
    for (const cell of [0, 2, 6, 8, 4, -1, 9, 1.5, Number.NaN]) expect(slide(middle, cell)).toBe(middle);
    expect(engine.refusal?.(middle, { type: 'slide', cell: 0 })).toBe('Only tiles in line with the gap can slide.');
    expect(engine.refusal?.(middle, { type: 'slide', cell: 4 })).toBe('This is the gap.');
    const corner = given('1 2 3  4 5 6  7 . 8');
    expect(engine.refusal?.(corner, { type: 'push', direction: 'up' })).toBe('No tile can move up.');
    expect(engine.refusal?.(corner, { type: 'push', direction: 'left' })).toBeNull();
  });
});

describe('the end', () => {
  it('SLD1 SLD8 comes with the tiles in order and the gap last, and locks the board', () => {
    expect(orderedTiles(3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, GAP]);
    const won = slide(given('1 2 3  4 5 6  7 . 8', 44), 8);
    expect(engine.status(won)).toBe('won');
    expect(engine.describe(won)).toBe('You Won! 45 moves.');
    for (let cell = 0; cell < 9; cell += 1) expect(slide(won, cell)).toBe(won);
    expect(engine.refusal?.(won, { type: 'slide', cell: 7 })).toBe('This puzzle is solved.');
  });

  it('SLD8 needs a move, and the gap in its place', () => {
    expect(engine.status(given('1 2 3  4 5 6  7 8 .'))).toBe('playing');
    expect(engine.status(given('. 1 2  3 4 5  6 7 8', 9))).toBe('playing');
  });
});

it('SLD14 flips the parity with each tile that slides, and on 3 × 3 keeps that of the inversions', () => {
  fc.assert(
    fc.property(seeds, fc.array(fc.constantFrom(...DIRECTIONS), { maxLength: 60 }), (seed, directions) => {
      let state = engine.start(SMALL, seed);
      for (const direction of directions) {
        const next = push(state, direction);
        if (next === state) continue;
        expect(isEven(next.tiles)).toBe(!isEven(state.tiles));
        expect(inversions(next.tiles) % 2).toBe(0);
        expect(next.tiles.toSorted()).toEqual(state.tiles.toSorted());
        if (engine.status(next) === 'playing') expect(push(next, oppositeOf(direction)).tiles).toEqual(state.tiles);
        state = next;
      }
    }),
    { numRuns: 50 },
  );
});

function playBest(state: PuzzleState): PuzzleState {
  let current = state;
  for (let [move] = engine.candidateMoves(current); move; [move] = engine.candidateMoves(current)) current = engine.play(current, move);
  return current;
}

describe('a hint', () => {
  const slideAt = (cell: number): PuzzleMove => ({ type: 'slide', cell });

  it('SLD11 leads to the end within 31 moves from any deal', () => {
    for (let seed = 0; seed < 200; seed += 1) {
      const end = playBest(engine.start(SMALL, seed));
      if (engine.status(end) !== 'won' || end.moves > 31) expect.fail(`seed ${seed}: ${end.moves} moves`);
    }
  });

  it('solves 4 × 4 as well, the top rows first', () => {
    for (let seed = 0; seed < 30; seed += 1) {
      const end = playBest(engine.start(LARGE, seed));
      if (engine.status(end) !== 'won' || end.moves > 150) expect.fail(`seed ${seed}: ${end.moves} moves`);
    }
  });

  it('says what its slide is good for', () => {
    expect(engine.explain?.(given('1 2 3  4 5 6  7 . 8'), slideAt(8))).toBe('Slide 8 left, and you are done.');
    expect(engine.explain?.(given('1 2 3  4 5 6  . 7 8'), slideAt(7))).toBe('Slide 7 left: you are done 1 move later.');
    expect(engine.explain?.(given('1 2 3  4 5 6  . 7 8'), slideAt(8))).toBe('Slide 7 and 8 left, and you are done.');
    const late = given('5 1 2 4  9 3 7 8  13 6 10 12  . 14 11 15');
    const [first = slideAt(0)] = engine.candidateMoves(late);
    expect(engine.explain?.(late, first)).toBe('Slide 13 down: 1 and 2 are home 4 moves later.');
  });
});

it('plays a recorded game to the same end', () => {
  const recorded = [1, 2, 5, 4, 7, 8, 5, 2, 1, 0, 3, 4, 5, 8];
  const start = engine.start(SMALL, 2048);
  expect(start.tiles).toEqual(given('2 6 3  1 . 5  7 4 8').tiles);
  const end = recorded.reduce(slide, start);
  expect(engine.describe(end)).toBe('You Won! 14 moves.');
});
