import { describe, expect, it } from 'vitest';
import { formatLine } from '#app/game-kit/lib/figures.ts';
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { hints } from '#app/games/puzzle/hints.ts';
import { game } from '#app/games/puzzle/game.ts';
import { text } from '#app/games/puzzle/text.ts';
import { computeChiSquare } from '#tests/unit/chi-square.ts';
import { invariants } from './invariants.ts';
import { createTestPlay } from '#tests/games/play-by-rules.ts';
import { GAP, isOrdered, createOrderedTiles, findLine, slideLine } from '#app/games/puzzle/rules/board.ts';
import { deal, rules, type PuzzleMove, type PuzzleOptions, type PuzzleState } from '#app/games/puzzle/rules/rules.ts';
import { findNeighbor } from '#app/game-kit/lib/grid.ts';
import { countSlidesToOrder } from '#app/games/puzzle/rules/distances.ts';
import { findTurningPoint } from '#app/games/puzzle/turning-point.ts';
import { listHistory } from '#tests/unit/card-kit/solver/lost-game.ts';
import { createBoardOfDay, getDailySeed } from '#app/arcade/daily/model/board-of-day.ts';
import type { MiniGame } from '#app/game-kit/contract.ts';

const LARGE: PuzzleOptions = { size: 4 };
const DAY = 22;
const { after, announce, isRefused, refusal } = createTestPlay(rules, text);

/** Parses a drawing, row by row, '.' for the gap. */
function createState(drawing: string, moves = 0): PuzzleState {
  const tiles = drawing
    .trim()
    .split(/\s+/)
    .map((tile) => (tile === '.' ? GAP : Number(tile)));
  return { dealt: tiles, tiles, moves };
}

/** A board that was dealt as another one. */
function createLater({ dealt }: PuzzleState, drawing: string, moves: number): PuzzleState {
  return { ...createState(drawing, moves), dealt };
}

function createSlide(cell: number): PuzzleMove {
  return { type: 'slide', cell };
}

function createPush(direction: Direction): PuzzleMove {
  return { type: 'push', direction };
}

describe('a deal', () => {
  it.each([
    [3, 2000],
    [4, 500],
    [5, 200],
  ])('SLD2 of size %i can be solved, and is not solved yet, for %i seeds', (size, deals) => {
    for (let seed = 0; seed < deals; seed += 1) {
      const state = rules.start({ size }, seed);
      invariants.checkState(state);
      if (isOrdered(state.tiles)) expect.fail(`seed ${seed} is solved`);
    }
  });

  it('SLD3 puts every tile on every cell equally often', () => {
    const cells = Array.from({ length: 9 }, () => Array.from({ length: 9 }, () => 0));
    for (let seed = 0; seed < 9000; seed += 1)
      for (const [cell, tile] of deal(3, seed).entries()) (cells[cell] ?? [])[tile] = (cells[cell]?.[tile] ?? 0) + 1;
    for (const counts of cells) expect(computeChiSquare(counts)).toBeLessThan(29); // p < 0.001 with 8 degrees of freedom, for any of nine
  });
});

