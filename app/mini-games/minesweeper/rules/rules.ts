// The rules of Minesweeper.
import type { Engine } from '#app/mini-games/rules.ts';
import { deal, fewestReveals, FLAGGED, HIDDEN, MINE, OPEN, uncover } from './field.ts';
import { gridOf, placeOf } from './grid.ts';
import { candidateMoves, explain } from '#app/mini-games/minesweeper/hints.ts';
import { dealSolvable } from './solver.ts';
import {
  faceOf,
  flagsAround,
  hiddenAround,
  safeCount,
  statusOf,
  type Face,
  type LastMove,
  type MinesweeperMove,
  type MinesweeperOptions,
  type MinesweeperState,
} from './state.ts';

const CLASSIC = { width: 8, height: 8, mines: 10, needsGuesses: true };
const LARGE = { width: 9, height: 12, mines: 18, needsGuesses: true };

const CHARACTERS: Record<Face, string> = { hidden: '⬜', flagged: '🚩', open: '🟨', mine: '💣', hit: '💥', 'wrong-flag': '❌' };

function start(options: MinesweeperOptions, seed: number): MinesweeperState {
  return { ...options, field: [], covers: gridOf(options).zeros, opened: 0, flags: 0, hits: [], last: null, rng: seed };
}

/** The state with its mines in place. */
function dealt(state: MinesweeperState, first: number): MinesweeperState {
  if (state.field.length > 0) return state;
  const [field, rng] = (state.needsGuesses ? deal : dealSolvable)(gridOf(state), state.mines, first, state.rng);
  return { ...state, field, rng };
}

/** Opens some squares at once. A mine among them loses even when they are the last ones. */
function open(state: MinesweeperState, cells: readonly number[]): MinesweeperState {
  const { field } = state;
  const covers = state.covers.slice();
  const count = uncover(gridOf(state), field, covers, cells);
  const hits = cells.filter((cell) => field[cell] === MINE && covers[cell] === OPEN);
  const opened = state.opened + count - hits.length;
  const next = { ...state, covers, opened, hits, last: { type: 'opened', count } } as const;
  if (statusOf(next) !== 'won') return next;
  return { ...next, covers: covers.map((cover, cell) => (field[cell] === MINE ? FLAGGED : cover)), flags: state.mines };
}

function toggleFlag(state: MinesweeperState, cell: number): MinesweeperState {
  const isFlagged = state.covers[cell] === FLAGGED;
  return {
    ...state,
    covers: state.covers.with(cell, isFlagged ? HIDDEN : FLAGGED),
    flags: state.flags + (isFlagged ? -1 : 1),
    last: { type: isFlagged ? 'unflagged' : 'flagged', cell },
  };
}

function refusalOfChord(state: MinesweeperState, cell: number): string | null {
  if (hiddenAround(state, cell).length === 0) return 'Nothing is left to open around it.';
  const nearby = state.field[cell] ?? 0;
  const flags = flagsAround(state, cell);
  return flags === nearby ? null : `The ${nearby} needs ${nearby === 1 ? '1 flag' : `${nearby} flags`} around it and has ${flags}.`;
}

function refusal(state: MinesweeperState, move: MinesweeperMove): string | null {
  if (statusOf(state) !== 'playing') return 'This game is over.';
  const { cell } = move;
  const cover = state.covers[cell];
  if (cover === undefined) return 'There is no such square.';
  switch (move.type) {
    case 'reveal':
      if (cover === FLAGGED) return 'A flag protects it. Take the flag away first.';
      return cover === OPEN ? 'It is open already.' : null;
    case 'flag':
      return cover === OPEN ? 'It is open: there is nothing to flag.' : null;
    case 'chord':
      return cover === OPEN ? refusalOfChord(state, cell) : 'Only an open number opens its neighbors.';
    default:
      move.type satisfies never;
      return 'There is no such move.';
  }
}

function play(state: MinesweeperState, move: MinesweeperMove): MinesweeperState {
  if (refusal(state, move) !== null) return state;
  const { type, cell } = move;
  if (type === 'flag') return toggleFlag(state, cell);
  return type === 'reveal' ? open(dealt(state, cell), [cell]) : open(state, hiddenAround(state, cell));
}

function describeLast(state: MinesweeperState, last: LastMove): string {
  switch (last.type) {
    case 'opened':
      return `Opened ${last.count === 1 ? '1 cell' : `${last.count} cells`}, ${safeCount(state) - state.opened} to go`;
    case 'flagged':
      return `Flag on ${placeOf(state, last.cell)}`;
    case 'unflagged':
      return `No flag on ${placeOf(state, last.cell)}`;
    default:
      return last satisfies never;
  }
}

function describe(state: MinesweeperState): string {
  const status = statusOf(state);
  if (status === 'won') return 'You Won!';
  if (status === 'lost') return 'Game Over!';
  return state.last ? describeLast(state, state.last) : 'Start anywhere';
}

/** A finished board in characters, row by row. */
function share(state: MinesweeperState): string {
  const cells = state.covers.map((_, cell) => CHARACTERS[faceOf(state, cell)]);
  return Array.from({ length: state.height }, (_, row) => cells.slice(row * state.width, (row + 1) * state.width).join('')).join('\n');
}

/** Every square without a mine has to be opened; numbers count the mines around them. The first square is never near a mine. */
export const engine: Engine<MinesweeperState, MinesweeperMove, MinesweeperOptions> = {
  version: 1,
  variants: [
    { label: 'Classic 8×8', options: CLASSIC },
    { label: 'No guessing', options: { ...CLASSIC, needsGuesses: false } },
    { label: 'Large 9×12', options: LARGE },
    { label: 'Large, no guessing', options: { ...LARGE, needsGuesses: false } },
  ],
  start,
  play,
  refusal,
  status: statusOf,
  score: (state) => state.opened,
  describe,
  candidateMoves,
  explain,
  summary: (state) => [
    `Opened: ${state.opened} of ${safeCount(state)}`,
    `Fewest clicks for this board: ${fewestReveals(gridOf(state), state.field)}`,
  ],
  share,
  hasBegun: (state) => state.field.length > 0,
};
