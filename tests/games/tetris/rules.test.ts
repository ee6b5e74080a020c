import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { anySeed } from '#tests/any-seed.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { game } from '#app/games/tetris/game.ts';
import { text } from '#app/games/tetris/text.ts';
import { SHOWN_PIECES } from '#app/games/tetris/rules/bag.ts';
import { rules, type TetrisMove } from '#app/games/tetris/rules/rules.ts';
import { getCells, SHAPES, type Piece, type Shape } from '#app/games/tetris/rules/shapes.ts';
import { getFallIntervalMs, getLevel, type TetrisEvent, type TetrisState } from '#app/games/tetris/rules/state.ts';
import { CLASSIC, CLOCKWISE, drawWell, DROP, createState, HOLD, playAll, press, sortCells, STEPS, TO_THE_LEFT_WALL } from './test-game.ts';
import { EMPTY_WELL, canFit, findLanding, ROWS, SKYLINE } from '#app/games/tetris/rules/well.ts';

const { after, announce, events, advance, refusal, toasts } = createTestPlay(rules, text);

/** Returns the event of a type that a move causes. */
function findEvent<Type extends TetrisEvent['type']>(state: TetrisState, move: TetrisMove, type: Type) {
  return events(state, move).find((event): event is Extract<TetrisEvent, { type: Type }> => event.type === type);
}

describe('spawning', () => {
  it.each(SHAPES)('TET1 spawns %s flat and one row into the field', (shape) => {
    const { piece } = createState('', shape);
    const columns = getCells(piece as Piece).map(([column]) => column);
    expect([Math.min(...columns), Math.max(...columns)]).toEqual({ I: [3, 6], O: [4, 5] }[shape as string] ?? [3, 5]);
    expect(Math.max(...getCells(piece as Piece).map(([, row]) => row))).toBe(SKYLINE);
    expect(piece?.turn).toBe(0);
  });

  it('TET1 has twenty hidden rows, and keeps a piece there if the field below it is full', () => {
    expect(ROWS - SKYLINE).toBe(20);
    const tower = Array.from({ length: 20 }, () => '...XXX....').join(' ');
    expect(Math.max(...getCells(createState(tower, 'T').piece as Piece).map(([, row]) => row))).toBe(SKYLINE - 1);
  });

  it('TET2 TET15 deals bags of seven, with at most twelve pieces between two of a kind, and shows the next pieces', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        let state = playAll(rules.start(STEPS, seed), { type: 'start' });
        const dealt: Shape[] = [];
        while (dealt.length < 70) {
          dealt.push(state.piece?.shape ?? 'I');
          const { queue } = state;
          expect(queue.length).toBeGreaterThanOrEqual(SHOWN_PIECES);
          state = playAll({ ...state, well: EMPTY_WELL }, DROP);
          expect(state.piece?.shape).toBe(queue[0]);
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
      const bag = rules.start(CLASSIC, seed).queue.slice(0, 7).join('');
      seen.set(bag, (seen.get(bag) ?? 0) + 1);
    }
    expect(seen.size).toBeGreaterThan(5030);
    const chiSquare = [...seen.values()].reduce((sum, count) => sum + (count - 10) ** 2 / 10, 0) + 10 * (5040 - seen.size);
    expect(Math.abs(chiSquare - 5039)).toBeLessThan(3.3 * Math.sqrt(2 * 5039));
  });
});

