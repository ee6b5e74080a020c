// Gives tiles stable ids from one board to the next, so that slides, merges and new tiles can be animated.
import { DIRECTIONS, type Direction } from '#app/game-kit/lib/directions.ts';
import { slideInto, NOTHING_MOVED, type Board, type Power } from '#app/games/2048/rules/board.ts';
import type { Event2048, State2048 } from '#app/games/2048/rules/rules.ts';

export interface Tile {
  readonly id: number;
  readonly cell: number;
  readonly power: Power;
  /** The animation of the tile; a merged tile ('gone') is kept until its slide is over. */
  readonly fate: 'resting' | 'made' | 'new' | 'gone';
}

export interface TrackedTiles {
  readonly state: State2048;
  readonly tiles: readonly Tile[];
  readonly nextId: number;
}

/** New tiles for a state that was not reached by a known move; they are animated only at the start of a game. */
export function createTiles(state: State2048, nextId = 1): TrackedTiles {
  const fate = state.turns === 0 ? 'new' : 'resting';
  const tiles = state.board.flatMap((power, cell): Tile[] => (power === 0 ? [] : [{ id: nextId + cell, cell, power, fate }]));
  return { state, tiles, nextId: nextId + state.board.length };
}

/** Whether `after` is `before` after a slide, plus one new tile. */
function isSlideBetween(before: Board, direction: Direction, after: Board): boolean {
  const slid = before.slice();
  return slideInto(before, direction, slid) !== NOTHING_MOVED && slid.filter((power, cell) => power !== after[cell]).join() === '0';
}

/** The tiles by cell, without those that have merged into another. */
function mapTilesByCell(tiles: readonly Tile[]): ReadonlyMap<number, Tile> {
  return new Map(tiles.filter(({ fate }) => fate !== 'gone').map((tile) => [tile.cell, tile]));
}

/** The tiles after one turn: tiles slide, two that merge are replaced by a third, and one is new. */
function applySlide(
  { tiles, nextId }: TrackedTiles,
  state: State2048,
  targets: readonly number[],
  events: readonly Event2048[],
): TrackedTiles {
  const made = new Set(events.flatMap((event) => (event.type === 'merged' ? event.cell : [])));
  const movedTiles = [...mapTilesByCell(tiles).values()].map((tile): Tile => {
    const cell = targets[tile.cell] ?? tile.cell;
    return { ...tile, cell, fate: made.has(cell) ? 'gone' : 'resting' };
  });
  const newTiles = events.flatMap((event, index): Tile[] => {
    if (event.type !== 'merged' && event.type !== 'spawned') return [];
    return [{ id: nextId + index, cell: event.cell, power: event.power, fate: event.type === 'merged' ? 'made' : 'new' }];
  });
  return { state, tiles: [...movedTiles, ...newTiles], nextId: nextId + events.length };
}

/** The tiles after an undo: those that had not merged slide back. */
function undoSlide({ tiles, nextId }: TrackedTiles, state: State2048, direction: Direction): TrackedTiles {
  const targets: number[] = [];
  slideInto(state.board, direction, state.board.slice(), targets);
  const tileAt = mapTilesByCell(tiles);
  const restored = createTiles(state, nextId);
  const tilesBack = restored.tiles.map((tile): Tile => {
    const previous = tileAt.get(targets[tile.cell] ?? -1);
    return { ...tile, id: previous?.power === tile.power ? previous.id : tile.id, fate: 'resting' };
  });
  return { ...restored, tiles: tilesBack };
}

/** The tiles of `state`, tracked from the previous ones if possible; `events` led to `state`. */
export function trackTiles(previous: TrackedTiles, state: State2048, events: readonly Event2048[]): TrackedTiles {
  const slid = events.find((event) => event.type === 'slid');
  // If turns were played faster than they were rendered, the previous board is more than one turn behind.
  if (slid && previous.state.turns === state.turns - 1) return applySlide(previous, state, slid.targets, events);
  const isOneBack = events.length === 0 && state.turns === previous.state.turns - 1;
  const back = isOneBack ? DIRECTIONS.find((direction) => isSlideBetween(state.board, direction, previous.state.board)) : undefined;
  return back ? undoSlide(previous, state, back) : createTiles(state, previous.nextId);
}
