import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOWN } from './bag.ts';
import { engine, type TetrisMove } from './rules.ts';
import { cellsOf, COLUMNS, SHAPES, type Piece, type Shape } from './shapes.ts';
import { intervalMs, levelOf } from './state.ts';
import { CLASSIC, CLOCKWISE, drawn, DROP, FAST, given, HOLD, playAll, press, sorted, STEPS, TO_THE_LEFT_WALL } from './test-game.ts';
import { EMPTY_WELL, fits, landed, ROWS, shapeAt, SKYLINE } from './well.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

/** l and r move, c turns, h holds, D drops. */
const RECORDED =
  'lllllDlDllDhcccrDhrrrDcrrrrDlllllDccrrrDcccrrrrDrrDhllDcDccllDhclllllDcrrrrDllDcDhrrDlDcccrrrrDhcrDlllllDrrrDlllDcclllllDcccDcrrrrDrrrDclDcccrrrrrDcDhcrDlllllDcrrrDlDhcclllllDhcrrrrDDrrDhlDlllllDhcccrrrrDllDDlllllDDDDDDDDDDD';

describe('coming in', () => {
  it.each(SHAPES)('TET1 brings %s in flat and one row into the field', (shape) => {
    const { piece } = given('', shape);
    const columns = cellsOf(piece as Piece).map(([column]) => column);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual({ I: [3, 6], O: [4, 5] }[shape as string] ?? [3, 5]);
    expect(Math.max(...cellsOf(piece as Piece).map(([, row]) => row))).toBe(SKYLINE);
    expect(piece?.turn).toBe(0);
  });

  it('TET1 has twenty rows out of sight, and leaves a piece there when the field below it is full', () => {
    expect(ROWS - SKYLINE).toBe(20);
    const tower = Array.from({ length: 20 }, () => '...XXX....').join(' ');
    expect(Math.max(...cellsOf(given(tower, 'T').piece as Piece).map(([, row]) => row))).toBe(SKYLINE - 1);
  });

  it('TET2 deals bags of seven, with no more than twelve pieces between two of a kind', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let state = playAll(engine.start(STEPS, seed), { type: 'start' });
        const dealt: Shape[] = [];
        while (dealt.length < 70) {
          dealt.push(state.piece?.shape ?? 'I');
          state = playAll({ ...state, well: EMPTY_WELL }, DROP);
        }
        for (let bag = 0; bag < 70; bag += 7) expect(new Set(dealt.slice(bag, bag + 7)).size).toBe(7);
        for (const shape of SHAPES) {
          const places = dealt.flatMap((each, index) => (each === shape ? index : []));
          expect(Math.max(...places.map((place, index) => place - (places[index - 1] ?? 0)))).toBeLessThanOrEqual(13);
        }
      }),
      { numRuns: 20 },
    );
  });

  it('TET2 G9 deals each of the 5,040 first bags about as often', () => {
    const seen = new Map<string, number>();
    const games = 50_400;
    for (let seed = 0; seed < games; seed += 1) {
      const bag = engine.start(CLASSIC, seed).queue.slice(0, 7).join('');
      seen.set(bag, (seen.get(bag) ?? 0) + 1);
    }
    expect(seen.size).toBeGreaterThan(5030);
    const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0) + 10 * (5040 - seen.size);
    expect(Math.abs(chiSquare - 5039)).toBeLessThan(3.3 * Math.sqrt(2 * 5039));
  });

  it('TET15 shows what comes', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        let state = playAll(engine.start(CLASSIC, seed), { type: 'start' });
        for (let count = 0; count < 30; count += 1) {
          expect(state.queue.length).toBeGreaterThanOrEqual(SHOWN);
          const [next] = state.queue;
          state = playAll({ ...state, well: EMPTY_WELL }, DROP);
          expect(state.piece?.shape).toBe(next);
        }
      }),
      { numRuns: 10 },
    );
  });
});

