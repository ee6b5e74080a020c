// Tiles that stay themselves from one board to the next, so that they can be seen to slide, to merge and to come.
import { LANES, slideInto, targetsOf, type Board } from '#app/mini-games/2048/rules/board.ts';
import type { State2048 } from '#app/mini-games/2048/rules/rules.ts';
import type { Power } from '#app/mini-games/2048/rules/rows.ts';

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

/** Fresh tiles for a state that nobody has seen come. */
export function tilesOf(state: State2048, nextId = 1): Tiles {
  const tiles = state.board.flatMap((power, cell): Tile[] => (power === 0 ? [] : [{ id: nextId + cell, cell, power, fate: 'new' }]));
  return { state, tiles, nextId: nextId + state.board.length };
}

/** Whether `after` is the board that the slide from `before` leads to. */
function followsFrom(before: Board, after: State2048): boolean {
  if (after.last === null) return false;
  const slid = before.slice();
  slideInto(before, after.last.direction, slid);
  const { spawned } = after.last;
  return slid.every((power, cell) => (cell === spawned ? power === 0 : power === after.board[cell]));
}

/** The tiles after one turn: they slide, two that meet are gone and make a third, and one is new. */
function forward({ state: before, tiles, nextId }: Tiles, state: State2048): Tiles {
  const { last, board } = state;
  if (last === null) return tilesOf(state, nextId);
  const targets = targetsOf(before.board, last.direction);
  const standing = new Map(tiles.filter(({ fate }) => fate !== 'gone').map((tile) => [tile.cell, tile]));
  const arrived: Tile[] = [];
  const made: Tile[] = [];
  let id = nextId;
  for (const from of LANES[last.direction]) {
    const tile = standing.get(from);
    const cell = targets[from];
    if (!tile || cell === undefined) continue;
    const power = board[cell] ?? 0;
    const isGone = power !== tile.power;
    arrived.push({ ...tile, cell, fate: isGone ? 'gone' : 'resting' });
    if (!isGone || made.some((other) => other.cell === cell)) continue;
    made.push({ id, cell, power, fate: 'made' });
    id += 1;
  }
  const fresh: Tile = { id, cell: last.spawned, power: board[last.spawned] ?? 0, fate: 'new' };
  return { state, tiles: [...arrived, ...made, fresh], nextId: id + 1 };
}

/** The tiles after one turn was taken back: those that did not merge go back the way they came. */
function backward({ state: after, tiles, nextId }: Tiles, state: State2048): Tiles {
  if (after.last === null) return tilesOf(state, nextId);
  const targets = targetsOf(state.board, after.last.direction);
  const standing = new Map(tiles.filter(({ fate }) => fate !== 'gone').map((tile) => [tile.cell, tile]));
  const restored = tilesOf(state, nextId);
  const tilesBack = restored.tiles.map((tile): Tile => {
    const known = standing.get(targets[tile.cell] ?? -1);
    return { ...tile, id: known?.power === tile.power ? known.id : tile.id, fate: 'resting' };
  });
  return { ...restored, tiles: tilesBack };
}

/** The tiles of `state`, as far as they can be followed from those that are known. */
export function follow(known: Tiles, state: State2048): Tiles {
  if (state.turns === known.state.turns + 1 && followsFrom(known.state.board, state)) return forward(known, state);
  if (state.turns === known.state.turns - 1 && followsFrom(state.board, known.state)) return backward(known, state);
  return tilesOf(state, known.nextId);
}
