import { expect, it } from 'vitest';
import { describePiece } from '#app/games/block-blitz/text.ts';
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import { dealPieces, PIECES } from '#app/games/block-blitz/rules/pieces.ts';
import { listPlacements, rules } from '#app/games/block-blitz/rules/rules.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { BAR, createPiece, createState, DOT, FULL_BUT_ONE, place } from './test-board.ts';

const { after, events, refusal } = createTestPlay(rules);

it('BLO1 three pieces a turn, the same for the same seed however they are played', () => {
  const start = rules.start(null, 7);
  expect(start.tray).toEqual(dealPieces(7, 1));
  let state = start;
  for (let slot = 2; slot >= 0; slot -= 1)
    state = after(
      state,
      listPlacements(state).find((move) => move.slot === slot)!,
    );
  expect([state.turn, state.tray]).toEqual([2, dealPieces(7, 2)]);
  expect(dealPieces(7, 1)).not.toEqual(dealPieces(8, 1));
  expect(new Set(Array.from({ length: 400 }, (_, turn) => dealPieces(3, turn)).flat()).size).toBe(PIECES.length);
});

it('BLO2 a piece goes wherever all its cells are free, and never rotates', () => {
  const state = createState(['X.......'], [BAR, DOT, null]);
  expect(refusal(state, place(0, 0, 0))).toBe("That block doesn't fit there.");
  expect(refusal(state, place(0, 0, 6))).toBe("That block doesn't fit there.");
  expect(events(state, place(0, 0, 1)).map(({ type }) => type)).toEqual(['placed']);
  expect(refusal(state, place(2, 1, 1))).toBe('That block is already on the board.');
  expect(after(state, place(0, 0, 1)).field.slice(0, 4)).toEqual(['rose', 'sky', 'sky', 'sky']);
});

it('BLO3 full rows and columns burst together', () => {
  const rows = [FULL_BUT_ONE, ...Array.from({ length: 7 }, () => '.......X')];
  const state = createState(rows, [DOT, DOT, DOT]);
  expect(after(state, place(0, 0, 7)).field.some(Boolean)).toBe(false);
  expect(events(state, place(0, 0, 7))[1]).toMatchObject({ type: 'burst', rows: [0], columns: [7], points: 40 });
});

it('BLO4 scores a point for each cell, and 10 × lines² × combo for a burst', () => {
  const state = createState([FULL_BUT_ONE, FULL_BUT_ONE], [createPiece('X X'), DOT, DOT], { combo: 2 });
  expect(after(createState([], [BAR, DOT, DOT]), place(0, 0, 0)).score).toBe(3);
  expect(after(state, place(0, 0, 7)).score).toBe(2 + 10 * 4 * 3);
});

it('BLO5 the combo counts turns in a row with a burst, and ends with a turn without one', () => {
  const state = createState([FULL_BUT_ONE, FULL_BUT_ONE], [DOT, DOT, DOT], { combo: 1 });
  const both = after(state, place(0, 0, 7), place(1, 1, 7));
  expect(both).toMatchObject({ combo: 2, hasBurst: true });
  expect(after(both, place(2, 4, 4))).toMatchObject({ combo: 2, hasBurst: false, turn: 2, bestCombo: 2 });
  expect(after(createState([], [DOT, null, null], { combo: 3 }), place(0, 0, 0)).combo).toBe(0);
});

it('BLO6 the game is over once none of the remaining pieces fits', () => {
  const rows = Array.from({ length: SIDE }, (_, row) => (row % 2 ? 'X.X.X.X.' : '.X.X.X.X'));
  const state = createState(rows, [DOT, createPiece('XX'), null]);
  expect(rules.outcome(state)).toBeNull();
  expect(events(state, place(0, 0, 0)).at(-1)).toEqual({ type: 'over' });
  const over = after(state, place(0, 0, 0));
  expect(rules.outcome(over)).toEqual({ result: 'over' });
  expect(refusal(over, place(1, 0, 0))).toBe('This game is over.');
});

it('names every shape', () => {
  expect(describePiece(createPiece('XX XX'))).toBe('Sky block, 2 by 2');
  expect(describePiece(createPiece('X. XX'))).toBe('Sky piece, 2 by 2, row 1: 1, row 2: 1 2');
  expect(new Set(PIECES.map(describePiece)).size).toBe(new Set(PIECES.map((one) => JSON.stringify(one))).size);
});
