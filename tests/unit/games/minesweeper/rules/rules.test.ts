import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { results } from '#app/games/minesweeper/game.ts';
import { text } from '#app/games/minesweeper/text.ts';
import { createTestPlay } from '#tests/bots/play-by-rules.ts';
import { rules } from '#app/games/minesweeper/rules/rules.ts';
import { deal, FLAGGED, MINE } from '#app/games/minesweeper/rules/field.ts';
import { getGrid } from '#app/games/minesweeper/rules/grid.ts';
import { MOVE_TYPES } from '#app/games/minesweeper/rules/state.ts';
import { drawState, createState } from './test-board.ts';
import { getAnnouncement, playSteps } from './test-steps.ts';

const CLASSIC = rules.variants[0].options;
const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const firsts = fc.integer({ min: 0, max: 63 });

const { events, isRefused, refusal } = createTestPlay(rules);

describe('the first reveal', () => {
  it('MIN1 keeps mines away from its square and the neighbors, wherever it is, and opens an area', () => {
    fc.assert(
      fc.property(seeds, firsts, (seed, cell) => {
        const state = playSteps(rules.start(CLASSIC, seed), ['reveal', cell]);
        expect(state.field[cell]).toBe(0);
        expect(state.opened).toBeGreaterThanOrEqual(4);
      }),
    );
  });

  it('MIN2 places exactly ten mines, and every number counts them around it', () => {
    fc.assert(
      fc.property(seeds, firsts, (seed, first) => {
        const { field } = playSteps(rules.start(CLASSIC, seed), ['reveal', first]);
        expect(field.filter((nearby) => nearby === MINE)).toHaveLength(10);
        for (const [cell, around] of getGrid(CLASSIC).neighbors.entries()) {
          if (field[cell] !== MINE) expect(field[cell]).toBe(around.filter((neighbor) => field[neighbor] === MINE).length);
        }
      }),
    );
  });

  it.each([
    ['large', 9, 12, 18],
    ['intermediate', 16, 16, 40],
    ['expert', 30, 16, 99],
  ])('MIN18 is as safe on the board called %s, which has its size and mines', (id, width, height, mines) => {
    const options = rules.variants.find((variant) => variant.id === id)?.options ?? CLASSIC;
    fc.assert(
      fc.property(seeds, fc.nat(width * height - 1), (seed, first) => {
        const { field } = playSteps(rules.start(options, seed), ['reveal', first]);
        expect(field).toHaveLength(width * height);
        expect(field.filter((nearby) => nearby === MINE)).toHaveLength(mines);
        expect(field[first]).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  it('MIN2 counts five neighbors at an edge and three in a corner', () => {
    const { neighbors } = getGrid(CLASSIC);
    expect([0, 7, 56, 63].map((cell) => neighbors[cell]?.length)).toEqual([3, 3, 3, 3]);
    expect([3, 24, 31, 60].map((cell) => neighbors[cell]?.length)).toEqual([5, 5, 5, 5]);
    expect(neighbors[27]).toEqual([18, 19, 20, 26, 28, 34, 35, 36]);
  });

  it('MIN10 starts the clock, unlike a flag; the clock stops at 999 seconds', () => {
    const flagged = playSteps(rules.start(CLASSIC, 5), ['flag', 3]);
    expect(rules.linkCode?.encode(flagged)).toBeNull(); // and so long the stopwatch waits
    expect(rules.linkCode?.encode(playSteps(flagged, ['reveal', 30]))).toBe(30);
    expect(results.time?.(1_000_000, 0)).toBe(999_000);
  });

  it('MIN17 creates the same board for the same seed, whatever was flagged before', () => {
    for (const { options } of rules.variants) {
      const plain = playSteps(rules.start(options, 11), ['reveal', 20]);
      const flagged = playSteps(rules.start(options, 11), ['flag', 1], ['flag', 1], ['flag', 60], ['reveal', 20]);
      expect(flagged.field).toEqual(plain.field);
      expect(playSteps(rules.start(options, 12), ['reveal', 20]).field).not.toEqual(plain.field);
    }
  });

  it('G9 comes from a deal that puts mines on every square equally often', () => {
    const counts = CLASSIC.width * CLASSIC.height;
    const mines = Array.from({ length: counts }, () => 0);
    for (let seed = 0; seed < 4000; seed += 1) {
      for (const [cell, nearby] of deal(getGrid(CLASSIC), CLASSIC.mines, 0, seed)[0].entries())
        if (nearby === MINE) mines[cell] = (mines[cell] ?? 0) + 1;
    }
    const away = mines.filter((_, cell) => ![0, 1, 8, 9].includes(cell));
    const expected = 40_000 / away.length;
    expect(away.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(98.3); // p = 0.001 with 59 degrees of freedom
  });
});

describe('a reveal', () => {
  it('MIN3 floods to connected clear squares and the numbers around them', () => {
    const state = playSteps(createState('....* ..... *.... .....'), ['reveal', 0]);
    expect(drawState(state)).toBe('0001. 11011 .1000 .1000');
  });

  it('MIN3 does not open flags or flood past them', () => {
    expect(drawState(playSteps(createState('..x..* ..x...'), ['reveal', 0]))).toBe('00F... 00F...');
  });

  it('MIN3 floods a board of 40,000 squares', () => {
    const row = '.'.repeat(200);
    const state = playSteps(createState(`*${row.slice(1)}${` ${row}`.repeat(199)}`), ['reveal', 39_999]);
    expect(rules.outcome(state)?.result).toBe('won');
  });

  it('MIN4 of a flag is refused', () => {
    expect(refusal(createState('x.*'), { type: 'reveal', cell: 0 })).toBe('Remove the flag first.');
  });

  it('MIN16 of an open square changes nothing', () => {
    const state = createState('oo.*');
    for (const cell of [0, 1]) expect(refusal(state, { type: 'reveal', cell })).toBe("It's already open.");
  });

  it('reports a flood once, with its starting square', () => {
    const state = createState('...*.');
    expect(events(state, { type: 'reveal', cell: 0 })).toEqual([{ type: 'opened', cells: [0, 1, 2] }]);
    expect(getAnnouncement(state, ['reveal', 0])).toBe('Opened 3 squares. 1 to go');
    expect(getAnnouncement(createState('...*..'), ['reveal', 4])).toBe('Opened 1 square: 1 mine nearby. 4 to go');
  });

  it('refuses squares that are not there', () => {
    const state = rules.start(CLASSIC, 1);
    for (const type of MOVE_TYPES) for (const cell of [-1, 64, 0.5, Number.NaN]) expect(isRefused(state, { type, cell })).toBe(true);
  });
});

describe('a flag', () => {
  it('MIN5 is set and removed on hidden squares only', () => {
    const state = createState('o.*');
    expect(drawState(playSteps(state, ['flag', 1]))).toBe('0F.');
    expect(drawState(playSteps(state, ['flag', 1], ['flag', 1]))).toBe('0..');
    expect(refusal(state, { type: 'flag', cell: 0 })).toBe("It's open, so there's nothing to flag.");
  });

  it('is announced with the number of remaining mines', () => {
    const state = createState('o.*');
    expect(events(state, { type: 'flag', cell: 1 })).toEqual([{ type: 'flagged', cell: 1 }]);
    expect(getAnnouncement(state, ['flag', 1])).toBe('Flag on row 1, column 2. Mines left: 0');
    expect(getAnnouncement(playSteps(state, ['flag', 1]), ['flag', 1])).toBe('Flag removed from row 1, column 2. Mines left: 1');
  });

  it('MIN5 can exceed the number of mines', () => {
    const moves = Array.from({ length: 12 }, (_, cell) => ['flag', cell] as const);
    const state = playSteps(rules.start(CLASSIC, 1), ...moves);
    expect(state.mines - state.flags).toBe(-2);
  });
});

describe('a chord', () => {
  it('MIN6 opens the other neighbors if the number of flags matches, including floods', () => {
    expect(drawState(playSteps(createState('Fo... o.... ....*'), ['chord', 1]))).toBe('F1000 11011 0001F');
  });

  it('MIN6 is refused if the number of flags does not match', () => {
    for (const [drawing, sentence] of [
      ['*o. ...', 'The 1 needs 1 flag around it and has 0.'],
      ['Fo* ...', 'The 2 needs 2 flags around it and has 1.'],
      ['Fox ...', 'The 1 needs 1 flag around it and has 2.'],
    ] as const) {
      expect(refusal(createState(drawing), { type: 'chord', cell: 1 })).toBe(sentence);
    }
  });

  it('MIN6 needs an open number with something left to open', () => {
    for (const [drawing, cell] of [
      ['*.. ...', 1],
      ['Foo ooo', 1],
      ['xoo ooo ooo ..*', 1],
    ] as const) {
      expect(isRefused(createState(drawing), { type: 'chord', cell })).toBe(true);
    }
  });

  it('MIN7 with a wrong flag loses, and distinguishes the hit mine from the wrong flag', () => {
    const before = createState('*ox ...');
    const state = playSteps(before, ['chord', 1]);
    expect(rules.outcome(state)?.result).toBe('lost');
    expect(events(before, { type: 'chord', cell: 1 })).toEqual([
      { type: 'chorded', cell: 1 },
      { type: 'opened', cells: [3, 4, 5] },
      { type: 'exploded', cells: [0] },
    ]);
    expect(getAnnouncement(before, ['chord', 1])).toBe('Mine at row 1, column 1. Game Over!');
    expect(state.hits).toEqual([0]);
    expect(state.covers[2]).toBe(FLAGGED);
    expect(state.field[2]).not.toBe(MINE);
  });

  it('MIN7 works in every corner', () => {
    expect(drawState(playSteps(createState('o.. F.. ..*'), ['chord', 0]))).toBe('11. F2. ...');
    expect(drawState(playSteps(createState('*.. ..F ..o'), ['chord', 8]))).toBe('... .2F .11');
    expect(playSteps(createState('o* x.'), ['chord', 0]).hits).toEqual([1]);
  });

  it('MIN8 that hits a mine loses, however much it opens, and flags nothing', () => {
    const state = playSteps(createState('*o. xoo'), ['chord', 1]);
    expect(rules.outcome(state)).toEqual({ result: 'lost' });
    expect(text.status(state)).toBe('Game Over!');
    expect(drawState(state)).toBe('910 F10');
  });
});

it('has a short status with the remaining number of squares', () => {
  expect(text.status(rules.start(CLASSIC, 1))).toBe('Start anywhere');
  expect(text.status(playSteps(rules.start(CLASSIC, 1), ['flag', 0]))).toBe('Start anywhere');
  expect(text.status(createState('*oo o.. *oF'))).toBe('2 squares to go');
});
