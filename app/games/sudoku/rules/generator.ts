// New puzzles: a full grid, and digits taken out of it as long as one solution stays the only one.
import { draw, shuffle } from '#app/game-kit/lib/random.ts';
import { toBit, CELL_COUNT, DIGITS, getSmallestDigit, FIRST_BOX, countDigits, UNITS, type Cells } from './grid.ts';
import { isSolvedBy, LEVELS, type Level } from './logic.ts';
import { createBoard, copyBoard, countSolutions, getDigitsLeft, createEmptyBoard, toggle, type Board } from './search.ts';

/** What makes a puzzle as hard as it is: so many empty cells that plain steps fill, or the hardest step that it asks for. */
export type Difficulty = { readonly kind: 'blanks'; readonly blanks: number } | { readonly kind: 'level'; readonly level: Level };

export interface Puzzle {
  readonly givens: Cells;
  readonly solution: Cells;
}

const MAX_ATTEMPTS = 60;
/** Boxes that share no row and no column, so that any order of digits fits into each. */
const DIAGONAL_BOXES = [0, 4, 8] as const;

/** A full grid by chance, and the generator after it. */
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

/** Whether the digit is the only one that leads an empty cell to a solution. */
function isForced(board: Board, cell: number, digit: number): boolean {
  for (let others = getDigitsLeft(board, cell) & ~toBit(digit); others !== 0; others &= others - 1) {
    const trial = copyBoard(board);
    toggle(trial, cell, getSmallestDigit(others));
    if (countSolutions(trial, 1) > 0) return false;
  }
  return true;
}

/**
 * Cells that can be emptied one after the other, `most` at the most. A grid keeps its only solution as long as each emptied
 * cell is forced, so every beginning of the list makes a puzzle.
 */
function dig(solution: Cells, seed: number, most: number): readonly [emptied: number[], rng: number] {
  const board = createBoard(solution);
  const [order, rng] = shuffle(
    seed,
    Array.from({ length: CELL_COUNT }, (_, cell) => cell),
  );
  const emptied: number[] = [];
  for (const cell of order) {
    if (emptied.length === most) break;
    const digit = solution[cell] as number;
    toggle(board, cell, digit);
    if (isForced(board, cell, digit)) emptied.push(cell);
    else toggle(board, cell, digit);
  }
  return [emptied, rng];
}

function withoutCells(cells: Cells, gone: readonly number[]): Cells {
  const blank = new Set(gone);
  return cells.map((digit, cell) => (blank.has(cell) ? 0 : digit));
}

/** The grid with as many of the cells empty, from the first on, as the steps of the level can fill. */
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
      return puzzle.filter((digit) => digit === 0).length === difficulty.blanks && isSolvedBy(puzzle, 'singles');
    case 'level': {
      const easier = LEVELS[LEVELS.indexOf(difficulty.level) - 1];
      return easier === undefined || !isSolvedBy(puzzle, easier);
    }
    default:
      return difficulty satisfies never;
  }
}

/** A new puzzle with one solution; after enough attempts even one that is not quite as wanted. */
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