describe('rows', () => {
  it('TET10 clears full rows together and lets the rest fall by as many, without a cascade', () => {
    const state = given('.X.....X.. .XXXXXXXXX .XXXXXX.X. .XXXXXXXXX .XXXXXXXX.', 'I');
    const next = playAll(state, ...TO_THE_LEFT_WALL, DROP);
    expect(drawn(next.well, 5)).toBe('.......... .......... .X.....X.. XXXXXXX.X. XXXXXXXXX.');
    expect(next.last?.cleared).toEqual([36, 38]);
  });

  it.each([
    [1, 40],
    [2, 100],
    [3, 300],
    [4, 1200],
  ])('TET11 scores %i lines with %i at every level', (lines, score) => {
    for (const options of [CLASSIC, FAST, { ...CLASSIC, firstLevel: 29 }]) {
      const state = given(Array.from({ length: lines }, () => '.XXXXXXXXX').join(' '), 'I', options);
      const next = playAll(state, ...TO_THE_LEFT_WALL, DROP);
      expect([next.score, next.lines]).toEqual([score, lines]);
      expect(next.last?.cleared).toHaveLength(lines);
    }
  });

  it('TET11 TET18 raises the level every ten lines, and says so once', () => {
    const state = given('.XXXXXXXXX', 'I', { lines: 19 });
    expect(levelOf(state)).toBe(2);
    const next = playAll(state, ...TO_THE_LEFT_WALL);
    const after = engine.play(next, DROP);
    expect(levelOf(after)).toBe(3);
    expect(engine.news?.(next, after)).toEqual({ title: 'Level 3!', detail: 'Speed increased!' });
    expect(engine.news?.(after, engine.play(after, DROP))).toBeNull();
    expect(intervalMs(3)).toBeCloseTo(640);
  });

  it('TET9 locks a hard drop at once, and drops score nothing', () => {
    const state = given('', 'T');
    const next = playAll(state, ...press('down'), ...press('down'), DROP);
    expect([next.placed, next.score, next.piece?.shape]).toEqual([1, 0, 'O']);
    expect(drawn(next.well, 2)).toBe('....X..... ...XXX....');
  });

  it('TET14 lands a hard drop on the cells of the ghost, which block nothing', () => {
    const state = given('...X...... ...X......', 'L');
    const ghost = landed(state.well, state.piece as Piece);
    expect(sorted(engine.play(state, DROP).last?.piece ?? null)).toEqual(sorted(ghost));
    expect(fits(state.well, 'L', ghost.turn, ghost.column, ghost.row)).toBe(true);
  });
});

describe('hold', () => {
  it('TET13 swaps once for each piece, flat, and again after a lock', () => {
    const state = given('', 'T');
    const held = playAll(state, CLOCKWISE, HOLD);
    expect([held.held, held.piece?.shape, held.placed]).toEqual(['T', 'O', 0]);
    expect(engine.play(held, HOLD)).toBe(held);
    const back = playAll(held, DROP, HOLD);
    expect([back.held, back.piece?.shape, back.piece?.turn]).toEqual(['T', 'T', 0]);
    expect(playAll(held, DROP).piece?.shape).toBe('T');
  });

  it('TET13 ends the game when the held piece cannot come in', () => {
    const state = given('', 'T', { held: 'I' });
    const blocked = playAll({ ...state, well: state.well.with(19, 1 << 18) }, HOLD);
    expect(engine.status(blocked)).toBe('lost');
  });
});

describe('the end', () => {
  it('TET16 comes when a new piece overlaps', () => {
    const tower = Array.from({ length: 20 }, () => '....XX....').join(' ');
    const over = engine.play(given(tower, 'T'), DROP);
    expect(engine.status(over)).toBe('lost');
    expect(engine.describe(over)).toBe('Game Over! Final score: 0');
  });

  it('TET16 comes when a whole piece locks above the field', () => {
    const tower = Array.from({ length: 20 }, () => '...X......').join(' ');
    const locked = engine.play(given(tower, 'J'), DROP);
    expect(engine.status(locked)).toBe('lost');
    expect(locked.queue[0]).toBe('O');
  });

  it('TET16 does not come while a part of the piece is in the field', () => {
    const tower = Array.from({ length: 19 }, () => '...X......').join(' ');
    const state = playAll(given(tower, 'J'), DROP);
    expect(state.last?.piece.row).toBe(SKYLINE - 1);
    expect(state.placed).toBe(1);
  });

  it('TET18 tells the final score', () => {
    const before = given(Array.from({ length: 20 }, () => '....XX....').join(' '), 'T', { score: 340, lines: 12 });
    const over = engine.play(before, DROP);
    expect(engine.news?.(before, over)).toEqual({ title: 'Game Over!', detail: 'Final score: 340' });
    expect(engine.summary?.(over)).toEqual(['Lines: 12', 'Level: 2']);
    expect(engine.refusal?.(over, DROP)).toBe('This game is over.');
  });
});

