import { describe, expect, it } from 'vitest';
import { game } from '#app/games/sudoku/game.ts';
import { hints } from '#app/games/sudoku/hints.ts';
import { describeCell, describeFindings, text } from '#app/games/sudoku/text.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { countLeft, rules, type SudokuMove, type SudokuState } from '#app/games/sudoku/rules/rules.ts';
import { toBit, hasClash, listDigits, PEERS, type Cells } from '#app/games/sudoku/rules/grid.ts';

const CLASSIC = rules.variants[0].options;
const start = rules.start(CLASSIC, 2026);
const { after, announce, isRefused, refusal } = createTestPlay(rules, text);

const findEmptyCells = ({ cells }: SudokuState) => cells.flatMap((digit, cell) => (digit === 0 ? cell : []));
const [cell = 0] = findEmptyCells(start);
const given = start.givens.findIndex((digit) => digit !== 0);
const rightDigit = start.solution[cell] ?? 0;

const createSet = (at: number, digit: number, tidies = false): SudokuMove => ({ type: 'set', cell: at, digit, tidies });
const createNote = (at: number, digit: number): SudokuMove => ({ type: 'note', cell: at, digit });
const createClear = (at: number): SudokuMove => ({ type: 'clear', cell: at });

/** Returns the state after some moves; throws if one is refused. */
function playAll(moves: readonly SudokuMove[], from = start): SudokuState {
  return after(from, ...moves);
}

/** Creates a game in which only the given cells are empty. */
function createNearlySolved(...left: readonly number[]): SudokuState {
  return playAll(
    findEmptyCells(start)
      .filter((empty) => !left.includes(empty))
      .map((empty) => createSet(empty, start.solution[empty] ?? 0)),
  );
}

describe('moves', () => {
  it('SUD3 cannot touch a given', () => {
    for (const move of [createSet(given, 5), createNote(given, 5), createClear(given), createSet(given, start.givens[given] ?? 0)]) {
      expect(refusal(start, move)).toBe('This digit is part of the puzzle.');
    }
  });

  it('SUD4 set a digit, replace it, and remove it with the same digit or by clearing', () => {
    expect(playAll([createSet(cell, 3)]).cells[cell]).toBe(3);
    expect(playAll([createSet(cell, 3), createSet(cell, 4)]).cells[cell]).toBe(4);
    expect(playAll([createSet(cell, 3), createSet(cell, 3)]).cells).toEqual(start.cells);
    expect(playAll([createSet(cell, 3), createClear(cell)]).cells).toEqual(start.cells);
    expect(refusal(start, createClear(cell))).toBe('That cell is already empty.');
  });

  it('SUD4 toggle notes in empty cells', () => {
    const noted = playAll([createNote(cell, 2), createNote(cell, 5)]);
    expect(listDigits(noted.notes[cell] ?? 0)).toEqual([2, 5]);
    expect(listDigits(playAll([createNote(cell, 2)], noted).notes[cell] ?? 0)).toEqual([5]);
    expect(playAll([createClear(cell)], noted).notes[cell]).toBe(0);
    const filled = playAll([createSet(cell, 3)]);
    expect(refusal(filled, createNote(cell, 2))).toBe('Notes only go in empty cells.');
  });

  it('SUD5 clear the notes of the cell, and those of its peers only on request, in one move', () => {
    const peer = findEmptyCells(start).find((other) => PEERS[cell]?.includes(other)) ?? 0;
    const stranger = findEmptyCells(start).find((other) => other !== cell && !PEERS[cell]?.includes(other)) ?? 0;
    const noted = playAll([createNote(cell, 1), createNote(peer, 3), createNote(peer, 4), createNote(stranger, 3)]);
    expect(after(noted, createSet(cell, 3)).notes[cell]).toBe(0);
    expect(after(noted, createSet(cell, 3)).notes[peer]).toBe(toBit(3) | toBit(4));
    expect(after(noted, createSet(cell, 3, true)).notes[peer]).toBe(toBit(4));
    expect(after(noted, createSet(cell, 3, true)).notes[stranger]).toBe(toBit(3));
  });

  it('fill in the notes of all empty cells without notes, in one move', () => {
    const noted = playAll([createNote(cell, 1)]);
    const filled = after(noted, { type: 'fill-notes' });
    expect(filled.notes[cell]).toBe(noted.notes[cell]);
    expect(announce(noted, { type: 'fill-notes' })).toBe('Notes filled in for 39 cells.');
    expect(refusal(filled, { type: 'fill-notes' })).toBe('Every empty cell already has notes.');
  });

  it('fill in no notes if no digit fits', () => {
    const peer = findEmptyCells(start).find((other) => PEERS[cell]?.includes(other)) ?? 0;
    const stuck = after(createNearlySolved(cell, peer), createSet(peer, start.solution[cell] ?? 0));
    expect(refusal(stuck, { type: 'fill-notes' })).toMatch(/^No digit fits/);
  });

  it('are refused for invalid cells or digits', () => {
    for (const odd of [-1, 81, 0.5, Number.NaN]) {
      for (const move of [createSet(odd, 1), createNote(odd, 1), createClear(odd)]) expect(isRefused(start, move)).toBe(true);
    }
    for (const odd of [0, 10, 1.5, Number.NaN]) {
      for (const move of [createSet(cell, odd), createNote(cell, odd)]) expect(isRefused(start, move)).toBe(true);
    }
  });
});

