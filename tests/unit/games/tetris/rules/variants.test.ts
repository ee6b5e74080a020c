// Tests the variants Modern, with the scores of the Tetris Guideline, and Sprint, a race for forty lines.
import { describe, expect, it } from 'vitest';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { getAwardNames, text } from '#app/games/tetris/text.ts';
import { game } from '#app/games/tetris/game.ts';
import { REPEAT_MS } from '#app/games/tetris/rules/held-keys.ts';
import { rules } from '#app/games/tetris/rules/rules.ts';
import type { Piece, Turn, TurnWay } from '#app/games/tetris/rules/shapes.ts';
import type { TetrisEvent, TetrisState } from '#app/games/tetris/rules/state.ts';
import type { LastRotation } from '#app/games/tetris/rules/t-spin.ts';
import { CLASSIC, CLOCKWISE, createState, DROP, playAll, press, TO_THE_LEFT_WALL } from './test-game.ts';

const { after, events, advance } = createTestPlay(rules);

const MODERN = rules.variants.find(({ id }) => id === 'modern')?.options ?? CLASSIC;

const createT = (turn: Turn, column: number, row: number): Piece => ({ shape: 'T', turn, column, row });

/** A state in which a piece rests in a well. */
function rest(drawing: string, piece: Piece, lastRotation: LastRotation, from: Partial<TetrisState> = MODERN): TetrisState {
  return { ...createState(drawing, 'T', from), piece, lastRotation };
}

/** The award of a hard drop; null if there is none. */
function getAward(state: TetrisState) {
  return events(state, DROP).find((event): event is Extract<TetrisEvent, { type: 'scored' }> => event.type === 'scored')?.award ?? null;
}

const ROOF = '....X..... ....XX....';
const NEST = 'XXX..XXXXX XXX...XXXX XXXX.XXXXX';
const TOWER = '....X..... ..........';
const FLOOR = '..X..X....';
const WALL = 'X.........';

describe('T-spins', () => {
  it.each<[name: string, points: number, drawing: string, piece: Piece, way: TurnWay]>([
    ['T-spin', 400, `${ROOF} XXX..XXXXX .XX...XXXX .XXX.XXXXX`, createT(1, 2, 36), 'clockwise'],
    ['T-spin single', 800, `${ROOF} XXX..XXXXX .XX...XXXX XXXX.XXXXX`, createT(1, 2, 36), 'clockwise'],
    ['T-spin double', 1200, `${ROOF} ${NEST}`, createT(1, 2, 36), 'clockwise'],
    ['T-spin triple', 1600, `${TOWER} XXXX.XXXXX XXXX..XXXX XXXX.XXXXX`, createT(0, 4, 35), 'clockwise'],
    ['mini T-spin', 100, `${FLOOR} .XX...XXXX`, createT(1, 2, 37), 'counterclockwise'],
    ['mini T-spin single', 200, `${FLOOR} XXX...XXXX`, createT(1, 2, 37), 'counterclockwise'],
  ])('TET20 scores a %s with %i', (name, points, drawing, piece, turn) => {
    const turned = after(rest(drawing, piece, null), { type: 'rotate', turn });
    const award = getAward(turned);
    expect([award && getAwardNames(award), award?.points]).toEqual([[name], points]);
    expect(after(turned, DROP)).toMatchObject({ score: points, tSpins: 1 });
  });

  it('TET20 scores a mini T-spin double with 400, and a full one after the far kick', () => {
    const corner = `${WALL} .......... XXXXXXXX.. XXXXXXXXX.`;
    expect(getAward(rest(corner, createT(3, 8, 37), 'near'))).toMatchObject({ tSpin: 'mini', lines: 2, points: 400 });
    expect(getAward(rest(corner, createT(3, 8, 37), 'far'))).toMatchObject({ tSpin: 'full', lines: 2, points: 1200 });
  });

  it('TET20 knows the far kick', () => {
    const triple = rest(`${TOWER} XXXX.XXXXX XXXX..XXXX XXXX.XXXXX`, createT(0, 4, 35), null);
    expect(after(triple, CLOCKWISE)).toMatchObject({ lastRotation: 'far', piece: createT(1, 3, 37) });
    expect(after(createState('', 'T', MODERN), CLOCKWISE).lastRotation).toBe('near');
  });

  it.each<[name: string, state: TetrisState]>([
    ['moved into its place', rest(`${ROOF} ${NEST}`, createT(2, 3, 37), null)],
    ['has two blocked corners only', rest(`${WALL} .......... XXX...XXXX XXXX.XXXXX`, createT(2, 3, 37), 'near')],
    ['is no T', rest('..X....... ...X.X.... ...X...... XXX...XXXX', { shape: 'L', turn: 0, column: 3, row: 37 }, 'near')],
  ])('TET20 are none if the piece %s', (_, state) => {
    expect(getAward(state)?.tSpin ?? null).toBeNull();
    expect(after(state, DROP).tSpins).toBe(0);
  });

  it('TET20 need a rotation as the last move: neither a step, a fall, a drop nor the next piece counts', () => {
    const turned = after(createState('', 'T', MODERN), CLOCKWISE);
    const [left] = press('left');
    expect(left && after(turned, left).lastRotation).toBeNull();
    expect(playAll(turned, ...press('down')).lastRotation).toBeNull();
    expect(after(turned, DROP).lastRotation).toBeNull();
    // Three corners are blocked, but one T turned high above them.
    const slot = '...X...... ...X...... ...X.X....';
    expect([30, 37].map((row) => getAward(rest(slot, createT(1, 3, row), 'near'))?.tSpin)).toEqual([undefined, 'mini']);
  });
});

