// Our engines against published packages that do the same work, in turn and in one run.
import minesweeper from 'minesweeper';
import { analyze, generate } from 'sudoku-core';
import { rules as ourMinesweeper } from '../../app/mini-games/minesweeper/rules/rules.ts';
import { rules as ourSudoku } from '../../app/mini-games/sudoku/rules/rules.ts';

export interface Rivals {
  readonly name: string;
  /** Does one piece of work our way. */
  ours(): void;
  /** Does the same with the package. */
  theirs(): void;
  readonly rival: string;
}

const SIDE = 8;
const MINES = 10;

let seed = 0;
const nextSeed = () => (seed += 1);

export const field: readonly Rivals[] = [
  {
    name: 'Sudoku puzzles with one solution, about 41 givens',
    rival: 'sudoku-core',
    ours: () => void ourSudoku.start(ourSudoku.variants[0].options, nextSeed()),
    theirs() {
      // Its easiest boards come nearest to 41 givens; it does not promise one solution by itself.
      let board = generate('easy');
      while (!analyze(board).hasUniqueSolution) board = generate('easy');
    },
  },
  {
    name: 'Minesweeper 8×8 deals with their first opening',
    rival: 'minesweeper',
    ours: () =>
      void ourMinesweeper.play(ourMinesweeper.start(ourMinesweeper.variants[0].options, nextSeed()), { type: 'reveal', cell: seed % 64 }),
    theirs() {
      const board = new minesweeper.Board(minesweeper.generateMineArray({ rows: SIDE, cols: SIDE, mines: MINES }));
      board.openCell(seed % SIDE, Math.floor(seed / SIDE) % SIDE);
      seed += 1;
    },
  },
];