describe('rows', () => {
  it('TET10 clears full rows at once and drops the rest by as many rows, without a cascade', () => {
    const state = createState('.X.....X.. .XXXXXXXXX .XXXXXX.X. .XXXXXXXXX .XXXXXXXX.', 'I');
    const over = playAll(state, ...TO_THE_LEFT_WALL);
    expect(drawWell(after(over, DROP).well, 5)).toBe('.......... .......... .X.....X.. XXXXXXX.X. XXXXXXXXX.');
    expect(after(over, DROP).well.slice(0, -3)).toEqual(EMPTY_WELL.slice(3));
    expect(findEvent(over, DROP, 'cleared')?.rows).toEqual([36, 38]);
    expect(findEvent(over, DROP, 'level-up')).toBeUndefined();
  });

  it.each([
    [1, 40],
    [2, 100],
    [3, 300],
    [4, 1200],
  ])('TET11 scores %i lines with %i at every level', (lines, score) => {
    for (const before of [0, 90, 280]) {
      const state = createState(Array.from({ length: lines }, () => '.XXXXXXXXX').join(' '), 'I', { lines: before });
      const over = playAll(state, ...TO_THE_LEFT_WALL);
      const next = after(over, DROP);
      expect([next.score, next.lines]).toEqual([score, before + lines]);
      expect(findEvent(over, DROP, 'cleared')?.rows).toHaveLength(lines);
    }
  });

  it('TET11 TET18 raises the level every ten lines, and announces it once', () => {
    const state = createState('.XXXXXXXXX', 'I', { lines: 19 });
    expect(getLevel(state)).toBe(2);
    const over = playAll(state, ...TO_THE_LEFT_WALL);
    const next = after(over, DROP);
    expect(getLevel(next)).toBe(3);
    expect(toasts(over, DROP)).toEqual([{ title: 'Level 3!', detail: 'Speed increased!' }]);
    expect(toasts(next, DROP)).toEqual([]);
    expect(getFallIntervalMs(3)).toBeCloseTo(640);
  });

  it('TET18 does not announce speed in the turn-based variant', () => {
    const state = playAll(createState('.XXXXXXXXX', 'I', { ...STEPS, lines: 9 }), ...TO_THE_LEFT_WALL);
    expect(toasts(state, DROP)).toEqual([{ title: 'Level 2!' }]);
  });

  it('TET9 locks a hard drop immediately, and drops score nothing', () => {
    const state = createState('', 'T');
    const next = playAll(state, ...press('down'), ...press('down'), DROP);
    expect([next.placed, next.score, next.piece?.shape]).toEqual([1, 0, 'O']);
    expect(drawWell(next.well, 2)).toBe('....X..... ...XXX....');
  });

  it('TET14 lands a hard drop on the cells of the ghost, which does not block pieces', () => {
    const state = createState('...X...... ...X......', 'L');
    const ghost = findLanding(state.well, state.piece as Piece);
    expect(sortCells(findEvent(state, DROP, 'landed')?.piece ?? null)).toEqual(sortCells(ghost));
    expect(findEvent(state, DROP, 'landed')?.dropped).toBe(ghost.row - (state.piece?.row ?? 0));
    expect(canFit(state.well, 'L', ghost.turn, ghost.column, ghost.row)).toBe(true);
  });
});

describe('hold', () => {
  it('TET13 swaps once per piece, in spawn orientation, and again after a lock', () => {
    const state = createState('', 'T');
    const held = playAll(state, CLOCKWISE, HOLD);
    expect([held.held, held.piece?.shape, held.placed]).toEqual(['T', 'O', 0]);
    expect(refusal(held, HOLD)).toBeNull();
    const back = playAll(held, DROP, HOLD);
    expect([back.held, back.piece?.shape, back.piece?.turn]).toEqual(['T', 'T', 0]);
    expect(playAll(held, DROP).piece?.shape).toBe('T');
  });

  it('TET13 ends the game if the held piece cannot spawn', () => {
    const state = createState('', 'T', { held: 'I' });
    const blocked = { ...state, well: state.well.with(19, 1 << 18) };
    expect(rules.outcome(after(blocked, HOLD))).toEqual({ result: 'over' });
    expect(events(blocked, HOLD).map(({ type }) => type)).toEqual(['held', 'ended']);
  });
});

