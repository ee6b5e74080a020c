import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIRECTIONS, type Direction } from '#app/mini-games/lib/directions.ts';
import { canMove, CELL_COUNT, slideInto, valueOf, type Board } from './board.ts';
import { engine, type State2048 } from './rules.ts';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const boards = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: CELL_COUNT, maxLength: CELL_COUNT });

/** A board from a drawing of values, row by row, '.' for an empty cell. */
function board(drawing: string): Board {
  return drawing
    .trim()
    .split(/\s+/)
    .map((value) => (value === '.' ? 0 : Math.log2(Number(value))));
}

function given(drawing: string, score = 0): State2048 {
  return { board: board(drawing), score, turns: 9, last: null, rng: 1 };
}

function start(seed = 7): State2048 {
  return engine.start(null, seed);
}

function slide(state: State2048, direction: Direction): State2048 {
  return engine.play(state, { type: 'slide', direction });
}

function sum(cells: Board): number {
  return cells.reduce((total, power) => total + valueOf(power), 0);
}

/** The board that a slide leads to, before a tile comes; the same board when nothing moves. */
function slid(cells: Board, direction: Direction): Board {
  const target = cells.slice();
  return slideInto(cells, direction, target) ? target : cells;
}

/** Every state of a game in which the directions follow each other round and round. */
function roundGame(seed: number): State2048[] {
  const states = [start(seed)];
  for (let stuck = 0, turn = 0; stuck < DIRECTIONS.length; turn += 1) {
    const state = states.at(-1) ?? start(seed);
    const next = slide(state, DIRECTIONS[turn % DIRECTIONS.length] ?? 'up');
    stuck = next === state ? stuck + 1 : 0;
    if (next !== state) states.push(next);
  }
  return states;
}

const STUCK = '2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2';

describe('a new game', () => {
  it('TWO1 begins with two tiles, one in ten of them a 4, anywhere', () => {
    const games = 2000;
    const cells = new Set<number>();
    let fours = 0;
    for (let seed = 0; seed < games; seed += 1) {
      const tiles = start(seed).board.flatMap((power, cell) => (power === 0 ? [] : [{ power, cell }]));
      if (tiles.length !== 2) expect.fail(`seed ${seed} begins with ${tiles.length} tiles`);
      fours += tiles.filter(({ power }) => power === 2).length;
      for (const { cell } of tiles) cells.add(cell);
    }
    expect(fours / (2 * games)).toBeGreaterThan(0.08);
    expect(fours / (2 * games)).toBeLessThan(0.12);
    expect(cells.size).toBe(CELL_COUNT);
  });
});

describe('a slide', () => {
  it('TWO2 merges towards its edge', () => {
    const state = given('2 2 2 .  . . . .  . . . .  . . . .');
    expect(slid(state.board, 'left').slice(0, 4).map(valueOf)).toEqual([4, 2, 0, 0]);
    expect(slid(state.board, 'right').slice(0, 4).map(valueOf)).toEqual([0, 0, 2, 4]);
  });

  it('TWO3 that changes nothing is refused with the same state and a reason', () => {
    const state = given('2 . . .  4 . . .  2 . . .  . . . .', 12);
    expect(slide(state, 'left')).toBe(state);
    expect(engine.refusal?.(state, { type: 'slide', direction: 'left' })).toBe('Nothing can move left.');
    expect(engine.refusal?.(state, { type: 'slide', direction: 'down' })).toBeNull();
    expect(slide(state, 'up')).toBe(state);
  });

  it('TWO4 brings exactly one tile, in any empty cell alike', () => {
    const state = given('2 2 . .  . . . .  . . . .  . . . .');
    const counts = new Map<number, number>();
    const games = 9000;
    for (let seed = 0; seed < games; seed += 1) {
      const next = slide({ ...state, rng: (seed * 2654435761) >>> 0 }, 'left');
      const cell = next.last?.spawned ?? -1;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    const expected = games / 15;
    const chiSquare = [...counts.values()].reduce((total, count) => total + (count - expected) ** 2 / expected, 0);
    expect(counts.size).toBe(15);
    expect(chiSquare).toBeLessThan(36.12); // p = 0.001 with 14 degrees of freedom
  });

  it('TWO5 scores the tiles that it makes', () => {
    expect(slide(given('2 2 4 4  8 8 . .  2 . . .  4 . . .', 100), 'left').score).toBe(100 + 4 + 8 + 16);
  });

  it('TWO6 does the same in all directions, board turned or mirrored', () => {
    const turned = (cells: Board) => cells.map((_, cell) => cells[4 * (3 - (cell % 4)) + Math.floor(cell / 4)] ?? 0);
    const mirrored = (cells: Board) => cells.map((_, cell) => cells[4 * Math.floor(cell / 4) + 3 - (cell % 4)] ?? 0);
    const nextOf = { up: 'right', right: 'down', down: 'left', left: 'up' } as const;
    fc.assert(
      fc.property(boards, fc.constantFrom(...DIRECTIONS), (cells, direction) => {
        expect(slid(turned(cells), nextOf[direction])).toEqual(turned(slid(cells, direction)));
        expect(slid(mirrored(cells), 'left')).toEqual(mirrored(slid(cells, 'right')));
      }),
    );
  });
});

it('TWO4 TWO7 TWO8 keep true through whole games', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const states = roundGame(seed);
      for (const [index, state] of states.entries()) {
        const before = states[index - 1];
        if (!before) continue;
        const spawned = valueOf(state.board[state.last?.spawned ?? -1] ?? 0);
        expect([2, 4]).toContain(spawned);
        expect(sum(state.board)).toBe(sum(before.board) + spawned);
        expect(state.score - before.score).toBe((state.last?.merged ?? []).reduce((total, power) => total + valueOf(power), 0));
        const isLast = index === states.length - 1;
        expect(engine.status(state) === 'playing').toBe(!isLast);
        expect(DIRECTIONS.some((direction) => slid(state.board, direction) !== state.board)).toBe(!isLast);
      }
    }),
    { numRuns: 30 },
  );
});

