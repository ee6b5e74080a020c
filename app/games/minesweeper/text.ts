// What Minesweeper says.
import type { Words } from '#app/game-kit/contract.ts';
import { inSentence, placeAt } from '#app/game-kit/lib/place-names.ts';
import { countLeft, outcomeOf, type MinesweeperEvent, type MinesweeperState } from './rules/state.ts';

/** What an open square says of its neighbors. */
export function numberName(nearby: number): string {
  if (nearby === 0) return 'clear';
  return nearby === 1 ? '1 mine nearby' : `${nearby} mines nearby`;
}

function status(state: MinesweeperState): string {
  const outcome = outcomeOf(state);
  if (outcome) return outcome.result === 'won' ? 'You Won!' : 'Game Over!';
  return state.field.length === 0 ? 'Start anywhere' : `${countLeft(state)} to go`;
}

/** A whole flood at once and what is to go; a flag and the mines that are left; or the end. */
function told(events: readonly MinesweeperEvent[], state: MinesweeperState): string | null {
  const place = (cell: number) => inSentence(placeAt(cell, state.width));
  const [last] = events.slice(-1);
  switch (last?.type) {
    case 'opened': {
      const [first = 0, ...others] = last.cells;
      const opened = others.length > 0 ? `${last.cells.length} cells` : `1 cell: ${numberName(state.field[first] ?? 0)}`;
      return `Opened ${opened}. ${status(state)}`;
    }
    case 'exploded': {
      // Whoever opened the squares around a number has pointed at none of them.
      const where = events[0]?.type === 'chorded' ? ` at ${last.cells.map(place).join(' and ')}` : '';
      return `${last.cells.length === 1 ? 'Mine' : 'Mines'}${where}. ${status(state)}`;
    }
    case 'flagged':
      return `Flag on ${place(last.cell)}. Mines left: ${state.mines - state.flags}`;
    case 'unflagged':
      return `Flag removed from ${place(last.cell)}. Mines left: ${state.mines - state.flags}`;
    default:
      return null;
  }
}

export const words: Words<MinesweeperState, MinesweeperEvent> = {
  status,
  figures: ({ mines, flags }) => [['Mines left', mines - flags]],
  told,
};