describe('the end', () => {
  it.each<[string, string, number, Shape, boolean]>([
    ['comes if a new piece overlaps', '....XX....', 20, 'T', true],
    ['comes if a whole piece locks above the field', '...X......', 20, 'J', true],
    ['does not come while a part of the piece is in the field', '...X......', 19, 'J', false],
    ['does not come for a piece that lies flat in the highest row of the field', '...X......', 19, 'I', false],
  ])('TET16 %s', (_, row, height, shape, isOver) => {
    const state = createState(Array.from({ length: height }, () => row).join(' '), shape);
    const locked = after(state, DROP);
    expect([locked.placed, rules.outcome(locked)]).toEqual([1, isOver ? { result: 'over' } : null]);
    expect(locked.queue[0]).toBe(isOver ? 'O' : 'T');
    expect(text.status(locked)).toBe(isOver ? 'Game Over!' : 'Score: 0');
    expect(announce(state, DROP)).toMatch(isOver ? /^Game Over! Final score: 0$/ : /placed/);
  });

  it('TET18 announces the final score', () => {
    const before = createState(Array.from({ length: 20 }, () => '....XX....').join(' '), 'T', { score: 340, lines: 12 });
    const over = after(before, DROP);
    expect(toasts(before, DROP)).toEqual([{ title: 'Game Over!', detail: 'Final score: 340' }]);
    expect(game.results?.summary?.(over)?.map(formatLine)).toEqual(['Lines: 12', 'Level: 2']);
    // A late key press must not replace the announcement of the end.
    expect(refusal(over, DROP)).toBeNull();
    expect(refusal({ ...over, ...STEPS }, DROP)).toBe('This game is over.');
  });
});

describe('texts', () => {
  it('announce one sentence per piece', () => {
    const waiting: TetrisState = {
      ...createState('.XXXXXXXXX .XXXXXXXXX', 'I'),
      isStarted: false,
      piece: null,
      queue: ['I', 'O', 'T', 'S', 'Z', 'I'],
    };
    expect(announce(waiting, { type: 'start' })).toBe('First: I. Next: O');
    let state = after(waiting, { type: 'start' });
    for (const move of TO_THE_LEFT_WALL) {
      expect(announce(state, move)).toBeNull();
      state = after(state, move);
    }
    expect(announce(state, DROP)).toBe('I placed, 2 lines. Score: 100. Next: T');
    expect(text.status(after(state, DROP))).toBe('Score: 100');
    expect(announce(state, HOLD)).toBe('I is on hold. Next: T');
    expect(announce(after(state, HOLD), DROP)).toBe('O placed. Score: 0. Next: S, hold: I');
  });

  it('announce a piece that has locked by itself', () => {
    const state = advance(playAll(createState('', 'T'), ...Array.from({ length: 30 }, () => press('down')).flat()), 250);
    expect(announce(state, 250)).toBe('T placed. Score: 0. Next: T');
  });

  it('prompt for Start, before which only a move starts the game', () => {
    const state = rules.start(CLASSIC, 1);
    expect(text.status(state)).toBe('Press Start to begin.');
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, 250)).toBe(state);
    for (const move of [{ type: 'release-all' }, { type: 'release', key: 'left' }] satisfies TetrisMove[])
      expect(refusal(state, move)).toBeNull();
    expect(events(state, DROP)).toEqual([{ type: 'started' }]);
    expect(text.status(after(state, DROP))).toBe('Score: 0');
  });

  it('announce positions in the turn-based variant', () => {
    const [left, right, down] = (['left', 'right', 'down'] as const).map((key): TetrisMove => ({ type: 'press', key })) as [
      TetrisMove,
      TetrisMove,
      TetrisMove,
    ];
    const state = createState('.....XX...', 'T', STEPS);
    const whole = 'Next: O. Heights: 0 0 0 0 0 1 1 0 0 0. T, columns 4 to 6, 18 up. Below: 0 0 1.';
    expect(text.announcement?.([{ type: 'started' }], state)).toBe(`First: T. ${whole}`);
    expect(rules.dueInMs?.(state)).toBeNull();
    expect(advance(state, 60_000)).toBe(state);
    expect(announce(after(state, right), CLOCKWISE)).toBe('T, turned right, columns 6 to 7, 17 up. Below: 1 1.');
    expect(announce(state, HOLD)).toMatch(/^T is on hold\. Next: T\. Heights: .* O, columns 5 to 6/);
    expect(refusal(after(state, HOLD), HOLD)).toBe('You can only hold once per piece.');
    const wall = after(state, left, left, left);
    expect(refusal(wall, left)).toBe('No room.');
    expect(refusal(wall, { type: 'start' })).toBeNull();
    const ground = after(wall, ...Array.from({ length: 18 }, () => down));
    expect(announce(ground, down)).toBe('T, columns 1 to 3, on the ground. Below: 0 0 0.');
    expect(announce(after(ground, down), down)).toMatch(/^T placed\. Score: 0\. Next: T\. Heights: 1 2 1 0 0 1 1 0 0 0\. O, /);
  });
});
