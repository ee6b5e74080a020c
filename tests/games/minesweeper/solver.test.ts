import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySeed } from '#tests/any-seed.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import { FLAGGED, HIDDEN, MINE } from '#app/games/minesweeper/rules/field.ts';
import { createState } from './test-board.ts';
import { getGrid } from '#app/games/minesweeper/rules/grid.ts';
import { hints, findProof } from '#app/games/minesweeper/hints.ts';
import { computeOdds } from '#app/games/minesweeper/rules/odds.ts';
import { lookAtOpenSquares, UNKNOWN, createSight, type Sight } from '#app/games/minesweeper/rules/sight.ts';
import { deduce } from '#app/games/minesweeper/rules/solver.ts';
import type { MinesweeperMove, MinesweeperState } from '#app/games/minesweeper/rules/state.ts';

const { after } = createTestPlay(rules);
const variants = fc.integer({ min: 0, max: rules.variants.length - 1 });

function readSight(state: MinesweeperState): Sight {
  const sight = createSight(getGrid(state), state.mines);
  lookAtOpenSquares(sight, state.field, state.covers);
  return sight;
}

function describeProven(drawing: string): string[] {
  return deduce(readSight(createState(drawing))).map(({ cell, isMine }) => `${isMine ? 'mine' : 'safe'} ${cell}`);
}

/** Expects that the first hint of a state is proven, and that all proofs are right. */
function expectProofs(state: MinesweeperState, moves: readonly MinesweeperMove[]): void {
  const proven = moves.flatMap((move) => findProof(state, move) ?? []);
  expect(proven[0]?.cell).toBe(moves[0]?.cell);
  for (const { cell, isMine } of proven) expect(isMine).toBe(state.field[cell] === MINE);
}

describe('the solver', () => {
  it.each([
    ['a number whose hidden squares are all mines', '*oo ooo', ['mine 0']],
    ['a number whose mines are all known', '*oo ooo oo.', ['mine 0', 'safe 8']],
    ['what the number of remaining mines leaves', 'oo.. oo*.', ['safe 3', 'safe 7']],
    ['nothing where more mines remain', 'oo.* oo*.', []],
  ])('solves %s', (_, drawing, proven) => {
    expect(describeProven(drawing)).toEqual(proven);
  });

  it.each([
    ['1-1 from a wall', 'ooo oo. .*.', ['safe 5 by 1']],
    [
      '1-2-1 along a wall',
      'ooooo ooooo .*.*.',
      ['safe 12 by 5, 6', 'mine 13 by 7, 6', 'safe 10 by 7, 6', 'mine 11 by 7, 8', 'safe 14 by 7, 8'],
    ],
    ['1-2-2-1 along a wall', 'oooo oooo .**.', ['mine 10 by 5, 4', 'mine 9 by 6, 7', 'safe 8 by 4', 'safe 11 by 6']],
    ['1-2-1 above two rows', 'ooo *.* ...', ['mine 5 by 1, 0', 'mine 3 by 1, 2', 'safe 4 by 0']],
    ['1-1 from both walls', 'oooo *..* ....', ['safe 6 by 0, 1', 'safe 5 by 3, 2']],
  ])('compares two numbers: %s', (_, drawing, proofs) => {
    const found = deduce(readSight(createState(drawing)));
    expect(found.map(({ cell, isMine, because }) => `${isMine ? 'mine' : 'safe'} ${cell} by ${because.join(', ')}`)).toEqual(proofs);
  });

  it('gives the same counts as a brute-force search over all layouts', () => {
    const drawings = fc.array(fc.constantFrom('*', '.', 'o'), { minLength: 12, maxLength: 12 }).map((squares) => {
      const all = squares.join('');
      return `${all.slice(0, 4)} ${all.slice(4, 8)} ${all.slice(8)}`;
    });
    fc.assert(
      fc.property(drawings, (drawing) => {
        const sight = readSight(createState(drawing));
        const unknown = sight.seen.flatMap((value, cell) => (value === UNKNOWN ? cell : []));
        const counts = new Map(unknown.map((cell) => [cell, 0]));
        let layouts = 0;
        for (let bits = 0; bits < 2 ** unknown.length; bits += 1) {
          const mines = new Set(unknown.filter((_, index) => bits & (1 << index)));
          const fits = (value: number, cell: number) =>
            value < 0 || (sight.grid.neighbors[cell] ?? []).filter((neighbor) => mines.has(neighbor)).length === value;
          if (mines.size !== sight.mines || !sight.seen.every(fits)) continue;
          layouts += 1;
          for (const cell of mines) counts.set(cell, (counts.get(cell) ?? 0) + 1);
        }
        for (const [cell, { mine, safe }] of computeOdds(sight) ?? []) {
          expect(mine).toBeCloseTo(counts.get(cell) ?? 0, 6);
          expect(mine + safe).toBeCloseTo(layouts, 6);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('reports a guess if there are too many layouts', () => {
    const rows = Array.from({ length: 15 }, (_, row) => (row % 2 === 0 ? '*.'.repeat(7) : '.o'.repeat(7)) + '.');
    const state = createState(rows.join(' '));
    expect(computeOdds(readSight(state))).toBeNull();
    expect(hints.why(state, { type: 'reveal', cell: 0 })).toBe('Row 1, column 1 would be a guess.');
  });
});

it('MIN11 a board of any level is won from any first square by its hints, of which the first is proven, and all proofs are right', () => {
  fc.assert(
    fc.property(anySeed, variants, fc.nat(63), (seed, variant, first) => {
      let state = after(rules.start(rules.variants[variant]!.options, seed), { type: 'reveal', cell: first });
      for (let moves = hints.moves(state); moves[0]; moves = hints.moves(state)) {
        expectProofs(state, moves);
        state = after(state, moves[0]);
      }
      expect(rules.outcome(state)?.result).toBe('won');
    }),
    { numRuns: 15 },
  );
});

describe('a hint', () => {
  it.each([
    ['an impossible flag, then the mine', 'xoo ooo oo*', ['flag 0', 'flag 8']],
    ['the guesses by their risk', '*. oo', ['reveal 0', 'reveal 1']],
  ])('points out %s', (_, drawing, moves) => {
    expect(hints.moves(createState(drawing)).map(({ type, cell }) => `${type} ${cell}`)).toEqual(moves);
  });

  it.each([
    ['*oo ooo ooo', 'flag', 'Row 1, column 1 is a mine: the 1 at row 1, column 2 needs it.'],
    ['xoo ooo oo*', 'flag', "Row 1, column 1 has a flag but isn't a mine: the clear square at row 1, column 2 has all its mines."],
    ['*. oo', 'reveal', 'Nothing is certain. Row 1, column 1 has a 50% chance of being a mine.'],
  ] as const)('on %s says why the first square is a %s: %s', (drawing, type, why) => {
    expect(hints.why(createState(drawing), { type, cell: 0 })).toBe(why);
  });

  it('removes a flag if every square has one', () => {
    const all = rules.variants[0].options;
    let state = rules.start(all, 1);
    for (let cell = 0; cell < 64; cell += 1) state = after(state, { type: 'flag', cell });
    expect(state.covers.every((cover) => cover === FLAGGED)).toBe(true);
    expect(after(state, hints.moves(state)[0] ?? { type: 'flag', cell: -1 }).covers[0]).toBe(HIDDEN);
  });
});
