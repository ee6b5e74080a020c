// The rules of Minesweeper.
import { formatCount } from '#app/content/format/format-count.ts';
import type { MoveResult, Rules } from '#app/game-kit/rules.ts';
import { FLAGGED, HIDDEN, MINE, OPEN, openArea } from './field.ts';
import { getGrid } from './grid.ts';
import { dealSolvable } from './generator.ts';
import { getOutcome, listNeighbors } from './state.ts';
import type { MinesweeperEvent, MinesweeperMove, MinesweeperOptions, MinesweeperState } from './state.ts';

type Turn = MoveResult<MinesweeperState, MinesweeperEvent>;

/** Places the mines when the first square is opened. */
function withMines(state: MinesweeperState, first: number): MinesweeperState {
  if (state.field.length > 0) return state;
  const [field, rng] = dealSolvable(getGrid(state), state.mines, first, state.rng);
  return { ...state, field, first, rng };
}

/** Opens squares and appends the events. A mine among them loses the game, even if they are the last squares. */
function openSquares(state: MinesweeperState, cells: readonly number[], events: MinesweeperEvent[]): Turn {
  const { field } = state;
  const covers = state.covers.slice();
  const opened = openArea(getGrid(state), field, covers, cells);
  const hits = opened.filter((cell) => field[cell] === MINE);
  const safe = hits.length === 0 ? opened : opened.filter((cell) => field[cell] !== MINE);
  if (safe.length > 0) events.push({ type: 'opened', cells: safe });
  if (hits.length > 0) events.push({ type: 'exploded', cells: hits });
  const coversBeforeHit = hits.length > 0 ? state.covers : null;
  const next = { ...state, covers, coversBeforeHit, opened: state.opened + safe.length, hits, clicks: state.clicks + 1 };
  if (getOutcome(next)?.result !== 'won') return { state: next, events };
  const flagged = covers.map((cover, cell) => (field[cell] === MINE ? FLAGGED : cover));
  return { state: { ...next, covers: flagged, flags: state.mines }, events };
}

function toggleFlag(state: MinesweeperState, cell: number): Turn {
  const isFlagged = state.covers[cell] === FLAGGED;
  return {
    state: {
      ...state,
      covers: state.covers.with(cell, isFlagged ? HIDDEN : FLAGGED),
      flags: state.flags + (isFlagged ? -1 : 1),
      clicks: state.clicks + 1,
    },
    events: [{ type: isFlagged ? 'unflagged' : 'flagged', cell }],
  };
}

function chord(state: MinesweeperState, cell: number): Turn {
  const hidden = listNeighbors(state, cell, HIDDEN);
  if (hidden.length === 0) return { refused: 'Nothing left to open around it.' };
  const nearby = state.field[cell] ?? 0;
  const flags = listNeighbors(state, cell, FLAGGED).length;
  if (flags === nearby) return openSquares(state, hidden, [{ type: 'chorded', cell }]);
  return { refused: `The ${nearby} needs ${formatCount(nearby, 'flag')} around it and has ${flags}.` };
}

/**
 * The goal is to open every square without a mine; a number counts the mines around it. The first square never touches a mine, and logic
 * alone leads from it to the end. A win flags the remaining mines.
 */
export const rules: Rules<MinesweeperState, MinesweeperMove, MinesweeperEvent, MinesweeperOptions> = {
  version: 1,
  variants: [
    { id: 'small', label: 'Small 8×8', pace: 'turns', options: { width: 8, height: 8, mines: 10 } },
    { id: 'medium', label: 'Medium 9×12', pace: 'turns', options: { width: 9, height: 12, mines: 18 } },
    { id: 'large', label: 'Large 16×16', pace: 'turns', options: { width: 16, height: 16, mines: 40 } },
    { id: 'expert', label: 'Expert 30×16', pace: 'turns', options: { width: 30, height: 16, mines: 99 } },
  ],
  start: (options, seed) => ({
    ...options,
    field: [],
    first: null,
    covers: getGrid(options).zeros,
    opened: 0,
    flags: 0,
    hits: [],
    coversBeforeHit: null,
    clicks: 0,
    rng: seed,
  }),
  play(state, move) {
    if (getOutcome(state)) return { refused: 'This game is over.' };
    const { cell } = move;
    const cover = state.covers[cell];
    if (cover === undefined) return { refused: "There's no such square." };
    switch (move.type) {
      case 'reveal':
        if (cover === FLAGGED) return { refused: 'Remove the flag first.' };
        return cover === OPEN ? { refused: "It's already open." } : openSquares(withMines(state, cell), [cell], []);
      case 'flag':
        return cover === OPEN ? { refused: "It's open, so there's nothing to flag." } : toggleFlag(state, cell);
      case 'chord':
        return cover === OPEN ? chord(state, cell) : { refused: 'That only works on an open number.' };
      default:
        move.type satisfies never;
        return { refused: null };
    }
  },
  outcome: getOutcome,
  // The mines depend on the first square.
  firstMove: { encode: ({ first }) => first, decode: (cell) => ({ type: 'reveal', cell }) },
};
