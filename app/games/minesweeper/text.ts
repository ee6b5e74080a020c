// Texts of Minesweeper: status line, figures and announcements for screen readers.
import type { GameText, KeyTableRow } from '#app/game-kit/contract.ts';
import { createGridKeys } from '#app/game-kit/lib/controls.ts';
import { formatCount } from '#app/content/format/format-count.ts';
import { lowercaseFirst, getPlaceName } from '#app/game-kit/lib/grid.ts';
import { countLeft, getOutcome, type MinesweeperEvent, type MinesweeperState } from './rules/state.ts';

export const FLAG: KeyTableRow = { keys: ['f'], action: 'Add or remove a flag' };
export const CHORD: KeyTableRow = { keys: ['c'], action: 'Open the squares around a number' };

export const keys: readonly KeyTableRow[] = [
  ...createGridKeys('square'),
  { keys: ['Enter', 'Space'], action: 'Open the square, or the squares around a number that has all its flags' },
  FLAG,
  CHORD,
];

/** Describes the number of an open square. */
export function describeNumber(nearby: number): string {
  if (nearby === 0) return 'clear';
  return `${formatCount(nearby, 'mine')} nearby`;
}

function getStatus(state: MinesweeperState): string {
  const outcome = getOutcome(state);
  if (outcome) return outcome.result === 'won' ? 'You Won!' : 'Game Over!';
  return state.field.length === 0 ? 'Start anywhere' : `${formatCount(countLeft(state), 'square')} to go`;
}

/** Announces the opened squares and how many are left, or a flag and the remaining mines, or the end. */
function describeEvents(events: readonly MinesweeperEvent[], state: MinesweeperState): string | null {
  const describePlace = (cell: number) => lowercaseFirst(getPlaceName(cell, state.width));
  const [last] = events.slice(-1);
  switch (last?.type) {
    case 'opened': {
      const [first = 0, ...others] = last.cells;
      const opened = others.length > 0 ? `${last.cells.length} squares` : `1 square: ${describeNumber(state.field[first] ?? 0)}`;
      return `Opened ${opened}. ${getOutcome(state) ? getStatus(state) : `${countLeft(state)} to go`}`;
    }
    case 'exploded': {
      // After a chord, name the hit squares: the player pressed the number, not the mine.
      const location = events[0]?.type === 'chorded' ? ` at ${last.cells.map(describePlace).join(' and ')}` : '';
      return `${last.cells.length === 1 ? 'Mine' : 'Mines'}${location}. ${getStatus(state)}`;
    }
    case 'flagged':
      return `Flag on ${describePlace(last.cell)}. Mines left: ${state.mines - state.flags}`;
    case 'unflagged':
      return `Flag removed from ${describePlace(last.cell)}. Mines left: ${state.mines - state.flags}`;
    default:
      return null;
  }
}

export const text: GameText<MinesweeperState, MinesweeperEvent> = {
  status: getStatus,
  figures: ({ mines, flags }) => [['Mines left', mines - flags]],
  announcement: describeEvents,
};