type Kind = keyof typeof SETUPS;

/** Boards with a piece that does something. A block stays behind, so that no clear is perfect. */
const SETUPS = {
  nothing: ['', createT(0, 3, 38), null],
  single: [`${WALL} .XXXXXXXXX XXX...XXXX`, createT(0, 3, 38), null],
  double: [`${WALL} XXXX.XXXXX XXX...XXXX`, createT(0, 3, 38), null],
  triple: [`${WALL} .XXXXXXXXX .XXXXXXXXX .XXXXXXXXX`, { shape: 'I', turn: 1, column: -2, row: 36 }, null],
  tetris: [`${WALL} .XXXXXXXXX .XXXXXXXXX .XXXXXXXXX .XXXXXXXXX`, { shape: 'I', turn: 1, column: -2, row: 36 }, null],
  'T-spin': [`${ROOF} XXX..XXXXX .XX...XXXX .XXX.XXXXX`, createT(2, 3, 37), 'near'],
  'T-spin double': [`${ROOF} ${NEST}`, createT(2, 3, 37), 'near'],
  'mini T-spin single': [`${FLOOR} XXX...XXXX`, createT(0, 3, 38), 'near'],
} as const satisfies Readonly<Record<string, readonly [drawing: string, piece: Piece, lastRotation: LastRotation]>>;

/** Locks a piece in a board of its own, with the figures of the game so far. */
function lock(state: TetrisState, kind: Kind): TetrisState {
  const [drawing, piece, lastRotation] = SETUPS[kind];
  const { score, wasDifficult, combo, tSpins, tetrises, longestCombo, lines } = state;
  const from = { ...MODERN, score, wasDifficult, combo, tSpins, tetrises, longestCombo, lines };
  return after(rest(drawing, piece, lastRotation, from), DROP);
}

/** The points of each of some pieces in a row, at level 1. */
function getPoints(kinds: readonly Kind[]): number[] {
  let state = createState('', 'T', MODERN);
  return kinds.map((kind) => {
    const { score } = state;
    state = { ...lock(state, kind), lines: 0 };
    return state.score - score;
  });
}

