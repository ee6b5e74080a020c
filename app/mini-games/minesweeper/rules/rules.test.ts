import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, pick } from '#app/mini-games/lib/rng.ts';
import { engine } from './rules.ts';
import { game } from '#app/mini-games/minesweeper/game.ts';
import { fewestReveals, FLAGGED, HIDDEN, MINE, OPEN } from './field.ts';
import { given } from './given-board.ts';
import { gridOf } from './grid.ts';
import { MOVE_TYPES, safeCount, statusOf, type MinesweeperMove, type MinesweeperState } from './state.ts';

const CLASSIC = engine.variants[0].options;
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const firsts = fc.integer({ min: 0, max: 63 });

function play(state: MinesweeperState, ...moves: readonly (readonly [MinesweeperMove['type'], number])[]): MinesweeperState {
  return moves.reduce((before, [type, cell]) => engine.play(before, { type, cell }), state);
}

/** Open squares as their numbers, '.' hidden, 'F' flagged. */
function drawn({ covers, field, width }: MinesweeperState): string {
  const squares = covers.map((cover, cell) => (cover === OPEN ? String(field[cell]) : cover === FLAGGED ? 'F' : '.'));
  return squares.map((square, cell) => (cell > 0 && cell % width === 0 ? ` ${square}` : square)).join('');
}