describe('a slide', () => {
  const middle = createState('1 2 3  4 . 5  6 7 8');

  it.each([
    [1, '1 . 3  4 2 5  6 7 8', 'down'],
    [3, '1 2 3  . 4 5  6 7 8', 'right'],
    [5, '1 2 3  4 5 .  6 7 8', 'left'],
    [7, '1 2 3  4 7 5  6 . 8', 'up'],
  ] as const)('SLD4 SLD7 moves the tile of cell %i into the gap, like the key for its direction', (cell, drawing, direction) => {
    expect(after(middle, createSlide(cell))).toEqual(createLater(middle, drawing, 1));
    expect(after(middle, createPush(direction))).toEqual(createLater(middle, drawing, 1));
  });

  it('SLD4 moves a whole line as one action, and counts its tiles', () => {
    const row = createState('1 2 .  4 3 5  6 7 8', 10);
    expect(after(row, createSlide(0))).toEqual(createLater(row, '. 1 2  4 3 5  6 7 8', 12));
    expect(after(row, createSlide(8))).toEqual(createLater(row, '1 2 5  4 3 8  6 7 .', 12));
  });

  it('SLD5 does not wrap around the end of a row', () => {
    const state = createState('1 2 .  3 4 5  6 7 8');
    expect(isRefused(state, createSlide(3))).toBe(true);
    expect(isRefused(state, createPush('left'))).toBe(true);
  });

  it.each([-3, 12, 4.5, Number.NaN])('SLD6 from an invalid cell (%d) is refused wherever the gap is', (cell) => {
    for (const drawing of ['. 2 3  1 4 5  7 8 6', '1 2 3  4 . 5  7 8 6'])
      expect(isRefused(createState(drawing), createSlide(cell))).toBe(true);
  });

  it('SLD6 outside of the row and column of the gap is refused with a message', () => {
    for (const cell of [0, 2, 6, 8]) expect(refusal(middle, createSlide(cell))).toBe('Only tiles in line with the gap can slide.');
    expect(refusal(middle, createSlide(4))).toBe("That's the gap.");
    const corner = createState('1 2 3  4 5 6  7 . 8');
    expect(refusal(corner, createPush('up'))).toBe('No tile can move up.');
    expect(isRefused(corner, createPush('left'))).toBe(false);
  });
});

describe('the end', () => {
  it('SLD1 SLD8 comes with the tiles in order and the gap last, and locks the board', () => {
    expect(createOrderedTiles(3)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, GAP]);
    const won = after(createState('1 2 3  4 5 6  7 . 8', 44), createSlide(8));
    expect(rules.outcome(won)).toEqual({ result: 'won' });
    for (let cell = 0; cell < 9; cell += 1) expect(refusal(won, createSlide(cell))).toBe('This puzzle is solved.');
    for (const direction of DIRECTIONS) expect(isRefused(won, createPush(direction))).toBe(true);
  });

  it('SLD8 needs a move, and the gap in the last cell', () => {
    expect(rules.outcome(createState('1 2 3  4 5 6  7 8 .'))).toBeNull();
    expect(rules.outcome(createState('. 1 2  3 4 5  6 7 8', 9))).toBeNull();
  });
});

describe('texts', () => {
  it.each([
    ['2 6 3  1 . 5  7 4 8', 11, 5, '5 moved left. 12 moves'],
    ['2 6 3  1 . 5  7 4 8', 0, 1, '6 moved down. 1 move'],
    ['1 2 .  4 3 5  6 7 8', 10, 0, '2 and 1 moved right. 12 moves'],
    ['. 1 2 3  5 6 7 4  9 10 11 8  13 14 15 12', 0, 3, '1, 2 and 3 moved left. 3 moves'],
    ['1 2 3  4 5 6  7 . 8', 44, 8, '8 moved left. 45 moves. You Won!'],
  ])('announce on %s after %i moves, when cell %i slides: %s', (drawing, moves, cell, sentence) => {
    expect(announce(createState(drawing, moves), createSlide(cell))).toBe(sentence);
  });

  it('show the goal, then the end in the status, and the moves beside it', () => {
    expect(text.status(createState('2 6 3  1 . 5  7 4 8'))).toBe('Put 1 to 8 in order');
    expect(text.status(rules.start(LARGE, 1))).toBe('Put 1 to 15 in order');
    const moved = createState('2 6 3  1 . 5  7 4 8', 12);
    expect(text.status(moved)).not.toContain('12');
    expect(text.figures?.(moved, { best: null, streak: 0, target: null })).toContainEqual(['Moves', 12]);
    expect(text.status(after(createState('1 2 3  4 5 6  7 . 8', 44), createSlide(8)))).toBe('You Won!');
  });
});

/** The number of moves that the hints take; fails if they take more than `most`. */
function countHints(size: number, seed: number, most: number): number {
  let state = rules.start({ size }, seed);
  while (rules.outcome(state) === null && state.moves <= most) state = after(state, ...hints.moves(state).slice(0, 1));
  if (rules.outcome(state) === null) expect.fail(`seed ${seed} is not solved within ${most} moves`);
  return state.moves;
}