describe('chains', () => {
  it.each<[what: string, kinds: readonly Kind[], points: readonly number[]]>([
    ['lines', ['single', 'nothing', 'double', 'nothing', 'triple', 'nothing', 'tetris'], [100, 0, 300, 0, 500, 0, 800]],
    ['back-to-back Tetrises', ['tetris', 'nothing', 'tetris'], [800, 0, 1200]],
    ['a T-spin after a Tetris', ['tetris', 'nothing', 'T-spin double'], [800, 0, 1800]],
    ['a mini T-spin single after a T-spin', ['T-spin double', 'nothing', 'mini T-spin single'], [1200, 0, 300]],
    ['a chain that a plain double breaks', ['tetris', 'nothing', 'double', 'nothing', 'tetris'], [800, 0, 300, 0, 800]],
    ['a T-spin without lines, which neither counts nor breaks', ['tetris', 'T-spin', 'tetris'], [800, 400, 1200]],
    ['a T-spin without lines, which starts no chain', ['T-spin', 'tetris'], [400, 800]],
    ['a combo', ['single', 'single', 'double', 'single'], [100, 150, 400, 250]],
    ['a combo that a piece without lines ends', ['single', 'single', 'nothing', 'single', 'single'], [100, 150, 0, 100, 150]],
    ['a combo that a T-spin without lines ends', ['single', 'T-spin', 'single'], [100, 400, 100]],
    ['a back-to-back in a combo', ['tetris', 'tetris'], [800, 1250]],
  ])('TET21 score %s', (_, kinds, points) => {
    expect(getPoints(kinds)).toEqual(points);
  });

  it('TET21 score by the level before the clear', () => {
    const state = createState('', 'T', { ...MODERN, lines: 29, combo: 1, wasDifficult: true });
    expect(lock(state, 'tetris')).toMatchObject({ score: 3 * (1200 + 2 * 50), lines: 33 });
    expect(lock(state, 'T-spin').score).toBe(3 * 400);
  });

  it('TET21 are named, announced and counted', () => {
    const board = rest(SETUPS['T-spin double'][0], SETUPS['T-spin double'][1], 'near', { ...MODERN, wasDifficult: true, combo: 1 });
    expect(text.announcement?.(events(board, DROP), after(board, DROP))).toBe(
      'T placed, 2 lines: T-spin double, back-to-back, combo 2. Score: 1,900. Next: T',
    );
    const kinds: readonly Kind[] = ['tetris', 'T-spin double', 'single', 'nothing', 'T-spin', 'single', 'tetris'];
    const end = kinds.reduce(lock, createState('', 'T', MODERN));
    expect(game.results?.summary?.(end)).toEqual(['Lines: 12', 'Level: 2', 'T-spins: 2', 'Tetrises: 2', 'Longest combo: 2']);
  });

  it.each<[lines: number, bonus: number, drawing: string, piece: Piece, wasDifficult: boolean]>([
    [1, 100 + 800, 'XXX....XXX', { shape: 'I', turn: 0, column: 3, row: 38 }, false],
    [2, 300 + 1200, 'XXXX..XXXX XXXX..XXXX', { shape: 'O', turn: 0, column: 3, row: 38 }, false],
    [3, 500 + 1800, 'XXXX.XXXXX XXXX.XXXXX XXXX..XXXX', { shape: 'L', turn: 1, column: 3, row: 37 }, false],
    [4, 800 + 2000, '.XXXXXXXXX .XXXXXXXXX .XXXXXXXXX .XXXXXXXXX', SETUPS.tetris[1], false],
    [4, 1200 + 3200, '.XXXXXXXXX .XXXXXXXXX .XXXXXXXXX .XXXXXXXXX', SETUPS.tetris[1], true],
  ])('TET21 score a perfect clear of %i lines with %i', (lines, points, drawing, piece, wasDifficult) => {
    const state = rest(drawing, piece, null, { ...MODERN, wasDifficult });
    expect(getAward(state)).toMatchObject({ lines, points, isPerfectClear: true });
    expect(after(state, DROP).score).toBe(points);
  });
});

it('TET22 drops score a soft drop with 1 a row and a hard drop with 2 at every level, but nothing in Classic', () => {
  for (const [options, score] of [
    [MODERN, 2 * 1 + 17 * 2],
    [{ ...MODERN, lines: 40 }, 2 * 1 + 17 * 2],
    [CLASSIC, 0],
  ] as const)
    expect(playAll(createState('', 'T', options), ...press('down'), ...press('down'), DROP).score).toBe(score);
});

