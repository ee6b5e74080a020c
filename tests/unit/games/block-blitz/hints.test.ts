// The hints of Block Blitz.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { hints } from '#app/games/block-blitz/hints.ts';
import { rules } from '#app/games/block-blitz/rules/rules.ts';
import { BAR, createPiece, createState, DOT, FULL_BUT_ONE, place } from './test-board.ts';

const { after } = createTestPlay(rules);

describe('BLO7 a hint', () => {
  it('bursts as many lines as the turn allows', () => {
    const state = createState([FULL_BUT_ONE, 'XXXXX...'], [DOT, BAR, null]);
    const [first] = hints.moves(state);
    const [second] = hints.moves(after(state, first!));
    expect(after(state, first!, second!).lines).toBe(2);
  });

  it.each([
    ['a line, which bursts', [FULL_BUT_ONE], place(0, 0, 7)],
    ['a hole in the middle', ['........', '..XXX...', '..X.X...', '..XXX...'], place(0, 2, 3)],
    ['a hole at the upper rim', ['..X.X...', '..XXX...'], place(0, 0, 3)],
    ['a hole at the lower rim', [...Array.from({ length: 6 }, () => ''), '..XXX...', '..X.X...'], place(0, 7, 3)],
    ['a hole at the left rim', ['', '', 'XX', '.X', 'XX'], place(0, 3, 0)],
    ['a hole at the right rim', ['', '', '......XX', '......X.', '......XX'], place(0, 3, 7)],
  ])('fills %s', (_, rows, move) => {
    expect(hints.moves(createState(rows, [DOT, null, null]))[0]).toEqual(move);
  });

  it('leaves room for the other blocks of the turn', () => {
    // The cross fits only into the upper gap, where the bar would go by itself.
    const rows = ['...XXXX.', '...XXX.X', '...XX.XX', 'XXXX.XXX', '...XXXX.', '...XXX.X', 'XXX.XXXX', 'XXXX.XXX'];
    const tray = [BAR, createPiece('X.X .X. X.X'), createPiece('X.X')];
    let state = createState(rows, tray, { seed: 1 });
    for (let pieces = 0; pieces < 3; pieces += 1) state = after(state, hints.moves(state)[0]!);
    expect(state.turn).toBe(2);
  });

  it('lists each first move once, and the same ones again', () => {
    const state = createState([FULL_BUT_ONE], [DOT, BAR, null]);
    const moves = hints.moves(state);
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
    expect(moves.length).toBeLessThanOrEqual(8);
    expect(hints.moves(state)).toEqual(moves);
  });

  it('ends with the game', () => {
    const full = Array.from({ length: 8 }, () => 'XXXXXXXX');
    expect(hints.moves(createState(full, [DOT, null, null]))).toEqual([]);
  });

  it.each([
    ['a line', [FULL_BUT_ONE], place(0, 0, 7), /^Sky block, 1 by 1, fits at row 1, column 8 and bursts a line\.$/],
    ['several lines', [FULL_BUT_ONE, ...Array.from({ length: 7 }, () => '.......X')], place(0, 0, 7), /bursts 2 lines\.$/],
    ['no line, but leaves room', [], place(0, 4, 2), /fits at row 5, column 3 and leaves room/],
  ])('says that it bursts %s', (_, rows, move, why) => {
    expect(hints.why(createState(rows, [DOT]), move)).toMatch(why);
  });
});
