// Generates puzzles: fills a grid and removes digits as long as the solution stays unique.
import { draw, shuffle } from '#app/game-kit/lib/random.ts';
import { toBit, CELL_COUNT, DIGITS, getSmallestDigit, FIRST_BOX, countDigits, UNITS, type Cells } from './grid.ts';
import { isSolvedBy, LEVELS, type Level } from './logic.ts';
import { createBoard, copyBoard, countSolutions, getDigitsLeft, createEmptyBoard, toggle, type Board } from './search.ts';

/** The difficulty of a puzzle: a number of empty cells that the techniques of a level can fill, or the level whose techniques it requires. */
export type Difficulty =
  | { readonly kind: 'blanks'; readonly blanks: number; readonly level: Level }
  | { readonly kind: 'level'; readonly level: Level };

export interface Puzzle {
  readonly givens: Cells;
  readonly solution: Cells;
}

const MAX_ATTEMPTS = 60;
/** Boxes that share no row or column, so that each can be filled in any order. */
const DIAGONAL_BOXES = [0, 4, 8] as const;

/** A random full grid and the next generator state. */
function createFullGrid(seed: number): readonly [solution: Cells, rng: number] {
  const board = createEmptyBoard();
  let rng = seed;
  for (const box of DIAGONAL_BOXES) {
    let digits: number[];
    [digits, rng] = shuffle(rng, DIGITS);
    for (const [index, cell] of (UNITS[FIRST_BOX + box] ?? []).entries()) toggle(board, cell, digits[index] as number);
  }
  countSolutions(board, 1, (set) => {
    let skipped: number;
    [skipped, rng] = draw(rng, countDigits(set));
    let rest = set;
    for (; skipped > 0; skipped -= 1) rest &= rest - 1;
    return rest & -rest;
  });
  return [[...board.digits], rng];
}

/** Whether no other digit in this empty cell leads to a solution. */
function isForced(board: Board, cell: number, digit: number): boolean {
  for (let others = getDigitsLeft(board, cell) & ~toBit(digit); others !== 0; others &= others - 1) {
    const boardCopy = copyBoard(board);
    toggle(boardCopy, cell, getSmallestDigit(others));
    if (countSolutions(boardCopy, 1) > 0) return false;
  }
  return true;
}

/**
 * Up to `maxCount` cells that can be emptied one after the other. The solution stays unique as long as each emptied cell is forced, so every
 * prefix of the list yields a valid puzzle.
 */
function dig(solution: Cells, seed: number, maxCount: number): readonly [emptied: number[], rng: number] {
  const board = createBoard(solution);
  const [order, rng] = shuffle(
    seed,
    Array.from({ length: CELL_COUNT }, (_, cell) => cell),
  );
  const emptied: number[] = [];
  for (const cell of order) {
    if (emptied.length === maxCount) break;
    const digit = solution[cell] as number;
    toggle(board, cell, digit);
    if (isForced(board, cell, digit)) emptied.push(cell);
    else toggle(board, cell, digit);
  }
  return [emptied, rng];
}

function withoutCells(cells: Cells, removed: readonly number[]): Cells {
  const blank = new Set(removed);
  return cells.map((digit, cell) => (blank.has(cell) ? 0 : digit));
}

/** The grid with the longest prefix of these cells emptied that the techniques of the level can solve. */
function createSparsestPuzzle(solution: Cells, emptied: readonly number[], level: Level): Cells {
  const isFilled = (count: number) => isSolvedBy(withoutCells(solution, emptied.slice(0, count)), level);
  let filled = 0;
  let unknown = emptied.length + 1;
  while (unknown - filled > 1) {
    const middle = (filled + unknown) >> 1;
    if (isFilled(middle)) filled = middle;
    else unknown = middle;
  }
  let puzzle = withoutCells(solution, emptied.slice(0, filled));
  for (const cell of emptied.slice(filled + 1)) {
    const sparser = withoutCells(puzzle, [cell]);
    if (isSolvedBy(sparser, level)) puzzle = sparser;
  }
  return puzzle;
}

function hasDifficulty(puzzle: Cells, difficulty: Difficulty): boolean {
  switch (difficulty.kind) {
    case 'blanks':
      return puzzle.filter((digit) => digit === 0).length === difficulty.blanks && isSolvedBy(puzzle, difficulty.level);
    case 'level': {
      const easier = LEVELS[LEVELS.indexOf(difficulty.level) - 1];
      return easier === undefined || !isSolvedBy(puzzle, easier);
    }
  }
}

/** A puzzle with a unique solution. After the maximum number of attempts, its difficulty may differ from the requested one. */
export function createPuzzle(difficulty: Difficulty, seed: number): Puzzle {
  const isCounted = difficulty.kind === 'blanks';
  let rng = seed;
  let puzzle: Puzzle;
  let attempts = 0;
  do {
    let solution: Cells;
    let emptied: number[];
    [solution, rng] = createFullGrid(rng);
    [emptied, rng] = dig(solution, rng, isCounted ? difficulty.blanks : CELL_COUNT);
    puzzle = { givens: isCounted ? withoutCells(solution, emptied) : createSparsestPuzzle(solution, emptied, difficulty.level), solution };
    attempts += 1;
  } while (attempts < MAX_ATTEMPTS && !hasDifficulty(puzzle.givens, difficulty));
  return puzzle;
}
