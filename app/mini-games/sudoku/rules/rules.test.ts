import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLeft, engine, type SudokuMove, type SudokuState } from './rules.ts';
import { bitOf, clashes, digitsOf, isSolved, PEERS, type Cells } from './grid.ts';

const CLASSIC = engine.variants[0].options;
const start = engine.start(CLASSIC, 2026);

const emptyCells = ({ cells }: SudokuState) => cells.flatMap((digit, cell) => (digit === 0 ? cell : []));
const [cell = 0] = emptyCells(start);
const given = start.givens.findIndex((digit) => digit !== 0);
const rightDigit = start.solution[cell] ?? 0;

const set = (at: number, digit: number, tidies = false): SudokuMove => ({ type: 'set', cell: at, digit, tidies });
const note = (at: number, digit: number): SudokuMove => ({ type: 'note', cell: at, digit });
const clear = (at: number): SudokuMove => ({ type: 'clear', cell: at });

function playAll(moves: readonly SudokuMove[], from = start): SudokuState {
  return moves.reduce((state, move) => engine.play(state, move), from);
}

/** The game with every cell filled but those that are left out. */
function solvedBut(...left: readonly number[]): SudokuState {
  return playAll(
    emptyCells(start)
      .filter((empty) => !left.includes(empty))
      .map((empty) => set(empty, start.solution[empty] ?? 0)),
  );
}

describe('moves', () => {
  it('SUD3 cannot touch a given', () => {
    for (const move of [set(given, 5), note(given, 5), clear(given), set(given, start.givens[given] ?? 0)]) {
      expect(engine.play(start, move)).toBe(start);
      expect(engine.refusal?.(start, move)).toBe('This digit is part of the puzzle.');
    }
  });

  it('SUD4 set a digit, replace it, and take it out with the same digit or by clearing', () => {
    expect(playAll([set(cell, 3)]).cells[cell]).toBe(3);
    expect(playAll([set(cell, 3), set(cell, 4)]).cells[cell]).toBe(4);
    expect(playAll([set(cell, 3), set(cell, 3)]).cells).toEqual(start.cells);
    expect(playAll([set(cell, 3), clear(cell)]).cells).toEqual(start.cells);
    expect(engine.play(start, clear(cell))).toBe(start);
    expect(engine.refusal?.(start, clear(cell))).toBe('This cell is empty.');
  });

  it('SUD4 note candidates in empty cells, and strike them again', () => {
    const noted = playAll([note(cell, 2), note(cell, 5)]);
    expect(digitsOf(noted.notes[cell] ?? 0)).toEqual([2, 5]);
    expect(digitsOf(playAll([note(cell, 2)], noted).notes[cell] ?? 0)).toEqual([5]);
    expect(playAll([clear(cell)], noted).notes[cell]).toBe(0);
    const filled = playAll([set(cell, 3)]);
    expect(engine.play(filled, note(cell, 2))).toBe(filled);
    expect(engine.refusal?.(filled, note(cell, 2))).toBe('Notes go into empty cells.');
  });

  it('SUD5 clear the notes of the cell, and tidy those of its peers only when asked, with one move', () => {
    const peer = emptyCells(start).find((other) => PEERS[cell]?.includes(other)) ?? 0;
    const stranger = emptyCells(start).find((other) => other !== cell && !PEERS[cell]?.includes(other)) ?? 0;
    const noted = playAll([note(cell, 1), note(peer, 3), note(peer, 4), note(stranger, 3)]);
    expect(engine.play(noted, set(cell, 3)).notes[cell]).toBe(0);
    expect(engine.play(noted, set(cell, 3)).notes[peer]).toBe(bitOf(3) | bitOf(4));
    expect(engine.play(noted, set(cell, 3, true)).notes[peer]).toBe(bitOf(4));
    expect(engine.play(noted, set(cell, 3, true)).notes[stranger]).toBe(bitOf(3));
  });

  it('are refused when there is no such cell or digit', () => {
    for (const odd of [-1, 81, 0.5, Number.NaN]) {
      for (const move of [set(odd, 1), note(odd, 1), clear(odd)]) expect(engine.play(start, move)).toBe(start);
    }
    for (const odd of [0, 10, 1.5, Number.NaN]) {
      for (const move of [set(cell, odd), note(cell, odd)]) expect(engine.play(start, move)).toBe(start);
    }
  });
});