describe('the end', () => {
  it('TWO8 comes when the board is full and no neighbors are equal', () => {
    expect(engine.status(given(STUCK))).toBe('lost');
    expect(engine.describe(given(STUCK, 40))).toBe('Game Over! Score: 40');
    expect(engine.status(given(STUCK.replace('2', '.')))).toBe('playing');
    expect(engine.status(given(STUCK.replace('2', '4')))).toBe('playing');
  });

  it('TWO8 does not join the end of a row to the next one', () => {
    expect(canMove(board('2 4 2 8  8 2 4 2  2 4 2 4  4 2 4 2'))).toBe(false);
  });

  it('TWO8 refuses what comes after it', () => {
    const over = given(STUCK);
    for (const direction of DIRECTIONS) expect(slide(over, direction)).toBe(over);
    expect(engine.refusal?.(over, { type: 'slide', direction: 'up' })).toBe('This game is over.');
    expect(engine.candidateMoves(over)).toEqual([]);
  });

  it('TWO9 is won once 2048 was made', () => {
    const over = given(STUCK.replace('2', '2048'), 20_000);
    expect(engine.status(over)).toBe('won');
    expect(engine.describe(over)).toBe('Game Over! You made 2048. Score: 20000');
    expect(engine.summary?.(over)).toContain('Largest tile: 2048');
  });
});

describe('2048', () => {
  it('TWO9 is news once, and the game goes on', () => {
    const before = given('1024 1024 2 4  . . . .  . . . .  . . . .');
    const after = slide(before, 'left');
    expect(engine.news?.(before, after)).toEqual({ title: 'You made 2048!', detail: 'Keep going' });
    expect(engine.status(after)).toBe('playing');
    const second = { ...after, board: board('2048 1024 1024 .  2 . . .  . . . .  . . . .') };
    expect(engine.news?.(second, slide(second, 'left'))).toBeNull();
  });

  it('TWO9 merges up to 131072', () => {
    const after = slide(given('65536 65536 . .  . . . .  . . . .  . . . .', 1000), 'left');
    expect(valueOf(after.board[0] ?? 0)).toBe(131_072);
    expect(after.score).toBe(1000 + 131_072);
    expect(engine.candidateMoves(after).length).toBeGreaterThan(0);
  });
});

it('TWO11 brings the same tile when a turn is played again', () => {
  const state = roundGame(3)[20] ?? start();
  const [{ direction } = { direction: 'up' as const }] = engine.candidateMoves(state);
  expect(slide(state, direction)).toEqual(slide(JSON.parse(JSON.stringify(state)) as State2048, direction));
});

it('tells what a turn has done', () => {
  const state = slide(given('8 8 2 2  . . . .  . . . .  . . . .', 80), 'left');
  expect(engine.describe(state)).toMatch(/^Left\. Merged 16, 4\. New [24] at row \d, column \d\. Score: 100$/);
  expect(engine.describe(start())).toBe('Slide the tiles. Score: 0');
});

describe('a hint', () => {
  it('says what its slide brings', () => {
    const state = given('64 8 8 .  . . . .  . . . .  . . . .');
    expect(engine.explain?.(state, { type: 'slide', direction: 'left' })).toBe(
      'Try left: it makes 16, keeps the 64 in a corner, and leaves 14 cells free.',
    );
  });

  it('suggests each slide that moves something, and no other', () => {
    expect(
      engine
        .candidateMoves(given('2 4 . .  . . . .  . . . .  . . . .'))
        .map(({ direction }) => direction)
        .toSorted(),
    ).toEqual(['down', 'right']);
  });

  it('leads to 2048 in a game that follows it', () => {
    let state = start(1);
    while (!state.board.includes(11) && engine.status(state) === 'playing')
      state = engine.candidateMoves(state).slice(0, 1).reduce(engine.play, state);
    expect(state.board).toContain(11);
  });
});

it('plays a recorded game to the same end', () => {
  const recorded =
    'ddlddddlddldddddddddddldddlddddddrdddddddlldddddldrdddldddddlddddddrlrddddlrddddldddlddlddrddldldlddldlddddldddddddldddldddrddllrdlddlddllddlddlrdlllr';
  const directions = { d: 'down', l: 'left', r: 'right' } as const;
  const end = [...recorded].reduce((state, letter) => slide(state, directions[letter as 'd' | 'l' | 'r']), start(2048));
  expect(end.board).toEqual(board('2 8 4 2  32 16 8 4  4 32 16 8  16 128 32 16'));
  expect(engine.describe(end)).toBe('Game Over! Score: 1356');
  expect(end.turns).toBe(recorded.length);
});