it('TET22 a held soft drop goes on without a delay, and scores each of its rows', () => {
  const held = after(createState('', 'T', MODERN), { type: 'press', key: 'down' });
  expect(advance(held, 2 * REPEAT_MS)).toMatchObject({ score: 3, piece: createT(0, 3, 22) });
});

it('TET11 leaves Classic without any of it', () => {
  const board = rest(SETUPS['T-spin double'][0], SETUPS['T-spin double'][1], 'near', CLASSIC);
  const locked = after(board, DROP);
  expect(getAward(board)).toBeNull();
  expect(locked).toMatchObject({ score: 100, tSpins: 0, combo: -1, wasDifficult: false });
  expect(text.announcement?.(events(board, DROP), locked)).toBe('T placed, 2 lines. Score: 100. Next: T');
  expect(game.results?.summary?.(locked)).toEqual(['Lines: 2', 'Level: 1']);
});

const SPRINT = rules.variants.find(({ id }) => id === 'sprint')?.options ?? CLASSIC;
const FOUR_ROWS = Array.from({ length: 4 }, () => '.XXXXXXXXX').join(' ');

/** Creates a sprint with `lines` cleared lines, and clears four rows with an I piece. */
const clearLines = (lines: number) => playAll(createState(FOUR_ROWS, 'I', { ...SPRINT, lines }), ...TO_THE_LEFT_WALL, DROP);

it('is won with forty lines, but not with fewer', () => {
  const almost = clearLines(35);
  expect([almost.lines, rules.outcome(almost), text.status(almost)]).toEqual([39, null, '1 line to go']);
  for (const lines of [36, 39]) {
    const won = clearLines(lines);
    expect([rules.outcome(won), text.status(won), rules.dueInMs?.(won)]).toEqual([{ result: 'won' }, 'You Won!', null]);
    expect('refused' in rules.play(won, DROP)).toBe(true);
  }
});

it('announces its end as a win', () => {
  const before = playAll(createState(FOUR_ROWS, 'I', { ...SPRINT, lines: 36 }), ...TO_THE_LEFT_WALL);
  const played = rules.play(before, DROP);
  if ('refused' in played) throw new Error('The drop was refused');
  expect(text.announcement?.(played.events, played.state)).toBe('You Won! Lines: 40 of 40');
  expect(played.events.flatMap((event) => text.toast?.(event, played.state) ?? [])).toContainEqual({
    title: 'You Won!',
    detail: 'Lines: 40 of 40',
  });
});

it('TET23 tells lines, and neither points nor levels, on the way and at the end', () => {
  const state = playAll(createState(FOUR_ROWS, 'I', { ...SPRINT, lines: 17 }), ...TO_THE_LEFT_WALL);
  const played = rules.play(state, DROP);
  if ('refused' in played) throw new Error('The drop was refused');
  expect(text.announcement?.(played.events, played.state)).toMatch(/^I placed, 4 lines\. 19 lines to go\. Next: /);
  expect(played.events.map(({ type }) => type)).toContain('level-up');
  expect(played.events.flatMap((event) => text.toast?.(event, played.state) ?? [])).toEqual([]);
  expect(game.results?.summary?.(played.state)).toEqual(['Lines: 21']);
  expect(game.results?.summary?.(clearLines(36))).toEqual(['Lines: 40']);
});

it('is lost at the top, where a game for points is only over', () => {
  const ends = [SPRINT, CLASSIC].map((options) =>
    rules.outcome(playAll(rules.start(options, 5), { type: 'start' }, ...Array.from({ length: 30 }, () => DROP))),
  );
  expect(ends).toEqual([{ result: 'lost' }, { result: 'over' }]);
  expect(rules.variants.filter(({ options }) => game.results?.isWinnable?.(options)).map(({ id }) => id)).toEqual(['sprint']);
});