describe('words', () => {
  it('change once for each piece', () => {
    const state = given('.XXXXXXXXX .XXXXXXXXX', 'I');
    expect(engine.describe(state)).toBe('First: I. Next: O');
    const turned = playAll(state, ...TO_THE_LEFT_WALL);
    expect(engine.describe(turned)).toBe('First: I. Next: O');
    expect(engine.describe(engine.play(turned, DROP))).toBe('I placed, 2 lines. Score: 100. Next: T');
  });

  it('wait for the start', () => {
    const state = engine.start(CLASSIC, 1);
    expect(engine.describe(state)).toBe('Press Start to begin.');
    expect(engine.hasBegun?.(state)).toBe(false);
    expect(engine.play(state, { type: 'tick', elapsedMs: 250 })).toBe(state);
    expect(engine.hasBegun?.(engine.play(state, DROP))).toBe(true);
  });

  it('tell where things are in a game of steps', () => {
    const state = given('.....XX...', 'T', STEPS);
    expect(engine.clock?.period(state)).toBeNull();
    expect(engine.describe(state)).toBe('First: T. Next: O. Heights: 0 0 0 0 0 1 1 0 0 0. T, columns 4 to 6, 18 up. Below: 0 0 1.');
    const moved = playAll(state, ...press('right'), CLOCKWISE);
    expect(engine.describe(moved)).toBe('T, turned right, columns 6 to 7, 17 up. Below: 1 1.');
    expect(engine.refusal?.(playAll(state, HOLD), HOLD)).toBe('Hold works once for each piece.');
    const wall = playAll(state, ...Array.from({ length: 9 }, () => press('left')).flat());
    expect(engine.refusal?.(wall, { type: 'press', key: 'left' })).toBe('There is no room.');
    const ground = playAll(wall, ...Array.from({ length: 19 }, () => press('down')).flat());
    expect(engine.describe(ground)).toBe('T, columns 1 to 3, on the ground. Below: 0 0 0.');
    expect(playAll(ground, ...press('down')).placed).toBe(1);
  });
});

describe('a whole game', () => {
  it('ends as it was recorded', () => {
    const moves: Readonly<Record<string, readonly TetrisMove[]>> = {
      l: press('left'),
      r: press('right'),
      c: [CLOCKWISE],
      h: [HOLD],
      D: [DROP],
    };
    let state = playAll(engine.start(CLASSIC, 2026), { type: 'start' });
    for (const letter of RECORDED) state = playAll(state, ...(moves[letter] ?? []));
    expect(engine.status(state)).toBe('lost');
    expect([state.placed, state.lines, state.score]).toEqual([55, 16, 680]);
  });
});

describe('any game', () => {
  it('keeps whole cells, seven in each bag, and full rows out of the well', () => {
    const moves = fc.array(
      fc.oneof(
        { arbitrary: fc.constantFrom(...engine.candidateMoves(given('', 'T'))), weight: 6 },
        { arbitrary: fc.constantFrom<TetrisMove>(...press('left'), ...press('right'), ...press('down')), weight: 4 },
        { arbitrary: fc.nat({ max: 400 }).map((elapsedMs): TetrisMove => ({ type: 'tick', elapsedMs })), weight: 4 },
      ),
      { minLength: 100, maxLength: 300 },
    );
    fc.assert(
      fc.property(seeds, fc.constantFrom(CLASSIC, FAST, STEPS), moves, (seed, options, list) => {
        let state = engine.start(options, seed);
        for (const move of list) {
          state = engine.play(state, move);
          const { well, piece } = state;
          const cells = well.reduce(
            (sum, _, row) => sum + Array.from({ length: COLUMNS }, (__, x) => shapeAt(well, x, row)).filter(Boolean).length,
            0,
          );
          if (cells !== 4 * state.placed - 10 * state.lines) throw new Error(`${cells} cells after ${state.placed} pieces`);
          if (piece && !fits(well, piece.shape, piece.turn, piece.column, piece.row)) throw new Error('The piece lies in the well');
        }
        expect(state.well).toHaveLength(ROWS);
      }),
      { numRuns: 15 },
    );
  });
});
