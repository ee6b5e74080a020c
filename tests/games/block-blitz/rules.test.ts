import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { describePiece, labelBurst, text } from '#app/games/block-blitz/text.ts';
import { dealPieces, PIECES, type Piece } from '#app/games/block-blitz/rules/pieces.ts';
import { SIDE } from '#app/games/block-blitz/rules/field.ts';
import { listPlacements, rules, type BlockBlitzMove, type BlockBlitzState } from '#app/games/block-blitz/rules/rules.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { game } from '#app/games/block-blitz/game.ts';
import { hints } from '#app/games/block-blitz/hints.ts';
import { getCornerAround, previewPiece } from '#app/games/block-blitz/view/placement.ts';

/** A piece drawn as 'X. XX', rows separated by spaces. */
function createPiece(drawing: string): Piece {
  return {
    color: 'sky',
    cells: drawing.split(' ').flatMap((word, row) => [...word].flatMap((mark, column) => (mark === 'X' ? [[row, column] as const] : []))),
  };
}

const [DOT, BAR] = [createPiece('X'), createPiece('XXX')];

/** A row that a dot in the last column completes. */
const FULL_BUT_ONE = 'XXXXXXX.';

const place = (slot: number, row: number, column: number): BlockBlitzMove => ({ type: 'place', slot, row, column });

/** A state whose first rows are drawn as 'XX......'. */
function createState(rows: readonly string[], tray: BlockBlitzState['tray'], more: Partial<BlockBlitzState> = {}): BlockBlitzState {
  const field = Array.from({ length: SIDE * SIDE }, (_, cell) =>
    rows[Math.floor(cell / SIDE)]?.[cell % SIDE] === 'X' ? ('rose' as const) : null,
  );
  return { ...rules.start(null, 1), field, tray, ...more };
}

const { after, announce, events, refusal } = createTestPlay(rules, text);

const CROSS = [FULL_BUT_ONE, ...Array.from({ length: 7 }, () => '.......X')];
const CHECKERED = Array.from({ length: 8 }, (_, row) => (row % 2 ? 'X.X.X.X.' : '.X.X.X.X'));

