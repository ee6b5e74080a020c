// Places marbles of some sorts in a tray: mixed before, and those that stay in rows at its lower edge after.

interface Sort {
  readonly before: number;
  readonly after: number;
}

type Place = readonly [x: number, y: number];

export interface PlacedMarble {
  readonly sort: number;
  readonly cell: number;
  readonly from: Place;
  /** Null if it goes. */
  readonly to: Place | null;
}

/** Wider than high. */
const SHAPE = 2.4;

/** The same order on every device: the page is rendered twice. */
function shuffle(index: number): number {
  const mixed = Math.imul(index + 1, 0x9e3779b1);
  return Math.imul(mixed ^ (mixed >>> 15), 0x85ebca77) >>> 0;
}

export function placeMarbles(sorts: readonly Sort[]) {
  const marbles = sorts.flatMap(({ before, after }, sort) =>
    Array.from({ length: before }, (_, index) => ({ sort, stays: index < after })),
  );
  const columns = Math.ceil(Math.sqrt(marbles.length * SHAPE));
  const rows = Math.ceil(marbles.length / columns);
  const cells = marbles.map((_, cell) => cell).toSorted((a, b) => shuffle(a) - shuffle(b));
  const staying = marbles.flatMap(({ stays }, index) => (stays ? [index] : []));
  const placed = marbles.map(({ sort }, index): PlacedMarble => {
    const cell = cells[index] ?? 0;
    const rank = staying.indexOf(index);
    const row = Math.floor(rank / columns);
    const inRow = Math.min(staying.length - row * columns, columns);
    return {
      sort,
      cell,
      from: [cell % columns, Math.floor(cell / columns)],
      to: rank < 0 ? null : [Math.floor((columns - inRow) / 2) + (rank % columns), rows - 1 - row],
    };
  });
  return { columns, rows, placed };
}
