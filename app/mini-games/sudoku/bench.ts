// Sudoku: new puzzles, hints, and whole games.
import type { GameBench } from '#app/mini-games/player.ts';
import { hints } from './hints.ts';
import { rules, type SudokuMove, type SudokuState } from './rules/rules.ts';

const BATCH = 20;
const [classic, , , fiendish] = rules.variants;

let seed = 0;

function start(variant = classic): SudokuState {
  seed += 1;
  return rules.start(variant.options, seed);
}

/** Every empty cell of a game, filled with its digit; notes first. */
function movesOf({ givens, solution }: SudokuState): SudokuMove[] {
  return givens.flatMap((given, cell) => {
    const digit = solution[cell] ?? 0;
    return given === 0
      ? [{ type: 'note', cell, digit } satisfies SudokuMove, { type: 'set', cell, digit, tidies: true } satisfies SudokuMove]
      : [];
  });
}

const game = start();
const moves = movesOf(game);

function playOut(): number {
  let state = game;
  for (const move of moves) {
    const played = rules.play(state, move);
    if ('state' in played) ({ state } = played);
  }
  return moves.length;
}

function repeat(work: () => void): number {
  for (let count = 0; count < BATCH; count += 1) work();
  return BATCH;
}

export const bench: GameBench = {
  title: 'Sudoku',
  runs: [
    { name: 'puzzles of 41 givens with one solution', step: () => repeat(() => start()) },
    { name: 'fiendish puzzles', step: () => repeat(() => start(fiendish)) },
    { name: 'hints', step: () => repeat(() => hints.moves(game)) },
    { name: 'moves', step: playOut },
  ],
};