describe('what the player is told', () => {
  it('SUD6 finds every equal digit in a row, a column and a box, right or wrong', () => {
    const clashing: Cells = Array.from({ length: 81 }, (_, at) => ([0, 8, 10, 72].includes(at) ? 5 : at === 40 ? 6 : 0));
    expect(clashing.flatMap((_, at) => (clashes(clashing, at) ? at : []))).toEqual([0, 8, 10, 72]);
    const givenPeer = PEERS[cell]?.find((peer) => start.givens[peer] !== 0) ?? 0;
    const state = playAll([set(cell, start.givens[givenPeer] ?? 0)]);
    expect(clashes(state.cells, cell)).toBe(true);
    expect(clashes(state.cells, givenPeer)).toBe(true);
  });

  it('SUD6 says once where a digit clashes, and counts the cells to go', () => {
    expect(engine.describe(start)).toBe('40 cells to go.');
    const givenPeer = PEERS[cell]?.find((peer) => start.givens[peer] !== 0) ?? 0;
    const clashing = playAll([set(cell, start.givens[givenPeer] ?? 0)]);
    expect(engine.describe(clashing)).toMatch(/^\d conflicts with (row|column|box)( and (row|column|box))*\.$/);
    expect(engine.describe(solvedBut(cell))).toBe('1 cell to go.');
  });

  it('SUD7 counts what differs from the solution, and changes nothing', () => {
    const wrong = rightDigit === 9 ? 1 : 9;
    for (const [state, words] of [
      [start, 'There is nothing to check yet.'],
      [playAll([set(cell, rightDigit)]), 'So far, every digit is right.'],
      [playAll([set(cell, wrong)]), '1 digit is wrong.'],
    ] as const) {
      expect(engine.refusal?.(state, { type: 'check' })).toBe(words);
      expect(engine.play(state, { type: 'check' })).toBe(state);
    }
  });

  it('SUD9 counts the rest of each digit down to nothing, never below', () => {
    for (let digit = 1; digit <= 9; digit += 1) {
      expect(countLeft(start.cells, digit)).toBe(9 - start.cells.filter((other) => other === digit).length);
      expect(countLeft(start.solution, digit)).toBe(0);
    }
    expect(
      countLeft(
        emptyCells(start).reduce((cells, empty) => cells.with(empty, 4), start.cells),
        4,
      ),
    ).toBe(0);
  });
});

describe('the end', () => {
  it('SUD8 comes with the last cell, and is final', () => {
    const last = solvedBut(cell);
    expect(engine.status(last)).toBe('playing');
    const won = engine.play(last, set(cell, rightDigit));
    expect(engine.status(won)).toBe('won');
    expect(engine.describe(won)).toBe('Solved!');
    for (const move of [set(cell, 1), clear(cell), note(cell, 1), { type: 'check' } as const]) {
      expect(engine.play(won, move)).toBe(won);
      expect(engine.refusal?.(won, move)).toBe('This game is over.');
    }
  });

  it('SUD8 does not come while digits clash', () => {
    const full = engine.play(solvedBut(cell), set(cell, rightDigit === 9 ? 1 : 9));
    expect(engine.status(full)).toBe('playing');
    expect(engine.describe(full)).toContain('conflicts with');
    const unmoved = { ...full, latest: null };
    expect(engine.describe(unmoved)).toBe('Every cell is filled, but some digits conflict.');
    expect(engine.status(playAll([set(cell, rightDigit)], full))).toBe('won');
  });
});

it('SUD12 hints fill forty cells one after the other, and explain each', () => {
  let state = start;
  let count = 0;
  for (; engine.status(state) === 'playing'; count += 1) {
    const [hint] = engine.candidateMoves(state);
    if (!hint) throw new Error('There is always a hint');
    expect(engine.explain?.(state, hint)).toMatch(/^Row \d, column \d (must|can only) be \d: .+\.$/);
    state = engine.play(state, hint);
  }
  expect(count).toBe(40);
});

it('plays the recorded game of one seed to its end', () => {
  expect(start.givens.join('')).toBe('740060309081530702030072810000295000050786200206010085000000027000357006400620538');
  expect(start.solution.join('')).toBe('742168359981534762635972814814295673359786241276413985563849127128357496497621538');
  const state = playAll([note(cell, 1), note(cell, 9), clear(cell), set(cell, rightDigit)], solvedBut(cell));
  expect(engine.status(state)).toBe('won');
  expect(engine.score(state)).toBe(40);
});

it('keeps its promises whatever is played', () => {
  const places = fc.integer({ min: 0, max: 80 });
  const digits = fc.integer({ min: 1, max: 9 });
  const move: fc.Arbitrary<SudokuMove> = fc.oneof(
    fc.record({ type: fc.constant('set' as const), cell: places, digit: digits, tidies: fc.boolean() }),
    fc.record({ type: fc.constant('note' as const), cell: places, digit: digits }),
    fc.record({ type: fc.constant('clear' as const), cell: places }),
  );
  fc.assert(
    fc.property(fc.nat(), fc.array(move, { maxLength: 60 }), (seed, moves) => {
      let state = engine.start(CLASSIC, seed);
      for (const next of moves) {
        const before = state;
        state = engine.play(state, next);
        expect(state === before).toBe(engine.refusal?.(before, next) !== null);
        for (const [at, digit] of state.cells.entries()) {
          if (state.givens[at] !== 0) expect(digit).toBe(state.givens[at]);
          if (digit !== 0) expect(state.notes[at]).toBe(0);
        }
        expect(engine.status(state)).toBe(isSolved(state.cells) ? 'won' : 'playing');
      }
    }),
    { numRuns: 40 },
  );
});
