// Tiles that stay themselves from one board to the next, so that they can be seen to slide, to merge and to come.
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { LANES, sizeOf, slideInto, STILL, targetsOf, type Board } from '#app/games/2048/rules/board.ts';
import type { Event2048, State2048 } from '#app/games/2048/rules/rules.ts';
import type { Power } from '#app/games/2048/rules/rows.ts';

export interface Tile {
  readonly id: number;
  readonly cell: number;
  readonly power: Power;
  /** How it came to be; a tile that has gone into another one stays for the way there. */
  readonly fate: 'resting' | 'made' | 'new' | 'gone';
}

export interface Tiles {
  readonly state: State2048;
  readonly tiles: readonly Tile[];
  readonly nextId: number;
}

/** Fresh tiles for a state that nobody has seen come; only those of a new game are seen to come. */
export function tilesOf(state: State2048, nextId = 1): Tiles {
  const fate = state.turns === 0 ? 'new' : 'resting';
  const tiles = state.board.flatMap((power, cell): Tile[] => (power === 0 ? [] : [{ id: nextId + cell, cell, power, fate }]));
  return { state, tiles, nextId: nextId + state.board.length };
}

/** Whether a slide leads from one board to the other, which has one tile more. */
function leadsTo(before: Board, direction: Direction, after: Board): boolean {
  const slid = before.slice();
  return slideInto(before, direction, slid) !== STILL && slid.filter((power, cell) => power !== after[cell]).join() === '0';
}

/** The tiles by their cells, without those that are gone. */
function standing(tiles: readonly Tile[]): ReadonlyMap<number, Tile> {
  return new Map(tiles.filter(({ fate }) => fate !== 'gone').map((tile) => [tile.cell, tile]));
}

/** The tiles after one turn: they slide, two that meet are gone and make a third, and one is new. */
function forward({ state: before, tiles, nextId }: Tiles, state: State2048, direction: Direction, events: readonly Event2048[]): Tiles {
  const targets = targetsOf(before.board, direction);
  const tileAt = standing(tiles);
  const made = new Map(events.flatMap((event) => (event.type === 'merged' ? [[event.cell, event.power]] : [])));
  const arrived = LANES[sizeOf(state.board)][direction].flatMap((from): Tile[] => {
    const tile = tileAt.get(from);
    const cell = targets[from];
    return tile && cell !== undefined ? [{ ...tile, cell, fate: made.has(cell) ? 'gone' : 'resting' }] : [];
  });
  const come = events.flatMap((event, index): Tile[] => {
    if (event.type !== 'merged' && event.type !== 'spawned') return [];
    return [{ id: nextId + index, cell: event.cell, power: event.power, fate: event.type === 'merged' ? 'made' : 'new' }];
  });
  return { state, tiles: [...arrived, ...come], nextId: nextId + events.length };
}

/** The tiles after one turn was taken back: those that did not merge go back the way they came. */
function backward({ tiles, nextId }: Tiles, state: State2048, direction: Direction): Tiles {
  const targets = targetsOf(state.board, direction);
  const tileAt = standing(tiles);
  const restored = tilesOf(state, nextId);
  const tilesBack = restored.tiles.map((tile): Tile => {
    const known = tileAt.get(targets[tile.cell] ?? -1);
    return { ...tile, id: known?.power === tile.power ? known.id : tile.id, fate: 'resting' };
  });
  return { ...restored, tiles: tilesBack };
}

/** The tiles of `state`, as far as they can be followed from those that are known; `events` led to `state`. */
export function follow(known: Tiles, state: State2048, events: readonly Event2048[]): Tiles {
  const slid = events.find((event) => event.type === 'slid');
  // Turns that were played faster than they are drawn leave the known board further behind.
  if (slid && leadsTo(known.state.board, slid.direction, state.board)) return forward(known, state, slid.direction, events);
  const isOneBack = events.length === 0 && state.turns === known.state.turns - 1;
  const back = isOneBack ? DIRECTIONS.find((direction) => leadsTo(state.board, direction, known.state.board)) : undefined;
  return back ? backward(known, state, back) : tilesOf(state, known.nextId);
}
