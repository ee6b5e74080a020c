// The part of the package `minesweeper` that the comparison uses; it has no types of its own.
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
