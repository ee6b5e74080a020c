import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { hints } from '#app/games/2048/hints.ts';
import { results } from '#app/games/2048/game.ts';
import { text } from '#app/games/2048/text.ts';
import { computeChiSquare } from '#tests/unit/chi-square.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { CELL_COUNT, getTileValue, NOTHING_MOVED, slideInto, type Board } from '#app/games/2048/rules/board.ts';
import { rules, type Event2048, type State2048 } from '#app/games/2048/rules/rules.ts';

/** Parses a drawing of values, row by row, '.' for an empty cell. */
function parseBoard(drawing: string): Board {
  return drawing
    .trim()
    .split(/\s+/)
    .map((value) => (value === '.' ? 0 : Math.log2(Number(value))));
}

function createState(drawing: string, score = 0): State2048 {
  return { board: parseBoard(drawing), score, turns: 9, rng: 1 };
}

function filterEvents<Type extends Event2048['type']>(type: Type, all: readonly Event2048[]): Extract<Event2048, { type: Type }>[] {
  return all.filter((event): event is Extract<Event2048, { type: Type }> => event.type === type);
}

/** Returns the board after a slide, before a new tile is added; the same object if nothing moves. */
function slideBoard(cells: Board, direction: Direction): Board {
  const target = cells.slice();
  return slideInto(cells, direction, target) === NOTHING_MOVED ? cells : target;
}

const { after, announce, events, refusal, toasts } = createTestPlay(rules, text);

const SIZES = rules.variants.map(({ options }) => options.size);
const STUCK = '2 4 2 4  4 2 4 2  2 4 2 4  4 2 4 2';

const start = (seed: number, size: 4 | 5 = 4) => rules.start({ size }, seed);
const createMove = (direction: Direction) => ({ type: 'slide', direction }) as const;
const slide = (state: State2048, direction: Direction) => after(state, createMove(direction));

/** A board whose first row is drawn and whose others are empty. */
function createRow(row: string): Board {
  const size = row.split(' ').length;
  return parseBoard(`${row} ${'. '.repeat(size * (size - 1))}`);
}

const createRowState = (row: string, score = 0): State2048 => ({ board: createRow(row), score, turns: 9, rng: 1 });

it.each(SIZES)('TWO1 a new game of size %i begins with two tiles, one in ten of them a 4, anywhere', (size) => {
  const games = 2000;
  const cells = new Set<number>();
  let fours = 0;
  for (let seed = 0; seed < games; seed += 1) {
    const tiles = start(seed, size).board.flatMap((power, cell) => (power === 0 ? [] : [{ power, cell }]));
    if (tiles.length !== 2) expect.fail(`seed ${seed} begins with ${tiles.length} tiles`);
    fours += tiles.filter(({ power }) => power === 2).length;
    for (const { cell } of tiles) cells.add(cell);
  }
  expect(fours / (2 * games)).toBeGreaterThan(0.08);
  expect(fours / (2 * games)).toBeLessThan(0.12);
  expect(cells.size).toBe(size * size);
});

