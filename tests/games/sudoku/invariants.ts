// Invariants of Sudoku, checked after every move and time step.
import { assertHolds, type Invariants } from '#tests/games/bot.ts';
import { rules, type SudokuEvent, type SudokuMove, type SudokuState } from '#app/games/sudoku/rules/rules.ts';
import { findSolutions } from './solver.ts';

const SIDE = 9;

/** Whether no digit repeats in a row, column or box; empty cells are ignored. */
function isLegal(cells: readonly number[]): boolean {
  const seen = new Set<string>();
  let filled = 0;
  for (const [cell, digit] of cells.entries()) {
    if (digit === 0) continue;
    const [row, column] = [Math.floor(cell / SIDE), cell % SIDE];
    filled += 1;
    seen
      .add(`row ${row} ${digit}`)
      .add(`column ${column} ${digit}`)
      .add(`box ${Math.floor(row / 3)} ${Math.floor(column / 3)} ${digit}`);
  }
  return seen.size === 3 * filled;
}

const provenPuzzles = new WeakSet<SudokuState['givens']>();

/** Checks a puzzle; cached by identity, because it is the same object for the whole game. */
function checkPuzzle({ givens, solution }: SudokuState): void {
  if (provenPuzzles.has(givens)) return;
  assertHolds(isLegal(solution) && !solution.includes(0), 'the solution is invalid');
  assertHolds(
    givens.length === SIDE * SIDE && givens.every((digit, cell) => digit === 0 || digit === solution[cell]),
    'a given is not the solution',
  );
  provenPuzzles.add(givens);
}

/** The notes of a cell as digits. */
function listNotes({ notes }: SudokuState, cell: number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => (notes[cell] ?? 0) & (1 << (digit - 1)));
}

/** The digits that do not occur in the row, column or box of a cell. */
function listCandidates({ cells }: SudokuState, cell: number): number[] {
  const getUnits = (at: number) => [Math.floor(at / SIDE), at % SIDE, 3 * Math.floor(at / (3 * SIDE)) + Math.floor((at % SIDE) / 3)];
  const own = getUnits(cell);
  const taken = new Set(cells.filter((_, at) => getUnits(at).some((line, kind) => line === own[kind])));
  return [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => !taken.has(digit));
}

/** The changes that an event describes: each cell with its new digit and notes. */
function listChanges(event: SudokuEvent, before: SudokuState): (readonly [cell: number, digit: number, notes: readonly number[]])[] {
  switch (event.type) {
    case 'placed':
      return [[event.cell, event.digit, []]];
    case 'removed':
    case 'notes-cleared':
      return [[event.cell, 0, []]];
    case 'note-added':
      return [[event.cell, 0, [...listNotes(before, event.cell), event.digit].toSorted((a, b) => a - b)]];
    case 'note-removed':
      return [[event.cell, 0, listNotes(before, event.cell).filter((digit) => digit !== event.digit)]];
    case 'notes-filled':
      return event.cells.map((cell) => [cell, 0, listCandidates(before, cell)]);
    case 'notes-tidied':
      return event.cells.map((cell) => [cell, 0, listNotes(before, cell).filter((digit) => digit !== event.digit)]);
  }
}

/** Replaying the events leads from `before` to `after`, and every event changes something. */
function checkEvents(before: SudokuState, after: SudokuState, events: readonly SudokuEvent[]): void {
  const announced = new Map(events.flatMap((event) => listChanges(event, before)).map(([cell, ...content]) => [cell, content.join()]));
  const drawCells = (state: SudokuState) => state.cells.map((digit, cell) => [digit, listNotes(state, cell)].join());
  const [cellsBefore, cellsAfter] = [drawCells(before), drawCells(after)];
  for (const [cell, content] of cellsAfter.entries()) {
    assertHolds(content === (announced.get(cell) ?? cellsBefore[cell]), `cell ${cell} does not match the events`);
    assertHolds(!announced.has(cell) || content !== cellsBefore[cell], `cell ${cell} has an event without a change`);
  }
}

export const invariants: Invariants<SudokuState, SudokuMove, SudokuEvent> = {
  checkStart: ({ givens, solution }) =>
    assertHolds(findSolutions(givens, 2).join(' ') === solution.join(''), 'the puzzle has another solution, or none'),
  checkState(state) {
    checkPuzzle(state);
    const { cells, givens, notes } = state;
    assertHolds(
      cells.every((digit, cell) => givens[cell] === 0 || digit === givens[cell]),
      'a given was changed',
    );
    assertHolds(
      cells.length === SIDE * SIDE && cells.every((digit) => Number.isInteger(digit) && digit >= 0 && digit <= SIDE),
      'a digit is out of range',
    );
    assertHolds(
      notes.every((set, cell) => set >= 0 && set < 512 && (set === 0 || cells[cell] === 0)),
      'a filled cell has notes',
    );
    assertHolds((rules.outcome(state) !== null) === (!cells.includes(0) && isLegal(cells)), 'the outcome does not match the grid');
  },
  checkStep(before, after, _, events) {
    assertHolds(after.givens === before.givens && after.solution === before.solution, 'the puzzle changed');
    assertHolds(after.cells.filter((digit, cell) => digit !== before.cells[cell]).length <= 1, 'a move changed more than one digit');
    checkEvents(before, after, events);
  },
};
