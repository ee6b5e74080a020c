// Our engines against published packages that do the same work, in turn and in one run. Of Wordle there is no engine among the packages, only solvers.
import { Engine } from '2048-webcomponent/engine';
import { Solitaire, solitairePoint } from 'klondike-solitaire';
import minesweeper from 'minesweeper';
import { analyze, generate } from 'sudoku-core';
import { rules as our2048 } from '../../app/mini-games/2048/rules/rules.ts';
import { rules as ourMinesweeper } from '../../app/mini-games/minesweeper/rules/rules.ts';
import { rules as ourSolitaire } from '../../app/mini-games/solitaire/rules/rules.ts';
import { rules as ourSudoku } from '../../app/mini-games/sudoku/rules/rules.ts';
import { rules as ourTetris, type TetrisMove } from '../../app/mini-games/tetris/rules/rules.ts';
import { init, update } from './tetris-engine.ts';

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
const DRAW_THREE = { draws: 3, deals: 'any' } as const;
const DRAWS = 8; // three of 24 cards each
const TURNS = [
  ['up', 'UP'],
  ['right', 'RIGHT'],
  ['down', 'DOWN'],
  ['left', 'LEFT'],
] as const;

let seed = 0;
const nextSeed = () => (seed += 1);

/** Plays Tetris until the well is full, each piece where it comes. */
function fillOurWell(): void {
  let state = ourTetris.start(ourTetris.variants[0].options, nextSeed());
  const play = (move: TetrisMove) => {
    const played = ourTetris.play(state, move);
    if ('state' in played) ({ state } = played);
  };
  play({ type: 'start' });
  while (!ourTetris.outcome(state)) play({ type: 'hard-drop' });
}

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
  {
    name: 'Klondike deals, the stock drawn through once by three',
    rival: 'klondike-solitaire',
    ours() {
      let state = ourSolitaire.start(DRAW_THREE, nextSeed());
      for (let draw = 0; draw < DRAWS; draw += 1) {
        const played = ourSolitaire.play(state, { type: 'draw' });
        if ('state' in played) ({ state } = played);
      }
    },
    theirs() {
      const game = Solitaire();
      for (let card = game.stock.at(-1); card; card = game.stock.at(-1)) solitairePoint(game, card);
    },
  },
  {
    name: 'Tetris, games in which every piece drops where it comes',
    rival: 'react-tetris',
    ours: fillOurWell,
    theirs() {
      let game = init();
      while (game.state === 'PLAYING') game = update(game, 'HARD_DROP');
    },
  },
  {
    name: '2048, games whose slides go round and round',
    rival: '2048-webcomponent',
    ours() {
      let state = our2048.start(our2048.variants[0].options, nextSeed());
      for (let turn = 0; !our2048.outcome(state); turn += 1) {
        const played = our2048.play(state, { type: 'slide', direction: TURNS[turn % TURNS.length]?.[0] ?? 'up' });
        if ('state' in played) ({ state } = played);
      }
    },
    theirs() {
      const game = new Engine();
      game.createBoard(4, 4);
      for (let turn = 0; !game.isGameOver; turn += 1) game.move(TURNS[turn % TURNS.length]?.[1] ?? 'UP');
    },
  },
];