describe('the first reveal', () => {
  it('MIN1 keeps mines away from its square and the neighbors, wherever it is, and opens an area', () => {
    fc.assert(
      fc.property(seeds, firsts, (seed, cell) => {
        const state = play(engine.start(CLASSIC, seed), ['reveal', cell]);
        expect(state.field[cell]).toBe(0);
        expect(state.opened).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('MIN2 places exactly ten mines, and every number counts them around it', () => {
    fc.assert(
      fc.property(seeds, firsts, (seed, first) => {
        const { field } = play(engine.start(CLASSIC, seed), ['reveal', first]);
        expect(field.filter((nearby) => nearby === MINE)).toHaveLength(10);
        for (const [cell, around] of gridOf(CLASSIC).neighbors.entries()) {
          if (field[cell] !== MINE) expect(field[cell]).toBe(around.filter((neighbor) => field[neighbor] === MINE).length);
        }
      }),
    );
  });

  it('MIN2 counts five neighbors at an edge and three in a corner', () => {
    const { neighbors } = gridOf(CLASSIC);
    expect([0, 7, 56, 63].map((cell) => neighbors[cell]?.length)).toEqual([3, 3, 3, 3]);
    expect([3, 24, 31, 60].map((cell) => neighbors[cell]?.length)).toEqual([5, 5, 5, 5]);
    expect(neighbors[27]).toEqual([18, 19, 20, 26, 28, 34, 35, 36]);
  });

  it('MIN10 starts the clock, which a flag does not; it counts to 999 seconds', () => {
    const flagged = play(engine.start(CLASSIC, 5), ['flag', 3]);
    expect(engine.hasBegun?.(flagged)).toBe(false);
    expect(engine.hasBegun?.(play(flagged, ['reveal', 30]))).toBe(true);
    expect(game.traits).toMatchObject({ isTimed: true, timeCapMs: 999_000 });
  });

  it('MIN17 leads to the same board from the same seed, whatever was flagged before', () => {
    for (const { options } of engine.variants) {
      const plain = play(engine.start(options, 11), ['reveal', 20]);
      const flagged = play(engine.start(options, 11), ['flag', 1], ['flag', 1], ['flag', 60], ['reveal', 20]);
      expect(flagged.field).toEqual(plain.field);
      expect(play(engine.start(options, 12), ['reveal', 20]).field).not.toEqual(plain.field);
    }
  });

  it('G9 gives every square its share of mines', () => {
    const counts = CLASSIC.width * CLASSIC.height;
    const mines = Array.from({ length: counts }, () => 0);
    for (let seed = 0; seed < 4000; seed += 1) {
      for (const [cell, nearby] of play(engine.start(CLASSIC, seed), ['reveal', 0]).field.entries())
        if (nearby === MINE) mines[cell] = (mines[cell] ?? 0) + 1;
    }
    const away = mines.filter((_, cell) => ![0, 1, 8, 9].includes(cell));
    const expected = 40_000 / away.length;
    expect(away.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(98.3); // p = 0.001 with 59 degrees of freedom
  });
});

describe('a reveal', () => {
  it('MIN3 floods to connected clear squares and the numbers around them', () => {
    const state = play(given('....* ..... *.... .....'), ['reveal', 0]);
    expect(drawn(state)).toBe('0001. 11011 .1000 .1000');
  });

  it('MIN3 leaves flags closed, and what lies behind them', () => {
    expect(drawn(play(given('..x..* ..x...'), ['reveal', 0]))).toBe('00F... 00F...');
  });

  it('MIN3 floods a board of 40,000 squares', () => {
    const row = '.'.repeat(200);
    const state = play(given(`*${row.slice(1)}${` ${row}`.repeat(199)}`), ['reveal', 39_999]);
    expect(engine.status(state)).toBe('won');
  });

  it('MIN4 of a flag is refused', () => {
    const state = given('x.*');
    expect(play(state, ['reveal', 0])).toBe(state);
    expect(engine.refusal?.(state, { type: 'reveal', cell: 0 })).toMatch(/flag/i);
  });

  it('MIN16 of an open square changes nothing', () => {
    const state = given('oo.*');
    expect(play(state, ['reveal', 0])).toBe(state);
    expect(play(state, ['reveal', 1])).toBe(state);
  });

  it('tells of a flood once', () => {
    expect(engine.describe(play(given('...*.'), ['reveal', 0]))).toBe('Opened 3 cells, 1 to go');
    expect(engine.describe(play(given('...*..'), ['reveal', 4]))).toBe('Opened 1 cell, 4 to go');
  });

  it('refuses squares that are not there', () => {
    const state = engine.start(CLASSIC, 1);
    for (const type of MOVE_TYPES) for (const cell of [-1, 64, 0.5, Number.NaN]) expect(play(state, [type, cell])).toBe(state);
  });
});

describe('a flag', () => {
  it('MIN5 is set and taken away on hidden squares only', () => {
    const state = given('o.*');
    expect(drawn(play(state, ['flag', 1]))).toBe('0F.');
    expect(drawn(play(state, ['flag', 1], ['flag', 1]))).toBe('0..');
    expect(play(state, ['flag', 0])).toBe(state);
  });

  it('MIN5 may be one too many', () => {
    const moves = Array.from({ length: 12 }, (_, cell) => ['flag', cell] as const);
    const state = play(engine.start(CLASSIC, 1), ...moves);
    expect(state.mines - state.flags).toBe(-2);
  });
});

describe('a chord', () => {
  it('MIN6 opens the other neighbors once the flags fit, floods included', () => {
    expect(drawn(play(given('Fo... o.... ....*'), ['chord', 1]))).toBe('F1000 11011 0001F');
  });

  it('MIN6 is refused while the flags do not fit', () => {
    for (const [drawing, words] of [
      ['*o. ...', 'The 1 needs 1 flag around it and has 0.'],
      ['Fo* ...', 'The 2 needs 2 flags around it and has 1.'],
      ['Fox ...', 'The 1 needs 1 flag around it and has 2.'],
    ] as const) {
      const state = given(drawing);
      expect(play(state, ['chord', 1])).toBe(state);
      expect(engine.refusal?.(state, { type: 'chord', cell: 1 })).toBe(words);
    }
  });

  it('MIN6 needs an open number with something left to open', () => {
    for (const [drawing, cell] of [
      ['*.. ...', 1],
      ['Foo ooo', 1],
      ['xoo ooo ooo ..*', 1],
    ] as const) {
      const state = given(drawing);
      expect(play(state, ['chord', cell])).toBe(state);
    }
  });

  it('MIN7 with a wrong flag loses, and keeps the hit mine and the wrong flag apart', () => {
    const state = play(given('*ox ...'), ['chord', 1]);
    expect(engine.status(state)).toBe('lost');
    expect(state.hits).toEqual([0]);
    expect(state.covers[2]).toBe(FLAGGED);
    expect(state.field[2]).not.toBe(MINE);
  });

  it('MIN7 works in every corner', () => {
    expect(drawn(play(given('o.. F.. ..*'), ['chord', 0]))).toBe('11. F2. ...');
    expect(drawn(play(given('*.. ..F ..o'), ['chord', 8]))).toBe('... .2F .11');
    expect(play(given('o* x.'), ['chord', 0]).hits).toEqual([1]);
  });

  it('MIN8 that hits a mine loses, however much it opens, and flags nothing', () => {
    const state = play(given('*o. xoo'), ['chord', 1]);
    expect(engine.status(state)).toBe('lost');
    expect(engine.describe(state)).toBe('Game Over!');
    expect(drawn(state)).toBe('910 F10');
  });
});

describe('the end', () => {
  it('MIN8 is won when all safe squares are open, and flags the mines that are left', () => {
    const state = play(given('*oo oo. *oF'), ['reveal', 5]);
    expect(engine.status(state)).toBe('won');
    expect(engine.describe(state)).toBe('You Won!');
    expect(drawn(state)).toBe('F10 231 F2F');
    expect(state.flags).toBe(state.mines);
  });

  it('MIN9 is lost with the first mine', () => {
    const state = play(given('*oo o.. *oF'), ['reveal', 0]);
    expect(engine.status(state)).toBe('lost');
    expect(engine.describe(state)).toBe('Game Over!');
    expect(state.hits).toEqual([0]);
    expect(play(state, ['reveal', 4], ['flag', 6], ['chord', 1])).toBe(state);
  });

  it('is summed up and drawn for friends', () => {
    const state = play(given('*ox *o. F..'), ['reveal', 0]);
    expect(engine.share?.(state, {})).toBe('💥🟨❌\n💣🟨⬜\n🚩⬜⬜');
    expect(engine.summary?.(state)?.[0]).toBe('Opened: 2 of 6');
  });

  it('counts the fewest reveals: clear areas, and numbers that touch none', () => {
    const { field, ...size } = given('...*. ...*. ..**.');
    expect(fewestReveals(gridOf(size), field)).toBe(1 + 3);
  });
});

it('MIN15 counts the fastest win, of each variant', () => {
  expect(game.traits.best).toBe('fastest-win');
  expect(engine.variants.map(({ label }) => label)).toEqual(['Classic 8×8', 'No guessing', 'Large 9×12', 'Large, no guessing']);
});

/** Everything that has to be true of any state. */
function expectSound(state: MinesweeperState, before: MinesweeperState): void {
  const { covers, field, hits } = state;
  const isMine = (cell: number) => field[cell] === MINE;
  expect(state.flags).toBe(covers.filter((cover) => cover === FLAGGED).length);
  expect(state.opened).toBe(covers.filter((cover, cell) => cover === OPEN && !isMine(cell)).length);
  expect(hits.every((cell) => isMine(cell) && covers[cell] === OPEN)).toBe(true);
  expect(state.opened).toBeGreaterThanOrEqual(before.opened);
  if (before.field.length > 0) expect(field).toBe(before.field);
  const isOpen = (cell: number) => covers[cell] === OPEN;
  const isFresh = (cell: number) => isOpen(cell) && before.covers[cell] !== OPEN;
  for (const [cell, around] of gridOf(state).neighbors.entries()) {
    if ((before.covers[cell] === OPEN && !isOpen(cell)) || (before.covers[cell] === FLAGGED && isOpen(cell)))
      throw new Error(`Square ${cell} was ${before.covers[cell]} and is ${covers[cell]}`);
    if (field[cell] === 0 && isFresh(cell) && around.some((neighbor) => covers[neighbor] === HIDDEN))
      throw new Error(`The flood stopped at ${cell}`);
  }
  if (statusOf(state) === 'won') expect(state.opened).toBe(safeCount(state));
}

it('stays sound in random play of every kind of move', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: engine.variants.length - 1 }), (seed, variant) => {
      let state = engine.start(engine.variants[variant]?.options ?? CLASSIC, seed);
      let rng = seed;
      for (let turn = 0; turn < 60 && engine.status(state) === 'playing'; turn += 1) {
        let cell: number;
        let type: MinesweeperMove['type'];
        [cell, rng] = draw(rng, state.covers.length);
        [type, rng] = pick(rng, MOVE_TYPES);
        const next = play(state, [type, cell]);
        expect(next === state).toBe(engine.refusal?.(state, { type, cell }) !== null);
        expectSound(next, state);
        state = next;
      }
    }),
    { numRuns: 40 },
  );
});

it('plays a recorded game to its end', () => {
  let state = engine.start(CLASSIC, 488);
  const told: string[] = [];
  for (const [type, cell] of [
    ['flag', 2],
    ['reveal', 0],
    ['flag', 13],
    ['flag', 14],
    ['chord', 22],
    ['flag', 15],
    ['chord', 22],
    ['reveal', 2],
    ['reveal', 5],
    ['flag', 6],
    ['flag', 6],
    ['reveal', 6],
    ['reveal', 7],
  ] as const) {
    state = engine.play(state, { type, cell });
    told.push(engine.describe(state));
  }
  expect(told).toEqual([
    'Flag on row 1, column 3',
    'Opened 49 cells, 5 to go',
    'Flag on row 2, column 6',
    'Flag on row 2, column 7',
    'Flag on row 2, column 7',
    'Flag on row 2, column 8',
    'Opened 2 cells, 3 to go',
    'Opened 2 cells, 3 to go',
    'Opened 1 cell, 2 to go',
    'Flag on row 1, column 7',
    'No flag on row 1, column 7',
    'Opened 1 cell, 1 to go',
    'You Won!',
  ]);
  expect(drawn(state)).toBe('01FFF432 0124FFFF 00012332 00000011 0122101F 01FF1011 01221000 00000000');
});
