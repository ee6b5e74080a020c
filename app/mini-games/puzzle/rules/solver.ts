// A way home from every board: the shortest one on 3 × 3; on 4 × 4 one that brings the tiles home in stages.
import { DIRECTIONS } from '#app/mini-games/lib/directions.ts';
import { GAP, neighborOf, sizeOf, type Tiles } from './board.ts';
import { slidesToOrder } from './distances.ts';

/** What is left to do: the tiles to bring home next, how many slides that takes, and how many stages come after. */
export interface Outlook {
  readonly bringing: readonly number[]; // empty when the rest is brought in order at once
  readonly slides: number;
  readonly stagesAfter: number;
}

const LARGE = 4;
const CELLS = LARGE * LARGE;
const UNKNOWN = 255;

/** The tiles of each stage on 4 × 4; what is left of the board after them is 3 × 3. */
const STAGES: readonly (readonly number[])[] = [
  [1, 2],
  [3, 4],
  [5, 9, 13],
];
const REST = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => cell >= LARGE && cell % LARGE > 0);

/** The slides that a stage takes, by the cells of the gap and of its tiles as digits of base 16. */
type StageTable = Uint8Array;

/** Breadth first from all boards on which the tiles of the stage are at home; tiles of earlier stages stay where they are. */
function countStage(stage: number): StageTable {
  const pieces = STAGES[stage] ?? [];
  const fixed = new Set(STAGES.slice(0, stage).flatMap((tiles) => tiles.map((tile) => tile - 1)));
  const table = new Uint8Array(CELLS ** (pieces.length + 1)).fill(UNKNOWN);
  const queue: number[][] = [];

  function reach(cells: number[], slides: number): void {
    const key = cells.reduceRight((digits, cell) => digits * CELLS + cell, 0);
    if (table[key] !== UNKNOWN) return;
    table[key] = slides;
    queue.push(cells);
  }

  const homes = pieces.map((tile) => tile - 1);
  for (let gap = 0; gap < CELLS; gap += 1) if (!fixed.has(gap) && !homes.includes(gap)) reach([gap, ...homes], 0);
  for (const cells of queue) {
    const [gap = 0] = cells;
    const slides = table[cells.reduceRight((digits, cell) => digits * CELLS + cell, 0)] ?? 0;
    for (const direction of DIRECTIONS) {
      const next = neighborOf(gap, direction, LARGE);
      if (next === null || fixed.has(next)) continue;
      reach(
        cells.map((cell, index) => (index === 0 ? next : cell === next ? gap : cell)),
        slides + 1,
      );
    }
  }
  return table;
}

const tables: StageTable[] = []; // counted when they are first looked at

function slidesOfStage(tiles: Tiles, stage: number): number {
  const table = tables[stage] ?? countStage(stage);
  tables[stage] = table;
  const cells = [GAP, ...(STAGES[stage] ?? [])].map((tile) => tiles.indexOf(tile));
  return table[cells.reduceRight((digits, cell) => digits * CELLS + cell, 0)] ?? UNKNOWN;
}

/** The rest of a large board, after its stages, as a small one. */
function smallBoard(tiles: Tiles): Tiles {
  return REST.map((cell) => {
    const home = REST.indexOf((tiles[cell] ?? GAP) - 1);
    return tiles[cell] === GAP ? GAP : home + 1;
  });
}

export function outlookOf(tiles: Tiles): Outlook {
  if (sizeOf(tiles) !== LARGE) return { bringing: [], slides: slidesToOrder(tiles), stagesAfter: 0 };
  const stage = STAGES.findIndex((pieces) => pieces.some((tile) => tiles[tile - 1] !== tile));
  if (stage === -1) return { bringing: [], slides: slidesToOrder(smallBoard(tiles)), stagesAfter: 0 };
  return { bringing: STAGES[stage] ?? [], slides: slidesOfStage(tiles, stage), stagesAfter: STAGES.length - stage };
}