describe('a slide', () => {
  it.each([
    ['2 . . .  4 . . .  2 . . .  . . . .', 'left', 'Nothing can move left.'],
    ['2 . . .  4 . . .  2 . . .  . . . .', 'up', 'Nothing can move up.'],
    [STUCK, 'left', 'This game is over.'],
  ] as const)('TWO3 TWO8 of %s %s is refused: %s', (drawing, direction, why) => {
    expect(refusal(createState(drawing), createMove(direction))).toBe(why);
  });

  it('TWO4 adds exactly one tile, in every empty cell equally often', () => {
    const counts = new Map<number, number>();
    const games = 9000;
    for (let seed = 0; seed < games; seed += 1) {
      const state = { ...createRowState('2 2 . .'), rng: (seed * 2654435761) >>> 0 };
      const [spawned] = filterEvents('spawned', events(state, createMove('left')));
      const cell = spawned?.cell ?? -1;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
    expect(counts.size).toBe(CELL_COUNT - 1);
    expect(computeChiSquare([...counts.values()])).toBeLessThan(36.12); // p = 0.001 with 14 degrees of freedom
  });

  it.each([
    ['. . 4 .  . . 4 .  . . . .  . . 2 .', 'down', '8@10', 8],
    ['. . . . .  . . . . .  . 4 . 4 .  . . . . .  8 . 8 2 2', 'right', '8@14 16@23 4@24', 28],
    ['65536 65536 . .  . . . .  . . . .  . . . .', 'left', '131072@0', 131_072],
  ] as const)('TWO5 TWO9 of %s %s reports the merged tiles and their cells, %s, and scores %i', (drawing, direction, made, score) => {
    const state = createState(drawing, 100);
    const merged = filterEvents('merged', events(state, createMove(direction)));
    expect(merged.map(({ cell, power }) => `${getTileValue(power)}@${cell}`).join(' ')).toBe(made);
    expect(slide(state, direction).score).toBe(100 + score);
  });

  it.each(SIZES)('TWO6 does the same in all directions, a board of size %i turned or mirrored', (size) => {
    const pick = (cells: Board, find: (row: number, column: number) => number) =>
      cells.map((_, cell) => cells[find(Math.floor(cell / size), cell % size)] ?? 0);
    const turned = (cells: Board) => pick(cells, (row, column) => size * (size - 1 - column) + row);
    const mirrored = (cells: Board) => pick(cells, (row, column) => size * row + size - 1 - column);
    const nextOf = { up: 'right', right: 'down', down: 'left', left: 'up' } as const;
    const boards = fc.array(fc.integer({ min: 0, max: 6 }), { minLength: size * size, maxLength: size * size });
    fc.assert(
      fc.property(boards, fc.constantFrom(...DIRECTIONS), (cells, direction) => {
        expect(slideBoard(turned(cells), nextOf[direction])).toEqual(turned(slideBoard(cells, direction)));
        expect(slideBoard(mirrored(cells), 'left')).toEqual(mirrored(slideBoard(cells, 'right')));
      }),
    );
  });
});

describe('the end', () => {
  it.each([
    ['comes when the board is full and no neighbors are equal', STUCK, 'lost'],
    ['does not come with an empty cell', STUCK.replace('2', '.'), undefined],
    ['does not come with equal neighbors', STUCK.replace('2', '4'), undefined],
    ['does not join the end of a row to the next one', '2 4 2 8  8 2 4 2  2 4 2 4  4 2 4 2', 'lost'],
    ['is a win once 2048 was reached', STUCK.replace('2', '2048'), 'won'],
    ['does not join rows of 5 × 5', '2 4 2 4 8  8 2 4 2 4  2 4 2 4 2  4 2 4 2 4  2 4 2 4 2', 'lost'],
  ])('TWO8 TWO9 %s', (_, drawing, result) => {
    expect(rules.outcome(createState(drawing))?.result).toBe(result);
  });

  it('is summarized: the largest tile and the moves', () => {
    expect(results.summary?.(createState(STUCK.replace('2', '2048'))).map(formatLine)).toEqual(['Largest tile: 2048', 'Moves: 9']);
  });

  it.each([
    ['1024', true],
    ['512', false],
  ])('with a tile of %s is close: %s', (largest, isClose) => {
    expect(results.isClose?.(createState(STUCK.replace('2', largest)))).toBe(isClose);
  });
});

describe('2048', () => {
  it.each([
    ['is celebrated and counted', '1024 1024 2 4', 'left', ['You made 2048!'], ['2048']],
    ['is counted if a smaller tile merged before it', '1024 1024 2 2', 'right', ['You made 2048!'], ['2048']],
    ['is counted if a smaller tile merged after it', '1024 1024 2 2', 'left', ['You made 2048!'], ['2048']],
    ['is counted once if it was made twice', '1024 1024 1024 1024', 'left', ['You made 2048!'], ['2048']],
    ['is not celebrated again', '2048 1024 1024 .', 'left', [], []],
    ['is followed by toasts for larger tiles, which do not count', '2048 2048 . .', 'left', ['You made 4096!'], []],
  ] as const)('TWO9 %s, and the game goes on', (_, row, direction, titles, counted) => {
    const state = createRowState(row);
    const turnEvents = events(state, createMove(direction));
    const isCounted = ({ type }: Event2048) => results.outcomes?.(rules.variants[0].options).some(({ id }) => id === type);
    expect(toasts(state, createMove(direction))).toEqual(titles.map((title) => ({ title, detail: 'Keep going' })));
    expect(turnEvents.filter(isCounted).map(({ type }) => type)).toEqual(counted);
    expect(rules.outcome(slide(state, direction))).toBeNull();
  });
});

describe('texts', () => {
  it('announce the merged tiles, the new tile with its position, and the score', () => {
    expect(announce(createRowState('8 8 2 2', 80), createMove('left'))).toMatch(
      /^Left\. Made 16, 4\. New [24] at row \d, column \d\. Score: 100$/,
    );
  });

  it('announce positions on 5 × 5', () => {
    const [{ cell } = { cell: 0 }] = filterEvents('spawned', events(createRowState('2 2 . . .'), createMove('right')));
    expect(announce(createRowState('2 2 . . .'), createMove('right'))).toContain(
      `row ${Math.floor(cell / 5) + 1}, column ${(cell % 5) + 1}`,
    );
  });

  it('end with "game over" in the last turn', () => {
    const last = createState('. 2 4 2  4 2 4 2  2 4 2 4  4 2 4 8');
    const deals = Array.from({ length: 50 }, (_, rng) => ({ ...last, rng })); // some add a 4 with which no move is left
    const end = deals.find((deal) => rules.outcome(slide(deal, 'left'))) ?? last;
    expect(announce(end, createMove('left'))).toMatch(/Game Over! Score: 0$/);
  });

  it.each([
    ['at the start', start(7), 'Slide the tiles'],
    ['of the largest tile', createRowState('16 4 . .'), 'Largest tile: 16'],
    ['at the end', createState(STUCK, 40), 'Game Over!'],
  ])('have a short status %s', (_, state, status) => {
    expect(text.status(state)).toBe(status);
  });

  it('TWO16 show what is left to the goal of a daily board, and say when it is reached', () => {
    const readFigures = (score: number, target: number | null) => text.figures?.({ ...start(1), score }, { best: 9000, streak: 0, target });
    const goals = [1234, 3999, 4000].map((score) => readFigures(score, 4000)?.[1]);
    expect(goals).toEqual([
      ['To go', 2766, 'to-go'],
      ['To go', 1, 'to-go'],
      ['Goal', 'reached'],
    ]);
    expect(Object.fromEntries(readFigures(0, null) ?? [])).toEqual({ Score: 0, Best: 9000 });
  });
});

describe('a hint', () => {
  it('explains its slide', () => {
    const why = 'Try left: it makes 16, keeps the 64 in a corner, and leaves 14 cells free.';
    expect(hints.why(createRowState('64 8 8 .'), createMove('left'))).toBe(why);
  });

  it.each([
    ['2 4 . .', ['down', 'right']],
    ['131072 . . .', ['down', 'right']],
  ])('of %s is one of exactly the legal slides', (row, directions) => {
    const moves = hints.moves(createRowState(row));
    expect(moves.map(({ direction }) => direction).toSorted()).toEqual(directions);
  });
});
