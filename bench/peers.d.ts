// The parts that the measurements use of packages in bench/package.json, so that their types are checked without these.

declare module 'lighthouse' {
  interface Audit {
    readonly numericValue?: number;
    readonly details?: unknown;
  }
  interface Run {
    readonly lhr: {
      readonly audits: Readonly<Record<string, Audit>>;
      readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    };
  }
  interface Flags {
    readonly port: number;
    readonly output: 'json';
    readonly logLevel: 'error';
    readonly onlyCategories: readonly string[];
  }
  export default function lighthouse(address: string, flags: Flags): Promise<Run | undefined>;
}

declare module 'sudoku-core' {
  type Board = (number | null)[];
  export function generate(difficulty: 'easy'): Board;
  export function analyze(board: Board): { readonly hasUniqueSolution: boolean };
}

declare module 'minesweeper' {
  interface Cell {
    readonly isMine: boolean;
    readonly numAdjacentMines: number;
  }
  export function generateMineArray(options: { rows: number; cols: number; mines: number }): number[][];
  export class Board {
    constructor(mineArray: number[][]);
    openCell(x: number, y: number): void;
    cell(x: number, y: number): Cell;
  }
}

/** The part of 2048-webcomponent that needs no page. */
declare module '2048-webcomponent/engine' {
  export class Engine {
    readonly isGameOver: boolean;
    createBoard(columns: number, rows: number): void;
    move(direction: 'UP' | 'RIGHT' | 'DOWN' | 'LEFT'): void;
  }
}

/** The part of react-tetris that needs no page. */
declare module 'react-tetris/lib/models/Game.js' {
  interface Game {
    readonly state: 'PAUSED' | 'PLAYING' | 'LOST';
  }
  export function init(): Game;
  export function update(game: Game, action: 'HARD_DROP'): Game;
}

declare module 'klondike-solitaire' {
  interface Game {
    readonly stock: readonly object[];
  }
  export function Solitaire(): Game;
  export function solitairePoint(game: Game, card: object): void;
}