describe('feedback', () => {
  it('SUD6 finds all equal digits in a row, a column and a box, right or wrong', () => {
    const clashing: Cells = Array.from({ length: 81 }, (_, at) => ([0, 8, 10, 72].includes(at) ? 5 : at === 40 ? 6 : 0));
    expect(clashing.flatMap((_, at) => (hasClash(clashing, at) ? at : []))).toEqual([0, 8, 10, 72]);
  });

  it('SUD6 announces a conflict once, and counts the remaining cells', () => {
    expect(text.status(start)).toBe('40 cells to go.');
    const givenPeer = PEERS[cell]?.find((peer) => start.givens[peer] !== 0) ?? 0;
    const clashing = createSet(cell, start.givens[givenPeer] ?? 0);
    expect(announce(start, clashing)).toMatch(/^\d conflicts with (row|column|box)( and (row|column|box))*\.$/);
    const elsewhere = findEmptyCells(start).find((other) => other !== cell && !PEERS[cell]?.includes(other)) ?? 0;
    expect(announce(after(start, clashing), createNote(elsewhere, 1))).not.toContain('conflicts');
    expect(text.status(after(start, clashing))).toBe('39 cells to go.');
    expect(text.status(createNearlySolved(cell))).toBe('1 cell to go.');
  });

  it('announces every move with its position', () => {
    expect(cell).toBe(2);
    expect(announce(start, createSet(cell, rightDigit))).toBe('2 in row 1, column 3. 39 cells to go.');
    expect(announce(playAll([createSet(cell, 3)]), createClear(cell))).toBe('3 removed from row 1, column 3. 40 cells to go.');
    expect(announce(playAll([createSet(cell, 3)]), createSet(cell, 3))).toBe('3 removed from row 1, column 3. 40 cells to go.');
    expect(announce(start, createNote(cell, 5))).toBe('Note 5 added to row 1, column 3.');
    expect(announce(playAll([createNote(cell, 5)]), createNote(cell, 5))).toBe('Note 5 removed from row 1, column 3.');
    expect(announce(playAll([createNote(cell, 5), createNote(cell, 6)]), createClear(cell))).toBe('Notes removed from row 1, column 3.');
    const [peer = 0, other = 0] = findEmptyCells(start).filter((empty) => PEERS[cell]?.includes(empty));
    const noted = playAll([createNote(peer, rightDigit), createNote(other, rightDigit)]);
    expect(announce(noted, createSet(cell, rightDigit, true))).toBe(
      '2 in row 1, column 3. 39 cells to go. Note 2 removed from 2 other cells.',
    );
    expect(announce(createNearlySolved(cell), createSet(cell, rightDigit))).toBe('2 in row 1, column 3. You Won!');
  });

  it('SUD7 counts the wrong digits on request', () => {
    const wrong = rightDigit === 9 ? 1 : 9;
    for (const [state, sentence] of [
      [start, 'Nothing to check yet.'],
      [playAll([createSet(cell, rightDigit)]), 'Every digit is right so far.'],
      [playAll([createSet(cell, wrong)]), '1 digit is wrong.'],
      [playAll(findEmptyCells(start).map((empty) => createSet(empty, start.solution[empty] === 9 ? 1 : 9))), '40 digits are wrong.'],
    ] as const)
      expect(describeFindings(state)).toBe(sentence);
  });

  it('SUD9 counts the remaining number of each digit down to 0, never below', () => {
    for (let digit = 1; digit <= 9; digit += 1) {
      expect(countLeft(start.cells, digit)).toBe(9 - start.cells.filter((other) => other === digit).length);
      expect(countLeft(start.solution, digit)).toBe(0);
    }
    const fours = start.cells.map((digit) => digit || 4);
    expect(countLeft(fours, 4)).toBe(0);
  });
});

describe('the end', () => {
  it('SUD8 comes with the last cell, and is final', () => {
    const last = createNearlySolved(cell);
    expect(rules.outcome(last)).toBeNull();
    const won = after(last, createSet(cell, rightDigit));
    expect(rules.outcome(won)).toEqual({ result: 'won' });
    expect(text.status(won)).toBe('You Won!');
    expect(game.results?.time).toBeDefined();
    for (const move of [createSet(cell, 1), createClear(cell), createNote(cell, 1)]) expect(refusal(won, move)).toBe('This game is over.');
  });

  it('SUD8 does not come while digits conflict', () => {
    const wrong = createSet(cell, rightDigit === 9 ? 1 : 9);
    const full = after(createNearlySolved(cell), wrong);
    expect(rules.outcome(full)).toBeNull();
    expect(announce(createNearlySolved(cell), wrong)).toContain('conflicts with');
    expect(text.status(full)).toBe('Every cell is filled, but some digits conflict.');
    expect(rules.outcome(playAll([createSet(cell, rightDigit)], full))?.result).toBe('won');
  });
});

it('SUD12 hints fill forty cells in sequence, and say where and why before they say the digit', () => {
  let state = start;
  let count = 0;
  for (; rules.outcome(state) === null; count += 1) {
    const [hint, again] = hints.moves(state);
    if (hint?.type !== 'set' || !again) throw new Error('There is always a hint');
    const place = describeCell(hint.cell);
    const why = hints.why(state, hint);
    expect(why.startsWith(`${place} `)).toBe(true);
    expect(why.replace(place, '')).not.toMatch(/\d/);
    expect(hints.why(state, again)).toBe(`${place} is ${hint.digit}.`);
    expect(rules.play(state, again)).toEqual(rules.play(state, hint));
    state = after(state, hint);
  }
  expect(count).toBe(40);
});
