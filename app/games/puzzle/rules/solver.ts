// Solver: finds a shortest solution on 3 × 3; on larger boards it solves groups of tiles in stages.
import { DIRECTIONS } from '#app/game-kit/lib/directions.ts';
import { findNeighbor } from '#app/game-kit/lib/grid.ts';
import { GAP, getSize, type Tiles } from './board.ts';
import { countSlidesToOrder } from './distances.ts';

/** The remaining work: the tiles of the current stage, the slides that it takes, and the number of later stages. */
export interface SolutionPlan {
  readonly nextTiles: readonly number[]; // empty if the rest is solved at once
  readonly slides: number;
  readonly stagesAfter: number;
}

const SMALL = 3; // row length of the board that is solved optimally
const UNKNOWN = 255;

/** Groups of two tiles; of three, the first goes in alone. Where the board is small enough, three go in together, which takes fewer slides. */
function splitLine(line: readonly number[], size: number): (readonly number[])[] {
  if (line.length <= (size === 4 ? 3 : 2)) return [line];
  const count = line.length === 3 ? 1 : 2;
  return [line.slice(0, count), ...splitLine(line.slice(count), size)];
}

/** The tiles of each stage: the top row, then the left column. After all stages, the rest is a board one size smaller. */
function createStages(size: number): readonly (readonly number[])[] {
  const row = Array.from({ length: size }, (_, cell) => cell + 1);
  const column = row.slice(1).map((place) => (place - 1) * size + 1);
  return [row, column].flatMap((line) => splitLine(line, size));
}

const stagesBySize: ReturnType<typeof createStages>[] = []; // created on demand

function getStages(size: number): readonly (readonly number[])[] {
  return (stagesBySize[size] ??= createStages(size));
}

/** The number of slides that a stage takes. The index has the cells of the gap and of the stage's tiles as digits; the base is the cell count. */
type StageTable = Uint8Array;

function getIndex(cells: readonly number[], count: number): number {
  return cells.reduceRight((digits, cell) => digits * count + cell, 0);
}

/** Breadth-first search from all boards on which the stage is solved; tiles of earlier stages are not moved. */
function countStage(size: number, stage: number): StageTable {
  const count = size * size;
  const pieces = getStages(size)[stage] ?? [];
  const fixed = new Set(
    getStages(size)
      .slice(0, stage)
      .flatMap((tiles) => tiles.map((tile) => tile - 1)),
  );
  const table = new Uint8Array(count ** (pieces.length + 1)).fill(UNKNOWN);
  const queue: number[][] = [];

  function reach(cells: number[], slides: number): void {
    const index = getIndex(cells, count);
    if (table[index] !== UNKNOWN) return;
    table[index] = slides;
    queue.push(cells);
  }

  const targetCells = pieces.map((tile) => tile - 1);
  for (let gap = 0; gap < count; gap += 1) if (!fixed.has(gap) && !targetCells.includes(gap)) reach([gap, ...targetCells], 0);
  for (const cells of queue) {
    const [gap = 0] = cells;
    const slides = table[getIndex(cells, count)] ?? 0;
    for (const direction of DIRECTIONS) {
      const next = findNeighbor(gap, direction, size);
      if (next === null || fixed.has(next)) continue;
      reach(
        cells.map((cell, index) => (index === 0 ? next : cell === next ? gap : cell)),
        slides + 1,
      );
    }
  }
  return table;
}

const tables = new Map<string, StageTable>(); // computed on demand

function countStageSlides(tiles: Tiles, stage: number): number {
  const size = getSize(tiles);
  const key = `${size} ${stage}`;
  const table = tables.get(key) ?? countStage(size, stage);
  tables.set(key, table);
  const cells = [GAP, ...(getStages(size)[stage] ?? [])].map((tile) => tiles.indexOf(tile));
  return table[getIndex(cells, tiles.length)] ?? UNKNOWN;
}

/** The unsolved rest of a board after its stages, as a smaller board, and the original numbers of its tiles, starting with its tile 1. */
function getRemainingBoard(tiles: Tiles) {
  const size = getSize(tiles);
  const cells = tiles.flatMap((_, cell) => (cell >= size && cell % size > 0 ? cell : []));
  return {
    tiles: cells.map((cell) => (tiles[cell] === GAP ? GAP : cells.indexOf((tiles[cell] ?? GAP) - 1) + 1)),
    numbers: cells.map((cell) => cell + 1),
  };
}

/** Number of stages on a board and on its rest. */
function countStages(size: number): number {
  return size <= SMALL ? 0 : getStages(size).length + countStages(size - 1);
}

export function planSolution(tiles: Tiles): SolutionPlan {
  const size = getSize(tiles);
  if (size <= SMALL) return { nextTiles: [], slides: countSlidesToOrder(tiles), stagesAfter: 0 };
  const stages = getStages(size);
  const stage = stages.findIndex((pieces) => pieces.some((tile) => tiles[tile - 1] !== tile));
  if (stage === -1) {
    const rest = getRemainingBoard(tiles);
    const plan = planSolution(rest.tiles);
    return { ...plan, nextTiles: plan.nextTiles.map((tile) => rest.numbers[tile - 1] ?? tile) };
  }
  return { nextTiles: stages[stage] ?? [], slides: countStageSlides(tiles, stage), stagesAfter: countStages(size) - stage };
}