describe('a hint', () => {
  it.each([
    ['SLD11 3 × 3', 3, 200, 31],
    ['4 × 4', 4, 30, 150],
    ['5 × 5', 5, 20, 350],
  ])('solves %s', (_, size, deals, most) => {
    for (let seed = 0; seed < deals; seed += 1) expect(countHints(size, seed, most)).toBeGreaterThan(0);
  });

  it('explains its slide', () => {
    expect(hints.why(createState('1 2 3  4 5 6  7 . 8'), createSlide(8))).toBe("Slide 8 left, and you're done.");
    expect(hints.why(createState('1 2 3  4 5 6  . 7 8'), createSlide(7))).toBe("Slide 7 left. You'll be done 1 move later.");
    expect(hints.why(createState('1 2 3  4 5 6  . 7 8'), createSlide(8))).toBe("Slide 7 and 8 left, and you're done.");
    const late = createState('5 1 2 4  9 3 7 8  13 6 10 12  . 14 11 15');
    const [first = createSlide(0)] = hints.moves(late);
    expect(hints.why(late, first)).toBe('Slide 13 down. 1 and 2 will be in place 4 moves later.');
  });
});

it('SLD15 a result tells how far it was from the fewest moves, where they are known', () => {
  const summarize = (state: PuzzleState) => game.results?.summary?.(state)?.map(formatLine);
  const dealt = createState('1 2 3  4 5 6  . 7 8');
  expect(summarize(after(dealt, createSlide(8)))).toEqual(["That's the fewest possible!"]);
  const detour = after(dealt, createSlide(3), createSlide(6), createSlide(8));
  expect(summarize(detour)).toEqual(['Fewest possible: 2 (2 fewer)']);
  expect(summarize(rules.start(LARGE, 1))).toEqual([]);
});

it('SLD11 finds the two hardest boards', () => {
  expect(countSlidesToOrder([8, 6, 7, 2, 5, 4, 3, 0, 1])).toBe(31);
  expect(countSlidesToOrder([6, 4, 7, 8, 5, 0, 3, 2, 1])).toBe(31);
  expect(countSlidesToOrder([1, 2, 3, 4, 5, 6, 7, 8, 0])).toBe(0);
});

it('SLD11 decreases by one on the shortest way and increases by one on any other', () => {
  for (let seed = 0; seed < 2000; seed += 1) {
    const tiles = deal(3, seed);
    const slides = countSlidesToOrder(tiles);
    const steps = DIRECTIONS.flatMap((direction) => {
      const cell = findNeighbor(tiles.indexOf(GAP), direction, 3);
      const line = cell === null ? null : findLine(tiles, cell);
      return line ? countSlidesToOrder(slideLine(tiles, line)) - slides : [];
    });
    if (isOrdered(tiles) || !steps.includes(-1) || steps.some((step) => Math.abs(step) !== 1)) expect.fail(`${tiles.join(' ')}: ${slides}`);
  }
});

/** Two moves from the end: 8 and 6 go left and up. */
const start = createState('1 2 3  4 5 .  7 8 6');

it.each<[string, PuzzleMove[], number | null]>([
  ['none', [createPush('up')], null],
  ['the first', [createPush('down'), createPush('up'), createPush('up')], 0],
  ['a whole line there and back', [createPush('right'), createPush('right'), createPush('left'), createPush('left'), createPush('up')], 0],
])('SLD16 finds the first wasted move: %s', (_, moves, index) => {
  const history = listHistory(after, start, moves);
  expect(findTurningPoint(history, moves)?.index ?? null).toBe(index);
  const end = history.at(-1)!;
  expect(rules.outcome(end)).toEqual({ result: 'won' });
  expect(game.turningPoints?.afterWin?.(end) ?? null).toBe(index === null ? null : 'First Wasted Move');
});

it('SLD16 says what slid in vain, and how many moves are enough', () => {
  const moves = [createPush('down'), createPush('up'), createPush('up')];
  expect(findTurningPoint(listHistory(after, start, moves), moves)?.why).toBe('Sliding 3 down was wasted: from here 1 move will do.');
});

it.each(rules.variants.slice(1))('takes any board of $label for a day, without a target', ({ id: variant }) => {
  const board = createBoardOfDay(game as MiniGame, { game: 'puzzle', variant }, DAY);
  expect(board).toMatchObject({ seed: getDailySeed('puzzle', DAY), target: null });
});
