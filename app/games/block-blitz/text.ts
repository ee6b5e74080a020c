// Texts of Block Blitz: status line, figures, toasts and announcements for screen readers.
import type { GameText } from '#app/game-kit/contract.ts';
import { getPlaceName, lowercaseFirst } from '#app/game-kit/lib/place-names.ts';
import { getPieceName } from './names.ts';
import { SIDE } from './rules/field.ts';
import { isOver, type BlockBlitzEvent, type BlockBlitzState } from './rules/rules.ts';

function getStatus(state: BlockBlitzState): string {
  if (isOver(state)) return 'No blocks fit.';
  return state.combo > 1 ? `Combo ×${state.combo}` : 'Fill a row or a column';
}

function describeEvent(event: BlockBlitzEvent): string {
  switch (event.type) {
    case 'placed':
      return `Placed ${lowercaseFirst(getPieceName(event.piece))}, at ${lowercaseFirst(getPlaceName(event.cells[0] ?? 0, SIDE))}`;
    case 'burst': {
      const lines = event.rows.length + event.columns.length;
      const burst = lines === 1 ? 'a line bursts' : `${lines} lines burst`;
      return `, ${burst} for ${event.points} points${event.combo > 1 ? `, combo ${event.combo}` : ''}`;
    }
    case 'dealt':
      return '. Three new blocks';
    case 'over':
      return '. No blocks fit';
    default:
      event satisfies never;
      return '';
  }
}

/** What stands on a burst, and its middle in cells of the board: the combo from the second turn on, and the points. */
export function labelBurst(events: readonly BlockBlitzEvent[]) {
  const burst = events.find(({ type }) => type === 'burst');
  if (burst?.type !== 'burst') return null;
  const getMiddle = (lines: readonly number[]) => (lines.length === 0 ? SIDE / 2 : (Math.min(...lines) + Math.max(...lines) + 1) / 2);
  const combo = burst.combo > 1 ? `Combo ×${burst.combo}` : null;
  return { combo, points: `+${burst.points}`, row: getMiddle(burst.rows), column: getMiddle(burst.columns) };
}

export const text: GameText<BlockBlitzState, BlockBlitzEvent> = {
  status: getStatus,
  figures: ({ score }, { best }) => [
    ['Score', score],
    ['Best', best ?? 0],
  ],
  announcement: (events) => (events.length === 0 ? null : events.map(describeEvent).join('')),
};