it('BLO1 three pieces a turn, the same for the same seed however they are played', () => {
  const start = rules.start(null, 7);
  expect(start.tray).toEqual(dealPieces(7, 1));
  let state = start;
  for (let slot = 2; slot >= 0; slot -= 1) {
    const move = listPlacements(state).find((placement) => placement.slot === slot)!;
    state = after(state, move);
  }
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
  const state = createState(CHECKERED, [DOT, createPiece('XX'), null]);
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

it.each([
  ['the piece and its place', createState([], [BAR, DOT, null]), place(0, 2, 3), /^Placed sky block, 3 by 1, at row 3, column 4$/],
  ['a line that bursts', createState([FULL_BUT_ONE], [DOT, DOT, null]), place(0, 0, 7), /column 8, a line bursts for 10 points$/],
  ['lines and a combo', createState(CROSS, [DOT, DOT, null], { combo: 1 }), place(0, 0, 7), /, 2 lines burst for 80 points, combo 2$/],
  ['new blocks', createState([], [DOT, null, null]), place(0, 0, 0), /\. Three new blocks$/],
  ['the end', createState(CHECKERED, [DOT, BAR, null]), place(0, 0, 0), /\. No blocks fit$/],
])('announcements name %s', (_, state, move, sentence) => {
  expect(announce(state, move)).toMatch(sentence);
});

it('the status names the combo and the end', () => {
  expect(text.status(createState([], [DOT], { combo: 1 }))).toBe('Fill a row or a column');
  expect(text.status(createState([], [DOT], { combo: 2 }))).toBe('Combo ×2');
  expect(text.status(createState([], [null, null, null]))).toBe('No blocks fit.');
});

it('score, best score and combo stand beside the board', () => {
  const readFigures = (best: number | null, combo: number) => {
    const figures = text.figures?.(createState([], [DOT], { score: 40, combo }), { best, streak: 0, target: null });
    return figures?.map(([, figure]) => figure);
  };
  expect(readFigures(900, 3)).toEqual([40, 900, '×3']);
  expect(readFigures(null, 0)).toEqual([40, '×1']);
});

it('BLO5 a combo is shown on its burst, not as a toast, and lifts its size and pitch up to the seventh turn', () => {
  const burst = (combo: number) => ({ type: 'burst', rows: [1, 2], columns: [], combo, points: 40 * combo }) as const;
  expect(text.toast).toBeUndefined();
  expect(labelBurst(burst(1))).toEqual({ combo: null, points: '+40', lift: 0, row: 2, column: 4 });
  expect(labelBurst(burst(4))).toMatchObject({ combo: 'Combo ×4', points: '+160' });
  expect([1, 3, 7, 9].map((combo) => labelBurst(burst(combo)).lift)).toEqual([0, 2, 6, 6]);
  const sound = game.sounds?.burst;
  const getPitch = (combo: number) => (typeof sound === 'function' ? sound(burst(combo) as never) : null);
  expect([1, 3, 7, 9].map(getPitch)).toMatchObject([{ semitones: 0 }, { semitones: 4 }, { semitones: 12 }, { semitones: 12 }]);
});

it('a result has the lines and the best combo', () => {
  const state = createState([], [DOT], { lines: 12, bestCombo: 4 });
  expect(game.results?.summary?.(state)?.map(formatLine)).toEqual(['Lines: 12', 'Best combo: ×4']);
});

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
    ['a hole at the lower rim', [...Array.from({ length: 6 }, () => ''), '..XXX...', '..X.X...'], place(0, 7, 3)],
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

  it('lists each first move once', () => {
    const moves = hints.moves(createState([FULL_BUT_ONE], [DOT, BAR, null]));
    expect(new Set(moves.map((move) => JSON.stringify(move))).size).toBe(moves.length);
  });

  it.each([
    ['a line', [FULL_BUT_ONE], place(0, 0, 7), /^Sky block, 1 by 1, fits at row 1, column 8 and bursts a line\.$/],
    ['several lines', CROSS, place(0, 0, 7), /bursts 2 lines\.$/],
    ['no line, but leaves room', [], place(0, 4, 2), /fits at row 5, column 3 and leaves room/],
  ])('says that it bursts %s', (_, rows, move, why) => {
    expect(hints.why(createState(rows, [DOT]), move)).toMatch(why);
  });
});

const cell = (row: number, column: number) => row * 8 + column;
const block = createPiece('XXX XXX XXX');

it.each([
  ['around a cell', block, cell(3, 4), { row: 2, column: 3 }],
  ['within the upper left', block, cell(0, 0), { row: 0, column: 0 }],
  ['within the lower right', block, cell(7, 7), { row: 5, column: 5 }],
  ['of one that is wide', BAR, cell(4, 4), { row: 4, column: 3 }],
  ['of one that is high', createPiece('X X X X'), cell(4, 4), { row: 3, column: 4 }],
  ['of a single cell', DOT, cell(6, 2), { row: 6, column: 2 }],
])('the corner of a piece is %s', (_, piece, middle, corner) => {
  expect(getCornerAround(piece, middle)).toEqual(corner);
});

describe('a preview', () => {
  const { field } = createState([FULL_BUT_ONE, '', 'X'], [DOT]);

  it('shows where a piece would lie, and what it would burst', () => {
    expect(previewPiece(field, DOT, { row: 0, column: 7 })).toEqual({ cells: [7], fits: true, lines: { rows: [0], columns: [] } });
    expect(previewPiece(field, BAR, { row: 1, column: 2 })).toEqual({ cells: [10, 11, 12], fits: true, lines: { rows: [], columns: [] } });
  });

  it('shows a piece that does not fit, without lines', () => {
    expect(previewPiece(field, BAR, { row: 2, column: 0 })).toEqual({ cells: [16, 17, 18], fits: false, lines: { rows: [], columns: [] } });
  });

  it('shows only the cells that are on the board', () => {
    expect(previewPiece(field, block, { row: -1, column: -2 })).toMatchObject({ cells: [0, 8], fits: false });
    expect(previewPiece(field, block, { row: 6, column: 6 })).toMatchObject({ cells: [54, 55, 62, 63], fits: false });
  });
});
