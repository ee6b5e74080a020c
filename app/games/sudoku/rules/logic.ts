// Human-style solving: singles first, then patterns. The required techniques determine the difficulty level.
import { toBit, CELL_COUNT, getSmallestDigit, FIRST_BOX, getFreeDigits, PEERS, countDigits, UNITS } from './grid.ts';
import type { Cells, DigitSet } from './grid.ts';
import { findElimination, TECHNIQUES, type Elimination, type Technique } from './techniques.ts';

/** From easiest to hardest; each level includes the techniques of the levels before it. No puzzle is made for the first: Medium needs more. */
export const LEVELS = ['scanning', 'singles', 'pairs', 'patterns'] as const;
export type Level = (typeof LEVELS)[number];

const TECHNIQUES_BY_LEVEL: Record<Level, readonly Technique[]> = {
  scanning: [],
  singles: [],
  pairs: TECHNIQUES.slice(0, TECHNIQUES.indexOf('naked triple')),
  patterns: TECHNIQUES,
};

/** A cell whose digit follows directly. */
export interface Single {
  readonly cell: number;
  readonly digit: number;
  /** The unit in which no other cell can take the digit (hidden single); null if the cell has only this candidate (naked single). */
  readonly unit: number | null;
  readonly isLast: boolean; // the last empty cell of the unit
}

/** A mutable grid with the candidates of each empty cell. */
function createCandidateGrid(cells: Cells) {
  return { cells: [...cells], candidates: cells.map((digit, cell) => (digit === 0 ? getFreeDigits(cells, cell) : 0)) };
}

type CandidateGrid = ReturnType<typeof createCandidateGrid>;

function placeDigit({ cells, candidates }: CandidateGrid, cell: number, digit: number): void {
  cells[cell] = digit;
  candidates[cell] = 0;
  for (const peer of PEERS[cell] ?? []) candidates[peer]! &= ~toBit(digit);
}

function ruleOut({ candidates }: CandidateGrid, { ruledOut }: Elimination): void {
  for (const [cell, digits] of ruledOut) candidates[cell]! &= ~digits;
}

/** The digits that only one cell of the unit can take. */
function findSinglePlaces(candidates: readonly DigitSet[], unit: readonly number[]): DigitSet {
  let once = 0;
  let twice = 0;
  for (const cell of unit) {
    twice |= once & (candidates[cell] as number);
    once |= candidates[cell] as number;
  }
  return once & ~twice;
}

/** All singles, easiest first. The level 'scanning' only sees last cells and hidden singles in boxes. */
function findSingles({ candidates }: CandidateGrid, level: Level): Single[] {
  const last: Single[] = [];
  const inBoxes: Single[] = [];
  const inLines: Single[] = [];
  for (const [unit, cells] of UNITS.entries()) {
    const places = findSinglePlaces(candidates, cells);
    if (places === 0) continue;
    const isLast = cells.reduce((count, cell) => count + Math.sign(candidates[cell] as number), 0) === 1;
    const isBox = unit >= FIRST_BOX;
    if (!isLast && !isBox && level === 'scanning') continue;
    for (const cell of cells) {
      const digits = (candidates[cell] as number) & places;
      if (digits !== 0) (isLast ? last : isBox ? inBoxes : inLines).push({ cell, digit: getSmallestDigit(digits), unit, isLast });
    }
  }
  const found = [...last, ...inBoxes, ...inLines];
  if (level !== 'scanning') {
    for (let cell = 0; cell < CELL_COUNT; cell += 1) {
      const digits = candidates[cell] as number;
      if (countDigits(digits) === 1) found.push({ cell, digit: getSmallestDigit(digits), unit: null, isLast: false });
    }
  }
  const seen = new Set<number>();
  return found.filter(({ cell }) => !seen.has(cell) && seen.add(cell));
}

/** Whether the techniques of a level solve a puzzle with a unique solution. */
export function isSolvedBy(puzzle: Cells, level: Level): boolean {
  const candidateGrid = createCandidateGrid(puzzle);
  while (candidateGrid.cells.includes(0)) {
    const found = findSingles(candidateGrid, level);
    for (const { cell, digit } of found) placeDigit(candidateGrid, cell, digit);
    if (found.length > 0) continue;
    const elimination = findElimination(candidateGrid.candidates, TECHNIQUES_BY_LEVEL[level]);
    if (elimination === null) return false;
    ruleOut(candidateGrid, elimination);
  }
  return true;
}

/** The next singles in a grid without mistakes, and the patterns needed to find them; no singles if no pattern helps. */
export function deduce(cells: Cells) {
  const candidateGrid = createCandidateGrid(cells);
  const eliminations: Elimination[] = [];
  for (;;) {
    const found = findSingles(candidateGrid, 'singles');
    const elimination = found.length > 0 ? null : findElimination(candidateGrid.candidates, TECHNIQUES);
    if (elimination === null) return { eliminations, singles: found };
    ruleOut(candidateGrid, elimination);
    eliminations.push(elimination);
  }
}
